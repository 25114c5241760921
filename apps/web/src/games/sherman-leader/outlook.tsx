// The Operational Map: where Battalions may stand next Week, and how likely. In words for all, on the map for one in hand.
import { battalionOutlook } from '@bocage/sherman-leader/facts';
import { wholePercent } from '../../core/words.ts';
import type { KitUi, Spot } from '../../map/kit.ts';
import { factsOf } from './facts.ts';

/** The Battalion in hand: of the choice that is lit, or the piece that is magnified. */
function inHand(ui: KitUi): string | undefined {
  const lit = ui.table.considered.value ?? ui.lit.value;
  return lit?.about.pieces?.[0] ?? ui.piece.value;
}

/** Arrows from its band to where it may go. */
export function CountryOver({ ui, spots }: { readonly ui: KitUi; readonly spots: ReadonlyMap<string, Spot> }) {
  const id = inHand(ui);
  const outlook =
    id === undefined ? undefined : battalionOutlook(ui.table.moment.value.state).find((b) => b.battalion === id);
  const from = outlook === undefined ? undefined : spots.get(outlook.band);
  if (outlook === undefined || from === undefined) return null;
  return (
    <g class="outlook" aria-hidden="true">
      {outlook.to.map((way) => {
        const to = spots.get(way.band);
        if (to === undefined) return null;
        const [x, y] = [to.stack[0], 66];
        const text = `${way.order} ${wholePercent(way.chance)}`;
        const wide = text.length * 6.4 + 12;
        return (
          <g key={way.order}>
            {to !== from && <path d={`M${from.stack[0]} ${y}L${x} ${y}`} marker-end="url(#arrow-head)" />}
            <g transform={`translate(${x} ${to === from ? y + 26 : y})`}>
              <g class="fit">
                <rect x={-wide / 2} y="-11" width={wide} height="22" rx="3" />
                <text y="4.500" text-anchor="middle">
                  {text}
                </text>
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Every Battalion on the map with its chances: for the margin. */
export function NextWeek({ ui }: { readonly ui: KitUi }) {
  const list = battalionOutlook(ui.table.moment.value.state);
  if (list.length === 0) return null;
  const battalions = factsOf(ui.table).campaign.bands.flatMap((band) => band.battalions);
  return (
    <section aria-label="Where Battalions may go">
      <h2 class="cap">At the end of the Week</h2>
      <table class="tracks outlook-table">
        <tbody>
          {list.map((one) => (
            <tr key={one.battalion}>
              <th scope="row">
                <button
                  type="button"
                  class="link"
                  onClick={() => {
                    ui.piece.value = one.battalion;
                    ui.marked.value = [one.band];
                  }}
                >
                  {one.battalion}
                </button>
              </th>
              <td>
                {one.fixed ? 'Fixed' : one.to.map((way) => `${way.order} ${wholePercent(way.chance)}`).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <details class="notes">
        <summary>Notes in effect on the map</summary>
        <ul>
          {battalions.flatMap(({ id, card, half }) =>
            card.notes
              .filter((note) => !half || note.yellow)
              .map((note) => (
                <li key={`${id} ${note.text}`}>
                  <b>{id}</b> {note.text}
                </li>
              )),
          )}
        </ul>
      </details>
    </section>
  );
}
