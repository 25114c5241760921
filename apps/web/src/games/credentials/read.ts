// What the board says about a space, as figures to draw. Only words of the board are read; no rule is derived here.
import type { Board, Piece, Place } from '@bocage/engine';

export type Tokens = readonly [fuel: number, ammo: number, food: number];
export const KINDS = ['fuel', 'ammo', 'food'] as const;

interface Garrison {
  readonly number: number;
  readonly fortified: boolean;
  readonly medal: boolean;
  readonly state: 'standing' | 'beaten' | 'covered';
  readonly next: boolean;
}

export interface PortState {
  readonly captured: boolean;
  readonly besieged: boolean;
  readonly have: number;
  readonly need: number;
  readonly markers: number;
  readonly rating: number;
  readonly garrisons: readonly Garrison[];
}

export interface SpaceState {
  readonly controlled: boolean;
  readonly tokens: Tokens;
  readonly ffi: number;
  /** Of a Minor Port. */
  readonly minor: 'open' | 'closed' | 'ready' | 'shut' | undefined;
  /** Of its condition: parts met, parts in all. */
  readonly condition: readonly [met: number, all: number];
  readonly port: PortState | undefined;
}

const count = (name: string): number => Number.parseInt(name, 10) || 0;

/** Tokens among pieces: `dol_fuel`, named `2 Fuel`. */
export function tokensAmong(pieces: readonly Piece[]): Tokens {
  const of = (kind: string): number => count(pieces.find((piece) => piece.id.endsWith(`_${kind}`))?.name ?? '');
  return [of('fuel'), of('ammo'), of('food')];
}

function portOf(notes: readonly string[]): PortState | undefined {
  const track = notes.map((note) => /^Port Destruction markers (\d+) of (\d+)/.exec(note)).find((m) => m !== null);
  if (track === undefined) return undefined;
  const siege = notes.map((note) => /besieged: (\d+) of (\d+)/.exec(note)).find((m) => m !== null);
  const line = notes.find((note) => note.startsWith('Garrisons: ')) ?? '';
  const next = Number(/next to attack: (\d+)/.exec(line)?.[1] ?? 0);
  const garrisons = line
    .replace('Garrisons: ', '')
    .split('; ')
    .flatMap((text): Garrison[] => {
      const found = /^(\d) (\w+)/.exec(text);
      if (found === null) return [];
      const number = Number(found[1]);
      return [
        {
          number,
          fortified: found[2] === 'fortified',
          medal: text.includes('with Medal'),
          state: text.includes('(beaten)') ? 'beaten' : text.includes('(covered') ? 'covered' : 'standing',
          next: number === next,
        },
      ];
    });
  return {
    captured: notes.includes('captured'),
    besieged: notes.some((note) => note.startsWith('besieged')),
    have: Number(siege?.[1] ?? 0),
    need: Number(siege?.[2] ?? 0),
    markers: Number(track[1]),
    rating: Number(track[2]),
    garrisons,
  };
}

export function spaceState(place: Place): SpaceState {
  const [control = ''] = place.notes;
  const minor = place.notes.find((note) => note.startsWith('Minor Supply Port: '));
  return {
    controlled: !control.startsWith('not controlled') && !control.startsWith('Siege Box'),
    tokens: tokensAmong(place.pieces),
    ffi: count(place.pieces.find((piece) => piece.id.startsWith('ffi_'))?.name ?? ''),
    minor:
      minor === undefined
        ? undefined
        : minor.startsWith('Minor Supply Port: Open')
          ? 'open'
          : minor.startsWith('Minor Supply Port: Closed')
            ? 'closed'
            : minor.startsWith('Minor Supply Port: condition met')
              ? 'ready'
              : 'shut',
    condition: [minor?.split('(met)').length ?? 1, minor?.split(/\((?:met|not yet)\)/).length ?? 1].map(
      (n) => n - 1,
    ) as unknown as SpaceState['condition'],
    port: portOf(place.notes),
  };
}

/** Trucks on the roads of a space, by the name of the space at the other end. */
export function trucksFrom(place: Place): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const line = place.notes.find((note) => note.startsWith('roads to ')) ?? '';
  for (const text of line.replace('roads to ', '').split('; ')) {
    const trucks = /^(.*?)(?: \(one way \w+\))?, (\d+) trucks? on the road$/.exec(text);
    if (trucks !== null) found.set(trucks[1] ?? '', Number(trucks[2]));
  }
  return found;
}

/** What stands on the map as a counter; tokens and FFI are drawn smaller. */
export function isCounter(piece: Piece): boolean {
  return !piece.id.startsWith('ffi_') && !KINDS.some((kind) => piece.id.endsWith(`_${kind}`));
}

export function track(board: Board, id: string): string {
  return board.tracks.find((row) => row.id === id)?.value ?? '';
}

/** `3/1/0` as tokens. */
export function slashed(text: string): Tokens {
  const [fuel = 0, ammo = 0, food = 0] = text.split('/').map(Number);
  return [fuel, ammo, food];
}

export interface SheetLine {
  readonly id: string;
  readonly label: string;
  readonly rule: string;
  readonly points: number;
  readonly text: string;
}

/** The sheet of victory points, line by line, as the board gives it. */
export function scoreLines(board: Board): readonly SheetLine[] {
  return board.tracks.flatMap((row): SheetLine[] => {
    const name = /^(.*) \((TAMC [^)]*)\)$/.exec(row.name);
    const value = /^(\d+): (.*)$/.exec(row.value);
    if (!row.id.startsWith('vp_') || name === null || value === null) return [];
    return [
      {
        id: row.id,
        label: name[1] ?? '',
        rule: name[2] ?? '',
        points: Number(value[1]),
        text: value[2] ?? '',
      },
    ];
  });
}
