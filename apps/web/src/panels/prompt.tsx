// The head of the panel: who acts, the question and why it is asked; or who is waited for, or how the game ended.

import { openGesture } from '@bocage/engine';
import { opponents } from '../core/opponents.ts';
import { takeOut } from '../core/plan.ts';
import { PERSON } from '../core/storage.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';

export function Prompt({ ui }: { readonly ui: Ui }) {
  const { table, controller } = ui;
  const decision = table.decision.value;
  const result = table.result.value;
  if (decision === undefined && !table.waiting)
    return (
      <section class="ask">
        <div class="who">
          <span class="cap">The game is over</span>
          <RuleLink ui={ui} rule={result?.rule ?? ''} />
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
  // What has happened is told first: the question would give away how it ends.
  if (table.waiting || decision === undefined)
    return (
      <section class="ask" aria-label="Question">
        <h2 id="question" tabIndex={-1}>
          What happened
        </h2>
        <p>Any key shows how it ends. The question comes then.</p>
      </section>
    );
  const seat = table.game.seats[decision.seat];
  const who = table.control.value[decision.seat];
  const computer = who !== PERSON ? (opponents.find((p) => p.id === who)?.name ?? who) : undefined;
  const yours = table.yours && !controller.following.value;
  // Two players at one screen: whose turn it is to take the mouse.
  const last = table.session.entries[table.moment.value.n - 1];
  const hotSeat = table.control.value.length > 1 && table.control.value.every((one) => one === PERSON);
  const over = yours && hotSeat && last !== undefined && last.seat !== decision.seat;
  return (
    <section class="ask" aria-label="Question">
      <div class="who">
        <span class="cap">
          {seat?.name}
          {computer === undefined
            ? ' decides'
            : ui.teaching?.plays
              ? ' · the lesson plays'
              : ` · computer, ${computer}`}
        </span>
        <RuleLink ui={ui} rule={decision.rule} />
      </div>
      {over && <p class="over-to">Over to the {seat?.name} player.</p>}
      <h2 id="question" tabIndex={-1}>
        {yours || who === PERSON ? decision.prompt.ask : decision.prompt.wait}
      </h2>
      {decision.prompt.why !== undefined && <p>{decision.prompt.why}</p>}
    </section>
  );
}

/** The gesture so far; a press on a part takes it out again. */
export function Gesture({ ui }: { readonly ui: Ui }) {
  const { table } = ui;
  table.rev.value;
  if (!table.yours || table.waiting) return null;
  const open = openGesture(table.session).length;
  if (open === 0) return null;
  const labels = table.session.labels(table.session.entries.length - open);
  return (
    <section class="gesture" aria-label="Chosen so far">
      {labels.map((label, i) =>
        i === 0 ? (
          <span class="chip">{label}</span>
        ) : (
          <button
            type="button"
            class="chip"
            aria-label={`Take out: ${label}`}
            onClick={() => {
              if (!takeOut(ui.controller, i))
                ui.notice(`You cannot take out “${label}”: what follows depends on it. Undo goes back.`);
            }}
          >
            {label} <span aria-hidden="true">×</span>
          </button>
        ),
      )}
      <button type="button" class="btn" title="Backspace" onClick={() => ui.undoChoice()}>
        Undo choice
      </button>
    </section>
  );
}
