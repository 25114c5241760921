// The six bands in small above the map of a phone: what stands in each, what may be attacked, and which of them are in view.
import type { KitUi } from '../../map/kit.ts';
import { camera } from '../../map/overview.tsx';
import * as W from '../../words/sherman-leader-battle.ts';
import { bandsOf } from './bands.ts';
import { factsOf } from './facts.ts';
import { theatreOf } from './theatre.ts';

/** A band is in view when this much of it is. */
const SEEN = 0.45;
/** Nearer than this its counters can be read. */
const NEAR = 0.7;

/** Six bands side by side with what stands in them; a press brings one into view. */
export function BandOverview({ ui }: { readonly ui: KitUi }) {
  const { table } = ui;
  const { campaign } = factsOf(table);
  if (!campaign.bands.some((band) => band.battalions.length > 0)) return null;
  const bands = bandsOf(theatreOf(campaign.campaign.id));
  const planned = campaign.plans.filter((plan) => !plan.fought).map((plan) => plan.battalion);
  const offered = new Set(
    table.yours
      ? table.offers.value.flatMap(({ about }) => (about.mark === 'attack' ? (about.pieces?.slice(0, 1) ?? []) : []))
      : [],
  );
  const pan = camera.value;
  const { x, y, k } = pan?.camera.value ?? { x: 0, y: 0, k: 1 };
  const { width, height } = pan?.size.value ?? { width: 0, height: 0 };
  return (
    <div class="band-overview" role="group" aria-label={W.bands}>
      {campaign.bands.map((band, i) => {
        const { shape = [], middle = [0, 0] as const } = bands[i] ?? {};
        const seen = [0, 1].every((axis) => {
          const along = shape.map((point) => (point[axis] ?? 0) * k + (axis === 0 ? x : y));
          const [from, to] = [Math.min(...along), Math.max(...along)];
          return Math.min(to, axis === 0 ? width : height) - Math.max(from, 0) > SEEN * (to - from);
        });
        return (
          <button
            key={band.id}
            type="button"
            data-loss={band.weeklyLoss > 0}
            data-seen={seen}
            onClick={() => pan?.show([middle], Math.max(k, NEAR))}
          >
            <span>{band.name}</span>
            <span class="band-chips">
              {band.battalions.map(({ id }) => (
                <i key={id} data-planned={planned.includes(id)} data-offered={offered.has(id)}>
                  {id}
                </i>
              ))}
            </span>
          </button>
        );
      })}
    </div>
  );
}
