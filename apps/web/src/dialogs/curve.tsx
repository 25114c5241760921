// After the game: how the chances went, where they turned, each turn a link into the history.

import { type Analysis, account } from '@bocage/ai';
import type { Game } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { CloserLook, type CurvePoint, firstLook, type Turning, turningPoints } from '../core/curve.ts';
import { percent } from '../core/words.ts';
import type { Ui } from '../parts/ui.ts';
import { useWhole } from '../parts/whole.ts';
import * as W from '../words/dialogs.ts';
import { Dialog } from './dialog.tsx';

const WIDTH = 520;
const H = 180;

/** A turning point on the curve: round if a choice made it, square if the dice did. */
interface Mark {
  /** The moment that its link opens. */
  readonly n: number;
  readonly byChance: boolean;
}

function Curve({
  points,
  marks,
  won,
  go,
}: {
  readonly points: readonly CurvePoint[];
  readonly marks: readonly Mark[];
  readonly won: boolean;
  readonly go: (n: number) => void;
}) {
  const low = won ? 0 : Math.min(...points.map((p) => p.value));
  const high = won ? 1 : Math.max(...points.map((p) => p.value), low + 1);
  const last = points.at(-1)?.n ?? 1;
  const x = (n: number): number => 34 + (n / Math.max(1, last)) * (WIDTH - 44);
  const y = (v: number): number => 10 + (1 - (v - low) / (high - low)) * (H - 34);
  const line = points.map((p, i) => `${i === 0 ? 'M' : 'L'}${x(p.n).toFixed(1)} ${y(p.value).toFixed(1)}`).join('');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the turning points below are links to the same moments.
    <svg
      class="curve"
      viewBox={`0 0 ${WIDTH} ${H}`}
      role="img"
      aria-label={W.chancesOverGame}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const at = ((event.clientX - box.left) / box.width) * WIDTH;
        go(Math.round(((at - 34) / (WIDTH - 44)) * last));
      }}
    >
      {[0, 0.5, 1].map((f) => (
        <g key={f}>
          <path d={`M34 ${y(low + f * (high - low))}H${WIDTH - 10}`} stroke="var(--hair)" />
          <text x="28" y={y(low + f * (high - low)) + 4} text-anchor="end">
            {won ? `${f * 100}%` : (low + f * (high - low)).toFixed(0)}
          </text>
        </g>
      ))}
      <path d={line} fill="none" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round" />
      {marks.map((mark, i) => {
        const at = `${x(mark.n).toFixed(1)} ${y(points.find((p) => p.n >= mark.n)?.value ?? low).toFixed(1)}`;
        return (
          <g key={mark.n} class="turn" transform={`translate(${at})`} data-by={mark.byChance ? 'luck' : 'choice'}>
            {mark.byChance ? <rect x="-8" y="-8" width="16" height="16" /> : <circle r="8.500" />}
            <text y="4" text-anchor="middle">
              {i + 1}
            </text>
          </g>
        );
      })}
      <text x="34" y={H - 4}>
        {W.start}
      </text>
      <text x={WIDTH - 10} y={H - 4} text-anchor="end">
        {W.choiceNumber(last)}
      </text>
    </svg>
  );
}

interface TurnsProps {
  readonly go: (n: number) => void;
}

function FirstTurns({ turns, won, go }: TurnsProps & { readonly turns: readonly Turning[]; readonly won: boolean }) {
  const show = (value: number): string => (won ? percent(value) : value.toFixed(1));
  return (
    <ol class="forces turns">
      {turns.map((t) => (
        <li key={t.n}>
          <button type="button" class="link" data-turn={t.n} onClick={() => go(t.n)}>
            {W.afterChoice(t.n)}
          </button>{' '}
          {W.turned(show(t.from), show(t.to), t.byChance, t.text)}
        </li>
      ))}
    </ol>
  );
}

