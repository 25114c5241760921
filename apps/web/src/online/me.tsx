// Oneself on a server: a name, devices, the recovery code, days away, and how one is told that it is one's turn.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lazy } from '../core/lazy.tsx';
import * as W from '../words/online.ts';
import { sentence, server } from './place.ts';

const QrDrawing = lazy(() => import('./qr-drawing.tsx').then((m) => m.QrDrawing), null);

interface Account {
  readonly name: string;
  readonly role: string;
  readonly settings: { readonly notices?: string; readonly takebacks?: string };
}

interface Own {
  readonly account: Account | null;
  readonly devices: readonly { readonly label: string; readonly used: number }[];
  readonly push: string;
}

/** Does something on the server, says what came of it, and reads oneself again. */
type Do = (work: Promise<unknown>, done?: string) => void;

function Field({
  label,
  button,
  first = '',
  submit,
}: {
  readonly label: string;
  readonly button: string;
  readonly first?: string;
  readonly submit: (text: string) => void;
}) {
  const text = useSignal(first);
  return (
    <form
      class="far-link-row"
      onSubmit={(event) => {
        event.preventDefault();
        submit(text.value);
      }}
    >
      <input
        type="text"
        required
        aria-label={label}
        placeholder={label}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="btn">
        {button}
      </button>
    </form>
  );
}

function NoName({ act, code, letters }: { readonly act: Do; readonly code: Signal<string>; readonly letters: string }) {
  const name = useSignal('');
  const making = (text: string): void =>
    act(
      server.ask<{ recovery: string }>('accounts', { name: text }).then(async ({ recovery }) => {
        code.value = recovery;
        await server.ask('me/gather', {});
      }),
      W.seatsGathered,
    );
  return (
    <section aria-labelledby="name">
      <h2 id="name">{W.aName}</h2>
      <p>{W.aboutName}</p>
      <Field label={W.yourName} button={W.takeIt} submit={making} />
      <h3>{W.onAnotherDeviceAlready}</h3>
      <p>{W.aboutLetters}</p>
      <Field
        label={W.eightLetters}
        button={W.join}
        first={letters}
        submit={(text) => act(server.ask('devices/join', { code: text }), W.confirmThere)}
      />
      <h3>{W.lostAllDevices}</h3>
      <div class="far-link-row">
        <input
          type="text"
          aria-label={W.yourNameThere}
          placeholder={W.yourNameThere}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </div>
      <Field
        label={W.recoveryCode}
        button={W.comeBack}
        submit={(text) =>
          act(
            server.ask<{ recovery: string }>('recovery', { name: name.value, code: text }).then(({ recovery }) => {
              code.value = recovery;
            }),
          )
        }
      />
    </section>
  );
}

/** Where a device with these letters joins: the page with the letters in their place, one press from there. */
function joining(letters: string): string {
  return `${location.origin}${location.pathname}#/together/me/${letters}`;
}

