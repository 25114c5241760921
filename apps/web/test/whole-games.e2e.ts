// Whole games of Rudder's Line on the map: by keyboard alone, by touch alone on a phone, computer against computer.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ASSAULT, begin, HOLD_BACK, replay } from './hands.ts';
import { type House, openHouse } from './harness.ts';
import { playWith, quick, sameInNode } from './other-hands.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test('by keyboard alone, from the form to the end', { timeout: 120_000 }, async (t) => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await quick(page);
  await page.goto(`${house.address}/#/new/rudders-line`);
  await page.locator('#seat-GE').focus();
  await page.keyboard.press('Home');
  assert.equal(await page.locator('#seat-GE').inputValue(), 'person');
  await page.getByRole('button', { name: 'Start game' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.map').first().waitFor();
  const { presses, left } = await playWith(
    page,
    ASSAULT,
    HOLD_BACK,
    () => page.keyboard.press('Enter'),
    async ({ name, key }) => {
      if (key !== '') return page.keyboard.press(key.toLowerCase());
      // More choices than letters: Tab leads to the rest.
      await page.locator(`.choices [data-name="${name}"]`).first().focus();
      await page.keyboard.press('Enter');
    },
  );
  assert.deepEqual(left, [], 'the assault was made');
  const score = await sameInNode(page);
  assert.match(score, /act LC2, squad, squad, squad, squad, to 2, to 5/);
  t.diagnostic(`${presses} presses`);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('by touch alone at phone size', { timeout: 120_000 }, async (t) => {
  const visitor = await house.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = visitor;
  await quick(page);
  await page.goto(`${house.address}/#/new/rudders-line`);
  await page.selectOption('#seat-GE', 'person');
  await page.getByRole('button', { name: 'Start game' }).tap();
  await page.locator('.map').first().waitFor();
  const { presses: taps, left } = await playWith(
    page,
    ASSAULT,
    HOLD_BACK,
    () => page.locator('dialog[open] [data-seated], [data-confirm]').first().tap(),
    ({ name }) => page.locator(`.choices [data-name="${name}"]`).first().tap(),
  );
  assert.deepEqual(left, [], 'the assault was made');
  await sameInNode(page);
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight + 1));
  t.diagnostic(`${taps} taps`);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('computer against computer to the end, then the closer look', { timeout: 180_000 }, async (t) => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await quick(page);
  const began = Date.now();
  await begin(page, house.address, 'rudders-line', { US: 'sensible', GE: 'sensible' });
  await page.locator('.result').first().waitFor({ timeout: 120_000 });
  const score = await sameInNode(page);
  t.diagnostic(`${(await replay(score)).entries.length} choices in ${Date.now() - began} ms`);
  await page.getByRole('button', { name: 'Review the game' }).first().click();
  await page.locator('.curve').first().waitFor();
  const progress = page.locator('progress[aria-label="Analysing every choice"]');
  await page.waitForFunction(
    () =>
      (document.querySelector<HTMLProgressElement>('progress[aria-label="Analysing every choice"]')?.value ?? 0) > 0,
  );
  await page.locator('dialog').getByRole('button', { name: 'Cancel' }).click();
  await progress.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Analyse every choice' }).waitFor();
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
