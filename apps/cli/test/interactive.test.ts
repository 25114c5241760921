// The interactive game line by line: what a person types and is told. terminal.test.ts has the screen.
import fs, { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BATTLE, type Shop, shop } from './shop.ts';

async function battle(options = ''): Promise<Shop> {
  const s = shop();
  s.write('battle.txt', BATTLE);
  await s.run(`new skirmish --position battle.txt --seed 3 ${options}`);
  return s;
}

describe('at the table', () => {
  test('by number and by name, saved after each choice', async () => {
    const s = shop();
    await s.run('new skirmish --seed 7');
    const seen: number[] = [];
    const typed = ['1', 'advance 4', 'ADVANCE  1', 'quit'];
    const ran = await s.run('play', {
      terminal: true,
      line: async () => {
        seen.push(
          s
            .read('bocage.score')
            .split('\n')
            .filter((line) => /^[0-9]/.test(line)).length,
        );
        return typed.shift();
      },
    });
    expect(ran.code).toBe(0);
    expect(seen).toEqual([0, 1, 2, 3]);
    expect(ran.out).toContain('   1  advance 1\n');
    // The board is not read out again and again: only on request.
    expect(ran.out).not.toContain('[123]-[   ]-[   ]-[   ]-[456]');
    expect(ran.out).toContain('Squad 1 advances to area 2. (SK 2)');
    expect(ran.out).toMatch(/The game is saved in bocage\.score\.\n$/);
    expect(ran.out).not.toContain('\u001b');
  });

  test('each side sees its own hand', async () => {
    const s = await battle();
    const { out } = await s.type('play --yes', ['', 'advance 2', 'show', 'rest', 'show', 'quit']);
    expect(out.match(/hand: .*/g)).toEqual(['hand: c8 c9', 'hand: c1 c2', 'hand: c8 c9']);
  });

  test('odds are shown, not asked about; only what a warning names waits for yes', async () => {
    const s = await battle();
    const { out } = await s.type('play', ['rest', 'attack', 'odds c9', 'c9', 'quit']);
    expect(out).toContain('Warning: You rest beside an enemy that you could attack. (SK 3)');
    expect(out).toContain("Type yes to play 'rest' anyway.");
    expect(out).toContain('Attack with Order 9 (SK 3)\n  lost');
    // What was typed behind the warning is no answer to it: the attack was made, the rest was not.
    expect(s.read('bocage.score')).toMatch(/^1 A attack, c9 \[/m);
    expect((await s.run('verify')).code).toBe(0);
    const t = await battle();
    // Looking something up in between is no answer either way.
    await t.type('play', ['rest', 'look a3', 'why', 'yes', 'quit']);
    expect(t.read('bocage.score')).toMatch(/^1 A rest/m);
    const u = await battle();
    await u.type('play', ['rest', '', 'yes', 'no', 'quit']);
    expect(u.read('bocage.score')).toContain('\nend 0 ');
    const v = await battle();
    const off = await v.type('play', ['confirm off', 'confirm', 'rest', 'quit']);
    expect(off.out).toContain('Warned choices are played at once.');
    expect(v.read('bocage.score')).toMatch(/^1 A rest/m);
  });

  test('help, why, odds, rule, show, slips: the game goes on', async () => {
    const s = await battle();
    const typed = [
      '?',
      'why advance 4',
      'why rest',
      'why x',
      'odds',
      'rule SK 3',
      'rule SK 99',
      'choices adv',
      'choices zzz',
      'show',
      '',
      'frob',
      '99',
      'advance 4',
    ];
    const { code, out } = await s.type('play', [...typed, 'quit']);
    expect(code).toBe(0);
    for (const words of [
      'a whole decision in words; you are told what is missing',
      'That squad is the other side’s. (SK 1)',
      "'rest' is legal.",
      "here is no choice 'x' here",
      'No choice here rolls dice or draws a card.',
      'SK 3  A side attacks',
      "There is no rule 'SK 99'",
      '   2  advance 2  SK 2\n   3  advance 3  SK 2\n',
      'There is none.',
      "here is no choice 'frob' here",
      "here is no choice '99' here",
    ]) {
      expect(out).toContain(words);
    }
    expect(out.match(/\[23 \]/g)?.length).toBe(2);
    expect(s.read('bocage.score')).toContain('\nend 0 ');
  });

  test('several choices at once are kept together or not at all', async () => {
    const s = await battle();
    const { out } = await s.type('play', ['attack, c1', 'attack, c9 [6 1]', 'quit']);
    expect(out).toContain('That card is not in your hand. (SK 4)');
    expect(s.read('bocage.score')).toMatch(/^1 A attack, c9 \[6! 1!\]/m);
    expect(s.read('bocage.score')).not.toContain('<');
  });

  test('undo and redo; a seen die only if the other side agrees', async () => {
    const s = await battle();
    const typed = ['attack, c9 [6 1]', 'undo', 'undo agreed', 'redo', 'redo', 'quit'];
    const { out } = await s.type('play', typed);
    expect(out).toContain("If it agrees, type 'undo agreed'");
    // The squad that fell back had one way to go: nobody was asked, and it goes back and forth with the attack.
    expect(out).toContain('3 B back 4');
    expect(out).toContain('Taken back: 3 choices');
    expect(out).toContain('There is nothing to redo.');
    expect(s.read('bocage.score')).toMatch(/^< 3 0$/m);
    expect(s.read('bocage.score')).toMatch(/^1 A attack, c9 \[6! 1!\]/m);
    expect((await s.run('verify')).code).toBe(0);
  });

  test('with real dice each is asked for by its purpose, and checked', async () => {
    const s = await battle('--chance real');
    const { out, err } = await s.type('play', ['attack', 'c9', '7', 'six', '6', '1', 'quit']);
    expect(out).toContain('Roll a die with 6 sides: attack, attacker (SK 3).');
    expect(out).toContain('That cannot come up here. Enter one of 1, 2, 3, 4, 5, 6.');
    expect(out).toContain('Roll a die with 6 sides: attack, defender (SK 3).');
    expect(err).toContain('What came up? ');
    expect(s.read('bocage.score')).toMatch(/c9 \[6! 1!\]/);
    const made = await s.type('new skirmish real.score --chance real', ['c1', 'c1', 'C2', 'c3', 'c4']);
    expect(made.out).toContain('That cannot come up here');
    expect(s.read('real.score')).toContain('setup: [c1! c2! c3! c4!]');
  });

  test('leaving in the middle of a roll keeps nothing of it', async () => {
    const s = await battle('--chance real');
    await s.type('play', ['attack', 'c9', '6']);
    expect(s.read('bocage.score')).toMatch(/\nend 1 /);
  });

  test('against the computer: its choices are told, its cards are not; undo comes back to the person', async () => {
    const s = shop();
    await s.run('new skirmish --seed 7 --option hands=none');
    const { out } = await s.type('play --players A=person,B=sensible', ['rest', 'rest', 'undo', 'quit']);
    expect(out).toContain('\n2 B advance 4\n');
    expect(out).toContain('Taken back: 2 choices');
    const { entries } = { entries: s.read('bocage.score') };
    expect(entries).toContain('< 4 2');
    const whole = await s.type(
      'play --players A=person,B=random',
      Array.from({ length: 40 }, () => '1'),
    );
    expect(whole.out).toMatch(/The game is over: .+\n$/);
    expect(whole.out).not.toMatch(/B rest \[/);
  });

  test('a game that another program has changed is taken up as it is now', async () => {
    const s = shop();
    await s.run('new skirmish --seed 7');
    await s.run('new skirmish other.score --seed 7');
    await s.run('play other.score "advance 3"');
    let meddled = false;
    const typed = ['advance 1', 'quit'];
    const ran = await s.run('play', {
      terminal: true,
      line: async () => {
        if (!meddled) writeFileSync(join(s.folder, 'bocage.score'), s.read('other.score'));
        meddled = true;
        return typed.shift();
      },
    });
    expect(ran.out).toContain('another program has changed the file meanwhile');
    expect(ran.out).toContain('Right (B): Advance');
    expect(s.read('bocage.score')).toBe(s.read('other.score'));
  });

  test('a disk that fills up: the choice is not kept, the game goes on', async () => {
    let full = false;
    const s = shop({
      fsyncSync: ((file: number) => {
        if (full) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
        fs.fsyncSync(file);
      }) as never,
    });
    await s.run('new skirmish --seed 7');
    full = true;
    const { code, out } = await s.type('play', ['advance 1', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain('the disk is full; nothing was changed');
    expect(s.read('bocage.score')).toContain('\nend 0 ');
  });

  test('colour on request of the terminal only', async () => {
    const s = await battle();
    expect((await s.type('play', ['quit'], { colour: true })).out).toContain('\u001b[1m');
  });
});

describe('in a person’s own order and words', () => {
  const GROUP = `bocage position 1
game: rudders-line
board: empty
turn: 4
phase: action US
area 15: US squad, squad+baz, nco2
area 14: US squad
area 30: GE squad
`;

  async function group(): Promise<Shop> {
    const s = shop();
    s.write('group.txt', GROUP);
    await s.run('new rudders-line --position group.txt --seed 3');
    return s;
  }

  const line = /^1 US act 15, squad, squad\+baz, nco2, to 20/m;

  test('T4 units of a group in any order: in one line, one by one, as a command, in words', async () => {
    for (const typed of [
      ['act 15, nco2, squad+baz, squad, to 20'],
      ['nco2, to 20, squad, act 15, squad+baz'],
      ['act 15', 'nco2', 'squad', 'squad+baz', 'to 20'],
      ['act 15', 'nco2', 'squad+baz, squad, to 20'],
      ['move nco2 squad+baz squad from 15 to 20'],
    ]) {
      const s = await group();
      const { out } = await s.type('play --yes', [...typed, 'quit']);
      expect(s.read('bocage.score'), `${typed.join(' | ')}\n${out}`).toMatch(line);
      expect(s.read('bocage.score')).not.toContain('<');
      expect((await s.run('verify')).code).toBe(0);
    }
    const s = await group();
    expect(await s.run('play "nco2, act 15, to 20, squad+baz, squad"')).toMatchObject({ code: 0, err: '' });
    expect(s.read('bocage.score')).toMatch(line);
    const t = await group();
    expect(await t.run('play "move nco2 squad+baz squad from 15 to 20"')).toMatchObject({ code: 0, err: '' });
    expect(t.read('bocage.score')).toMatch(line);
  });

  test('what is missing is said, what is not clear is asked, and nothing is played', async () => {
    const s = await group();
    const { out } = await s.type('play', [
      'move squad to 19',
      'move squad from 15 to 33',
      'act 15, squad, to 33',
      'act 15, fo, to 20',
      'move bazooka from 15 to 20',
      'quit',
    ]);
    expect(out).toContain("That could mean 'act 14, squad, to 19' or 'act 15, squad, to 19'; say which.");
    expect(out).toContain('Understood so far: act 15, squad. 33 is not adjacent to 15.');
    expect(out).toContain('33 is not adjacent to 15');
    expect(out).toContain('You are asked: Which unit in 15 West Wire Field acts?');
    expect(out).not.toContain('Name at least one unit first');
    expect(out).toContain("No choice here matches 'bazooka'");
    expect(s.read('bocage.score')).toContain('\nend 0 ');
  });

  test('T5 undo takes the line, undo choice its last choice, inside and as commands', async () => {
    const s = await group();
    const whole = 'act 15, squad, squad+baz';
    const typed = [whole, 'undo choice', 'undo 1', 'squad, squad+baz', 'undo', whole, 'undo line', 'undo x', 'quit'];
    const { out } = await s.type('play', typed);
    expect(out.match(/Taken back: .*/g)).toEqual([
      'Taken back: 1 choice.',
      'Taken back: 1 choice.',
      'Taken back: 3 choices.',
      'Taken back: 3 choices.',
    ]);
    expect(out).toContain("Undo what? 'undo' the last line, 'undo choice' the last choice");
    expect(s.read('bocage.score')).toContain('\nend 0 ');
    await s.run('play "act 15, squad, squad+baz"');
    expect((await s.run('undo choice')).out).toContain('Taken back: squad+baz.');
    expect((await s.run('undo')).out).toContain('Taken back: act 15, squad.');
    expect(await s.run('undo choice')).toMatchObject({ err: expect.stringContaining('Nothing has been played yet') });
    await s.run('play "act 15, squad, squad+baz"');
    expect((await s.run('undo 2')).out).toContain('Taken back: squad, squad+baz.');
    expect(await s.run('undo 2 3')).toMatchObject({ code: 2 });
  });

  test('as before, all others, repeat', async () => {
    const s = shop();
    s.write('stow.txt', 'bocage position 1\ngame: credentials\ntable: fresh\n');
    await s.run('new credentials --position stow.txt --seed 3');
    const { out } = await s.type('play --yes', ['stow avranches', 'as before', 'as before', 'all others', 'quit']);
    expect(s.read('bocage.score')).toMatch(/^1 US stow avranches, 6th 2 fuel, 6th 1 ammo/m);
    expect(out).toContain('Nothing that is asked here had a value before.');
    expect(out).toContain('There are no others here that could act automatically.');
    const b = await battle();
    await b.type('play --yes', ['advance 2', 'rest', 'repeat', 'quit']);
    expect(b.read('bocage.score')).toMatch(/^3 A advance 2/m);
  });
});

describe('as a process', () => {
  test('without a terminal and without choices it says what to do; --interactive reads the input', async () => {
    const s = shop();
    expect(s.spawn('new skirmish --seed 7')).toMatchObject({ status: 0, stderr: '' });
    expect(s.spawn('play')).toMatchObject({ status: 2, stdout: '' });
    const ran = s.spawn('play --interactive', 'advance 1\n1\nquit\n');
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    expect(ran.stdout).toContain('> ');
    expect(s.read('bocage.score')).toMatch(/\n1 A advance 1 .*\n2 B advance 4 /);
  });
});
