// Whole games of These Are My Credentials with other hands: by keyboard alone, by touch alone on a phone; and how quick it is.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { hashState, writeScore } from '@bocage/engine';
import type { Page } from 'playwright-core';
import { replay, scoreOf } from './hands.ts';
import { type House, openHouse } from './harness.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** Supplies and trucks in the first round, a convoy and a march after it; then the Corps holds back until the end. */
const PLAN = [
  ...['supplies avranches', 'one fuel ammo food', 'trucks 2', 'end', 'end'],
  ...['haul', 'avranches to pontaubault', '1 fuel', '1 ammo', '1 food', 'end'],
  ...['move 8th', 'to pontaubault', 'to dol'],
];
const HOLD_BACK = /^(end|stop|yield|no |none|decline|keep)\b/;

interface Seen {
  readonly over: boolean;
  readonly confirm: boolean;
  readonly offers: readonly { readonly name: string; readonly key: string }[];
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => ({
    over: document.querySelector('.result') !== null,
    confirm: document.querySelector('[data-confirm]') !== null,
    offers: [...document.querySelectorAll<HTMLElement>('.choices .btn[data-name]')].map((button) => ({
      name: button.dataset.name ?? '',
      key: button.querySelector('.key')?.textContent ?? '',
    })),
  }));
}

/** Plays to the end with the hands that are given. */
async function play(
  page: Page,
  confirm: () => Promise<void>,
  take: (offer: Seen['offers'][number]) => Promise<void>,
): Promise<number> {
  const plan = [...PLAN];
  for (let presses = 0; presses < 900; presses++) {
    const seen = await look(page);
    if (seen.over) return presses;
    if (seen.confirm) {
      await confirm();
      continue;
    }
    const planned = seen.offers.find((offer) => offer.name === plan[0]);
    const offer = planned ?? seen.offers.find(({ name }) => HOLD_BACK.test(name)) ?? seen.offers[0];
    if (planned !== undefined) plan.shift();
    if (offer !== undefined) await take(offer);
  }
  return assert.fail('the game did not end');
}

async function sameInNode(page: Page): Promise<void> {
  const text = await scoreOf(page);
  const session = await replay(text);
  assert.ok(session.over);
  assert.equal(writeScore(session), text);
  assert.match(text, new RegExp(`^end ${session.entries.length} ${hashState(session.state)}$`, 'm'));
  assert.match(text, /trucks 2/);
}

async function quick(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('bocage settings', JSON.stringify({ pace: 'none', dice: 'none', motion: 'none' })),
  );
}

test('by keyboard alone, from the form to the end', { timeout: 180_000 }, async (t) => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await quick(page);
  await page.goto(`${house.address}/#/new/credentials`);
  await page.waitForSelector('form.options');
  await page.getByRole('button', { name: 'Begin' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.map');
  // A march is laid out and dropped by keys: Tab to the planner, Enter on its buttons.
  const presses = await play(
    page,
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
  await sameInNode(page);
  t.diagnostic(`${presses} presses`);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('by touch alone at phone size', { timeout: 180_000 }, async (t) => {
  const visitor = await house.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = visitor;
  await quick(page);
  await page.goto(`${house.address}/#/new/credentials`);
  await page.getByRole('button', { name: 'Begin' }).tap();
  await page.waitForSelector('.map');
  const taps = await play(
    page,
    () => page.locator('[data-confirm]').first().tap(),
    ({ name }) => page.locator(`.choices [data-name="${name}"]`).first().tap(),
  );
  await sameInNode(page);
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight + 1));
  t.diagnostic(`${taps} taps`);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
