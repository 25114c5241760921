// The pure parts of Sherman Leader's map: where hexes, bands and boxes lie, which terrain is drawn, how a piece looks.
import type { Board, Piece, Place } from '@bocage/engine';
import type { CounterLook, Point, Spot } from '../../map/kit.ts';

/** What the map needs of the game's data. */
export interface ShermanData {
  readonly campaigns: readonly {
    readonly name: string;
    readonly year: number;
    readonly terrain: string;
    readonly notes: readonly { readonly text: string }[];
  }[];
  readonly units: readonly UnitModel[];
  readonly enemies: readonly { readonly name: string; readonly kind: string }[];
  readonly commanders: readonly {
    readonly name: string;
    readonly type: string;
    readonly levels: readonly {
      readonly level: string;
      readonly okay: { readonly fast: boolean; readonly r0: number; readonly r1: number };
      readonly notes: readonly string[];
    }[];
  }[];
}

export interface UnitModel {
  readonly numbers: readonly string[];
  readonly name: string;
  readonly type: string;
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  readonly speed: number;
  readonly ap: number;
  readonly he: number;
  readonly minRange: number;
  readonly maxRange: number;
  readonly defense: number;
  readonly notes: readonly string[];
}

/** A hex from its middle to a corner, and how large the room of one is on the sheet of drawings. */
const R = 93;
const WIDE = Math.sqrt(3) * R;
const EDGE = 14;
export const CELL = { wide: 164, high: 188, kinds: 6, variants: 3 } as const;
export const FIELD = { width: 754, height: 911, off: 78 } as const;
export const COUNTRY = { width: 852, height: 300, below: 470 } as const;

/** Rounded so that neighbours name their common corners alike. */
const even = (n: number): number => Math.round(n * 10) / 10;

/** `41`: row 4, column 1; odd rows stand half a hex to the right. */
export function hexCentre(id: string): Point {
  const [row, column] = [Number(id[0]), Number(id[1])];
  return [
    even(EDGE + WIDE / 2 + (column - 1) * WIDE + (row % 2 === 1 ? WIDE / 2 : 0)),
    even(EDGE + R + (row - 1) * 1.5 * R),
  ];
}

function hexSpot(id: string): Spot {
  const [x, y] = hexCentre(id);
  const half = WIDE / 2;
  const shape: readonly Point[] = (
    [
      [0, -R],
      [half, -R / 2],
      [half, R / 2],
      [0, R],
      [-half, R / 2],
      [-half, -R / 2],
    ] as const
  ).map(([dx, dy]) => [Math.round(x + dx), Math.round(y + dy)]);
  return { id, shape, label: [x, y - 61], stack: [x, y + 14], tag: [x, y - 38], across: 3 };
}

export const HEX_IDS: readonly string[] = [1, 2, 3, 4, 5, 6].flatMap((row) => [1, 2, 3, 4].map((c) => `${row}${c}`));

function boxSpot(id: string, x: number, y: number, width: number, height: number): Spot {
  const shape: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return {
    id,
    shape,
    label: [x + width / 2, y + 18],
    stack: [x + width / 2, y + height / 2 + 14],
    tag: [x + width / 2, y + height - 14],
    across: Math.max(2, Math.floor((width - 8) / 47)),
  };
}

export function battleSpots(): ReadonlyMap<string, Spot> {
  const off = boxSpot('off', 14, FIELD.height + 8, FIELD.width - 28, FIELD.off - 8);
  const spots = [
    ...HEX_IDS.map(hexSpot),
    { ...off, label: [98, FIELD.height + 26] as Point, stack: [FIELD.width / 2, FIELD.height + 43] as Point },
  ];
  return new Map(spots.map((spot) => [spot.id, spot]));
}

