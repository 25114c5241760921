// What the map of These Are My Credentials needs of the game's data, and where names and counters stand beside a space.
import type { Point } from '../../map/kit.ts';

export interface CredentialsData {
  readonly spaces: readonly {
    readonly id: string;
    readonly name: string;
    readonly lat: number;
    readonly lon: number;
    readonly kind: string;
    readonly zone: string;
    readonly fortified: boolean;
    readonly medal: boolean;
    readonly limitedBase: boolean;
  }[];
  readonly roads: readonly { readonly from: string; readonly to: string; readonly oneWay: boolean }[];
  readonly zones: readonly { readonly id: string; readonly lat: number; readonly lon: number }[];
  readonly divisions: readonly { readonly id: string; readonly name: string; readonly type: string }[];
  readonly levels: readonly {
    readonly level: number;
    readonly stock: number;
    readonly take: number;
    readonly place: number;
  }[];
  readonly wehrmacht: readonly { readonly id: string; readonly ammo: number }[];
  readonly components: { readonly card: number };
}

/** Names as a map writes them: short. */
const NAMES: Readonly<Record<string, string>> = { dol: 'Dol' };

export function mapName(id: string, name: string): string {
  return NAMES[id] ?? name;
}

/** How things stand around a space, in units of the sheet from its middle. */
export interface Around {
  /** Start, middle or end of the name. */
  readonly name: readonly [x: number, y: number, anchor: 'start' | 'middle' | 'end'];
  /** Middle of the counters. */
  readonly stack: Point;
  /** Left end of the row of tokens and FFI. */
  readonly tokens: Point;
  readonly tag: Point;
}

const N = [0, -18, 'middle'] as const;
const S = [0, 29, 'middle'] as const;
const W = [-19, 5, 'end'] as const;

const PLAIN: Around = { name: S, stack: [34, -28], tokens: [-24, 40], tag: [0, -32] };

/** Where the usual arrangement would hide something. */
const AROUND: Readonly<Record<string, Partial<Around>>> = {
  avranches: { name: [20, 2, 'start'], stack: [-66, -8], tokens: [22, 20], tag: [0, -32] },
  pontaubault: { name: [-14, -10, 'end'], stack: [42, 42], tokens: [18, 11], tag: [-40, 30] },
  dol: { name: [-10, 30, 'end'], stack: [40, 32], tokens: [-66, 42], tag: [-14, 64] },
  dinan: { name: W, stack: [38, 30], tokens: [-74, 16], tag: [-40, -32] },
  st_malo: { name: [-20, -4, 'end'], stack: [-52, 30], tokens: [20, -8], tag: [6, 34] },
  rennes: { name: [20, 22, 'start'], stack: [44, -24], tokens: [22, 36], tag: [0, 46] },
  quidellac: { name: S, stack: [40, -26], tokens: [-30, 40], tag: [-46, -30] },
  ploermel: { name: [-16, 24, 'end'], stack: [40, -26], tokens: [-70, 36], tag: [-40, -30] },
  loudeac: { name: S, stack: [36, -28], tokens: [-28, 40], tag: [-40, -30] },
  pontivy: { name: [18, 18, 'start'], stack: [-40, -24], tokens: [20, 28], tag: [-10, 36] },
  st_brieuc: { name: [18, 16, 'start'], stack: [36, -26], tokens: [20, 26], tag: [-40, 30] },
  paimpol: { name: [18, -8, 'start'], stack: [-36, -26], tokens: [20, 4], tag: [0, -38] },
  guingamp: { name: S, stack: [40, -26], tokens: [-30, 40], tag: [-44, -28] },
  st_michel: { name: [-16, -12, 'end'], stack: [30, -32], tokens: [-92, -2], tag: [0, -38] },
  morlaix: { name: [-16, -10, 'end'], stack: [28, 34], tokens: [-66, 0], tag: [-44, 34] },
  carhaix: { name: [0, 29, 'middle'], stack: [38, 34], tokens: [-24, 40], tag: [40, -26] },
  huelgoat: { name: W, stack: [34, -30], tokens: [-70, 16], tag: [-40, -26] },
  lesneven: { name: N, stack: [-34, 30], tokens: [20, -6], tag: [30, 34] },
  brest: { name: [-22, 6, 'end'], stack: [34, 34], tokens: [-84, 18], tag: [0, -34] },
  chateaulin: { name: [20, 16, 'start'], stack: [-36, 28], tokens: [22, 26], tag: [0, -32] },
  quimper: { name: [-20, 6, 'end'], stack: [38, -22], tokens: [-82, 18], tag: [-42, -28] },
  concarneau: { name: [0, 30, 'middle'], stack: [34, -28], tokens: [-30, 42], tag: [-50, 40] },
  lorient: { name: [-20, 16, 'end'], stack: [36, 34], tokens: [-96, 28], tag: [0, -34] },
  vannes: { name: [14, 28, 'start'], stack: [-38, -28], tokens: [16, 38], tag: [0, 48] },
  st_nazaire: { name: [-20, -6, 'end'], stack: [40, 34], tokens: [-100, 4], tag: [0, -34] },
  derval: { name: [-14, 26, 'end'], stack: [-36, -28], tokens: [-64, 38], tag: [36, 30] },
  chateaubriant: { name: [8, -20, 'middle'], stack: [40, 18], tokens: [18, 48], tag: [10, -42] },
  nantes: { name: [20, 18, 'start'], stack: [44, -22], tokens: [22, 30], tag: [0, 40] },
};

export function around(id: string): Around {
  return { ...PLAIN, ...AROUND[id] };
}

/** Middles for the tables of the Major Ports: at sea, where little is hidden; the first that is free is taken. */
export const PORT_TABLES: Readonly<Record<string, readonly Point[]>> = {
  brest: [
    [100, 130],
    [110, 300],
    [100, 90],
  ],
  st_malo: [
    [800, 44],
    [830, 40],
    [770, 60],
  ],
  lorient: [
    [400, 640],
    [440, 620],
    [380, 580],
  ],
  st_nazaire: [
    [640, 740],
    [680, 760],
    [600, 700],
  ],
};
