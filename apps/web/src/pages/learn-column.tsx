// Home, under the games: what to learn next, and playing together at one screen.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasServer } from '../core/has-server.ts';
import { lazy } from '../core/lazy.tsx';
import { hasLearned, learned } from '../core/learned.ts';
import { PERSON } from '../core/storage.ts';
import { loadBeginnings, loadList, type Next } from '../learn/courses.ts';
import { lessonAddress } from '../learn/links.ts';
import { Segments } from '../learn/segments.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import * as W from '../words/pages.ts';

const FriendRow = lazy(() => import('../online/friend-row.tsx').then((m) => m.FriendRow), null);

const SHOWN: Readonly<Record<Next['kind'], readonly [IconName, title: string, about: string]>> = {
  lessons: ['play', W.lessons, ''],
  puzzles: ['bulb', W.puzzles, W.aboutPuzzles],
  examples: ['book', W.theBooksOwnExamples, W.aboutExamples],
};

/** Who has begun nothing gets what the build has put first: the list of everything is long. */
async function whatIsNext(): Promise<readonly Next[]> {
  const { value } = learned;
  if (!hasLearned(value)) return loadBeginnings();
  const [{ nextOf }, list] = await Promise.all([import('../learn/next.ts'), loadList()]);
  return nextOf(list, value);
}

function NextRow({ next: { kind, game, id, step, at, of } }: { readonly next: Next }) {
  const [icon, title, about] = SHOWN[kind];
  return (
    <li>
      <a class="row-link" href={lessonAddress(game, id)}>
        <Icon name={icon} size={24} />
        <span>
          <h3>{title}</h3>
          <small>{step ?? about}</small>
        </span>
        <span class="far">
          <Segments at={at} of={of} />
          {W.of(at, of)}
        </span>
        <Icon name="right" size={16} />
      </a>
    </li>
  );
}

export function LearnColumns() {
  const rows = useSignal<readonly Next[]>([]);
  useEffect(() => {
    whatIsNext().then(
      (found) => {
        rows.value = found;
      },
      () => {},
    );
  }, []);
  return (
    <>
      <section aria-labelledby="learn">
        <h2 class="cap" id="learn">
          {W.learnLink(<a href="#/learn">{W.allLessons}</a>)}
        </h2>
        <ul>
          {rows.value.map((next) => (
            <NextRow key={next.kind} next={next} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="together">
        <h2 class="cap" id="together">
          {W.playTogetherLink(hasServer && <a href="#/together">{W.allTables}</a>)}
        </h2>
        <ul>
          {hasServer && <FriendRow />}
          <li>
            <button
              type="button"
              class="row-link"
              data-together="rudders-line"
              onClick={() => void import('./play-now.ts').then(({ startNow }) => startNow('rudders-line', PERSON))}
            >
              <Icon name="people" size={24} />
              <span>
                <h3>{W.oneScreenForTwo}</h3>
                <small>{W.ruddersLineEachSide}</small>
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
