// The score out of the page: as a file, on the clipboard, as a link to a moment.
import { writeScore } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import { positionNow } from '../core/position-now.ts';
import { fileName, linkTo, saveFile } from '../core/transfer.ts';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/dialogs.ts';
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
        said.value = W.clipboardRefusedBelow;
      },
    );
  };
  return (
    <Dialog
      title={W.saveOrShare}
      close={() => {
        ui.dialog.value = undefined;
      }}
    >
      <p>{W.aboutSavedGame}</p>
      <div class="row">
        <button
          type="button"
          class="btn main"
          onClick={() => saveFile(fileName(game.id, session.entries.length), score)}
        >
          {W.saveToAFile}
        </button>
        <button type="button" class="btn" onClick={() => copy(score, W.gameCopied)}>
          {W.copyAsText}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            void linkTo(session, ui.table.moment.value.n).then((link) => {
              if (link === undefined) said.value = W.gameTooLong;
              else copy(link, W.linkCopied);
            });
          }}
        >
          {W.copyLink}
        </button>
      </div>
      <p role="status">{said}</p>
      <textarea readOnly aria-label={W.theSavedGame} value={score} />
    </Dialog>
  );
}
