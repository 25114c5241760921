// `bocage teach GAME`: lessons, a first game, the rulebooks' examples and puzzles, with what was learned kept.
import { join } from 'node:path';
import { type Game, type PositionText, parsePosition, Session } from '@bocage/engine';
import {
  type Course,
  type FirstGame,
  isOver,
  type Lesson,
  Notes,
  type Progress,
  passed,
  puzzleLesson,
  reached,
} from '@bocage/lessons';
import type { Args, Command } from '../args.ts';
import { exists, saveText } from '../disk.ts';
import { listedGame, loadGame } from '../games.ts';
import type { Io } from '../io.ts';
import { openScore, readableScore } from '../open.ts';
import { makeSeats, PLAYERS } from '../seats.ts';
import { badInput } from '../stop.ts';
import { PlainFront } from '../table/front.ts';
import { FullFront } from '../table/full.ts';
import { playAtTable } from '../table/table.ts';
import { findItem, type Item, loadCourse, loadProgress, saveProgress } from '../teach/course.ts';
import { LessonTable } from '../teach/lesson.ts';
import { W } from '../words/playing.ts';
import { paint } from '../words.ts';

export const teachCommand: Command = {
  name: 'teach',
  usage: 'GAME [list | NUMBER | first | ID] [--plain]',
  about: W.aboutTeach,
  notes: [W.teachNext, W.teachThird, W.teachFirst, W.teachList, W.teachOptionPlain, W.teachOptionYes],
  options: { plain: { type: 'boolean' }, yes: { type: 'boolean', short: 'y' }, ...PLAYERS },
  async run(args, io) {
    const [id, ...words] = args.positionals;
    if (id === undefined) throw badInput(W.whichGameTeach);
    const course = await loadCourse(id);
    const progress = loadProgress(io);
    if (args.json) {
      io.out(`${JSON.stringify(listShape(course, progress))}\n`);
      return;
    }
    if (words[0] === 'list') {
      io.out(listText(io, course, progress));
      return;
    }
    const item = findItem(course, progress, words);
    const game = await loadGame(listedGame(id));
    if (item.kind === 'first') await playFirst(args, io, { game, course }, item.first);
    else await playLessons(args, io, { game, course }, item, words.length === 0);
  },
};

interface Taught {
  readonly game: Game;
  readonly course: Course;
}

/** One lesson, example or puzzle; from the next lesson on also those that follow. */
async function playLessons(args: Args, io: Io, taught: Taught, first: Item, goesOn: boolean): Promise<void> {
  const full = io.tty !== undefined && !args.flag('plain');
  const front = full && io.tty !== undefined ? new FullFront(io.tty) : new PlainFront(io);
  let problem: string | undefined;
  let progress = loadProgress(io);
  let item = first;
  const keep = (now: Progress): void => {
    progress = now;
    problem = saveProgress(io, now) ?? problem;
  };
  try {
    while (item.kind !== 'first') {
      const finished = await new LessonTable(io, front, taught, item, progress, keep).play();
      if (!finished || !goesOn) break;
      item = findItem(taught.course, progress, []);
    }
  } finally {
    front.close();
  }
  io.out(farewell(io, taught.course, item));
  if (problem !== undefined) io.err(`${problem}\n`);
}

function farewell(io: Io, { game }: Course, left: Item): string {
  if (left.kind === 'first') return W.lessonsDone(io.name, game);
  return W.toContinueLessons(io.name, game);
}

/** The first game is a game like any other, in a file of this folder; the coach speaks beside it. */
async function playFirst(args: Args, io: Io, { game, course }: Taught, first: FirstGame): Promise<void> {
  const file = `${first.id}.score`;
  if (!exists(io, join(io.cwd, file))) {
    const session = Session.open(game, { seed: io.newSeed(), position: positionOf(course, first) });
    if (!(session instanceof Session)) throw new Error(`${first.id}: the position cannot be opened`);
    saveText(io, file, readableScore(session), 'nothing');
  }
  const open = await openScore(args, io, file);
  const seats = makeSeats(args, io, open, game.seats.length > 1 ? firstSeats(game, first) : undefined);
  const notes = new Notes(game, first);
  let told = open.session.entries.length;
  try {
    if (!io.terminal) throw badInput(W.firstGameNeedsTerminal);
    await playAtTable(io, args, open, seats, (session) => {
      const events = session.entries.slice(told).flatMap((_, i) => session.events(told + i));
      told = Math.min(told, session.entries.length) + Math.max(0, session.entries.length - told);
      const due = notes.due({ events, state: session.state }).map(({ point, text }) => `${point} ${text}`);
      if (!isOver(game, first, session.state)) return { notes: due };
      return { notes: due, over: resultOf(io, { game, course }, first, session) };
    });
  } finally {
    await seats.close(open.session);
  }
}

function positionOf({ starts }: Course, first: FirstGame): PositionText {
  const position = parsePosition(starts[first.position]?.text ?? '');
  if ('text' in position) throw new Error(`${first.position}: ${position.text}`);
  return position;
}

/** The learner, and for the other side a player that answers at once. */
function firstSeats(game: Game, first: FirstGame): readonly string[] {
  return game.seats.map(({ id }) => `${id}=${id === first.seat ? 'person' : 'sensible'}`);
}

function resultOf(io: Io, { game }: Taught, first: FirstGame, session: Session): string {
  const { value, enough, done } = reached(game, first, session.state);
  if (done) {
    saveProgress(io, passed(loadProgress(io), first.id, 1));
    return W.goalReached(first.goal.text, value);
  }
  return W.goalMissed(first.goal.text, value, enough);
}

function listShape(course: Course, progress: Progress): object {
  const shape = (lesson: Lesson): object => ({
    id: lesson.id,
    title: lesson.title,
    steps: lesson.steps.length,
    done: Math.min(progress[lesson.id] ?? 0, lesson.steps.length),
    ...(lesson.rule !== undefined && { rule: lesson.rule }),
  });
  const { id, title, goal } = course.first;
  return {
    game: course.game,
    lessons: course.lessons.map(shape),
    first: { id, title, goal: goal.text, done: progress[id] ?? 0 },
    examples: course.examples.map(shape),
    puzzles: course.puzzles.map((puzzle) => shape(puzzleLesson(puzzle))),
  };
}

function listText(io: Io, course: Course, progress: Progress): string {
  const { bold, dim } = paint(io);
  const mark = (lesson: Lesson): string => {
    const done = Math.min(progress[lesson.id] ?? 0, lesson.steps.length);
    return done === 0 ? '' : done === lesson.steps.length ? W.done : W.stepOf(done + 1, lesson.steps.length);
  };
  const row = (lesson: Lesson, what: string): string =>
    `  ${lesson.id.padEnd(22)} ${lesson.title}${mark(lesson)}  ${dim(what)}`;
  const { first } = course;
  return `${[
    bold(W.lessons),
    ...course.lessons.map((lesson) => row(lesson, lesson.idea)),
    bold(W.firstGame),
    `  ${'first'.padEnd(22)} ${first.title}${progress[first.id] === undefined ? '' : W.done}  ${dim(first.about)}`,
    bold(W.examplesOfTheRulebook),
    ...course.examples.map((lesson) => row(lesson, lesson.rule ?? '')),
    bold(W.puzzles),
    ...course.puzzles.map((puzzle) => row(puzzleLesson(puzzle), puzzle.ask)),
  ].join('\n')}\n`;
}
