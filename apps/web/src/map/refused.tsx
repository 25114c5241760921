// A refusal on the map: the sign and the rule, at the place that was asked about.
import { shortRule } from '../core/words.ts';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/map.ts';
import type { Kit } from './kit.ts';

/** `grown`: how much larger than the sheet it is drawn. */
export function Refused({ ui, kit, grown }: { readonly ui: Ui; readonly kit: Kit; readonly grown: number }) {
  const answer = ui.answer.value;
  const spot = answer?.place === undefined ? undefined : kit.spots.get(answer.place);
  if (spot === undefined || answer === undefined) return null;
  return (
    <g
      class="refused"
      transform={`translate(${spot.tag[0]} ${spot.tag[1]}) scale(${grown.toFixed(3)})`}
      aria-hidden="true"
    >
      <rect x="-46" y="-11" width="92" height="23" rx="3" />
      <circle cx="-34" cy="0.5" r="6" />
      <path d="M-38.2 -3.700L-29.800 4.700" />
      <text x="6" y="5" text-anchor="middle">
        {shortRule(answer.whys[0]?.reason.rule ?? '') || W.notNow}
      </text>
    </g>
  );
}
