// Every puzzle's best choice is the best to the strongest computer player at ten times its usual work; and in Rudder's Line, where the
// end is near enough, also when all rolls and all answers of both sides are tried.
import type { State } from '@bocage/engine';
import { readLine } from '@bocage/lessons';
import { describe, expect, test } from 'vitest';
import { confirmed, opened } from '../build/confirm.ts';
import { Exact } from '../build/exact.ts';
import { fights } from '../build/make-assaults.ts';
import { taught } from './courses.ts';

const all = await taught();
const PUZZLES = all.flatMap((one) => one.course.puzzles.map((puzzle) => [puzzle.id, one, puzzle] as const));

test.each(PUZZLES)('%s: the best choice is the best', (_, one, puzzle) => {
  expect(confirmed(one.game, opened(one.game, one.course, puzzle), puzzle)).toBe(true);
});

describe("Rudder's Line, exactly", () => {
  test.each(PUZZLES.filter(([, one]) => one.course.game === 'rudders-line'))('%s', (_, one, puzzle) => {
    const { game } = one;
    const won = (s: State): number => (game.result(s)?.winner === 0 ? 1 : 0);
    const mine = game.seats[0]?.id === puzzle.seat;
    for (const { line, value } of [puzzle.best, ...puzzle.tempting]) {
      const s = opened(game, one.course, puzzle);
      const moves = readLine(line);
      for (const { name } of moves.slice(0, -1)) {
        const verdict = game.verdict(s, name);
        if (verdict.kind !== 'legal') throw new Error(name);
        game.apply(s, verdict.choice, { die: () => 1, draw: (_s, items) => items[0] ?? 0 });
      }
      const exact = new Exact(game, won, 20_000, fights(game));
      const found = exact.choices(s).find(({ name }) => name === moves.at(-1)?.name)?.value ?? -1;
      expect(mine ? found : 1 - found, line).toBeCloseTo(value, 2);
    }
  });
});
