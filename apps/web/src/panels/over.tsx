// The head of the panel when the game is over: how it ended, and what can be done with it.
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';

export function Over({ ui }: { readonly ui: Ui }) {
  const { table } = ui;
  const result = table.result.value ?? ui.far?.ended.value;
  return (
    <section class="ask">
      <div class="who">
        <span class="cap">The game is over</span>
        <RuleLink ui={ui} rule={table.result.value?.rule ?? ''} />
      </div>
      <div class="result" role="status">
        <b>{result?.grade}</b>
        {result?.text}
      </div>
      <div class="row result-row">
        <button
          type="button"
          class="btn"
          onClick={() => {
            ui.dialog.value = 'curve';
          }}
        >
          Review the game
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            ui.dialog.value = 'share';
          }}
        >
          Keep the score
        </button>
        <a class="btn" href={`#/new/${table.game.id}`}>
          Play again
        </a>
      </div>
    </section>
  );
}
