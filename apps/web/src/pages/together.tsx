// Play together: one's own games, open tables, an invitation by link, what can be watched, challenges, and oneself.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasServer } from '../core/has-server.ts';
import { lazy } from '../core/lazy.tsx';
import { Invite } from '../online/invite.tsx';
import styles from '../online/style.css?url';
import { Icon } from '../parts/icon.tsx';
import { wear } from '../parts/wear.ts';

// Whoever wants to play with a friend does without the lists.
const Tables = lazy(() => import('../online/lists.tsx').then((m) => m.Tables), null);
const Me = lazy(() => import('../online/me.tsx').then((m) => m.Me), null);

function NoServer() {
  return (
    <main class="sheet-page">
      <h1>Play together</h1>
      <p>
        This page is complete without a server, and none stands behind it. Two persons can play at one screen. To play
        with friends elsewhere, one of you runs a server: <code>npm run serve</code>; its guide is docs/server.md.
      </p>
      <p>
        <a href="#/">Go home</a>
      </p>
    </main>
  );
}

function Lobby({ part }: { readonly part: string }) {
  const worn = useSignal(false);
  useEffect(() => {
    document.title = 'Play together · Bocage';
    void wear(styles).finally(() => {
      worn.value = true;
    });
  }, []);
  if (!worn.value) return <main class="sheet-page" aria-busy="true" />;
  return (
    <main class="together">
      <header class="masthead">
        <h1>Play together</h1>
        <span class="motto">Against a person, in one sitting or a move a day.</span>
        <nav aria-label="Main">
          <a href="#/">
            <Icon name="home" /> Home
          </a>
          <a href="#/together">
            <Icon name="list" /> All tables
          </a>
          <a href="#/together/me">
            <Icon name="people" /> You and notices
          </a>
          <a href="#/settings">
            <Icon name="gear" /> Settings
          </a>
        </nav>
      </header>
      {part === 'me' ? <Me /> : part === 'friend' ? <Invite first /> : <Tables invite={<Invite first={false} />} />}
    </main>
  );
}

export function TogetherPage({ part }: { readonly part: string }) {
  return hasServer ? <Lobby part={part} /> : <NoServer />;
}
