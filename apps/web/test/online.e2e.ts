// A table on a server in two real browsers: sitting down by a link, playing through a line that is cut, offers, talk, the end
// and its proof; the lobby; and a page without a server, which shows nothing of all that.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  type FarHouse,
  linkOf,
  openFarHouse,
  person,
  playCut,
  playTurn,
  serverScore,
  twoSeated,
  violations,
} from './far.ts';
import { replay } from './hands.ts';
import type { Visitor } from './harness.ts';

let far: FarHouse;
before(async () => {
  far = await openFarHouse();
});
after(() => far.close());

/** Console and page errors; requests go to the server, which is another address than the house's own. */
function troubles({ faults }: Visitor): string[] {
  return faults.filter((fault) => !fault.startsWith('request to') && !/ERR_CONNECTION|WebSocket/.test(fault));
}

test('from "Play with a friend" to both seated and the first choice made', { timeout: 90_000 }, async (t) => {
  const [a, b] = [await person(far), await person(far)];
  let weight = 0;
  const seen = new Set<string>();
  await a.page.setExtraHTTPHeaders({ 'Accept-Encoding': 'gzip' });
  a.page.on('response', (response) => {
    if (seen.has(response.url()) || !response.url().endsWith('.js') || response.url().includes('worker')) return;
    seen.add(response.url());
    weight += Number(response.headers()['content-length'] ?? 0);
  });
  const presses = { a: 0, b: 0 };
  const press = async (who: 'a' | 'b', what: string): Promise<void> => {
    await (who === 'a' ? a : b).page.locator(what).first().click();
    presses[who]++;
  };
  await a.page.goto(far.url);
  await a.page.locator('[data-friend]').waitFor();
  const began = performance.now();
  await press('a', '[data-friend]');
  await a.page.locator('[data-open-table]').waitFor();
  await press('a', '[data-open-table]');
  await a.page.locator('.far-link input').first().waitFor();
  await b.page.goto(await linkOf(a.page));
  await press('b', '[data-sit]');
  await Promise.all([a.page.locator('.far-strip').waitFor(), b.page.locator('.far-strip').waitFor()]);
  await a.page.locator('#question').waitFor();
  const script = weight;
  // The German decides first: the American has nothing to fire.
  await press('b', '.choices .btn[data-name]');
  if ((await b.page.locator('[data-confirm]').count()) > 0) await press('b', '[data-confirm]');
  await b.page.waitForFunction(() => document.querySelectorAll('.log .group').length > 1);
  const seconds = (performance.now() - began) / 1_000;
  t.diagnostic(
    `both seated and the first choice made in ${seconds.toFixed(1)} s (bar 30), presses ${presses.a} and ${presses.b} (bar 4)`,
  );
  t.diagnostic(`home and the table on a server: script ${(script / 1_024).toFixed(1)} KB gzip (bar 100)`);
  assert.ok(seconds <= 30, `${seconds} s`);
  assert.ok(presses.a <= 4 && presses.b <= 4, `${presses.a} and ${presses.b} presses`);
  assert.ok(script > 20_000 && script <= 100 * 1_024, `${script} bytes of script`);
  assert.deepEqual(await violations(b.page, ['.far-strip', '.far-below']), []);
  assert.deepEqual([...troubles(a), ...troubles(b)], []);
  await a.close();
  await b.close();
});

