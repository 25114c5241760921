// The form of an answer: if the other side chooses this line, mine is that one. Both are picked as the game asks for them.
import { useSignal } from '@preact/signals';
import { Dialog } from '../dialogs/dialog.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/online.ts';
import type { FarGame } from './far-game.ts';
import { type Asked, walk } from './lines.ts';

const wordsOf = (asked: readonly Asked[]): string =>
  asked.flatMap(({ options, picked }) => options.find(({ name }) => name === picked)?.label ?? []).join(', ');

export function AnswerForm({
  far,
  ui,
  close,
}: {
  readonly far: FarGame;
  readonly ui: Ui;
  readonly close: (made: boolean) => void;
}) {
  const picks = useSignal<readonly string[]>([]);
  const { game, session } = ui.table;
  const { asked, drawn } = walk(game, session.state, far.table.viewer, picks.value);
  const theirs = asked.filter(({ mine }) => !mine);
  const own = asked.filter(({ mine }) => mine);
  const lost = drawn && own.length === 0;
  const ready = own[0]?.picked !== undefined;
  const pick = (at: number, name: string): void => {
    picks.value = name === '' ? picks.value.slice(0, at) : [...picks.value.slice(0, at), name];
  };
  const list = (of: readonly Asked[], first: number, label: string) =>
    of.map(({ options, picked }, i) => (
      <label key={i} class="far-step">
        <span>{i === 0 ? label : W.thenPlay}</span>
        <select
          data-pick={first === 0 ? 'theirs' : 'own'}
          onChange={(event) => pick(first + i, event.currentTarget.value)}
        >
          <option value="" selected={picked === undefined}>
            …
          </option>
          {options.map(({ name, label: text }) => (
            <option key={name} value={name} selected={name === picked}>
              {text}
            </option>
          ))}
        </select>
      </label>
    ));
  return (
    <Dialog title={W.anAnswerPlanned} close={() => close(false)}>
      <p>{W.aboutAnswerPlan}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const names = (of: readonly Asked[]): string[] => of.flatMap(({ picked }) => picked ?? []);
          const label = W.plannedAnswer(wordsOf(theirs), wordsOf(own)).slice(0, 300);
          void far.told(far.table.plan({ after: names(theirs), play: names(own), label })).then((done) => close(done));
        }}
      >
        {list(theirs, 0, W.ifThey)}
        {lost && <p role="alert">{W.dieRolledThere}</p>}
        {list(own, theirs.length, 'I')}
        <div class="row">
          <button type="submit" class="btn main" data-plan-answer="true" disabled={!ready}>
            {W.planIt}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
