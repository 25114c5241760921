// The game's own data: what its files hold, as types.
import counters from '../data/counters.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import setup from '../data/setup.json' with { type: 'json' };
import special from '../data/special.json' with { type: 'json' };

interface AreaRow {
  readonly id: number;
  readonly name: string;
  readonly tem: number;
  readonly terrain: string;
  /** `building` or `bunker`: the only ground on which shoulder-fired weapons work (RL 9.33). */
  readonly shelter: string;
  /** A Victory Area. */
  readonly star: boolean;
  readonly centre: readonly number[];
  readonly inradius: number;
  readonly polygon: readonly (readonly number[])[];
  readonly adjacent: readonly number[];
  readonly source: string;
}

interface PersonnelRow {
  readonly id: string;
  readonly side: string;
  readonly code: string;
  readonly type: string;
  readonly name: string;
  readonly count: number;
  readonly attack: number;
  readonly defence: number;
  /** Defence of the spent side; also what it rallies on. */
  readonly back: number;
  readonly move: number;
  readonly figures: number;
  readonly source: string;
}

interface WeaponRow {
  readonly id: string;
  readonly side: string;
  readonly name: string;
  readonly count: number;
  readonly type: string;
  readonly attack: number;
  readonly range: number;
  readonly source: string;
}

interface Limit {
  readonly types: readonly string[];
  readonly places: readonly string[];
  readonly min: number;
  readonly max: number;
}

interface FreeGroup {
  readonly id: string;
  readonly side: string;
  readonly name: string;
  readonly places: readonly string[];
  /** Types that stay where the card puts them. */
  readonly fixed: readonly string[];
  readonly limits: readonly Limit[];
  readonly source: string;
}

export interface Data {
  readonly map: {
    readonly canvas: { readonly width: number; readonly height: number };
    readonly scale: string;
    readonly areas: readonly AreaRow[];
    readonly boxes: readonly {
      readonly id: string;
      readonly name: string;
      readonly rect: readonly number[];
      readonly centre: readonly number[];
      readonly links: readonly number[];
      readonly source: string;
    }[];
    readonly track: readonly {
      readonly turn: number;
      readonly label: string;
      readonly rect: readonly number[];
      readonly source: string;
    }[];
    readonly pointContacts: readonly (readonly number[])[];
    readonly decor: {
      readonly lines: readonly { readonly id: string; readonly points: readonly (readonly number[])[] }[];
      readonly sites: readonly { readonly kind: string; readonly at: readonly number[]; readonly area: number }[];
      readonly orchards: readonly number[];
      readonly source: string;
    };
  };
  readonly counters: {
    readonly personnel: readonly PersonnelRow[];
    readonly weapons: readonly WeaponRow[];
    readonly markers: readonly {
      readonly id: string;
      readonly name: string;
      readonly count: number;
      readonly value: number;
      readonly side: string;
      readonly source: string;
    }[];
  };
  readonly setup: {
    readonly card: readonly {
      readonly place: string;
      readonly side: string;
      readonly units: readonly string[];
      readonly source: string;
    }[];
    readonly free: readonly FreeGroup[];
  };
  readonly special: {
    readonly turns: number;
    readonly stacking: { readonly limit: number; readonly source: string };
    readonly control: { readonly side: string; readonly source: string };
    /** SR1: units still in a box at the Regroup Phase of this turn are eliminated. */
    readonly boxes: { readonly lastTurn: number; readonly source: string };
    /** SR2 */
    readonly landing: { readonly turn: number; readonly cost: number; readonly source: string };
    /** SR3: units set up in these areas may not act up to this turn. */
    readonly reserves: { readonly turn: number; readonly areas: readonly number[]; readonly source: string };
    /** SR4 */
    readonly initiative: readonly {
      readonly turn: number;
      readonly side: string;
      readonly modifier: number;
      readonly source: string;
    }[];
    readonly victory: {
      readonly stars: number;
      readonly allStarsTurns: number;
      readonly noneFrom: number;
      readonly source: string;
    };
  };
}

export const data: Data = { map, counters, setup, special };

/** What no rule reads: where things are drawn and what they are called. It may be mended under a saved game. */
export const unread: readonly string[] = [
  'map.canvas',
  'map.scale',
  'map.areas.name',
  'map.areas.terrain',
  'map.areas.centre',
  'map.areas.inradius',
  'map.areas.polygon',
  'map.boxes.name',
  'map.boxes.rect',
  'map.boxes.centre',
  'map.track.label',
  'map.track.rect',
  'map.pointContacts',
  'map.decor',
  'counters.personnel.name',
  'counters.weapons.name',
  'counters.markers.name',
  'setup.free.name',
];

/** The printed number of counters (RL 2.3): the state has room for exactly these. */
export const UNITS_AND_WEAPONS = 75;
