// A puzzle as a lesson of one step: the same runner judges it.
import type { Answer, Lesson, Puzzle } from './types.ts';

export function puzzleLesson(puzzle: Puzzle): Lesson {
  const { id, title, ask, position, seed, seat, before, best, also = [], tempting, rule } = puzzle;
  return {
    id,
    title,
    idea: ask,
    position,
    seed,
    seat,
    rule,
    result: best.why,
    steps: [
      {
        name: title,
        task: ask,
        coach: { point: '', text: '' },
        anchor: { kind: 'choice', id: '' },
        ...(before !== undefined && { before }),
        accept: [best.line, ...also],
        wrong: tempting.map(({ line, why }) => ({ try: line, say: why })),
        learned: best.why,
      },
    ],
  };
}

/** The answers of a puzzle, the best first. */
export function answersOf({ best, tempting }: Puzzle): readonly Answer[] {
  return [best, ...tempting];
}
