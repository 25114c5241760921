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
import * as W from '../words/pages.ts';
import { Cover } from './cover.tsx';

// What a visitor does next is loaded when it is wanted: home itself must be there at once.
const Learn = lazy(() => import('./learn-column.tsx').then((m) => m.LearnColumns), null);
const News = lazy(() => import('./news.tsx').then((m) => m.News), null);
const ImportDialog = lazy(() => import('./import.tsx').then((m) => m.ImportDialog), null);
const Going = lazy(() => import('./going.tsx').then((m) => m.GoingOn), null);
const UnreadDialog = lazy(() => import('./home-dialogs.tsx').then((m) => m.UnreadDialog), null);

/** `1` and `2, or 1 against the computer` as a person reads them. */
function players(text: string): string {
  return text === '1' ? W.solitaire : W.players(text);
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
    document.title = W.bocage;
    refresh();
    return hearTabs(refresh);
  }, []);
  return (
    <main class={dropping.value ? 'home drop' : 'home'}>
      <header class="masthead">
        <h1>{W.bocage}</h1>
        <span class="motto">{W.homeTitle}</span>
        <nav aria-label={W.main}>
          <a href="#/rules">
            <Icon name="book" /> {W.rules}
          </a>
          <button
            type="button"
            onClick={() => {
              importing.value = true;
            }}
          >
            <Icon name="share" /> {W.openASavedGame}
          </button>
          <a href="#/settings">
            <Icon name="gear" /> {W.settings}
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
              <a href={`#/new/${game.id}`} aria-label={W.newGameOf(game.title)}>
                {W.newGame}
              </a>
            </div>
            <div class="row">
              <button
                type="button"
                class="btn main"
                data-start={game.id}
                aria-label={W.playNow(game.title)}
                onClick={() => {
                  void import('./play-now.ts')
                    .then(({ playNow }) => playNow(game.id))
                    .then((text) => {
                      problem.value = text;
                    });
                }}
              >
                <Icon name="play" /> {W.playNowLabel}
              </button>
              <a class="btn" href={`#/learn/${game.id}`} aria-label={W.learn(game.title)}>
                <Icon name="book" /> {W.learnTitle}
              </a>
            </div>
          </article>
        ))}
        {planned.map((game) => (
          <article class="game" key={game.id}>
            <Cover game={game.id} />
            <h2>{game.title}</h2>
            <p>{game.about}</p>
            <div class="facts">{W.notYetPlayable(players(game.players))}</div>
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
          title={W.couldNotStart}
          text={problem.value}
          close={() => {
            problem.value = undefined;
          }}
        />
      )}
    </main>
  );
}
