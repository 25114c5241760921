// Between the question and the choices: the cards, all draws in one press, and the plan that belongs to the decision of the moment,
// which is loaded when its moment comes.

import { lazy } from '../../core/lazy.tsx';
import { hasRest } from '../../core/rest.ts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/credentials.ts';

const AutomaRun = lazy(() => import('./automa.tsx').then((m) => m.AutomaRun), null);
const Plans = lazy(() => import('./plans.tsx').then((m) => m.Plans), null);

const PLANNED: readonly string[] = [
  ...['action', 'trucks/road', 'trucks/load', 'supplies/stow'],
  ...['movement/move', 'ffi', 'combat/fight'],
];

export function CredentialsAid({ ui }: { readonly ui: KitUi }) {
  const { table } = ui;
  table.rev.value;
  if (table.session.over) return <Plans ui={ui} step="" />;
  // Another tab plays: here is nothing to plan.
  const step = table.yours && !ui.controller.following.value ? (table.decision.value?.step ?? '') : '';
  return (
    <>
      <AutomaRun ui={ui} />
      {/* In the order of the list, where the person does not mind which of them draws first. */}
      {step === 'riesensauerei/next' && (
        <button type="button" class="btn main" data-run="all" onClick={() => ui.controller.chooseAll()}>
          {W.drawForAllKampfgruppen}
        </button>
      )}
      {/* A plan says why not. */}
      {PLANNED.includes(step) && hasRest(table.game.id) && <Plans ui={ui} step={step} />}
    </>
  );
}
