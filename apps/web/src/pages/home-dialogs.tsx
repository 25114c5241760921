// Dialogs of home that few visitors see: loaded when one is wanted.
import { deleteGame, type GameRecord } from '../core/storage.ts';
import { count } from '../core/words.ts';
import { Dialog } from '../dialogs/dialog.tsx';

interface Deleting {
  readonly record: GameRecord;
  readonly deleted: () => void;
  readonly close: () => void;
}

export function DeleteDialog({ record, deleted, close }: Deleting) {
  return (
    <Dialog title="Delete this game?" close={close}>
      <p>
        {record.title}, {count(record.count, 'choice')}. It cannot be brought back; export its score first if you may
        want it.
      </p>
      <div class="row">
        <button type="button" class="btn main" onClick={() => void deleteGame(record.id).then(deleted)}>
          Delete
        </button>
        <button type="button" class="btn" onClick={close}>
          Keep it
        </button>
      </div>
    </Dialog>
  );
}

export function UnreadDialog({ text, close }: { readonly text: string; readonly close: () => void }) {
  return (
    <Dialog title="That could not be read" close={close}>
      <p data-problem="true">{text}</p>
      <p>Nothing was changed.</p>
    </Dialog>
  );
}
