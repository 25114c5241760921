// Plans: standing orders and answers that the server plays for their holder; nobody else sees them until then.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../dialogs/dialog.tsx';
import type { Ui } from '../parts/ui.ts';
import type { FarGame } from './far-game.ts';

interface Plan {
  readonly id: number;
  readonly step?: string;
  readonly name?: string;
  readonly until?: string;
  readonly after?: readonly string[];
  readonly play?: readonly string[];
}

function planText(plan: Plan): string {
  if (plan.after !== undefined) return `If they choose ${plan.after.join(', ')}: ${plan.play?.join(', ') ?? ''}`;
  return `Always ${plan.name ?? ''} when this is asked, ${plan.until === 'turn' ? 'this turn' : 'until I take it back'}`;
}

export function Plans({ far, ui }: { readonly far: FarGame; readonly ui: Ui }) {
  const plans = useSignal<readonly Plan[]>([]);
  const making = useSignal(false);
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
    <section class="far-plans" aria-label="Plans">
      {plans.value.map((plan) => (
        <p key={plan.id}>
          {planText(plan)}
          <button
            type="button"
            class="link"
            onClick={() => void far.told(far.table.plan({ drop: plan.id })).then(read)}
          >
            Take it back
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
          Standing order …
        </button>
      )}
      {making.value && decision !== undefined && (
        <Dialog
          title="A standing order"
          close={() => {
            making.value = false;
          }}
        >
          <p>
            Whenever this is asked of you, the server takes this choice for you, as long as it is allowed and nothing is
            warned of: “{decision.prompt.ask}”
          </p>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const form = new FormData(event.currentTarget);
              making.value = false;
              const body = { step: decision.step, name: String(form.get('name')), until: String(form.get('until')) };
              void far.told(far.table.plan(body)).then(read);
            }}
          >
            <label>
              Choice{' '}
              <select name="name">
                {offers.map((offer) => (
                  <option key={offer.choice} value={offer.name}>
                    {offer.about.label}
                  </option>
                ))}
              </select>
            </label>{' '}
            <label>
              Until{' '}
              <select name="until">
                <option value="turn">the end of this turn</option>
                <option value="revoked">I take it back</option>
              </select>
            </label>
            <div class="row">
              <button type="submit" class="btn main">
                Give the order
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </section>
  );
}
