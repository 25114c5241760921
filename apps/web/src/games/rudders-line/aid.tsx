// Beside the question: the plan of an assault, or casualty points as boxes, those already paid hatched.
import { lazy } from '../../core/lazy.tsx';
import type { KitUi } from '../../map/kit.ts';
import { pointsToPay } from './words.ts';

/** Casualty points paid since the attack: what the events of the open gesture cost. */
function paid(ui: KitUi): number {
  const { session } = ui.table;
  let sum = 0;
  for (let i = session.entries.length - 1; i >= 0; i--) {
    const name = session.entries[i]?.name ?? '';
    if (!/^(flip|lose|retreat) /.test(name)) break;
    for (const event of session.events(i)) sum += 'cost' in event && typeof event.cost === 'number' ? event.cost : 0;
  }
  return sum;
}

function Boxes({ label, done, left }: { readonly label: string; readonly done: number; readonly left: number }) {
  return (
    <div class="debt" role="img" aria-label={`${label}: ${left} of ${left + done} left`}>
      <span class="cap">{label}</span>
      {Array.from({ length: left + done }, (_, i) => (
        <i key={`${i < done}${i}`} data-paid={i < done} />
      ))}
      <b>{left} left</b>
    </div>
  );
}

const AssaultPlanner = lazy(() => import('./assault.tsx').then((m) => m.AssaultPlanner), null);

export function RudderAid({ ui }: { readonly ui: KitUi }) {
  const decision = ui.table.decision.value;
  if (ui.table.yours && /^assault\/(point|lead)$/.test(decision?.step ?? '')) return <AssaultPlanner ui={ui} />;
  if (decision?.step !== 'casualties' || !ui.table.moment.value.live) return null;
  const left = pointsToPay(decision.prompt.ask) ?? 0;
  return left > 0 ? <Boxes label="Casualty points" done={paid(ui)} left={left} /> : null;
}
