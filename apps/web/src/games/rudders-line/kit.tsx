// Rudder's Line on the map: areas of Pointe du Hoc, landing craft, counters of both sides, the margin with turns and stars.
import type { Kit, Point, Spot } from '../../map/kit.ts';
import type { Box } from '../../map/laid.ts';
import { isInside } from '../../map/room.ts';
import * as W from '../../words/rudders-line.ts';
import { RudderAid } from './aid.tsx';
import type { RudderData } from './data.ts';
import { controlOf, phasesOf, placeIn, rudderFacts } from './facts.ts';
import { Label, labelParts, OVERVIEW } from './label.tsx';
import { lookIn } from './look.ts';
import { RudderMargin } from './margin.tsx';

/** Where names stand so that they hide neither works nor each other; elsewhere they stand above the middle. */
const LABELS: Readonly<Record<number, Point>> = {
  1: [368, 330],
  2: [560, 150],
  3: [730, 262],
  4: [960, 348],
  5: [536, 296],
  6: [424, 468],
  7: [612, 440],
  8: [766, 440],
  9: [226, 622],
  10: [430, 612],
  11: [650, 622],
  12: [806, 622],
  13: [985, 560],
  14: [82, 738],
  15: [250, 780],
  16: [470, 790],
  17: [700, 776],
  18: [940, 778],
  19: [150, 966],
  20: [400, 978],
  21: [600, 950],
  22: [810, 962],
  23: [1006, 962],
  24: [84, 1160],
  25: [290, 1142],
  26: [504, 1136],
  27: [720, 1128],
  28: [970, 1140],
};

/** Areas whose middle is no place for counters: the beach is long and narrow. */
const STACKS: Readonly<Record<number, Point>> = { 1: [236, 474] };

const pair = ([x = 0, y = 0]: readonly number[]): Point => [x, y];

/** The lowest point of an outline under its middle: a tag hangs there and hides no counter. */
function foot(shape: readonly Point[], [x, y]: Point): Point {
  let low = y;
  while (isInside(shape, x, low + 4) && low < y + 140) low += 4;
  return [x, low - 12];
}

function areaSpot(area: RudderData['map']['areas'][number]): Spot {
  const shape = area.polygon.map(pair);
  const [cx, cy] = pair(area.centre);
  const label = LABELS[area.id] ?? [cx, cy - area.inradius * 0.5];
  const stack: Point = STACKS[area.id] ?? [cx, Math.max(cy + 8, label[1] + 46)];
  return {
    id: String(area.id),
    shape,
    label,
    stack,
    tag: foot(shape, stack),
    across: Math.max(2, Math.min(4, Math.floor((area.inradius * 2 + 20) / 47))),
  };
}

/** Landing craft lie at sea, where there is room for the name and, below it, counters at any zoom; left, top, width and height. */
const AFLOAT: Readonly<Record<string, readonly [number, number, number, number]>> = {
  LC1: [256, 6, 190, 150],
  LC2: [664, 6, 214, 150],
  LC3: [884, 118, 212, 150],
};

function boxRect({ id, rect: [x = 0, y = 0, width = 0, height = 0] }: RudderData['map']['boxes'][number]) {
  return AFLOAT[id] ?? ([x, y, width, height] as const);
}

function boxSpot(box: RudderData['map']['boxes'][number]): Spot {
  const [x, y, width, height] = boxRect(box);
  const shape: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return {
    id: box.id,
    shape,
    label: [x + width / 2, y + 20],
    stack: [x + width / 2, y + height / 2 + 18],
    tag: [x + width / 2, y + height - 6],
    across: 4,
  };
}

function Lettering({ data }: { readonly data: RudderData }) {
  return (
    <g class="lettering" aria-hidden="true">
      <text x="60" y="210">
        {W.baieDeLaSeine}
      </text>
      {data.map.boxes.map((box) => {
        const [x, y, width, height] = boxRect(box);
        return <rect key={box.id} class="box" x={x} y={y} width={width} height={height} rx="3" />;
      })}
      <g transform="translate(22 56)">
        <path class="scale" d="M0 0H200M0 -5V5M50 -4V4M100 -5V5M150 -4V4M200 -5V5" />
        <text class="small" x="0" y="-10" text-anchor="middle">
          0
        </text>
        <text class="small" x="200" y="-10" text-anchor="end">
          {W.n200Yards}
        </text>
        <text class="small" y="8" dy="1em">
          {W.mapReconstructed}
        </text>
        <text class="small" y="8" dy="2.1em">
          {W.heightsSketched}
        </text>
      </g>
    </g>
  );
}

/** The scale with what is said of the map: nothing else is put there. */
function scaleBox(zoom: number): Box {
  const letter = Math.max(12, 11 / zoom);
  return { left: 10, top: 46 - letter, right: 30 + Math.max(200, letter * 8), bottom: 66 + letter * 2.3 };
}

export function rudderKit(data: RudderData): Kit {
  const { canvas, areas, boxes } = data.map;
  const spots = new Map([...areas.map(areaSpot), ...boxes.map(boxSpot)].map((spot) => [spot.id, spot]));
  return {
    width: canvas.width,
    height: canvas.height,
    ground: { day: 'rudders-line-day', night: 'rudders-line-night' },
    spots,
    whole: true,
    overview: OVERVIEW,
    look: (piece, facts) => lookIn(rudderFacts(facts), piece.id),
    parts: (place, spot, facts, zoom) => {
      const known = placeIn(rudderFacts(facts), place.id);
      return known === undefined ? [] : labelParts(known, spot, zoom);
    },
    said: (place, facts) => {
      const { short, area } = placeIn(rudderFacts(facts), place.id) ?? {};
      return `${short} ${area?.owner} ${area?.markers.map(({ value }) => value).join()}`;
    },
    taken: (_facts, zoom) => (zoom < OVERVIEW ? [] : [scaleBox(zoom)]),
    Label,
    control: (facts) => controlOf(rudderFacts(facts)),
    Lettering: () => <Lettering data={data} />,
    Margin: RudderMargin,
    Aid: RudderAid,
    tales: () => import('./tales.ts').then((m) => m.tales),
    phases: (_board, facts) => phasesOf(rudderFacts(facts)),
  };
}
