// The map of Pointe du Hoc in text for any room, and the units in brief: made from facts.
import { fillSlots, layOut, type MapPoint, type Room, type State } from '@bocage/engine';
import { facts, type PieceFacts, type PlaceFacts, type SideId } from '../facts/facts.ts';
import type { GameData } from '../state/tables.ts';

export const LEGEND =
  '> asked about, * Victory Area, last letter who controls it; U American, G German: fresh/spent units; !5 interdiction; w weapon lying there; +3 terrain; - neighbours';

/** Fewer columns than this and a label says too little; more are wasted. */
const NARROWEST = 9;
const WIDEST = 26;

function points(t: GameData): readonly MapPoint[] {
  const { areas, boxes } = t.data.map;
  return [...areas, ...boxes].map(({ centre }) => ({ x: centre[0], y: centre[1] }));
}

export function sketch(t: GameData, s: State, _seat: number, room: Room): readonly string[] {
  const slots = layOut(points(t), room, NARROWEST, WIDEST, 3);
  const texts = facts(t, s).places.map((place) => label(place, slots.height, slots.width, room.focus ?? []));
  return fillSlots(slots, room, texts);
}

/** One line: `>26*G U2/1 G3`; with two the name, with three the neighbours. */
function label(place: PlaceFacts, height: number, width: number, focus: readonly string[]): readonly string[] {
  const { id, name, near, area } = place;
  const mark = focus.includes(id) ? '>' : '';
  const head = `${mark}${id}${area?.star === true ? '*' : ''}${area === undefined ? '' : letter(area.owner)}`;
  const forces = forceWords(place);
  if (height === 1) return [tight([head, ...forces], width)];
  const ground = area === undefined ? '' : `+${area.terrain}`;
  const title = [head, ground, name].filter((part) => part !== '').join(' ');
  return height === 2 ? [title, tight(forces, width)] : [title, tight(forces, width), `-${near.join(' ')}`];
}

/** With spaces between if there is room for them. */
function tight(words: readonly string[], width: number): string {
  const spaced = words.join(' ');
  return spaced.length <= width ? spaced : words.join('');
}

function letter(side: SideId): string {
  return side === 'US' ? 'U' : 'G';
}

/** `U2/1`, `G3`, `!5`, `w` */
function forceWords({ pieces, area }: PlaceFacts): string[] {
  const words: string[] = [];
  for (const side of ['US', 'GE'] as const) {
    const units = pieces.filter((piece) => piece.unit !== undefined && piece.side === side);
    const spent = units.filter((piece) => piece.unit?.spent === true).length;
    if (units.length > 0) words.push(`${letter(side)}${units.length - spent}${spent > 0 ? `/${spent}` : ''}`);
  }
  const highest = Math.max(0, ...(area?.markers.map((marker) => marker.value) ?? []));
  if (highest > 0) words.push(`!${highest}`);
  if (pieces.some((piece) => piece.weapon?.lying === true)) words.push('w');
  return words;
}

/** Places with units of the seat or in question, those first; own units before the enemy's. */
export function forces(t: GameData, s: State, seat: number, focus: readonly string[]): readonly string[] {
  const own: SideId = seat === 0 ? 'US' : 'GE';
  const { places } = facts(t, s);
  const asked = places.filter((place) => focus.includes(place.id));
  const held = places.filter((place) => !asked.includes(place) && place.pieces.some((piece) => piece.side === own));
  return [...asked, ...held].map((place) => {
    const mine = place.pieces.filter((piece) => piece.side === own);
    const theirs = place.pieces.filter((piece) => piece.side !== own);
    const enemy = theirs.length === 0 ? '' : ` against ${counted(theirs)}`;
    return `${place.id} ${counted(mine) || 'nobody of yours'}${enemy}`;
  });
}

/** `2 squad, squad+baz spent`: equal words in a row are counted. */
function counted(pieces: readonly PieceFacts[]): string {
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const word = pieceWord(piece);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].map(([word, n]) => (n > 1 ? `${n} ${word}` : word)).join(', ');
}

/** The code that is typed for it, and how it is. */
function pieceWord({ kind, carries, unit, weapon }: PieceFacts): string {
  const load = carries === undefined ? '' : `+${carries.kind}${carries.weapon?.fired === true ? '/f' : ''}`;
  const states = [
    ...(unit?.spent === true ? ['spent'] : []),
    ...(unit?.acted === true && !unit.spent ? ['acted'] : []),
    ...(unit?.reserve === true ? ['reserve'] : []),
    ...(unit?.group === true ? ['in the group'] : []),
    ...(unit?.spots === undefined ? [] : [`spots ${unit.spots}`]),
    ...(weapon?.lying === true ? ['lying'] : []),
  ];
  return `${kind}${load}${states.length > 0 ? ` ${states.join(' ')}` : ''}`;
}
