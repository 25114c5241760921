// Everything that a game teaches with: lessons in their order, the first game, puzzles, and the examples of its books.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { listed } from '../core/catalogue.ts';
import { learned } from '../core/learned.ts';
import { type Learnable, type Learned, loadList } from '../learn/courses.ts';
import { lessonAddress } from '../learn/links.ts';
import * as W from '../words/pages.ts';

interface RowsProps {
  readonly game: string;
  readonly all: readonly Learned[];
  readonly kind: string;
  /** How long each takes is shown, not the rule that it is about. */
  readonly timed?: boolean;
}

function Rows({ game, all, kind, timed = false }: RowsProps) {
  if (all.length === 0) return null;
  return (
    <section aria-label={kind}>
      <h2>{kind}</h2>
      <ol class="learn-list">
        {all.map(({ id, title, idea, steps, minutes, rules }) => {
          const at = learned.value[id] ?? 0;
          const done = at >= steps.length;
          return (
            <li key={id}>
              <a href={lessonAddress(game, id)} data-learn={id}>
                <b>{title}</b> <span class="muted">{idea}</span>
              </a>
              <span class="muted">
                {done ? W.done : at > 0 ? W.stepsOf(at, steps.length) : timed ? W.minutes(minutes) : rules[0]}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Course({ game, course }: { readonly game: string; readonly course: Learnable }) {
  const { lessons, first, puzzles, examples } = course;
  const next = lessons.find(({ id, steps }) => (learned.value[id] ?? 0) < steps.length);
  return (
    <>
      {next !== undefined && (
        <p>
          <a class="btn main learn-next" data-next={next.id} href={lessonAddress(game, next.id)}>
            {next === lessons[0] ? W.beginLesson(next.title, next.minutes) : W.continueLesson(next.title, next.minutes)}
          </a>
        </p>
      )}
      <Rows game={game} all={lessons} kind={W.lessons} timed />
      <section aria-label={W.firstGame}>
        <h2>{W.aFirstGame}</h2>
        <ol class="learn-list">
          <li>
            <a href={`#/first/${game}`} data-learn={first.id}>
              <b>{first.title}</b> <span class="muted">{first.about}</span>
            </a>
            <span class="muted">{learned.value[first.id] === undefined ? W.withTheCoach : W.done}</span>
          </li>
        </ol>
      </section>
      <Rows game={game} all={puzzles} kind={W.puzzles} />
      <Rows game={game} all={examples} kind={W.examplesTitle} />
      <p>
        <a href={`#/rules/${game}`}>{W.theRulesForReference}</a>
      </p>
    </>
  );
}

/** A game's three kinds in one line each: what comes next, and how much is done. */
function InShort({
  game,
  title,
  course,
}: {
  readonly game: string;
  readonly title: string;
  readonly course: Learnable;
}) {
  const kinds = [
    [W.lessons, course.lessons],
    [W.puzzles, course.puzzles],
    [W.examplesTitle, course.examples],
  ] as const;
  return (
    <section aria-label={title}>
      <h2>
        <a href={`#/learn/${game}`}>{title}</a>
      </h2>
      <ol class="learn-list">
        {kinds.map(([kind, all]) => {
          const done = all.filter(({ id, steps }) => (learned.value[id] ?? 0) >= steps.length);
          const next = all.find((one) => !done.includes(one));
          return (
            <li key={kind}>
              <a href={next === undefined ? `#/learn/${game}` : lessonAddress(game, next.id)}>
                <b>{kind}</b> <span class="muted">{next?.title}</span>
              </a>
              <span class="muted">{W.of(done.length, all.length)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function LearnPage({ game }: { readonly game: string }) {
  const list = useSignal<Readonly<Record<string, Learnable>> | undefined>(undefined);
  const failed = useSignal(false);
  const games = listed(false);
  const found = games.find(({ id }) => id === game);
  const course = list.value === undefined || !Object.hasOwn(list.value, game) ? undefined : list.value[game];
  useEffect(() => {
    document.title = found === undefined ? W.learnBocage : W.learnGameTitle(found.title);
    loadList().then(
      (all) => {
        list.value = all;
      },
      () => {
        failed.value = true;
      },
    );
  }, []);
  return (
    <main class="sheet-page" aria-busy={list.value === undefined && !failed.value}>
      <p>
        <a href="#/">{W.bocage}</a>
      </p>
      <h1>{found === undefined ? W.learnTitle : W.learn(found.title)}</h1>
      <nav class="row" aria-label={W.games}>
        {games.map(({ id, title }) => (
          <a key={id} class="btn" href={`#/learn/${id}`} aria-current={id === game ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      {failed.value && <p role="alert">{W.lessonsNotLoaded}</p>}
      {course !== undefined && <Course game={game} course={course} />}
      {found === undefined &&
        games.map(({ id, title }) => {
          const one = list.value?.[id];
          return one === undefined ? null : <InShort key={id} game={id} title={title} course={one} />;
        })}
    </main>
  );
}
