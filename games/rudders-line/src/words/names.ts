// What sides, places and pieces are called: names for people, and the codes of the score.
import { andList, capital, noun, type State, spelled } from '@bocage/engine';
import { FIRED, FIRST_BOX, FLAGS, GROUP, LINK, PLACE, SPENT, US } from '../state/layout.ts';
import { BAR, FO, type GameData, NCO, type Placement, SQUAD, TEAM } from '../state/tables.ts';

export const TITLE = "Rudder's Line";
export const SIDE_ID = ['US', 'GE'] as const;
export const SIDE_NAME = ['American', 'German'] as const;

/** `7` or `LC2`: a place in the score. */
export function placeWord(t: GameData, place: number): string {
  return t.placeId[place];
}

/** `7 East Gun Positions`: a place in a sentence. */
export function placeText(t: GameData, place: number): string {
  return place >= FIRST_BOX ? plainName(t, place) : `${t.placeId[place]} ${plainName(t, place)}`;
}

/** The same where its name has been said, or does not matter: `7`, `Landing Craft 2`. */
export function placeShort(t: GameData, place: number): string {
  return place >= FIRST_BOX ? plainName(t, place) : t.placeId[place];
}

/** Without what a name adds in brackets or behind a colon: a sentence has its own. */
function plainName(t: GameData, place: number): string {
  return t.placeName[place].replace(/(?: \(|:).*$/, '');
}

/** `East Beach: Rudder’s CP` and `West Gun Positions (4-6)` as a map writes them. */
export function shortName(name: string): string {
  return name
    .replace(/^.*: /, '')
    .replace(/ \(.*\)$/, '')
    .replace(/ and Cliffs$/, '')
    .replace('Communication ', '');
}

/** The kind of a piece: `squad`, `mg42`. */
export function codeOf(t: GameData, piece: number): string {
  return t.code[t.kind[piece]];
}

/** A unit with what it carries: `squad`, `wt+mg42`, `squad+baz/f` once the weapon has fired. */
export function unitWord(t: GameData, s: State, unit: number): string {
  const link = s[LINK + unit];
  if (link === 0) return codeOf(t, unit);
  return `${codeOf(t, unit)}+${codeOf(t, link - 1)}${(s[FLAGS + link - 1] & FIRED) !== 0 ? '/f' : ''}`;
}

/** As unitWord, but saying when it is spent: `spent squad`. */
export function stateWord(t: GameData, s: State, unit: number): string {
  return (s[FLAGS + unit] & SPENT) !== 0 ? `spent ${unitWord(t, s, unit)}` : unitWord(t, s, unit);
}

/** A unit as it was when something happened to it: the kinds of the unit and of what it carried. */
export interface UnitRef {
  readonly kind: number;
  readonly weapon?: number;
}

export function unitRef(t: GameData, s: State, unit: number): UnitRef {
  const link = s[LINK + unit];
  return link === 0 ? { kind: t.kind[unit] } : { kind: t.kind[unit], weapon: t.kind[link - 1] };
}

/** `spent Ranger squad with Bazooka (fired)`: on a button. */
export function unitText(t: GameData, s: State, unit: number): string {
  const { kind, weapon } = unitRef(t, s, unit);
  const name = (s[FLAGS + unit] & SPENT) !== 0 ? `spent ${t.kindName[kind]}` : t.kindName[kind];
  if (weapon === undefined) return name;
  const fired = (s[FLAGS + s[LINK + unit] - 1] & FIRED) !== 0;
  return `${name} with ${t.kindName[weapon]}${fired ? ' (fired)' : ''}`;
}

/** A unit as the Set Up Card brings it: `German Weapons Team with MG42`. */
export function cardText(t: GameData, { unit, weapon }: Placement): string {
  return weapon < 0 ? pieceName(t, unit) : `${pieceName(t, unit)} with ${pieceName(t, weapon)}`;
}

/** `the Ranger squad with the Bazooka`: in a sentence. */
export function theRef(t: GameData, { kind, weapon }: UnitRef): string {
  return weapon === undefined ? `the ${t.kindName[kind]}` : `the ${t.kindName[kind]} with the ${t.kindName[weapon]}`;
}

export function theUnit(t: GameData, s: State, unit: number): string {
  return theRef(t, unitRef(t, s, unit));
}

/** The same at the start of a sentence. */
export function TheUnit(t: GameData, s: State, unit: number): string {
  return capital(theUnit(t, s, unit));
}

/** A weapon, or a unit without what it carries. */
export function pieceName(t: GameData, piece: number): string {
  return t.kindName[t.kind[piece]];
}

const NOUNS: Readonly<Record<number, string>> = {
  [SQUAD]: 'squad',
  [TEAM]: 'Weapons Team',
  [NCO]: 'NCO',
  [BAR]: 'BAR Gunner',
  [FO]: 'Forward Observer',
};

/** `two Ranger squads, a Weapons Team with the M1919 and an NCO`: units of one side, in the order of the rules. */
export function groupText(t: GameData, units: readonly UnitRef[]): string {
  const counted: { word: string; weapon: number | undefined; n: number }[] = [];
  for (const { kind, weapon } of units) {
    const word = NOUNS[t.kindType[kind]] ?? 'unit';
    const like = counted.find((c) => c.word === word && c.weapon === weapon);
    if (like === undefined) counted.push({ word, weapon, n: 1 });
    else like.n++;
  }
  const side = units.length === 0 ? '' : t.kindSide[units[0].kind] === US ? 'Ranger ' : 'German ';
  return andList(
    counted.map(({ word, weapon, n }, i) => {
      const what = `${i === 0 ? side : ''}${noun(n, word)}`;
      const which = n > 1 ? spelled(n) : what.startsWith('NCO') ? 'an' : 'a';
      return weapon === undefined ? `${which} ${what}` : `${which} ${what} with the ${t.kindName[weapon]}`;
    }),
  );
}

/** The name under which board and descriptions know a piece: `GE-squad-4`. */
export function pieceId(t: GameData, piece: number): string {
  const first = t.kind.indexOf(t.kind[piece]);
  return `${SIDE_ID[t.side[piece]]}-${codeOf(t, piece)}-${piece - first + 1}`;
}

/** The fresh members of a group in a place, as the board knows them. */
export function groupIds(t: GameData, s: State, side: number, place: number): string[] {
  const found: string[] = [];
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] === place && (s[FLAGS + u] & (GROUP | SPENT)) === GROUP) found.push(pieceId(t, u));
  }
  return found;
}

/** `the Americans`: a side in a sentence; at its start with a large letter. */
export function theSide(side: number): string {
  return side === US ? 'the Americans' : 'the Germans';
}

export function TheSide(side: number): string {
  return capital(theSide(side));
}

/** `2 squad, nco2`: equal codes in a row are counted, as a position writes them. */
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
