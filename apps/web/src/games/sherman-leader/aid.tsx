// Between question and choices: in a Battle what the enemy did and what the Unit that acts can do, else what headquarters has.
// Each part is loaded when it is first shown.
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { lazy } from '../../core/lazy.tsx';
import { bringRest, isLaid } from '../../core/rest.ts';
import { settings } from '../../core/settings.ts';
import type { KitUi } from '../../map/kit.ts';
import { opened } from './card-link.tsx';
import type { ShermanData } from './data.ts';
import { factsOf } from './facts.ts';
import { actsNow } from './tags.ts';
import { isEnemysChoice, loadWorst } from './ties.ts';

const OpenedCard = lazy(() => import('./opened-card.tsx').then((m) => m.OpenedCard), null);
const PlacingProposal = lazy(() => import('./fight-now.tsx').then((m) => m.PlacingProposal), null);
/** Its plans say why not: they come with the words of refusals. */
const AtHeadquarters = lazy(
  () => Promise.all([import('./at-headquarters.tsx'), bringRest('sherman-leader')]).then(([m]) => m.AtHeadquarters),
  null,
);
const EnemysChoice = lazy(() => import('./enemys-choice.tsx').then((m) => m.EnemysChoice), null);
const Means = lazy(() => import('./battle-aid.tsx').then((m) => m.Means), null);
const BattleBelow = lazy(() => import('./battle-aid.tsx').then((m) => m.BattleBelow), null);
const WeekBelow = lazy(() => import('./outlook.tsx').then((m) => m.WeekBelow), null);
/** What the Battle before came to, when the next one begins at once. */
const Results = lazy(() => import('./result-card.tsx').then((m) => m.Results), null);
const DrawnCards = lazy(() => import('./drawn-cards.tsx').then((m) => m.DrawnCards), null);
const EnemyRun = lazy(() => import('./run.tsx').then((m) => m.EnemyRun), null);

/** There is nothing to compare, to plan or to look back at. */
const NOTHING = /^set-up\/battalions$/;

/** From the first Battle on the enemy's step may be told, also the one that ended it. */
const fought = signal(false);

export function ShermanAid({ ui, data }: { readonly ui: KitUi; readonly data: ShermanData }) {
  const battle = factsOf(ui.table).battle !== undefined;
  useEffect(() => {
    if (battle) fought.value = true;
    if (battle && settings.value.ties === 'worst') void loadWorst();
  }, [battle, settings.value.ties]);
  const told = battle || fought.value;
  const { table } = ui;
  const step = table.decision.value?.step ?? '';
  // While part of the rules is on its way nothing is offered, and nothing can be tried.
  const placing = step === 'place-unit' && table.yours && table.moment.value.live && table.offers.value.length > 0;
  // What the enemy does before the telling is loaded is told then.
  const since = useMemo(() => ui.table.session.entries.length, [ui.table, told]);
  table.rev.value;
  const { entries } = table.session;
  const last = table.moment.value.live && entries.length > 0 ? table.session.events(entries.length - 1) : [];
  const drew = last.some((event) => event.kind === 'card');
  const ended = battle && last.some((event) => event.kind === 'battle-over');
  return (
    <>
      {ended && <Results ui={ui} data={data} />}
      {drew && <DrawnCards ui={ui} />}
      {told && <EnemyRun ui={ui} since={since} />}
      {isEnemysChoice(step) && <EnemysChoice ui={ui} />}
      {opened.value !== undefined && <OpenedCard ui={ui} data={data} />}
      {placing && <PlacingProposal ui={ui} />}
      {battle ? <Means ui={ui} /> : !NOTHING.test(step) && <AtHeadquarters ui={ui} data={data} />}
    </>
  );
}

/** Below the choices: what explains them in a Battle, what the Week may bring at headquarters. */
export function ShermanBelow({ ui }: { readonly ui: KitUi }) {
  const { battle, campaign } = factsOf(ui.table);
  const { decision } = ui.table;
  if (decision.value === undefined) return null;
  if (battle !== undefined) {
    const unit = decision.value.prompt.pieces?.[0] ?? ui.piece.value;
    return actsNow(ui) || unit !== undefined ? <BattleBelow ui={ui} /> : null;
  }
  return campaign.week > 0 && !campaign.single && isLaid(ui.table) ? <WeekBelow ui={ui} /> : null;
}