/** The choice made, the better one, what chance gave; each a link to the position before it. */
function CloseTurns({ ui, analysis, go }: TurnsProps & { readonly ui: Ui; readonly analysis: Analysis }) {
  const { seats } = ui.table.game;
  const amount = (x: number): string => (analysis.scored ? W.points(x.toFixed(1)) : `${Math.round(x * 100)}%`);
  const more = (x: number): string => `${x < 0 ? '−' : '+'}${amount(Math.abs(x))}`;
  const sums = account(analysis, analysis.scored ? 0.1 : 0.01);
  return (
    <>
      {analysis.turningPoints.length === 0 && <p>{W.noTurningPoint}</p>}
      <ol class="forces turns" data-close="true">
        {analysis.turningPoints.map((t) => (
          <li key={t.index} data-by={t.by}>
            <button type="button" class="link" data-turn={t.index} onClick={() => go(t.index)}>
              {W.beforeChoice(t.index + 1, t.turn)}
            </button>{' '}
            {t.text}
          </li>
        ))}
      </ol>
      <h3>{W.decisionsAndLuck}</h3>
      <table class="tracks" data-sums="true">
        <tbody>
          <tr>
            <th scope="row">{W.atTheBeginning(analysis.scored, seats[0]?.name)}</th>
            <td>{amount(sums.begins)}</td>
          </tr>
          {seats.map((seat, i) => (
            <tr key={seat.id}>
              <th scope="row">{W.choicesOfSide(seat.name)}</th>
              <td>{more(sums.changes[i] ?? 0)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{W.luckOfDice}</th>
            <td>{more(sums.luck)}</td>
          </tr>
          <tr>
            <th scope="row">{W.atTheEnd}</th>
            <td>{amount(sums.ends)}</td>
          </tr>
        </tbody>
      </table>
      <p class="muted">
        {seats
          .map((seat, i) => {
            const made = analysis.decisions.filter((d) => d.seat === i).length;
            return W.betterChoicesFound(seat.name, analysis.missed[i] ?? 0, made);
          })
          .join('; ')}
        .
      </p>
    </>
  );
}

export function CurveDialog({ ui }: { readonly ui: Ui }) {
  const whole = useWhole(ui.table.game);
  const close = (): void => {
    ui.dialog.value = undefined;
  };
  return (
    <Dialog title={W.reviewTheGame} close={close}>
      {typeof whole === 'object' ? <Course ui={ui} whole={whole} close={close} /> : <p role="status">{whole}</p>}
    </Dialog>
  );
}

function Course({ ui, whole, close }: { readonly ui: Ui; readonly whole: Game; readonly close: () => void }) {
  const { session, game } = ui.table;
  const look = useMemo(() => new CloserLook(firstLook(session, whole)), [session, whole]);
  const problem = useSignal<string | undefined>(undefined);
  const lookCloser = (): void => {
    void look.run(session).then((text) => {
      problem.value = text;
    });
  };
  // The closer look knows what would have been better: it begins by itself, and the first look stands until it is done.
  useEffect(() => {
    lookCloser();
    return () => look.close();
  }, [look]);
  const points = look.points.value;
  const won = game.seats.length > 1 && points.every((p) => p.value >= 0 && p.value <= 1);
  const analysis = look.analysis.value;
  const running = look.progress.value;
  const turns = useMemo(() => turningPoints(session, whole, points), [session, whole, points]);
  const marks: readonly Mark[] =
    analysis === undefined ? turns : analysis.turningPoints.map((t) => ({ n: t.index, byChance: t.by === 'luck' }));
  const go = (n: number): void => {
    close();
    ui.historyOpen.value = true;
    ui.look(n);
  };
  if (points.length === 0) return <p>{W.cannotBeRated}</p>;
  return (
    <>
      <p class="muted">
        {won ? W.estimatedChance(game.seats[0]?.name) : W.estimatedPoints},{' '}
        {points.some((p) => p.close) ? W.fromTrialGames : W.fromThePositionAlone}.
      </p>
      <Curve points={points} marks={marks} won={won} go={go} />
      <h3>{W.turningPoints}</h3>
      {analysis === undefined ? (
        <FirstTurns turns={turns} won={won} go={go} />
      ) : (
        <CloseTurns ui={ui} analysis={analysis} go={go} />
      )}
      {running === undefined && analysis === undefined && (
        <div class="row">
          <button type="button" class="btn" onClick={lookCloser}>
            {W.analyseEveryChoice}
          </button>
          <span class="muted">{W.aboutAnalysis}</span>
        </div>
      )}
      {running !== undefined && (
        <div class="thinking">
          <span>{W.lookingCloser}</span>
          <progress max={1} value={running} aria-label={W.lookingCloser} />
          <button type="button" class="btn" onClick={() => look.stop()}>
            {W.cancel}
          </button>
        </div>
      )}
      {problem.value !== undefined && <p role="status">{problem.value}</p>}
    </>
  );
}
