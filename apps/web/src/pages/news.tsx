// What is new in this version: shown once, to somebody who has played in an older one.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ofThisBuild, VERSION } from '../core/build.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import * as W from '../words/pages.ts';

/** A line of the changelog: what it is about, and what has changed. */
interface Change {
  readonly about: string;
  readonly text: string;
}

export function News({ close }: { readonly close: () => void }) {
  const changes = useSignal<readonly Change[] | undefined>(undefined);
  useEffect(() => {
    fetch(ofThisBuild('news.json'))
      .then((answer) => answer.json())
      .then((list: readonly Change[]) => {
        changes.value = list;
      })
      // Whoever is offline hears of it another time.
      .catch(close);
  }, []);
  if (changes.value === undefined) return null;
  return (
    <Dialog title={W.whatIsNewIn(VERSION)} close={close}>
      <ul data-news={VERSION}>
        {changes.value.map(({ about, text }) => (
          <li key={text}>
            <b>{about}</b> {text}
          </li>
        ))}
      </ul>
      <p>{W.gamesStay}</p>
      <div class="row">
        <button type="button" class="btn main" onClick={close}>
          {W.goOn}
        </button>
      </div>
    </Dialog>
  );
}
