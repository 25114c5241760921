// The left margin: the game's own tracks and lists, or for any game its tracks and forces as the board tells them.
import { placeTitle } from '../core/words.ts';
import type { Ui } from './ui.ts';

/** Pieces of a seat, place by place. */
function Forces({ ui }: { readonly ui: Ui }) {
  const { places } = ui.table.board.value;
  return (
    <section aria-label="Forces">
      <h2 class="cap">Forces</h2>
      <ul class="forces">
        {places
          .filter((place) => place.pieces.length > 0)
          .map((place) => (
            <li key={place.id}>
              <b>{placeTitle(place)}</b>:{' '}
              {place.pieces.map((p) => [p.seat, p.name, ...(p.states ?? [])].join(' ')).join(', ')}
            </li>
          ))}
      </ul>
    </section>
  );
}

function Tracks({ ui }: { readonly ui: Ui }) {
  const { tracks } = ui.table.board.value;
  if (tracks.length === 0) return null;
  return (
    <section aria-label="Tracks">
      <h2 class="cap">Tracks</h2>
      <table class="tracks">
        <tbody>
          {tracks.map((track) => (
            <tr key={track.id}>
              <th scope="row">{track.name}</th>
              <td>{track.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Margin({ ui }: { readonly ui: Ui }) {
  const Own = ui.kit?.Margin;
  return (
    <section class="left" aria-label="Tracks and forces">
      {Own !== undefined ? <Own ui={ui} /> : <Tracks ui={ui} />}
      {ui.kit?.forces !== 'own' && <Forces ui={ui} />}
    </section>
  );
}
