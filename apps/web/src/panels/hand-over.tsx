// Between two choices: the screen that shows nothing while two players change places, and the question for a real die or card.
import { Dialog } from '../dialogs/dialog.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';
import { QuestionDialog } from './question.tsx';

/** A person who rolls real dice is asked what came up. */
export function RealDice({ ui }: { readonly ui: Ui }) {
  const { table, controller } = ui;
  const asked = table.asked.value;
  if (asked === undefined) return null;
  return (
    <QuestionDialog
      key={asked.have.length}
      game={table.game}
      question={asked.question}
      answer={(text) => controller.playing.answer(text)}
      cancel={() => {
        table.asked.value = undefined;
      }}
    />
  );
}

/** Wherever the two know different things. */
export function HandOver({ ui, seat }: { readonly ui: Ui; readonly seat: number }) {
  const name = ui.table.game.seats[seat]?.name ?? '';
  return (
    <div class="cover-all">
      <Dialog title={W.handOverTo(name)} close={() => {}} firm>
        <p>{W.decidesNext(name)}</p>
        <div class="row">
          <button
            type="button"
            class="btn main"
            data-seated={seat}
            onClick={() => {
              ui.controller.looking.seated.value = seat;
            }}
          >
            {W.iAm(name)}
          </button>
        </div>
      </Dialog>
    </div>
  );
}
