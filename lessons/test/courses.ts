// The games with what they teach, as the tests use them.
import { readFileSync } from 'node:fs';
import { findGame } from '@bocage/catalogue';
import { parseDigest } from '@bocage/catalogue/digest';
import type { Game } from '@bocage/engine';
import { type Answered, type Course, type Lesson, LessonRun, readLine } from '@bocage/lessons';
import { course as credentials } from '@bocage/lessons/credentials';
import { course as ruddersLine } from '@bocage/lessons/rudders-line';
import { course as shermanLeader } from '@bocage/lessons/sherman-leader';

export interface Taught {
  readonly game: Game;
  readonly course: Course;
  /** The ids of every rule of the digest. */
  readonly rules: ReadonlySet<string>;
}

export async function taught(): Promise<readonly Taught[]> {
  return Promise.all([ruddersLine, shermanLeader, credentials].map(load));
}

async function load(course: Course): Promise<Taught> {
  const listed = findGame(course.game);
  const game = (await listed?.load())?.create();
  if (listed === undefined || game === undefined || !('setup' in game)) throw new Error(`no game ${course.game}`);
  const digest = parseDigest(readFileSync(new URL(import.meta.resolve(listed.digest)), 'utf8'));
  return { game, course, rules: new Set(digest.map(({ id }) => id)) };
}

export function names(line: string): readonly string[] {
  return readLine(line).map(({ name }) => name);
}

/** A run that stands at a step, with the lesson's own moves made. */
export function runAt({ game, course }: Taught, lesson: Lesson, step: number): LessonRun {
  const run = new LessonRun(game, course, lesson, step);
  run.settle();
  return run;
}

/** Choices made one after the other, as a person presses them; the first answer that is not `on`. */
export function press(run: LessonRun, choices: readonly string[]): Answered {
  let answer: Answered = { kind: 'on' };
  for (const choice of choices) {
    answer = run.attempt([choice]);
    if (answer.kind !== 'on') break;
  }
  return answer;
}

/** The file of a game's course, as a writer sees it. */
export function source(game: string, name: string): string {
  return readFileSync(new URL(`../data/${game}/${name}.json`, import.meta.url), 'utf8');
}
