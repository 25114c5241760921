// Every puzzle opens, its best line solves it, what tempts is legal and told; values that can be computed exactly are; and what the
// strongest player found about it is recorded.
import { readFileSync } from 'node:fs';
import { LessonRun, type Puzzle, puzzleLesson } from '@bocage/lessons';
import { describe, expect, test } from 'vitest';
import { type Confirmation, confirmed, positionOf, settingsText, solving, strongest } from '../build/confirm.ts';
import { worths } from '../build/exact-battle.ts';
import { names, press, type Taught, taught } from './courses.ts';

const all = await taught();
const PUZZLES = all.flatMap((one) => one.course.puzzles.map((puzzle) => [puzzle.id, one, puzzle] as const));

function open({ game, course }: Taught, puzzle: Puzzle): LessonRun {
  const run = new LessonRun(game, course, puzzleLesson(puzzle));
  run.settle();
  return run;
}

test.each(all.map((one) => [one.course.game, one] as const))('there are at least twelve for %s', (_, one) => {
  expect(one.course.puzzles.length).toBeGreaterThanOrEqual(12);
});

describe('every puzzle', () => {
  test.each(PUZZLES)('%s: its best lines solve it, and what tempts is answered with its reason', (_, one, puzzle) => {
    const seat = one.game.seats.findIndex(({ id }) => id === puzzle.seat);
    expect(one.game.seat(open(one, puzzle).session.state)).toBe(seat);
    for (const line of [puzzle.best.line, ...(puzzle.also ?? [])]) {
      expect(press(open(one, puzzle), names(line)), line).toMatchObject({ kind: 'done' });
    }
    for (const { line, why, value } of puzzle.tempting) {
      expect(press(open(one, puzzle), names(line)), line).toEqual({ kind: 'other', say: why });
      expect(value).toBeLessThan(puzzle.best.value);
    }
  });

  test.each(PUZZLES)('%s: it is told in a few words, and its rule exists', (_, one, puzzle) => {
    expect(puzzle.ask).toMatch(/[.?]$/);
    expect(puzzle.ask.length).toBeLessThanOrEqual(220);
    expect(puzzle.best.why).toMatch(/\.$/);
    expect(puzzle.tempting.length).toBeGreaterThan(0);
    expect(one.rules).toContain(puzzle.rule);
  });
});

const BATTLES = PUZZLES.filter(([, one, puzzle]) => one.course.game === 'sherman-leader' && lastSlowStep(one, puzzle));

function lastSlowStep(one: Taught, puzzle: Puzzle): boolean {
  const { state } = open(one, puzzle).session;
  const { battle } = one.game.facts(one.game.view(state, 0), 0) as {
    battle?: { turn: number; lastTurn: number; step: string };
  };
  return battle !== undefined && battle.turn === battle.lastTurn && battle.step === 'slow';
}

test('most Battles end with an attack that can be computed', () => {
  expect(BATTLES.length).toBeGreaterThanOrEqual(10);
});

test.each(BATTLES)('%s: the values are exact, and nothing else is as good', (_, one, puzzle) => {
  const found = new Map(worths(one.game, open(one, puzzle).session.state).map(({ name, value }) => [name, value]));
  for (const { line, value } of [puzzle.best, ...puzzle.tempting]) expect(found.get(line), line).toBeCloseTo(value, 2);
  for (const [name, value] of found) {
    if (name !== puzzle.best.line && !puzzle.also?.includes(name))
      expect(value, name).toBeLessThan(puzzle.best.value - 0.05);
  }
});

/** Of its usual work: enough for a sample. */
const PART = 0.2;

test('a sample is judged by the strongest player too, with part of its usual work (the deep test takes ten times as much)', () => {
  for (const one of all) {
    const puzzle = one.course.puzzles[2];
    if (puzzle === undefined) throw new Error('no puzzle');
    const { state } = open(one, puzzle).session;
    expect(confirmed(one.game, state, puzzle, PART), puzzle.id).toBe(true);
  }
});

test.each(all.map((one) => [one.course.game, one] as const))(
  '%s: the strongest player has confirmed each puzzle as it stands, at ten times its usual work',
  (id, one) => {
    const file = new URL(`../confirmed/${id}.json`, import.meta.url);
    const found = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Confirmation>>;
    expect(Object.keys(found)).toEqual(one.course.puzzles.map((puzzle) => puzzle.id));
    for (const puzzle of one.course.puzzles) {
      const { player, settings, position, best, value, next, nextValue } = found[puzzle.id] ?? {};
      expect([player, settings], puzzle.id).toEqual([strongest(one.game), settingsText(one.game, strongest(one.game))]);
      expect(position, puzzle.id).toBe(positionOf(one.game, open(one, puzzle).session.state));
      const solves = solving(puzzle);
      expect(solves, puzzle.id).toContain(best);
      expect(solves, puzzle.id).not.toContain(next);
      expect(value, puzzle.id).toBeGreaterThan(nextValue ?? Number.POSITIVE_INFINITY);
    }
  },
);
