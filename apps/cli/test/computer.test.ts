// Computer players on the command line: hints, analysis, series, reports, the arena, and a bot in Python.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { shop } from './shop.ts';

const BOT = fileURLToPath(new URL('../../../examples/python-bot/bot.py', import.meta.url));
const PYTHON = spawnSync('python3', ['--version']).status === 0;

describe('hint and analyse', () => {
  it('explain a position and a game', async () => {
    const { run, json } = shop();
    await run('new skirmish --seed 5');
    const hint = await json('hint --player recruit');
    expect(hint).toMatchObject({ game: 'skirmish', player: 'recruit', ask: 'Advance, attack or rest?' });
    expect(hint.best).toHaveLength(3);
    expect(await json('hint --player recruit')).toEqual(hint);
    expect((await run('hint --player recruit')).out).toMatch(
      /1\. advance (\d) \(type: advance \1\) {2}wins about \d+% of games/i,
    );
    const played = await run('play "advance 1, advance 4, advance 1, advance 4, attack, c9" --tape 6,1');
    if (played.code !== 0) await run('play "advance 1, advance 4, advance 1, advance 4, attack"');
    const analysis = await json('analyse --trials 16');
    expect(analysis).toMatchObject({ game: 'skirmish', scored: false });
    const told = await run('analyse --trials 16');
    expect(told.out).toMatch(/chance that the Left player wins over \d+ decisions/i);
    expect(told.out).toContain('by Right choices, compared with rules of thumb');
  });

  it('refuse what cannot be', async () => {
    const { run } = shop();
    expect((await run('hint')).err).toMatch(/there is no game in this folder/i);
    await run('new skirmish --seed 5');
    expect((await run('hint --player general')).err).toMatch(/there is no player 'general'/i);
    expect((await run('analyse')).err).toMatch(/nothing has been played yet/i);
  });
});

describe('calibrate and foretell', () => {
  it('note hints of games, learn from them and say how true they are', async () => {
    const { run, json, read } = shop();
    const line = 'calibrate skirmish --hints 24 --each 3 --player sensible --seed 3 --jobs 1 --lines hints.jsonl';
    // Skirmish has learned no forecast: hints are noted, and nothing is measured.
    expect((await run(line)).out).toBe('No forecast has been learned for this game.\n');
    expect(read('hints.jsonl').trim().split('\n')).toHaveLength(24);
    expect((await run('foretell skirmish hints.jsonl --level hints.jsonl --out f.ts')).out).toMatch(
      /^24 hints, level of 24/,
    );
    expect(read('f.ts')).toMatch(
      /export const forecast: ForecastWeights = \{\n {2}from: "24 hints, level of 24",\n {2}mean: /,
    );
    expect((await run('foretell skirmish f.ts')).err).toMatch(/line 1 is not a hint of a game/i);
    expect((await run('foretell skirmish')).err).toMatch(/from which hints/i);
    expect(await json('calibrate skirmish --hints 2 --each 2 --player sensible')).toMatchObject({ hints: 0, games: 0 });
  });
});

describe('sim, report and arena', () => {
  it('play a series, go on with it and make a page of it', async () => {
    const { run, json, files, read } = shop();
    const first = await json('sim skirmish --games 20 --players sensible,random --vary hands --jobs 2 --out a.jsonl');
    expect(first).toMatchObject({ games: 20, played: 20, stopped: false });
    const more = await json('sim skirmish --games 30 --players sensible,random --vary hands --jobs 2 --out a.jsonl');
    expect(more).toMatchObject({ games: 30, played: 10 });
    expect(read('a.jsonl').trim().split('\n')).toHaveLength(30);
    expect((await run('report a.jsonl --title "Hands & squads"')).out).toBe('a.html: 30 games\n');
    expect(read('a.html')).toContain('<h1>Hands &amp; squads</h1>');
    expect(files()).toEqual(expect.arrayContaining(['a.html', 'a.jsonl', 'a.jsonl.columns']));
  });

  it('compare players and put them on a ladder', async () => {
    const { json, read, run } = shop();
    const arena = await json('arena recruit random --game skirmish --games 200');
    expect(arena).toMatchObject({ a: 'recruit', b: 'random', verdict: 'better' });
    const line =
      'arena --ladder --game skirmish --players random,sensible,recruit:work=300 --games 40 --save ladder.json';
    expect((await run(line)).out).toMatch(/recruit:work=300 +\d+ Elo/i);
    const saved = JSON.parse(read('ladder.json'));
    expect(saved.games.skirmish.ladder.map((row: { player: string }) => row.player)[0]).toBe('recruit:work=300');
    expect(saved.games.skirmish.ladder.find((row: { player: string }) => row.player === 'sensible').elo).toBe(0);
    // More encounters are added to those of the same options, and to no others.
    const more = 'arena --ladder --game skirmish --players random,recruit:work=200 --games 4 --save ladder.json --add';
    await run(more);
    expect(JSON.parse(read('ladder.json')).games.skirmish.encounters).toHaveLength(4);
    await run(`${more} --option hands=none`);
    expect(JSON.parse(read('ladder.json')).games.skirmish).toMatchObject({
      options: { hands: 'none' },
      encounters: [{ games: 4 }],
    });
  });

  it('say what is wrong in one sentence', async () => {
    const { run, write } = shop();
    const wrong: readonly (readonly [string, RegExp])[] = [
      ['sim', /which game/i],
      ['sim chess', /there is no game 'chess'/i],
      ['sim skirmish --players a,b,c', /3 players are named, but Skirmish has 2 seats|no player 'a'/i],
      ['sim skirmish --players general', /there is no player 'general'/i],
      ['sim skirmish --players X=random', /there is no seat 'X'/i],
      ['sim skirmish --vary colour', /there is no option 'colour'/i],
      ['sim skirmish --option hands=six', /cannot be 'six'/i],
      ['arena recruit --game skirmish', /two players are needed/i],
      ['arena recruit random', /which game/i],
      ['report', /which series/i],
      ['report none.jsonl', /cannot be read/i],
      ['report bad.jsonl', /line 1 is not JSON/i],
    ];
    write('bad.jsonl', 'hello\n');
    for (const [line, text] of wrong) {
      const { code, err } = await run(line);
      expect(err, line).toMatch(text);
      expect(code, line).toBe(2);
    }
  });
});

describe('the bot in Python', () => {
  // Without Python there is nothing to test; the name of the skipped test says so.
  it.skipIf(!PYTHON)(
    'plays whole games against a computer player (skipped only where python3 is missing)',
    async () => {
      const { run, json, read } = shop();
      const sim = await json(
        `sim skirmish --games 3 --players "A=cmd:python3 ${BOT}" --players B=sensible --out p.jsonl`,
      );
      expect(sim).toMatchObject({ games: 3, played: 3 });
      const line = JSON.parse(read('p.jsonl').split('\n')[0] ?? '');
      expect(line.players[0]).toContain('bot.py');
      expect(line.grade).toMatch(/wins|Draw/i);
      expect(line.decisions).toBeGreaterThan(20);
      const arena = await json(`arena "cmd:python3 ${BOT}" random --game skirmish --games 4 --all`);
      expect(arena).toMatchObject({ pairs: 2 });
      const broken = await run('sim skirmish --games 1 --players "A=cmd:python3 -c pass"');
      expect(broken.err).toMatch(/has ended/i);
      expect(broken.code).toBe(2);
    },
  );
});
