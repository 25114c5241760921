// Between question and choices: in a Battle what the enemy did and what the Unit that acts can do, at headquarters the planners,
// what has changed, and what helps with the question. Each part is loaded when it is first shown.
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { lazy } from '../../core/lazy.tsx';
import { settings } from '../../core/settings.ts';
import type { KitUi } from '../../map/kit.ts';
import { opened } from './card-link.tsx';
import type { ShermanData } from './data.ts';
import { factsOf } from './facts.ts';
import { isEnemysChoice, loadWorst } from './ties.ts';

const Beside = lazy(() => import('./beside.tsx').then((m) => m.Beside), null);
const OpenedCard = lazy(() => import('./opened-card.tsx').then((m) => m.OpenedCard), null);
const PlanSlots = lazy(() => import('./plan-slots.tsx').then((m) => m.PlanSlots), null);
const BandOverview = lazy(() => import('./plan-slots.tsx').then((m) => m.BandOverview), null);
/** A phone: the map shows part of the country, the bands in small show all of it. */
const small = matchMedia('(max-width: 639px)');
const ThreeFoes = lazy(() => import('./fight-now.tsx').then((m) => m.ThreeFoes), null);
const ForceProposal = lazy(() => import('./fight-now.tsx').then((m) => m.ForceProposal), null);
const PlacingProposal = lazy(() => import('./fight-now.tsx').then((m) => m.PlacingProposal), null);
const EnemysChoice = lazy(() => import('./enemys-choice.tsx').then((m) => m.EnemysChoice), null);
const Means = lazy(() => import('./battle-aid.tsx').then((m) => m.Means), null);
const BattleBelow = lazy(() => import('./battle-aid.tsx').then((m) => m.BattleBelow), null);
const WeekBelow = lazy(() => import('./outlook.tsx').then((m) => m.WeekBelow), null);
const EnemyRun = lazy(() => import('./run.tsx').then((m) => m.EnemyRun), null);

const WeekPlanner = lazy(() => import('./week-planner.tsx').then((m) => m.WeekPlanner), null);
const Headquarters = lazy(() => import('./wish-planner.tsx').then((m) => m.HeadquartersPlanner), null);
const Repair = lazy(() => import('./wish-planner.tsx').then((m) => m.RepairPlanner), null);

const Results = lazy(() => import('./result-card.tsx').then((m) => m.Results), null);
const AfterBattle = lazy(() => import('./after.tsx').then((m) => m.AfterBattle), null);
const CampaignEnd = lazy(() => import('./end.tsx').then((m) => m.CampaignEnd), null);

const PLANNERS = [
  [/^set-up\/(units|commanders|promote|trucks|scouts)$/, 'Build your force', Headquarters],
  [/^assign\//, 'Plan the Week on one page', WeekPlanner],
  [/^week-end\/(?!adjust)/, 'Repair and replace on one page', Repair],
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

/** From the first Battle on the enemy's step may be told, also the one that ended it. */
const fought = signal(false);

export function ShermanAid({ ui, data }: { readonly ui: KitUi; readonly data: ShermanData }) {
  const battle = factsOf(ui.table).battle !== undefined;
  useEffect(() => {
    if (battle) fought.value = true;
    if (battle && settings.value.ties === 'worst') void loadWorst();
  }, [battle, settings.value.ties]);
  const told = battle || fought.value;
  // What the enemy does before the telling is loaded is told then.
  const since = useMemo(() => ui.table.session.entries.length, [ui.table, told]);
  return (
    <>
      {told && <EnemyRun ui={ui} since={since} />}
      {isEnemysChoice(ui.table.decision.value?.step ?? '') && <EnemysChoice ui={ui} />}
      {opened.value !== undefined && <OpenedCard ui={ui} data={data} />}
      {ui.table.yours && ui.table.moment.value.live && <Proposals ui={ui} data={data} />}
      {battle ? <Means ui={ui} /> : <AtHeadquarters ui={ui} data={data} />}
    </>
  );
}

/** What one press may accept: a Battalion by strength and the force of a single Battle, the places of any. */
function Proposals({ ui, data }: { readonly ui: KitUi; readonly data: ShermanData }) {
  const step = ui.table.decision.value?.step ?? '';
  // Part of the rules is still on its way: nothing can be tried yet.
  if (ui.table.offers.value.length === 0) return null;
  if (step === 'set-up/target') return <ThreeFoes ui={ui} />;
  if (step === 'place-unit') return <PlacingProposal ui={ui} />;
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

function AtHeadquarters({ ui, data }: { readonly ui: KitUi; readonly data: ShermanData }) {
  const decision = ui.table.decision.value;
  if (decision === undefined) return <CampaignEnd ui={ui} />;
  const { step } = decision;
  const { bands, plans } = factsOf(ui.table).campaign;
  const planned = /^assign\/|^next-battle/.test(step) && plans.length > 0;
  const drawn = bands.some((band) => band.battalions.length > 0);
  return (
    <>
      {small.matches && ui.mapped && drawn && <BandOverview ui={ui} />}
      {planned && <PlanSlots ui={ui} />}
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

/** Below the choices: what explains them in a Battle, what the Week may bring at headquarters. */
export function ShermanBelow({ ui }: { readonly ui: KitUi }) {
  const { battle, campaign } = factsOf(ui.table);
  if (ui.table.decision.value === undefined) return null;
  if (battle !== undefined) return <BattleBelow ui={ui} />;
  return campaign.week > 0 && !campaign.single ? <WeekBelow ui={ui} /> : null;
}
