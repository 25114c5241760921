// Sherman Leader on the map: the 24 hexes of a Battle as terrain, and between Battles the six bands with the headquarters.
import type { Place } from '@bocage/engine';
import type { Terrain } from '@bocage/sherman-leader/facts';
import { ofThisBuild } from '../../core/build.ts';
import { lazy } from '../../core/lazy.tsx';
import { isNight } from '../../core/settings.ts';
import type { Kit, LabelProps, Spot } from '../../map/kit.ts';
import { pointsText } from '../../map/shapes.ts';
import * as W from '../../words/sherman-leader-battle.ts';
import { ShermanAid, ShermanBelow } from './aid.tsx';
import { COUNTER, clusterScale, countrySpots } from './bands.ts';
import { standsOf } from './country.ts';
import type { ShermanData } from './data.ts';
import { factsOf, pieceIn, type ShermanFacts, shermanFacts, terrainOf } from './facts.ts';
import { battleSpots, CELL, FIELD, HEX_IDS, hexCentre } from './geometry.ts';
import { cellOf, hexLabel, hexNumber, shermanLook } from './look.ts';
import { ShermanMargin } from './margin.tsx';
import { SHERMAN_SYMBOLS } from './symbols.tsx';
import { actsNow, aheadOf, barredIn, tagOf } from './tags.ts';
import { THEATRE, type TheatreSheet, theatreOf } from './theatre.ts';
import { tieAnswer } from './ties.ts';

// What is not needed at the headquarters of a new game comes when it is first shown.
const Record = lazy(() => import('./record.tsx').then((m) => m.PlayerLogSheet), null);
const CountryGround = lazy(() => import('./country-ground.tsx').then((m) => m.CountryGround), null);
const CountryOver = lazy(() => import('./country-over.tsx').then((m) => m.CountryOver), null);
const Over = lazy(() => import('./battle.tsx').then((m) => m.BattleOver), null);

const drawing = (name: string): string =>
  ofThisBuild(`drawing/sherman-leader-${name}-${isNight() ? 'night' : 'day'}.svg`);

/** A hex as terrain: it shows its part of the sheet of drawings, cut out by its outline. Drawn again only when its terrain changes. */
function HexGround({
  id,
  terrain,
  country,
}: {
  readonly id: string;
  readonly terrain: Terrain;
  readonly country: string;
}) {
  const sheet = drawing(country);
  const [x, y] = hexCentre(id);
  const [column, row] = cellOf({ id, terrain });
  return (
    <g clip-path={`url(#clip-${id})`}>
      <image
        href={sheet}
        x={x - CELL.wide * (column + 0.5)}
        y={y - CELL.high * (row + 0.5)}
        width={CELL.wide * CELL.kinds}
        height={CELL.high * CELL.variants}
      />
    </g>
  );
}

function Field({ facts }: { readonly facts: ShermanFacts }) {
  const country = terrainOf(facts);
  return (
    <>
      {facts.battle?.hexes.map(({ id, terrain }) => (
        <HexGround key={id} id={id} terrain={terrain} country={country} />
      ))}
      <image href={drawing('relief')} width={FIELD.width} height={FIELD.height} clip-path="url(#field)" />
    </>
  );
}

/** The name of a hex is drawn larger than the sheet from this zoom on. */
const nameScale = (zoom: number): number => Math.max(1, 0.92 / zoom);

const nameWidth = (name: string, zoom: number): number => (name.length * 6.1 + 4) * nameScale(zoom);

/** From far, as on a phone, there is room for the number and the cover alone. */
function hexName(place: Place, spot: Spot, facts: unknown, zoom: number): string {
  const hex = shermanFacts(facts).battle?.hexes.find((one) => one.id === place.id);
  if (hex === undefined) return place.name;
  const [name, xs] = [hexLabel(hex), spot.shape.map(([x]) => x)];
  return nameWidth(name, zoom) <= Math.max(...xs) - Math.min(...xs) ? name : hexNumber(hex);
}

