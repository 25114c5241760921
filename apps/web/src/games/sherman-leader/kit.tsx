// Sherman Leader on the map: the 24 hexes of a Battle as terrain, and between Battles the six bands with the headquarters.
import type { Place } from '@bocage/engine';
import type { BandFacts, PlanFacts } from '@bocage/sherman-leader/facts';
import { ofThisBuild } from '../../core/build.ts';
import { lazy } from '../../core/lazy.tsx';
import { isNight } from '../../core/settings.ts';
import { count } from '../../core/words.ts';
import type { Kit, Spot } from '../../map/kit.ts';
import { pointsText } from '../../map/shapes.ts';
import { ShermanAid, ShermanBelow } from './aid.tsx';
import type { ShermanData } from './data.ts';
import { type ShermanFacts, shermanFacts, terrainOf } from './facts.ts';
import { BAND_IDS, battleSpots, CELL, COUNTRY, countrySpots, FIELD, HEX_IDS, hexCentre, PLAN_IDS } from './geometry.ts';
import { cellOf, hexLabel, shermanLook } from './look.ts';
import { ShermanMargin } from './margin.tsx';
import { SHERMAN_SYMBOLS } from './symbols.tsx';
import { aheadOf, tagOf } from './tags.ts';

// What is not needed at the headquarters of a new game comes when it is first shown.
const Record = lazy(() => import('./record.tsx').then((m) => m.PlayerLogSheet), null);
const CountryOver = lazy(() => import('./outlook.tsx').then((m) => m.CountryOver), null);
const Over = lazy(() => import('./battle.tsx').then((m) => m.BattleOver), null);

const drawing = (name: string): string =>
  ofThisBuild(`drawing/sherman-leader-${name}-${isNight() ? 'night' : 'day'}.svg`);

/** The hexes as terrain: each shows its part of the sheet of drawings, cut out by its outline. */
function Field({ facts }: { readonly facts: ShermanFacts }) {
  const sheet = drawing(terrainOf(facts));
  return (
    <>
      {facts.battle?.hexes.map((hex) => {
        const [x, y] = hexCentre(hex.id);
        const [column, row] = cellOf(hex);
        return (
          <g key={hex.id} clip-path={`url(#clip-${hex.id})`}>
            <image
              href={sheet}
              x={x - CELL.wide * (column + 0.5)}
              y={y - CELL.high * (row + 0.5)}
              width={CELL.wide * CELL.kinds}
              height={CELL.high * CELL.variants}
            />
          </g>
        );
      })}
      <image href={drawing('relief')} width={FIELD.width} height={FIELD.height} clip-path="url(#field)" />
    </>
  );
}

interface LabelProps {
  readonly place: Place;
  readonly spot: Spot;
  readonly facts: unknown;
}

function HexLabel({ place, spot, facts }: LabelProps) {
  const [x, y] = spot.label;
  const hex = shermanFacts(facts).battle?.hexes.find((one) => one.id === place.id);
  return (
    <g class="label" transform={`translate(${x} ${y})`}>
      <text class="name fit">{hex === undefined ? place.name : hexLabel(hex)}</text>
    </g>
  );
}

function FieldLines({ spots }: { readonly spots: ReadonlyMap<string, Spot> }) {
  const hexes = HEX_IDS.map((id) => spots.get(id)).filter((spot) => spot !== undefined);
  const off = spots.get('off');
  return (
    <g aria-hidden="true">
      <defs>
        <clipPath id="field">
          {hexes.map((spot) => (
            <polygon key={spot.id} points={pointsText(spot.shape)} />
          ))}
        </clipPath>
      </defs>
      {hexes.map((spot) => (
        <polygon key={spot.id} class="hex-edge" points={pointsText(spot.shape)} />
      ))}
      {off !== undefined && <polygon class="box-edge" points={pointsText(off.shape)} />}
    </g>
  );
}

const STEPS = ['before', 'fast', 'enemy', 'slow', 'end'] as const;
const STEP_NAMES = ['Before', 'Fast', 'Enemy', 'Slow', 'End'];

/** The step of a Battle turn; between Battles there is only the headquarters. */
function phasesOf({ battle }: ShermanFacts): { names: readonly string[]; current: number } {
  if (battle === undefined) return { names: ['Headquarters', 'Battle'], current: 0 };
  return { names: STEP_NAMES, current: STEPS.indexOf(battle.step) };
}

/** The country under the bands, and the boxes of the headquarters. */
function Country({ facts }: { readonly facts: ShermanFacts }) {
  const terrain = terrainOf(facts);
  return (
    <>
      <rect class={`country ${terrain}`} width={COUNTRY.width} height={COUNTRY.height} />
      <image href={drawing('country')} width={COUNTRY.width} height={COUNTRY.height} />
      <path class="front-line" d={`M${COUNTRY.width / 2} 0V${COUNTRY.height}`} />
    </>
  );
}

