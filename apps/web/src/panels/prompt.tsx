// The head of the panel: who acts, the question and why it is asked; or who is waited for, or how the game ended.

import { lazy } from '../core/lazy.tsx';
import { opponents } from '../core/opponents.ts';
import { PERSON } from '../core/storage.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

const Over = lazy(() => import('./over.tsx').then((m) => m.Over), null);

export function Prompt({ ui }: { readonly ui: Ui }) {
  const { table, controller } = ui;
  const decision = table.decision.value;
  const over = decision === undefined || (ui.far?.ended.value !== undefined && table.moment.value.live);
  if (over && !table.waiting) return <Over ui={ui} />;
  // What has happened is told first: the question would give away how it ends.
  if (table.waiting || decision === undefined)
    return (
      <section class="ask" aria-label={W.question}>
        <h2 id="question" tabIndex={-1}>
          {W.whatHappened}
        </h2>
        <p>{W.anyKeyEnds}</p>
      </section>
    );
  const seat = table.game.seats[decision.seat];
  const who = table.control.value[decision.seat];
  const computer = who !== PERSON ? (opponents.find((p) => p.id === who)?.name ?? who) : undefined;
  const yours = table.yours && !controller.following.value;
  const side = seat?.name ?? '';
  // Two players at one screen: whose turn it is to take the mouse.
  const last = table.session.entries[table.moment.value.n - 1];
  const hotSeat = table.control.value.length > 1 && table.control.value.every((one) => one === PERSON);
  const handed = yours && hotSeat && last !== undefined && last.seat !== decision.seat;
  return (
    <section class="ask" aria-label={W.question}>
      <div class="who">
        <span class="cap">
          {computer === undefined
            ? W.sideDecides(side)
            : ui.far !== undefined
              ? W.personPlays(side, ui.far.who(decision.seat))
              : ui.teaching?.plays
                ? W.lessonPlays(side)
                : W.computerPlays(side, computer)}
        </span>
        <RuleLink ui={ui} rule={decision.rule} />
      </div>
      {handed && <p class="over-to">{W.overToThePlayer(seat?.name)}</p>}
      <h2 id="question" tabIndex={-1}>
        {yours || who === PERSON ? decision.prompt.ask : decision.prompt.wait}
      </h2>
      {decision.prompt.why !== undefined && <p>{decision.prompt.why}</p>}
    </section>
  );
}
