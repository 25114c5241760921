// The tracks of a game as its board tells them: for games whose map brings no margin of its own.
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

export function Tracks({ ui }: { readonly ui: Ui }) {
  const { tracks } = ui.table.board.value;
  if (tracks.length === 0) return null;
  return (
    <section aria-label={W.tracks}>
      <h2 class="cap">{W.tracks}</h2>
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
