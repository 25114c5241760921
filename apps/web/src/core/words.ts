// Small words: dates, percentages, plurals. In one place so that the page speaks with one voice.
import { capital, type Piece, percent as rounded } from '@bocage/engine';
import * as W from '../words/core.ts';

export { capital, signed } from '@bocage/engine';

export function ago(then: number, now = Date.now()): string {
  const minutes = Math.round((now - then) / 60_000);
  if (minutes < 1) return W.justNow;
  if (minutes < 60) return W.minAgo(minutes);
  const hours = Math.round(minutes / 60);
  if (hours < 24) return W.hAgo(hours);
  const days = Math.round(hours / 24);
  if (days < 2) return W.yesterday;
  if (days < 14) return W.daysAgo(days);
  return new Date(then).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}

/** A chance with one decimal. */
export function percent(chance: number): string {
  return rounded(chance, 1);
}

/** The same in whole percent, where many stand on one drawing and none of them is pressed. */
export function wholePercent(chance: number): string {
  return rounded(chance);
}

/** A piece as it stands: what, in which state, with what. Its counter says whose it is. */
export function pieceWords(piece: Piece): string {
  const carried = (piece.carries ?? []).map((c) => W.carrying([c.name, ...(c.states ?? [])].join(' ')));
  return [piece.name, ...(piece.states ?? []), ...carried].join(' ');
}

/** The same with its side first, for those who see no counter. */
export function pieceTitle(piece: Piece): string {
  return piece.seat === undefined ? pieceWords(piece) : `${piece.seat} ${pieceWords(piece)}`;
}

/** A piece with every value and where it comes from, for those who hear it. */
export function pieceInFull(piece: Piece): string {
  const values = (of: Piece): readonly string[] =>
    (of.values ?? []).map((v) => `${v.label} ${v.value}${v.source === undefined ? '' : ` (${v.source})`}`);
  const carried = (piece.carries ?? []).flatMap((c) => {
    const own = values(c);
    return own.length === 0 ? [] : [`${capital(c.name)}: ${own.join(', ')}`];
  });
  const own = values(piece);
  return `${[pieceTitle(piece), ...(own.length === 0 ? [] : [capital(own.join(', '))]), ...carried].join('. ')}.`;
}

/** A place with the number that choices use, unless its name begins or ends with it: `21 Exit Road Lane`, `Area 5`. */
export function placeTitle({ id, name }: { readonly id: string; readonly name: string }): string {
  // Asked for every place at every choice.
  const key = `${id} ${name}`;
  const known = titles.get(key);
  if (known !== undefined) return known;
  const title = titleOf(id, name);
  titles.set(key, title);
  return title;
}

const titles = new Map<string, string>();

function titleOf(id: string, name: string): string {
  const words = name.toLowerCase().split(' ');
  const named = [words[0], words.at(-1), words.join('')].includes(id.toLowerCase());
  return id.length <= 4 && /\d/.test(id) && !named ? `${id} ${name}` : name;
}

/** The number alone where a game has one book; Credentials has two, which its letters keep apart. */
export function shortRule(rule: string): string {
  return rule.replace(/^[RS]L /, '');
}
