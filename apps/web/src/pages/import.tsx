// Scores come in: by file or by clipboard. Refusals name the line and the reason.
import { useSignal } from '@preact/signals';
import { keepNew } from '../core/keep.ts';
import { readFile, readScore } from '../core/read-score.ts';
import { PERSON } from '../core/storage.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import * as W from '../words/pages.ts';

/** Keeps what was read as a new game and opens it; a sentence if it cannot be read. */
async function take(text: string): Promise<string | undefined> {
  if (text.trimStart().startsWith('{')) {
    const { takePack } = await import('../editor/take.ts');
    const taken = await takePack(text);
    if (typeof taken === 'string') return taken;
    location.hash = `#/pack/${taken.game}/${taken.id}`;
    return undefined;
  }
  const read = await readScore(text);
  if ('problem' in read) return read.problem;
  const control = read.game.seats.map(() => PERSON);
  const id = await keepNew(read.session, W.imported(read.game.title), control);
  location.hash = `#/play/${id}`;
  return undefined;
}

/** What was dropped on the page: a file, or a text. */
export async function takeDropped(dropped: File | string): Promise<string | undefined> {
  return take(typeof dropped === 'string' ? dropped : await readFile(dropped));
}

export function ImportDialog({ close }: { readonly close: () => void }) {
  const text = useSignal('');
  const problem = useSignal<string | undefined>(undefined);
  const go = (source: string): void => {
    void take(source).then((found) => {
      problem.value = found;
    });
  };
  return (
    <Dialog title={W.openASavedGame} close={close}>
      <p>{W.aboutImport}</p>
      <div class="row">
        <label class="btn">
          {W.chooseAFile}
          <input
            type="file"
            class="visually-hidden"
            accept=".txt,.score,.json,text/plain,application/json"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file !== undefined) void readFile(file).then(go);
            }}
          />
        </label>
        <button
          type="button"
          class="btn"
          onClick={() => {
            navigator.clipboard.readText().then(go, () => {
              problem.value = W.pasteBelow;
            });
          }}
        >
          {W.fromTheClipboard}
        </button>
      </div>
      <p>
        <label>
          {W.orPasteItHere}
          <textarea
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
              problem.value = undefined;
            }}
          />
        </label>
      </p>
      {problem.value !== undefined && (
        <p class="notice bad" role="alert" data-problem="true">
          {problem.value}
        </p>
      )}
      <div class="row">
        <button type="button" class="btn main" disabled={text.value.trim() === ''} onClick={() => go(text.value)}>
          {W.openWord}
        </button>
      </div>
    </Dialog>
  );
}
