// The game's own data: what its files hold, as types.
import cards from '../data/cards.json' with { type: 'json' };
import forces from '../data/forces.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };

interface SpaceRow {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly lat: number;
  readonly lon: number;
  readonly kind: string;
  readonly zone: string;
  readonly fortified: boolean;
  readonly medal: boolean;
  readonly limitedBase: boolean;
  readonly truck: boolean;
  readonly capacity: number;
  readonly source: string;
}

interface RoadRow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly oneWay: boolean;
  readonly km: number;
  /** Compass directions in which a Kampfgruppe takes this road, from end and to end. */
  readonly out: string;
  readonly back: string;
  readonly bridgehead: boolean;
  readonly source: string;
}

interface PortRow {
  readonly id: string;
  readonly siege: number;
  readonly rating: number;
  readonly garrisons: readonly {
    readonly number: number;
    readonly type: string;
    readonly medal: boolean;
    readonly covered: boolean;
  }[];
  readonly source: string;
}

interface DivisionRow {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly spaces: number;
  readonly fuel: number;
  readonly ammo: number;
  readonly food: number;
  readonly start: string;
  readonly replaces: string;
  readonly source: string;
}

interface IntelligenceRow {
  readonly id: string;
  readonly title: string;
  /** The hardest level at which the card is in the deck. */
  readonly hardest: string;
  readonly effect: string;
  readonly ports: readonly string[];
  readonly ffi: number;
  readonly kg: string;
  readonly source: string;
}

interface ReconRow {
  readonly id: string;
  readonly name: string;
  /** How the score calls it. */
  readonly word: string;
  readonly text: string;
  readonly weather: string;
  readonly timing: string;
  readonly effect: string;
  readonly value: number;
  readonly against: string;
  readonly fair: boolean;
  readonly destroys: boolean;
  readonly kinds: readonly string[];
  readonly source: string;
}

interface WehrmachtRow {
  readonly id: string;
  readonly name: string;
  readonly class: string;
  readonly ammo: number;
  readonly fuel: number;
  readonly medal: boolean;
  readonly source: string;
}

export interface Data {
  readonly spaces: readonly SpaceRow[];
  readonly roads: readonly RoadRow[];
  readonly zones: readonly {
    readonly id: string;
    readonly name: string;
    readonly region: string;
    readonly lat: number;
    readonly lon: number;
    readonly source: string;
  }[];
  readonly ports: readonly PortRow[];
  readonly minor: readonly {
    readonly id: string;
    readonly needs: readonly { readonly space: string; readonly garrison: number }[];
    readonly source: string;
  }[];
  readonly divisions: readonly DivisionRow[];
  readonly supplies: readonly {
    readonly id: string;
    readonly count: number;
    readonly stock: number;
    readonly pool: number;
    readonly source: string;
  }[];
  readonly levels: readonly {
    readonly level: number;
    readonly stock: number;
    readonly added: number;
    readonly take: number;
    readonly place: number;
    readonly source: string;
  }[];
  readonly components: {
    readonly trucks: number;
    readonly ffi: number;
    readonly control: number;
    readonly destruction: number;
    readonly openMarkers: number;
    readonly card: number;
    readonly easyKg: readonly string[];
    readonly source: string;
  };
  readonly intelligence: readonly IntelligenceRow[];
  readonly recon: readonly ReconRow[];
  readonly wehrmacht: readonly WehrmachtRow[];
  readonly riesensauerei: readonly {
    readonly id: string;
    readonly name: string;
    readonly copies: number;
    readonly source: string;
  }[];
}

export const data: Data = { ...map, ...forces, ...cards };

/** What no rule reads: where things are drawn and what they are called. It may be mended under a saved game. */
export const unread: readonly string[] = [
  'spaces.name',
  'spaces.label',
  'spaces.lat',
  'spaces.lon',
  'roads.km',
  'zones.name',
  'zones.region',
  'zones.lat',
  'zones.lon',
  'divisions.name',
  'intelligence.title',
  'recon.name',
  'recon.text',
  'wehrmacht.name',
  'riesensauerei.name',
];

/** The levels of difficulty, easiest first. */
export const LEVELS: readonly string[] = ['easy', 'standard', 'difficult', 'very-difficult'];
