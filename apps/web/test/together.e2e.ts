// Around a table on a server, in real browsers: an answer that was planned, a team that votes, a seat that is handed on, the
// filters of the lobby, and notices of the browser.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTable, Server } from '@bocage/online';
import type { Page } from 'playwright-core';
import { type FarHouse, openFarHouse, person, twoSeated, violations } from './far.ts';

let far: FarHouse;
before(async () => {
  far = await openFarHouse();
});
after(() => far.close());

const tab = (page: Page, name: string): Promise<void> => page.locator('.far-tabs button', { hasText: name }).click();

interface Entry {
  readonly by: string;
  readonly seat: string | null;
  readonly choices?: readonly { readonly name: string }[];
  readonly holder?: { readonly from?: readonly string[] };
}

/** The log as the server shows it to this page. */
function log(page: Page): Promise<Entry[]> {
  return page.evaluate(async () => {
    const id = /#\/g\/([\w-]+)/.exec(location.hash)?.[1] ?? '';
    return ((await (await fetch(`/api/1/games/${id}/entries?after=0`)).json()) as { entries: Entry[] }).entries;
  });
}

/** Waits until the log has such an entry. */
async function until(page: Page, there: (entry: Entry) => boolean): Promise<Entry> {
  for (let i = 0; i < 400; i++) {
    const found = (await log(page)).findLast(there);
    if (found !== undefined) return found;
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
  }
  throw new Error('the entry did not come');
}

/** Presses a choice by its name, and confirms it where the page asks. */
async function press(page: Page, name: string): Promise<void> {
  await page.locator(`.choices .btn[data-name="${name}"]`).click();
  const sure = page.locator('[data-confirm]');
  if ((await sure.count()) > 0) await sure.first().click();
}

test('an answer is planned, a team votes, and a seat is handed on', { timeout: 240_000 }, async () => {
  const { a, b } = await twoSeated(far);
  // The German decides first: the American plans what to do about it.
  await b.page.locator('.choices .btn[data-name]').first().waitFor();
  await tab(a.page, 'This game');
  await a.page.locator('[data-answer-form]').click();
  const theirs = a.page.locator('[data-pick=theirs]');
  await theirs.first().waitFor();
  const theirLine: string[] = [];
  for (let i = 0; (await a.page.locator('[data-pick=own]').count()) === 0 && i < 8; i++) {
    // The quiet choice is the last of a list or the first: whichever rolls no die.
    const names = await theirs.nth(i).evaluate((list) => [...(list as HTMLSelectElement).options].map((o) => o.value));
    const quiet = names.find((name) => /^(pass|done|hold|none|end)/.test(name)) ?? names[1] ?? '';
    await theirs.nth(i).selectOption(quiet);
    theirLine.push(quiet);
  }
  const own = a.page.locator('[data-pick=own]').first();
  const answers = await own.evaluate((list) => [...(list as HTMLSelectElement).options].map((o) => o.value));
  const mine = answers.findLast((name) => name !== '' && name !== 'pass') ?? '';
  await own.selectOption(mine);
  await a.page.locator('[data-plan-answer]').click();
  await a.page.locator('.far-plans p', { hasText: 'If they choose “' }).waitFor();
  assert.equal(await b.page.locator('.far-plans p', { hasText: 'If they choose' }).count(), 0);
  for (const name of theirLine) await press(b.page, name);
  const fired = await until(a.page, ({ by }) => by === 'plan');
  assert.equal(fired.choices?.[0]?.name, mine);
  assert.equal(fired.seat, 'US');

  // A second person on the American seat; from now on they vote.
  await a.page.locator('[data-share]').click();
  const invitation = await a.page.locator('[data-invitation]').inputValue();
  const c = await person(far);
  await c.page.goto(invitation);
  await c.page.locator('[data-sit]').click();
  await c.page.locator('.far-seat[data-mine="true"][data-seat=US]').waitFor();
  await a.page.locator('[data-team-way]').selectOption('vote');
  await until(a.page, ({ holder }) => holder !== undefined && 'team' in holder);
  const choices = a.page.locator('.choices .btn[data-name]');
  await choices.first().waitFor();
  const before = (await log(a.page)).length;
  const name = (await choices.last().getAttribute('data-name')) ?? '';
  await press(a.page, name);
  if ((await a.page.locator('[data-propose]').count()) > 0) await a.page.locator('[data-propose]').click();
  await c.page.locator('[data-team=vote] [data-proposal]').waitFor();
  assert.deepEqual(await violations(c.page, ['[data-team=vote]']), []);
  assert.equal((await log(b.page)).length, before, 'a proposal is no entry');
  assert.equal(await b.page.locator('[data-team]').count(), 0);
  await c.page.locator(`.choices .btn[data-name="${name}"]`).waitFor();
  await press(c.page, name);
  if ((await c.page.locator('[data-propose]').count()) > 0) await c.page.locator('[data-propose]').click();
  const won = await until(b.page, ({ by }) => by === 'vote');
  assert.equal(won.choices?.[0]?.name, name);

  // The German hands the seat on: whoever comes plays, whoever left is told so.
  await tab(b.page, 'This game');
  await b.page.locator('[data-hand-on]').click();
  const d = await person(far);
  await d.page.goto(await b.page.locator('[data-invitation]').inputValue());
  await d.page.locator('[data-sit]').click();
  await d.page.locator('.far-seat[data-mine="true"][data-seat=GE]').waitFor();
  await b.page.locator('[role=alert]', { hasText: 'Somebody else has this seat now' }).waitFor();
  assert.deepEqual((await until(d.page, ({ holder }) => holder?.from !== undefined)).holder?.from, ['a guest']);
  for (const visitor of [a, b, c, d]) {
    assert.deepEqual(
      visitor.faults.filter((fault) => !fault.startsWith('request to') && !/ERR_|WebSocket|status of 404/.test(fault)),
      [],
    );
    await visitor.close();
  }
});

