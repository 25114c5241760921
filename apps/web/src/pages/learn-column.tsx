// Home, under the games: what to learn next, and playing together at one screen.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasServer } from '../core/has-server.ts';
import { learned } from '../core/learned.ts';
import { PERSON } from '../core/storage.ts';
import { type Learnable, type Learned, loadList } from '../learn/courses.ts';
import { lessonAddress } from '../learn/links.ts';
import { Segments } from '../learn/segments.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';

type List = Readonly<Record<string, Learnable>>;

const KINDS: readonly (readonly [keyof Omit<Learnable, 'first'>, IconName, string, string])[] = [
  ['lessons', 'play', 'Lessons', ''],
  ['puzzles', 'bulb', 'Puzzles', 'One turn, one best answer'],
  ['examples', 'book', 'The books’ own examples', 'Each one set up, to try yourself'],
];

const steps = ({ id }: Learned): number => learned.value[id] ?? 0;
const isOpen = (one: Learned): boolean => steps(one) < one.steps.length;

/** What is next of a kind: the first that is not finished, of a game that was begun if there is one. */
function Next({ list, kind }: { readonly list: List; readonly kind: (typeof KINDS)[number] }) {
  const [name, icon, title, about] = kind;
  const games = Object.entries(list).map(([game, course]) => ({ game, all: course[name] }));
  const open = games.filter(({ all }) => all.some(isOpen));
  const { game, all } = open.find((one) => one.all.some(steps)) ?? open[0] ?? games[0] ?? { game: '', all: [] };
  const one = all.find(isOpen) ?? all[0];
  if (one === undefined) return null;
  const lesson = name === 'lessons';
  const at = lesson ? steps(one) % one.steps.length : all.filter((other) => !isOpen(other)).length;
  const of = lesson ? one.steps.length : all.length;
  return (
    <li>
      <a class="row-link" href={lessonAddress(game, one.id)}>
        <Icon name={icon} size={24} />
        <span>
          <h3>{title}</h3>
          <small>{lesson ? `${one.title}: ${one.steps[at] ?? ''}` : about}</small>
        </span>
        <span class="far">
          <Segments at={at} of={of} />
          {at} of {of}
        </span>
        <Icon name="right" size={16} />
      </a>
    </li>
  );
}

export function LearnColumns() {
  const list = useSignal<List>({});
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
        <ul>
          {KINDS.map((kind) => (
            <Next key={kind[0]} list={list.value} kind={kind} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="together">
        <h2 class="cap" id="together">
          Play together {hasServer && <a href="#/together">All tables</a>}
        </h2>
        <ul>
          {hasServer && (
            <li>
              <a class="row-link" href="#/together/friend" data-friend="true">
                <Icon name="share" size={24} />
                <span>
                  <h3>With a friend elsewhere</h3>
                  <small>A link seats them; no account is asked for</small>
                </span>
                <span />
                <Icon name="right" size={16} />
              </a>
            </li>
          )}
          <li>
            <button
              type="button"
              class="row-link"
              data-together="rudders-line"
              onClick={() => void import('./play-now.ts').then(({ startNow }) => startNow('rudders-line', PERSON))}
            >
              <Icon name="people" size={24} />
              <span>
                <h3>One screen for two</h3>
                <small>Rudder’s Line, each side a person</small>
              </span>
              <span />
              <Icon name="right" size={16} />
            </button>
          </li>
        </ul>
      </section>
    </>
  );
}
