// Names of accounts: short, visible, and not to be taken for another's.
import { PEOPLE } from '../words/people.ts';

/** Letters of other scripts, and digits, that look like a Latin letter. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  '0': 'o',
  '1': 'l',
  '|': 'l',
  i: 'l',
};

/** The name as it is kept, or what is wrong with it. */
export function readName(text: string): { readonly name: string; readonly folded: string } | string {
  const name = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const count = [...name].length;
  if (count < 1 || count > 24) return PEOPLE.nameLength;
  if (!/^[\p{L}\p{M}\p{N} ._'’-]+$/u.test(name)) return PEOPLE.nameLetters;
  if (!/[\p{L}\p{N}]/u.test(name)) return PEOPLE.nameNeedsLetter;
  return { name, folded: fold(name) };
}

/** Two names with the same fold look the same: case, accents, blanks and lookalikes are gone. */
export function fold(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M} ._'’-]/gu, '');
  return [...plain]
    .map((c) => LOOKALIKES[c] ?? c)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
