// Everything that the table shows, as plain values: ids, codes and figures. The board in words is made of it, and the page draws it.
import type { State } from '@bocage/engine';
import { type Score, scoreOf } from '../rules/04-victory.ts';
import { isMet, mayOpen } from '../rules/09-actions/encirclement.ts';
import { intelLeft, reconId, wehrDeckSize, wehrId } from '../state/decks.ts';
import type { Tokens } from '../state/events.ts';
import * as L from '../state/layout.ts';
import { truckLoad } from '../state/options.ts';
import {
  divisionsAt,
  garrisonsOf,
  isArmored,
  isBesieged,
  isCaptured,
  isDestroyed,
  levelIndex,
  nextGarrison,
  spacesOf,
  tokensIn,
} from '../state/queries.ts';
import type { GameData } from '../state/tables.ts';
import {
  divisionWord,
  kgPieceId,
  placeId,
  portId,
  tokensAt,
  tokensOfCard,
  tokensOfSpace,
  ZONE_PLACE,
} from '../words/names.ts';
import { type Forecast, forecast, type Meal, mealOf } from './forecast.ts';

const PHASES = ['intelligence', 'riesensauerei', 'action', 'ffi', 'over'] as const;
const CONTROLS = ['none', 'marker', 'libre', 'printed'] as const;
const AIRS = ['middleton', 'recon', 'wehrmacht'] as const;
const RECON_WHERE = ['deck', 'discard', 'hand', 'kept', 'out', 'force'] as const;
const WEHRMACHT_WHERE = ['deck', 'pile', 'board', 'unseen', 'seen'] as const;

interface GarrisonFacts {
  readonly number: number;
  readonly fortified: boolean;
  readonly medal: boolean;
  readonly state: 'standing' | 'beaten' | 'covered';
  /** Whether it is the one to attack next. */
  readonly next: boolean;
}

/** A Major Port. */
export interface PortFacts {
  readonly captured: boolean;
  readonly besieged: boolean;
  /** FFI and Divisions in the Siege Box, and how many a siege needs. */
  readonly have: number;
  readonly need: number;
  readonly markers: number;
  readonly rating: number;
  readonly destroyed: boolean;
  readonly garrisons: readonly GarrisonFacts[];
  /** The card of Garrison 1 once it was seen. */
  readonly first: string | undefined;
}

/** A Minor Supply Port: with a marker, ready for one, or with its condition not met. */
export interface MinorFacts {
  readonly state: 'open' | 'closed' | 'ready' | 'shut';
  /** Every part of its condition; with a `garrison` that one of a port must be beaten, else the space controlled. */
  readonly needs: readonly { readonly space: string; readonly garrison: number; readonly met: boolean }[];
}

/** A Kampfgruppe; its card once it was seen. */
export interface KampfgruppeFacts {
  readonly id: string;
  readonly card: string | undefined;
  readonly haltung: boolean;
  readonly hinterhalt: boolean;
  /** An FFI keeps it where it is. */
  readonly held: boolean;
}

export interface SpaceFacts {
  readonly id: string;
  readonly control: (typeof CONTROLS)[number];
  readonly tokens: Tokens;
  /** Tokens that still find room. */
  readonly room: number;
  readonly ffi: number;
  /** Of those, FFI that have moved in this phase. */
  readonly ffiMoved: number;
  readonly kampfgruppe: KampfgruppeFacts | undefined;
  /** The Garrison marker of Rennes, the Unknown Contact marker; their cards once seen. */
  readonly garrison: { readonly card: string | undefined } | undefined;
  readonly contact: { readonly card: string | undefined } | undefined;
  /** A Limited Supply Base that was used in this round. */
  readonly baseUsed: boolean;
  readonly minor: MinorFacts | undefined;
  readonly port: PortFacts | undefined;
}

export interface DivisionFacts {
  readonly id: string;
  /** Its card: 0 to 3. */
  readonly card: number;
  readonly at: string;
  readonly tokens: Tokens;
  readonly capacity: number;
  readonly armored: boolean;
  readonly spaces: number;
  readonly starving: boolean;
  /** Moves made in this round. */
  readonly moved: number;
  readonly tankDestroyer: boolean;
  readonly meal: Meal;
}

