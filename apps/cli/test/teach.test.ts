// Learning at the terminal: a lesson in right and wrong ways, progress that is kept, first games with notes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@bocage/catalogue';
import { choiceBuffer, generator } from '@bocage/engine';
import { describe, expect, test } from 'vitest';
import { sessionOf } from '../src/open.ts';
import { hasScript, pty } from './pty.ts';
import { type Shop, shop } from './shop.ts';

/** Somebody who plays the game in a file by the heuristics, a choice a line. */
async function sensible(s: Shop, id: string, file: string): Promise<() => Promise<string | undefined>> {
  const game = (await findGame(id)?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error(`no game ${id}`);
  const g = generator('7');
  const buffer = choiceBuffer();
  return async () => {
    const { state } = sessionOf(game, s.read(file));
    const n = game.choices(state, buffer);
    return n === 0 ? undefined : game.name(state, buffer[game.player?.heuristic(state, buffer, n, g) ?? 0] ?? 0);
  };
}

const GAMES = ['rudders-line', 'sherman-leader', 'credentials'];

describe('line by line', () => {
  test('wrong tries are answered and taken back, right ones go on, and progress is kept', async () => {
    const s = shop();
    const home = join(s.folder, 'home');
    const typed = ['act 7', 'pass', 'act 4', 'to 3', 'squad', 'to 13', 'why to 7', 'to 3', 'quit'];
    const { out, code } = await s.type('teach rudders-line', typed, { home });
    expect(code).toBe(0);
    expect(out).toContain('Step 1 of 8, Who you are, and your aim. Activate East Cliffs, area 4.');
    expect(out).toContain('You have no units in 7 East Gun Positions. (RL 10.2)');
    expect(out).toContain('The German would act first. It is allowed, but not what is asked for. Taken back.');
    expect(out).toContain('Choose at least one unit first. (RL 10.2)');
    expect(out).toContain('That costs 1 MP, but it leads away from the CP.');
    expect(out).toContain('7 is not adjacent to 4. Move through 3 or 8. (RL 10.3)');
    expect(out).toContain('Step 4 of 8');
    expect(JSON.parse(s.read('home/lessons.json'))).toEqual({ 'bocage-progress': { 'rl-1': 3 } });
    const later = await s.type('teach rudders-line', ['back', 'again', 'quit'], { home });
    expect(later.out).toContain('Step 4 of 8');
    expect(later.out.match(/Step 3 of 8/g)).toHaveLength(2);
    const list = await s.run('teach rudders-line list', { home });
    expect(list.out).toMatch(/rl-1 +Ashore {2}step 4 of 8/);
    expect(list.out).toMatch(/rl-ex-adjacent +Borders and points/);
  });

  test('units named in another order are taken, several at once too', async () => {
    const s = shop();
    const home = join(s.folder, 'home');
    const typed = ['skip', 'skip', 'skip', 'skip', 'bar, nco3, squad, squad, act LC2', 'to 3', 'to 7', 'quit'];
    const { out } = await s.type('teach rudders-line 1', typed, { home });
    expect(out).toContain('Step 6 of 8');
  });

  test.each(GAMES)('every lesson of %s can be skipped through to the end', async (game) => {
    const s = shop();
    const home = join(s.folder, 'home');
    const { out } = await s.type(`teach ${game}`, Array<string>(90).fill('skip'), { home });
    expect(out.match(/: done\. You have learned:/g)).toHaveLength(9);
    expect(out).toContain(`All lessons are done. Next: bocage teach ${game} first`);
    const { lessons } = (await s.json(`teach ${game}`)) as { lessons: { done: number }[] };
    expect(lessons.map(({ done }) => done)).toEqual(Array(9).fill(0));
  });

  test('an example ends with what the book says', async () => {
    const s = shop();
    const typed = ['act 18, nco1, to 17'];
    const { out } = await s.type('teach rudders-line rl-ex-stacking', typed, { home: join(s.folder, 'home') });
    expect(out).toContain('Four squads are twelve figures: the NCO may not enter. (RL 10.36)');
  });

  test('where progress cannot be kept the lessons go on, and it is said once', async () => {
    const s = shop();
    const home = join(s.folder, 'taken');
    writeFileSync(home, 'a file, no folder');
    const { out, err } = await s.type('teach rudders-line', ['act 4', 'squad', 'quit'], { home });
    expect(out).toContain('Step 3 of 8');
    expect(err.match(/could not be kept/g)).toHaveLength(1);
  });

  test('a file of another kind is left alone', async () => {
    const s = shop();
    const home = join(s.folder, 'home');
    mkdirSync(home);
    writeFileSync(join(home, 'lessons.json'), 'my own notes');
    const { err } = await s.type('teach rudders-line', ['act 4', 'quit'], { home });
    expect(err).toContain('could not be kept');
    expect(s.read('home/lessons.json')).toBe('my own notes');
  });

  test('what is not there is said in a sentence', async () => {
    const s = shop();
    expect((await s.run('teach')).err).toContain('which game'.replace('w', 'W'));
    expect((await s.run('teach skirmish')).err).toContain('There are no lessons for Skirmish.');
    expect((await s.run('teach credentials ta-99')).err).toContain("'teach credentials list' shows what there is");
  });

  test.each([
    ['rudders-line', 'rl-first', 'Your aim: three of 3, 5, 6 and 7.'],
    ['sherman-leader', 'sl-first', 'The enemy has 18 points.'],
    ['credentials', 'ta-first', '11 points in five rounds.'],
  ])(
    'the first game of %s is saved, speaks each note once, and ends with the goal',
    async (game, id, note) => {
      const s = shop();
      const home = join(s.folder, 'home');
      const line = await sensible(s, game, `${id}.score`);
      const { out } = await s.run(`teach ${game} first --plain --yes`, {
        home,
        terminal: true,
        newSeed: () => '7',
        line,
      });
      expect(out.split(note)).toHaveLength(2);
      expect(out).toMatch(/You reached the goal|Not this time/);
      expect(s.files()).toContain(`${id}.score`);
    },
    60_000,
  );
});

describe.runIf(hasScript)('at a real terminal', () => {
  test('a lesson is played with the map on the screen, in wrong ways and right ones', async () => {
    const s = shop();
    const t = pty(s.folder, 'teach rudders-line', 100, 30, { BOCAGE_HOME: join(s.folder, 'home') });
    const shows = (text: string) => t.until(text, (glass) => glass.lines.join('\n').includes(text));
    await shows('Activate East Cliffs, area 4.');
    await shows('7*G +3');
    t.type('act 7\r');
    await shows('You have no units in 7 East Gun Positions. (RL 10.2)');
    t.type('pass\r');
    await shows('The German would act first.');
    t.type('act 4\r');
    await shows('Choose the squad.');
    t.type('squad\r');
    await shows('Bring the squad to Rudder’s CP, area 3.');
    t.type('to 3\r');
    await shows('Stop in Rudder’s CP.');
    t.type('quit\r');
    await t.ended();
    expect(t.glass.written).toContain('To continue: bocage teach rudders-line');
    expect(JSON.parse(s.read('home/lessons.json'))).toEqual({ 'bocage-progress': { 'rl-1': 3 } });
  }, 90_000);
});
