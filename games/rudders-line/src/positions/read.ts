// Positions read from text, with friendly keys to begin in a phase: `area 7: US 2 squad, nco2 spent; lying m2`, `phase: action US`.
import { clearFrames, nearest, push, type State } from '@bocage/engine';
import { ACTION_PHASE, DIRECT_PHASE, INDIRECT_PHASE, INITIATIVE_PHASE } from '../rules/sequence.ts';
import {
  ALL_STARS,
  CONTROL,
  COUNT,
  FIRED,
  FIRST_BOX,
  FLAGS,
  GE,
  HELD,
  INITIATIVE,
  LINK,
  MARKER_PLACE,
  MARKER_SIDE,
  MARKERS,
  PIECES,
  PLACE,
  PLACES,
  READING,
  SPOT_SHIFT,
  TURN,
  US,
  USED,
} from '../state/layout.ts';
import { clearBoard, recount } from '../state/pieces.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import { codeOf, SIDE_ID } from '../words/names.ts';
import { W } from '../words/position.ts';
import { kindWord, renumber, STATES } from './numbering.ts';
import { writeKey } from './write.ts';

function readCleared(t: GameData, s: State, value: string): string | undefined {
  for (const word of value === '-' ? [] : value.split(/[\s,]+/)) {
    const place = placeNamed(t, word);
    if (place < 1) return W.noPlace(word);
    for (let p = 0; p < PIECES; p++) if (s[PLACE + p] === place) takeOff(s, p);
  }
  recount(t, s);
  return undefined;
}

/** Puts one line into effect; a sentence if it cannot be. */
export function readPosition(t: GameData, s: State, key: string, value: string): string | undefined {
  switch (key) {
    case 'turn':
      return readNumber(s, TURN, value, 1, t.turns);
    case 'all stars':
      return readNumber(s, ALL_STARS, value, 0, t.turns);
    case 'initiative':
      return withSide(value, (side) => {
        s[INITIATIVE] = side;
      });
    case 'cleared':
      return readCleared(t, s, value);
    case 'control US':
      return readControl(t, s, value);
    case 'markers':
      return readMarkers(t, s, value);
    case 'counters':
      return readIdentity(t, s, value);
    case 'board':
      if (value !== 'empty') return W.boardCanOnlyBeEmpty;
      clearBoard(t, s);
      return undefined;
    case 'phase':
      return readPhase(s, value);
  }
  for (let p = 1; p < PLACES; p++) if (writeKey(t, p) === key) return readPlace(t, s, p, value);
  return W.notLine;
}

function readNumber(s: State, slot: number, value: string, min: number, max: number): string | undefined {
  const n = /^[0-9]{1,2}$/.test(value) ? Number(value) : -1;
  if (n < min || n > max) return W.notNumber(value, min, max);
  s[slot] = n;
  return undefined;
}

function withSide(value: string, use: (side: number) => void): string | undefined {
  const side = value === 'US' ? US : value === 'GE' ? GE : -1;
  if (side < 0) return W.notSide(value);
  use(side);
  return undefined;
}

function placeNamed(t: GameData, word: string): number {
  return t.placeId.indexOf(word, 1);
}

function readControl(t: GameData, s: State, value: string): string | undefined {
  const areas = value === '-' ? [] : value.split(/[\s,]+/).map((word) => placeNamed(t, word));
  if (areas.some((p) => p < 1 || p >= FIRST_BOX)) return W.notAreas(value);
  for (let p = 1; p < FIRST_BOX; p++) s[CONTROL + p] = areas.includes(p) ? US : GE;
  return undefined;
}

/** `US artillery 17, GE mortar 22` */
function readMarkers(t: GameData, s: State, value: string): string | undefined {
  s.fill(0, MARKER_PLACE, MARKER_PLACE + MARKERS);
  s.fill(0, MARKER_SIDE, MARKER_SIDE + MARKERS);
  if (value === '-') return undefined;
  for (const text of value.split(',')) {
    const parts = /^(US|GE) (artillery|mortar) (\S+)$/.exec(text.trim());
    const area = parts === null ? 0 : placeNamed(t, parts[3]);
    if (parts === null || area < 1 || area >= FIRST_BOX) return W.notMarker(text.trim());
    const side = parts[1] === 'US' ? US : GE;
    const marker = parts[2] === 'artillery' ? side : s[MARKER_PLACE + 2] === 0 ? 2 : 3;
    if (s[MARKER_PLACE + marker] !== 0) return W.noOtherMarker(text.trim());
    s[MARKER_PLACE + marker] = area;
    s[MARKER_SIDE + marker] = side;
  }
  return undefined;
}

/** `US squad 3 1 2, mg42 2 1` */
function readIdentity(t: GameData, s: State, value: string): string | undefined {
  const orders = new Map<number, readonly number[]>();
  for (const text of value === '-' ? [] : value.split(',')) {
    const parts = /^(?:(US|GE) )?([a-z][a-z0-9]*)((?: [0-9]{1,2})+)$/.exec(text.trim());
    if (parts === null) return W.notNumbering(text.trim());
    const kind = t.code.findIndex(
      (_, k) => kindWord(t, k) === (parts[1] === undefined ? parts[2] : `${parts[1]} ${parts[2]}`),
    );
    if (kind < 0) return W.noCounters(text.trim());
    const numbers = parts[3].trim().split(' ').map(Number);
    const all = t.kind.filter((k) => k === kind).length;
    if (new Set(numbers).size !== numbers.length || numbers.some((n) => n < 1 || n > all)) {
      return W.numbersOnce(kindWord(t, kind), all);
    }
    orders.set(kind, numbers);
  }
  s[READING] = 1;
  const problem = renumber(t, s, orders);
  recount(t, s);
  return problem;
}

