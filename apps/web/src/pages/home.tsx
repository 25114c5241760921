// Home: the games with their covers, games to go on with, scores in and out.
import { planned } from '@bocage/catalogue';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { listed } from '../core/catalogue.ts';
import { isDev } from '../core/dev.ts';
import { lazy } from '../core/lazy.tsx';
import { newsDue, newsSeen } from '../core/news.ts';
import { type GameRecord, listGames, readGame } from '../core/storage.ts';
import { hearTabs } from '../core/tabs.ts';
import { ago } from '../core/words.ts';
import { dropping } from '../parts/drop.ts';
import { Icon } from '../parts/icon.tsx';
import { Cover } from './cover.tsx';

// What a visitor does next is loaded when it is wanted: home itself must be there at once.
const Learn = lazy(() => import('./learn-column.tsx').then((m) => m.LearnColumns), null);
const News = lazy(() => import('./news.tsx').then((m) => m.News), null);
const ImportDialog = lazy(() => import('./import.tsx').then((m) => m.ImportDialog), null);
const DeleteDialog = lazy(() => import('./home-dialogs.tsx').then((m) => m.DeleteDialog), null);
const UnreadDialog = lazy(() => import('./home-dialogs.tsx').then((m) => m.UnreadDialog), null);

/** Turn 3 of 8 as a row of boxes: what the sentence says, seen at a glance. */
function Progress({ at, of }: { readonly at: number; readonly of: number }) {
  if (of > 24) return null;
  return (
    <span class="progress" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} data-past={i < at} />
      ))}
    </span>
  );
}

function Going({ record, again }: { readonly record: GameRecord; readonly again: () => void }) {
  const deleting = useSignal(false);
  return (
    <li>
      <a href={`#/play/${record.id}`}>
        <h3>{record.title}</h3>
        <span class="where">
          {record.where} <b>{record.over ? record.turn : `${record.turn}’s turn.`}</b>
        </span>
        {record.progress !== undefined && <Progress {...record.progress} />}
        <span class="when">
          {ago(record.updated)}
          <Icon name="right" size={16} />
        </span>
      </a>
      <button
        type="button"
        class="tool"
        aria-label={`Export ${record.title}`}
        title="Export the score"
        onClick={() => {
          void readGame(record.id).then((stored) => {
            if (stored === undefined) return;
            void import('../core/transfer.ts').then(({ fileName, saveFile }) =>
              saveFile(fileName(record.game, record.count), stored.score),
            );
          });
        }}
      >
        <Icon name="down" />
      </button>
      <button
        type="button"
        class="tool"
        aria-label={`Delete ${record.title}`}
        title="Delete"
        onClick={() => {
          deleting.value = true;
        }}
      >
        <Icon name="trash" />
      </button>
      {deleting.value && (
        <DeleteDialog
          record={record}
          deleted={again}
          close={() => {
            deleting.value = false;
          }}
        />
      )}
    </li>
  );
}

/** So many games to go on with are shown before all are asked for. */
const FEW = 3;

/** `1` and `2, or 1 against the computer` as a person reads them. */
function players(text: string): string {
  return text === '1' ? 'solitaire' : `players: ${text}`;
}

export function Home() {
  const records = useSignal<readonly GameRecord[]>([]);
  const all = useSignal(false);
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
                  void import('./start.ts')
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
        {records.value.length > 0 && (
          <section class="going" aria-labelledby="going" data-all={all.value}>
            <h2 class="cap" id="going">
              Continue a game
              {records.value.length > FEW && (
                <button
                  type="button"
                  class="link"
                  data-all="games"
                  aria-expanded={all.value}
                  onClick={() => {
                    all.value = !all.value;
                  }}
                >
                  {all.value ? 'Fewer' : `All ${records.value.length}`}
                </button>
              )}
            </h2>
            <ul>
              {records.value.slice(0, all.value ? undefined : FEW).map((record) => (
                <Going key={record.id} record={record} again={refresh} />
              ))}
            </ul>
          </section>
        )}
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
