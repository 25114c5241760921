// The coach of a first game: its goal and how far it is reached, and what there is to say when something comes up first.
import { type FirstGame, isOver, type Note, Notes, reached } from '@bocage/lessons';
import { effect, type Signal, signal } from '@preact/signals';
import { note } from '../core/learned.ts';
import type { Ui } from '../parts/ui.ts';
import { wear } from '../parts/wear.ts';
import * as W from '../words/learn.ts';
import { loadCourse } from './courses.ts';
import styles from './style.css?url';

function Nothing() {
  return null;
}

function FirstStrip({
  ui,
  first,
  said,
}: {
  readonly ui: Ui;
  readonly first: FirstGame;
  readonly said: Signal<readonly Note[]>;
}) {
  const { game } = ui.table;
  const { state } = ui.table.moment.value;
  const { value, enough, done } = reached(game, first, state);
  const over = isOver(game, first, state);
  return (
    <section class="lesson-strip" aria-label={W.firstGame} data-first={over ? (done ? 'won' : 'lost') : 'on'}>
      <div class="lesson-name">
        <span class="cap">{W.firstGameOf(first.title)}</span>
        <span class="lesson-at">{W.goalOf(Math.max(0, value), enough)}</span>
      </div>
      <div class="lesson-task">
        <h2>{over ? (done ? W.goalReached : W.goalMissed) : first.goal.text}</h2>
        {said.value.map(({ point, text }) => (
          <p key={point}>
            <b>{point}</b> {text}
          </p>
        ))}
      </div>
      <div class="lesson-tools">
        <a class="btn" href={`#/first/${game.id}`}>
          {W.tryAgain}
        </a>
        <a class="btn" href={`#/learn/${game.id}`}>
          {W.allLessons}
        </a>
      </div>
    </section>
  );
}

/** Puts the coach at this table. */
export async function coach(ui: Ui): Promise<void> {
  const { table, controller } = ui;
  const [course] = await Promise.all([loadCourse(table.game.id), wear(styles)]);
  const { first } = course;
  const notes = new Notes(table.game, first);
  const said = signal<readonly Note[]>([]);
  let seen = 0;
  const stop = effect(() => {
    table.rev.value;
    const { session } = table;
    const n = session.entries.length;
    const events = Array.from({ length: Math.max(0, n - seen) }, (_, i) => session.events(seen + i)).flat();
    seen = n;
    const due = notes.due({ events, state: session.state });
    if (isOver(table.game, first, session.state) && reached(table.game, first, session.state).done) note(first.id);
    if (due.length === 0) return;
    said.value = due;
    controller.say(due.map(({ point, text }) => `${point} ${text}`).join(' '));
  });
  controller.whenClosed(stop);
  ui.teaching = {
    plays: false,
    told: signal([]),
    only: signal(undefined),
    Strip: ({ ui }) => <FirstStrip ui={ui} first={first} said={said} />,
    Note: Nothing,
    Below: Nothing,
    key: () => false,
  };
}
