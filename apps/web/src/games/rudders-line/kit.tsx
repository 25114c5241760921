// Rudder's Line on the map: areas of Pointe du Hoc, landing craft, counters of both sides, the margin with turns and stars.
import type { ComponentProps } from 'preact';
import type { Kit, Point, Spot } from '../../map/kit.ts';
import { crossPath, starPath } from '../../map/symbols.tsx';
import { RudderAid } from './aid.tsx';
import type { RudderData } from './data.ts';
import { phasesOf, placeIn, rudderFacts } from './facts.ts';
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

function inside(shape: readonly Point[], x: number, y: number): boolean {
  let is = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const [ax, ay] = shape[i] ?? [0, 0];
    const [bx, by] = shape[j] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
  }
  return is;
}

/** The lowest point of an outline under its middle: a tag hangs there and hides no counter. */
function foot(shape: readonly Point[], [x, y]: Point): Point {
  let low = y;
  while (inside(shape, x, low + 4) && low < y + 140) low += 4;
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

/** Landing craft lie at sea, where there is room: the box grows so that its name and two rows of counters fit. */
function boxRect([x = 0, y = 0, width = 0, height = 0]: readonly number[]): readonly [number, number, number, number] {
  return [x - 22, Math.max(2, y - 12), width + 44, Math.max(height, 100) + 26];
}

function boxSpot(box: RudderData['map']['boxes'][number]): Spot {
  const [x, y, width, height] = boxRect(box.rect);
  const shape: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return {
    id: box.id,
    shape,
    label: [x + width / 2, y + 13],
    stack: [x + width / 2, y + height / 2 + 8],
    tag: [x + width / 2, y + height - 6],
    across: 4,
  };
}

const STAR = starPath(10.5, -37, 2);
const OWN_STAR = starPath(6.2, 34, 2.5);
const OWN_CROSS = crossPath(6.4, 34, 2.5);
const BURST = Array.from({ length: 24 }, (_, i) => {
  const angle = (i * Math.PI) / 12;
  const r = i % 2 === 0 ? 21 : 13;
  return `${i === 0 ? 'M' : 'L'}${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
}).join('');

function Label({ place: { id }, spot, facts }: ComponentProps<Kit['Label']>) {
  const [x, y] = spot.label;
  const place = placeIn(rudderFacts(facts), id);
  if (place === undefined) return null;
  if (place.area === undefined)
    return (
      <g class="label" transform={`translate(${x} ${y})`}>
        <text class="name" y="3">
          {place.short}
        </text>
      </g>
    );
  const { terrain, star, owner, markers } = place.area;
  const side = owner === 'US' ? 'us' : 'ge';
  return (
    <g class="label" transform={`translate(${x} ${y})`}>
      <text class="name" y="-13">
        {place.short}
      </text>
      <rect class="num-box" x="-25" y="-8" width="27" height="20" />
      <text class="num" x="-11.5" y="7.6">
        {id}
      </text>
      <circle class="tem-box" cx="14" cy="2" r="11" />
      <text class="tem" x="13.6" y="7.2">
        +{terrain}
      </text>
      {star && <path class={`star-${side}`} d={STAR} />}
      <path class={`own-${side}`} d={side === 'us' ? OWN_STAR : OWN_CROSS} />
      {markers.map(({ value }, i) => (
        <g key={value} transform={`translate(${spot.stack[0] - x - 62 - i * 30} ${spot.stack[1] - y})`}>
          <path class="burst" d={`${BURST}Z`} />
          <text class="burst-text" y="5.500">
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}

function Lettering({ data }: { readonly data: RudderData }) {
  return (
    <g class="lettering" aria-hidden="true">
      <text x="60" y="210">
        Baie de la Seine
      </text>
      {data.map.boxes.map(({ id, rect }) => {
        const [x, y, width, height] = boxRect(rect);
        return <rect key={id} class="box" x={x} y={y} width={width} height={height} rx="3" />;
      })}
      <g transform="translate(870 1660)">
        <path class="scale" d="M0 0H200M0 -5V5M50 -4V4M100 -5V5M150 -4V4M200 -5V5" />
        <text class="small" x="0" y="-10" text-anchor="middle">
          0
        </text>
        <text class="small" x="100" y="-10" text-anchor="middle">
          100
        </text>
        <text class="small" x="200" y="-10" text-anchor="middle">
          200 yards
        </text>
        <text class="small" x="0" y="20">
          Map reconstructed; heights sketched
        </text>
      </g>
    </g>
  );
}

export function rudderKit(data: RudderData): Kit {
  const { canvas, areas, boxes } = data.map;
  const spots = new Map([...areas.map(areaSpot), ...boxes.map(boxSpot)].map((spot) => [spot.id, spot]));
  return {
    width: canvas.width,
    height: canvas.height,
    ground: { day: 'rudders-line-day', night: 'rudders-line-night' },
    spots,
    look: (piece, facts) => lookIn(rudderFacts(facts), piece.id),
    Label,
    Lettering: () => <Lettering data={data} />,
    Margin: RudderMargin,
    Aid: RudderAid,
    phases: (_board, facts) => phasesOf(rudderFacts(facts)),
  };
}
