// Oneself on a server: a name, devices, the recovery code, days away, and how one is told that it is one's turn.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { sentence, server } from './place.ts';

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
  submit,
}: {
  readonly label: string;
  readonly button: string;
  readonly submit: (text: string) => void;
}) {
  const text = useSignal('');
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

function NoName({ act, code }: { readonly act: Do; readonly code: Signal<string> }) {
  const name = useSignal('');
  const making = (text: string): void =>
    act(
      server.ask<{ recovery: string }>('accounts', { name: text }).then(async ({ recovery }) => {
        code.value = recovery;
        await server.ask('me/gather', {});
      }),
      'Your seats of this browser are yours under this name now.',
    );
  return (
    <section aria-labelledby="name">
      <h2 id="name">A name</h2>
      <p>
        With a name the others know you again, your games are together on all your devices, and challenges count. No
        mail, no password.
      </p>
      <Field label="Your name" button="Take it" submit={making} />
      <h3>On another device already?</h3>
      <p>Make eight letters there, type them here, and confirm there.</p>
      <Field
        label="Eight letters"
        button="Join"
        submit={(text) => act(server.ask('devices/join', { code: text }), 'Now confirm it on your other device.')}
      />
      <h3>Lost all devices?</h3>
      <div class="far-link-row">
        <input
          type="text"
          aria-label="Your name there"
          placeholder="Your name there"
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </div>
      <Field
        label="Recovery code"
        button="Come back"
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

function Named({ own, account, act }: { readonly own: Own; readonly account: Account; readonly act: Do }) {
  const letters = useSignal('');
  const days = useSignal(1);
  const settings = (change: object): void => act(server.ask('me/settings', change), 'Kept.');
  return (
    <section aria-labelledby="name">
      <h2 id="name">{account.name}</h2>
      <p>{own.devices.length === 1 ? 'One device' : `${own.devices.length} devices`} with this name.</p>
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
          Add a device
        </button>
        {letters.value !== '' && (
          <>
            <p role="status">
              Type <b>{letters.value}</b> on the other device within ten minutes, then
            </p>
            <button
              type="button"
              class="btn"
              onClick={() => act(server.ask('devices/confirm', { code: letters.value }), 'The device is added.')}
            >
              Confirm it
            </button>
          </>
        )}
        <button
          type="button"
          class="btn"
          onClick={() => act(server.ask('me/gather', {}), 'Seats of this browser are yours under this name.')}
        >
          Gather my seats
        </button>
        <button type="button" class="btn" onClick={() => act(server.ask('devices/leave', {}), 'This device has left.')}>
          Leave on this device
        </button>
      </div>
      <p>
        Your own solitaire games are the same on all of them: they are brought in step whenever you open “Play
        together”.
      </p>
      <h3>Away</h3>
      <p>
        Clocks of games by correspondence stand still from your next decision on; 21 days a year, at most 10 in a row.
      </p>
      <div class="row">
        <label>
          Days{' '}
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
          onClick={() => act(server.ask('away', { days: days.value }), 'The others are told.')}
        >
          Be away
        </button>
      </div>
      <h3>Takebacks and notices</h3>
      <div class="row">
        <label>
          When the other side asks to take back{' '}
          <select onChange={(event) => settings({ takebacks: event.currentTarget.value })}>
            <option value="ask" selected={account.settings.takebacks !== 'accept'}>
              ask me
            </option>
            <option value="accept" selected={account.settings.takebacks === 'accept'}>
              always allow it
            </option>
          </select>
        </label>
        <label>
          Notices{' '}
          <select onChange={(event) => settings({ notices: event.currentTarget.value })}>
            {[
              ['each', 'one a turn'],
              ['digest', 'one a day'],
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
      <h2 id="notices">When it is your turn</h2>
      <p>The title of the page says so. Besides, once a turn and only while you do not look:</p>
      <div class="row">
        <button type="button" class="btn" onClick={() => act(subscribe(own.push), 'This browser tells you.')}>
          Tell me in this browser
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
          Make a feed
        </button>
      </div>
      {feed.value !== '' && (
        <p>
          <code>{feed.value}</code>
        </p>
      )}
      <Field
        label="Address of a webhook (https)"
        button="Add it"
        submit={(url) => act(server.ask('hooks', { url }), 'It is told from now on.')}
      />
    </section>
  );
}

export function Me() {
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
      {code.value !== '' && (
        <p class="notice">
          Your recovery code, shown once: write it down. <b data-recovery="true">{code}</b>
        </p>
      )}
      {now !== undefined &&
        (now.account === null ? <NoName act={act} code={code} /> : <Named own={now} account={now.account} act={act} />)}
      {now !== undefined && <Notices own={now} act={act} />}
      <p>
        <a href="#/together">Back to the tables</a>
      </p>
    </div>
  );
}
