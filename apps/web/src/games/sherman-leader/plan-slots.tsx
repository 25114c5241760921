// The attacks of a Week as slots: what is planned with its number, who goes, what stands there.
import { planOutlook } from '@bocage/sherman-leader/facts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-campaign.ts';
import { CardLink } from './card-link.tsx';
import { factsOf } from './facts.ts';

/** No Week has more. */
const MOST = 3;

export function PlanSlots({ ui }: { readonly ui: KitUi }) {
  const { campaign } = factsOf(ui.table);
  const plans = campaign.plans.filter((plan) => !plan.fought);
  if (plans.length === 0 || campaign.single) return null;
  const outlooks = new Map(planOutlook(ui.table.moment.value.state).map((one) => [one.plan, one]));
  const open = ui.table.decision.value?.step === 'assign/target' && plans.length < MOST;
  return (
    <ol class="plan-slots" aria-label={W.attacksOfThisWeek}>
      {plans.map((plan) => {
        const band = campaign.bands.find((one) => one.battalions.some(({ id }) => id === plan.battalion));
        const name = band?.battalions.find(({ id }) => id === plan.battalion)?.card.name ?? '';
        const outlook = outlooks.get(plan.id);
        return (
          <li key={plan.id}>
            <span class="plan-disc">{plan.id.slice(-1)}</span>
            <div>
              <p class="slot-head">
                <CardLink id={plan.battalion}>
                  {plan.battalion} {name}
                </CardLink>
                {outlook !== undefined && <b>{W.soShown(outlook.so)}</b>}
              </p>
              {outlook !== undefined && (
                <p class="muted">
                  {W.pointsHalfAtDestroyedAt(
                    band?.name,
                    outlook.enemy.counters,
                    outlook.enemy.points,
                    outlook.enemy.half,
                    outlook.enemy.destroyed,
                  )}
                </p>
              )}
              <p class="slot-units">
                {plan.units.map((unit) => (
                  <span key={unit.id}>
                    {unit.id} {unit.commander?.id}
                  </span>
                ))}
              </p>
            </div>
          </li>
        );
      })}
      {open && (
        <li>
          <span class="plan-disc open">{plans.length + 1}</span>
          <p>{W.pressBattalion(<b>{W.open}</b>)}</p>
        </li>
      )}
    </ol>
  );
}
