// The page as a whole: which screen the address asks for, what is dropped on it, and notices that concern all screens.
import { signal } from '@preact/signals';
import { addressParts, wholeNumber } from './core/address.ts';
import { lazy } from './core/lazy.tsx';
import { update } from './core/offline.ts';
import { trouble, unkept } from './core/storage.ts';
import { Home } from './pages/home.tsx';
import { refusedDrop } from './parts/drop.ts';
import { Guard } from './parts/guard.tsx';
import { Icon } from './parts/icon.tsx';
import * as W from './words/pages.ts';

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
const LessonPage = lazy(() => import('./pages/lesson.tsx').then((m) => m.LessonPage));
const OtherScreen = lazy(() => import('./screens.tsx').then((m) => m.OtherScreen));
const NewVersion = lazy(() => import('./parts/new-version.tsx').then((m) => m.NewVersion), null);
const UnreadDialog = lazy(() => import('./pages/home-dialogs.tsx').then((m) => m.UnreadDialog), null);

/** What people come for; every other address is looked up when somebody asks for it. */
function Screen() {
  const [name, id = '', more = '', last = ''] = route.value;
  switch (name) {
    case undefined:
      return <Home />;
    case 'new':
      return <NewGame key={`${id} ${more}`} game={id} pack={more} />;
    case 'play':
      return <PlayPage key={id} id={id} at={wholeNumber(more)} />;
    case 'lesson':
      return <LessonPage key={`${id} ${more}`} game={id} id={more} />;
    default:
      return <OtherScreen name={name} id={id} more={more} last={last} />;
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
            {W.saveToAFile}
          </button>
        </p>
      )}
      {take !== undefined && <NewVersion take={take} />}
    </div>
  );
}

function RefusedDrop() {
  const text = refusedDrop.value;
  if (text === undefined) return null;
  return (
    <UnreadDialog
      title={W.fileNotOpened}
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
