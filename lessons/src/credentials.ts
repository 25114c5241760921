// Everything that These Are My Credentials teaches with.
import examples from '../data/credentials/examples.json' with { type: 'json' };
import first from '../data/credentials/first.json' with { type: 'json' };
import lessons from '../data/credentials/lessons.json' with { type: 'json' };
import puzzles from '../data/credentials/puzzles.json' with { type: 'json' };
import starts from '../data/credentials/starts.json' with { type: 'json' };
import type { Course } from './types.ts';

/** The files were read by the tests, line by line. */
export const course = { game: 'credentials', lessons, first, examples, puzzles, starts } as unknown as Course;
