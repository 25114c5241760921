// What the rules look up: typed arrays made once from the content.
import type { Data } from '../data.ts';
import { FIRST_BOX, GE, MARKERS, PIECES, PLACES, US } from './layout.ts';

/** Types of pieces. */
export const SQUAD = 0;
export const TEAM = 1;
export const NCO = 2;
export const BAR = 3;
export const FO = 4;
export const LIGHT_MORTAR = 5;
export const MEDIUM_MORTAR = 6;
export const MACHINE_GUN = 7;
export const SHOULDER = 8;
export const TYPES = [
  'squad',
  'wt',
  'nco',
  'bar',
  'fo',
  'light mortar',
  'medium mortar',
  'machine-gun',
  'shoulder-fired',
] as const;
export type PieceType = (typeof TYPES)[number];

function typeOf(word: string): number {
  const words: readonly string[] = TYPES;
  return words.indexOf(word);
}

const FAR = 99;

/** A unit of the Set Up Card in its place, with the weapon it carries (-1: none). */
export interface Placement {
  readonly unit: number;
  readonly weapon: number;
  readonly place: number;
}

/** A force of the free set-up: counters like its units, in this order, and where how many of which type may go. */
export interface Force {
  readonly name: string;
  readonly side: number;
  readonly places: readonly number[];
  readonly units: readonly Placement[];
  readonly limits: readonly {
    readonly types: readonly number[];
    readonly places: readonly number[];
    readonly min: number;
    readonly max: number;
  }[];
}

export interface GameData {
  readonly data: Data;
  readonly stackingLimit: number;
  readonly turns: number;
  readonly lastBoxTurn: number;
  readonly landingTurn: number;
  readonly landingCost: number;
  readonly reserveTurn: number;
  readonly reserveArea: Uint8Array;
  /** Initiative modifier by side and turn: `side * 16 + turn`. */
  readonly initiative: Int32Array;
  readonly starsToWin: number;
  readonly allStarsTurns: number;
  readonly noneFrom: number;
  readonly stars: Int32Array;

  /** Neighbours of place p: `near[nearAt[p]]` up to `near[nearAt[p + 1]]`; of a box, the areas it is linked to. */
  readonly nearAt: Int32Array;
  readonly near: Int32Array;
  /** Areas from area to area by the shortest way, `from * PLACES + to`; 1 also from a box to its areas. */
  readonly distance: Uint8Array;
  readonly tem: Uint8Array;
  readonly star: Uint8Array;
  readonly shelter: Uint8Array;
  readonly placeId: readonly string[];
  readonly placeName: readonly string[];

  /** Units of a side: `first[side]` up to `end[side]`; weapons: `personnel` up to PIECES. */
  readonly first: Int32Array;
  readonly end: Int32Array;
  readonly personnel: number;
  /** Mortars lie before `mortarsEnd`, machine-guns and shoulder-fired weapons after. */
  readonly kind: Uint8Array;
  readonly side: Uint8Array;
  readonly type: Uint8Array;
  readonly attack: Uint8Array;
  readonly defence: Uint8Array;
  readonly back: Uint8Array;
  readonly move: Uint8Array;
  readonly figures: Uint8Array;
  readonly range: Uint8Array;
  /** What an NCO or BAR Gunner adds (RL 9.5b, 11.1b); 0 for all others. */
  readonly bonus: Uint8Array;
  readonly observer: Int32Array;
  /** By kind: the word of the score, the full name, the source. */
  readonly code: readonly string[];
  readonly kindName: readonly string[];
  readonly kindSource: readonly string[];
  readonly kindType: readonly number[];
  readonly kindSide: readonly number[];
  readonly firstWeaponKind: number;

  readonly markerValue: Int32Array;
  readonly card: readonly Placement[];
  readonly forces: readonly Force[];
}

