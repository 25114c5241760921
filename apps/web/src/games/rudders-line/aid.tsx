// Beside the question: the plan of an assault, or casualty points as boxes, those already paid hatched.

import { lazy } from '../../core/lazy.tsx';
import { hasRest } from '../../core/rest.ts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/rudders-line.ts';
import { debtOf } from './facts.ts';

function Boxes({ label, done, left }: { readonly label: string; readonly done: number; readonly left: number }) {
  return (
    <div class="debt" role="img" aria-label={W.pieceLeft(label, left, left + done)}>
      <span class="cap">{label}</span>
      {Array.from({ length: left + done }, (_, i) => (
        <i key={`${i < done}${i}`} data-paid={i < done} />
      ))}
      <b>{W.left(left)}</b>
    </div>
  );
}

const AssaultPlanner = lazy(() => import('./assault.tsx').then((m) => m.AssaultPlanner), null);

const PLANNED: readonly string[] = ['assault/point', 'assault/lead'];

export function RudderAid({ ui }: { readonly ui: KitUi }) {
  const decision = ui.table.decision.value;
  if (decision === undefined) return null;
  const attack = ui.table.considered.value?.about.mark === 'attack';
  if (ui.table.yours && (PLANNED.includes(decision.step) || attack))
    return hasRest(ui.table.game.id) ? <AssaultPlanner ui={ui} /> : null;
  const debt = decision.step === 'casualties' && ui.table.moment.value.live ? debtOf(decision.prompt) : undefined;
  return debt === undefined ? null : <Boxes label={W.casualtyPoints} {...debt} />;
}
