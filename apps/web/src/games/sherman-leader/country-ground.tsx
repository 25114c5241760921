// The country of a campaign: its drawing, the bands between phase lines, towns with their names, scale and source.
import type { BandFacts } from '@bocage/sherman-leader/facts';
import { ofThisBuild } from '../../core/build.ts';
import { isNight } from '../../core/settings.ts';
import type { Point } from '../../map/kit.ts';
import { pointsText } from '../../map/shapes.ts';
import * as W from '../../words/sherman-leader-campaign.ts';
import { bandsOf, clusterScale, FOOT, HEAD_ROOM } from './bands.ts';
import { standsOf } from './country.ts';
import { type Box, clusterBox, type PlacedName, placeNames } from './country-names.ts';
import type { ShermanFacts } from './facts.ts';
import { THEATRE, type TheatreBand, type TheatreSheet } from './theatre.ts';

const { width: WIDTH, height: HEIGHT } = THEATRE;

/** Whose a band is: two friendly ones, the Front, three of the enemy. */
function sideOf(i: number): string {
  return i < 2 ? 'friendly' : i === 2 ? 'front' : 'enemy';
}

/** What an attack in a band costs, or what a Battalion there does. */
function costOf({ attackCost, weeklyLoss }: BandFacts): string {
  return weeklyLoss > 0 ? W.soEach(weeklyLoss) : W.attackSo(attackCost);
}

function Heads({ facts, bands }: { readonly facts: ShermanFacts; readonly bands: readonly TheatreBand[] }) {
  return (
    <>
      {facts.campaign.bands.map((band, i) => {
        const [x, y] = bands[i]?.head ?? [0, 0];
        return (
          <g key={band.id} class="band-head" transform={`translate(${x} ${y})`}>
            <g class="fit">
              <text class="band-name" y="-11">
                {band.name}
              </text>
              <text class={band.weeklyLoss > 0 ? 'band-note loss' : 'band-note'} y="6">
                {costOf(band)}
              </text>
            </g>
          </g>
        );
      })}
    </>
  );
}

/** The box of a band's head; names keep off it. */
function headBox({ head: [x, y] }: TheatreBand, scale: number): Box {
  const { aside, above, below } = HEAD_ROOM;
  return [x - aside * scale, y - above * scale, x + aside * scale, y + below * scale];
}

/** The foot of the sheet: a scale bar and where the map comes from. */
function Foot({ sheet }: { readonly sheet: TheatreSheet }) {
  const kilometres = [200, 100, 50, 20, 10, 5, 2].find((km) => km * sheet.km < 150) ?? 1;
  const long = kilometres * sheet.km;
  return (
    <g class="country-foot" transform={`translate(10 ${HEIGHT - 12})`}>
      <rect x="-4" y="-32" width="272" height="40" />
      <path d={`M2 -16v5H${2 + long}v-5`} />
      <text x="2" y="-20">
        0
      </text>
      <text x={2 + long} y="-20" text-anchor="middle">
        {W.km(kilometres)}
      </text>
      <text x="2" y="3">
        {W.aboutPhaseLines}
      </text>
    </g>
  );
}

/** Names by the counters that they keep off. */
const placed = new WeakMap<ReadonlyMap<string, Point>, readonly PlacedName[]>();

function namesOf(facts: ShermanFacts, sheet: TheatreSheet, zoom: number): readonly PlacedName[] {
  const stands = standsOf(facts, sheet, zoom);
  const scale = clusterScale(zoom);
  const known = placed.get(stands);
  if (known !== undefined) return known;
  const foot: Box = [0, HEIGHT - FOOT.high, FOOT.wide, HEIGHT];
  const clusters = [...stands.values()].map((at) => clusterBox(at, scale));
  const names = placeNames(sheet, [...clusters, ...sheet.bands.map((band) => headBox(band, scale)), foot], scale);
  placed.set(stands, names);
  return names;
}

export function CountryGround({
  facts,
  sheet,
  zoom,
}: {
  readonly facts: ShermanFacts;
  readonly sheet?: TheatreSheet;
  readonly zoom: number;
}) {
  const bands = bandsOf(sheet);
  const drawing = sheet === undefined ? 'sherman-leader-country' : `theatre-${sheet.code}`;
  const names = sheet === undefined ? [] : namesOf(facts, sheet, zoom);
  return (
    <>
      {sheet === undefined && (
        <rect class={`country ${facts.campaign.campaign.terrain.toLowerCase()}`} width={WIDTH} height={HEIGHT} />
      )}
      <image
        href={ofThisBuild(`drawing/${drawing}-${isNight() ? 'night' : 'day'}.svg`)}
        width={WIDTH}
        height={HEIGHT}
      />
      {bands.map(({ shape }, i) => (
        <polygon key={i} class={`band ${sideOf(i)}`} points={pointsText(shape)} />
      ))}
      {sheet === undefined
        ? bands.slice(1).map(({ shape }, i) => <PhaseLine key={i} n={i} d={`M${shape[0]}V${HEIGHT}`} />)
        : sheet.lines.map((d, i) => <PhaseLine key={d} n={i} d={d} />)}
      {sheet?.places.map(({ name, at: [x, y], kind }) =>
        kind === 'city' ? (
          <rect key={name} class="mark-city" x={x - 4.5} y={y - 4.5} width="9" height="9" />
        ) : (
          <circle key={name} class={`mark-${kind}`} cx={x} cy={y} r="4" />
        ),
      )}
      {names.map(({ name, kind, at: [x, y], anchor, sea }) => (
        <g key={`${kind} ${name}`} transform={`translate(${x} ${y})`}>
          <text class={`country-name ${kind} fit`} data-sea={sea} text-anchor={anchor}>
            {name}
          </text>
        </g>
      ))}
      <Heads facts={facts} bands={bands} />
      {sheet !== undefined && <Foot sheet={sheet} />}
    </>
  );
}

/** The two lines of the Front are solid. */
function PhaseLine({ d, n }: { readonly d: string; readonly n: number }) {
  return (
    <g class={n === 1 || n === 2 ? 'phase-line front' : 'phase-line'}>
      <path class="bed" d={d} />
      <path class="line" d={d} />
    </g>
  );
}
