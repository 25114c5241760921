// What can be done about a game on a server: offers, giving up, handing the seat on, one's own link, plans.
import { seatLink } from '@bocage/online';
import { useSignal } from '@preact/signals';
import { lazy } from '../core/lazy.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/online.ts';
import type { FarGame } from './far-game.ts';
import { PeopleMatters } from './people-matters.tsx';
import { copy, keepSeat, keptSeat, sentence, server } from './place.ts';
import { SeatMatters } from './seat-matters.tsx';

const Plans = lazy(() => import('./plans.tsx').then((m) => m.Plans), null);

/** So many choices stand before one's own last line. */
function beforeOwn({ table }: Ui): number {
  const { entries } = table.session;
  let to = entries.findLastIndex(({ seat }) => table.control.value[seat] === 'person');
  while (to > 0 && entries[to]?.continues === true) to--;
  return Math.max(0, to);
}

/** The holder's own link; a new one if this browser has none, and the old one dies then. */
async function ownLink(far: FarGame, renew: boolean): Promise<string> {
  const kept = keptSeat(far.id);
  let token = renew ? undefined : kept?.token;
  if (token === undefined) {
    const made = await server.ask<{ token: string }>(`games/${far.id}/link`, {});
    token = made.token;
    if (kept !== undefined) keepSeat({ ...kept, token });
  }
  return seatLink(location.origin, far.id, token, kept?.salt);
}

export function Matters({ far, ui }: { readonly far: FarGame; readonly ui: Ui }) {
  const { phase, seats = [], you = [], newer } = far.around.value ?? {};
  const said = useSignal('');
  const resigning = useSignal(false);
  const link = useSignal('');
  const others = seats.some(({ id, kind }) => kind === 'person' && !you.includes(id));
  const runs = phase === 'running';
  const ask = (kind: string, to?: number) => () =>
    void far.told(far.table.offer(kind, to)).then((done) => {
      if (done && kind === 'time') said.value = W.moreTimeGiven;
    });
  const showLink = (renew: boolean) => () => {
    ownLink(far, renew).then(
      async (text) => {
        link.value = text;
        said.value = (await copy(text)) ? W.copied : '';
      },
      (error: unknown) => {
        said.value = sentence(error);
      },
    );
  };
  return (
    <div class="far-matters">
      {runs && (
        <div class="row">
          <button
            type="button"
            class="btn"
            disabled={ui.table.session.entries.length === 0}
            onClick={ask('takeback', beforeOwn(ui))}
          >
            {W.askToTakeBack}
          </button>
          {others && (
            <>
              <button type="button" class="btn" onClick={ask('draw')}>
                {W.offerADraw}
              </button>
              <button type="button" class="btn" onClick={ask('time')}>
                {W.giveThemTime}
              </button>
              <button type="button" class="btn" onClick={ask('adjudicate')}>
                {W.letTheJudgeDecide}
              </button>
              <button type="button" class="btn" onClick={ask('substitute')}>
                {W.askForASubstitute}
              </button>
            </>
          )}
          {newer === true && (
            <button type="button" class="btn" data-newer="true" onClick={ask('rules')}>
              {W.continueUnderNewest}
            </button>
          )}
          <button type="button" class="btn" onClick={ask('stop')}>
            {W.stopWithoutAResult}
          </button>
          <button
            type="button"
            class="btn"
            data-resign="true"
            onClick={() => {
              resigning.value = true;
            }}
          >
            {W.resignOpen}
          </button>
        </div>
      )}
      {runs && <SeatMatters far={far} />}
      <div class="row">
        <button type="button" class="btn" data-own-link="true" onClick={showLink(false)}>
          {W.copyMyOwnLink}
        </button>
        <button type="button" class="btn" onClick={showLink(true)}>
          {W.makeANewOne}
        </button>
      </div>
      {link.value !== '' && (
        <input
          type="text"
          readOnly
          aria-label={W.theLink}
          value={link.value}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <p class="muted">{W.aboutOwnLink(<span role="status">{said}</span>)}</p>
      <PeopleMatters far={far} />
      {runs && <Plans far={far} ui={ui} />}
      {resigning.value && (
        <Dialog
          title={W.resignThisGame}
          close={() => {
            resigning.value = false;
          }}
        >
          <p>{W.resignWarning}</p>
          <div class="row">
            <button
              type="button"
              class="btn main"
              data-sure="true"
              onClick={() => {
                resigning.value = false;
                void far.told(far.table.resign());
              }}
            >
              {W.resignConfirm}
            </button>
            <button
              type="button"
              class="btn"
              onClick={() => {
                resigning.value = false;
              }}
            >
              {W.playOn}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
