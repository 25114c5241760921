// About the others at a table: to hear nothing of somebody any more, and to tell those who keep the server.
import { useSignal } from '@preact/signals';
import { Dialog } from '../dialogs/dialog.tsx';
import * as W from '../words/online.ts';
import type { FarGame } from './far-game.ts';
import { whoIs } from './far-words.ts';
import { sentence, server } from './place.ts';

export function PeopleMatters({ far }: { readonly far: FarGame }) {
  const { seats = [] } = far.around.value ?? {};
  const said = useSignal('');
  const reporting = useSignal(false);
  const others = seats.flatMap((seat, i) => (seat.kind === 'person' && !far.mine(seat.id) && seat.taken ? [i] : []));
  const ask = (path: string, body: object, done: string): void => {
    server.ask(path, body).then(
      () => {
        said.value = done;
      },
      (error: unknown) => {
        said.value = sentence(error);
      },
    );
  };
  if (others.length === 0) return null;
  return (
    <>
      <div class="row">
        {others.map((i) => (
          <button
            key={i}
            type="button"
            class="btn"
            data-mute={seats[i]?.id}
            onClick={() => ask(`games/${far.id}/ignore`, { seat: seats[i]?.id }, W.willHearNoMore)}
          >
            {W.mute(whoIs(far, i))}
          </button>
        ))}
        <button
          type="button"
          class="btn"
          data-report="true"
          onClick={() => {
            reporting.value = true;
          }}
        >
          {W.report}
        </button>
      </div>
      {said.value !== '' && <p role="status">{said}</p>}
      {reporting.value && (
        <Dialog
          title={W.reportThisTable}
          close={() => {
            reporting.value = false;
          }}
        >
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const text = String(new FormData(event.currentTarget).get('text')).trim();
              reporting.value = false;
              if (text !== '') ask('reports', { game: far.id, text }, W.reportSent);
            }}
          >
            <label>
              {W.reportWhat}
              <textarea name="text" rows={4} maxLength={1_000} required />
            </label>
            <div class="row">
              <button type="submit" class="btn main">
                {W.sendIt}
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
