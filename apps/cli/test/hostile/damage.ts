// Ways to spoil a text: what editors, mail, disks and enemies do to it.
import { type Generator, randomBelow } from '@bocage/engine';

export function pick<T>(g: Generator, from: readonly T[]): T {
  return from[randomBelow(g, from.length)] as T;
}

export function chance(g: Generator, one: number): boolean {
  return randomBelow(g, one) === 0;
}

/** Words that have made programs stumble. */
export const NASTY: readonly string[] = [
  ...[
    '',
    ' ',
    '-',
    '--',
    '.',
    '..',
    '/',
    '\\',
    '%',
    '#',
    '!',
    '?',
    '*',
    '<',
    '>',
    '"',
    "'",
    '`',
    '$',
    '&',
    '|',
    ';',
    ':',
    ',',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'prototype',
    'null',
    'undefined',
    'NaN',
    'true',
    'Infinity',
  ],
  ...[
    '0',
    '-1',
    '-0',
    '1e9',
    '99999999999',
    '2147483648',
    '-2147483649',
    '0x10',
    '007',
    '1.5',
    '4!',
    '[4]',
    '[[',
    ']]',
    ' ; ',
    ' #a',
    ', ',
  ],
  ...[
    '\u2028',
    '\u2029',
    '\r',
    '\t',
    '\u00a0',
    '\u0085',
    '\ufeff',
    '\u001b[2J',
    '\u0007',
    '\u009b2J',
    '\u202e',
    'é',
    'ﬁ',
    '漢',
    '😀',
    '\ud800',
  ],
  ...[
    'a'.repeat(300),
    'a'.repeat(5_000),
    ' '.repeat(3_000),
    '9'.repeat(400),
    '['.repeat(2_000),
    '\n'.repeat(50),
    'a,'.repeat(500),
  ],
];

/** The words of a text, to put in other places. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[^\s,;:[\]{}"]+/g) ?? ['x'];
}

/** One to four changes; `words` are those that such texts are made of. */
export function damage(g: Generator, text: string, words: readonly string[]): string {
  let damaged = text;
  for (let n = 1 + randomBelow(g, 4); n > 0; n--) damaged = spoil(g, damaged, words);
  return damaged;
}

function spoil(g: Generator, text: string, words: readonly string[]): string {
  const at = randomBelow(g, text.length + 1);
  const lines = text.split('\n');
  const line = randomBelow(g, lines.length);
  switch (randomBelow(g, 11)) {
    case 0:
      return text.slice(0, at) + pick(g, NASTY) + text.slice(at);
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + randomBelow(g, 12));
    case 2:
      return lines.toSpliced(line, 1).join('\n');
    case 3:
      return lines.toSpliced(line, 0, pick(g, lines)).join('\n');
    case 4:
      return swap(lines, line, randomBelow(g, lines.length)).join('\n');
    case 5:
      return text.slice(0, at);
    case 6:
      return replaceOne(g, text, /-?[0-9]+/g, () =>
        pick(g, ['0', '1', '-1', '3', '99', '1e99', String(randomBelow(g, 2 ** 31))]),
      );
    case 7:
      return replaceOne(g, text, /[^\s,;:[\]{}"]+/g, () => pick(g, words));
    case 8:
      return replaceOne(g, text, /[^\s,;:[\]{}"]+/g, () => pick(g, NASTY));
    case 9:
      return replaceOne(g, text, /[^\s,;:[\]{}"]+/g, (word) => `${word} ${pick(g, words)}`);
    default:
      return text.slice(0, at) + String.fromCharCode(randomBelow(g, 0x250)) + text.slice(at + 1);
  }
}

function swap(lines: readonly string[], a: number, b: number): string[] {
  return lines.map((line, i) => (i === a ? (lines[b] ?? '') : i === b ? (lines[a] ?? '') : line));
}

function replaceOne(g: Generator, text: string, what: RegExp, by: (found: string) => string): string {
  const found = [...text.matchAll(what)];
  if (found.length === 0) return text;
  const { 0: word, index } = pick(g, found);
  return text.slice(0, index) + by(word) + text.slice(index + word.length);
}
