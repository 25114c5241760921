// Lays the table for a lesson, an example or a puzzle: its game, its map, its tutor. Nothing of it is kept but how far one came.
import { type Course, type Lesson, LessonRun, puzzleLesson, startState } from '@bocage/lessons';
import { effect, signal } from '@preact/signals';
import { loadGame, missingToAsk, type Ready } from '../core/catalogue.ts';
import { GameController } from '../core/game-controller.ts';
import { reserve } from '../core/keys.ts';
import { lazy } from '../core/lazy.tsx';
import { bringRest } from '../core/rest.ts';
import { PERSON } from '../core/storage.ts';
import type { Kit } from '../map/kit.ts';
import { loadKit } from '../map/kits.ts';
import { onFirstHand } from '../parts/first-hand.ts';
import { type Teaching, Ui } from '../parts/ui.ts';
import { wear } from '../parts/wear.ts';
import * as W from '../words/learn.ts';
import { loadCourse } from './courses.ts';
import { CoachNote } from './note.tsx';
import { LessonStrip } from './strip.tsx';
import styles from './style.css?url';
import { LessonTutor, takenUpAt } from './tutor.ts';
import { LESSON, Unkept, unkeptRecord } from './unkept.ts';

const Why = lazy(() => import('./why.tsx').then((m) => m.Why), null);

const Answers = lazy(() => import('./answers.tsx').then((m) => m.Answers), null);

/** As many as the list shows. */
const MOST_REFUSED = 30;

/** A table that teaches, and how it is left. */
export interface LessonTable {
  readonly ui: Ui;
  readonly lesson: Lesson;
  close(): void;
}

function lessonOf({ lessons, examples, puzzles }: Course, id: string): Lesson | undefined {
  const puzzle = puzzles.find((one) => one.id === id);
  return puzzle === undefined ? [...lessons, ...examples].find((one) => one.id === id) : puzzleLesson(puzzle);
}

/**
 * A step is about one question: those are asked one by one, as the rules do, and plans that answer several at once are left for
 * the games. Everything else is the game's own table.
 */
function oneByOne(kit: Kit): Kit {
  const { Aid: _plans, sheeted: _sheet, press: _legs, deputy: _deputy, ...rest } = kit;
  return rest;
}

function teach(controller: GameController, tutor: LessonTutor, kit: Kit | undefined): LessonTable {
  const ui = new Ui(controller, kit === undefined ? undefined : oneByOne(kit));
  const free = signal(false);
  const puzzle = tutor.course.puzzles.find(({ id }) => id === tutor.lesson.id);
  const teaching: Teaching = {
    plays: true,
    told: tutor.told,
    only: tutor.only,
    ...(tutor.lesson.view !== undefined && { view: new Set(tutor.lesson.view) }),
    Strip: () => <LessonStrip tutor={tutor} coached={!free.value} />,
    Note: ({ ui }) => <CoachNote ui={ui} tutor={tutor} free={free} />,
    Below: ({ ui }) => {
      if (tutor.why.value) return <Why ui={ui} tutor={tutor} />;
      return puzzle !== undefined && tutor.step.value === undefined && !tutor.busy ? <Answers puzzle={puzzle} /> : null;
    },
    key(key) {
      if (tutor.step.value === undefined) return false;
      if (key === 'w') tutor.why.value = !tutor.why.value;
      else if (key === 'r') tutor.again();
      else if (key === 's') tutor.skip();
      else return false;
      return true;
    },
  };
  ui.teaching = teaching;
  const stop = effect(() => {
    const answer = ui.answer.value;
    if (answer !== undefined) queueMicrotask(() => tutor.refused(answer.whys));
  });
  const clear = effect(() => {
    tutor.asks.value;
    ui.answer.value = undefined;
    ui.opened.value = undefined;
  });
  // What lies nowhere on the map is refused in the list of what cannot be done.
  const listed = ({ target }: Event): void => {
    if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches('.panel .more')) return;
    void Promise.all([import('../core/why.ts'), bringRest(ui.table.game.id)]).then(([{ allRefused }]) =>
      tutor.refused(allRefused(ui.table, MOST_REFUSED), false),
    );
  };
  addEventListener('toggle', listed, true);
  const stopWaiting = onFirstHand(() => void bringRest(ui.table.game.id).catch(() => {}));
  reserve('WRS');
  return {
    ui,
    lesson: tutor.lesson,
    close() {
      stop();
      clear();
      stopWaiting();
      removeEventListener('toggle', listed, true);
      tutor.close();
      reserve();
      controller.close();
    },
  };
}

async function begin(ready: Ready, course: Course, lesson: Lesson): Promise<LessonRun> {
  const { game } = ready;
  const start = course.starts[lesson.position];
  // The first question alone: who answers it brings the rest, or his hand does, while he reads.
  if (start !== undefined) await missingToAsk(game.id, startState(game, start, lesson.seed));
  const at = takenUpAt(lesson);
  if (at > 0) await bringRest(game.id);
  return new LessonRun(game, course, lesson, at);
}

/** The table, or one sentence. */
export async function openLesson(game: string, id: string): Promise<LessonTable | string> {
  const [ready, course] = await Promise.all([
    loadGame(game, true),
    loadCourse(game).catch(() => undefined),
    wear(styles),
  ]);
  if (typeof ready === 'string') return ready;
  if (course === undefined) return W.lessonsNotLoaded;
  const lesson = lessonOf(course, id);
  if (lesson === undefined) return W.noSuchLesson(id);
  const [kit, run] = await Promise.all([loadKit(game, ready.data), begin(ready, course, lesson)]);
  const control = ready.game.seats.map((seat) => (seat.id === lesson.seat ? PERSON : LESSON));
  const record = unkeptRecord(game, lesson.title, control);
  const controller = new GameController(run.session, record, (table) => new Unkept(table, record));
  controller.table.asksFirst = true;
  return teach(controller, new LessonTutor(controller, run, course), kit);
}
