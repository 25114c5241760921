// Settings do what they say, last, and survive nonsense; the page can be installed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { begin, confirmed, pressOn, replay, scoreOf } from './hands.ts';
import { type House, openHouse } from './harness.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const root = (page: Page): Promise<{ theme: string; motion: string; size: number }> =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset.theme ?? '',
    motion: document.documentElement.dataset.motion ?? '',
    size: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  }));

test('look, text and motion: set, seen at once, kept', async () => {
  const visitor = await house.visitor({ reducedMotion: 'no-preference', colorScheme: 'light' });
  const { page } = visitor;
  await page.goto(`${house.address}/#/settings`);
  await page.locator('#set-theme').first().waitFor();
  assert.deepEqual(await root(page), { theme: 'day', motion: 'full', size: 16 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'night');
  assert.deepEqual(await root(page), { theme: 'night', motion: 'none', size: 16 });
  await page.selectOption('#set-theme', 'day');
  await page.selectOption('#set-motion', 'full');
  await page.selectOption('#set-text', '150');
  assert.deepEqual(await root(page), { theme: 'day', motion: 'full', size: 24 });
  await page.reload();
  await page.locator('#set-theme').first().waitFor();
  assert.deepEqual(await root(page), { theme: 'day', motion: 'full', size: 24 });
  // With the largest text the question and its choices still stand on the screen.
  await page.selectOption('#set-text', '200');
  await begin(page, house.address, 'rudders-line', { US: 'person', GE: 'person' });
  await page.locator('.choices .btn').first().click();
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('settings of another version, or nonsense: what is not known is as if it were not there', async () => {
  const visitor = await house.visitor({ colorScheme: 'light' });
  const { page } = visitor;
  await page.addInitScript(() => {
    if (sessionStorage.getItem('given') !== null) return;
    sessionStorage.setItem('given', 'yes');
    const nonsense = { theme: 'purple', text: 1e9, pace: 'never', dice: 7, __proto__x: 1, letters: 'no', future: true };
    localStorage.setItem('bocage settings', JSON.stringify(nonsense));
  });
  await begin(page, house.address, 'skirmish', { A: 'person', B: 'sensible' });
  assert.equal((await root(page)).size, 16);
  await page.locator('.choices .btn[data-name^=advance]').first().click();
  await page.waitForFunction(() => document.querySelectorAll('.log li.group').length >= 2);
  await page.evaluate(() => localStorage.setItem('bocage settings', '{"theme":'));
  await page.reload();
  await page.locator('#question').first().waitFor();
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('the other side one by one at a press, slowly, or at once', async () => {
  const visitor = await house.visitor({ reducedMotion: 'no-preference' });
  const { page } = visitor;
  await page.addInitScript(() => {
    if (localStorage.getItem('bocage settings') === null)
      localStorage.setItem('bocage settings', JSON.stringify({ pace: 'step', handOver: false }));
  });
  await begin(page, house.address, 'skirmish', { A: 'person', B: 'sensible' });
  const groups = (): Promise<number> => page.locator('.log li.group').count();
  const advance = (): Promise<void> => page.locator('.choices .btn[data-name^=advance]').first().click();
  await advance();
  await page.locator('[data-step]').waitFor();
  const one = await groups();
  await page.waitForTimeout(300);
  assert.equal(await groups(), one, 'it waits for the press');
  await page.locator('[data-step]').click();
  await page.waitForFunction((n) => document.querySelectorAll('.log li.group').length > n, one);
  const pace = async (value: string): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.selectOption('#set-pace', value);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  };
  const answered = async (value: string): Promise<number> => {
    await pace(value);
    const before = await groups();
    const began = Date.now();
    await page.locator('.choices .btn[data-name]').first().click();
    await confirmed(page);
    await page.waitForFunction((n) => document.querySelectorAll('.log li.group').length >= n + 2, before);
    return Date.now() - began;
  };
  assert.ok((await answered('slow')) >= 1_400, 'slow takes its time');
  await page.locator('.choices .btn').first().waitFor();
  // A slow action can be called off and taken over.
  await pace('slow');
  await page.locator('.choices .btn[data-name]').first().click();
  const stop = page.getByRole('button', { name: /^(Pause|Stop)$/ });
  await page.locator('[data-confirm]').or(stop).first().waitFor();
  if ((await stop.count()) === 0) await page.locator('[data-confirm]').click();
  await stop.click();
  await page.getByRole('button', { name: 'Take its side' }).click();
  await page.locator('.choices .btn').first().waitFor();
  await replay(await scoreOf(page));
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('letters off; an earlier moment says why nothing can be pressed', async () => {
  for (const letters of [true, false]) {
    const visitor = await house.visitor();
    const { page } = visitor;
    await page.addInitScript(
      (letters) => localStorage.setItem('bocage settings', JSON.stringify({ handOver: false, letters })),
      letters,
    );
    await begin(page, house.address, 'rudders-line', { US: 'person', GE: 'person' });
    await page.locator('.choices .btn').first().waitFor();
    assert.equal((await page.locator('.choices .key').count()) > 0, letters);
    if (letters) {
      await pressOn(page, 10, 3);
      await page.keyboard.press('j');
      await page.getByText('You are viewing choice').waitFor();
      await page.locator('[data-place="21"]').focus();
      await page.keyboard.press('?');
      await page.locator('.verdict').getByText('You are viewing an earlier position').waitFor();
    }
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  }
});

test('the page can be installed', async () => {
  const visitor = await house.visitor({ serviceWorkers: 'allow' });
  const { page, context } = visitor;
  await page.goto(house.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const client = await context.newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // Every test is a private window, which installs nothing: that is not the page's fault.
  const own = installabilityErrors.map((e) => e.errorId).filter((id) => id !== 'in-incognito');
  assert.deepEqual(own, []);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
