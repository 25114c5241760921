// The margin of Rudder's Line: turn record, victory areas, the whole sheet in small, what the lines mean, losses.
import type { KitUi } from '../../map/kit.ts';
import { Overview } from '../../map/overview.tsx';
import { starPath } from '../../map/symbols.tsx';
import * as W from '../../words/rudders-line.ts';
import { factsOf, type RudderFacts } from './facts.ts';

const STAR = starPath(7, 8, 9);
const MOON = 'M11 2.500a5.500 5.500 0 1 0 3 8.500a4.800 4.800 0 0 1-3-8.500Z';

function TurnRecord({ facts }: { readonly facts: RudderFacts }) {
  const now = facts.turn.number;
  return (
    <section class="turns-part" aria-label={W.turnRecord}>
      <h2 class="cap">{W.turnRecord}</h2>
      <ol class="turn-record">
        {facts.track.map(({ turn, label, night }) => (
          <li key={turn} data-past={turn < now} aria-current={turn === now ? 'step' : undefined}>
            <b>{turn}</b>
            {night && (
              <svg width="16" height="14" viewBox="0 0 16 14" aria-hidden="true">
                <path d={MOON} fill="none" stroke="currentColor" stroke-width="1.4" />
              </svg>
            )}
            <span>{label}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function VictoryAreas({ ui, facts }: { readonly ui: KitUi; readonly facts: RudderFacts }) {
  const { held, of, need } = facts.victory;
  const stars = facts.places.filter(({ area }) => area?.star === true);
  return (
    <section class="victory-part" aria-label={W.victoryAreas}>
      <h2 class="cap">{W.victoryAreas}</h2>
      <p class="stars-line">{W.americansControl(held, of, need)}</p>
      <table class="tracks">
        <tbody>
          {stars.map(({ id, short, area }) => {
            const us = area?.owner === 'US';
            return (
              <tr key={id}>
                <th scope="row">
                  <button
                    type="button"
                    class="place-link"
                    onClick={() => {
                      ui.marked.value = [id];
                    }}
                  >
                    <svg width="16" height="17" viewBox="0 0 16 17" aria-hidden="true">
                      <path d={STAR} fill={us ? 'currentColor' : 'none'} stroke="currentColor" stroke-width="1.2" />
                    </svg>
                    {id} <span>{short}</span>
                  </button>
                </th>
                <td>{us ? W.american : W.german}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Legend() {
  return (
    <section class="legend" aria-label={W.whatTheLinesMean}>
      <span>
        <svg width="26" height="10" aria-hidden="true">
          <path class="l-move" d="M0 5H26" />
        </svg>{' '}
        {W.mayMove}
      </span>
      <span>
        <svg width="26" height="10" aria-hidden="true">
          <path class="l-attack" d="M0 3H26" />
          <path class="l-teeth" d="M0 6.500H26" />
        </svg>{' '}
        {W.mayAttack}
      </span>
      <span>
        <svg width="26" height="10" aria-hidden="true">
          <path class="l-select" d="M0 5H26" />
        </svg>{' '}
        {W.mayChoose}
      </span>
      <span>
        <svg width="26" height="10" aria-hidden="true">
          <path class="l-last" d="M1 5H26" />
        </svg>{' '}
        {W.lastMove}
      </span>
      <span>
        <svg class="overview-control" width="26" height="14" aria-hidden="true">
          <rect class="us" width="26" height="14" />
        </svg>{' '}
        {W.americanControl}
      </span>
      <span>
        <svg class="overview-control" width="26" height="14" aria-hidden="true">
          <rect class="ge" width="26" height="14" />
          <path class="wash-line" d="M-2 8L8 -2M2 16L18 0M12 16L28 0M22 16L30 8" stroke-width="1.300" />
        </svg>{' '}
        {W.germanControl}
      </span>
    </section>
  );
}

const LOST = { 'lost-us': W.american, 'lost-ge': W.german } as const;

function Losses({ ui }: { readonly ui: KitUi }) {
  const { tracks } = ui.table.board.value;
  return (
    <section class="losses-part" aria-label={W.losses}>
      <h2 class="cap">{W.eliminated}</h2>
      {Object.entries(LOST).map(([id, side]) => (
        <p key={id} class="loss">
          <b>{side}</b> {tracks.find((track) => track.id === id)?.value}
        </p>
      ))}
    </section>
  );
}

export function RudderMargin({ ui }: { readonly ui: KitUi }) {
  const facts = factsOf(ui.table);
  return (
    <>
      <TurnRecord facts={facts} />
      <VictoryAreas ui={ui} facts={facts} />
      {ui.kit !== undefined && ui.mapped && <Overview kit={ui.kit} facts={ui.table.facts.value} />}
      <Legend />
      <Losses ui={ui} />
    </>
  );
}
