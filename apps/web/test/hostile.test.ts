// Addresses, links and scores of any kind that come to the page: a sentence within a second, never an exception.
import { deflateRawSync } from 'node:zlib';
import { findGame } from '@bocage/catalogue';
import {
  choiceBuffer,
  type Generator,
  generator,
  randomBelow,
  Session,
  writePosition,
  writeScore,
} from '@bocage/engine';
import { describe, expect, it, vi } from 'vitest';
import { addressParts } from '../src/core/address.ts';
import { cut, readScore } from '../src/core/read-score.ts';
import { pack, unpack } from '../src/core/transfer.ts';

// The page asks its address for switches of its own.
vi.stubGlobal('location', new URL('http://localhost/'));

const SEED = process.env.BOCAGE_SEED ?? '1944';

async function texts(id: string, choices: number): Promise<readonly [score: string, position: string]> {
  const game = (await findGame(id)?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error(id);
  const session = Session.open(game, { seed: SEED });
  if (!(session instanceof Session)) throw new Error('no session');
  const g = generator(SEED);
  const buffer = choiceBuffer();
  while (!session.over && session.entries.length < choices) {
    const n = game.choices(session.state, buffer);
    session.playChoice(buffer[randomBelow(g, n)] ?? 0);
  }
  return [writeScore(session), writePosition(game, session.state)];
}

const SIGNS = [
  '%',
  '/',
  '#',
  '..',
  '%zz',
  '%E0%A4',
  '\u2028',
  '__proto__',
  'constructor',
  '-1',
  '1e99',
  '[',
  ']',
  '; ',
  '\u0000',
  'é',
];

function spoiled(g: Generator, text: string): string {
  const at = randomBelow(g, text.length + 1);
  const sign = SIGNS[randomBelow(g, SIGNS.length)] ?? '';
  const lines = text.split('\n');
  switch (randomBelow(g, 4)) {
    case 0:
      return text.slice(0, at) + sign + text.slice(at);
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + randomBelow(g, 9));
    case 2:
      return lines.toSpliced(randomBelow(g, lines.length), 1).join('\n');
    default:
      return text.replace(/[0-9]+/g, (n) => (randomBelow(g, 8) === 0 ? String(randomBelow(g, 2 ** 31)) : n));
  }
}

describe(`what comes to the page (BOCAGE_SEED=${SEED})`, () => {
  it('S5 an address is taken apart whatever it is', () => {
    expect(addressParts('#/%')).toEqual(['%']);
    expect(addressParts('#/play/a%20b/%zz')).toEqual(['play', 'a b', '%zz']);
    const g = generator(SEED);
    let hash = '#/play/abc/7';
    for (let i = 0; i < 5_000; i++) {
      hash = i % 20 === 0 ? '#/play/abc/7' : spoiled(g, hash);
      expect(addressParts(hash).every((part) => typeof part === 'string')).toBe(true);
    }
  });

  it('S4 a link is unpacked, but not beyond what a score can be', async () => {
    expect(await unpack(await pack('bocage score 1\n'))).toBe('bocage score 1\n');
    for (const size of [1_000_001, 60_000_000]) {
      const link = deflateRawSync(Buffer.alloc(size, 'a')).toString('base64url');
      const began = performance.now();
      expect(await unpack(link)).toBeUndefined();
      expect(performance.now() - began).toBeLessThan(1_000);
    }
    expect(await unpack('A'.repeat(200_000))).toBeUndefined();
    expect(await unpack('%%%')).toBeUndefined();
  });

  it.each(['skirmish', 'rudders-line', 'credentials', 'sherman-leader'])(
    'a spoiled score or position of %s is read or refused in a sentence',
    async (id) => {
      const g = generator(SEED);
      const sound = await texts(id, 30);
      for (let i = 0; i < 60; i++) {
        let text = sound[i % 2] ?? '';
        for (let n = 1 + randomBelow(g, 3); n > 0; n--) text = spoiled(g, text);
        if (randomBelow(g, 2) === 0) text = text.replace('score 2', 'score 1').replace(/^(end \S+ \S+) \S+$/m, '$1');
        const read = await readScore(text);
        if ('problem' in read) expect(read.problem).toMatch(/^[^\n]{10,700}$/);
        else expect(writeScore(read.session)).toMatch(/^bocage score 2\n/);
      }
    },
  );

  it('S8 a branch of a branch notes both', async () => {
    const [score] = await texts('skirmish', 12);
    const read = await readScore(score);
    if ('problem' in read) throw new Error(read.problem);
    const branch = cut(cut(read.session, 8), 3);
    expect(writeScore(branch)).toMatch(/^branch: 3 of 8 [0-9a-f]{16}, 8 of 12 [0-9a-f]{16}$/m);
    expect('problem' in (await readScore(writeScore(branch)))).toBe(false);
  });
});
