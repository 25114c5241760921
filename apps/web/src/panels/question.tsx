// Real dice and cards: what is to be rolled or drawn, under which rule, and everything that could come up.
import type { Question } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import { Dialog } from '../dialogs/dialog.tsx';
import * as W from '../words/panels.ts';

/** Up to so many outcomes are buttons; more are typed. */
const BUTTONS = 24;

export function QuestionDialog({
  question,
  answer,
  cancel,
}: {
  readonly question: Question;
  readonly answer: (text: string) => void;
  readonly cancel: () => void;
}) {
  const typed = useSignal('');
  const { sides, options } = question;
  return (
    <Dialog title={sides === undefined ? W.draw(question.what) : W.rollADie(question.what)} close={cancel}>
      <p>
        {sides === undefined ? W.whatDidYouDraw : W.rollOneDie(sides)} <span class="muted">{question.rule}</span>
      </p>
      {options.length <= BUTTONS ? (
        <div class="row">
          {options.map((option) => (
            <button type="button" key={option} class="btn" data-outcome={option} onClick={() => answer(option)}>
              {option}
            </button>
          ))}
        </div>
      ) : (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (options.includes(typed.value)) answer(typed.value);
          }}
        >
          <label>
            {W.itsName}{' '}
            <input
              type="text"
              list="outcomes"
              value={typed.value}
              onInput={(event) => {
                typed.value = event.currentTarget.value;
              }}
            />
          </label>
          <datalist id="outcomes">
            {options.map((option) => (
              <option key={option} value={option} />
            ))}
          </datalist>
          <button type="submit" class="btn main" disabled={!options.includes(typed.value)}>
            {W.thisOne}
          </button>
        </form>
      )}
    </Dialog>
  );
}
