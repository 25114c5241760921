// Every command in use, for people and for programs.
import { rmSync } from 'node:fs';
import { games } from '@bocage/catalogue';
import { describe, expect, test } from 'vitest';
import { commands } from '../src/commands/index.ts';
import { BATTLE, shop } from './shop.ts';

describe('games and help', () => {
  test('the test game is listed only with --all', async () => {
    const s = shop();
    const { games: shown } = await s.json('games');
    expect(shown).toEqual(
      games
        .filter((g) => g.hidden !== true)
        .map(({ id, title, players, length, about }) => ({ id, title, players, length, about, hidden: false })),
    );
    expect((await s.run('games')).out).not.toContain('skirmish');
    expect((await s.run('games --all')).out).toContain('skirmish');
  });

  test('a game is described with its seats and options', async () => {
    const s = shop();
    const shape = await s.json('games skirmish');
    expect(Object.keys(shape)).toEqual([
      'id',
      'title',
      'players',
      'length',
      'about',
      'hidden',
      'rules',
      'content',
      'seats',
      'options',
    ]);
    expect((await s.run('games skirmish')).out).toContain('two (recommended)');
  });

  test('every listed game has a digest, and options that can be set', async () => {
    const s = shop();
    for (const { id } of games) {
      expect([id, (await s.run(`rules ${id}`)).code]).toEqual([id, 0]);
      expect([id, (await s.run(`games ${id}`)).code]).toEqual([id, 0]);
    }
  });

  test('start, help and version', async () => {
    const s = shop();
    expect((await s.run('start')).out).toContain('bocage new');
    expect(await s.json('start')).toHaveProperty('commands');
    expect((await s.run('')).out).toContain('Exit codes');
    expect((await s.run('help play')).out).toContain('--rolls');
    // Older names find their commands.
    for (const [old, now] of [
      ['analyse', 'review'],
      ['learn', 'train'],
      ['practise', 'tune'],
    ])
      expect((await s.run(`help ${old}`)).out).toBe((await s.run(`help ${now}`)).out);
    expect((await s.run('play --help')).out).toBe((await s.run('help play')).out);
    expect((await s.run('--version')).out).toMatch(/^bocage \d+\.\d+\.\d+\n$/);
    const { commands: listed } = await s.json('help');
    expect((listed as { name: string }[]).map((c) => c.name)).toEqual(commands.map((c) => c.name));
  });
});