/** Six bands side by side; below them the headquarters and up to three planned attacks. */
export function countrySpots(): ReadonlyMap<string, Spot> {
  const { width, height } = COUNTRY;
  const band = width / 6;
  const third = (width - 24) / 3;
  const spots = [
    ...[0, 1, 2, 3, 4, 5].map((i) => boxSpot(`band-${i}`, i * band, 0, band, height)),
    ...[1, 2, 3].map((i) => boxSpot(`plan-${i}`, (i - 1) * (third + 12), height + 14, third, 150)),
    boxSpot('units', 0, height + 178, width, 138),
    boxSpot('commanders', 0, height + 330, width, 138),
  ];
  return new Map(spots.map((spot) => [spot.id, spot]));
}

/** True while a Battle is on the table. */
export function inBattle(board: Board): boolean {
  return board.places.some((place) => place.id === '11');
}

/** The name of the drawings for the country that the campaign is fought in. */
export function terrainOf(data: ShermanData, board: Board): string {
  const campaign = data.campaigns.find((c) => board.status.some((line) => line.startsWith(`${c.name} ${c.year}, `)));
  return (campaign?.terrain ?? 'European').toLowerCase();
}

const KINDS = ['Clear', 'Light Cover', 'Heavy Cover', 'Bocage', 'Water', 'Impassable'];

/** Column and row of a hex on the sheet of drawings: its kind, and one of the drawings of that kind, always the same. */
export function cellOf(place: Place): readonly [column: number, row: number] {
  const [row, column] = [Number(place.id[0]), Number(place.id[1])];
  return [Math.max(0, KINDS.indexOf(place.notes[0] ?? '')), (row * 2 + column) % CELL.variants];
}

const COVER: Readonly<Record<string, string>> = {
  'Light Cover': ' · Light +1',
  'Heavy Cover': ' · Heavy +2',
  Bocage: ' · Bocage +1',
  Water: ' · Water',
  Impassable: ' · Impassable',
};

/** `41 · Light +1`. */
export function hexLabel(place: Place): string {
  return `${place.id}${COVER[place.notes[0] ?? ''] ?? ''}`;
}

const ENEMY_SYMBOLS: Readonly<Record<string, string>> = {
  Tank: 'tank',
  ACar: 'recon',
  Halftrack: 'halftrack',
  Truck: 'truck',
  AT: 'anti',
  ATGun: 'anti',
  MG: 'machine',
  Mortar: 'tube',
  Rifle: 'infantry',
  Bunker: 'bunker',
  Building: 'building',
};

function unitSymbol(type: string, name: string): string {
  if (/Mortar/.test(name)) return 'tube';
  if (/Anti-Tank|ATG/.test(name)) return 'anti';
  if (/Machine|MG /.test(name)) return 'machine';
  if (/Halftrack|LVT/.test(name)) return 'halftrack';
  if (type === 'Armor') return 'tank';
  if (type === 'Light Armor') return 'recon';
  return type === 'Artillery' ? 'gun' : 'infantry';
}

const SHORT: Readonly<Record<string, string>> = { 'King Tiger': 'K. Tiger', Halftrack: 'Halftr.' };

/** `Type 97 Chi-Ha` as a counter writes it. */
function shortEnemy(name: string): string {
  return SHORT[name] ?? name.replace(/^(Type \d+|Shinhoto) /, '');
}

export function value(piece: Piece, label: string): string {
  return piece.values?.find((v) => v.label === label)?.value ?? '';
}

const TYPES = ['Armor', 'Light Armor', 'Infantry', 'Artillery'];

/** The model that has a Unit of this number. */
export function modelWith(data: ShermanData, unit: string): UnitModel | undefined {
  return data.units.find((model) => model.numbers.includes(unit));
}

/** How many Units of each type are owned: at headquarters and on planned attacks. */
export function forceByType(data: ShermanData, board: Board): readonly (readonly [type: string, n: number])[] {
  const own = board.places
    .filter((place) => place.id === 'units' || place.id.startsWith('plan-'))
    .flatMap((place) => place.pieces.map((piece) => modelWith(data, piece.id)?.type));
  return TYPES.map((type) => [type, own.filter((one) => one === type).length]);
}

