// Between question and choices at headquarters: proposals, attacks that are planned, planners, what a Battle and a Week came to,
// and what helps with the question. Each part is loaded when it is first shown.
import { signal } from '@preact/signals';
import { lazy } from '../../core/lazy.tsx';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-campaign.ts';
import type { ShermanData } from './data.ts';
import { factsOf } from './facts.ts';
import { small } from './small.ts';

const Beside = lazy(() => import('./beside.tsx').then((m) => m.Beside), null);
const PlanSlots = lazy(() => import('./plan-slots.tsx').then((m) => m.PlanSlots), null);
const ForceRow = lazy(() => import('./force-row.tsx').then((m) => m.ForceRow), null);
const ThreeFoes = lazy(() => import('./fight-now.tsx').then((m) => m.ThreeFoes), null);
const ForceProposal = lazy(() => import('./fight-now.tsx').then((m) => m.ForceProposal), null);
const WeekPlanner = lazy(() => import('./week-planner.tsx').then((m) => m.WeekPlanner), null);
const Headquarters = lazy(() => import('./wish-planner.tsx').then((m) => m.HeadquartersPlanner), null);
const Repair = lazy(() => import('./wish-planner.tsx').then((m) => m.RepairPlanner), null);

const Results = lazy(() => import('./result-card.tsx').then((m) => m.Results), null);
const AfterBattle = lazy(() => import('./after.tsx').then((m) => m.AfterBattle), null);
const CampaignEnd = lazy(() => import('./end.tsx').then((m) => m.CampaignEnd), null);

const PLANNERS = [
  [/^set-up\/(units|commanders|promote|trucks|scouts)$/, W.buildYourForce, Headquarters],
  [/^assign\//, W.planWeekOnePage, WeekPlanner],
  [/^week-end\/(?!adjust)/, W.repairOnePage, Repair],
] as const;

/** Questions beside which something can be compared or is being planned. */
const BESIDE = /^(set-up\/(units|commanders|promote)|week-end\/(purchase|recruit)|assign\/(?!target).*)$/;

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

/** What one press may accept in a single Battle: a Battalion by strength, and the force. */
function Proposals({ ui, data }: { readonly ui: KitUi; readonly data: ShermanData }) {
  const step = ui.table.decision.value?.step ?? '';
  // Part of the rules is still on its way: nothing can be tried yet.
  if (ui.table.offers.value.length === 0) return null;
  if (step === 'set-up/target') return <ThreeFoes ui={ui} />;
  if (!step.startsWith('assign/') || !factsOf(ui.table).campaign.single) return null;
  return (
    <ForceProposal
      ui={ui}
      data={data}
      change={() => {
        planning.value = true;
      }}
    />
  );
}

export function AtHeadquarters({ ui, data }: { readonly ui: KitUi; readonly data: ShermanData }) {
  const decision = ui.table.decision.value;
  const { plans, single } = factsOf(ui.table).campaign;
  if (decision === undefined)
    return (
      <>
        {single && <Results ui={ui} data={data} />}
        <CampaignEnd ui={ui} />
      </>
    );
  const { step } = decision;
  const planned = /^assign\/|^next-battle/.test(step) && plans.length > 0;
  return (
    <>
      {ui.table.yours && ui.table.moment.value.live && <Proposals ui={ui} data={data} />}
      {planned && <PlanSlots ui={ui} />}
      {small.matches && step.startsWith('assign/') && <ForceRow ui={ui} />}
      <OnOnePage ui={ui} data={data} />
      {/^(post-combat|week-end|week|assign\/target)/.test(step) && (
        <>
          <Results ui={ui} data={data} />
          <AfterBattle ui={ui} />
        </>
      )}
      {BESIDE.test(step) && <Beside ui={ui} data={data} step={step} />}
    </>
  );
}
