// Every lesson and example is played, in right ways and wrong ones: no change of the rules can leave one behind.
import { findGame } from '@bocage/catalogue';
import { choiceBuffer, generator, randomBelow } from '@bocage/engine';
import { type Lesson, LessonRun, type LessonStep, readLine } from '@bocage/lessons';
import { FILE_NAMES, isProblems, readFile } from '@bocage/lessons/read';
import { describe, expect, test } from 'vitest';
import { startsOf } from '../build/starts.ts';
import { names, press, runAt, source, type Taught, taught } from './courses.ts';

const all = await taught();
const lessonsOf = ({ course }: Taught): readonly Lesson[] => [...course.lessons, ...course.examples];

const LESSONS = all.flatMap((one) => lessonsOf(one).map((lesson) => [lesson.id, one, lesson] as const));
const STEPS = LESSONS.flatMap(([id, one, lesson]) =>
  lesson.steps.map((step, i) => [`${id}, step ${i + 1}`, one, lesson, step, i] as const),
);

describe.each(all.map((one) => [one.course.game, one] as const))('the files of %s', (id, one) => {
  test.each(FILE_NAMES)('%s can be read', (name) => {
    const read = readFile(name, source(id, name));
    expect(isProblems(read) ? read : []).toEqual([]);
  });

  test('starts.json holds the positions as they are (else: node lessons/build/starts.ts)', async () => {
    expect(source(id, 'starts')).toBe(await startsOf(id));
  });

  test('ids are of one kind each', () => {
    const ids = [...lessonsOf(one), one.course.first, ...one.course.puzzles].map((lesson) => lesson.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the lessons take at most 15 minutes: 200 words a minute and 4 s a decision', () => {
    const seconds = one.course.lessons.flatMap((lesson) => lesson.steps.map(stepSeconds)).reduce((a, b) => a + b, 0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });
});

/** What is read while a step is played; what was learned stands in the list of steps. */
function stepSeconds({ name, task, coach, accept, refusal }: LessonStep): number {
  const words = [name, task, coach.point, coach.text].join(' ').split(/\s+/).length;
  return (words / 200) * 60 + 4 * readLine(accept[0] ?? refusal?.try ?? '').length;
}

describe('every step', () => {
  test.each(STEPS)('%s: each accepted line ends it, with the dice that it names', (_, one, lesson, step, i) => {
    expect(step.accept.length + (step.refusal === undefined ? 0 : 1)).toBeGreaterThan(0);
    for (const line of step.accept) {
      const run = runAt(one, lesson, i);
      const from = run.session.entries.length;
      expect(press(run, names(line)), line).toMatchObject({ kind: 'done' });
      const rolled = run.session.entries.slice(from).flatMap(({ outcomes }) => outcomes);
      expect(rolled.filter((outcome) => !outcome.given)).toEqual([]);
    }
  });

  test.each(STEPS)(
    '%s: each wrong try is refused by the rule that it names, or legal as said',
    (_, one, lesson, step, i) => {
      for (const wrong of step.wrong) {
        const run = runAt(one, lesson, i);
        const from = run.session.entries.length;
        const answer = press(run, names(wrong.try));
        if (wrong.refused !== undefined) {
          expect(answer.kind === 'refused' ? answer.reason.rule : answer, wrong.try).toBe(wrong.refused);
          expect(one.rules).toContain(wrong.refused);
        } else {
          expect(answer, wrong.try).toEqual({ kind: 'other', say: wrong.say });
          expect(wrong.say).toMatch(/^[A-Z0-9−].*[.?!]$/);
        }
        run.again();
        expect(run.session.entries.length).toBe(from);
        expect(press(run, names(step.accept[0] ?? step.refusal?.try ?? ''))).toMatchObject({ kind: 'done' });
      }
    },
  );

  test.each(STEPS)('%s: what the coach points at is there', (_, one, lesson, step, i) => {
    const { session } = runAt(one, lesson, i);
    const { game } = one;
    const board = game.board(game.view(session.state, 0), 0);
    const pieces = board.places.flatMap((place) =>
      place.pieces.flatMap((p) => [p.id, ...(p.carries ?? []).map((c) => c.id)]),
    );
    const buffer = choiceBuffer();
    const n = game.choices(session.state, buffer);
    const there: Record<string, readonly string[]> = {
      place: board.places.map((place) => place.id),
      piece: pieces,
      card: pieces,
      track: board.tracks.map((track) => track.id),
      choice: Array.from(buffer.subarray(0, n), (choice) => game.name(session.state, choice)),
      road: step.anchor.kind === 'road' ? [step.anchor.id] : [],
    };
    expect(there[step.anchor.kind]).toContain(step.anchor.id);
    const ends = step.anchor.kind === 'road' ? step.anchor.id.split(' ') : [];
    for (const place of [...ends, ...(lesson.view ?? [])]) expect(there.place).toContain(place);
  });

  test.each(STEPS)('%s: the words are short and whole', (_, __, ___, step) => {
    expect(step.task).toMatch(/^[A-Z].*\.$/);
    expect(step.coach.point).toMatch(/[.:?!]$/);
    expect(step.coach.point.split(' ').length).toBeLessThanOrEqual(14);
    expect(step.coach.text.split(/[.?!](?:\s|$)/).filter((s) => s !== '').length).toBeLessThanOrEqual(3);
    expect(step.name).not.toBe('');
    expect(step.learned).not.toBe('');
  });
});

describe('every lesson', () => {
  test.each(LESSONS)('%s ends, whichever accepted lines are taken', (_, one, lesson) => {
    const most = Math.max(...lesson.steps.map((step) => step.accept.length));
    for (let way = 0; way < Math.max(1, most); way++) {
      const run = new LessonRun(one.game, one.course, lesson);
      for (const step of lesson.steps) {
        const line = step.accept[way] ?? step.accept[0] ?? step.refusal?.try ?? '';
        expect(press(run, names(line)), line).toMatchObject({ kind: 'done', step });
      }
      run.settle();
      expect(run.over).toBe(true);
    }
  });

  test.each(LESSONS)('%s: skipping plays every step, back and again return exactly', (_, one, lesson) => {
    const run = new LessonRun(one.game, one.course, lesson);
    run.settle();
    const begins: string[] = [];
    while (!run.over) {
      begins.push(run.session.state.join());
      run.skip();
    }
    for (let i = lesson.steps.length - 1; i >= 0; i--) {
      run.back();
      expect(run.index).toBe(i);
      expect(run.session.state.join()).toBe(begins[i]);
      const resumed = runAt(one, lesson, i);
      expect(resumed.session.state.join()).toBe(begins[i]);
    }
  });

  test('members of a set are taken in any order: every line turned round as far as the rules allow', () => {
    const seed = '1944';
    const g = generator(seed);
    let other = 0;
    for (const [id, one, lesson] of LESSONS) {
      for (const [i, step] of lesson.steps.entries()) {
        for (const line of step.accept) {
          const choices = [...names(line)];
          if (choices.length < 2) continue;
          for (let tries = 0; tries < 2; tries++) {
            const at = randomBelow(g, choices.length - 1);
            const swapped = [...choices];
            swapped.splice(at, 2, choices[at + 1] ?? '', choices[at] ?? '');
            const run = runAt(one, lesson, i);
            const answer = tries === 0 ? press(run, swapped) : run.attempt(swapped);
            if (answer.kind !== 'done') continue;
            const wanted = runAt(one, lesson, i);
            press(wanted, choices);
            expect(run.session.state.subarray(4), `${id}, step ${i + 1}: ${swapped} (seed ${seed})`).toEqual(
              wanted.session.state.subarray(4),
            );
            if (swapped.join() !== choices.join()) other++;
          }
        }
      }
    }
    expect(other).toBeGreaterThan(15);
  });
});

test.each(all.map((one) => [one.course.game, one] as const))(
  'a Play is enough for all lessons of %s',
  async (id, { course, game }) => {
    const loaded = await findGame(id)?.loadPlay();
    await loaded?.later?.();
    if (loaded === undefined) throw new Error('no game');
    for (const lesson of course.lessons) {
      const [bare, whole] = [loaded.game, game].map((play) => new LessonRun(play, course, lesson, lesson.steps.length));
      expect(bare?.session.state).toEqual(whole?.session.state);
    }
  },
);
