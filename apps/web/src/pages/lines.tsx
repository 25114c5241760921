// The lines of a stored score as they stand: what was played can be read even when it cannot be played again.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readGame } from '../core/storage.ts';

export function LinesPage({ id }: { readonly id: string }) {
  const text = useSignal<string | undefined>(undefined);
  const title = useSignal('A score');
  useEffect(() => {
    void readGame(id).then((stored) => {
      title.value = stored?.record.title ?? 'There is no such game here';
      const score = stored?.score ?? '';
      const body = score.indexOf('\n\n');
      text.value = body < 0 ? score : score.slice(body + 2);
    });
  }, [id]);
  return (
    <main class="sheet-page" aria-busy={text.value === undefined}>
      <h1>{title}</h1>
      <p>Each line is a decision: its number, the side, the choice, the dice in brackets, and a remark.</p>
      <pre data-lines="true">{text}</pre>
      <p>
        <a href="#/">Go home</a>
      </p>
    </main>
  );
}
