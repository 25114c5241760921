// The head of the panel when the game is over: how it ended, and what can be done with it.
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

export function Over({ ui }: { readonly ui: Ui }) {
  const { table } = ui;
  const result = table.result.value ?? ui.far?.ended.value;
  return (
    <section class="ask">
      <div class="who">
        <span class="cap">{W.theGameIsOver}</span>
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
          {W.reviewTheGame}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            ui.dialog.value = 'share';
          }}
        >
          {W.saveOrShare}
        </button>
        <a class="btn" href={`#/new/${table.game.id}`}>
          {W.playAgain}
        </a>
      </div>
    </section>
  );
}
