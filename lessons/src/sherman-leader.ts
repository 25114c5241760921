// Everything that Sherman Leader teaches with.
import examples from '../data/sherman-leader/examples.json' with { type: 'json' };
import first from '../data/sherman-leader/first.json' with { type: 'json' };
import lessons from '../data/sherman-leader/lessons.json' with { type: 'json' };
import puzzles from '../data/sherman-leader/puzzles.json' with { type: 'json' };
import starts from '../data/sherman-leader/starts.json' with { type: 'json' };
import type { Course } from './types.ts';

/** The files were read by the tests, line by line. */
export const course = { game: 'sherman-leader', lessons, first, examples, puzzles, starts } as unknown as Course;