/** The models behind the numbers that are offered, by type and then by cost. */
export function offeredModels(data: ShermanData, numbers: readonly string[]): readonly UnitModel[] {
  return data.units
    .filter((unit) => unit.numbers.some((number) => numbers.includes(number)))
    .sort((a, b) => TYPES.indexOf(a.type) - TYPES.indexOf(b.type) || a.cost - b.cost);
}

interface Plan {
  readonly id: string;
  readonly name: string;
  readonly battalion: Piece | undefined;
}

/** The attack that is being planned: the last one that the board names, with its Battalion. */
export function planOf(board: Board): Plan | undefined {
  const place = board.places.findLast((one) => one.id.startsWith('plan-'));
  if (place === undefined) return undefined;
  const number = place.name.replace(/^Attack on /, '');
  const battalion = board.places
    .filter((one) => one.id.startsWith('band-'))
    .flatMap((one) => one.pieces)
    .find((piece) => piece.id === number);
  return { id: place.id, name: place.name, battalion };
}

/** States of a Unit that are no damage. */
const NOT_DAMAGE = /^(late|retreated|destroyed|acted|no commander|threat .*)$/;

const WORDS: Readonly<Record<string, string>> = { mg: 'MG', suspension: 'Susp.' };

/** Damage words as the chips write them: `glancing2` is `Glanced 2`. */
export function damageOf(piece: Piece): readonly string[] {
  return (piece.states ?? [])
    .filter((state) => !NOT_DAMAGE.test(state))
    .map((state) => {
      const glancing = /^glancing(\d+)$/.exec(state)?.[1];
      if (glancing !== undefined) return glancing === '1' ? 'Glanced' : `Glanced ${glancing}`;
      return WORDS[state] ?? `${state.charAt(0).toUpperCase()}${state.slice(1)}`;
    });
}

/** The chance that the enemy's next step damages a Unit, as the board tells it: `38 %`. */
export function threatOf(piece: Piece): string | undefined {
  return piece.states?.map((state) => /^threat (\d+) %$/.exec(state)?.[1]).find((n) => n !== undefined);
}

function battalionLook(piece: Piece): CounterLook {
  const symbol = piece.id.endsWith('S') ? 'truck' : piece.id.endsWith('C') ? 'headquarters' : 'tank';
  return {
    side: 'ge',
    symbol,
    values: [piece.id],
    corner: `${value(piece, 'VP')} VP`,
    spent: false,
    ...(piece.states?.includes('half') === true && { chips: ['Half'] }),
  };
}

function commanderLook(piece: Piece): CounterLook {
  const nerves = piece.states?.find((state) => state === 'Shaken' || state === 'Unfit');
  const wounded = piece.states?.includes('wounded') === true;
  return {
    side: 'us',
    symbol: 'officer',
    values: [piece.id],
    corner: piece.name.split(', ')[1]?.slice(0, 3) ?? '',
    spent: nerves === 'Unfit',
    chips: [...(wounded ? ['Wounded'] : []), ...(nerves === undefined ? [] : [nerves])],
  };
}

export function shermanLook(data: ShermanData, piece: Piece): CounterLook {
  if (piece.seat === 'enemy') {
    if (!piece.id.startsWith('enemy ')) return battalionLook(piece);
    const kind = data.enemies.find((e) => e.name === piece.name)?.kind ?? 'Tank';
    return {
      side: 'ge',
      symbol: piece.name === 'StuG' ? 'assault' : (ENEMY_SYMBOLS[kind] ?? 'tank'),
      values: [shortEnemy(piece.name)],
      spent: piece.states?.includes('acted') === true,
    };
  }
  const unit = modelWith(data, piece.id);
  if (unit === undefined) return commanderLook(piece);
  const threat = threatOf(piece);
  return {
    side: 'us',
    symbol: unitSymbol(unit.type, unit.name),
    values: [piece.id],
    spent: piece.states?.includes('acted') === true,
    chips: damageOf(piece),
    ...(threat !== undefined && { tag: { text: `hit ${threat}%`, fired: false } }),
  };
}
