// Between the question and the choices: the plan, the combat or the cards that belong to the decision of the moment. Each is
// loaded when its moment comes.

import { lazy } from '../../core/lazy.tsx';
import { hasRest } from '../../core/rest.ts';
import type { KitUi } from '../../map/kit.ts';
import { isLoading } from './draft.ts';

const AutomaRun = lazy(() => import('./automa.tsx').then((m) => m.AutomaRun), null);
const CombatPanel = lazy(() => import('./combat.tsx').then((m) => m.CombatPanel), null);
const ConvoyPlanner = lazy(() => import('./convoy.tsx').then((m) => m.ConvoyPlanner), null);
const FfiPlanner = lazy(() => import('./ffi.tsx').then((m) => m.FfiPlanner), null);
const DrawAll = lazy(() => import('./draw-all.tsx').then((m) => m.DrawAll), null);
const LoadSheet = lazy(() => import('./load-sheet.tsx').then((m) => m.LoadSheet), null);
const MarchPlanner = lazy(() => import('./march.tsx').then((m) => m.MarchPlanner), null);
const CampaignEnd = lazy(() => import('./end.tsx').then((m) => m.CampaignEnd), null);

const CONVOY: readonly string[] = ['action', 'trucks/road', 'trucks/load', 'supplies/stow'];

export function CredentialsAid({ ui }: { readonly ui: KitUi }) {
  const { table } = ui;
  table.rev.value;
  if (table.session.over) return <CampaignEnd ui={ui} />;
  // Another tab plays: here is nothing to plan.
  const step = table.yours && !ui.controller.following.value ? (table.decision.value?.step ?? '') : '';
  const moving = step === 'movement/move';
  const planned = moving || step === 'ffi' || step === 'combat/fight' || CONVOY.includes(step);
  // A plan says why not.
  if (planned && !hasRest(table.game.id)) return <AutomaRun ui={ui} />;
  return (
    <>
      <AutomaRun ui={ui} />
      {(step === 'combat/fight' || (moving && table.considered.value !== undefined)) && <CombatPanel ui={ui} />}
      {CONVOY.includes(step) && <ConvoyPlanner ui={ui} />}
      {step !== '' && isLoading(table) && <LoadSheet ui={ui} />}
      {(step === 'action' || moving) && <MarchPlanner ui={ui} />}
      {step === 'riesensauerei/next' && <DrawAll ui={ui} />}
      {step === 'ffi' && <FfiPlanner ui={ui} />}
    </>
  );
}