/** A band in two lines, with what an attack or a Battalion there costs. */
function BandName({ band }: { readonly band: BandFacts }) {
  const { attackCost, weeklyLoss } = band;
  const note = attackCost > 0 ? `attack ${attackCost} SO` : weeklyLoss > 0 ? `each −${weeklyLoss} SO` : undefined;
  return (
    <g class="fit">
      {(BAND_LINES[band.id] ?? [band.name]).map((word, i) => (
        <text key={word} class="name" y={i * 15}>
          {word}
        </text>
      ))}
      {note !== undefined && (
        <text class="name note" y="32">
          {note}
        </text>
      )}
    </g>
  );
}

const BAND_LINES: Readonly<Record<string, readonly string[]>> = {
  'band-0': ['Friendly', 'Staging'],
  'band-1': ['Friendly', 'Transit'],
  'band-3': ['Enemy', 'Transit'],
  'band-4': ['Enemy', 'Rear'],
  'band-5': ['Enemy', 'Breakthrough'],
};

function PlanName({ plan, place, spot }: { readonly plan: PlanFacts; readonly place: Place; readonly spot: Spot }) {
  const [x, y] = spot.label;
  return (
    <>
      <polygon class="box-edge" points={pointsText(spot.shape)} transform={`translate(${-x} ${-y})`} />
      <g class="fit">
        <text class="name">{place.name}</text>
      </g>
      <text class="name note" y="17">
        {count(plan.trucks, 'Truck')}, {count(plan.scouts, 'Scout')}
        {plan.fought && ', fought'}
      </text>
    </>
  );
}

function BandLabel({ place, spot, facts }: LabelProps) {
  const [x, y] = spot.label;
  const { bands, plans } = shermanFacts(facts).campaign;
  const band = bands.find((one) => one.id === place.id);
  const plan = plans.find((one) => one.id === place.id);
  return (
    <g class="label" transform={`translate(${x} ${y})`}>
      {band !== undefined ? (
        <BandName band={band} />
      ) : plan !== undefined ? (
        <PlanName plan={plan} place={place} spot={spot} />
      ) : (
        <g class="fit">
          <text class="name">{place.name}</text>
        </g>
      )}
    </g>
  );
}

function CountryLines({ spots }: { readonly spots: ReadonlyMap<string, Spot> }) {
  return (
    <g aria-hidden="true">
      {[...spots.values()]
        .filter((spot) => !PLAN_IDS.includes(spot.id))
        .map((spot) => (
          <polygon
            key={spot.id}
            class={BAND_IDS.includes(spot.id) ? 'hex-edge' : 'box-edge'}
            points={pointsText(spot.shape)}
          />
        ))}
    </g>
  );
}

export function shermanKit(data: ShermanData): Kit {
  const hexes = battleSpots();
  const bands = countrySpots();
  const shared = {
    border: 'line',
    whole: true,
    forces: 'own',
    look: (piece, facts) => {
      const look = shermanLook(shermanFacts(facts), piece.id);
      const draw = SHERMAN_SYMBOLS[look.symbol];
      return draw === undefined ? look : { ...look, draw };
    },
    Margin: ShermanMargin,
    Aid: ({ ui }) => <ShermanAid ui={ui} data={data} />,
    Below: ShermanBelow,
    record: { name: 'Player log', Sheet: Record },
    phases: (_board, facts) => phasesOf(shermanFacts(facts)),
  } satisfies Partial<Kit>;
  const battle: Kit = {
    ...shared,
    sheet: 'battle',
    width: FIELD.width,
    height: FIELD.height + FIELD.off,
    spots: hexes,
    Ground: ({ facts }) => <Field facts={shermanFacts(facts)} />,
    Label: HexLabel,
    Lettering: () => <FieldLines spots={hexes} />,
    Over: ({ ui }) => <Over ui={ui} spots={hexes} />,
    tag: (ui, place) => tagOf(aheadOf(ui.table.moment.value), place),
  };
  const country: Kit = {
    ...shared,
    sheet: 'country',
    width: COUNTRY.width,
    height: COUNTRY.height + COUNTRY.below,
    spots: bands,
    Ground: ({ facts }) => <Country facts={shermanFacts(facts)} />,
    Label: BandLabel,
    Lettering: () => <CountryLines spots={bands} />,
    Over: ({ ui }) => <CountryOver ui={ui} spots={bands} />,
    at: (_board, facts) => (shermanFacts(facts).battle === undefined ? country : battle),
  };
  return country;
}
