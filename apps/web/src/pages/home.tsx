// Home: the games with their covers, games to go on with, scores in and out.
import { planned } from '@bocage/catalogue';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { listed } from '../core/catalogue.ts';
import { isDev } from '../core/dev.ts';
import { lazy } from '../core/lazy.tsx';
import { newsDue, newsSeen } from '../core/news.ts';
import { type GameRecord, listGames } from '../core/storage.ts';
import { hearTabs } from '../core/tabs.ts';
import { dropping } from '../parts/drop.ts';
import { Icon } from '../parts/icon.tsx';
import { Cover } from './cover.tsx';

// What a visitor does next is loaded when it is wanted: home itself must be there at once.
const Learn = lazy(() => import('./learn-column.tsx').then((m) => m.LearnColumns), null);
const News = lazy(() => import('./news.tsx').then((m) => m.News), null);
const ImportDialog = lazy(() => import('./import.tsx').then((m) => m.ImportDialog), null);
const Going = lazy(() => import('./going.tsx').then((m) => m.GoingOn), null);
const UnreadDialog = lazy(() => import('./home-dialogs.tsx').then((m) => m.UnreadDialog), null);

/** `1` and `2, or 1 against the computer` as a person reads them. */
function players(text: string): string {
  return text === '1' ? 'solitaire' : `players: ${text}`;
}

export function Home() {
  const records = useSignal<readonly GameRecord[]>([]);
  const importing = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  const news = useSignal(false);
  const refresh = (): void => {
    void listGames().then((found) => {
      records.value = found;
      news.value = newsDue(found);
    });
  };
  useEffect(() => {
    document.title = 'Bocage';
    refresh();
    return hearTabs(refresh);
  }, []);
  return (
    <main class={dropping.value ? 'home drop' : 'home'}>
      <header class="masthead">
        <h1>Bocage</h1>
        <span class="motto">Three wargames of 1942–45 and one table to play them on.</span>
        <nav aria-label="Main">
          <a href="#/rules">
            <Icon name="book" /> Rules
          </a>
          <button
            type="button"
            onClick={() => {
              importing.value = true;
            }}
          >
            <Icon name="share" /> Import a score
          </button>
          <a href="#/settings">
            <Icon name="gear" /> Settings
          </a>
        </nav>
      </header>
      <div class="games">
        {listed(isDev()).map((game) => (
          <article class="game" key={game.id}>
            <Cover game={game.id} />
            <h2>{game.title}</h2>
            <p>{game.about}</p>
            <div class="facts">
              {[players(game.players), ...game.length].map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
              <a href={`#/new/${game.id}`} aria-label={`New game of ${game.title}`}>
                New game …
              </a>
            </div>
            <div class="row">
              <button
                type="button"
                class="btn main"
                data-start={game.id}
                aria-label={`Play now: ${game.title}`}
                onClick={() => {
                  void import('./play-now.ts')
                    .then(({ playNow }) => playNow(game.id))
                    .then((text) => {
                      problem.value = text;
                    });
                }}
              >
                <Icon name="play" /> Play now
              </button>
              <a class="btn" href={`#/learn/${game.id}`} aria-label={`Learn ${game.title}`}>
                <Icon name="book" /> Learn
              </a>
            </div>
          </article>
        ))}
        {planned.map((game) => (
          <article class="game" key={game.id}>
            <Cover game={game.id} />
            <h2>{game.title}</h2>
            <p>{game.about}</p>
            <div class="facts">{players(game.players)}; not yet playable in this version</div>
          </article>
        ))}
      </div>
      <div class="below">
        {records.value.length > 0 && <Going records={records.value} again={refresh} />}
        <Learn />
      </div>
      {news.value && (
        <News
          close={() => {
            newsSeen();
            news.value = false;
          }}
        />
      )}
      {importing.value && (
        <ImportDialog
          close={() => {
            importing.value = false;
          }}
        />
      )}
      {problem.value !== undefined && (
        <UnreadDialog
          title="The game could not start"
          text={problem.value}
          close={() => {
            problem.value = undefined;
          }}
        />
      )}
    </main>
  );
}
