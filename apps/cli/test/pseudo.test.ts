// Words are for people: with every letter of every sentence changed, the terminal shows the same figures and plays the same game.
import { games } from '@bocage/catalogue';
import { generator, randomBelow } from '@bocage/engine';
import { pseudo } from '@bocage/engine/pseudo';
import { afterEach, expect, test, vi } from 'vitest';
import { type Shop, shop } from './shop.ts';

afterEach(() => vi.unstubAllEnvs());

/** Options that make a game short. */
const SHORT: Readonly<Record<string, string>> = { 'sherman-leader': '--option mode=battle' };

/** A whole game at the table by numbers: whatever is asked, the same keys in both languages. */
async function play(s: Shop, game: string, over: string): Promise<string> {
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
  expect(ran.out).toContain(over);
  return ran.out;
}

/** The figures of each line, each once: a label that only repeats the code of its choice is left out where they are alike. */
const figures = (text: string): readonly string[] =>
  text.split('\n').map((line) => [...new Set(line.match(/\d+/g))].join(' '));

test.each(games.map(({ id }) => id))(
  '%s: a whole game in another language shows the same figures',
  async (id) => {
    const plain = await play(shop(), id, 'The game is over');
    vi.stubEnv('BOCAGE_PSEUDO', '1');
    const other = await play(shop(), id, pseudo('The game is over'));
    expect(other).toMatch(/[âęîøů]/);
    expect(other).not.toBe(plain);
    expect(figures(other)).toEqual(figures(plain));
  },
  120_000,
);

/** What a person types, and names: these stay as they are in every language. */
const TYPED = /--?[\w-]+(=\w+)?|\b[A-Z]+\b|'[^']*'|`[^`]*`|\[[^\]]*\]|\S+\.(score|md|jsonl|ts|json)\b/g;

test('hints, reviews and the page of a series speak it too', async () => {
  vi.stubEnv('BOCAGE_PSEUDO', '1');
  const s = shop();
  await s.run('new skirmish --seed 3');
  const hint = (await s.run('hint --json --player recruit:work=100')).out;
  const said: unknown[] = [JSON.parse(hint).sentence, JSON.parse(hint).best.map((b: { expects: string }) => b.expects)];
  await s.run('play --players A=sensible,B=sensible', { terminal: true, line: async () => undefined });
  said.push((await s.run('review --trials 2 --judge recruit:work=20')).out);
  await s.run('sim skirmish --games 12 --players random,random --out a.jsonl --jobs 1');
  await s.run('report a.jsonl');
  // Codes of events and players, the command, and the digest's words of a rule are data.
  const data = /<(style|small|code|dd|th scope="row"|text class="name"[^>]*)>[\s\S]*?<\/\w+>|<[^>]*>/g;
  said.push(s.read('a.html').replaceAll(data, ' '));
  for (const text of said) {
    expect(text).not.toBe('');
    const left = String(text).match(/(?<!\p{L})[A-Za-z][a-z]{3,}(?!\p{L})/gu) ?? [];
    expect(left).toEqual([]);
  }
}, 120_000);

test('commands, their help and their errors speak it too', () => {
  vi.stubEnv('BOCAGE_PSEUDO', '1');
  const s = shop();
  const names = s.spawn('help --json').stdout.match(/"name":"[a-z-]+"/g) ?? [];
  expect(names.length).toBeGreaterThan(25);
  const known = new Set([...names.map((name) => name.slice(8, -1)), 'bocage', 'node', ...games.map(({ id }) => id)]);
  const said = ['help', 'help play', 'new', 'new rudders-line --seed 1', 'play nonsense'].map((line) => {
    const { stdout, stderr } = s.spawn(line);
    return stdout + stderr;
  });
  for (const text of said) {
    expect(text).toMatch(/[âęîøů]/);
    const left = text.replaceAll(TYPED, ' ').match(/[a-zA-Z][a-z]{3,}/g) ?? [];
    expect(left.filter((word) => !known.has(word))).toEqual([]);
  }
}, 120_000);
