// Everything that Rudder's Line teaches with.
import examples from '../data/rudders-line/examples.json' with { type: 'json' };
import first from '../data/rudders-line/first.json' with { type: 'json' };
import lessons from '../data/rudders-line/lessons.json' with { type: 'json' };
import puzzles from '../data/rudders-line/puzzles.json' with { type: 'json' };
import starts from '../data/rudders-line/starts.json' with { type: 'json' };
import type { Course } from './types.ts';

/** The files were read by the tests, line by line. */
export const course = { game: 'rudders-line', lessons, first, examples, puzzles, starts } as unknown as Course;
