// Everything that the table shows, as plain values: areas, pieces, markers, turn and phase. The board in words, the map and
// programs are made from it alone.
import { DEPTH, FRAMES, type State } from '@bocage/engine';
import { lyingIn, unitsIn } from '../positions/numbering.ts';
import { PHASE_IDS, type PhaseId } from '../rules/sequence.ts';
import { starsOf } from '../rules/victory.ts';
import {
  ACTED,
  CONTROL,
  COUNT,
  FIGURES,
  FIRED,
  FIRST_BOX,
  FLAGS,
  GE,
  GROUP,
  INITIATIVE,
  LINK,
  MARKER_PLACE,
  MARKER_SIDE,
  MARKERS,
  PIECES,
  PLACE,
  PLACES,
  RESERVE,
  SPENT,
  SPOT_MASK,
  SPOT_SHIFT,
  TURN,
  US,
} from '../state/layout.ts';
import { type GameData, type PieceType, TYPES } from '../state/tables.ts';
import { codeOf, pieceId, placeWord, SIDE_ID, shortName } from '../words/names.ts';

export type SideId = (typeof SIDE_ID)[number];

export interface RudderFacts {
  readonly turn: { readonly number: number; readonly of: number; readonly label: string };
  /** Every turn of the game with its time of day. */
  readonly track: readonly TurnFacts[];
  readonly phase: 'set-up' | PhaseId;
  /** Who goes first this turn. */
  readonly initiative: SideId;
  /** Victory Areas that the American holds, how many there are, and how many he needs at the end. */
  readonly victory: { readonly held: number; readonly of: number; readonly need: number };
  readonly stackingLimit: number;
  /** Areas in the order of their numbers, then the Landing Craft boxes. */
  readonly places: readonly PlaceFacts[];
  /** Counters out of the game, by side and kind. */
  readonly out: Readonly<Record<SideId, readonly OutFacts[]>>;
}

interface TurnFacts {
  readonly turn: number;
  readonly label: string;
  readonly night: boolean;
}

export interface PlaceFacts {
  readonly id: string;
  readonly name: string;
  /** Short enough for a map. */
  readonly short: string;
  /** What it borders on; for a box, where it lands. */
  readonly near: readonly string[];
  readonly pieces: readonly PieceFacts[];
  /** An area of the map; a Landing Craft box has none of this. */
  readonly area?: AreaFacts;
}

interface AreaFacts {
  /** The Terrain Effects Modifier, and the ground in words. */
  readonly terrain: number;
  readonly ground: string;
  readonly shelter: 'building' | 'bunker' | undefined;
  readonly star: boolean;
  readonly owner: SideId;
  readonly contested: boolean;
  readonly figures: Readonly<Record<SideId, number>>;
  readonly markers: readonly { readonly side: SideId; readonly value: number }[];
  readonly source: string;
}

/** A unit or a weapon; what it carries is inside it. */
export interface PieceFacts {
  readonly id: string;
  /** `squad`, `nco2`, `mg42`: the word of the score. */
  readonly kind: string;
  /** What it is, whatever the words: the rules know no other types. */
  readonly type: PieceType;
  readonly name: string;
  readonly side: SideId;
  readonly source: string;
  readonly attack: number;
  /** Of a unit. */
  readonly unit?: UnitFacts;
  /** Of a weapon. */
  readonly weapon?: { readonly range: number; readonly fired: boolean; readonly lying: boolean };
  readonly carries?: PieceFacts;
}

interface UnitFacts {
  /** Fresh and spent side. */
  readonly defence: number;
  readonly back: number;
  readonly move: number;
  readonly figures: number;
  readonly spent: boolean;
  readonly acted: boolean;
  readonly reserve: boolean;
  /** In the group that is moving, assaulting or firing. */
  readonly group: boolean;
  /** The area that it is committed to spot into. */
  readonly spots: string | undefined;
}

interface OutFacts {
  readonly kind: string;
  readonly name: string;
  readonly count: number;
}

/** The phase that is going on: the frame of the turn holds the one that follows. A game ends in the last one (RL 3.2). */
export function phaseOf(s: State): 'set-up' | PhaseId {
  if (s[DEPTH] === 0) return 'regroup';
  const next = s[FRAMES + 1];
  return next === 0 ? 'set-up' : PHASE_IDS[Math.min(next, PHASE_IDS.length) - 1];
}