export interface Facts {
  readonly round: number;
  /** Rounds to come after this one. */
  readonly roundsLeft: number;
  readonly phase: (typeof PHASES)[number];
  readonly core: number;
  readonly weather: 'fair' | 'bad';
  readonly logistics: {
    readonly level: number;
    readonly steps: number;
    readonly take: number;
    readonly place: number;
    /** Tokens that a truck carries. */
    readonly load: number;
  };
  readonly spaces: readonly SpaceFacts[];
  readonly zones: readonly { readonly id: string; readonly ffi: number }[];
  /** Roads with trucks on them, by their number in the content. */
  readonly roads: readonly { readonly road: number; readonly trucks: number }[];
  readonly divisions: readonly DivisionFacts[];
  readonly stock: Tokens;
  readonly pool: Tokens;
  readonly trucks: { readonly stock: number; readonly reserve: number; readonly aside: number };
  readonly ffi: { readonly supply: number; readonly aside: number };
  readonly controlMarkers: number;
  readonly middleton: 'ready' | 'used';
  /** The Division that has it; with Middleton otherwise. */
  readonly tankDestroyer: string | undefined;
  readonly air: (typeof AIRS)[number];
  /** The last round of Patton's Bet; 0 when it is not running. */
  readonly bet: number;
  readonly recon: {
    readonly cards: readonly { readonly id: string; readonly where: (typeof RECON_WHERE)[number] }[];
    readonly top: string | undefined;
  };
  readonly wehrmacht: {
    readonly cards: readonly { readonly id: string; readonly where: (typeof WEHRMACHT_WHERE)[number] }[];
    readonly deck: number;
    /** A Division that nobody has seen lies in the deck. */
    readonly unseen: boolean;
    readonly top: string | undefined;
  };
  readonly nextStep: Forecast;
  readonly score: Score;
}

function portFacts(t: GameData, s: State, port: number): PortFacts {
  const space = t.portSpace[port];
  const next = nextGarrison(t, s, port);
  const one = s[L.DEDICATED + L.DEDICATED_PORT + port];
  return {
    captured: isCaptured(t, s, port),
    besieged: !isCaptured(t, s, port) && isBesieged(t, s, port),
    have: s[L.FFI + space] + divisionsAt(s, space),
    need: t.siege[port],
    markers: s[L.PD + port],
    rating: t.rating[port],
    destroyed: isDestroyed(t, s, port),
    garrisons: t.data.ports[port].garrisons.map(({ number, type, medal }) => ({
      number,
      fortified: type === 'fortified',
      medal,
      state:
        (s[L.DOWN + port] & (1 << number)) !== 0
          ? 'beaten'
          : (garrisonsOf(t, s, port) & (1 << number)) !== 0
            ? 'standing'
            : 'covered',
      next: number === next,
    })),
    first: one > 0 ? wehrId(one - 1) : undefined,
  };
}

/** TAMC 11.g: every part of the condition of a Minor Supply Port, with whether it is met. */
function minorFacts(t: GameData, s: State, minor: number): MinorFacts {
  const marker = s[L.MINOR + minor];
  const own = t.minorSpace[minor];
  return {
    state: marker > 0 ? (marker === 1 ? 'open' : 'closed') : mayOpen(t, s, minor) ? 'ready' : 'shut',
    needs: [
      { space: t.spaceIds[own], garrison: 0, met: s[L.CONTROL + own] !== 0 },
      ...t.minorNeeds[minor].map((need) => ({
        space: need.garrison > 0 ? portId(t, need.space) : t.spaceIds[need.space],
        garrison: need.garrison,
        met: isMet(s, need),
      })),
    ],
  };
}

function kampfgruppeFacts(t: GameData, s: State, space: number): KampfgruppeFacts {
  const kg = s[L.KG + space];
  const card = kg >> L.KG_CARD;
  return {
    id: kgPieceId(t, space),
    card: card > 0 ? wehrId(card - 1) : undefined,
    haltung: (kg & L.KG_HALTUNG) !== 0,
    hinterhalt: (kg & L.KG_HINTERHALT) !== 0,
    held: s[L.FFI + space] > 0,
  };
}

function dedicated(s: State, place: number): { readonly card: string | undefined } {
  const card = s[L.DEDICATED + place];
  return { card: card > 0 ? wehrId(card - 1) : undefined };
}

