// The margin of Sherman Leader: at headquarters the strip of the Weeks and the force as cards, in a Battle what it needs.
import type { CampaignFacts } from '@bocage/sherman-leader/facts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { lazy } from '../../core/lazy.tsx';
import { isLaid } from '../../core/rest.ts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-battle.ts';
import { factsOf } from './facts.ts';
import { small } from './small.ts';
import { WeekStrip } from './week-strip.tsx';

const BattleMargin = lazy(() => import('./battle-margin.tsx').then((m) => m.BattleMargin), null);
const BandOverview = lazy(() => import('./band-overview.tsx').then((m) => m.BandOverview), null);
const TaskForceCards = lazy(() => import('./task-force.tsx').then((m) => m.TaskForceCards), null);

/** Tells the page where the game is: at headquarters the margin lies above and below the map, not beside it. */
function useArrangement(at: 'headquarters' | 'battle') {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const table = mark.current?.closest<HTMLElement>('.table');
    if (table) table.dataset.at = at;
  }, [at]);
  return <span ref={mark} hidden />;
}

/** Between Battles: the strip of the Weeks, and the force as cards. */
function Headquarters({ ui, campaign }: { readonly ui: KitUi; readonly campaign: CampaignFacts }) {
  const any = campaign.units.length + campaign.commanders.length + campaign.plans.length > 0;
  const laid = isLaid(ui.table);
  return (
    <>
      {small.matches && ui.mapped && <BandOverview ui={ui} />}
      <WeekStrip campaign={campaign} />
      <section class="hq-force" data-waits={any && !laid} aria-label={W.taskForce}>
        {any && laid && <TaskForceCards ui={ui} />}
      </section>
    </>
  );
}

export function ShermanMargin({ ui }: { readonly ui: KitUi }) {
  const { battle, campaign } = factsOf(ui.table);
  const arrangement = useArrangement(battle === undefined ? 'headquarters' : 'battle');
  return (
    <>
      {arrangement}
      {battle === undefined ? (
        <Headquarters ui={ui} campaign={campaign} />
      ) : (
        <>
          <BattleMargin ui={ui} />
          <WeekStrip campaign={campaign} />
        </>
      )}
    </>
  );
}
