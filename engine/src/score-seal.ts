// What a score of a sealed game has more, as it is read: the seal in the head, the opened seed behind the result.
import type { LineProblem } from './contract/tools.ts';
import type { Seal, Start } from './journal.ts';
import { W } from './words/files.ts';

export const SEAL_FIELDS = ['seal', 'salts'];

const SECRET = /^[0-9a-f]{64}$/;

type Fields = ReadonlyMap<string, { readonly value: string; readonly line: number }>;

/** Where the outcomes of a score come from, and its seal. */
export function parseSeal(head: string | undefined, fields: Fields): { readonly start: Partial<Start> } | LineProblem {
  const chance = fields.get('chance');
  const value = chance?.value ?? '';
  const line = chance?.line ?? 1;
  if (!['', 'seed', 'real', 'sealed'].includes(value)) return { line, text: W.chanceForm };
  const stray = SEAL_FIELDS.find((key) => fields.has(key));
  if (value !== 'sealed') {
    return stray === undefined
      ? { start: { chance: value === 'real' ? 'real' : 'seed' } }
      : { line: fields.get(stray)?.line ?? line, text: W.sealedGamesOnly(stray) };
  }
  if (head === 'bocage score 1') return { line: 1, text: W.sealedFormat };
  const seal = fields.get('seal');
  const parts = /^([A-Za-z0-9_-]{1,64}) ([0-9a-f]{64})$/.exec(seal?.value ?? '');
  if (parts === null) return { line: seal?.line ?? line, text: W.sealForm };
  const salts: Record<string, string> = {};
  const given = fields.get('salts');
  for (const text of given === undefined ? [] : given.value.split(' ')) {
    const [seat = '', salt = ''] = text.split('=');
    if (seat === '' || !SECRET.test(salt) || salts[seat] !== undefined)
      return { line: given?.line ?? line, text: W.saltForm(text.slice(0, 40)) };
    salts[seat] = salt;
  }
  return { start: { chance: 'sealed', seal: { game: parts[1], commitment: parts[2], salts } } };
}

/** What may follow the end: the result, and in a sealed game the seed. */
export function parseOpened(
  start: Start,
  rest: readonly string[],
  end: number,
): { readonly start: Start } | LineProblem {
  const after = rest[0]?.startsWith('result: ') === true ? 1 : 0;
  const extra = rest[after];
  if (extra === undefined) return { start };
  const line = end + after + 1;
  if (start.seal === undefined) return { line, text: W.onlyResultAfterEnd };
  const opened = /^opened: ([0-9a-f]{64})$/.exec(extra);
  if (opened === null || rest.length > after + 1) return { line, text: W.onlyResultAndSeedAfterEnd };
  const seal: Seal = { ...start.seal, opened: opened[1] };
  return { start: { ...start, seal } };
}
