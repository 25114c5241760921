// Over the counters: the march that is laid out, with its legs numbered, and the way of a Kampfgruppe that is being shown.

import type { Kit, KitUi, Point } from '../../map/kit.ts';
import { draft, shown } from './draft.ts';

function between([x1, y1]: Point, [x2, y2]: Point, short: number): string {
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [((x2 - x1) / far) * short, ((y2 - y1) / far) * short];
  return `M${(x1 + dx).toFixed(1)} ${(y1 + dy).toFixed(1)}L${(x2 - dx).toFixed(1)} ${(y2 - dy).toFixed(1)}`;
}

export function Plans({ ui, spots }: { readonly ui: KitUi; readonly spots: Kit['spots'] }) {
  const at = (id: string | undefined): Point | undefined => (id === undefined ? undefined : spots.get(id)?.at);
  const laid = draft.value?.table === ui.table ? draft.value : undefined;
  const way = shown.value.map(at);
  const [to, from] = [way.at(-1), way.length > 1 ? way[0] : undefined];
  return (
    <>
      {laid !== undefined && (
        <g class="march-draft" aria-hidden="true">
          {laid.next.map((id, i) => {
            const spot = at(id);
            return spot === undefined ? null : (
              <circle key={`${id}${i}`} class="may" cx={spot[0]} cy={spot[1]} r="30" />
            );
          })}
          {laid.way.map((id, i) => {
            const [a, b] = [at(laid.way[i - 1]), at(id)];
            if (a === undefined || b === undefined || id === laid.way[i - 1]) return null;
            return (
              <g key={i}>
                <path class="leg" d={between(a, b, 20)} marker-end="url(#arrow-head)" />
                <g class="leg-number" transform={`translate(${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2})`}>
                  <circle r="11" />
                  <text y="5" text-anchor="middle">
                    {i}
                  </text>
                </g>
              </g>
            );
          })}
        </g>
      )}
      {to !== undefined && (
        <g class="shown" aria-hidden="true">
          {from !== undefined && <path class="leg" d={between(from, to, 22)} marker-end="url(#arrow-head)" />}
          <circle cx={to[0]} cy={to[1]} r="38" />
        </g>
      )}
    </>
  );
}