describe('a game from new to verify', () => {
  test('new writes a score that verifies, and does not overwrite it', async () => {
    const s = shop();
    const made = await s.json('new skirmish --seed 7 --option hands=none');
    expect(made).toMatchObject({ file: 'bocage.score', game: 'skirmish', seed: '7', chance: 'seed', result: null });
    expect(s.read('bocage.score')).toContain('options: hands=none\nseed: 7\n');
    const before = s.read('bocage.score');
    const again = await s.run('new skirmish');
    expect(again.code).toBe(2);
    expect(again.err).toBe(
      'bocage.score: this file exists already, and nothing was written; take another name, or --force to replace it.\n',
    );
    expect(s.read('bocage.score')).toBe(before);
    expect((await s.run('new skirmish --force')).code).toBe(0);
    expect(s.read('bocage.score')).toContain('seed: 42\n');
    expect((await s.run('verify')).code).toBe(0);
    expect(s.files()).toEqual(['bocage.score']);
  });

  test('play keeps all choices of a call or none', async () => {
    const s = shop();
    await s.run('new skirmish --seed 7');
    const played = await s.json('play "advance 1, advance 4"');
    expect(played).toMatchObject({
      file: 'bocage.score',
      game: 'skirmish',
      unused: [],
      decision: { seat: 'A', step: 'turn', rule: 'SK 1' },
      result: null,
      played: [
        { number: 1, seat: 'A', name: 'advance 1', outcomes: [], events: [{ kind: 'advance', rule: 'SK 2' }] },
        { number: 2, seat: 'B', name: 'advance 4' },
      ],
    });
    const before = s.read('bocage.score');
    const refused = await s.run('play "advance 1, advance 1"');
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toBe("'advance 1': That squad is the other side’s. (SK 1) Nothing of this call was kept.\n");
    expect(s.read('bocage.score')).toBe(before);
  });

  test('choices may be words without quotes, words of their own, or numbered seats', async () => {
    const s = shop();
    await s.run('new skirmish --seed 7');
    expect((await s.run('play advance 1')).code).toBe(0);
    expect((await s.run('play "advance 4" rest rest')).code).toBe(0);
    expect((await s.run('play rest rest')).code).toBe(0);
    expect((await s.run('play REST --as b')).code).toBe(1);
    expect((await s.run('play REST --as a')).code).toBe(0);
    expect((await s.run('play rest --as C')).code).toBe(2);
    expect((await s.json('show')).choices).toBe(7);
  });

  test('the file may be named in three ways', async () => {
    const s = shop();
    await s.run('new skirmish one.score --seed 7');
    await s.run('new skirmish --file two --seed 7');
    for (const line of [
      'show one.score',
      'show two',
      'show --file two',
      'play one.score rest',
      'play --file two rest',
    ]) {
      expect([line, (await s.run(line)).code]).toEqual([line, 0]);
    }
    expect((await s.run('show')).err).toContain('There is no game in this folder');
  });

  test('why, odds, choices, show: questions change nothing', async () => {
    const s = shop();
    s.write('battle.txt', BATTLE);
    await s.run('new skirmish --position battle.txt');
    const before = s.read('bocage.score');
    expect(await s.run('why "advance 4"')).toMatchObject({ code: 1, err: 'That squad is the other side’s. (SK 1)\n' });
    expect(await s.json('why "advance 4"', 1)).toEqual({
      error: { kind: 'refused', text: 'That squad is the other side’s. (SK 1)', rule: 'SK 1' },
    });
    expect(await s.json('why attack')).toMatchObject({ intent: 'attack', legal: true, choice: { rule: 'SK 3' } });
    expect((await s.run('why rest')).out).toContain('Warning: You rest beside an enemy');
    expect((await s.run('why "attack, c1"')).err).toBe('That card is not in your hand. (SK 4)\n');
    expect(await s.run('why nonsense')).toMatchObject({ code: 2 });
    expect((await s.run('odds')).out).toContain('No choice here rolls dice or draws a card.');
    await s.run('play attack');
    const { odds } = await s.json('odds c9');
    expect(odds).toMatchObject([
      { choice: 'c9', rule: 'SK 3', results: [{ label: 'lost' }, { label: 'won', good: true }] },
    ]);
    expect((await s.run('odds')).out).toContain('order card +9');
    expect(await s.run('odds c1')).toMatchObject({ code: 1 });
    expect((await s.run('choices')).out).toMatch(/1 {2}c8 {2}Play Order 8 {2}.*% won {2}SK 3/);
    await s.run('undo');
    const bare = (text: string): string => text.replace(/^(end .*) [0-9a-f]{16}$/m, '$1');
    expect(bare(s.read('bocage.score'))).toBe(bare(before).replace('\nend 0', '\n< 1 0\nend 0'));
  });

  test('show hides what the seat may not see', async () => {
    const s = shop();
    s.write('battle.txt', BATTLE);
    await s.run('new skirmish --position battle.txt');
    expect((await s.run('show')).out).toContain('hand: c8 c9');
    expect((await s.run('show --as B')).out).toContain('hand: c1 c2');
    const shape = await s.json('show --as B');
    expect(Object.keys(shape)).toEqual([
      'file',
      'game',
      'choices',
      'hash',
      'seat',
      'decision',
      'result',
      'facts',
      'board',
      'drawing',
    ]);
    expect(JSON.stringify(shape)).not.toMatch(/c[89]/);
  });

  test('undo takes back a line; a seen die needs consent; redo says how', async () => {
    const s = shop();
    s.write('battle.txt', BATTLE);
    await s.run('new skirmish --position battle.txt');
    await s.run('play "attack, c9" --tape 6,1');
    expect(s.read('bocage.score')).toMatch(/^1 A attack, c9 \[6! 1!\] #[0-9a-f]{3} ; 15 v 5$/m);
    const no = await s.run('undo');
    expect(no).toMatchObject({ code: 1 });
    expect(no.err).toMatch(/You saw 6 and 1 after .*must agree to take that back\. If it agrees: undo --agreed\.\n$/);
    const yes = await s.run('undo --agreed');
    expect(yes.out).toContain('To bring it back: bocage play "attack, c9 [6 1]"');
    expect((await s.run('redo')).err).toContain('play them again by name');
    expect((await s.run('play "attack, c9 [6 1]"')).code).toBe(0);
    expect(await s.json('undo --count 1 --agreed')).toMatchObject({
      undone: [
        {
          number: 2,
          name: 'c9',
          outcomes: [
            { text: '6', given: true },
            { text: '1', given: true },
          ],
        },
      ],
    });
    expect((await s.run('verify')).code).toBe(0);
    await s.run('undo --agreed');
    expect((await s.run('undo')).err).toContain('Nothing has been played yet');
  });

  test('replay goes to any point, position writes any point, new takes it up', async () => {
    const s = shop();
    await s.run('new skirmish --seed 7');
    await s.run('play "advance 1, advance 4, advance 1, rest"');
    const all = await s.json('replay');
    expect(Object.keys(all)).toEqual(['file', 'game', 'setup', 'played', 'decision', 'result', 'board', 'drawing']);
    expect((all.played as unknown[]).length).toBe(4);
    expect(await s.json('replay --to 1')).toMatchObject({ played: [{ name: 'advance 1' }], decision: { seat: 'B' } });
    expect((await s.run('replay --to 0')).out).toContain('Turn 1');
    expect((await s.run('replay --to 5')).err).toBe(
      'bocage.score: the game has 4 choices; --to 5 is beyond its end.\n',
    );
    expect((await s.run('position --to 2')).out).toContain('squad 1: a2\nsquad 4: a4\n');
    expect((await s.run('position --out here.txt')).code).toBe(0);
    expect((await s.run('position --out here.txt')).code).toBe(2);
    expect((await s.run('new skirmish b.score --position here.txt --seed 9')).code).toBe(0);
    expect((await s.run('position b.score')).out).toBe(s.read('here.txt'));
    expect((await s.run('verify b.score')).code).toBe(0);
  });
});

describe('chance', () => {
  test('a tape given to new runs on into play; an impossible outcome is an error', async () => {
    const s = shop();
    expect((await s.run('new skirmish --tape c9,c1,c8,c2,6,1')).code).toBe(0);
    await s.run('play "advance 1, advance 4, advance 1, advance 4"');
    expect((await s.run('play "attack, c9" --tape 5,5')).err).toContain(
      'the rolls 6 1 were given before and come first',
    );
    expect((await s.json('play "attack, c9"')).played).toMatchObject([
      {},
      { outcomes: [{ text: '6' }, { text: '1' }] },
    ]);
    expect((await s.run('new skirmish b.score --tape c9,c9')).err).toMatch(/^'c9' cannot come up for order card/);
    expect(s.files()).toEqual(['bocage.score']);
  });

  test('play takes a tape over several choices; --exact minds what is left', async () => {
    const s = shop();
    s.write('battle.txt', BATTLE);
    await s.run('new skirmish --position battle.txt');
    const before = s.read('bocage.score');
    const exact = await s.run('play "attack, c9" --tape 6,1,3 --exact');
    expect(exact).toMatchObject({ code: 2 });
    expect(exact.err).toContain('Nothing asks for the outcomes 3');
    expect((await s.run('play "attack, c9" --tape 7')).err).toContain("'7' cannot come up for attack, attacker (SK 3)");
    expect((await s.run('play "attack, c9" --rolls [')).code).toBe(2);
    expect((await s.run('play "attack, c9" --rolls 6 --tape 6')).err).toMatch(/^--tape is an older name of --rolls/i);
    expect(s.read('bocage.score')).toBe(before);
    expect(await s.json('play "attack, c9" --tape 6,1,3')).toMatchObject({ unused: ['3'] });
  });

  test('with real dice, a program is told which outcome is due and how to give it', async () => {
    const s = shop();
    s.write('battle.txt', BATTLE);
    await s.run('new skirmish --position battle.txt --chance real');
    await s.run('play attack');
    const asked = await s.run('play c9');
    expect(asked.code).toBe(2);
    expect(asked.err).toBe(
      "'c9' needs an outcome. Roll a die with 6 sides: attack, attacker (SK 3). Give it with --rolls, for example --rolls 1; nothing was changed.\n",
    );
    expect(await s.json('play c9 --tape 4', 2)).toMatchObject({
      error: { kind: 'outcome', have: ['4'], question: { rule: 'SK 3', what: 'attack, defender', sides: 6 } },
    });
    expect((await s.run('play c9 --tape 4,2')).code).toBe(0);
    const setup = await s.run('new skirmish b.score --chance real --tape c1,c2');
    expect(setup.err).toMatch(/^'new' needs an outcome\. Draw: order card .*--rolls c1,c2,c3/);
    expect((await s.run('new skirmish b.score --chance real --tape c1,c2,c3,c4')).code).toBe(0);
    expect((await s.run('verify b.score')).code).toBe(0);
  });
});

describe('rules, packs, fuzz', () => {
  test('a rule is found by its id, in any case, with or without quotes', async () => {
    const s = shop();
    expect((await s.run('rules SK 3')).out).toContain('SK 3  A side attacks');
    expect((await s.run('rules "sk 3"')).out).toContain('SK 3');
    expect(((await s.json('rules skirmish')).rules as unknown[]).length).toBe(6);
    expect((await s.run('rules SK 7')).code).toBe(2);
    expect((await s.run('rules')).code).toBe(2);
  });

  test('a rule of Sherman Leader is found by its number, its heading and the sign that it had in 0.1.0', async () => {
    const s = shop();
    const ids = async (words: string): Promise<readonly string[]> =>
      ((await s.json(`rules ${words}`)).rules as { id: string }[]).map(({ id }) => id);
    expect(await ids('SL 6.9')).toEqual(['SL 6.9']);
    expect(await ids('SL combat/enemy-actions')).toEqual(['SL 6.9']);
    expect(await ids('enemy actions')).toEqual(['SL 6.9']);
    expect(await ids('SL rC43')).toEqual(['SL R43']);
    expect(await ids('R43')).toEqual(['SL R43']);
    // Ten and more sections in a chapter: 6.10 is not a part of 6.1, and all are parts of 6.
    expect(await ids('SL 6.1')).toEqual(['SL 6.1']);
    expect(await ids('SL 4')).toEqual(['SL 4.1', 'SL 4.2', 'SL 4.3', 'SL 4.4']);
    expect(await ids('RL 7.3')).toContain('RL 7.31');
  });

  const PACK =
    '{\n  "bocage-pack": 1,\n  "game": "skirmish",\n  "name": "mine",\n  "data": { "areas": [{ "id": 2, "name": "mill" }] }\n}\n';

  test('a pack changes the game, is found beside the score, and is asked for elsewhere', async () => {
    const s = shop();
    s.write('mine.json', PACK);
    s.write('other.json', '{ not a pack');
    expect(await s.json('pack check mine.json')).toMatchObject({ ok: true, game: 'skirmish', name: 'mine' });
    expect((await s.run('new skirmish --pack mine.json')).code).toBe(0);
    expect(JSON.stringify(await s.json('show'))).toContain('mill');
    rmSync(`${s.folder}/mine.json`);
    const missing = await s.run('show');
    expect(missing).toMatchObject({ code: 2 });
    expect(missing.err).toMatch(/^bocage\.score, line 4: this game uses the content pack 'mine' .*--pack FILE\.\n$/);
    s.write('again.txt', PACK);
    expect((await s.run('play rest --pack again.txt')).code).toBe(0);
  });

  test('a pack that changes nothing is the built-in content under another name', async () => {
    const s = shop();
    s.write('same.json', '{ "bocage-pack": 1, "game": "skirmish", "name": "same", "data": {} }');
    await s.run('new skirmish --pack same.json');
    rmSync(`${s.folder}/same.json`);
    expect((await s.run('verify')).code).toBe(0);
  });

  test('fuzz reports what it did', async () => {
    const s = shop();
    const report = await s.json('fuzz skirmish --games 20 --seed 5');
    expect(report).toMatchObject({ game: 'skirmish', games: 20, deadEnds: 0, errors: 0, failures: [] });
    expect((await s.run('fuzz skirmish --games 5')).out).toMatch(/^games {8}5\ndecisions /);
    expect((await s.run('fuzz skirmish --games 0')).code).toBe(2);
    expect((await s.run('fuzz skirmish --option hands=three')).err).toContain('its values are two, none');
  });
});
