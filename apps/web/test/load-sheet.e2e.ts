// The loading sheet of These Are My Credentials: presses counted, dragged, by keyboard, by touch, refused at the field, taken back as
// a whole; judged by axe by day and by night.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { replay, scoreOf } from './hands.ts';
import { bringAxe, type House, openHouse, type Visitor } from './harness.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const THREE = `stock: 0/0/0
4th: pontaubault 1/1/1
6th: avranches 0/1/0
8th: avranches 0/1/1
83rd: avranches 1/1/1
lying: avranches 5/1/1
trucks: reserve 2, stock 2, aside 4`;

/** A visitor before a position that was pasted. */
async function open(lines: string, phone = false): Promise<Visitor> {
  const size = phone
    ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    : { viewport: { width: 1280, height: 720 } };
  const visitor = await house.visitor(size);
  const { page } = visitor;
  await page.addInitScript(() =>
    localStorage.setItem('bocage settings', JSON.stringify({ dice: 'none', pace: 'none', motion: 'none' })),
  );
  await page.goto(`${house.address}/`);
  await page.getByRole('button', { name: 'Open a saved game' }).first().click();
  await page.locator('dialog[open] textarea').fill(`bocage position 1\ngame: credentials\ntable: fresh\n${lines}\n`);
  await page.locator('dialog[open]').getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('#question').first().waitFor();
  return visitor;
}

const sheet = (page: Page) => page.locator('dialog.load-sheet');
const names = async (page: Page): Promise<readonly string[]> =>
  (await replay(await scoreOf(page))).entries.map((entry) => entry.name);
const column = (page: Page, name: string) => sheet(page).getByRole('region', { name, exact: true });
/** What a column holds: Fuel, Ammo, Food. */
const held = async (page: Page, name: string): Promise<string> =>
  (await column(page, name).locator('li > b').allInnerTexts()).join('/');

async function axe(page: Page, theme: string): Promise<readonly string[]> {
  await bringAxe(page);
  return page.evaluate(async (value) => {
    document.documentElement.dataset.theme = value;
    const { axe: judge } = globalThis as unknown as {
      axe: {
        run(root: Document, options: object): Promise<{ violations: readonly { id: string; nodes: unknown[] }[] }>;
      };
    };
    const { violations } = await judge.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    });
    return violations.map((v) => `${v.id} ${JSON.stringify(v.nodes[0]).slice(0, 300)}`);
  }, theme);
}

test('three Divisions are loaded with two presses and one for each change, and one undo takes all of it back', async () => {
  const visitor = await open(THREE);
  const { page } = visitor;
  let presses = 0;
  const press = async (name: string): Promise<void> => {
    presses++;
    await sheet(page).getByRole('button', { name, exact: false }).first().click();
  };
  await page.locator('.choices .btn[data-name="stow avranches"]').click();
  presses++;
  await sheet(page).waitFor();
  assert.equal(await held(page, '6th Armored'), '0/1/0');
  await press('More Fuel for the 6th Armored');
  await press('More Fuel for the 6th Armored');
  await press('More Food for the 8th Infantry');
  await press('Less Ammo for the 83rd Infantry');
  assert.deepEqual(
    [await held(page, '6th Armored'), await held(page, '8th Infantry'), await held(page, 'Avranches')],
    ['2/1/0', '0/1/2', '3/2/0'],
  );
  const foot = await sheet(page).locator('footer').innerText();
  assert.match(foot, /Moves 4 tokens: 2 Fuel to the 6th Armored; 1 Food to the 8th Infantry; 1 Ammo from the 83rd/);
  assert.match(foot, /The 6th Armored would starve: give it 1 Food of the 8th Infantry\./);
  for (const theme of ['day', 'night']) assert.deepEqual(await axe(page, theme), [], theme);
  await press('Load like this');
  await sheet(page).waitFor({ state: 'detached' });
  assert.equal(presses, 2 + 4);
  assert.deepEqual(
    await names(page),
    [
      'stow avranches',
      ...['6th 2 fuel', '6th 1 ammo', '6th 0 food', '8th 0 fuel', '8th 1 ammo', '8th 2 food'],
      ...['83rd 1 fuel', '83rd 0 ammo', '83rd 1 food'],
    ].filter((name) => name !== ''),
  );
  await page.keyboard.press('u');
  assert.deepEqual(await names(page), []);
  // Closing it takes the loading back; nothing is noted of it.
  await page.locator('.choices .btn[data-name="stow avranches"]').click();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await sheet(page).waitFor({ state: 'detached' });
  assert.deepEqual(await names(page), []);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('refused at the field by the rules themselves, filled up, dragged, put back; all by keyboard too', async () => {
  const visitor = await open(THREE);
  const { page } = visitor;
  await page.locator('.choices .btn[data-name="stow avranches"]').focus();
  await page.keyboard.press('Enter');
  await sheet(page).waitFor();
  // The focus waits on the confirmation; what is pressed by keys is heard in the sheet.
  const fill = sheet(page).getByRole('button', { name: 'Fill up the 6th Armored' });
  await fill.focus();
  await page.keyboard.press('Enter');
  assert.match(await column(page, '6th Armored').innerText(), /6 of 6/);
  const more = column(page, '6th Armored').getByRole('button', { name: 'More Fuel' });
  assert.equal(await more.getAttribute('aria-disabled'), 'true');
  await more.focus();
  await page.keyboard.press('Enter');
  assert.match(
    await column(page, '6th Armored').locator('[role=status]').innerText(),
    /A Division card holds at most 6/,
  );
  await page.keyboard.press('b');
  assert.equal(await held(page, '6th Armored'), '0/1/0');
  // A token of the space is dragged to the 83rd.
  const token = column(page, 'Avranches').locator('[data-token=ammo]').first();
  const from = await token.boundingBox();
  const to = await column(page, '83rd Infantry').locator('.load-slots').boundingBox();
  assert.ok(from !== null && to !== null);
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 20, { steps: 4 });
  assert.equal(await column(page, '83rd Infantry').getAttribute('data-over'), 'true');
  await page.mouse.up();
  assert.equal(await held(page, '83rd Infantry'), '1/2/1');
  assert.equal(await held(page, 'Avranches'), '5/0/1');
  await sheet(page).locator('[data-confirm]').focus();
  await page.keyboard.press('Enter');
  await sheet(page).waitFor({ state: 'detached' });
  assert.equal((await names(page))[0], 'stow avranches');
  assert.ok((await names(page)).includes('83rd 2 ammo'));
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('a Truck by touch: the sheet proposes a load, one tap takes it; loading in between is one step back', async () => {
  const visitor = await open(THREE, true);
  const { page } = visitor;
  const take = (name: string): Promise<void> => page.locator(`.choices [data-name="${name}"]`).first().tap();
  await take('haul');
  await take('avranches to pontaubault');
  await sheet(page).waitFor();
  assert.match(await column(page, 'Truck').innerText(), /4 of 4/);
  const step = await sheet(page).locator('.step').first().boundingBox();
  assert.ok(step !== null && step.width >= 44 && step.height >= 44, 'wide enough for a finger');
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  for (const theme of ['day', 'night']) assert.deepEqual(await axe(page, theme), [], theme);
  await sheet(page).locator('[data-confirm]').tap();
  await sheet(page).waitFor({ state: 'detached' });
  await take('stow avranches');
  await sheet(page).waitFor();
  await sheet(page).getByRole('button', { name: '8th Infantry', exact: true }).tap();
  await column(page, '8th Infantry').getByRole('button', { name: 'Fill up' }).tap();
  await sheet(page).locator('[data-confirm]').tap();
  await sheet(page).waitFor({ state: 'detached' });
  const before = await names(page);
  assert.ok(before.includes('stow avranches'));
  await page.getByRole('button', { name: 'Undo', exact: true }).first().tap();
  assert.deepEqual(await names(page), before.slice(0, before.indexOf('stow avranches')), 'the Truck stays');
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
