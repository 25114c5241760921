// The address of a game's first game: begins one, or says why not.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usualPlayer } from '../core/usual-player.ts';
import { startFirst } from '../learn/start-first.ts';
import * as W from '../words/pages.ts';

export function FirstPage({ game }: { readonly game: string }) {
  const failed = useSignal(false);
  useEffect(() => {
    void startFirst(game, usualPlayer()).then((begun) => {
      failed.value = !begun;
    });
  }, []);
  return (
    <main class="sheet-page" aria-busy={!failed.value}>
      {failed.value && (
        <>
          <h1>{W.firstGameCannotBeOpened}</h1>
          <p role="alert">{W.noFirstGame(game)}</p>
        </>
      )}
      <p>
        <a href="#/">{W.goHome}</a>
      </p>
    </main>
  );
}