function HexLabel({ place, spot, facts, parts, zoom }: LabelProps) {
  const at = parts.get('name');
  if (at === undefined) return null;
  return (
    <g class="label" transform={`translate(${at[0]} ${at[1]}) scale(${nameScale(zoom).toFixed(3)})`}>
      <text class="name" y="4.500">
        {hexName(place, spot, facts, zoom)}
      </text>
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
const STEP_NAMES = [W.before, W.fast, W.enemy, W.slow, W.end];

/** The step of a Battle turn; between Battles there is only the headquarters. */
function phasesOf({ battle }: ShermanFacts) {
  if (battle === undefined) return { names: [W.headquarters, W.battle], current: 0, told: true };
  return { names: STEP_NAMES, current: STEPS.indexOf(battle.step), told: true };
}

/** Bands carry their names on the ground; what lies in them is drawn with the counters. */
function NoLabel() {
  return null;
}

export function shermanKit(data: ShermanData): Kit {
  const hexes = battleSpots();
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
    deputy: tieAnswer,
    record: { name: W.playerLog, Sheet: Record },
    tales: () => import('./tales.ts').then((m) => m.tales),
    phases: (_board, facts) => phasesOf(shermanFacts(facts)),
  } satisfies Partial<Kit>;
  const battle: Kit = {
    ...shared,
    sheet: 'battle',
    width: FIELD.width,
    height: FIELD.height + FIELD.off,
    spots: hexes,
    Ground: ({ facts }) => <Field facts={shermanFacts(facts)} />,
    parts: (place, spot, facts, zoom) => {
      const scale = nameScale(zoom);
      const wide = nameWidth(hexName(place, spot, facts, zoom), zoom);
      return [{ id: 'name', wide, high: 14.5 * scale, when: 'first', at: () => [spot.label] }];
    },
    Label: HexLabel,
    Lettering: () => <FieldLines spots={hexes} />,
    Over: ({ ui, layout }) =>
      actsNow(ui) || ui.table.staged.value !== undefined ? <Over ui={ui} spots={hexes} layout={layout} /> : null,
    notes: barredIn,
    tag: (ui, place) => tagOf(aheadOf(ui.table.moment.value), place),
  };
  /** The sheet of the campaign: its theatre as soon as it is there, else six strips. */
  const countries = new Map<TheatreSheet | undefined, Kit>();
  const countryOf = (sheet: TheatreSheet | undefined): Kit => {
    const known = countries.get(sheet);
    if (known !== undefined) return known;
    const kit: Kit = {
      ...shared,
      sheet: `country ${sheet?.code ?? ''}`,
      ...THEATRE,
      spots: countrySpots(sheet),
      across: true,
      side: (zoom) => COUNTER * clusterScale(zoom),
      stands: (place, facts, zoom) => {
        const stands = standsOf(shermanFacts(facts), sheet, zoom);
        return place.pieces.flatMap((piece) => {
          const at = stands.get(piece.id);
          return at === undefined ? [] : [at];
        });
      },
      Ground: ({ facts, zoom }) => <CountryGround facts={shermanFacts(facts)} zoom={zoom} {...(sheet && { sheet })} />,
      Label: NoLabel,
      Lettering: NoLabel,
      Over: ({ ui, layout }) =>
        factsOf(ui.table).campaign.bands.some((band) => band.battalions.length > 0) ? (
          <CountryOver ui={ui} sheet={sheet} zoom={layout.zoom} />
        ) : null,
      tag: () => '',
      brief: ({ mark, pieces = [] }, facts) => {
        const piece = mark === 'attack' ? pieceIn(shermanFacts(facts), pieces[0] ?? '') : undefined;
        if (piece?.kind !== 'battalion') return undefined;
        const { id, card } = piece.battalion;
        return W.battalion(id, card.name);
      },
    };
    countries.set(sheet, kit);
    return kit;
  };
  return {
    ...countryOf(undefined),
    at: (_board, facts) => {
      const { battle: fought, campaign } = shermanFacts(facts);
      return fought === undefined ? countryOf(theatreOf(campaign.campaign.id)) : battle;
    },
  };
}
