// Sealed dice at the terminal: `bocage verify` proves a finished game from its score alone.

import { findGame } from '@bocage/catalogue';
import { choiceBuffer, generator, randomBelow, Session, writeScore } from '@bocage/engine';
import { skirmish } from '@bocage/engine/testing';
import { decoySeed, drawKey, sealedSource, seedCommitment } from '@bocage/seal';
import { describe, expect, it } from 'vitest';
import { shop } from './shop.ts';

const GAME = 'Zb4Xq0aa11_-';
const SEED = 'c4'.repeat(32);
const SALTS = { A: '0a'.repeat(32), B: '0b'.repeat(32) };

async function sealedScore(choices: number): Promise<string> {
  const made = (await findGame('skirmish')?.load())?.create();
  if (made === undefined || !('setup' in made)) throw new Error('no Skirmish');
  const key = drawKey(GAME, SEED, [
    { seat: 'A', salt: SALTS.A },
    { seat: 'B', salt: SALTS.B },
  ]);
  const session = Session.open(made, {
    seed: decoySeed(GAME),
    chance: 'sealed',
    seal: { game: GAME, commitment: seedCommitment(GAME, SEED), salts: SALTS },
    sealed: sealedSource(key, skirmish().seats),
  });
  if (!(session instanceof Session)) throw new Error('no session');
  const g = generator('5');
  const buffer = choiceBuffer();
  while (!session.over && session.entries.length < choices) {
    const n = session.game.choices(session.state, buffer);
    session.playChoice(buffer[randomBelow(g, n)] ?? 0);
  }
  const { seal } = session.start;
  if (session.over && seal !== undefined) session.start = { ...session.start, seal: { ...seal, opened: SEED } };
  return writeScore(session);
}

describe('bocage verify of a sealed game', () => {
  it('proves every draw of a finished game', async () => {
    const s = shop();
    s.write('a.score', await sealedScore(1000));
    const { code, out } = await s.run('verify a.score');
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/^dice: proved, \d+ draws\.$/m) });
    expect(await s.json('verify a.score')).toMatchObject({ dice: { proved: true } });
  });

  it('says that the dice are not opened yet, and nobody but the server rolls them', async () => {
    const s = shop();
    s.write('a.score', await sealedScore(0));
    expect((await s.run('verify a.score')).out).toContain('dice: not opened yet');
    const attack = ['advance 1', 'advance 4', 'advance 1', 'advance 4', 'attack'];
    s.write('b.score', await sealedScore(0));
    for (const name of attack) expect((await s.run(`play b.score "${name}"`)).code).toBe(0);
    const cards = await s.json('choices b.score');
    const first = (cards.choices as { name: string }[])[0]?.name ?? '';
    expect(await s.run(`play b.score ${first}`)).toMatchObject({ code: 2, err: expect.stringContaining('sealed') });
  });

  it('names the line of a forged die, and a seed that was not promised', async () => {
    const s = shop();
    const text = await sealedScore(1000);
    const at = text.split('\n').findIndex((line) => /\[[1-6] [1-6]\]/.test(line));
    s.write(
      'a.score',
      text.replace(/\[([1-6]) ([1-6])\]/, (_, a, b) => `[${(Number(a) % 6) + 1} ${b}]`),
    );
    expect(await s.run('verify a.score')).toMatchObject({
      code: 1,
      err: expect.stringMatching(new RegExp(`^a\\.score, line ${at + 1}: .*the seal gives`)),
    });
    s.write('b.score', text.replace(`opened: ${SEED}`, `opened: ${'c5'.repeat(32)}`));
    expect(await s.run('verify b.score')).toMatchObject({ code: 1, err: expect.stringContaining('promised') });
  });
});
