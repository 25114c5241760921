// Games of older versions in the terminal: they open, go on under their own rules or today's, and never lose their file.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { findGame } from '@bocage/catalogue';
import { releases } from '@bocage/catalogue/open';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Shop, shop } from './shop.ts';

interface Corpus {
  readonly packs: Readonly<Record<string, unknown>>;
  readonly scores: readonly { readonly name: string; readonly text: string; readonly pack?: string }[];
}

function corpus(game: string): Corpus {
  const file = new URL(`../../../games/catalogue/test/corpus/${game}-0.1.0.br`, import.meta.url);
  return JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8')) as Corpus;
}

function score(game: string, name: string): string {
  const found = corpus(game).scores.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no score ${name}`);
  return found.text;
}

/** From here on the game of today has other content. */
async function otherContent(game: string, change: (data: Record<string, unknown>) => unknown): Promise<void> {
  const listed = findGame(game);
  if (listed === undefined) throw new Error(game);
  const { create, spec, problems } = await listed.load();
  const data = change(spec.data as Record<string, unknown>);
  const pack = { 'bocage-pack': 1, game, name: 'later', data };
  const later = create(pack);
  if (!('setup' in later)) throw new Error(later[0]?.text);
  const built = { ...later, content: { ...later.content, name: 'built-in' } };
  vi.spyOn(listed, 'load').mockResolvedValue({
    spec,
    problems,
    create: (other) => (other === undefined ? built : create(other)),
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

const tuned: Readonly<Record<string, (data: Record<string, unknown>) => unknown>> = {
  'rudders-line': () => ({ special: { landing: { turn: 1, cost: 2 } } }),
  credentials: () => ({
    wehrmacht: [
      { id: 'W01', ammo: 7 },
      { id: 'W02', ammo: 7 },
      { id: 'W03', ammo: 7 },
      { id: 'W04', ammo: 7 },
    ],
  }),
  'sherman-leader': () => ({
    support: [
      { name: 'Truck', cost: 1 },
      { name: 'Scout', cost: 2 },
    ],
  }),
};

describe.each(['rudders-line', 'credentials', 'sherman-leader'])('%s of 0.1.0', (game) => {
  test('opens, is verified and goes on; what is saved then is of today', async () => {
    const s = shop();
    s.write('bocage.score', score(game, 'unfinished 4'));
    expect(await s.run('verify')).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^$|^This game keeps the rules/),
    });
    const seats = game === 'rudders-line' ? 'US=sensible,GE=sensible' : 'sensible';
    expect((await s.run(`play --players ${seats}`)).code).toBe(0);
    expect(s.read('bocage.score')).toMatch(/^bocage score 2\n/);
    expect(s.read('bocage.score')).toMatch(/^result: /m);
    expect((await s.run('verify')).code).toBe(0);
  });

  test('goes on under its own rules when today’s differ, by a searching player too, and says so', async () => {
    await otherContent(game, tuned[game] ?? (() => ({})));
    const s = shop();
    const text = score(game, 'recruit 2');
    s.write('bocage.score', text);
    const shown = await s.run('show');
    expect(shown.code).toBe(0);
    expect(shown.err).toMatch(/^This game keeps the rules of 0\.1\.0\. (At|After|The set-up).*\n$/);
    const hash = releases.find((one) => one.game === game)?.content;
    const seats = game === 'rudders-line' ? 'US=recruit,GE=recruit' : 'recruit';
    expect((await s.run(`play --players ${seats}`)).code).toBe(0);
    expect(s.read('bocage.score')).toContain(`content: ${hash} built-in\n`);
    expect(s.read('bocage.score')).toMatch(/^result: /m);
    expect((await s.run('verify')).code).toBe(0);
    expect(await s.json('verify')).toMatchObject({ ok: true, rules: 1 });
  });

  test('with a pack is found again by the pack that lies beside it', async () => {
    const { packs, scores } = corpus(game);
    const s = shop();
    for (const [name, pack] of Object.entries(packs)) s.write(`${name.replace(' ', '-')}.json`, JSON.stringify(pack));
    for (const { text } of scores.filter((one) => one.pack !== undefined)) {
      s.write('packed.score', text);
      expect((await s.run('verify packed.score')).code).toBe(0);
    }
  });
});

describe('a game that keeps its rules', () => {
  const begun = async (): Promise<Shop> => {
    await otherContent('rudders-line', tuned['rudders-line'] ?? (() => ({})));
    const s = shop();
    s.write('bocage.score', score('rudders-line', 'unfinished 1'));
    return s;
  };

  test('moves over when nothing in it differs, without a word', async () => {
    const s = await begun();
    expect(await s.run('show')).toMatchObject({ code: 0, err: '' });
  });

  test('is moved by hand if today’s rules allow it, and stays as it was if they do not', async () => {
    const all = corpus('rudders-line').scores;
    await otherContent('rudders-line', () => ({
      map: {
        areas: [
          { id: 7, tem: 4 },
          { id: 11, tem: 4 },
        ],
      },
      special: { victory: { stars: 1 } },
    }));
    const s = shop();
    const seen = { moved: 0, stayed: 0, today: 0 };
    for (const { name, text } of all.filter((one) => one.pack === undefined).slice(12, 40)) {
      s.write('bocage.score', text);
      const { code, out, err } = await s.run('move');
      if (code === 0) {
        seen.moved++;
        expect([name, out]).toEqual([
          name,
          expect.stringMatching(/^bocage\.score: moved from the rules of 0\.1\.0 to today’s\. (After|The game ends)/),
        ]);
        expect(await s.run('verify')).toMatchObject({ code: 0, err: '' });
      } else {
        expect([name, code, s.read('bocage.score') === text]).toEqual([name, 1, true]);
        if (err.includes('already')) seen.today++;
        else {
          seen.stayed++;
          expect(err).toMatch(/stays under the rules of 0\.1\.0\. At choice \d+, ‘.*’, today’s rules differ: /);
        }
      }
    }
    expect(seen.stayed).toBeGreaterThan(0);
    expect(seen.moved).toBeGreaterThan(0);
    expect(seen.moved + seen.stayed + seen.today).toBe(28);
  });
});

describe('the floor', () => {
  test('a cut score goes on from its last position in a file of its own; the old one can still be read', async () => {
    const s = shop();
    s.write('old.score', score('credentials', 'unfinished 4'));
    expect((await s.run('undo old.score')).code).toBe(0);
    const text = s.read('old.score');
    const cut = text.slice(0, text.length - 200);
    s.write('old.score', cut);
    expect((await s.run('play old.score stop')).err).toContain("'bocage rescue old.score' continues from there");
    const rescued = await s.run('rescue old.score');
    expect([rescued.code, rescued.err]).toEqual([0, '']);
    expect(rescued.out).toMatch(
      /^old\.score cannot be played again \(line \d+: the score is cut off.*\)\. The game continues from its position after \d+ choices, in old-2\.score\.\n/,
    );
    expect(s.read('old.score')).toBe(cut);
    expect(s.read('old-2.score')).toMatch(/^after: \d+ [0-9a-f]{16}$/m);
    expect(await s.run('verify old-2.score')).toMatchObject({ code: 0, err: '' });
    expect((await s.run('play old-2.score --players sensible')).code).toBe(0);
    const lines = await s.run('replay old.score');
    expect([lines.code, lines.out.trimEnd()]).toEqual([2, cut.slice(cut.indexOf('\n\n') + 2).trimEnd()]);
    expect((await s.run('rescue old.score')).code).toBe(2);
    expect(await s.run('rescue old-2.score')).toMatchObject({ code: 1 });
  });

  test('a score without a position says that there is none', async () => {
    const s = shop();
    s.write('old.score', score('credentials', 'unfinished 4').slice(0, 900));
    expect((await s.run('rescue old.score')).err).toMatch(/cut off.*; it has no position to continue from\.\n$/);
  });
});

test('a series is not mixed with games of other rules or content; one of 0.1.0 with the same goes on', async () => {
  const s = shop();
  const sim = 'sim skirmish --players random,random --jobs 1 --games';
  const first = releases.find((one) => one.game === 'credentials');
  expect((await s.run('sim credentials --games 2 --players random --jobs 1')).code).toBe(0);
  const text = s.read('credentials.jsonl');
  const { rules, content } = JSON.parse(text.split('\n')[0] ?? '{}') as { rules: number; content: string };
  const older = text
    .replaceAll(content, first?.content ?? '')
    .replaceAll(`"rules":${rules}`, `"rules":${first?.rules}`);
  s.write('credentials.jsonl', older);
  const same = first?.rules === rules && first.identity === content;
  expect((await s.run('sim credentials --games 2 --players random --jobs 1')).code).toBe(same ? 0 : 2);
  expect((await s.run(`${sim} 2`)).code).toBe(0);
  const own = s.read('skirmish.jsonl').replaceAll(/"content":"[0-9a-f]{16}"/g, '"content":"00000000000000ff"');
  s.write('skirmish.jsonl', own);
  const other = await s.run(`${sim} 3`);
  expect(other.code).toBe(2);
  expect(other.err).toContain('the file holds games of other rules or content (rules 1, content 00000000000000ff)');
  expect(s.read('skirmish.jsonl')).toBe(own);
});
