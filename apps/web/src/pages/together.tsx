// Play together: one's own games, open tables, an invitation by link, what can be watched, challenges, and oneself.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasServer } from '../core/has-server.ts';
import { lazy } from '../core/lazy.tsx';
import { Invite } from '../online/invite.tsx';
import styles from '../online/style.css?url';
import { Icon } from '../parts/icon.tsx';
import { wear } from '../parts/wear.ts';
import * as W from '../words/pages.ts';

// Whoever wants to play with a friend does without the lists.
const Tables = lazy(() => import('../online/lists.tsx').then((m) => m.Tables), null);
const Me = lazy(() => import('../online/me.tsx').then((m) => m.Me), null);

function NoServer() {
  return (
    <main class="sheet-page">
      <h1>{W.playTogether}</h1>
      <p>{W.withoutServer(<code>npm run serve</code>)}</p>
      <p>
        <a href="#/">{W.goHome}</a>
      </p>
    </main>
  );
}

function Lobby({ part, more }: { readonly part: string; readonly more: string }) {
  const worn = useSignal(false);
  useEffect(() => {
    document.title = W.playTogetherBocage;
    void wear(styles).finally(() => {
      worn.value = true;
    });
  }, []);
  if (!worn.value) return <main class="sheet-page" aria-busy="true" />;
  return (
    <main class="together">
      <header class="masthead">
        <h1>{W.playTogether}</h1>
        <span class="motto">{W.againstPerson}</span>
        <nav aria-label={W.main}>
          <a href="#/">
            <Icon name="home" /> {W.home}
          </a>
          <a href="#/together">
            <Icon name="list" /> {W.allTables}
          </a>
          <a href="#/together/me">
            <Icon name="people" /> {W.youAndNotices}
          </a>
          <a href="#/settings">
            <Icon name="gear" /> {W.settings}
          </a>
        </nav>
      </header>
      {part === 'me' ? (
        <Me letters={more} />
      ) : part === 'friend' ? (
        <Invite first />
      ) : (
        <Tables invite={<Invite first={false} />} />
      )}
    </main>
  );
}

export function TogetherPage({ part, more }: { readonly part: string; readonly more: string }) {
  return hasServer ? <Lobby part={part} more={more} /> : <NoServer />;
}
