// Where each Battalion stands on the Operational Map, as soon as it is known how: kept as long as none has moved.
import { signal } from '@preact/signals';
import type { Point } from '../../map/kit.ts';
import { bandsOf, clusterScale } from './bands.ts';
import type { ShermanFacts } from './facts.ts';
import type { TheatreSheet } from './theatre.ts';

type Placing = (facts: ShermanFacts, sheet: TheatreSheet | undefined, scale: number) => ReadonlyMap<string, Point>;

/** How they are placed comes with the first Battalions; until then each has the next stand of its band. */
const placing = signal<Placing | undefined>(undefined);
let asked = false;

function inTurn(facts: ShermanFacts, sheet: TheatreSheet | undefined): ReadonlyMap<string, Point> {
  const bands = bandsOf(sheet);
  return new Map(
    facts.campaign.bands.flatMap(({ battalions }, i) =>
      battalions.map(({ id }, k) => [id, bands[i]?.stands[k] ?? bands[i]?.middle ?? [0, 0]] as const),
    ),
  );
}

/** The last map that was laid out: most choices move no Battalion. */
let last:
  | {
      readonly key: string;
      readonly sheet: TheatreSheet | undefined;
      readonly by: Placing;
      readonly stands: ReadonlyMap<string, Point>;
    }
  | undefined;

/** Where each Battalion stands, by its number: the same map as long as none has moved. */
export function standsOf(facts: ShermanFacts, sheet: TheatreSheet | undefined, zoom = 1): ReadonlyMap<string, Point> {
  const { bands } = facts.campaign;
  if (!asked && bands.some((band) => band.battalions.length > 0)) {
    asked = true;
    import('./country-stands.ts').then(
      (m) => {
        placing.value = m.placeBattalions;
      },
      () => {
        asked = false;
      },
    );
  }
  const by = placing.value ?? inTurn;
  const scale = clusterScale(zoom);
  const key = `${scale} ${bands.map((band) => band.battalions.map(({ id }) => id).join(' ')).join(',')}`;
  if (last === undefined || last.key !== key || last.sheet !== sheet || last.by !== by)
    last = { key, sheet, by, stands: by(facts, sheet, scale) };
  return last.stands;
}
