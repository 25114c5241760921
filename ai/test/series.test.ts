// Series: every game from its line again, stopped and resumed without loss, the same data by columns.
import { findGame } from '@bocage/catalogue';
import { seeded } from '@bocage/engine';
import { skirmish } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { type MatchLine, playerFrom, playMatch } from '../src/index.ts';
import { network } from '../src/network.ts';
import {
  learn,
  matchColumns,
  parseSeries,
  practise,
  readColumns,
  reportPage,
  runArena,
  type SeriesStore,
  type SimOutcome,
  type SimSettings,
  startSim,
  writeColumns,
} from '../src/node/index.ts';

const settings: SimSettings = {
  game: { id: 'skirmish' },
  games: 40,
  seed: '100',
  options: [{}, { hands: 'none' }],
  players: ['recruit:work=200', 'random'],
  jobs: 2,
};

async function run(more: Partial<SimSettings>): Promise<SimOutcome> {
  return startSim({ ...settings, ...more }).done;
}

function bySeed(lines: readonly MatchLine[]): MatchLine[] {
  return [...lines].sort((a, b) => Number(a.seed) - Number(b.seed));
}

describe('a series', () => {
  it('gives lines from which each game is played again', async () => {
    const { lines, decisions } = await run({});
    expect(lines).toHaveLength(40);
    expect(decisions).toBe(lines.reduce((sum, line) => sum + line.decisions, 0));
    const game = skirmish();
    for (const line of lines.slice(0, 12)) {
      // Through JSON, as it stands in the file. The content hash is of the catalogue's game, the rest is the same.
      const { seed, options, players }: MatchLine = JSON.parse(JSON.stringify(line));
      const again = playMatch(game, seed, options, players.map(playerFrom));
      expect({ ...(again as MatchLine), content: line.content }).toEqual(line);
    }
    expect(new Set(lines.map((line) => line.options.hands)).size).toBe(2);
  });

  it('is the same with one job and with two', async () => {
    const [one, two] = await Promise.all([run({ jobs: 1 }), run({ jobs: 2 })]);
    expect(bySeed(one.lines)).toEqual(bySeed(two.lines));
  });

  it('is stopped and resumed without losing or repeating a game', async () => {
    const kept: string[] = [];
    const store = (): SeriesStore => {
      const lines = parseSeries(kept.join(''));
      if (typeof lines === 'string') throw new Error(lines);
      return { lines, append: (texts) => kept.push(...texts.map((text) => `${text}\n`)), close() {} };
    };
    const sim = startSim({
      ...settings,
      store: store(),
      onProgress: (done) => {
        if (done >= 8) sim.stop();
      },
    });
    const first = await sim.done;
    expect(first.stopped).toBe(true);
    expect(first.lines.length).toBeGreaterThanOrEqual(8);
    expect(first.lines.length).toBeLessThan(40);
    kept.pop();
    const second = await run({ store: store() });
    expect(second.played).toBe(40 - first.lines.length + 1);
    expect(bySeed(store().lines)).toEqual(bySeed((await run({})).lines));
    const third = await run({ store: store() });
    expect(third.played).toBe(0);
  });

  it('S7 refuses every line that is something else', async () => {
    const [line] = (await run({ games: 1 })).lines;
    const wrong: unknown[] = [
      { hello: 1 },
      [],
      null,
      { ...line, seed: '1x' },
      { ...line, score: 'many' },
      { ...line, winner: -1 },
      { ...line, curve: [1, null] },
      { ...line, decisions: 1e300 },
      { ...line, rules_used: null },
      { ...line, cards: { a: 'b' } },
      { ...line, options: 'hands' },
      { ...line, players: [1] },
    ];
    expect(parseSeries(`${JSON.stringify(line)}\n`)).toEqual([line]);
    for (const value of wrong)
      expect(parseSeries(`\n${JSON.stringify(value)}\n`)).toBe('line 2 is not a line of a series');
    expect(parseSeries(`{"game": "${'x'.repeat(1_000_001)}"}`)).toBe('line 1 is longer than any line of a series');
  });

  it('says what a worker stumbled over', async () => {
    await expect(run({ players: ['general', 'random'] })).rejects.toThrow(/there is no player 'general'/);
    await expect(run({ options: [{ hands: 'three' }] })).rejects.toThrow(/cannot be 'three'/);
  });

  it('is written by columns and read again', async () => {
    const { lines } = await run({});
    const columns = readColumns(writeColumns(matchColumns(lines)));
    if (typeof columns === 'string') throw new Error(columns);
    const sorted = bySeed(lines);
    const column = (name: string) => columns.find((c) => c.name === name);
    expect(Array.from(column('decisions')?.data ?? [])).toEqual(sorted.map((line) => line.decisions));
    const seeds = column('seed');
    expect(seeds?.type === 'text' && Array.from(seeds.data, (i) => seeds.values[i])).toEqual(sorted.map((l) => l.seed));
    const value = column('value at turn 5');
    expect(Array.from(value?.data ?? [])).toEqual(sorted.map((line) => line.curve[4]));
    expect(column('rule SK 2')?.data[0]).toBe(sorted[0]?.rules_used['SK 2']);
    const bytes = writeColumns(matchColumns(lines));
    expect(readColumns(bytes.subarray(0, bytes.length - 8))).toMatch(/cut off/);
    expect(readColumns(new TextEncoder().encode('something else'))).toMatch(/not a columnar file/);
  });

  it('becomes a page that needs nothing else', async () => {
    const { lines } = await run({ games: 60, players: ['sensible', 'random'] });
    const page = reportPage(skirmish(), lines, { version: '0.1.0', command: 'bocage report <x>' });
    for (const title of ['Results', 'By players and options', 'Length', 'Where games are decided', 'Use of rules']) {
      expect(page).toContain(`<h2>${title}</h2>`);
    }
    expect(page).not.toMatch(/(src|href)=|url\(|@import|<script/);
    expect(page).toContain('bocage report &lt;x&gt;');
    for (const tag of ['svg', 'section', 'figure', 'table', 'g']) {
      const opened = page.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0;
      expect(page.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0, tag).toBe(opened);
    }
    expect(page).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('the arena', () => {
  it('stops when the answer is clear, and finds no difference between equals', async () => {
    const common = { game: { id: 'skirmish' }, seats: 2, seed: '1', options: {}, jobs: 2 };
    const test = { none: 0.5, some: 0.6, error: 0.05 };
    const clear = await runArena({ ...common, a: 'recruit', b: 'random', pairs: 200, test });
    expect(clear.verdict).toBe('better');
    expect(clear.pairs).toBeLessThan(100);
    expect(clear.value).toBeGreaterThan(0.6);
    const equal = await runArena({ ...common, a: 'random', b: 'random', pairs: 60 });
    expect(equal.pairs).toBe(60);
    expect(equal.value).toBeGreaterThan(0.3);
    expect(equal.value).toBeLessThan(0.7);
    expect(equal.verdict).not.toBe('better');
  });
});

describe('learning', () => {
  it('foretells the points still to come better than their mean does, and stores what it knows as text', async () => {
    const game = (await findGame('credentials')?.load())?.create();
    if (game === undefined || !('setup' in game)) throw new Error('no game');
    const learned = learn(game, { games: 200, seed: '5', options: [{}], hidden: 4, epochs: 12 });
    expect(learned.positions).toBeGreaterThan(500);
    expect(learned.error).toBeLessThan(0.9 * learned.blind);
    const lessons = game.player?.samples;
    const s = game.setup({}, '1', seeded);
    if (lessons === undefined || typeof s === 'string') throw new Error('no lessons');
    const x = new Float64Array(lessons.inputs);
    lessons.read(s, x);
    const net = network(learned.experience);
    const parts = net.terms(x, [
      { label: 'first', from: 0 },
      { label: 'rest', from: 30 },
    ]);
    expect(parts.reduce((sum, term) => sum + term.value, 0)).toBeCloseTo(net.value(x), 9);
    // A game brings about fifteen points, five of them from the beginning.
    expect(Math.abs(net.value(x) - 10)).toBeLessThan(5);
  });
});

describe('practising', () => {
  it('finds its way back to a number that was spoiled, the same way for the same seed', async () => {
    const game = (await findGame('sherman-leader')?.load())?.create();
    if (game === undefined || !('setup' in game) || game.player?.tunables === undefined) throw new Error('no numbers');
    const { player } = game;
    const { names, numbers, with: using } = game.player.tunables;
    const at = names.indexOf('far');
    // What a hex of distance to the enemy costs: below nothing Units shun every fight, if being out of range costs nothing besides.
    const near = numbers.with(names.indexOf('farOut'), 0);
    const one = {
      ...game,
      player: {
        ...player,
        tunables: { names: ['far'], numbers: [-0.5], plain: [0.5], with: ([far = 0]) => using(near.with(at, far)) },
      },
    } satisfies typeof game;
    const settings = { rounds: 3, sets: 2, games: 3, seed: '6', options: [{}], spread: 0.8 };
    const { numbers: taught, before, after, gain } = practise(one, settings);
    expect(taught[0]).toBeGreaterThan(0);
    expect(gain.n).toBe(12);
    expect(gain.mean).toBeCloseTo(after.mean - before.mean, 9);
    expect(gain.mean - gain.margin).toBeGreaterThan(0);
    const short = { ...settings, rounds: 1, sets: 1, games: 1 };
    expect(practise(one, short).numbers).toEqual(practise(one, short).numbers);
    // Or it begins with the plain number, which is none of those that shun a fight.
    expect(practise(one, { ...short, plain: true, spread: 0.01 }).numbers[0]).toBeCloseTo(0.5, 1);
  });

  it('needs numbers', () => {
    const settings = { rounds: 1, sets: 1, games: 1, seed: '1', options: [{}], spread: 0.1 };
    expect(() => practise(skirmish(), settings)).toThrow('no numbers to practise');
  });
});
