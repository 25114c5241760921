// Home, under the games: what to learn next, and playing together at one screen.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { learned, type Steps } from '../core/learned.ts';
import { type Learnable, type Learned, loadList } from '../learn/courses.ts';
import { lessonAddress } from '../learn/links.ts';
import { Segments } from '../learn/segments.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';

function done(steps: Steps, all: readonly Learned[]): number {
  return all.filter((one) => (steps[one.id] ?? 0) >= one.steps.length).length;
}

/** What is next: the first that is not finished, of a game that was begun if there is one. */
function nextOf(
  list: Readonly<Record<string, Learnable>>,
  kind: 'lessons' | 'puzzles' | 'examples',
): { readonly game: string; readonly one: Learned; readonly all: readonly Learned[] } | undefined {
  const steps = learned.value;
  const found = Object.entries(list).flatMap(([game, course]) => {
    const all = course[kind];
    const one = all.find(({ id, steps: its }) => (steps[id] ?? 0) < its.length) ?? all[0];
    return one === undefined ? [] : [{ game, one, all, begun: all.some(({ id }) => steps[id] !== undefined) }];
  });
  const open = found.filter(({ all }) => done(steps, all) < all.length);
  return open.find(({ begun }) => begun) ?? open[0] ?? found[0];
}

function Row({
  icon,
  href,
  title,
  about,
  end,
  at,
  of,
}: {
  readonly icon: IconName;
  readonly href: string;
  readonly title: string;
  readonly about: string;
  readonly end: string;
  readonly at?: number;
  readonly of?: number;
}) {
  return (
    <li>
      <a class="row-link" href={href}>
        <Icon name={icon} size={24} />
        <span>
          <h3>{title}</h3>
          <small>{about}</small>
        </span>
        <span class="far">
          {of !== undefined && of <= 16 && <Segments at={at ?? 0} of={of} />}
          {end}
        </span>
        <Icon name="right" size={16} />
      </a>
    </li>
  );
}

function LearnRows({ list }: { readonly list: Readonly<Record<string, Learnable>> }) {
  const lesson = nextOf(list, 'lessons');
  const puzzle = nextOf(list, 'puzzles');
  const example = nextOf(list, 'examples');
  const at = lesson === undefined ? 0 : (learned.value[lesson.one.id] ?? 0) % lesson.one.steps.length;
  return (
    <ul>
      {lesson !== undefined && (
        <Row
          icon="play"
          href={lessonAddress(lesson.game, lesson.one.id)}
          title="Lessons"
          about={`${lesson.one.title}: ${lesson.one.steps[at] ?? ''}`}
          at={at}
          of={lesson.one.steps.length}
          end={`${at} of ${lesson.one.steps.length}`}
        />
      )}
      {puzzle !== undefined && (
        <Row
          icon="bulb"
          href={lessonAddress(puzzle.game, puzzle.one.id)}
          title="Puzzles"
          about="One turn, one best answer"
          at={done(learned.value, puzzle.all)}
          of={puzzle.all.length}
          end={`${done(learned.value, puzzle.all)} of ${puzzle.all.length}`}
        />
      )}
      {example !== undefined && (
        <Row
          icon="book"
          href={`#/learn/${example.game}`}
          title="The books’ own examples"
          about="Each one set up, to try yourself"
          end={`${Object.values(list).reduce((sum, { examples }) => sum + examples.length, 0)} positions`}
        />
      )}
    </ul>
  );
}

export function LearnColumns() {
  const list = useSignal<Readonly<Record<string, Learnable>>>({});
  useEffect(() => {
    loadList().then(
      (found) => {
        list.value = found;
      },
      () => {},
    );
  }, []);
  return (
    <>
      <section aria-labelledby="learn">
        <h2 class="cap" id="learn">
          Learn <a href="#/learn">All lessons</a>
        </h2>
        <LearnRows list={list.value} />
      </section>
      <section aria-labelledby="together">
        <h2 class="cap" id="together">
          Play together
        </h2>
        <ul>
          <li>
            <button
              type="button"
              class="row-link"
              data-together="rudders-line"
              onClick={() => void import('./start.ts').then(({ startTogether }) => startTogether('rudders-line'))}
            >
              <Icon name="people" size={24} />
              <span>
                <h3>One screen for two</h3>
                <small>Rudder’s Line, each side a person</small>
              </span>
              <span class="far" />
              <Icon name="right" size={16} />
            </button>
          </li>
        </ul>
      </section>
    </>
  );
}