test('talk, offers, a lost line, the way back, and a proved end', { timeout: 120_000 }, async () => {
  const { a, b, link } = await twoSeated(far);
  const said = b.page.locator('#say-line');
  await said.fill('18 was a slip of the hand');
  await said.press('Enter');
  await a.page.locator('.far-talk li', { hasText: 'slip of the hand' }).waitFor();

  await playTurn(b.page, 7, 12);
  await b.page.locator('.far-tabs button', { hasText: 'This game' }).click();
  await b.page.locator('.far-matters .btn', { hasText: 'Offer a draw' }).click();
  await a.page.locator('[data-offer=draw]').waitFor();
  await a.page.locator('[data-answer=no]').click();
  await b.page.locator('.far-asked').waitFor({ state: 'detached' });

  const before = await serverScore(a.page);
  await far.kill();
  await Promise.all([a.page.locator('[data-lost]').waitFor(), b.page.locator('[data-lost]').waitFor()]);
  assert.equal(await b.page.locator('.choices .btn[data-name]').count(), 0, 'choosing is off');
  assert.ok((await a.page.locator('.log .group').count()) > 0, 'the board can be read');
  await far.start();
  await Promise.all([
    a.page.locator('[data-lost]').waitFor({ state: 'detached' }),
    b.page.locator('[data-lost]').waitFor({ state: 'detached' }),
  ]);
  assert.equal(await serverScore(a.page), before);

  // The invitation is used up: whoever comes later with it is told so.
  const late = await person(far);
  await late.page.goto(link);
  await late.page.locator('[role=alert]', { hasText: 'not valid any more' }).waitFor();
  await late.close();

  // One's own link opens the seat in another browser.
  await b.page.locator('[data-own-link]').click();
  const own = await b.page.locator('.far-matters input').inputValue();
  const other = await person(far);
  await other.page.goto(own);
  await other.page.locator('.far-seat[data-mine="true"][data-seat=GE]').waitFor();
  assert.doesNotMatch(other.page.url(), /s\./, 'the secret does not stay in the address');

  await other.page.locator('.far-tabs button', { hasText: 'This game' }).click();
  await other.page.locator('[data-resign]').click();
  await other.page.locator('[data-sure]').click();
  for (const { page } of [a, b, other]) await page.locator('.result', { hasText: 'resigned' }).waitFor();
  await a.page.locator('.far-tabs button', { hasText: 'Dice' }).click();
  await a.page.locator('[data-proof=proved]').waitFor();
  assert.match(await a.page.locator('[data-proof]').innerText(), /^\d+ of \d+ rolls proved/);
  assert.deepEqual([...troubles(a), ...troubles(b), ...troubles(other)], []);
  for (const visitor of [a, b, other]) await visitor.close();
});

test('two pages play while the line is cut at random, and stay one game', { timeout: 120_000 }, async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 100_000);
  const { cuts, score } = await playCut(far, seed, 40);
  assert.ok(cuts > 0, `seed ${seed}`);
  const session = await replay(score);
  assert.ok(session.entries.length >= 10, `seed ${seed}: ${session.entries.length} choices`);
});

test('the lobby: a name, an open table, watching', { timeout: 90_000 }, async () => {
  const [a, b] = [await person(far), await person(far)];
  await a.page.goto(`${far.url}/#/together/me`);
  await a.page.getByLabel('Your name', { exact: true }).fill('Kowalski');
  await a.page.getByRole('button', { name: 'Take it' }).click();
  assert.match(await a.page.locator('[data-recovery]').innerText(), /^[0-9A-Z-]{26,}/);
  await a.page.goto(`${far.url}/#/together`);
  await a.page.getByText('Anybody', { exact: true }).click();
  await a.page.getByText('Everybody may watch').click();
  await a.page.locator('[data-open-table]').click();
  await a.page.locator('.far-link, main h1').first().waitFor();
  await b.page.goto(`${far.url}/#/together`);
  await b.page.locator('tr', { hasText: 'Kowalski' }).getByRole('button', { name: 'Take it' }).click();
  await b.page.locator('.far-strip', { hasText: 'Kowalski' }).waitFor();
  const watcher = await person(far);
  await watcher.page.goto(`${far.url}/#/together`);
  await watcher.page.locator('tr', { hasText: 'Kowalski' }).getByRole('link', { name: 'Watch' }).click();
  await watcher.page.locator('.far-watch', { hasText: 'You watch' }).waitFor();
  assert.equal(await watcher.page.locator('.choices .btn[data-name]').count(), 0);
  await b.page.goto(`${far.url}/#/together`);
  await b.page.locator('tr[data-yours="true"]', { hasText: 'Kowalski' }).waitFor();
  assert.deepEqual(await violations(b.page, ['main']), []);
  for (const visitor of [a, b, watcher]) {
    assert.deepEqual(troubles(visitor), []);
    await visitor.close();
  }
});

test('a page without a server shows nothing of tables elsewhere', async () => {
  const visitor = await far.house.visitor();
  const { page } = visitor;
  await page.goto(far.house.address);
  await page.locator('[data-together]').waitFor();
  assert.equal(await page.locator('[data-friend], a[href="#/together"]').count(), 0);
  await page.goto(`${far.house.address}/#/new/rudders-line`);
  await page.locator('form.options').waitFor();
  assert.equal(await page.locator('[data-friend]').count(), 0);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
