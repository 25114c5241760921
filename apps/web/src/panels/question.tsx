// Real dice and cards: what is to be rolled or drawn, under which rule, and everything that could come up.
import type { Play, Question } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import { Dialog } from '../dialogs/dialog.tsx';
import { useWhole } from '../parts/whole.ts';
import * as W from '../words/panels.ts';

/** Up to so many outcomes are buttons; more are typed. */
const BUTTONS = 24;

/** What is printed on cards that the score writes by a code; with the code where two are called alike. */
function useNames(game: Play, { sides, options }: Question): (option: string) => string {
  const whole = useWhole(game);
  if (sides !== undefined || typeof whole !== 'object') return (option) => option;
  const names = new Map(whole.cards().map((card) => [card.id, card.name]));
  const name = (option: string): string => names.get(option) ?? option;
  const times = new Map<string, number>();
  for (const option of options) times.set(name(option), (times.get(name(option)) ?? 0) + 1);
  return (option) => (times.get(name(option)) === 1 ? name(option) : W.named(name(option), option));
}

export function QuestionDialog({
  game,
  question,
  answer,
  cancel,
}: {
  readonly game: Play;
  readonly question: Question;
  readonly answer: (text: string) => void;
  readonly cancel: () => void;
}) {
  const typed = useSignal('');
  const { sides, options } = question;
  const name = useNames(game, question);
  return (
    <Dialog title={sides === undefined ? W.draw(question.what) : W.rollADie(question.what)} close={cancel}>
      <p>
        {sides === undefined ? W.whatDidYouDraw : W.rollOneDie(sides)} <span class="muted">{question.rule}</span>
      </p>
      {options.length <= BUTTONS ? (
        <div class="row">
          {options.map((option) => (
            <button type="button" key={option} class="btn" data-outcome={option} onClick={() => answer(option)}>
              {name(option)}
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
              <option key={option} value={option} label={name(option)} />
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
