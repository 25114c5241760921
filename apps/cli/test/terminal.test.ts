// The table on a real terminal: drawn in place at any size, whole games of all three, and the terminal left as it was found.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@bocage/catalogue';
import { choiceBuffer, type Generator, generator, type Session } from '@bocage/engine';
import { describe, expect, test } from 'vitest';
import { sessionOf } from '../src/open.ts';
import { type Glass, hasScript, type Pty, pty } from './pty.ts';
import { BATTLE, type Shop, shop } from './shop.ts';

/** The choice that is asked for, by the number before the prompt; -1 while something is typed. */
function asked(glass: Glass): number {
  return Number(/^([0-9]+)>$/.exec(glass.lines.at(-1) ?? '')?.[1] ?? -1);
}

/** The same game in this process: what the terminal should show. */
async function mirror(s: Shop, id: string): Promise<Session> {
  const game = (await findGame(id)?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error(`no game ${id}`);
  return sessionOf(game, s.read('bocage.score'));
}

/** The names of a line of the score, as a sensible player would choose them; played on the mirror too. */
function nextLine(session: Session, g: Generator): string {
  const { game } = session;
  const buffer = choiceBuffer();
  const names: string[] = [];
  do {
    const n = game.choices(session.state, buffer);
    const played = session.playChoice(buffer[game.player?.heuristic(session.state, buffer, n, g) ?? 0] ?? 0);
    if (played.kind !== 'played') throw new Error(played.kind);
    names.push(played.entry.name);
    if (played.entry.outcomes.length > 0) break;
  } while (!session.over && game.continues(session.state));
  return names.join(', ');
}

/** Every line of the map as the game draws it stands on the screen, in its row below the status. */
function expectBoard(glass: Glass, { game, state }: Session): void {
  const seat = Math.max(0, game.seat(state));
  const view = game.view(state, seat);
  const focus = game.decision(state)?.prompt.places ?? [];
  expect(glass.lines[0]).toContain(game.title);
  const wide = glass.columns >= 118;
  const columns = wide ? glass.columns - Math.min(48, Math.floor(glass.columns * 0.36)) - 2 : glass.columns;
  const separator = glass.lines.findIndex((line) => line.startsWith('────'));
  expect(separator).toBeGreaterThan(8);
  const body = separator - 1 - 3;
  const shown = glass.lines.slice(1, 1 + body).map((line) => line.slice(0, columns).trimEnd());
  // Forces in brief take up to two lines below a narrow map.
  const drawn = (below: number): readonly string[] => game.sketch(view, seat, { columns, rows: body - below, focus });
  for (let below = wide ? 0 : 2; below >= 0; below--) {
    if (drawn(below).every((line, i) => shown[i] === line.slice(0, columns).trimEnd())) return;
  }
  expect(shown).toEqual(drawn(wide ? 0 : 2));
}

const GAMES = [
  ['rudders-line', ''],
  ['credentials', ''],
  // A short campaign to its end, with every kind of week and Battle.
  ['sherman-leader', '--option objective=PROB'],
] as const;

describe.runIf(hasScript)('at a real terminal', () => {
  test.each(GAMES.flatMap(([id, options]) => [[id, 80, 24, options] as const, [id, 120, 40, options] as const]))(
    'a whole game of %s at %i x %i: the board is never scrolled away',
    async (id, columns, rows, options) => {
      const s = shop();
      const seed = '1944';
      await s.run(`new ${id} --seed ${seed} ${options}`);
      const session = await mirror(s, id);
      const g = generator(seed);
      const t: Pty = pty(s.folder, 'play --yes', columns, rows);
      await t.until('the first question', (glass) => asked(glass) === 1);
      while (!session.over) {
        expectBoard(t.glass, session);
        t.type(`${nextLine(session, g)}\r`);
        await t.until(`choice ${session.entries.length + 1} (seed ${seed})`, (glass) =>
          session.over
            ? glass.lines.some((line) => line.includes('Enter leaves'))
            : asked(glass) === session.entries.length + 1,
        );
      }
      expect(t.glass.lines.join(' ')).toContain('The game is over');
      t.type('log all\r');
      await t.until('the log after the end', (glass) => glass.lines.some((line) => line.includes('lines; Page Up')));
      t.type('choices\r');
      await t.until('the refusal', (glass) => glass.lines.some((line) => line.startsWith('The game is over.')));
      expect(t.glass.scrolled).toBe(0);
      t.type('\r');
      await t.ended();
      expect(t.glass.written).toContain('[code 0]');
      expect((await mirror(s, id)).entries.map((e) => e.name)).toEqual(session.entries.map((e) => e.name));
    },
    180_000,
  );

  /** A skirmish in which a fight comes next, at its first question. */
  async function seated(options = '', env: NodeJS.ProcessEnv = {}): Promise<{ s: Shop; t: Pty }> {
    const s = shop();
    s.write('battle.txt', BATTLE);
    await s.run('new skirmish --position battle.txt --seed 3');
    const t = pty(s.folder, `play ${options}`, 80, 24, env);
    await t.until('the first question', (glass) => asked(glass) === 1);
    return { s, t };
  }

  /** The settings of the terminal as `stty -a` tells them behind the end of the program. */
  function expectUsable(t: Pty, code: RegExp): void {
    expect([t.glass.other, t.glass.wraps]).toEqual([false, true]);
    expect(t.glass.written).toMatch(code);
    const after = t.glass.written.slice(t.glass.written.lastIndexOf('[code '));
    expect(after).toMatch(/\bicanon\b/);
    expect(after).not.toContain('-icanon');
    expect(after).not.toMatch(/-echo\b/);
    expect(after).not.toContain('-isig');
    // The cursor is visible: whatever hid it last was answered.
    expect(t.glass.written.lastIndexOf('[?25h')).toBeGreaterThan(t.glass.written.lastIndexOf('[?25l'));
  }

  test('leaving, Ctrl-C, Ctrl-D and the end of the game leave the terminal as it was found', async () => {
    for (const keys of ['quit\r', '\u0003', '\u0004', 'adv\u0003']) {
      const { t } = await seated();
      expect(t.glass.other).toBe(true);
      t.type(keys);
      await t.ended();
      expectUsable(t, /\[code 0\]/);
      expect(t.glass.written).toContain('The game is saved in bocage.score.');
    }
  }, 180_000);

  test.each([
    ['SIGTERM', /\[code 143\]/],
    ['SIGHUP', /\[code 129\]/],
    ['SIGKILL', /\[code 137\]/],
  ] as const)(
    '%s in the middle leaves the terminal usable',
    async (signal, code) => {
      const { s, t } = await seated();
      t.type('advance 2\r');
      await t.until('the next question', (glass) => asked(glass) === 2);
      t.type('adv');
      await t.until('what was typed', (glass) => glass.lines.at(-1) === '2> adv');
      process.kill(t.pid(), signal);
      await t.ended();
      expectUsable(t, code);
      expect(s.read('bocage.score')).toMatch(/^1 A advance 2/m);
    },
    180_000,
  );

  test('a crash leaves the terminal usable, and its sentence can be read', async () => {
    const s = shop();
    writeFileSync(
      join(s.folder, 'crash.mjs'),
      "process.stdin.on('keypress', (text) => { if (text === '!') throw new Error('a mistake on purpose'); });",
    );
    await s.run('new skirmish --seed 7');
    const t = pty(s.folder, 'play', 80, 24, { NODE_OPTIONS: `--import=${join(s.folder, 'crash.mjs')}` });
    await t.until('the first question', (glass) => asked(glass) === 1);
    t.type('!');
    await t.ended();
    expectUsable(t, /\[code 70\]/);
    const left = t.glass.written.lastIndexOf('[?1049l');
    expect(t.glass.written.indexOf('a mistake on purpose')).toBeGreaterThan(left);
  }, 180_000);

  test('a window that changes its size is drawn anew, down to the smallest and up again', async () => {
    const s = shop();
    await s.run('new rudders-line --seed 6');
    const session = await mirror(s, 'rudders-line');
    const t = pty(s.folder, 'play', 80, 24);
    await t.until('the first question', (glass) => asked(glass) === 1);
    for (const [columns, rows] of [
      [120, 40],
      [200, 60],
      [60, 20],
      [30, 10],
      [80, 24],
    ] as const) {
      t.resize(columns, rows);
      await t.until(`${columns} x ${rows}`, (glass) => asked(glass) === 1 && glass.lines[0]?.length !== 0);
      expect(t.glass.scrolled).toBe(0);
      if (columns >= 80) {
        await t.until(`the map at ${columns} x ${rows}`, (glass) => {
          try {
            if (rows <= 44) expectBoard(glass, session);
            return glass.lines.some((line) => line.includes('38G'));
          } catch {
            return false;
          }
        });
      }
    }
    t.type('quit\r');
    await t.ended();
  }, 180_000);

  test('only what changed is written', async () => {
    const { t } = await seated();
    const before = t.glass.written.length;
    t.type('a');
    await t.until('the letter', (glass) => glass.lines.at(-1) === '1> a');
    expect(t.glass.written.length - before).toBeLessThan(60);
  }, 180_000);

  test('Tab completes choices and places, Up brings back, ? helps at every point, answers cover the map until Enter', async () => {
    const { s, t } = await seated();
    t.type('att\t');
    await t.until('the choice', (glass) => glass.lines.at(-1) === '1> attack');
    t.type('\u0015look a\t');
    await t.until('the ways', (glass) => glass.lines.some((line) => line.startsWith('look a5')));
    t.type('3\r');
    await t.until('the place', (glass) => glass.lines.some((line) => line.includes('Area 3')));
    t.type('\u001b[A');
    await t.until('the last line', (glass) => glass.lines.at(-1) === '1> look a3');
    t.type('\u0015?\r');
    await t.until('help', (glass) => glass.lines.some((line) => line.includes('takes that choice')));
    t.type('\u001b[6~\u001b[6~\u001b[6~');
    await t.until('the next page', (glass) => glass.lines.some((line) => line.includes('On the map:')));
    t.type('\r');
    await t.until('the map', (glass) => glass.lines.some((line) => line.includes('[23 ]-[   ]-[14 ]')));
    t.type('attack, c\t');
    await t.until('cards behind the comma', (glass) => glass.lines.some((line) => line.startsWith('attack, c9')));
    t.type('9\r');
    // Only one squad can fall back, and only to one place: that is asked of nobody.
    await t.until('the fight', (glass) => asked(glass) === 4);
    expect(t.glass.lines.join(' ')).toContain('Attack 1');
    t.type('quit\r');
    await t.ended();
    expect(s.read('bocage.score')).toMatch(/^1 A attack, c9/m);
  }, 180_000);

  test('a line typed ahead is never taken for an answer', async () => {
    const { s, t } = await seated();
    // All at once, before the warning can be read: neither line confirms it.
    t.type('rest\ryes\r');
    await t.until('the warning', (glass) => glass.lines.some((line) => line.includes('Type yes to play')));
    expect(s.read('bocage.score')).toContain('\nend 0 ');
    t.type('yes\r');
    await t.until('the next side', (glass) => asked(glass) === 2);
    expect(s.read('bocage.score')).toMatch(/^1 A rest/m);
    t.type('quit\r');
    await t.ended();
  }, 180_000);

  test('a dumb terminal and --plain get lines; NO_COLOR gets no colours', async () => {
    for (const [options, env] of [
      ['--plain', {}],
      ['', { TERM: 'dumb' }],
    ] as const) {
      const s = shop();
      await s.run('new skirmish --seed 7');
      const t = pty(s.folder, `play ${options}`, 80, 24, env);
      await t.until('the question', (glass) => glass.lines.some((line) => line.startsWith('> ') || line === '>'));
      t.type('advance 1\r');
      await t.until('the answer', (glass) => glass.written.includes('Squad 1 advances to area 2.'));
      t.type('quit\r');
      await t.ended();
      expect(t.glass.written).not.toContain('[?1049h');
      expect(t.glass.written).not.toContain('[123]-[');
    }
    for (const [none, coloured] of [
      ['1', false],
      ['', true],
    ] as const) {
      const { t } = await seated('', { NO_COLOR: none });
      t.type('frob\r');
      await t.until('the refusal', (glass) => glass.lines.some((line) => line.includes("no choice 'frob'")));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
      expect(/\u001b\[3[0-9]m/.test(t.glass.written)).toBe(coloured);
      t.type('quit\r');
      await t.ended();
    }
  }, 180_000);
});
