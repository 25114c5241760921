// The address of a game's first game: begins one, or says why not.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usualPlayer } from '../core/usual-player.ts';
import { startFirst } from '../learn/start-first.ts';

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
          <h1>This first game cannot be opened</h1>
          <p role="alert">
            There is no first game of “{game}” in this version, or it could not be loaded. Check the connection.
          </p>
        </>
      )}
      <p>
        <a href="#/">Go home</a>
      </p>
    </main>
  );
}
