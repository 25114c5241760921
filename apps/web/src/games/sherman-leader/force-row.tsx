// The task force on a phone as a row that goes to the side: a plate for each Unit, who commands it, and how he bears it.
import { taskForce } from '@bocage/sherman-leader/facts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-battle.ts';
import { opened } from './card-link.tsx';
import { Plate } from './profiles.tsx';
import { StressTrack } from './stress.tsx';

export function ForceRow({ ui }: { readonly ui: KitUi }) {
  const { cards } = taskForce(ui.table.moment.value.state);
  if (cards.length === 0) return null;
  return (
    <ul class="force-row" aria-label={W.taskForce}>
      {cards.map(({ unit, commander: man, plan }) => (
        <li key={unit.id}>
          <button
            type="button"
            data-card={unit.id}
            onClick={() => {
              opened.value = unit.id;
            }}
          >
            <Plate card={unit.card} number={unit.id} />
            <span>
              <b>{man?.id ?? W.noCommanderRow}</b>
              {plan > 0 && <span class="plan-disc">{plan}</span>}
            </span>
            {man !== undefined && <StressTrack man={man} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
