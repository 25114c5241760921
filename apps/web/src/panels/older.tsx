// What a person is told about a game of an older version: which rules it keeps, what differs, and how to move it; or that it
// goes on from its last position.
import { writeScore } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import type { GameController } from '../core/game-controller.ts';
import { type GameRecord, saveGame } from '../core/storage.ts';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

export function Older({ ui }: { readonly ui: Ui }) {
  const closed = useSignal(false);
  const failed = useSignal(false);
  const { own, session } = ui.table;
  const { record } = ui.controller.keeping;
  const { after } = session.start;
  if (closed.value) return null;
  const close = (
    <button
      type="button"
      class="link"
      onClick={() => {
        closed.value = true;
      }}
    >
      {W.close}
    </button>
  );
  if (own === undefined) {
    return (
      <div class="bar" role="status" data-seam="true">
        <span>{W.continuesFromPosition(after?.count ?? 0)}</span>
        {record.from !== undefined && <a href={`#/lines/${record.from}`}>{W.readWhatWasPlayed}</a>}
        {close}
      </div>
    );
  }
  return (
    <div class="bar" role="status" data-own-rules={own.release.release}>
      <span>{W.keepsItsRules(own.release.release, own.differs)}</span>
      {own.movable !== undefined && !ui.controller.following.value && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            void moveOver(ui.controller).then((moved) => {
              if (moved) location.reload();
              failed.value = !moved;
            });
          }}
        >
          {W.moveToTodays}
        </button>
      )}
      {failed.value && <span>{W.movedNotKept}</span>}
      {close}
    </div>
  );
}

/** Takes a game that keeps older rules to today's. The choices and dice stay what they were. */
async function moveOver({ table, keeping: { record } }: GameController): Promise<boolean> {
  const session = table.own?.movable;
  if (session === undefined) return false;
  const moved: GameRecord = { ...record, updated: Date.now(), rev: record.rev + 1 };
  return (await saveGame(moved, writeScore(session), record.rev)) === 'saved';
}