export function makeTables(data: Data): GameData {
  const { areas, boxes } = data.map;
  const placeId = ['-', ...areas.map((a) => String(a.id)), ...boxes.map((b) => b.id)];
  const placeName = ['nowhere', ...areas.map((a) => a.name), ...boxes.map((b) => b.name)];
  const nearAt = new Int32Array(PLACES + 1);
  const near: number[] = [];
  for (let p = 0; p < PLACES; p++) {
    nearAt[p] = near.length;
    if (p > 0 && p < FIRST_BOX) near.push(...areas[p - 1].adjacent);
    if (p >= FIRST_BOX) near.push(...boxes[p - FIRST_BOX].links);
  }
  nearAt[PLACES] = near.length;
  const tem = new Uint8Array(PLACES);
  const star = new Uint8Array(PLACES);
  const shelter = new Uint8Array(PLACES);
  for (const a of areas) {
    tem[a.id] = a.tem;
    star[a.id] = a.star ? 1 : 0;
    shelter[a.id] = a.shelter === 'none' ? 0 : 1;
  }
  const { special } = data;
  const initiative = new Int32Array(32);
  for (const m of special.initiative) initiative[sideOf(m.side) * 16 + m.turn] += m.modifier;
  const reserveArea = new Uint8Array(PLACES);
  for (const a of special.reserves.areas) reserveArea[a] = 1;
  const pieces = makePieces(data);
  const card = makeCard(data, placeId, pieces);
  return {
    data,
    stackingLimit: special.stacking.limit,
    turns: special.turns,
    lastBoxTurn: special.boxes.lastTurn,
    landingTurn: special.landing.turn,
    landingCost: special.landing.cost,
    reserveTurn: special.reserves.turn,
    reserveArea,
    initiative,
    starsToWin: special.victory.stars,
    allStarsTurns: special.victory.allStarsTurns,
    noneFrom: special.victory.noneFrom,
    stars: Int32Array.from(areas.filter((a) => a.star).map((a) => a.id)),
    nearAt,
    near: Int32Array.from(near),
    distance: distances(nearAt, near),
    tem,
    star,
    shelter,
    placeId,
    placeName,
    ...pieces,
    markerValue: markerValues(data),
    card,
    forces: makeForces(data, placeId, pieces, card),
  };
}

function sideOf(id: string): number {
  return id === 'US' ? US : GE;
}

/** Steps between areas; boxes reach only the areas they are linked to, and nothing reaches a box. */
function distances(nearAt: Int32Array, near: readonly number[]): Uint8Array {
  const distance = new Uint8Array(PLACES * PLACES).fill(FAR);
  for (let from = 1; from < PLACES; from++) {
    distance[from * PLACES + from] = 0;
    if (from >= FIRST_BOX) {
      for (let i = nearAt[from]; i < nearAt[from + 1]; i++) distance[from * PLACES + near[i]] = 1;
      continue;
    }
    const queue = [from];
    for (const p of queue) {
      for (let i = nearAt[p]; i < nearAt[p + 1]; i++) {
        const q = near[i];
        if (distance[from * PLACES + q] !== FAR) continue;
        distance[from * PLACES + q] = distance[from * PLACES + p] + 1;
        queue.push(q);
      }
    }
  }
  return distance;
}

/** '8' of the American FO, '5' of the German FO, then the two '3' of the Medium Mortars (RL 2.5). */
function markerValues(data: Data): Int32Array {
  const values = new Int32Array(MARKERS);
  const { markers } = data.counters;
  const single = (side: string): number => markers.find((m) => m.side === side && m.count === 1)?.value ?? 0;
  const pair = markers.find((m) => m.count === 2)?.value ?? 0;
  values.set([single('US'), single('GE'), pair, pair]);
  return values;
}

