// The score out of the page: as a file, on the clipboard, as a link to a moment.
import { writeScore } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import { positionNow } from '../core/position-now.ts';
import { fileName, linkTo, saveFile } from '../core/transfer.ts';
import type { Ui } from '../parts/ui.ts';
import { Dialog } from './dialog.tsx';

export function ShareDialog({ ui }: { readonly ui: Ui }) {
  const { session, game } = ui.table;
  const ready = useSignal(false);
  ready.value;
  const score = writeScore(
    session,
    positionNow(session, () => {
      ready.value = true;
    }),
  );
  const said = useSignal('');
  const copy = (text: string, done: string): void => {
    navigator.clipboard.writeText(text).then(
      () => {
        said.value = done;
      },
      () => {
        said.value = 'The browser does not let this page write to the clipboard: select the text below and copy it.';
      },
    );
  };
  return (
    <Dialog
      title="Save or share"
      close={() => {
        ui.dialog.value = undefined;
      }}
    >
      <p>The whole game as a text that Bocage reads again, here, in the terminal or on another machine.</p>
      <div class="row">
        <button
          type="button"
          class="btn main"
          onClick={() => saveFile(fileName(game.id, session.entries.length), score)}
        >
          Save as a file
        </button>
        <button type="button" class="btn" onClick={() => copy(score, 'The score is on the clipboard.')}>
          Copy the score
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            void linkTo(session, ui.table.moment.value.n).then((link) => {
              if (link === undefined) said.value = 'This score is too long for a link: save it as a file.';
              else copy(link, 'The link to this moment is on the clipboard.');
            });
          }}
        >
          Copy a link to this moment
        </button>
      </div>
      <p role="status">{said}</p>
      <textarea readOnly aria-label="The score" value={score} />
    </Dialog>
  );
}
