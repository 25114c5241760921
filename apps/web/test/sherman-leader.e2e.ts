// Sherman Leader on its map: a Battle by pressing hexes and counters, the player log, axe in both themes, print.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { logPage, playerLog } from '@bocage/sherman-leader';
import type { Page } from 'playwright-core';
import { pressOn, replay, scoreOf } from './hands.ts';
import { type House, openHouse, type Visitor } from './harness.ts';
import { judge } from './sherman-leader-kit.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** A single Battle with a ready-made force, from the form. */
async function fightNow(visitor: Visitor, campaign: string): Promise<Page> {
  const { page } = visitor;
  await page.addInitScript(() => {
    if (localStorage.getItem('bocage settings') === null)
      localStorage.setItem('bocage settings', JSON.stringify({ dice: 'none' }));
  });
  await page.goto(`${house.address}/?dev#/new/sherman-leader`);
  await page.locator(`input[name=option-campaign][value=${campaign}]`).check();
  await page.locator('input[name=preset][value="Fight now"]').check();
  assert.ok(await page.locator('input[name=option-mode][value=battle]').isChecked());
  // Rulings stand folded until somebody wants to see them.
  await page.locator('form.options details summary').click();
  assert.ok(await page.locator('input[name=option-force][value=ready]').isChecked());
  assert.deepEqual(await judge(page), []);
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.map').first().waitFor();
  return page;
}

/** Presses the first choice until the question reads like this. */
async function until(page: Page, question: RegExp, most = 150): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (question.test((await page.locator('#question').textContent()) ?? '')) return;
    const target = page.locator('[data-confirm], .choices .btn[data-name]').first();
    await target.click();
  }
  throw new Error(`never asked ${question}`);
}

test('a Battle on the hexes: every hex is named, a press on a hex moves, log and print tell the same', async () => {
  const visitor = await house.visitor();
  const page = await fightNow(visitor, 'BU44');
  await until(page, /acts in the (Fast|Slow) step/);
  const hexes = page.locator('.hit[data-place]');
  assert.equal(await hexes.count(), 25);
  for (const name of await hexes.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? '')))
    assert.match(name, /^(Hex \d\d\. (Clear|Light Cover|Heavy Cover|Bocage|Water|Impassable)|Off the Battlefield)\. /i);
  assert.deepEqual(await judge(page), []);
  // From the place under the focus the arrow keys go from hex to hex.
  await page.locator('.hit[data-place="62"]').focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-place')), '63');
  await page.keyboard.press('ArrowUp');
  assert.match((await page.evaluate(() => document.activeElement?.getAttribute('data-place'))) ?? '', /^5[23]$/);
  await page.getByRole('button', { name: 'Player log' }).click();
  await page.locator('dialog[open] .record').waitFor();
  assert.deepEqual(await judge(page), []);
  assert.match((await page.locator('dialog[open]').textContent()) ?? '', /Bulge 1944/);
  await page.emulateMedia({ media: 'print' });
  assert.ok(await page.locator('.record').isVisible());
  assert.ok(!(await page.locator('.map').isVisible()), 'only the sheet is printed');
  assert.ok(!(await page.getByRole('button', { name: 'Print' }).isVisible()));
  await page.emulateMedia({ media: 'screen' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a page' }).click();
  const file = await download;
  assert.match(file.suggestedFilename(), /^sherman-leader-log-\d+\.html$/);
  const saved = readFileSync(await file.path(), 'utf8');
  const shown = await page.locator('.record').innerText();
  await page.keyboard.press('Escape');
  const log = playerLog((await replay(await scoreOf(page))).state);
  assert.equal(saved, logPage(log));
  for (const c of log.commanders) assert.ok(shown.includes(c.name) && shown.includes(c.level), c.name);
  for (const u of log.units) assert.ok(shown.includes(u.number), u.number);
  for (const text of log.reminders) assert.ok(shown.includes(text), text);
  // A press on a hex that is marked moves the Unit there.
  await until(page, /^Where does .* move/);
  const marked = await page
    .locator('.choices .btn[data-name]')
    .evaluateAll((all) =>
      all.map((one) => /^to (\d\d)/.exec(one.getAttribute('data-name') ?? '')?.[1]).filter((id) => id !== undefined),
    );
  const to = marked[0] ?? '';
  const before = await page.locator('#question').textContent();
  await page.locator(`.hit[data-place="${to}"]`).press('Enter');
  const answered = (): Promise<unknown> =>
    page.waitForFunction(
      (text) =>
        document.querySelector('[data-confirm]') !== null || document.querySelector('#question')?.textContent !== text,
      before,
    );
  await answered();
  if ((await page.locator('[data-confirm]').count()) > 0) await page.locator('[data-confirm]').click();
  await page.waitForFunction((text) => document.querySelector('#question')?.textContent !== text, before);
  const { over } = await pressOn(page, 2_000, 3);
  assert.ok(over);
  assert.ok((await replay(await scoreOf(page))).over);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('night, phone size: the Battle and the headquarters are clean and fit', async () => {
  const visitor = await house.visitor({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  const page = await fightNow(visitor, 'SA44');
  assert.deepEqual(await judge(page), []);
  await until(page, /acts in the (Fast|Slow) step/);
  assert.deepEqual(await judge(page), []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
