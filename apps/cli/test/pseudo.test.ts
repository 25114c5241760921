// Words are for people: with every letter of every sentence changed, the terminal shows the same figures and plays the same game.
import { games } from '@bocage/catalogue';
import { generator, randomBelow } from '@bocage/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { type Shop, shop } from './shop.ts';

afterEach(() => vi.unstubAllEnvs());

/** Options that make a game short. */
const SHORT: Readonly<Record<string, string>> = { 'sherman-leader': '--option mode=battle' };

/** A whole game at the table by numbers: whatever is asked, the same keys in both languages. */
async function play(s: Shop, game: string): Promise<string> {
  await s.run(`new ${game} --seed 11 ${SHORT[game] ?? ''}`);
  const g = generator('5');
  let typed = 0;
  const ran = await s.run('play --yes', {
    terminal: true,
    line: async () => {
      if (++typed > 9_000) throw new Error('the game does not end');
      return String(1 + randomBelow(g, randomBelow(g, 3) === 0 ? 12 : 3));
    },
  });
  expect([ran.code, ran.err]).toEqual([0, '']);
  expect(ran.out).toContain('The game is over');
  return ran.out;
}

/** The figures of each line, each once: a label that only repeats the code of its choice is left out where they are alike. */
const figures = (text: string): readonly string[] =>
  text.split('\n').map((line) => [...new Set(line.match(/\d+/g))].join(' '));

test.each(games.map(({ id }) => id))(
  '%s: a whole game in another language shows the same figures',
  async (id) => {
    const plain = await play(shop(), id);
    vi.stubEnv('BOCAGE_PSEUDO', '1');
    const other = await play(shop(), id);
    expect(other).toMatch(/[âęîøů]/);
    expect(other).not.toBe(plain);
    expect(figures(other)).toEqual(figures(plain));
  },
  120_000,
);
