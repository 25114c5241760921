// A sample of the bars of the table: sizes and overlaps on the map and choices in view, on the smallest usual screens and on a
// phone. The whole is in table.deep.ts.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { atRest, lookAtMap } from './eye.ts';
import { type House, openHouse } from './harness.ts';
import { lookAround, SIZES, sitDown, TABLES } from './table-bars.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

for (const table of TABLES)
  test(`${table}: counters and names are large enough, nothing written is covered, every choice is in view`, {
    timeout: 60_000,
  }, async (t) => {
    const visitor = await sitDown(house, table, SIZES[0]);
    const { page } = visitor;
    for (const [width, height] of SIZES.slice(0, 3)) {
      await page.setViewportSize({ width, height });
      if (table === 'credentials') {
        const { names } = await lookAtMap(page);
        const spaces = await page.locator('.labels .town .name').allTextContents();
        assert.equal(spaces.length, 30);
        assert.ok(
          spaces.every((name) => names.includes(name.trim())),
          'all names of Brittany are in view',
        );
      }
      const { misses, decisions, counters, choices } = await lookAround(page, 2, width);
      t.diagnostic(`${width}x${height}: ${decisions} decisions, ${counters} counters, ${choices} places to choose`);
      assert.ok(counters > 0 && decisions > 0);
      assert.deepEqual(misses, []);
    }
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  });

const PHONE = [
  [390, 844],
  [844, 390],
] as const;

test('a phone, upright and on its side: an overview that can be read, every choice in view and free of buttons', {
  timeout: 90_000,
}, async () => {
  for (const table of ['rudders-line', 'credentials'] as const) {
    const visitor = await sitDown(house, table, PHONE[0]);
    const { page } = visitor;
    for (const [width, height] of PHONE) {
      await page.setViewportSize({ width, height });
      await page.mouse.move(4, 4);
      await atRest(page);
      const { tiny, covered, away, choices } = await lookAtMap(page);
      assert.ok(choices > 0);
      assert.deepEqual([...tiny, ...away], [], `${table} at ${width}x${height}`);
      // Its buttons lie over the map of a phone, but nothing else covers what is written there.
      assert.deepEqual(
        covered.filter((words) => !words.includes('the buttons of the map')),
        [],
        `${table} at ${width}x${height}`,
      );
    }
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  }
});

test('headquarters on a phone: counters of 44 pixels, and every Battalion that may be attacked in the bands above the map', {
  timeout: 60_000,
}, async () => {
  const visitor = await sitDown(house, 'sherman-leader campaign', PHONE[0]);
  const { page } = visitor;
  for (const [width, height] of PHONE) {
    await page.setViewportSize({ width, height });
    await page.mouse.move(4, 4);
    await page.locator('.band-overview button').first().waitFor();
    await atRest(page);
    const sides = await page
      .locator('.piece .face')
      .evaluateAll((faces) => faces.map((face) => face.getBoundingClientRect().width));
    assert.ok(sides.length > 0);
    for (const side of sides) assert.ok(side >= 43 && side <= 49, `${side} pixels`);
    const attacks = await page.locator('.choices [data-mark=attack]').count();
    const chips = page.locator('.band-chips [data-offered=true]');
    assert.ok(attacks > 0);
    assert.equal(await chips.count(), attacks);
    for (const box of await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().toJSON())))
      assert.ok(box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height);
  }
  // The band that is farthest off comes into view with a press.
  await page.locator('.band-overview button').last().click();
  assert.equal(await page.locator('.band-overview button').last().getAttribute('data-seen'), 'true');
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('the enemy acts before the question comes, any key ends the telling, and each line of the summary leads back', {
  timeout: 90_000,
}, async () => {
  const visitor = await sitDown(house, 'sherman-leader battle', [1440, 900], { pace: 'slow', ties: 'table' });
  const { page } = visitor;
  const offers = page.locator('.choices .btn[data-name], [data-confirm]');
  const telling = page.locator('.enemy-run [data-run=next]');
  for (let i = 0; i < 80 && (await telling.count()) === 0; i++) {
    await offers.or(telling).first().waitFor();
    if ((await telling.count()) > 0) break;
    // A choice that ends something is the last one: the enemy's turn comes sooner.
    await offers.last().click();
  }
  assert.equal(await page.locator('#question').innerText(), 'What happened');
  assert.equal(await offers.count(), 0);
  const told = await page.locator('.log .say').allTextContents();
  await page.keyboard.press('x');
  await offers.first().waitFor();
  assert.notEqual(await page.locator('#question').innerText(), 'What happened');
  const all = await page.locator('.log .say').allTextContents();
  assert.ok(all.length > told.length || all.at(-1) !== told.at(-1), 'the log has the rest now');
  const lines = page.locator('.since li');
  await lines.first().waitFor();
  assert.ok((await lines.count()) <= 5);
  const standing = (): Promise<string> =>
    page.locator('.piece').evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('style')).join());
  const now = await standing();
  await lines.first().locator('.say').click();
  assert.equal(await lines.first().getAttribute('aria-current'), 'step');
  assert.notEqual(await standing(), now);
  await page.keyboard.press('k');
  assert.equal(await lines.nth(1).getAttribute('aria-current'), 'step');
  await page.keyboard.press('Escape');
  assert.equal(await standing(), now);
  await offers.first().click();
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
