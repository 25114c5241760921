// Two players at one screen: between them a screen that shows nothing, wherever the two know different things.
import { secrets } from '../core/looking.ts';
import { PERSON } from '../core/storage.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import type { Ui } from '../parts/ui.ts';
import { QuestionDialog } from './question.tsx';

export function HandOver({ ui }: { readonly ui: Ui }) {
  const { table, desk } = ui;
  table.rev.value;
  const decision = table.decision.value;
  const asked = table.asked.value;
  if (asked !== undefined)
    return (
      <QuestionDialog
        key={asked.have.length}
        question={asked.question}
        answer={(text) => desk.playing.answer(text)}
        cancel={() => {
          table.asked.value = undefined;
        }}
      />
    );
  if (decision === undefined || !table.moment.value.live || desk.following.value) return null;
  const persons = table.control.value.filter((who) => who === PERSON).length;
  if (persons < 2 || desk.looking.seated.value === decision.seat || !secrets(table)) return null;
  const name = table.game.seats[decision.seat]?.name ?? '';
  return (
    <div class="cover-all">
      <Dialog title={`Hand over to ${name}`} close={() => {}} firm>
        <p>{name} decides next and may see what the other side may not.</p>
        <div class="row">
          <button
            type="button"
            class="btn main"
            data-seated={decision.seat}
            onClick={() => {
              desk.looking.seated.value = decision.seat;
            }}
          >
            I am {name}
          </button>
        </div>
      </Dialog>
    </div>
  );
}
