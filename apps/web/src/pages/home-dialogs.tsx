// Dialogs of home that few visitors see: loaded when one is wanted.
import { deleteGame, type GameRecord } from '../core/storage.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import * as W from '../words/pages.ts';

interface Deleting {
  readonly record: GameRecord;
  readonly deleted: () => void;
  readonly close: () => void;
}

export function DeleteDialog({ record, deleted, close }: Deleting) {
  return (
    <Dialog title={W.deleteThisGame} close={close}>
      <p>{W.deleteWarning(record.title, record.count)}</p>
      <div class="row">
        <button type="button" class="btn main" onClick={() => void deleteGame(record.id).then(deleted)}>
          {W.confirmDelete}
        </button>
        <button type="button" class="btn" onClick={close}>
          {W.keepIt}
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
      <p>{W.nothingWasChanged}</p>
    </Dialog>
  );
}
