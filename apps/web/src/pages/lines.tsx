// The lines of a stored score as they stand: what was played can be read even when it cannot be played again.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readGame } from '../core/storage.ts';
import * as W from '../words/pages.ts';

export function LinesPage({ id }: { readonly id: string }) {
  const text = useSignal<string | undefined>(undefined);
  const title = useSignal(W.aSavedGame);
  useEffect(() => {
    void readGame(id).then((stored) => {
      title.value = stored?.record.title ?? W.noSuchGame;
      const score = stored?.score ?? '';
      const body = score.indexOf('\n\n');
      text.value = body < 0 ? score : score.slice(body + 2);
    });
  }, [id]);
  return (
    <main class="sheet-page" aria-busy={text.value === undefined}>
      <h1>{title}</h1>
      <p>{W.aboutLines}</p>
      <pre data-lines="true">{text}</pre>
      <p>
        <a href="#/">{W.goHome}</a>
      </p>
    </main>
  );
}
