// What never changes on the sheet of Brittany but needs the page's fonts: names of the sea and the hills, the scale.
import { SHEET_SCALE, townOnGround } from './brittany.ts';

/** Kilometres: a degree of latitude is 111.2 of them. */
const FIFTY = ((): number => {
  const [, north] = townOnGround({ id: '', lat: 48.5, lon: -3 });
  const [, south] = townOnGround({ id: '', lat: 48, lon: -3 });
  return ((south - north) * SHEET_SCALE * 50) / (0.5 * 111.2);
})();

export function Lettering() {
  return (
    <g class="lettering" aria-hidden="true">
      <text x="206" y="60">
        English Channel
      </text>
      <text class="sea" x="622" y="134">
        Bay of St-Brieuc
      </text>
      <text class="sea" x="16" y="360">
        Iroise
      </text>
      <text x="90" y="700">
        Bay of Biscay
      </text>
      <text class="hill" x="262" y="236">
        Monts d’Arrée
      </text>
      <text class="hill" x="392" y="392">
        Montagnes Noires
      </text>
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
          50 km
        </text>
        <text class="small" x="0" y="18">
          Lambert conformal conic; coast: Natural Earth 1:10m;
        </text>
        <text class="small" x="0" y="34">
          heights sketched; roads reconstructed
        </text>
      </g>
    </g>
  );
}