function spaceFacts(t: GameData, s: State, space: number): SpaceFacts {
  const port = t.port[space];
  const minor = t.minor[space];
  return {
    id: t.spaceIds[space],
    control: CONTROLS[s[L.CONTROL + space]],
    tokens: tokensOfSpace(s, space),
    room: t.capacity[space] - tokensIn(s, space),
    ffi: s[L.FFI + space],
    ffiMoved: s[L.FFI_MOVED + space],
    kampfgruppe: s[L.KG + space] === 0 ? undefined : kampfgruppeFacts(t, s, space),
    garrison: space === t.rennes && s[L.RENNES_HELD] === 1 ? dedicated(s, L.DEDICATED_RENNES) : undefined,
    contact: s[L.CONTACT_AT] === space + 1 ? dedicated(s, L.DEDICATED_CONTACT) : undefined,
    baseUsed: (s[L.BASES_USED] & (1 << space)) !== 0,
    minor: minor < 0 ? undefined : minorFacts(t, s, minor),
    port: port < 0 ? undefined : portFacts(t, s, port),
  };
}

function divisionFacts(t: GameData, s: State, card: number): DivisionFacts {
  return {
    id: divisionWord(t, s, card),
    card,
    at: t.spaceIds[s[L.DIV_AT + card]],
    tokens: tokensOfCard(s, card),
    capacity: t.card,
    armored: isArmored(t, s, card),
    spaces: spacesOf(t, s, card),
    starving: s[L.STARVING + card] === 1,
    moved: s[L.MOVED + card] & L.MOVES,
    tankDestroyer: s[L.TANK_DESTROYER] === card + 1,
    meal: mealOf(s, card),
  };
}

/** Nothing is hidden from the only player: decks and face-down pieces are sets, drawn when they are revealed. */
export function facts(t: GameData, s: State, _seat: number): Facts {
  const level = levelIndex(s);
  return {
    round: s[L.ROUND],
    roundsLeft: intelLeft(s),
    phase: PHASES[s[L.PHASE]],
    core: s[L.CORE],
    weather: s[L.WEATHER] === 0 ? 'fair' : 'bad',
    logistics: {
      level: level + 1,
      steps: s[L.LOGISTICS],
      take: t.take[level],
      place: t.place[level],
      load: truckLoad(s),
    },
    spaces: t.spaceIds.map((_, space) => spaceFacts(t, s, space)),
    zones: [0, 1].map((zone) => ({ id: placeId(t, ZONE_PLACE + zone), ffi: s[L.ZONE + zone] })),
    roads: t.data.roads.flatMap((_, road) => (s[L.ROAD + road] > 0 ? [{ road, trucks: s[L.ROAD + road] }] : [])),
    divisions: Array.from({ length: L.DIVISIONS }, (_, card) => divisionFacts(t, s, card)),
    stock: tokensAt(s, L.STOCK),
    pool: tokensAt(s, L.POOL),
    trucks: { stock: s[L.TRUCK_STOCK], reserve: s[L.RESERVE], aside: s[L.TRUCKS_ASIDE] },
    ffi: { supply: s[L.FFI_SUPPLY], aside: s[L.FFI_ASIDE] },
    controlMarkers: s[L.MARKERS],
    middleton: s[L.MIDDLETON] === 0 ? 'ready' : 'used',
    tankDestroyer: s[L.TANK_DESTROYER] === 0 ? undefined : divisionWord(t, s, s[L.TANK_DESTROYER] - 1),
    air: AIRS[s[L.AIR]],
    bet: s[L.BET],
    recon: {
      cards: t.data.recon.map(({ id }, card) => ({ id, where: RECON_WHERE[s[L.RECON + card]] })),
      top: s[L.RECON_TOP] > 0 ? reconId(s[L.RECON_TOP] - 1) : undefined,
    },
    wehrmacht: {
      cards: t.data.wehrmacht.map(({ id }, card) => ({ id, where: WEHRMACHT_WHERE[s[L.WEHR + card]] })),
      deck: wehrDeckSize(s),
      unseen: s[L.FACE_DOWN] > 0,
      top: s[L.WEHR_TOP] > 0 ? wehrId(s[L.WEHR_TOP] - 1) : undefined,
    },
    nextStep: forecast(t, s),
    score: scoreOf(t, s),
  };
}
