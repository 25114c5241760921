// The end of the campaign: its replay on the map round by round, points by round, supplies used and lost by Division.
import { OUTSTANDING, RESPECTABLE } from '@bocage/credentials/facts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { paceDelay } from '../../core/settings.ts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/credentials.ts';
import { TokenLine } from './bits.tsx';
import { divisionName } from './facts.ts';
import { panelFacts } from './panel-facts.ts';
import { ScoreSheet } from './score.tsx';

const [WIDE, HIGH] = [360, 120];

interface Moment {
  readonly round: number;
  /** Choices after which the round was over. */
  readonly n: number;
  readonly points: number;
}

/** Points at the end of each round. */
function momentsOf(ui: KitUi, rounds: readonly { readonly round: number; readonly from: number }[]): readonly Moment[] {
  const { session } = ui.table;
  return rounds.map(({ round }, i) => {
    const n = rounds[i + 1]?.from ?? session.entries.length;
    return { round, n, points: panelFacts.score(session.at(n)).total };
  });
}

function Curve({
  moments,
  at,
  go,
}: {
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly go: (n: number) => void;
}) {
  const most = Math.max(24, ...moments.map((m) => m.points));
  const x = (i: number): number => 24 + (i * (WIDE - 34)) / Math.max(1, moments.length - 1);
  const y = (points: number): number => HIGH - 18 - (points * (HIGH - 30)) / most;
  return (
    <svg class="vp-curve" viewBox={`0 0 ${WIDE} ${HIGH}`} role="group" aria-label={W.victoryPointsByRound}>
      {[RESPECTABLE, OUTSTANDING].map((line) => (
        <g key={line} class="bar-line">
          <path d={`M24 ${y(line)}H${WIDE - 6}`} />
          <text x="20" y={y(line) + 4} text-anchor="end">
            {line}
          </text>
        </g>
      ))}
      <path
        class="line"
        d={moments.map((m, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(m.points).toFixed(1)}`).join('')}
      />
      {moments.map((m, i) => (
        <g
          key={m.round}
          class="moment"
          role="button"
          tabIndex={0}
          aria-label={W.showRound(m.round, m.points)}
          aria-current={i === at}
          onClick={() => go(i)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') {
              event.preventDefault();
              go(i);
            }
          }}
        >
          <rect x={x(i) - 12} y="0" width="24" height={HIGH} />
          <circle cx={x(i)} cy={y(m.points)} r={i === at ? 6 : 3.5} />
          {(moments.length < 12 || i % 2 === 0) && (
            <text x={x(i)} y={HIGH - 3} text-anchor="middle">
              {m.round}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

export function CampaignEnd({ ui }: { readonly ui: KitUi }) {
  const { table } = ui;
  const { session } = table;
  const choices = session.entries.length;
  const sums = useMemo(
    () => panelFacts.campaign([session.setupEvents, ...session.entries.map((_, i) => session.events(i))]),
    [session, choices],
  );
  const moments = useMemo(() => momentsOf(ui, sums.rounds), [sums]);
  const playing = useSignal(false);
  const { n } = table.moment.value;
  const at = Math.max(
    0,
    moments.findIndex((m) => m.n >= n),
  );
  const go = (i: number): void => {
    const to = moments[i]?.n ?? choices;
    table.looking.value = to >= choices ? undefined : to;
    ui.controller.say(W.roundPoints(moments[i]?.round, moments[i]?.points));
  };
  useEffect(() => {
    if (!playing.value) return undefined;
    if (at >= moments.length - 1) {
      playing.value = false;
      return undefined;
    }
    const delay = paceDelay();
    const timer = setTimeout(() => go(at + 1), Number.isFinite(delay) ? Math.max(500, delay) : 1200);
    return () => clearTimeout(timer);
  }, [playing.value, at]);
  return (
    <section class="plan campaign" aria-label={W.theCampaign}>
      <h3>{W.theCampaign}</h3>
      <Curve moments={moments} at={at} go={go} />
      <div class="row" role="group" aria-label={W.replayOnTheMap}>
        <button
          type="button"
          class="chip"
          data-replay="play"
          onClick={() => {
            if (!playing.value && at >= moments.length - 1) go(0);
            playing.value = !playing.value;
          }}
        >
          {playing.value ? W.pause : W.replayOnTheMap}
        </button>
        <button type="button" class="chip" disabled={at === 0} aria-label={W.roundBefore} onClick={() => go(at - 1)}>
          ‹
        </button>
        <span>{W.roundAndPoints(moments[at]?.round, <b>{moments[at]?.points}</b>)}</span>
        <button
          type="button"
          class="chip"
          disabled={at >= moments.length - 1}
          aria-label={W.roundAfter}
          onClick={() => go(at + 1)}
        >
          ›
        </button>
      </div>
      <table class="tracks division-record">
        <thead>
          <tr>
            <th scope="col">{W.division}</th>
            <th scope="col">{W.used}</th>
            <th scope="col">{W.lost}</th>
            <th scope="col">{W.fights}</th>
          </tr>
        </thead>
        <tbody>
          {sums.divisions.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                {divisionName(one)}
                {one.starved > 0 && <small>{W.starved(one.starved)}</small>}
              </th>
              <td>
                <TokenLine tokens={one.used} none="–" />
              </td>
              <td>
                <TokenLine tokens={one.lost} none="–" />
              </td>
              <td>{W.wonLost(one.won, one.beaten)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="uses">
        {W.trucksRan(sums.trucks)} <TokenLine tokens={sums.leftBehind} />.
      </p>
      <ScoreSheet ui={ui} />
    </section>
  );
}
