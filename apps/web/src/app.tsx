// The page as a whole: which screen the address asks for, what is dropped on it, and notices that concern all screens.
import { signal } from '@preact/signals';
import { addressParts } from './core/address.ts';
import { lazy } from './core/lazy.tsx';
import { update } from './core/offline.ts';
import { trouble, unkept } from './core/storage.ts';
import { Home } from './pages/home.tsx';
import { refusedDrop } from './parts/drop.ts';
import { Guard } from './parts/guard.tsx';
import { Icon } from './parts/icon.tsx';

// The link of a table on a server, `/g/ID#secret`, comes here as `/?g=ID#secret`: the secret stays behind the #.
const table = new URLSearchParams(location.search).get('g');
if (table !== null)
  history.replaceState(null, '', `${location.pathname}#/g/${encodeURIComponent(table)}/${location.hash.slice(1)}`);

const route = signal<readonly string[]>(addressParts(location.hash));
addEventListener('hashchange', () => {
  route.value = addressParts(location.hash);
});

const NewGame = lazy(() => import('./pages/new-game.tsx').then((m) => m.NewGame));
const PlayPage = lazy(() => import('./pages/play.tsx').then((m) => m.PlayPage));
const SharedPage = lazy(() => import('./pages/shared.tsx').then((m) => m.SharedPage));
const SettingsPage = lazy(() => import('./pages/settings.tsx').then((m) => m.SettingsPage));
const LinesPage = lazy(() => import('./pages/lines.tsx').then((m) => m.LinesPage));
const UnreadDialog = lazy(() => import('./pages/home-dialogs.tsx').then((m) => m.UnreadDialog), null);
const LessonPage = lazy(() => import('./pages/lesson.tsx').then((m) => m.LessonPage));
const LearnPage = lazy(() => import('./pages/learn.tsx').then((m) => m.LearnPage));
const FirstPage = lazy(() => import('./pages/first.tsx').then((m) => m.FirstPage));
const FarPage = lazy(() => import('./pages/far.tsx').then((m) => m.FarPage));
const TogetherPage = lazy(() => import('./pages/together.tsx').then((m) => m.TogetherPage));
const PackPage = lazy(() => import('./editor/page.tsx').then((m) => m.PackPage));
const PackLinkPage = lazy(() => import('./editor/page.tsx').then((m) => m.PackLinkPage));
const PositionPage = lazy(() => import('./editor/position/page.tsx').then((m) => m.PositionPage));
const RulesPage = lazy(() => import('./pages/rules.tsx').then((m) => m.RulesPage));

function Screen() {
  const [name, id = '', more = '', last = ''] = route.value;
  switch (name) {
    case undefined:
      return <Home />;
    case 'new':
      return <NewGame key={`${id} ${more}`} game={id} pack={more} />;
    case 'pack':
      return <PackPage key={`${id} ${more}`} game={id} id={more} />;
    case 'position':
      return (
        <PositionPage
          key={`${id} ${more} ${last}`}
          game={id}
          kept={more}
          at={/^[0-9]+$/.test(last) ? Number(last) : undefined}
        />
      );
    case 'packed':
      return <PackLinkPage key={id} packed={id} />;
    case 'play':
      return <PlayPage key={id} id={id} at={/^[0-9]+$/.test(more) ? Number(more) : undefined} />;
    case 'score':
      return <SharedPage key={id} packed={id} at={/^[0-9]+$/.test(more) ? Number(more) : undefined} />;
    case 'lesson':
      return <LessonPage key={`${id} ${more}`} game={id} id={more} />;
    case 'learn':
      return <LearnPage key={id} game={id} />;
    case 'first':
      return <FirstPage key={id} game={id} />;
    case 'lines':
      return <LinesPage key={id} id={id} />;
    case 'g':
      return <FarPage key={`${id} ${more}`} id={id} secret={more} />;
    case 'together':
      return <TogetherPage key={id} part={id} />;
    case 'settings':
      return <SettingsPage />;
    case 'rules':
      return <RulesPage key={id} game={id} />;
    default:
      return (
        <main class="sheet-page">
          <h1>There is nothing here</h1>
          <p>
            This address names no screen of Bocage. <a href="#/">Go home</a>
          </p>
        </main>
      );
  }
}

/** The game that could not be kept, as a file. */
async function exportUnkept(): Promise<void> {
  const game = unkept();
  if (game === undefined) return;
  const { fileName, saveFile } = await import('./core/transfer.ts');
  saveFile(fileName(game.record.game, game.record.count), game.score);
}

/** Said at once, with what can be done. */
function Notices() {
  const take = update.value;
  return (
    <div class="notices" role="status">
      {trouble.value !== undefined && (
        <p class="notice bad">
          <Icon name="warning" /> {trouble.value}
          <button type="button" class="link" onClick={() => void exportUnkept()}>
            Export the score
          </button>
        </p>
      )}
      {take !== undefined && (
        <p class="notice">
          A new version of Bocage is ready. Your games stay as they are.
          <button type="button" class="link" data-update="true" onClick={take}>
            Take it now
          </button>
          <button
            type="button"
            class="link"
            onClick={() => {
              update.value = undefined;
            }}
          >
            Later
          </button>
        </p>
      )}
    </div>
  );
}

function RefusedDrop() {
  const text = refusedDrop.value;
  if (text === undefined) return null;
  return (
    <UnreadDialog
      title="This file could not be opened"
      text={text}
      close={() => {
        refusedDrop.value = undefined;
      }}
    />
  );
}

export function App() {
  return (
    <>
      <Guard key={route.value.join('/')}>
        <Screen />
      </Guard>
      <Notices />
      <RefusedDrop />
    </>
  );
}
