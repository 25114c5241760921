// The whole table in words: for the plain form, the screen reader and programs.
import { type Board, FRAMES, type Piece, type Place, type State } from '@bocage/engine';
import { unitsIn } from '../positions/numbering.ts';
import { PHASE_NAMES } from '../rules/sequence.ts';
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
import type { Tables } from '../state/tables.ts';
import { pieceId, placeText, placeWord, SIDE_ID, SIDE_NAME } from './names.ts';

/** The phase that is going on: the frame of the turn holds the one that follows. */
export function phaseName(s: State): string {
  const next = s[FRAMES + 1];
  return next === 0 ? 'Set-up' : `${PHASE_NAMES[Math.min(next, PHASE_NAMES.length) - 1]} Phase`;
}

export function board(t: Tables, s: State, _seat: number): Board {
  const places: Place[] = [];
  for (let p = 1; p < PLACES; p++) {
    places.push({ id: placeWord(t, p), name: t.placeName[p], notes: notes(t, s, p), pieces: piecesIn(t, s, p) });
  }
  const label = t.data.map.track[s[TURN] - 1]?.label ?? '';
  const held = starsOf(t, s, US);
  return {
    status: [
      `Turn ${s[TURN]} of ${t.turns}: ${label}.`,
      `${phaseName(s)}; the ${SIDE_NAME[s[INITIATIVE]]} goes first this turn.`,
      `The American controls ${held} of ${t.stars.length} Victory Areas (${starList(t, s)}); ${t.starsToWin} at the end win.`,
    ],
    places,
    tracks: [
      { id: 'turn', name: 'Turn', value: `${s[TURN]} (${label})` },
      { id: 'initiative', name: 'Initiative', value: SIDE_NAME[s[INITIATIVE]] },
      { id: 'stars', name: 'Victory Areas of the American', value: `${held} of ${t.stars.length}` },
      { id: 'lost-us', name: 'American counters out of the game', value: outOf(t, s, US) },
      { id: 'lost-ge', name: 'German counters out of the game', value: outOf(t, s, GE) },
    ],
  };
}

function starList(t: Tables, s: State): string {
  return [...t.stars].map((p) => `${placeWord(t, p)} ${SIDE_ID[s[CONTROL + p]]}`).join(', ');
}

/** `3 squad, nco1, mg42` */
function outOf(t: Tables, s: State, side: number): string {
  const counts = new Map<number, number>();
  for (let p = 0; p < PIECES; p++) {
    if (t.side[p] !== side || s[PLACE + p] > 0 || s[LINK + p] > 0) continue;
    counts.set(t.kind[p], (counts.get(t.kind[p]) ?? 0) + 1);
  }
  const words = [...counts].map(([kind, n]) => (n > 1 ? `${n} ${t.code[kind]}` : t.code[kind]));
  return words.join(', ') || 'none';
}

function notes(t: Tables, s: State, place: number): string[] {
  const near: string[] = [];
  for (let i = t.nearAt[place]; i < t.nearAt[place + 1]; i++) near.push(placeWord(t, t.near[i]));
  if (place >= FIRST_BOX) return [`lands in ${near.join(' or ')}`, 'no stacking limit; nothing fires from here'];
  const area = t.data.map.areas[place - 1];
  const found = [`Terrain +${t.tem[place]}: ${area.terrain}`];
  if (area.shelter !== 'none') found.push(`${area.shelter}: shoulder-fired weapons work here`);
  if (area.star) found.push('Victory Area');
  const both = s[COUNT + place] > 0 && s[COUNT + PLACES + place] > 0;
  found.push(`controlled by the ${SIDE_NAME[s[CONTROL + place]]}${both ? ', contested' : ''}`);
  for (const side of [US, GE]) {
    const figures = s[FIGURES + side * PLACES + place];
    if (figures > 0) found.push(`${SIDE_NAME[side]} figures: ${figures} of ${t.stackingLimit}`);
  }
  for (let m = 0; m < MARKERS; m++) {
    if (s[MARKER_PLACE + m] !== place) continue;
    found.push(`${SIDE_NAME[s[MARKER_SIDE + m]]} interdiction ${t.markerValue[m]}`);
  }
  found.push(`next to ${near.join(', ')}`, `source: ${area.source}`);
  return found;
}

function piecesIn(t: Tables, s: State, place: number): Piece[] {
  const found: Piece[] = [];
  for (const side of [US, GE]) for (const u of unitsIn(t, s, side, place)) found.push(unitPiece(t, s, u));
  for (let w = t.personnel; w < PIECES; w++) if (s[PLACE + w] === place) found.push(weaponPiece(t, s, w, ['lying']));
  return found;
}

function unitPiece(t: Tables, s: State, u: number): Piece {
  const flags = s[FLAGS + u];
  const states = [(flags & SPENT) !== 0 ? 'spent' : 'fresh'];
  if ((flags & ACTED) !== 0) states.push('acted');
  if ((flags & RESERVE) !== 0) states.push('reserve');
  const spot = (flags & SPOT_MASK) >> SPOT_SHIFT;
  if (spot > 0) states.push(`spots into ${placeText(t, spot)}`);
  const source = t.kindSource[t.kind[u]];
  const link = s[LINK + u];
  return {
    id: pieceId(t, u),
    name: t.kindName[t.kind[u]],
    seat: SIDE_ID[t.side[u]],
    states,
    values: [
      { label: 'attack', value: String(t.attack[u]), source },
      { label: 'defence', value: `${t.defence[u]}, spent ${t.back[u]}`, source },
      { label: 'movement', value: String(t.move[u]), source },
      { label: 'figures', value: String(t.figures[u]), source },
    ],
    ...(link > 0 && { carries: [weaponPiece(t, s, link - 1, [])] }),
  };
}

function weaponPiece(t: Tables, s: State, w: number, more: readonly string[]): Piece {
  const source = t.kindSource[t.kind[w]];
  return {
    id: pieceId(t, w),
    name: t.kindName[t.kind[w]],
    seat: SIDE_ID[t.side[w]],
    states: [...((s[FLAGS + w] & FIRED) !== 0 ? ['fired'] : []), ...more],
    values: [
      { label: 'attack', value: String(t.attack[w]), source },
      { label: 'range', value: String(t.range[w]), source },
    ],
  };
}