function makePieces(data: Data) {
  const { personnel, weapons } = data.counters;
  const kinds = [...personnel, ...weapons];
  const arrays = () => new Uint8Array(PIECES);
  const [kind, side, type, attack, defence] = [arrays(), arrays(), arrays(), arrays(), arrays()];
  const [back, move, figures, range, bonus] = [arrays(), arrays(), arrays(), arrays(), arrays()];
  const first = new Int32Array(2);
  const end = new Int32Array(2);
  const observer = new Int32Array(2).fill(-1);
  let at = 0;
  const add = (k: number): void => {
    kind[at] = k;
    side[at] = sideOf(kinds[k].side);
    type[at] = typeOf(kinds[k].type);
    attack[at] = kinds[k].attack;
  };
  for (const s of [US, GE]) {
    first[s] = at;
    personnel.forEach((row, k) => {
      if (sideOf(row.side) !== s) return;
      for (let i = 0; i < row.count; i++, at++) {
        add(k);
        defence[at] = row.defence;
        back[at] = row.back;
        move[at] = row.move;
        figures[at] = row.figures;
        if (type[at] === NCO || type[at] === BAR) bonus[at] = row.attack;
        if (type[at] === FO) observer[s] = at;
      }
    });
    end[s] = at;
  }
  const people = at;
  weapons.forEach((row, i) => {
    for (let n = 0; n < row.count; n++, at++) {
      add(personnel.length + i);
      range[at] = row.range;
    }
  });
  return {
    kind,
    side,
    type,
    attack,
    defence,
    back,
    move,
    figures,
    range,
    bonus,
    first,
    end,
    observer,
    personnel: people,
    code: [...personnel.map((p) => p.code), ...weapons.map((w) => w.id)],
    kindName: kinds.map((k) => k.name),
    kindSource: kinds.map((k) => k.source),
    kindType: kinds.map((k) => typeOf(k.type)),
    kindSide: kinds.map((k) => sideOf(k.side)),
    firstWeaponKind: personnel.length,
  };
}

type Pieces = ReturnType<typeof makePieces>;

function makeCard(data: Data, placeId: readonly string[], pieces: Pieces): readonly Placement[] {
  const taken = new Set<number>();
  const take = (side: number, code: string, from: number, to: number): number => {
    for (let p = from; p < to; p++) {
      if (taken.has(p) || pieces.side[p] !== side || pieces.code[pieces.kind[p]] !== code) continue;
      taken.add(p);
      return p;
    }
    return -1;
  };
  const card: Placement[] = [];
  // In the order in which positions list the counters, so that equal ones are numbered as they stand.
  const rows = data.setup.card.toSorted((a, b) => placeId.indexOf(a.place) - placeId.indexOf(b.place));
  const rank = (text: string): number => pieces.code.indexOf(text.split('+')[0]);
  for (const row of rows) {
    const side = sideOf(row.side);
    for (const text of row.units.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))) {
      const [code, carried] = text.split('+');
      const unit = take(side, code, pieces.first[side], pieces.end[side]);
      const weapon = carried === undefined ? -1 : take(side, carried, pieces.personnel, PIECES);
      card.push({ unit, weapon, place: placeId.indexOf(row.place) });
    }
  }
  return card;
}

function makeForces(
  data: Data,
  placeId: readonly string[],
  pieces: Pieces,
  card: readonly Placement[],
): readonly Force[] {
  return data.setup.free.map((group) => {
    const places = group.places.map((p) => placeId.indexOf(p));
    const fixed = group.fixed.map((type) => typeOf(type));
    const side = sideOf(group.side);
    const rank = (p: Placement): number => pieces.kind[p.unit] * 32 + (p.weapon < 0 ? 0 : pieces.kind[p.weapon]);
    const units = card
      .filter((p) => pieces.side[p.unit] === side && places.includes(p.place) && !fixed.includes(pieces.type[p.unit]))
      .sort((a, b) => rank(a) - rank(b) || a.unit - b.unit);
    return {
      name: group.name,
      side,
      places,
      units,
      limits: group.limits.map((limit) => ({
        types: limit.types.map((type) => typeOf(type)),
        places: limit.places.map((p) => placeId.indexOf(p)),
        min: limit.min,
        max: limit.max,
      })),
    };
  });
}
