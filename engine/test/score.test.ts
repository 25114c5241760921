// The score: it reads well, replays exactly, and a damaged one is refused with its line.
import { describe, expect, it } from 'vitest';
import { compose, loadPosition, loadScore, parseScore, parseScoreHead, Session, writeScore } from '../src/index.ts';
import { type SkirmishEvent, skirmish, skirmishParts, type Table, table } from '../src/testing/index.ts';

const game = skirmish();

function finished(seed: string): Table<SkirmishEvent> {
  return table(game, { seed }).random(seed, 1000);
}

function problem(text: string): { line: number; text: string } | undefined {
  const parsed = parseScore(text);
  if ('text' in parsed) return parsed;
  const loaded = loadScore(game, parsed);
  return loaded instanceof Session ? undefined : loaded;
}

const score = writeScore(finished('4').session);
const lines = score.split('\n');
/** Index of the first line that has dice. */
const diced = lines.findIndex((line) => /^\d.*\[/.test(line));

describe('a score', () => {
  it('is readable text: head, one decision a line with its dice, end, result', () => {
    const g = table(game, { position: 'squad 1: a3\nsquad 4: a3\ncards: 1 1 0 0 0 0 0 2 2', seed: '8' });
    g.play('attack', { name: 'c2', dice: [6, 1] }, 'back 4', 'rest');
    expect(
      writeScore(g.session)
        .replace(/#[0-9a-f]{3}/g, '#xxx')
        .replace(/[0-9a-f]{16} [0-9a-f]{16}$/m, 'hash record')
        .replace(/[0-9a-f]{16}$/gm, 'hash')
        .split('\n'),
    ).toEqual([
      'bocage score 2',
      'game: skirmish',
      'rules: 1',
      'content: 0000000000000000 built-in',
      'seed: 8',
      'position:',
      '  squad 1: a3',
      '  squad 4: a3',
      '  cards: 1 1 0 0 0 0 0 2 2',
      'now: position 1 after 4 hash',
      '  turn: 2',
      '  squad 1: a3',
      '  squad 2: a1',
      '  squad 3: a1',
      '  squad 4: a4',
      '  squad 5: a5',
      '  squad 6: a5',
      '  cards: 1 3 0 0 0 0 0 2 2',
      '  stack: turn',
      '',
      '1 A attack, c2 [6! 1!] #xxx ; 8 v 5',
      '3 B back 4 #xxx',
      '4 B rest #xxx',
      'end 4 hash record',
      '',
    ]);
  });

  it('replays to the same state and writes the same text', () => {
    for (const seed of ['1', '2', '3']) {
      const text = writeScore(finished(seed).session);
      const parsed = parseScore(text);
      if ('text' in parsed) throw new Error(parsed.text);
      const loaded = loadScore(game, parsed);
      if (!(loaded instanceof Session)) throw new Error(loaded.text);
      expect(writeScore(loaded)).toBe(text);
    }
  });

  it('goes on after loading as if it had never been saved', () => {
    const whole = table(game, { seed: '21' });
    const names = finished('21').session.entries.map((e) => e.name);
    whole.play(...names.slice(0, 10));
    const parsed = parseScore(writeScore(whole.session));
    if ('text' in parsed) throw new Error(parsed.text);
    const loaded = loadScore(game, parsed);
    if (!(loaded instanceof Session)) throw new Error(loaded.text);
    for (const name of names.slice(10)) {
      expect(loaded.play(name).kind).toBe('played');
      whole.play(name);
    }
    expect(writeScore(loaded)).toBe(writeScore(whole.session));
  });

  it('keeps notes of what was taken back', () => {
    const g = table(game, { seed: '4' }).play('advance 1', 'advance 4');
    g.session.undo(2, true);
    g.play('advance 2');
    const text = writeScore(g.session);
    expect(text).toContain('\n< 2 0\n');
    expect(problem(text)).toBeUndefined();
  });

  it('goes on asking for real dice after loading', () => {
    const session = Session.open(game, {
      seed: '4',
      chance: 'real',
      outcomes: ['c1', 'c8', 'c2', 'c9'].map((text) => ({ text, given: true })),
    });
    if (!(session instanceof Session)) throw new Error('no session');
    session.play('advance 1');
    const parsed = parseScore(writeScore(session));
    if ('text' in parsed) throw new Error(parsed.text);
    const loaded = loadScore(game, parsed);
    if (!(loaded instanceof Session)) throw new Error(loaded.text);
    expect(loaded.start.chance).toBe('real');
    expect(writeScore(loaded)).toBe(writeScore(session));
  });

  it('is refused when cut anywhere, always with a line', () => {
    for (let cut = 0; cut < score.length - 1; cut += 7) {
      const found = problem(score.slice(0, cut));
      // The result line behind the end may be missing; everything else is needed.
      if (found === undefined) expect(score.slice(0, cut)).toMatch(/\nend \d+ [0-9a-f]{16}\n$/);
      else expect(found.line).toBeGreaterThan(0);
    }
  });

  it('is refused when any choice or die is changed by hand', () => {
    const edited = (i: number, from: RegExp, to: string): string =>
      lines.map((line, k) => (k === i ? line.replace(from, to) : line)).join('\n');
    expect(problem(edited(diced, /\[(\w+)/, '[6'))).toMatchObject({ line: diced + 1 });
    expect(problem(edited(10, /advance \d|rest|attack/, 'dance'))).toMatchObject({ line: 11 });
    expect(problem(edited(10, /^(\d+) (A|B)/, '$1 C'))).toMatchObject({ line: 11 });
    expect(problem(edited(10, /#[0-9a-f]{3}/, '#zzz'))).toMatchObject({
      line: 11,
      text: expect.stringContaining('not a line of a score'),
    });
    expect(problem(edited(10, /#([0-9a-f])/, lines[10].includes('#0') ? '#1' : '#0'))).toMatchObject({
      line: 11,
      text: expect.stringContaining('differs from the saved game from here on'),
    });
    expect(problem(edited(4, /seed: .*/, 'seed: 5'))).toMatchObject({
      line: 6,
      text: expect.stringContaining('the seed gives'),
    });
  });

  it('is refused when lines are dropped, doubled or swapped', () => {
    const without = lines.filter((_, i) => i !== 12).join('\n');
    expect(problem(without)).toMatchObject({ line: 13, text: expect.stringContaining('missing or out of order') });
    const doubled = lines.flatMap((line, i) => (i === 12 ? [line, line] : [line])).join('\n');
    expect(problem(doubled)).toMatchObject({ line: 14 });
  });

  it.each([
    ['', 1, 'empty'],
    ['hello\n', 1, 'not a score'],
    ['bocage score 3\n', 1, 'newer Bocage'],
    ['bocage score 1\ngame: skirmish\n', 2, 'cut off in its head'],
    ['bocage score 1\ngame: skirmish\n\nend 0 0000000000000000\n', 2, "'rules' is missing"],
    ['bocage score 1\ngame skirmish\n\n', 2, "form 'key: value'"],
    ['bocage score 1\ngame: skirmish\ngame: skirmish\n\n', 3, 'appears twice'],
    ['bocage score 1\ncolour: red\n\n', 2, 'a score has no field'],
    [
      'bocage score 1\ngame: skirmish\nrules: 1\ncontent: 0000000000000000 built-in\nseed: abc\n\n',
      5,
      "the seed 'abc'",
    ],
    ['bocage score 1\ngame: skirmish\nrules: x\ncontent: 0000000000000000 built-in\nseed: 1\n\n', 3, 'not a number'],
    ['bocage score 1\ngame: skirmish\nrules: 1\ncontent: mine\nseed: 1\n\n', 4, 'hash and name'],
    [
      'bocage score 1\ngame: skirmish\nrules: 1\ncontent: 0000000000000000 built-in\nseed: 1\nchance: luck\n\n',
      6,
      "'seed', 'real' or 'sealed'",
    ],
    [
      'bocage score 1\ngame: skirmish\nrules: 1\ncontent: 0000000000000000 built-in\noptions: hands=three\nseed: 1\n\nend 0 0000000000000000\n',
      5,
      "cannot be 'three'",
    ],
    [
      'bocage score 1\ngame: skirmish\nrules: 9\ncontent: 0000000000000000 built-in\nseed: 1\n\nend 0 0000000000000000\n',
      3,
      'newer than these',
    ],
    [
      'bocage score 1\ngame: skirmish\nrules: 1\ncontent: 00000000000000ff mine\nseed: 1\n\nend 0 0000000000000000\n',
      4,
      'choose the same content pack',
    ],
  ])('says what is wrong with %j', (text, line, reason) => {
    expect(problem(text)).toMatchObject({ line, text: expect.stringContaining(reason) });
  });

  it('of older rules is accepted when it replays the same, and says so when it parts', () => {
    const newer = compose({ ...skirmishParts(), rulesVersion: 2 });
    const parsed = parseScore(score);
    if ('text' in parsed) throw new Error(parsed.text);
    expect(loadScore(newer, parsed)).toBeInstanceOf(Session);
    const parts = skirmishParts();
    const mended = compose({
      ...parts,
      rulesVersion: 2,
      setup: (t, s, chance, tell) => {
        parts.setup(t, s, chance, tell);
        s[170] = 1;
      },
    });
    expect(loadScore(mended, parsed)).toMatchObject({
      text: expect.stringContaining('played under rules 1; these are rules 2'),
    });
  });
});

describe('the position that a score carries', () => {
  const g = table(game, { seed: '12' }).random('12', 9);
  const text = writeScore(g.session);

  it('is the one after its last line, every key of it', () => {
    const parsed = parseScore(text);
    if ('text' in parsed) throw new Error(parsed.text);
    expect(parsed.now?.format).toBe(1);
    if (parsed.now === undefined) throw new Error('no position');
    const state = loadPosition(game, parsed.now, '12');
    if ('text' in state) throw new Error(state.text);
    expect(game.writePosition(state)).toEqual(game.writePosition(g.session.state));
    expect(parsed.now.lines.map(({ key }) => key).sort()).toEqual(
      game
        .writePosition(g.session.state)
        .map(([key]) => key)
        .sort(),
    );
  });

  it('is found in the head of a score that was cut anywhere below it', () => {
    const whole = parseScoreHead(text);
    if ('text' in whole) throw new Error(whole.text);
    const body = text.indexOf('\n\n') + 2;
    for (let end = body; end < text.length; end += 7) {
      expect(parseScore(text.slice(0, end))).toMatchObject({ line: expect.any(Number) });
      expect(parseScoreHead(text.slice(0, end))).toEqual(whole);
    }
    expect(parseScoreHead(text.slice(0, body - 8))).toMatchObject({ text: 'the score is cut off in its head' });
  });

  it('is left out when the game is over or was not loaded whole, and may be handed in', () => {
    expect(score).not.toContain('now:');
    const { writePosition: _, readPosition: __, ...play } = game;
    const session = Session.open(play, { seed: '3' });
    if (!(session instanceof Session)) throw new Error('no session');
    expect(writeScore(session)).not.toContain('now:');
    const handed = writeScore(session, [
      ['turn', '7'],
      ['cards', '-'],
      ['stack', '-'],
    ]);
    expect(handed).toMatch(/^now: position 1 after 0 [0-9a-f]{16}\n {2}turn: 7\n {2}-: cards, stack\n/m);
  });

  it('is refused in a newer format, like the score itself', () => {
    const newer = text.replace('now: position 1', 'now: position 2');
    expect(parseScore(newer)).toMatchObject({ text: expect.stringContaining('position 1') });
  });

  it('keeps the note that another score went before', () => {
    const after = { count: 12, hash: '00000000000000ff' };
    const session = Session.open(game, { seed: '3', after });
    if (!(session instanceof Session)) throw new Error('no session');
    const again = parseScore(writeScore(session));
    if ('text' in again) throw new Error(again.text);
    expect(again.start.after).toEqual(after);
    expect(parseScore(writeScore(session).replace('after: 12', 'after: x'))).toMatchObject({ line: 7 });
  });
});
