// Plans: standing orders and answers that the server plays for their holder; nobody else sees them until then.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lazy } from '../core/lazy.tsx';
import { bringRest } from '../core/rest.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/online.ts';
import type { FarGame } from './far-game.ts';

interface Plan {
  readonly id: number;
  readonly step?: string;
  readonly name?: string;
  readonly until?: string;
  readonly after?: readonly string[];
  readonly play?: readonly string[];
  readonly label?: string;
}

/** In the words of the form that made it; a plan from a terminal has only what was typed there. */
function planText({ after, play, name, until, label }: Plan): string {
  if (after !== undefined) return label ?? W.planIfThen(after.join(', '), play?.join(', ') ?? '');
  return W.standingOrderText(label ?? name ?? '', until);
}

/** Loaded with the rules that lie behind the next choice: the form follows lines that nobody has played. */
const loadAnswer = (of: string) =>
  lazy(
    () =>
      bringRest(of)
        .then(() => import('./answer-plan.tsx'))
        .then((m) => m.AnswerForm),
    null,
  );
let Answer: ReturnType<typeof loadAnswer> | undefined;

export function Plans({ far, ui }: { readonly far: FarGame; readonly ui: Ui }) {
  const plans = useSignal<readonly Plan[]>([]);
  const making = useSignal(false);
  const answering = useSignal(false);
  const { table } = ui;
  const read = (): void => {
    far.table.server.ask<{ plans: Plan[] }>(`games/${far.id}/plans`).then(
      (found) => {
        plans.value = found.plans;
      },
      () => {},
    );
  };
  useEffect(read, [table.rev.value]);
  const decision = table.decision.value;
  const offers = table.yours ? table.offers.value : [];
  return (
    <section class="far-plans" aria-label={W.plans}>
      {plans.value.map((plan) => (
        <p key={plan.id}>
          {planText(plan)}
          <button
            type="button"
            class="link"
            onClick={() => void far.told(far.table.plan({ drop: plan.id })).then(read)}
          >
            {W.takeItBack}
          </button>
        </p>
      ))}
      {offers.length > 0 && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            making.value = true;
          }}
        >
          {W.standingOrder}
        </button>
      )}
      {!table.yours && !far.table.votes && table.decision.value !== undefined && (
        <button
          type="button"
          class="btn"
          data-answer-form="true"
          onClick={() => {
            Answer ??= loadAnswer(table.game.id);
            answering.value = true;
          }}
        >
          {W.ifTheyI}
        </button>
      )}
      {answering.value && Answer !== undefined && (
        <Answer
          far={far}
          ui={ui}
          close={(made) => {
            answering.value = false;
            if (made) read();
          }}
        />
      )}
      {making.value && decision !== undefined && (
        <Dialog
          title={W.aStandingOrder}
          close={() => {
            making.value = false;
          }}
        >
          <p>{W.aboutStandingOrder(decision.prompt.ask)}</p>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const form = new FormData(event.currentTarget);
              making.value = false;
              const name = String(form.get('name'));
              const label = offers.find((offer) => offer.name === name)?.about.label ?? name;
              const body = { step: decision.step, name, until: String(form.get('until')), label };
              void far.told(far.table.plan(body)).then(read);
            }}
          >
            <label>
              {W.choice}{' '}
              <select name="name">
                {offers.map((offer) => (
                  <option key={offer.choice} value={offer.name}>
                    {offer.about.label}
                  </option>
                ))}
              </select>
            </label>{' '}
            <label>
              {W.until}{' '}
              <select name="until">
                <option value="turn">{W.endOfTurn}</option>
                <option value="revoked">{W.untilTakenBack}</option>
              </select>
            </label>
            <div class="row">
              <button type="submit" class="btn main">
                {W.giveTheOrder}
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </section>
  );
}
