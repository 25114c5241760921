// The page of a link that carries something whole: it is read, kept and opened, or the page says what is wrong with it.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import * as W from '../words/pages.ts';

interface Shown {
  readonly packed: string;
  /** What is on its way. */
  readonly opening: string;
  /** The address at which it is open; or one sentence. */
  readonly open: () => Promise<{ readonly hash: string } | string>;
}

export function LinkPage({ packed, opening, open }: Shown) {
  const problem = useSignal<string | undefined>(undefined);
  useEffect(() => {
    void open().then((opened) => {
      if (typeof opened === 'string') problem.value = opened;
      else location.replace(opened.hash);
    });
  }, [packed]);
  return (
    <main class="sheet-page" aria-busy={problem.value === undefined}>
      <h1>{problem.value === undefined ? opening : W.linkCannotBeOpened}</h1>
      {problem.value !== undefined && (
        <p role="alert" data-problem="true">
          {problem.value}
        </p>
      )}
      <p>
        <a href="#/">{W.goHome}</a>
      </p>
    </main>
  );
}
