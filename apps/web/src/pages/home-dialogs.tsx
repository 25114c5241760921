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
        {record.title}, {count(record.count, 'choice')}. You cannot undo this. Save it to a file first if you may want
        it later.
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

interface Unread {
  readonly title: string;
  readonly text: string;
  readonly close: () => void;
}

export function UnreadDialog({ title, text, close }: Unread) {
  return (
    <Dialog title={title} close={close}>
      <p data-problem="true">{text}</p>
      <p>Nothing was changed.</p>
    </Dialog>
  );
}