test('solitaire games are the same on all devices of one name', { timeout: 90_000 }, async () => {
  const [a, b] = [await person(far), await person(far)];
  const me = `${far.url}/#/together/me`;
  await a.page.goto(me);
  await a.page.getByLabel('Your name', { exact: true }).fill('Novak');
  await a.page.getByRole('button', { name: 'Take it' }).click();
  await a.page.locator('[data-recovery]').waitFor();
  await a.page.getByRole('button', { name: 'Add a device' }).click();
  const letters = await a.page.locator('[role=status] b').innerText();
  // What its QR code says: the page with the letters in their place.
  await a.page.getByRole('img', { name: 'The same letters as a QR code' }).waitFor();
  assert.deepEqual(await violations(a.page, ['.far-me']), []);
  await b.page.goto(`${me}/${letters}`);
  assert.equal(await b.page.getByLabel('Eight letters').inputValue(), letters);
  await b.page.getByRole('button', { name: 'Join' }).click();
  await b.page.locator('[data-said]', { hasText: 'confirm it' }).waitFor();
  await a.page.getByRole('button', { name: 'Confirm it' }).click();
  await a.page.locator('[data-said]', { hasText: 'added' }).waitFor();

  const begin = async (page: Page): Promise<void> => {
    await page.goto(`${far.url}/#/new/credentials`);
    await page.locator('form.options button[type=submit]').click();
    await page.locator('.choices .btn[data-name]').first().waitFor();
  };
  const step = async (page: Page, text: string): Promise<void> => {
    await page.goto(`${far.url}/#/`);
    await page.goto(`${far.url}/#/together`);
    await page.locator('[data-in-step]', { hasText: text }).waitFor();
  };
  await begin(a.page);
  const game = a.page.url();
  await step(a.page, '1 sent to the server, 0 brought here');
  await step(b.page, '0 sent to the server, 1 brought here');
  // Both play on without knowing of each other: nothing is lost, the later one finds its own as a copy.
  const choose = async (page: Page, at: number): Promise<void> => {
    await page.goto(game);
    await page.locator('.choices .btn[data-name]').nth(at).click();
    const sure = page.locator('[data-confirm]');
    if ((await sure.count()) > 0) await sure.first().click();
    await page.locator('.log .group').first().waitFor();
  };
  await choose(a.page, 0);
  await choose(b.page, 1);
  await step(a.page, '1 sent to the server, 0 brought here');
  await step(b.page, '1 sent to the server, 0 brought here');
  await step(a.page, '0 sent to the server, 1 brought here');
  for (const { page } of [a, b]) {
    await page.goto(`${far.url}/#/`);
    await page.reload();
    await page.locator('a[href^="#/play/"]').nth(1).waitFor();
  }
  for (const visitor of [a, b]) await visitor.close();
});

