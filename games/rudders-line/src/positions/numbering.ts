// Which of several equal counters is which: the order in which positions list the pieces, and their numbers.
import type { State } from '@bocage/engine';
import {
  ACTED,
  ATTACKED,
  FIRED,
  FLAGS,
  FOUGHT,
  GE,
  GROUP,
  HELD,
  LINK,
  PENDING,
  PIECES,
  PLACE,
  PLACES,
  RESERVE,
  SETTLED,
  SPENT,
  SPOT_MASK,
  SPOT_SHIFT,
  US,
  USED,
} from '../state/layout.ts';
import type { GameData } from '../state/tables.ts';
import { codeOf, placeWord, SIDE_ID } from '../words/names.ts';
import { W } from '../words/numbering.ts';

/** The words for the flags of a unit, in the order in which they are written. */
export const STATES: readonly (readonly [string, number])[] = [
  ['spent', SPENT],
  ['acted', ACTED],
  ['reserve', RESERVE],
  ['group', GROUP],
  ['waiting', PENDING],
  ['attacked', ATTACKED],
  ['settled', SETTLED],
  ['fought', FOUGHT],
];

/** `+mg42/f`: a weapon with its state. */
export function writeWeapon(t: GameData, s: State, weapon: number): string {
  const flags = s[FLAGS + weapon];
  return `${codeOf(t, weapon)}${(flags & FIRED) !== 0 ? '/f' : ''}${(flags & HELD) !== 0 ? '/h' : ''}`;
}

export function writeUnit(t: GameData, s: State, unit: number): string {
  const link = s[LINK + unit];
  const flags = s[FLAGS + unit];
  const words = [link === 0 ? codeOf(t, unit) : `${codeOf(t, unit)}+${writeWeapon(t, s, link - 1)}`];
  for (const [word, flag] of STATES) if ((flags & flag) !== 0) words.push(word);
  const spot = (flags & SPOT_MASK) >> SPOT_SHIFT;
  if (spot > 0) words.push(`spots ${placeWord(t, spot)}`);
  if (s[USED + unit] > 0) words.push(`used ${s[USED + unit]}`);
  return words.join(' ');
}

/** Units of a side in a place in the order of the text: by kind, then by their words; equal ones by number. */
export function unitsIn(t: GameData, s: State, side: number, place: number): number[] {
  const found: { u: number; text: string }[] = [];
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] === place) found.push({ u, text: writeUnit(t, s, u) });
  }
  found.sort((a, b) => t.kind[a.u] - t.kind[b.u] || (a.text < b.text ? -1 : a.text > b.text ? 1 : a.u - b.u));
  return found.map(({ u }) => u);
}

export function lyingIn(t: GameData, s: State, place: number): number[] {
  const found: number[] = [];
  for (let w = t.personnel; w < PIECES; w++) if (s[PLACE + w] === place) found.push(w);
  return found.sort((a, b) => t.kind[a] - t.kind[b] || s[FLAGS + a] - s[FLAGS + b] || a - b);
}

/** All pieces on the board in the order of the lines, each unit followed by its weapon. */
function listing(t: GameData, s: State): number[] {
  const found: number[] = [];
  for (let p = 1; p < PLACES; p++) {
    for (const side of [US, GE]) {
      for (const u of unitsIn(t, s, side, p)) {
        found.push(u);
        if (s[LINK + u] > 0) found.push(s[LINK + u] - 1);
      }
    }
    found.push(...lyingIn(t, s, p));
  }
  return found;
}

/** Which of several equal counters lies where: kinds whose numbers do not rise from 1 in the order of the lines. */
export function identity(t: GameData, s: State): string {
  const byKind = new Map<number, number[]>();
  for (const p of listing(t, s)) {
    const first = t.kind.indexOf(t.kind[p]);
    byKind.set(t.kind[p], [...(byKind.get(t.kind[p]) ?? []), p - first + 1]);
  }
  const parts: string[] = [];
  for (const [kind, numbers] of [...byKind].sort(([a], [b]) => a - b)) {
    if (numbers.every((n, i) => n === i + 1)) continue;
    parts.push(`${kindWord(t, kind)} ${numbers.join(' ')}`);
  }
  return parts.join(', ') || '-';
}

export function kindWord(t: GameData, kind: number): string {
  return kind < t.firstWeaponKind ? `${SIDE_ID[t.side[t.kind.indexOf(kind)]]} ${t.code[kind]}` : t.code[kind];
}

/** Gives the pieces on the board numbers: those of `orders` by kind, or rising from 1 in the order of the lines. */
export function renumber(t: GameData, s: State, orders: ReadonlyMap<number, readonly number[]>): string | undefined {
  const next = new Map<number, number>();
  const to = new Map<number, number>();
  const pieces = listing(t, s);
  for (const p of pieces) {
    const kind = t.kind[p];
    const i = next.get(kind) ?? 0;
    next.set(kind, i + 1);
    const order = orders.get(kind);
    const n = order === undefined ? i + 1 : order[i];
    if (n === undefined) return W.needsNumbers(kindWord(t, kind));
    to.set(p, t.kind.indexOf(kind) + n - 1);
  }
  for (const [kind, order] of orders) {
    if (order.length !== (next.get(kind) ?? 0)) return W.countersOnBoard(kindWord(t, kind), next.get(kind) ?? 0);
  }
  const before = s.slice();
  for (const field of [PLACE, FLAGS, LINK, USED]) s.fill(0, field, field + PIECES);
  for (const [p, q] of to) {
    s[PLACE + q] = before[PLACE + p];
    s[FLAGS + q] = before[FLAGS + p];
    s[USED + q] = before[USED + p];
    const link = before[LINK + p];
    s[LINK + q] = link === 0 ? 0 : 1 + (to.get(link - 1) ?? 0);
  }
  return undefined;
}
