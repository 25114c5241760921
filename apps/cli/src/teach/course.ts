// What a game teaches with, and what the person has learned of it so far: kept in the user's own folder.
import { join } from 'node:path';
import { isObject } from '@bocage/engine';
import {
  type Course,
  type FirstGame,
  type Lesson,
  nextOf,
  type Progress,
  type Puzzle,
  puzzleLesson,
  readProgress,
} from '@bocage/lessons';
import { exists, readText, saveText } from '../disk.ts';
import { listedGame } from '../games.ts';
import type { Io } from '../io.ts';
import { badInput, Stop } from '../stop.ts';
import { W } from '../words/table.ts';

const COURSES: Readonly<Record<string, () => Promise<{ readonly course: Course }>>> = {
  'rudders-line': () => import('@bocage/lessons/rudders-line'),
  'sherman-leader': () => import('@bocage/lessons/sherman-leader'),
  credentials: () => import('@bocage/lessons/credentials'),
};

export async function loadCourse(id: string): Promise<Course> {
  const listed = listedGame(id);
  const load = Object.hasOwn(COURSES, id) ? COURSES[id] : undefined;
  if (load === undefined) throw badInput(W.noLessons(listed.title));
  return (await load()).course;
}

/** Something of a course that can be played. */
export type Item =
  | { readonly kind: 'lesson' | 'example' | 'puzzle'; readonly lesson: Lesson; readonly puzzle?: Puzzle }
  | { readonly kind: 'first'; readonly first: FirstGame };

/** What is meant: an id, the number of a lesson, `first`, or nothing for the next lesson; after the last, the first game. */
export function findItem(course: Course, progress: Progress, words: readonly string[]): Item {
  const wanted = words.join(' ').toLowerCase();
  if (wanted === 'first' || wanted === course.first.id) return { kind: 'first', first: course.first };
  if (wanted === '') {
    const lesson = nextOf(progress, course.lessons);
    return lesson === undefined ? { kind: 'first', first: course.first } : { kind: 'lesson', lesson };
  }
  const lesson = course.lessons.find(({ id }, i) => id === wanted || String(i + 1) === wanted);
  if (lesson !== undefined) return { kind: 'lesson', lesson };
  const example = course.examples.find(({ id }) => id === wanted);
  if (example !== undefined) return { kind: 'example', lesson: example };
  const puzzle = course.puzzles.find(({ id }) => id === wanted);
  if (puzzle !== undefined) return { kind: 'puzzle', lesson: puzzleLesson(puzzle), puzzle };
  throw badInput(W.nothingToLearn(wanted.slice(0, 40), course.game));
}

const FILE = 'lessons.json';
const FORMAT = 'bocage-progress';

/** How far the person is; a file that is missing or of another kind counts as nothing. */
export function loadProgress(io: Io): Progress {
  if (io.home === undefined) return {};
  const file = join(io.home, FILE);
  try {
    if (!exists(io, file)) return {};
    const value: unknown = JSON.parse(readText(io, file).text);
    return isObject(value) ? readProgress(value[FORMAT]) : {};
  } catch (error) {
    if (error instanceof Stop || error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Keeps it; a sentence if that cannot be. */
export function saveProgress(io: Io, progress: Progress): string | undefined {
  if (io.home === undefined) return undefined;
  const file = join(io.home, FILE);
  try {
    io.disk.mkdirSync(io.home, { recursive: true });
    saveText(io, file, `${JSON.stringify({ [FORMAT]: progress }, null, 2)}\n`, {
      ours: (text) => text.includes(`"${FORMAT}"`),
      what: W.recordOfLessons,
    });
    return undefined;
  } catch (error) {
    if (error instanceof Stop) return W.progressNotKept(error.text);
    return W.progressNotKeptIn(io.home);
  }
}