test('the lobby has filters from twelve invitations on, and pages from forty', { timeout: 60_000 }, async () => {
  const server = new Server(far.url);
  const open = (free: string, clock: string): Promise<unknown> =>
    openTable(server, { game: 'rudders-line', seats: { US: 'me', GE: 'me', [free]: 'open' }, clock });
  for (let i = 0; i < 11; i++) await open('GE', 'day');
  const visitor = await person(far);
  const { page } = visitor;
  await page.goto(`${far.url}/#/together`);
  const rows = page.locator('section[aria-labelledby=open] tbody tr:not(.far-group)');
  await rows.first().waitFor();
  assert.equal(await rows.count(), 11);
  assert.equal(await page.locator('[data-filter]').count(), 0);
  for (let i = 0; i < 32; i++) await open(i < 2 ? 'US' : 'GE', i === 0 ? 'live' : 'day');
  await page.reload();
  await page.locator('[data-next-page]').waitFor();
  assert.equal(await rows.count(), 20);
  await page.locator('[data-next-page]').click();
  await page.getByText('Page 2 of 3').waitFor();
  assert.deepEqual(await violations(page, ['section[aria-labelledby=open]']), []);
  await page.locator('[data-filter=side]').selectOption('US');
  await page.waitForFunction(
    () => document.querySelectorAll('section[aria-labelledby=open] tbody tr:not(.far-group)').length === 2,
  );
  await page.locator('[data-filter=pace]').selectOption('live');
  await page.waitForFunction(
    () => document.querySelectorAll('section[aria-labelledby=open] tbody tr:not(.far-group)').length === 1,
  );
  assert.match(await rows.first().innerText(), /American/);
  await visitor.close();
});

test('notices of the browser: asked for by a button, shown by the service worker', { timeout: 60_000 }, async () => {
  const visitor = await far.house.visitor({ serviceWorkers: 'allow', permissions: ['notifications'] });
  const { page, context } = visitor;
  // A browser without a network has no service that pushes: what it would hand to the page is made here.
  await context.addInitScript(() => {
    PushManager.prototype.subscribe = async (options) => {
      const key = options?.applicationServerKey as ArrayBufferView | undefined;
      return {
        toJSON: () => ({
          endpoint: `https://push.example/${key?.byteLength}`,
          keys: {
            p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
            auth: 'BTBZMqHH6r4Tts7J_aSIgg',
          },
        }),
      } as unknown as PushSubscription;
    };
  });
  await page.goto(`${far.url}/#/together/me`);
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/1/push'));
  await page.getByRole('button', { name: 'Notify me in this browser' }).click();
  const body = (await asked).postDataJSON() as { endpoint: string; keys: object };
  // The server's own key, uncompressed, went to the browser.
  assert.equal(body.endpoint, 'https://push.example/65');
  await page.locator('[data-said]', { hasText: 'This browser notifies you.' }).waitFor();

  const session = await context.newCDPSession(page);
  const known = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(far.url));
      if (found !== undefined) done(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: far.url,
    registrationId: await known,
    data: JSON.stringify({ text: "Your turn in Rudder's Line.", tag: 'abcdefghijkl' }),
  });
  const shown = await page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    for (;;) {
      const [one] = await worker.getNotifications();
      if (one !== undefined) return { title: one.title, body: one.body, tag: one.tag };
      await new Promise((next) => setTimeout(next, 50));
    }
  });
  assert.deepEqual(shown, { title: 'Bocage', body: "Your turn in Rudder's Line.", tag: 'abcdefghijkl' });
  await visitor.close();
});
