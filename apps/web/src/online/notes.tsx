// Private notes beside a game: they are kept on the server for their writer alone.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import * as W from '../words/online.ts';
import type { FarGame } from './far-game.ts';

export function Notes({ far }: { readonly far: FarGame }) {
  const text = useSignal('');
  const said = useSignal('');
  useEffect(() => {
    far.table.server.ask<{ text: string }>(`games/${far.id}/note`).then(
      (note) => {
        if (text.value === '') text.value = note.text;
      },
      () => {},
    );
  }, []);
  return (
    <div class="far-notes">
      <textarea
        aria-label={W.myNotes}
        rows={5}
        maxLength={10_000}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          said.value = '';
        }}
        onBlur={() => {
          void far.told(far.table.note(text.value)).then((done) => {
            said.value = done ? W.kept : '';
          });
        }}
      />
      <p class="muted">{W.aboutNotes(<span role="status">{said}</span>)}</p>
    </div>
  );
}
