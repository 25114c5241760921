// Where the buttons of the map lie in a narrow window: in a corner in which they cover nothing that can be chosen.
import type { Ui } from '../parts/ui.ts';
import type { Ground } from './ground.ts';
import type { Kit, Point } from './kit.ts';
import { offersByPlace } from './marks.tsx';
import { EDGE, type Pan } from './pan.ts';

export interface Corner {
  readonly left: boolean;
  readonly below: boolean;
}

/** Places and counters that can be chosen. */
function chosen(ui: Ui, kit: Kit, { laying }: Ground): readonly Point[] {
  const places = [...offersByPlace(ui).keys()].flatMap((id) => kit.spots.get(id) ?? []);
  const pieces = new Set(ui.table.offers.value.flatMap(({ about }) => about.pieces ?? []));
  const counters = laying.flatMap((one) => one.counters).filter(({ piece }) => pieces.has(piece.id));
  return [...places.flatMap((spot) => [spot.label, spot.tag, spot.stack]), ...counters.map(({ at }) => at)];
}

/** The usual corner, right and above or below, if it will do. */
export function freeCorner(ui: Ui, kit: Kit, ground: Ground, pan: Pan, usually: boolean): Corner {
  const corners = [usually, !usually].flatMap((below): Corner[] => [
    { left: false, below },
    { left: true, below },
  ]);
  const tools = document.querySelector('.map-tools')?.getBoundingClientRect();
  const { x, y, k } = pan.camera.value;
  const { width, height } = pan.size.value;
  const points = chosen(ui, kit, ground);
  const free = corners.find(
    (corner) =>
      !points.some(([px, py]) => {
        const [sx, sy] = [px * k + x, py * k + y];
        const aside = corner.left ? sx : width - sx;
        const inside = corner.below ? height - sy : sy;
        return aside < (tools?.width ?? 0) + EDGE && inside < (tools?.height ?? 0) + EDGE;
      }),
  );
  return free ?? { left: false, below: usually };
}
