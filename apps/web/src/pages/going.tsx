// Games to go on with, newest first: three of them, or all. Loaded when there are any.
import { useSignal } from '@preact/signals';
import { lazy } from '../core/lazy.tsx';
import { type GameRecord, readGame } from '../core/storage.ts';
import { ago } from '../core/words.ts';
import { Icon } from '../parts/icon.tsx';
import * as W from '../words/pages.ts';

const DeleteDialog = lazy(() => import('./home-dialogs.tsx').then((m) => m.DeleteDialog), null);

/** Turn 3 of 8 as a row of boxes: what the sentence says, seen at a glance. */
function Progress({ at, of }: { readonly at: number; readonly of: number }) {
  if (of > 24) return null;
  return (
    <span class="progress" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} data-past={i < at} />
      ))}
    </span>
  );
}

function Going({ record, again }: { readonly record: GameRecord; readonly again: () => void }) {
  const deleting = useSignal(false);
  return (
    <li>
      <a href={`#/play/${record.id}`}>
        <h3>{record.title}</h3>
        <span class="where">
          {record.where} <b>{record.over ? record.turn : W.sTurn(record.turn)}</b>
        </span>
        {record.progress !== undefined && <Progress {...record.progress} />}
        <span class="when">
          {ago(record.updated)}
          <Icon name="right" size={16} />
        </span>
      </a>
      <button
        type="button"
        class="tool"
        aria-label={W.saveNamed(record.title)}
        title={W.saveToAFile}
        onClick={() => {
          void readGame(record.id).then((stored) => {
            if (stored === undefined) return;
            void import('../core/transfer.ts').then(({ fileName, saveFile }) =>
              saveFile(fileName(record.game, record.count), stored.score),
            );
          });
        }}
      >
        <Icon name="down" />
      </button>
      <button
        type="button"
        class="tool"
        aria-label={W.deleteWord(record.title)}
        title={W.confirmDelete}
        onClick={() => {
          deleting.value = true;
        }}
      >
        <Icon name="trash" />
      </button>
      {deleting.value && (
        <DeleteDialog
          record={record}
          deleted={again}
          close={() => {
            deleting.value = false;
          }}
        />
      )}
    </li>
  );
}

/** So many are shown before all are asked for. */
const FEW = 3;

export function GoingOn({ records, again }: { readonly records: readonly GameRecord[]; readonly again: () => void }) {
  const all = useSignal(false);
  return (
    <section class="going" aria-labelledby="going">
      <h2 class="cap" id="going">
        {W.continueGame(
          records.length > FEW && (
            <button
              type="button"
              class="link"
              data-all="games"
              aria-expanded={all.value}
              onClick={() => {
                all.value = !all.value;
              }}
            >
              {all.value ? W.fewer : W.allOf(records.length)}
            </button>
          ),
        )}
      </h2>
      <ul>
        {records.slice(0, all.value ? undefined : FEW).map((record) => (
          <Going key={record.id} record={record} again={again} />
        ))}
      </ul>
    </section>
  );
}
