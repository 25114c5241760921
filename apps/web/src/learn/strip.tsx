// The strip of a lesson: its name and steps, the task in one sentence, and Why, Try again, Skip. On a phone the coach stands in it.

import * as W from '../words/learn.ts';
import { ofLessons } from './around.ts';
import { Segments } from './segments.tsx';
import type { LessonTutor } from './tutor.ts';

function Press({
  letter,
  name,
  press,
  pressed,
  main = false,
}: {
  readonly letter: string;
  readonly name: string;
  readonly press: () => void;
  readonly pressed?: boolean;
  readonly main?: boolean;
}) {
  return (
    <button
      type="button"
      class={main ? 'btn main' : 'btn'}
      data-lesson={letter}
      aria-keyshortcuts={letter}
      aria-pressed={pressed}
      onClick={press}
    >
      <span class="key" aria-hidden="true">
        {letter}
      </span>
      {name}
    </button>
  );
}

/** The end of a lesson: what comes next. */
function Finished({ tutor }: { readonly tutor: LessonTutor }) {
  const { course, lesson } = tutor;
  const { kind, next } = ofLessons(course, lesson.id);
  return (
    <>
      <div class="lesson-name">
        <span class="cap">{kind}</span>
        <Segments at={lesson.steps.length} of={lesson.steps.length} />
      </div>
      <div class="lesson-task">
        <h2 data-finished={lesson.id}>{kind === 'Puzzle' ? W.bestAnswer : W.finishedQuoted(lesson.title)}</h2>
        <p>{lesson.result ?? tutor.said.value}</p>
      </div>
      <div class="lesson-tools">
        {next !== undefined && (
          <a class="btn main" data-next={next.id} href={next.href}>
            {next.title}
          </a>
        )}
        <button type="button" class="btn" onClick={() => tutor.restart()}>
          {W.onceMore}
        </button>
        <a class="btn" href={`#/learn/${course.game}`}>
          {W.allLessons}
        </a>
      </div>
    </>
  );
}

export function LessonStrip({ tutor, coached }: { readonly tutor: LessonTutor; readonly coached: boolean }) {
  const { lesson, course } = tutor;
  const step = tutor.step.value;
  const { length } = lesson.steps;
  const { kind, label } = ofLessons(course, lesson.id);
  if (step === undefined && !tutor.waiting.value)
    return (
      <section class="lesson-strip" aria-label={W.lesson}>
        <Finished tutor={tutor} />
      </section>
    );
  const at = tutor.index.value;
  return (
    <section class="lesson-strip" aria-label={W.lesson} data-busy={tutor.waiting.value}>
      <div class="lesson-name">
        <span class="cap">
          {label} · {lesson.title}
        </span>
        {length > 1 && (
          <span class="lesson-at">
            <Segments at={at} of={length} /> {W.stepsOf(at + 1, length)}
          </span>
        )}
      </div>
      <div class="lesson-task">
        <h2>{step?.task ?? lesson.idea}</h2>
        {tutor.said.value !== '' && (
          <p class="lesson-said" data-said="true">
            {tutor.said.value}
          </p>
        )}
        {coached && step !== undefined && step.coach.point !== '' && (
          <p id="coach">
            <span class="ring-number" aria-hidden="true">
              {at + 1}
            </span>
            <b>{step.coach.point}</b> {step.coach.text}
          </p>
        )}
      </div>
      <div class="lesson-tools">
        {kind !== 'Puzzle' && (
          <Press
            letter="W"
            name={W.why}
            pressed={tutor.why.value}
            press={() => {
              tutor.why.value = !tutor.why.value;
            }}
          />
        )}
        <Press letter="R" name={W.tryAgain} press={() => tutor.again()} />
        <Press letter="S" name={kind === 'Puzzle' ? W.showIt : W.skip} press={() => tutor.skip()} />
        <a class="btn" href={`#/learn/${course.game}`} aria-label={W.leaveTheLesson}>
          {W.leave}
        </a>
      </div>
    </section>
  );
}
