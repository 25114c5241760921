// The words for sides, places and pieces, the same everywhere: score, prompts, log, board.
import type { State } from '@bocage/engine';
import { FIRED, FIRST_BOX, FLAGS, GROUP, LINK, PLACE, SPENT, US } from '../state/layout.ts';
import type { Tables } from '../state/tables.ts';

export const SIDE_ID = ['US', 'GE'] as const;
export const SIDE_NAME = ['American', 'German'] as const;

/** `7` or `LC2`: a place in the score. */
export function placeWord(t: Tables, place: number): string {
  return t.placeId[place];
}

/** `7 East Gun Positions`: a place in a sentence. */
export function placeText(t: Tables, place: number): string {
  return place >= FIRST_BOX ? t.placeName[place] : `${t.placeId[place]} ${t.placeName[place]}`;
}

/** `East Beach: Rudder's CP` and `West Gun Positions (4-6)` as a map writes them. */
export function shortName(name: string): string {
  return name
    .replace(/^.*: /, '')
    .replace(/ \(.*\)$/, '')
    .replace(/ and Cliffs$/, '')
    .replace('Communication ', '');
}

/** The kind of a piece: `squad`, `mg42`. */
export function codeOf(t: Tables, piece: number): string {
  return t.code[t.kind[piece]];
}

/** A unit with what it carries: `squad`, `wt+mg42`, `squad+baz/f` once the weapon has fired. */
export function unitWord(t: Tables, s: State, unit: number): string {
  const link = s[LINK + unit];
  if (link === 0) return codeOf(t, unit);
  return `${codeOf(t, unit)}+${codeOf(t, link - 1)}${(s[FLAGS + link - 1] & FIRED) !== 0 ? '/f' : ''}`;
}

/** As unitWord, but saying when it is spent: `spent squad`. */
export function stateWord(t: Tables, s: State, unit: number): string {
  return (s[FLAGS + unit] & SPENT) !== 0 ? `spent ${unitWord(t, s, unit)}` : unitWord(t, s, unit);
}

/** A unit as the log names it: `US squad+baz`. */
export function fullWord(t: Tables, s: State, unit: number): string {
  return `${SIDE_ID[t.side[unit]]} ${unitWord(t, s, unit)}`;
}

/** `Ranger squad with Bazooka`. */
export function unitText(t: Tables, s: State, unit: number): string {
  const link = s[LINK + unit];
  const name = t.kindName[t.kind[unit]];
  return link === 0 ? name : `${name} with ${t.kindName[t.kind[link - 1]]}`;
}

/** The name under which board and descriptions know a piece: `GE-squad-4`. */
export function pieceId(t: Tables, piece: number): string {
  const first = t.kind.indexOf(t.kind[piece]);
  return `${SIDE_ID[t.side[piece]]}-${codeOf(t, piece)}-${piece - first + 1}`;
}

/** The fresh members of a group in a place, as the board knows them. */
export function groupIds(t: Tables, s: State, side: number, place: number): string[] {
  const found: string[] = [];
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] === place && (s[FLAGS + u] & (GROUP | SPENT)) === GROUP) found.push(pieceId(t, u));
  }
  return found;
}

export function plural(n: number, word: string): string {
  return `${n} ${word}${n === 1 ? '' : 's'}`;
}

/** `the American`: a side as the subject of a sentence. */
export function theSide(side: number): string {
  return side === US ? 'The American' : 'The German';
}

/** `3, 5 and 7` */
export function listText(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/** `2 squad, nco2`: equal words in a row are counted. */
export function counted(words: readonly string[]): string {
  const out: string[] = [];
  for (let i = 0; i < words.length; ) {
    let n = 1;
    while (words[i + n] === words[i]) n++;
    out.push(n > 1 ? `${n} ${words[i]}` : words[i]);
    i += n;
  }
  return out.join(', ');
}
