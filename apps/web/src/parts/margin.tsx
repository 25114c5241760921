// The left margin: the game's own tracks and lists, or for any game its tracks and forces as the board tells them.
import { signal } from '@preact/signals';
import { lazy } from '../core/lazy.tsx';
import { Magnified } from './magnified.tsx';
import type { Ui } from './ui.ts';

const Forces = lazy(() => import('./forces.tsx').then((m) => m.Forces), null);
/** Whether the margin shows the forces; the tab of a narrow screen always does. */
const opened = signal(false);

function ForcesSection({ ui }: { readonly ui: Ui }) {
  const open = opened.value || ui.tab.value === 'forces';
  return (
    <section aria-label="Forces">
      <h2 class="cap">
        <button
          type="button"
          class="link"
          aria-expanded={open}
          onClick={() => {
            opened.value = !opened.value;
          }}
        >
          Forces as cards
        </button>
      </h2>
      {open && <Forces ui={ui} />}
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
      {ui.tab.value === 'forces' && <Magnified ui={ui} />}
      {Own !== undefined ? <Own ui={ui} /> : <Tracks ui={ui} />}
      {ui.kit?.forces !== 'own' && <ForcesSection ui={ui} />}
    </section>
  );
}
