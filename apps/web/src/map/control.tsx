// Whose each place is: a wash over the sheet, plain for one side and hatched for the other, and the same in the overview.
import type { Kit, Spot } from './kit.ts';
import { starPath } from './symbols.tsx';

/** The outlines of each place, found once. */
const drawn = new WeakMap<Spot, string>();

function outline(spot: Spot): string {
  const known = drawn.get(spot) ?? `M${spot.shape.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  drawn.set(spot, known);
  return known;
}

/** The outlines of all places of a side as one path. */
function outlines(kit: Kit, facts: unknown, side: 'us' | 'ge'): string {
  let path = '';
  for (const [id, held] of kit.control?.(facts) ?? []) {
    const spot: Spot | undefined = held.side === side ? kit.spots.get(id) : undefined;
    if (spot !== undefined) path += outline(spot);
  }
  return path;
}

/** Lines for the side that is told by them: `every` units apart. */
function Hatch({ id, every }: { readonly id: string; readonly every: number }) {
  return (
    <defs>
      <pattern id={id} width={every} height={every} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="wash-line" d={`M0 ${every / 2}H${every}`} stroke-width={every * 0.15} />
      </pattern>
    </defs>
  );
}

/** Over the borders of the sheet, below everything that is asked. */
export function Wash({ kit, facts }: { readonly kit: Kit; readonly facts: unknown }) {
  if (kit.control === undefined || kit.beside === true) return null;
  const german = outlines(kit, facts, 'ge');
  return (
    <g class="wash" aria-hidden="true">
      <Hatch id="wash-lines" every={8} />
      <path class="us" d={outlines(kit, facts, 'us')} />
      <path class="ge" d={german} />
      <path class="lines" d={german} />
    </g>
  );
}

/** In the overview the sides are flat; stars are filled or hollow. */
export function OverviewControl({ kit, facts }: { readonly kit: Kit; readonly facts: unknown }) {
  const control = kit.control?.(facts);
  if (control === undefined) return null;
  const german = outlines(kit, facts, 'ge');
  return (
    <g class="overview-control">
      <Hatch id="overview-lines" every={44} />
      <path class="us" d={outlines(kit, facts, 'us')} />
      <path class="ge" d={german} />
      <path class="lines" d={german} />
      {[...control].map(([id, { side, star }]) => {
        const at = star ? kit.spots.get(id)?.label : undefined;
        return at === undefined ? null : <path key={id} class={`star ${side}`} d={starPath(56, at[0], at[1] + 30)} />;
      })}
    </g>
  );
}