/** `action US`: begins at that decision of that phase. */
function readPhase(s: State, value: string): string | undefined {
  const [phase, id, ...more] = value.split(/\s+/);
  const found = [
    ['initiative', INITIATIVE_PHASE, STEP.initiative],
    ['indirect', INDIRECT_PHASE, STEP.indirect],
    ['direct', DIRECT_PHASE, STEP.direct],
    ['action', ACTION_PHASE, STEP.action],
  ].find(([name]) => name === phase);
  if (found === undefined || more.length > 0) return W.phaseForm;
  return withSide(id ?? '', (side) => {
    clearFrames(s);
    push(s, STEP.turn, Number(found[1]) + 1);
    push(s, Number(found[2]), side);
  });
}

/** Takes everything out of a place and puts there what the line says. */
function readPlace(t: GameData, s: State, place: number, value: string): string | undefined {
  for (let p = 0; p < PIECES; p++) if (s[PLACE + p] === place) takeOff(s, p);
  for (const part of value === '-' ? [] : value.split(';')) {
    const words = /^(US|GE|lying) (.+)$/.exec(part.trim());
    if (words === null) return W.beginsWithSide(part.trim());
    for (const text of words[2].split(',')) {
      const item = /^(?:([0-9]{1,2}) )?(.+)$/.exec(text.trim());
      if (item === null) return W.nothingBetweenCommas(part.trim());
      for (let n = Number(item[1] ?? 1); n > 0; n--) {
        const problem =
          words[1] === 'lying'
            ? readLying(t, s, place, item[2])
            : readUnit(t, s, words[1] === 'US' ? US : GE, place, item[2]);
        if (problem !== undefined) return problem;
      }
    }
  }
  recount(t, s);
  const [us, ge] = [s[COUNT + place] > 0, s[COUNT + PLACES + place] > 0];
  if (place < FIRST_BOX && us !== ge) s[CONTROL + place] = us ? US : GE;
  return undefined;
}

function takeOff(s: State, piece: number): void {
  const link = s[LINK + piece];
  if (link > 0) {
    s[LINK + link - 1] = 0;
    s[FLAGS + link - 1] = 0;
  }
  for (const field of [PLACE, FLAGS, LINK, USED]) s[field + piece] = 0;
}

/** A counter of the kind that is out of the game, or what is wrong. */
function take(t: GameData, s: State, from: number, to: number, side: number, code: string): number | string {
  let used = -1;
  for (let p = from; p < to; p++) {
    if (codeOf(t, p) !== code) continue;
    if (s[PLACE + p] === 0 && s[LINK + p] === 0) return p;
    used = p;
  }
  if (used < 0) {
    const known = [...new Set(Array.from({ length: to - from }, (_, i) => codeOf(t, from + i)))];
    const near = nearest(code, known);
    return side < 0 ? W.notWeapon(code, near) : W.notUnit(code, SIDE_ID[side], near);
  }
  return W.allInUse(code);
}

function readWeapon(t: GameData, s: State, text: string): number | string {
  const [code, ...marks] = text.split('/');
  if (marks.some((m) => m !== 'f' && m !== 'h')) return W.notWeaponForm(text);
  const weapon = take(t, s, t.personnel, PIECES, -1, code);
  if (typeof weapon === 'string') return weapon;
  s[FLAGS + weapon] = (marks.includes('f') ? FIRED : 0) | (marks.includes('h') ? HELD : 0);
  return weapon;
}

function readLying(t: GameData, s: State, place: number, text: string): string | undefined {
  const weapon = readWeapon(t, s, text);
  if (typeof weapon === 'string') return weapon;
  s[PLACE + weapon] = place;
  return undefined;
}

function readUnit(t: GameData, s: State, side: number, place: number, text: string): string | undefined {
  const [name, ...states] = text.split(/\s+/);
  const [code, carried, more] = name.split('+');
  if (more !== undefined) return W.carriesTwo(name);
  const unit = take(t, s, t.first[side], t.end[side], side, code);
  if (typeof unit === 'string') return unit;
  s[PLACE + unit] = place;
  if (carried !== undefined) {
    const weapon = readWeapon(t, s, carried);
    if (typeof weapon === 'string') return weapon;
    s[LINK + unit] = weapon + 1;
    s[LINK + weapon] = unit + 1;
  }
  for (let i = 0; i < states.length; i++) {
    const word = states[i];
    const flag = STATES.find(([w]) => w === word)?.[1];
    if (flag !== undefined) s[FLAGS + unit] |= flag;
    else if (word === 'spots' && placeNamed(t, states[i + 1] ?? '') > 0) {
      s[FLAGS + unit] |= placeNamed(t, states[++i]) << SPOT_SHIFT;
    } else if (word === 'used' && /^[0-9]{1,2}$/.test(states[i + 1] ?? '')) s[USED + unit] = Number(states[++i]);
    else {
      const known = [...STATES.map(([w]) => w), 'spots', 'used'];
      return W.notState(word, nearest(word, known));
    }
  }
  return undefined;
}

/** Numbers the counters if the text has not. */
export function finishPosition(t: GameData, s: State): string | undefined {
  const numbered = s[READING] === 1;
  s[READING] = 0;
  const problem = numbered ? undefined : renumber(t, s, new Map());
  recount(t, s);
  return problem;
}
