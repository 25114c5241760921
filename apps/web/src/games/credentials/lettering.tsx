// What never changes on the sheet of Brittany but needs the page's fonts: names of the sea and the hills, the scale.
import type { Box } from '../../map/laid.ts';
import * as W from '../../words/credentials.ts';
import { SHEET_SCALE, townOnGround } from './brittany.ts';

/** Kilometres: a degree of latitude is 111.2 of them. */
const FIFTY = ((): number => {
  const [, north] = townOnGround({ id: '', lat: 48.5, lon: -3 });
  const [, south] = townOnGround({ id: '', lat: 48, lon: -3 });
  return ((south - north) * SHEET_SCALE * 50) / (0.5 * 111.2);
})();

/** Names of the sea and the hills: where they begin. */
const WRITTEN = [
  [W.englishChannel, 'ocean', 206, 60],
  [W.bayOfStBrieuc, 'sea', 622, 134],
  [W.iroise, 'sea', 16, 360],
  [W.bayOfBiscay, 'ocean', 90, 700],
  [W.montsDarree, 'hill', 262, 236],
  [W.montagnesNoires, 'hill', 392, 392],
] as const;

/** The room of the names that lie among the spaces, at a zoom: nothing is put on them. */
export function writtenTaken(zoom: number): readonly Box[] {
  return WRITTEN.flatMap(([text, kind, x, y]) => {
    if (kind === 'ocean') return [];
    const size = Math.max(kind === 'sea' ? 16 : 15, 11.5 / zoom);
    return [{ left: x, right: x + text.length * size * 0.58, top: y - size * 0.8, bottom: y + size * 0.25 }];
  });
}

export function Lettering() {
  return (
    <g class="lettering" aria-hidden="true">
      {WRITTEN.map(([text, kind, x, y]) => (
        <text key={text} class={kind} x={x} y={y}>
          {text}
        </text>
      ))}
      <g transform="translate(36 776)">
        <path
          class="scale"
          d={`M0 0H${FIFTY.toFixed(0)}M0 -5V5M${(FIFTY / 2).toFixed(0)} -4V4M${FIFTY.toFixed(0)} -5V5`}
        />
        <text class="small" x="0" y="-10" text-anchor="middle">
          0
        </text>
        <text class="small" x={FIFTY / 2} y="-10" text-anchor="middle">
          25
        </text>
        <text class="small" x={FIFTY} y="-10" text-anchor="middle">
          {W.fiftyKm}
        </text>
        <text class="small" y="5" dy="1em">
          {W.projectionAndCoast}
        </text>
        <text class="small" y="5" dy="2.1em">
          {W.heightsAndRoads}
        </text>
      </g>
    </g>
  );
}
