// Whole games of These Are My Credentials with other hands: by keyboard alone, by touch alone on a phone; and how quick it is.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type House, openHouse } from './harness.ts';
import { playWith, quick, sameInNode } from './other-hands.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** Supplies and trucks in the first round, a convoy and a march after it; then the Corps holds back until the end. */
const PLAN = [
  ...['supplies avranches', 'one fuel ammo food', 'trucks 2', 'end', 'end'],
  ...['haul', 'avranches to pontaubault', 'end'],
  ...['move 8th', 'to pontaubault', 'to dol'],
];
const HOLD_BACK = /^(end|stop|yield|no |none|decline|keep)\b/;

test('by keyboard alone, from the form to the end', { timeout: 180_000 }, async (t) => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await quick(page);
  await page.goto(`${house.address}/#/new/credentials`);
  await page.locator('form.options').first().waitFor();
  await page.getByRole('button', { name: 'Start game' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.map').first().waitFor();
  // A march is laid out and dropped by keys: Tab to the planner, Enter on its buttons.
  const { presses } = await playWith(
    page,
    PLAN,
    HOLD_BACK,
    () => page.keyboard.press('Enter'),
    async ({ name, key }) => {
      if (name === 'supplies avranches') {
        await page.locator('[data-march]').first().focus();
        await page.keyboard.press('Enter');
        await page.locator('[data-leg]').first().focus();
        await page.keyboard.press('Enter');
        assert.equal(await page.locator('.legs > li').count(), 1);
        await page.locator('[data-plan=drop]').focus();
        await page.keyboard.press('Enter');
        assert.equal(await page.locator('.legs > li').count(), 0);
      }
      if (key !== '') return page.keyboard.press(key.toLowerCase());
      await page.locator(`.choices [data-name="${name}"]`).first().focus();
      await page.keyboard.press('Enter');
    },
  );
  assert.match(await sameInNode(page), /trucks 2/);
  t.diagnostic(`${presses} presses`);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('by touch alone at phone size', { timeout: 180_000 }, async (t) => {
  const visitor = await house.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = visitor;
  await quick(page);
  await page.goto(`${house.address}/#/new/credentials`);
  await page.getByRole('button', { name: 'Start game' }).tap();
  await page.locator('.map').first().waitFor();
  const { presses: taps } = await playWith(
    page,
    PLAN,
    HOLD_BACK,
    () => page.locator('[data-confirm]').first().tap(),
    ({ name }) => page.locator(`.choices [data-name="${name}"]`).first().tap(),
  );
  assert.match(await sameInNode(page), /trucks 2/);
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight + 1));
  t.diagnostic(`${taps} taps`);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
