// Your own box and positions in the page: entered, refused at the field, kept, resumed, shared, played with; laid out, judged, played on.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { bringAxe, type House, openHouse, type Visitor } from './harness.ts';

let house: House;
let visitor: Visitor;
before(async () => {
  house = await openHouse();
  visitor = await house.visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
});
after(() => house.close());

async function judged(page: Page): Promise<void> {
  await bringAxe(page);
  const found = await page.evaluate(async () => {
    type Axe = {
      run(root: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
    return violations.map((one) => `${one.id}: ${one.nodes[0]?.html.slice(0, 200)}`);
  });
  assert.deepEqual(found, []);
}

const field = (page: Page, path: string) => page.locator(`[data-path="${path}"]`);
const TEM = 'map.areas[id 11].tem';

async function openSheet(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search the box' }).fill(name);
  await page.locator('.pack-contents li .link').first().click();
  await page.locator('#sheet-title').getByText(name).waitFor();
}

test('a pack is entered, refused at the field, kept, resumed, shared by link and played with', async () => {
  const { page } = visitor;
  await page.goto(`${house.address}/#/new/rudders-line`);
  await page.getByRole('link', { name: 'With the values of my copy' }).click();
  await page.getByRole('textbox', { name: 'Name of a new pack' }).fill('Box on the shelf');
  await page.locator('[data-begin]').click();
  await page.locator('.pack-sheet').waitFor();
  assert.ok(Number(await page.locator('.pack-progress').getAttribute('data-of')) > 600);
  await openSheet(page, 'Rear Bunkers');
  const tem = field(page, TEM).locator('input');
  await tem.fill('12');
  await field(page, TEM).getByText('It must be from 0 to 9, not 12.').waitFor();
  await page.locator('.pack-problems').getByText('11 Rear Bunkers, Terrain Effects Modifier').waitFor();
  await tem.fill('1');
  await page.locator('.pack-problems').waitFor({ state: 'detached' });
  assert.ok(await field(page, 'map.areas[id 11].shelter').locator('select').isDisabled());
  await judged(page);
  await page.setViewportSize({ width: 390, height: 844 });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('[data-right]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-looked="5"]').waitFor();
  await page.getByText('Kept in this browser.').waitFor();
  // The next evening.
  await page.reload();
  await page.locator('[data-looked="5"]').waitFor();
  await openSheet(page, 'Rear Bunkers');
  assert.equal(await field(page, TEM).locator('input').inputValue(), '1');
  await page.locator('[data-link]').click();
  await page.getByText('The link to this pack is on the clipboard.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const mine = page.url();
  const file = { 'bocage-pack': 1, game: 'rudders-line', name: 'wrong', data: { special: { turns: 40 } } };
  const buffer = Buffer.from(JSON.stringify(file));
  await page.goto(`${house.address}/#/pack/rudders-line`);
  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await page.getByText('Line 1: data.special.turns must be from 1 to 12, not 40.').waitFor();
  await page.goto(`${house.address}/#/packed/damaged`);
  await page.getByText('The link is damaged: part of it is missing or changed.').waitFor();
  // What comes by link is a pack of its own.
  await page.goto(link);
  await openSheet(page, 'Rear Bunkers');
  assert.equal(await field(page, TEM).locator('input').inputValue(), '1');
  assert.notEqual(page.url(), mine);
  await page.locator('[data-play]').click();
  await page.getByText("With the values of 'Box on the shelf'.").waitFor();
  await page.selectOption('#seat-GE', 'person');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.table').first().waitFor();
  await page.reload();
  await page.locator('.table').first().waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-pack]').getByText('Box on the shelf').waitFor();
  assert.deepEqual(visitor.faults, []);
});

test('a position is laid out by list, by line and by hand, judged as one goes, and played on', async () => {
  const { page } = visitor;
  await page.locator('[data-position]').click();
  await page.locator('.position-map').waitFor();
  const place = async (piece: string, to: string): Promise<void> => {
    const row = page.locator(`[data-row="${piece}"]`);
    await row.evaluate((node) => node.closest('details')?.setAttribute('open', ''));
    await row.locator('select').selectOption(to);
  };
  await place('GE-squad-1', '36');
  await page.getByText('This position cannot exist yet:').waitFor();
  assert.ok(await page.locator('[data-on]').isDisabled());
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.locator('[data-problem]').waitFor({ state: 'detached' });
  await place('GE-squad-1', '10');
  const line = (key: string) => page.locator(`[data-line="${key}"] input`);
  assert.equal(await line('area 10').inputValue(), 'GE squad');
  await line('turn').fill('99');
  await line('turn').press('Enter');
  await page.getByText("turn: '99' is not a number from 1 to 8").waitFor();
  await line('turn').fill('3');
  await line('turn').press('Enter');
  await page.getByText('Turn 3 of 8').waitFor();
  // Equal counters are numbered by where they lie: the one in area 10 may have another number now.
  const head = page.locator('summary', { hasText: 'Cratered Ground' });
  const lonely = page.locator('.position-pieces details', { has: head }).locator('li').first();
  const counter = page.locator(`[data-piece="${await lonely.getAttribute('data-row')}"]`);
  const from = await counter.boundingBox();
  const to = await page.locator('[data-piece^="GE-fo"]').boundingBox();
  assert.ok(from !== null && to !== null);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();
  await page.getByText('Moved.').waitFor();
  await line('area 10').waitFor({ state: 'detached' });
  await judged(page);
  await page.setViewportSize({ width: 390, height: 844 });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('[data-on]').click();
  await page.locator('.table').first().waitFor();
  await page.getByText('Turn 3 of 8').filter({ visible: true }).first().waitFor();
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
