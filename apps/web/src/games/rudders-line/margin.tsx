// The margin of Rudder's Line: turn record, victory areas, the whole sheet in small, what the lines mean, losses.
import type { KitUi } from '../../map/kit.ts';
import { Overview } from '../../map/overview.tsx';
import { crossPath, starPath } from '../../map/symbols.tsx';
import { type RudderData, shortName } from './data.ts';
import { ownerOf } from './words.ts';

const STAR = starPath(7, 8, 9);
const CROSS = crossPath(7, 8, 8);
const MOON = 'M11 2.500a5.500 5.500 0 1 0 3 8.500a4.800 4.800 0 0 1-3-8.500Z';

function TurnRecord({ ui, data }: { readonly ui: KitUi; readonly data: RudderData }) {
  const now = Number.parseInt(ui.table.board.value.tracks.find((track) => track.id === 'turn')?.value ?? '', 10);
  return (
    <section class="turns-part" aria-label="Turn record">
      <h2 class="cap">Turn record</h2>
      <ol class="turn-record">
        {data.map.track.map(({ turn, label }) => (
          <li key={turn} data-past={turn < now} aria-current={turn === now ? 'step' : undefined}>
            <b>{turn}</b>
            {/night/i.test(label) && (
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

function VictoryAreas({ ui, data }: { readonly ui: KitUi; readonly data: RudderData }) {
  const board = ui.table.board.value;
  const stars = data.map.areas.filter((area) => area.star);
  return (
    <section class="victory-part" aria-label="Victory Areas">
      <h2 class="cap">Victory Areas</h2>
      <p class="stars-line">{board.status[2]?.replace(/ \(.*?\)/, '')}</p>
      <table class="tracks">
        <tbody>
          {stars.map((area) => {
            const place = board.places.find((p) => p.id === String(area.id));
            const us = place !== undefined && ownerOf(place) === 'us';
            return (
              <tr key={area.id}>
                <th scope="row">
                  <button
                    type="button"
                    class="place-link"
                    onClick={() => {
                      ui.marked.value = [String(area.id)];
                    }}
                  >
                    <svg width="16" height="17" viewBox="0 0 16 17" aria-hidden="true">
                      <path
                        d={us ? STAR : CROSS}
                        fill={us ? 'currentColor' : 'none'}
                        stroke="currentColor"
                        stroke-width="1.2"
                      />
                    </svg>
                    {area.id} <span>{shortName(area.name)}</span>
                  </button>
                </th>
                <td>{us ? 'American' : 'German'}</td>
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
    <section class="legend" aria-label="What the lines mean">
      <span>
        <svg width="26" height="10" aria-hidden="true">
          <path class="l-move" d="M0 5H26" />
        </svg>{' '}
        may move
      </span>
      <span>
        <svg width="26" height="10" aria-hidden="true">
          <path class="l-attack" d="M0 3H26" />
          <path class="l-teeth" d="M0 6.500H26" />
        </svg>{' '}
        may attack
      </span>
      <span>
        <svg width="26" height="10" aria-hidden="true">
          <path class="l-select" d="M0 5H26" />
        </svg>{' '}
        may choose
      </span>
      <span>
        <svg width="26" height="10" aria-hidden="true">
          <path class="l-last" d="M1 5H26" />
        </svg>{' '}
        last move
      </span>
    </section>
  );
}

function Losses({ ui }: { readonly ui: KitUi }) {
  const tracks = ui.table.board.value.tracks.filter((track) => track.id.startsWith('lost'));
  return (
    <section class="losses-part" aria-label="Losses">
      <h2 class="cap">Out of the game</h2>
      {tracks.map((track) => (
        <p key={track.id} class="loss">
          <b>{track.id.endsWith('us') ? 'American' : 'German'}</b> {track.value}
        </p>
      ))}
    </section>
  );
}

export function RudderMargin({ ui, data }: { readonly ui: KitUi; readonly data: RudderData }) {
  return (
    <>
      <TurnRecord ui={ui} data={data} />
      <VictoryAreas ui={ui} data={data} />
      {ui.kit !== undefined && ui.mapped && <Overview kit={ui.kit} />}
      <Legend />
      <Losses ui={ui} />
    </>
  );
}
