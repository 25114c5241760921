// Beside a question at headquarters: what is for sale, who may join, or the attack that is planned with its Battalion.
import type { PlanFacts } from '@bocage/sherman-leader/facts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-battle.ts';
import { BattalionCard } from './battalion-card.tsx';
import type { ShermanData } from './data.ts';
import { factsOf, planOf } from './facts.ts';
import { Candidates, ForSale } from './headquarters.tsx';
import { troubles } from './look.ts';

function Going({ plan }: { readonly plan: PlanFacts }) {
  const { units } = plan;
  return (
    <p>
      <b>
        {units.length === 0 ? W.nobodyAssignedYet : W.assigned(units.length)}
        {units.length > 0 && ': '}
      </b>
      {units
        .map(({ id, commander: man }) => {
          const state = man === undefined ? '' : troubles(man).join(', ');
          return `${id}${man === undefined ? '' : ` ${man.id}`}${state === '' ? '' : ` (${state})`}`;
        })
        .join(', ')}
      . {W.trucksCounted(plan.trucks)}, {W.scoutsCounted(plan.scouts)}.
    </p>
  );
}

/** What helps with the question at hand. */
export function Beside({ ui, data, step }: { readonly ui: KitUi; readonly data: ShermanData; readonly step: string }) {
  if (/^(set-up\/units|week-end\/purchase)$/.test(step)) return <ForSale ui={ui} data={data} />;
  if (/^(set-up\/(commanders|promote)|week-end\/recruit)$/.test(step)) return <Candidates ui={ui} data={data} />;
  if (!/^assign\/(trucks|scouts|unit|commander)$/.test(step)) return null;
  const found = planOf(factsOf(ui.table));
  if (found === undefined) return null;
  const { plan, battalion } = found;
  return (
    <section class="plan-card" aria-label={W.plannedAttack}>
      <h3 class="cap">{W.attackOn(plan.battalion)}</h3>
      {battalion !== undefined && <BattalionCard battalion={battalion} />}
      <Going plan={plan} />
    </section>
  );
}
