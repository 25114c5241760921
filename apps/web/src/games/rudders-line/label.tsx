// What is written in an area of Pointe du Hoc: number and terrain, its star, its name where there is room, and the fire that lies on it.
import type { ComponentProps } from 'preact';
import type { Kit, LabelPart, Point, Spot } from '../../map/kit.ts';
import { pointsIn } from '../../map/room.ts';
import { starPath } from '../../map/symbols.tsx';
import { type PlaceFacts, placeIn, rudderFacts } from './facts.ts';

/** Number and terrain, the name, and fire are drawn larger than the sheet from these zooms on: 11 pixels are the least to read. */
const badgeScale = (zoom: number): number => Math.max(1, (zoom < OVERVIEW ? 0.72 : 0.82) / zoom);
const nameScale = (zoom: number): number => Math.max(1, 0.92 / zoom);
const fireScale = (zoom: number): number => Math.max(1, 0.72 / zoom);

/** Seen from farther than this there is room for the number alone, and its star. */
export const OVERVIEW = 0.3;

const BADGE = { wide: 52, high: 23, star: 24, number: 29 } as const;
const BURST_SIZE = 42;

function nameParts(name: string, zoom: number, at: LabelPart['at'], when: LabelPart['when']): LabelPart {
  const scale = nameScale(zoom);
  return { id: 'name', wide: (name.length * 6.1 + 4) * scale, high: 14.5 * scale, when, at };
}

export function labelParts(place: PlaceFacts, spot: Spot, zoom: number): readonly LabelPart[] {
  const overview = zoom < OVERVIEW;
  if (place.area === undefined) return overview ? [] : [nameParts(place.short, zoom, () => [spot.label], 'first')];
  const badge = badgeScale(zoom);
  const wide = ((overview ? BADGE.number : BADGE.wide) + (place.area.star ? BADGE.star : 0)) * badge;
  const high = BADGE.high * badge;
  const gap = (high + 14.5 * nameScale(zoom)) / 2;
  const fire = BURST_SIZE * fireScale(zoom);
  return [
    { id: 'badge', wide, high, when: 'first', at: () => [spot.label, ...pointsIn(spot.shape)] },
    ...place.area.markers.map(
      (_, i): LabelPart => ({
        id: `fire ${i}`,
        wide: fire,
        high: fire,
        when: 'after',
        at: () => [[spot.stack[0] - 62 - i * 30, spot.stack[1]], ...pointsIn(spot.shape)],
      }),
    ),
    nameParts(
      place.short,
      zoom,
      (parts) => {
        const [x, y] = parts.get('badge') ?? spot.label;
        if (overview) return [];
        return [-1, 1].flatMap((side) =>
          [0, -0.2, 0.2, -0.4, 0.4].map((aside): Point => [x + aside * 100, y + side * gap]),
        );
      },
      'last',
    ),
  ];
}

const STAR = starPath(10.5, -37, 2);
const BURST = `${Array.from({ length: 24 }, (_, i) => {
  const angle = (i * Math.PI) / 12;
  const r = i % 2 === 0 ? 21 : 13;
  return `${i === 0 ? 'M' : 'L'}${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
}).join('')}Z`;

const put = ([x, y]: Point, scale: number): string => `translate(${x} ${y}) scale(${scale.toFixed(3)})`;

export function Label({ place: { id }, facts, parts, zoom }: ComponentProps<Kit['Label']>) {
  const place = placeIn(rudderFacts(facts), id);
  const [badge, name] = [parts.get('badge'), parts.get('name')];
  if (place === undefined) return null;
  const { area } = place;
  return (
    <g class="label">
      {name !== undefined && (
        <text class="name" transform={put(name, nameScale(zoom))} y="4.500">
          {place.short}
        </text>
      )}
      {badge !== undefined && area !== undefined && (
        <g transform={put(badge, badgeScale(zoom))}>
          {/* The middle of the whole, star and all. */}
          <g transform={`translate(${(area.star ? BADGE.star / 2 : 0) + (zoom < OVERVIEW ? 11.5 : 0)} -2)`}>
            <rect class="num-box" x="-25" y="-8" width="27" height="20" />
            <text class="num" x="-11.5" y="7.600">
              {id}
            </text>
            <g class="terrain">
              <circle class="tem-box" cx="14" cy="2" r="11" />
              <text class="tem" x="13.600" y="7.200">
                +{area.terrain}
              </text>
            </g>
            {area.star && <path class={area.owner === 'US' ? 'star-us' : 'star-ge'} d={STAR} />}
          </g>
        </g>
      )}
      {area?.markers.map(({ value }, i) => {
        const at = parts.get(`fire ${i}`);
        return at === undefined ? null : (
          <g key={value} transform={put(at, fireScale(zoom))}>
            <path class="burst" d={BURST} />
            <text class="burst-text" y="5.500">
              {value}
            </text>
          </g>
        );
      })}
    </g>
  );
}