export function facts(t: GameData, s: State): RudderFacts {
  const places: PlaceFacts[] = [];
  for (let p = 1; p < PLACES; p++) places.push(placeFacts(t, s, p));
  return {
    turn: { number: s[TURN], of: t.turns, label: t.data.map.track[s[TURN] - 1]?.label ?? '' },
    // RL 3.22: four turns a day, the last of them at night.
    track: t.data.map.track.map(({ turn, label }) => ({ turn, label, night: turn % 4 === 0 })),
    phase: phaseOf(s),
    initiative: SIDE_ID[s[INITIATIVE]],
    victory: { held: starsOf(t, s, US), of: t.stars.length, need: t.starsToWin },
    stackingLimit: t.stackingLimit,
    places,
    out: { US: outOf(t, s, US), GE: outOf(t, s, GE) },
  };
}

function placeFacts(t: GameData, s: State, place: number): PlaceFacts {
  const near: string[] = [];
  for (let i = t.nearAt[place]; i < t.nearAt[place + 1]; i++) near.push(placeWord(t, t.near[i]));
  const pieces: PieceFacts[] = [];
  for (const side of [US, GE]) for (const u of unitsIn(t, s, side, place)) pieces.push(unitFacts(t, s, u));
  for (const w of lyingIn(t, s, place)) pieces.push(weaponFacts(t, s, w, true));
  return {
    id: placeWord(t, place),
    name: t.placeName[place],
    short: shortName(t.placeName[place]),
    near,
    pieces,
    ...(place < FIRST_BOX && { area: areaFacts(t, s, place) }),
  };
}

function areaFacts(t: GameData, s: State, place: number): AreaFacts {
  const { terrain, shelter, star, source } = t.data.map.areas[place - 1];
  const markers: { side: SideId; value: number }[] = [];
  for (let m = 0; m < MARKERS; m++) {
    if (s[MARKER_PLACE + m] === place) markers.push({ side: SIDE_ID[s[MARKER_SIDE + m]], value: t.markerValue[m] });
  }
  return {
    terrain: t.tem[place],
    ground: terrain,
    shelter: shelter === 'building' || shelter === 'bunker' ? shelter : undefined,
    star,
    owner: SIDE_ID[s[CONTROL + place]],
    contested: s[COUNT + place] > 0 && s[COUNT + PLACES + place] > 0,
    figures: { US: s[FIGURES + place], GE: s[FIGURES + PLACES + place] },
    markers,
    source,
  };
}

/** What every piece shows. */
function pieceFacts(t: GameData, p: number) {
  const kind = t.kind[p];
  return {
    id: pieceId(t, p),
    kind: codeOf(t, p),
    type: TYPES[t.type[p]],
    name: t.kindName[kind],
    side: SIDE_ID[t.side[p]],
    source: t.kindSource[kind],
    attack: t.attack[p],
  };
}

function unitFacts(t: GameData, s: State, u: number): PieceFacts {
  const flags = s[FLAGS + u];
  const spot = (flags & SPOT_MASK) >> SPOT_SHIFT;
  const link = s[LINK + u];
  return {
    ...pieceFacts(t, u),
    unit: {
      defence: t.defence[u],
      back: t.back[u],
      move: t.move[u],
      figures: t.figures[u],
      spent: (flags & SPENT) !== 0,
      acted: (flags & ACTED) !== 0,
      reserve: (flags & RESERVE) !== 0,
      group: (flags & GROUP) !== 0,
      spots: spot > 0 ? placeWord(t, spot) : undefined,
    },
    ...(link > 0 && { carries: weaponFacts(t, s, link - 1, false) }),
  };
}

function weaponFacts(t: GameData, s: State, w: number, lying: boolean): PieceFacts {
  return { ...pieceFacts(t, w), weapon: { range: t.range[w], fired: (s[FLAGS + w] & FIRED) !== 0, lying } };
}

function outOf(t: GameData, s: State, side: number): readonly OutFacts[] {
  const counts = new Map<number, number>();
  for (let p = 0; p < PIECES; p++) {
    if (t.side[p] !== side || s[PLACE + p] > 0 || s[LINK + p] > 0) continue;
    counts.set(t.kind[p], (counts.get(t.kind[p]) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind: t.code[kind], name: t.kindName[kind], count }));
}
