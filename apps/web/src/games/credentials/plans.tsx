// The plans of These Are My Credentials, each loaded when its moment comes.

import { lazy } from '../../core/lazy.tsx';
import type { KitUi } from '../../map/kit.ts';
import { isLoading } from './draft.ts';

const CombatPanel = lazy(() => import('./combat.tsx').then((m) => m.CombatPanel), null);
const ConvoyPlanner = lazy(() => import('./convoy.tsx').then((m) => m.ConvoyPlanner), null);
const FfiPlanner = lazy(() => import('./ffi.tsx').then((m) => m.FfiPlanner), null);
const LoadSheet = lazy(() => import('./load-sheet.tsx').then((m) => m.LoadSheet), null);
const MarchPlanner = lazy(() => import('./march.tsx').then((m) => m.MarchPlanner), null);
const CampaignEnd = lazy(() => import('./end.tsx').then((m) => m.CampaignEnd), null);

const CONVOY: readonly string[] = ['action', 'trucks/road', 'trucks/load', 'supplies/stow'];

export function Plans({ ui, step }: { readonly ui: KitUi; readonly step: string }) {
  const { table } = ui;
  table.rev.value;
  if (table.session.over) return <CampaignEnd ui={ui} />;
  const moving = step === 'movement/move';
  return (
    <>
      {(step === 'combat/fight' || (moving && table.considered.value !== undefined)) && <CombatPanel ui={ui} />}
      {CONVOY.includes(step) && <ConvoyPlanner ui={ui} />}
      {isLoading(table) && <LoadSheet ui={ui} />}
      {(step === 'action' || moving) && <MarchPlanner ui={ui} />}
      {step === 'ffi' && <FfiPlanner ui={ui} />}
    </>
  );
}
