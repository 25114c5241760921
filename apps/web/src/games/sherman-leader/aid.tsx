// Between question and choices: in a Battle what the enemy did and what the Unit that acts can do, while a Week is planned
// the Battalion that is attacked, who goes, and what is left behind.
import type { PlanFacts } from '@bocage/sherman-leader/facts';
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { lazy } from '../../core/lazy.tsx';
import { count } from '../../core/words.ts';
import type { KitUi } from '../../map/kit.ts';
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
        {units.length === 0 ? 'Nobody assigned yet' : `${units.length} assigned`}
        {units.length > 0 && ': '}
      </b>
      {units
        .map(({ id, commander: man }) => {
          const state = man === undefined ? '' : troubles(man).join(', ');
          return `${id}${man === undefined ? '' : ` ${man.id}`}${state === '' ? '' : ` (${state})`}`;
        })
        .join(', ')}
      . {count(plan.trucks, 'Truck')}, {count(plan.scouts, 'Scout')}.
    </p>
  );
}

const Means = lazy(() => import('./battle-aid.tsx').then((m) => m.Means), null);
const BattleBelow = lazy(() => import('./battle-aid.tsx').then((m) => m.BattleBelow), null);
const EnemyRun = lazy(() => import('./run.tsx').then((m) => m.EnemyRun), null);

const WeekPlanner = lazy(() => import('./week-planner.tsx').then((m) => m.WeekPlanner), null);
const Headquarters = lazy(() => import('./wish-planner.tsx').then((m) => m.HeadquartersPlanner), null);
const Repair = lazy(() => import('./wish-planner.tsx').then((m) => m.RepairPlanner), null);

const AfterBattle = lazy(() => import('./after.tsx').then((m) => m.AfterBattle), null);
const CampaignEnd = lazy(() => import('./end.tsx').then((m) => m.CampaignEnd), null);

const PLANNERS = [
  [/^set-up\/(units|commanders|promote|trucks|scouts)$/, 'Build your force', Headquarters],
  [/^assign\//, 'Plan the Week on one page', WeekPlanner],
  [/^week-end\/(?!adjust)/, 'Repair and replace on one page', Repair],
] as const;

/** Whether a planner is open: over the whole table, loaded when first wanted. */
const planning = signal(false);

/** All questions of this part at once. */
function OnOnePage({ ui, data }: { readonly ui: KitUi; readonly data: ShermanData }) {
  const step = ui.table.decision.value?.step ?? '';
  const found = PLANNERS.find(([steps]) => steps.test(step));
  if (found === undefined || !ui.table.yours) return null;
  const [, name, Planner] = found;
  return (
    <>
      <button
        type="button"
        class="btn planner-open"
        onClick={() => {
          planning.value = true;
        }}
      >
        {name}
      </button>
      {planning.value && (
        <Planner
          ui={ui}
          data={data}
          close={() => {
            planning.value = false;
          }}
        />
      )}
    </>
  );
}

/** From the first Battle on the enemy's step may be told, also the one that ended it. */
const fought = signal(false);

export function ShermanAid({ ui, data }: { readonly ui: KitUi; readonly data: ShermanData }) {
  const battle = factsOf(ui.table).battle !== undefined;
  useEffect(() => {
    if (battle) fought.value = true;
  }, [battle]);
  const told = battle || fought.value;
  // What the enemy does before the telling is loaded is told then.
  const since = useMemo(() => ui.table.session.entries.length, [ui.table, told]);
  return (
    <>
      {told && <EnemyRun ui={ui} since={since} />}
      {battle ? <Means ui={ui} /> : <AtHeadquarters ui={ui} data={data} />}
    </>
  );
}

function AtHeadquarters({ ui, data }: { readonly ui: KitUi; readonly data: ShermanData }) {
  const decision = ui.table.decision.value;
  if (decision === undefined) return <CampaignEnd ui={ui} />;
  const { step } = decision;
  return (
    <>
      <OnOnePage ui={ui} data={data} />
      {/^(post-combat|week-end|week|assign\/target)/.test(step) && <AfterBattle ui={ui} />}
      <Beside ui={ui} data={data} step={step} />
    </>
  );
}

/** Below the choices of a Battle: what explains them. */
export function ShermanBelow({ ui }: { readonly ui: KitUi }) {
  return ui.table.decision.value !== undefined && factsOf(ui.table).battle !== undefined ? (
    <BattleBelow ui={ui} />
  ) : null;
}

/** What helps with the question at hand. */
function Beside({ ui, data, step }: { readonly ui: KitUi; readonly data: ShermanData; readonly step: string }) {
  if (/^(set-up\/units|week-end\/purchase)$/.test(step)) return <ForSale ui={ui} data={data} />;
  if (/^(set-up\/(commanders|promote)|week-end\/recruit)$/.test(step)) return <Candidates ui={ui} data={data} />;
  if (!/^assign\/(trucks|scouts|unit|commander)$/.test(step)) return null;
  const found = planOf(factsOf(ui.table));
  if (found === undefined) return null;
  const { plan, battalion } = found;
  return (
    <section class="plan-card" aria-label="The attack that is planned">
      <h3 class="cap">Attack on {plan.battalion}</h3>
      {battalion !== undefined && <BattalionCard battalion={battalion} />}
      <Going plan={plan} />
    </section>
  );
}
