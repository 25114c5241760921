// What the games teach with, for the page: the course of each game, its words, and a short list of all that can be learned.
import { type Course, type Lesson, puzzleLesson, readLine } from '@bocage/lessons';
import { course as credentials } from '@bocage/lessons/credentials';
import { aid as credentialsAid, glossary as credentialsWords } from '@bocage/lessons/glossary/credentials';
import { aid as rudderAid, glossary as rudderWords } from '@bocage/lessons/glossary/rudders-line';
import { aid as shermanAid, glossary as shermanWords } from '@bocage/lessons/glossary/sherman-leader';
import { course as rudder } from '@bocage/lessons/rudders-line';
import { course as sherman } from '@bocage/lessons/sherman-leader';
import type { Learnable, Learned } from '../src/learn/courses.ts';
import { nextOf } from '../src/learn/next.ts';
import { ruleDrawings } from './ground/rule-drawings.ts';

/** A reader's pace, and the time for a choice: words a minute, seconds. */
const WORDS = 200;
const CHOICE = 4;

/** How long a lesson takes, in whole minutes. */
function minutesOf({ steps }: Lesson): number {
  const seconds = steps.map(({ task, coach, accept, refusal }) => {
    const words = `${task} ${coach.point} ${coach.text}`.split(/\s+/).length;
    return (words * 60) / WORDS + readLine(accept[0] ?? refusal?.try ?? '').length * CHOICE;
  });
  return Math.max(1, Math.round(seconds.reduce((sum, one) => sum + one, 0) / 60));
}

/** One of them, without what it is played with. */
function listed(lesson: Lesson): Learned {
  const { id, title, idea, steps, rule } = lesson;
  const refused = steps.flatMap((step) => step.wrong.flatMap((wrong) => wrong.refused ?? []));
  return {
    id,
    title,
    idea,
    steps: steps.map(({ name }) => name),
    minutes: minutesOf(lesson),
    rules: [...new Set([...(rule === undefined ? [] : [rule]), ...refused])],
  };
}

function learnable({ lessons, examples, puzzles, first }: Course, drawn: ReadonlySet<string>): Learnable {
  return {
    lessons: lessons.map(listed),
    examples: examples.map((example) => ({ ...listed(example), ...(drawn.has(example.id) && { drawn: true }) })),
    puzzles: puzzles.map((puzzle) => listed(puzzleLesson(puzzle))),
    first: { id: first.id, title: first.title, about: first.about, goal: first.goal.text },
  };
}

/** Drawings of the examples, by their ids. */
export async function exampleDrawings(): Promise<ReadonlyMap<string, string>> {
  const all = await Promise.all([rudder, sherman, credentials].map(ruleDrawings));
  return new Map(all.flatMap((some) => [...some]));
}

/** Files by name; `drawn` are the examples with a drawing. */
export function courses(drawn: ReadonlySet<string>): ReadonlyMap<string, string> {
  const all = [rudder, sherman, credentials];
  const words = {
    'rudders-line': { terms: rudderWords, aid: rudderAid },
    'sherman-leader': { terms: shermanWords, aid: shermanAid },
    credentials: { terms: credentialsWords, aid: credentialsAid },
  };
  const list = Object.fromEntries(all.map((course) => [course.game, learnable(course, drawn)]));
  return new Map([
    ...all.map((course) => [course.game, JSON.stringify(course)] as const),
    ...Object.entries(words).map(([game, both]) => [`words-${game}`, JSON.stringify(both)] as const),
    ['list', JSON.stringify(list)],
    ['begin', JSON.stringify(nextOf(list, {}))],
  ]);
}
