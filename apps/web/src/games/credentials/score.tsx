// The score sheet line by line, as things stand and projected: the mean of games played on from here by rules of thumb.
import { OUTSTANDING, playOut, RESPECTABLE } from '@bocage/credentials/facts';
import { generator, isWhole } from '@bocage/engine';
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadWhole } from '../../core/catalogue.ts';
import type { GameModel } from '../../core/game-model.ts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/credentials.ts';
import { Rule } from './bits.tsx';
import { panelFacts } from './panel-facts.ts';

/** Games for a projection: its mean is then good to about half a point. */
const GAMES = 40;

interface Projection {
  readonly table: GameModel;
  readonly rev: number;
  readonly n: number;
  readonly sums: ReadonlyMap<string, number>;
  readonly totals: readonly number[];
}

const projection: Signal<Projection | undefined> = signal(undefined);

/** Plays on in slices, one game at a time, so that the page stays quick; stops when the position has changed. */
async function project(table: GameModel): Promise<void> {
  // Rules of thumb belong to the whole game; the table plays without them.
  const game = isWhole(table.game) ? table.game : await loadWhole('credentials');
  if (typeof game === 'string') {
    table.notice.value = { rule: '', code: 'plan', text: game };
    return;
  }
  const rev = table.rev.value;
  const state = table.session.state.slice();
  const random = generator(String(table.session.entries.length + 1));
  projection.value = { table, rev, n: 0, sums: new Map(), totals: [] };
  const one = (): void => {
    const now = projection.value;
    if (now === undefined || now.table !== table || now.rev !== table.rev.value || now.n >= GAMES) return;
    const sheet = panelFacts.score(playOut(game, state, random));
    const sums = new Map(now.sums);
    for (const line of sheet.lines) sums.set(line.id, (sums.get(line.id) ?? 0) + line.points);
    projection.value = { ...now, n: now.n + 1, sums, totals: [...now.totals, sheet.total] };
    setTimeout(one);
  };
  setTimeout(one);
}

const mean = (sum: number, n: number): string => (n === 0 ? '' : (sum / n).toFixed(1));

function Explained({ made }: { readonly made: Projection }) {
  const sorted = [...made.totals].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  if (made.n < GAMES)
    return (
      <p class="muted" role="status">
        {W.projecting(made.n, GAMES)}
      </p>
    );
  const wins = sorted.filter((n) => n >= RESPECTABLE).length;
  return <p class="muted">{W.projection(GAMES, at(0.1), at(0.9), Math.round((100 * wins) / GAMES), RESPECTABLE)}</p>;
}

export function ScoreSheet({ ui }: { readonly ui: KitUi }) {
  const { table } = ui;
  const rev = table.rev.value;
  const over = table.session.over;
  const sheet = panelFacts.score(table.moment.value.state);
  const found = projection.value;
  const made = found !== undefined && found.table === table && found.rev === rev ? found : undefined;
  useEffect(() => {
    if (found !== undefined && made === undefined) projection.value = undefined;
  }, [rev]);
  const level = table.session.start.options?.level ?? 'standard';
  return (
    <section aria-label={W.victoryPoints}>
      <h2 class="cap">{W.victoryPointsSoFar(over)}</h2>
      <table class="tracks score-sheet">
        {made !== undefined && (
          <thead>
            <tr>
              <td />
              <th scope="col">{W.nowColumn}</th>
              <th scope="col">{W.projected}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {sheet.lines.map((line) => (
            <tr key={line.id} data-none={line.points === 0}>
              <th scope="row">
                {line.label}
                <small>
                  {line.text} <Rule ui={ui} rule={line.rule} />
                </small>
              </th>
              <td>{line.points}</td>
              {made !== undefined && <td class="projected">{mean(made.sums.get(line.id) ?? 0, made.n)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {sheet.gradeName}
              <small>{W.gradesOfLevel(RESPECTABLE, OUTSTANDING, String(level).replace('-', ' '))}</small>
            </th>
            <td>{sheet.total}</td>
            {made !== undefined && (
              <td class="projected">
                {mean(
                  made.totals.reduce((sum, n) => sum + n, 0),
                  made.n,
                )}
              </td>
            )}
          </tr>
        </tfoot>
      </table>
      {made !== undefined ? (
        <Explained made={made} />
      ) : (
        !over &&
        table.moment.value.live && (
          <button type="button" class="btn" data-project="true" onClick={() => void project(table)}>
            {W.projectToTheEnd}
          </button>
        )
      )}
    </section>
  );
}
