// Lessons, first games, examples and puzzles: what they are, and what runs them. The data of a game has its own entry point.
export { isOver, type Moment, Notes, reached, seatOf } from './first.ts';
export { type Move, readLine } from './line.ts';
export { nextOf, type Progress, passed, readProgress, resumeAt } from './progress.ts';
export { answersOf, puzzleLesson } from './puzzle.ts';
export { type Answered, LessonRun } from './run.ts';
export { slotsOf, startState } from './start.ts';
export type * from './types.ts';
