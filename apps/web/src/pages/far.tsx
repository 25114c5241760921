// The screen of a table on a server: sitting down by invitation, waiting for the others, and the table itself.
import { andList } from '@bocage/engine';
import { readSecret, seatLink, sitDown } from '@bocage/online';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { FarGame } from '../online/far-game.ts';
import { capital, paceText } from '../online/far-words.ts';
import { layTable } from '../online/open-far.tsx';
import { copy, keepSeat, keptSeat, sentence, server } from '../online/place.ts';
import styles from '../online/style.css?url';
import { TableView } from '../panels/table.tsx';
import type { Ui } from '../parts/ui.ts';
import { wear } from '../parts/wear.ts';
import * as W from '../words/pages.ts';

interface Invitation {
  readonly title: string;
  readonly side: string;
  readonly from: readonly string[];
  readonly clock: unknown;
}

/** A link seats whoever presses: opening it alone, as programs that preview links do, uses nothing up. */
function Claim({ id, code }: { readonly id: string; readonly code: string }) {
  const look = useSignal<Invitation | undefined>(undefined);
  const problem = useSignal('');
  const busy = useSignal(false);
  useEffect(() => {
    document.title = W.anInvitationBocage;
    server.ask<Invitation>('claims/look', { code }).then(
      (found) => {
        look.value = found;
      },
      (error: unknown) => {
        // Whoever has sat down already opens the same link again, perhaps from a message.
        if (keptSeat(id) !== undefined) location.replace(`#/g/${id}`);
        else problem.value = sentence(error);
      },
    );
  }, []);
  const sit = (): void => {
    busy.value = true;
    sitDown(server, code).then(
      (seated) => {
        keepSeat(seated);
        location.replace(`#/g/${id}`);
      },
      (error: unknown) => {
        busy.value = false;
        problem.value = sentence(error);
      },
    );
  };
  const { title, side, from, clock } = look.value ?? {};
  return (
    <main class="sheet-page" aria-busy={look.value === undefined && problem.value === ''}>
      <p>
        <a href="#/">{W.bocage}</a>
      </p>
      {look.value !== undefined && (
        <>
          <h1>{W.invitedTo(title)}</h1>
          <p>{W.offersSide(from?.[0] === undefined ? W.somebody : capital(from[0]), side, paceText(clock))}</p>
          <p class="row">
            <button type="button" class="btn main" data-sit="true" disabled={busy.value} onClick={sit}>
              {W.sitDownAndPlay}
            </button>
          </p>
          <p class="muted">{W.noAccountNeeded}</p>
        </>
      )}
      {problem.value !== '' && (
        <p class="notice bad" role="alert">
          {problem.value}
        </p>
      )}
    </main>
  );
}

function Link({ label, about, link }: { readonly label: string; readonly about: string; readonly link: string }) {
  const said = useSignal('');
  return (
    <div class="far-link">
      <b>{label}</b>
      <span class="muted">{about}</span>
      <div class="far-link-row">
        <input type="text" readOnly aria-label={label} value={link} onFocus={(event) => event.currentTarget.select()} />
        <button
          type="button"
          class="btn"
          onClick={() => {
            void copy(link).then((done) => {
              said.value = done ? W.copied : W.selectItAndCopy;
            });
          }}
        >
          {said.value === '' ? W.copy : said.value}
        </button>
      </div>
    </div>
  );
}

/** Before the first choice: the links to give away. */
function Waiting({ far }: { readonly far: FarGame }) {
  const around = far.around.value;
  const made = useSignal(0);
  if (around === undefined) return null;
  const kept = keptSeat(far.id);
  const { watch, ...seats } = kept?.links ?? {};
  made.value;
  /** The old link dies with the new one. */
  const another = async (seat: string): Promise<void> => {
    const { link } = await server.ask<{ link: string }>(`games/${far.id}/invite`, { seat });
    if (kept !== undefined) keepSeat({ ...kept, links: { ...kept.links, [seat]: link } });
    made.value++;
  };
  const own = kept?.token === undefined ? undefined : seatLink(location.origin, far.id, kept.token, kept.salt);
  const open = around.seats.filter(({ kind, taken }) => kind === 'person' && !taken);
  return (
    <>
      <h1>{around.title}</h1>
      {around.phase === 'open' && (
        <>
          <p role="status">{W.waitingFor(andList(open.map(({ name }) => W.theSide(name))))}</p>
          {open.map(({ id, name }) => {
            const link = seats[id];
            return link === undefined ? null : (
              <div key={id}>
                <Link label={W.forThePlayer(name)} about={W.aboutInvitation} link={link} />
                <button type="button" class="link" data-call-back={id} onClick={() => void another(id)}>
                  {W.callBackInvitation}
                </button>
              </div>
            );
          })}
        </>
      )}
      {around.phase === 'sealing' && <p role="status">{W.sealingDice}</p>}
      {around.phase === 'void' && <p role="status">{W.endedBeforeItBegan}</p>}
      {own !== undefined && <Link label={W.yourOwn} about={W.aboutOwnLink} link={own} />}
      {watch !== undefined && <Link label={W.forWatchers} about={W.aboutWatchLink} link={watch} />}
    </>
  );
}

/** What a link opens: one's own seat is taken up in this browser, a watcher's link is used as it is. */
async function enter(id: string, secret: string): Promise<FarGame | string> {
  const { opens, secret: token, salt } = readSecret(secret);
  await wear(styles);
  if (opens === 'w') return new FarGame(id, token);
  if (opens === 's') {
    try {
      const seated = await sitDown(server, token);
      keepSeat({ ...seated, ...(salt !== undefined && { salt }) });
      history.replaceState(null, '', `#/g/${id}`);
    } catch (error) {
      return sentence(error);
    }
  }
  return new FarGame(id);
}

function Table({ id, secret }: { readonly id: string; readonly secret: string }) {
  const far = useSignal<FarGame | string | undefined>(undefined);
  const ui = useSignal<Ui | undefined>(undefined);
  useEffect(() => {
    let left = false;
    let open: FarGame | undefined;
    let stop = (): void => {};
    void enter(id, secret).then(
      (entered) => {
        far.value = entered;
        if (typeof entered === 'string') return;
        open = entered;
        if (left) return entered.close();
        stop = entered.begun.subscribe((controller) => {
          if (controller === undefined) return;
          void layTable(entered, controller).then((laid) => {
            if (!left) ui.value = laid;
          });
        });
      },
      () => {
        far.value = W.partNotLoaded;
      },
    );
    return () => {
      left = true;
      stop();
      open?.close();
    };
  }, []);
  const now = far.value;
  if (typeof now === 'object' && now.gone.value === undefined && ui.value !== undefined)
    return <TableView key={ui.value.table.game.rulesVersion} ui={ui.value} />;
  const problem = typeof now === 'string' ? now : now?.gone.value;
  return (
    <main class="sheet-page" aria-busy={now === undefined}>
      <p>
        <a href="#/together">{W.playTogether}</a>
      </p>
      {problem !== undefined && (
        <>
          <h1>{W.tableCannotBeShown}</h1>
          <p role="alert">{problem}</p>
        </>
      )}
      {problem === undefined && typeof now === 'object' && <Waiting far={now} />}
    </main>
  );
}

export function FarPage({ id, secret }: { readonly id: string; readonly secret: string }) {
  const { opens, secret: code } = readSecret(secret);
  return opens === 'i' ? <Claim id={id} code={code} /> : <Table id={id} secret={secret} />;
}