function Named({ own, account, act }: { readonly own: Own; readonly account: Account; readonly act: Do }) {
  const letters = useSignal('');
  const days = useSignal(1);
  const settings = (change: object): void => act(server.ask('me/settings', change), W.kept);
  return (
    <section aria-labelledby="name">
      <h2 id="name">{account.name}</h2>
      <p>{W.devicesWithName(own.devices.length)}</p>
      <div class="row">
        <button
          type="button"
          class="btn"
          onClick={() =>
            act(
              server.ask<{ code: string }>('devices', {}).then(({ code }) => {
                letters.value = code;
              }),
            )
          }
        >
          {W.addADevice}
        </button>
        <button type="button" class="btn" onClick={() => act(server.ask('me/gather', {}), W.seatsAreYours)}>
          {W.gatherMySeats}
        </button>
        <button type="button" class="btn" onClick={() => act(server.ask('devices/leave', {}), W.thisDeviceHasLeft)}>
          {W.leaveOnThisDevice}
        </button>
      </div>
      {letters.value !== '' && (
        <div class="far-device">
          <p role="status">{W.typeLetters(<b>{letters.value}</b>)}</p>
          <QrDrawing text={joining(letters.value)} label={W.lettersAsQr} />
          <button
            type="button"
            class="btn"
            onClick={() => act(server.ask('devices/confirm', { code: letters.value }), W.theDeviceIsAdded)}
          >
            {W.confirmIt}
          </button>
        </div>
      )}
      <p>{W.aboutSolitaire}</p>
      <h3>{W.away}</h3>
      <p>{W.aboutAway}</p>
      <div class="row">
        <label>
          {W.days}{' '}
          <input
            type="number"
            min={0}
            max={10}
            value={days.value}
            onInput={(event) => {
              days.value = Number(event.currentTarget.value);
            }}
          />
        </label>
        <button
          type="button"
          class="btn"
          onClick={() => act(server.ask('away', { days: days.value }), W.othersAreTold)}
        >
          {W.beAway}
        </button>
      </div>
      <h3>{W.takebacksAndNotices}</h3>
      <div class="row">
        <label>
          {W.whenTakebackAsked}{' '}
          <select onChange={(event) => settings({ takebacks: event.currentTarget.value })}>
            <option value="ask" selected={account.settings.takebacks !== 'accept'}>
              {W.askMe}
            </option>
            <option value="accept" selected={account.settings.takebacks === 'accept'}>
              {W.alwaysAllowIt}
            </option>
          </select>
        </label>
        <label>
          {W.notices}{' '}
          <select onChange={(event) => settings({ notices: event.currentTarget.value })}>
            {[
              ['each', W.oneATurn],
              ['digest', W.oneADay],
              ['none', 'none'],
            ].map(([id, name]) => (
              <option key={id} value={id} selected={(account.settings.notices ?? 'each') === id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}

/** The browser's own key for push notices, as the browser wants it. */
function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function subscribe(key: string): Promise<void> {
  const worker = await navigator.serviceWorker?.ready;
  if (worker === undefined || !('pushManager' in worker))
    throw new Error('This browser gives notices on pages with https only.');
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
  const { endpoint, keys } = made.toJSON();
  await server.ask('push', { endpoint, keys });
}

function Notices({ own, act }: { readonly own: Own; readonly act: Do }) {
  const feed = useSignal('');
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">{W.whenYourTurn}</h2>
      <p>{W.aboutNotices}</p>
      <div class="row">
        <button type="button" class="btn" onClick={() => act(subscribe(own.push), W.browserTells)}>
          {W.tellMeHere}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() =>
            act(
              server.ask<{ url: string }>('feed', {}).then(({ url }) => {
                feed.value = url;
              }),
            )
          }
        >
          {W.makeAFeed}
        </button>
      </div>
      {feed.value !== '' && (
        <p>
          <code>{feed.value}</code>
        </p>
      )}
      <Field
        label={W.webhookAddress}
        button={W.addIt}
        submit={(url) => act(server.ask('hooks', { url }), W.toldFromNowOn)}
      />
    </section>
  );
}

export function Me({ letters }: { readonly letters: string }) {
  const own = useSignal<Own | undefined>(undefined);
  const said = useSignal('');
  const code = useSignal('');
  const read = (): void => {
    server
      .ask('devices/me', {})
      .then(() => server.ask<Own>('me'))
      .then(
        (found) => {
          own.value = found;
        },
        (error: unknown) => {
          said.value = sentence(error);
        },
      );
  };
  useEffect(read, []);
  const act: Do = (work, done = '') => {
    said.value = '';
    work.then(
      () => {
        said.value = done;
        read();
      },
      (error: unknown) => {
        said.value = error instanceof Error ? error.message : sentence(error);
      },
    );
  };
  const now = own.value;
  return (
    <div class="sheet-page far-me">
      <p role="status" data-said="true">
        {said}
      </p>
      {code.value !== '' && <p class="notice">{W.recoveryCodeShown(<b data-recovery="true">{code}</b>)}</p>}
      {now !== undefined &&
        (now.account === null ? (
          <NoName act={act} code={code} letters={letters} />
        ) : (
          <Named own={now} account={now.account} act={act} />
        ))}
      {now !== undefined && <Notices own={now} act={act} />}
      <p>
        <a href="#/together">{W.backToTheTables}</a>
      </p>
    </div>
  );
}
