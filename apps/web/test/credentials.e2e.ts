// These Are My Credentials on its map: every space is there and named, a press on the map plays, the score replays in Node.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { writeScore } from '@bocage/engine';
import { atRest } from './eye.ts';
import { begin, pressOn, replay, scoreOf } from './hands.ts';
import { DEEP, type House, openHouse } from './harness.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test('played by pressing the map wherever it offers something', { timeout: 180_000 }, async () => {
  const visitor = await house.visitor({ viewport: { width: 1920, height: 1080 } });
  const { page } = visitor;
  await page.addInitScript(() => localStorage.setItem('bocage settings', JSON.stringify({ dice: 'none' })));
  await begin(page, house.address, 'credentials');
  await page.locator('#question').first().waitFor();
  assert.equal(await page.locator('.hit').count(), 30, 'all spaces and both Maquis Zones');
  const names = await page.locator('.hit').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  for (const name of ['Avranches', 'Brest', 'St. Michel-en-Grève', 'Maquis Zone A'])
    assert.ok(
      names.some((label) => label.startsWith(name)),
      `${name} has a name`,
    );
  assert.ok(names.some((label) => label.includes('Garrisons: ')));
  await page.getByRole('button', { name: 'Fit the map' }).click();
  let pressed = 0;
  const times = DEEP ? 120 : 60;
  for (let i = 0; i < times && (await page.locator('.result').count()) === 0; i++) {
    // A place with one choice, and with nothing on top of it.
    const at = await page.evaluate(() => {
      for (const hit of document.querySelectorAll('.hit')) {
        if (!/ Key [A-Z]: [^.]*\.$/.test(hit.getAttribute('aria-label') ?? '')) continue;
        const box = hit.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (document.elementFromPoint(x, y) === hit) return { x, y };
      }
      return undefined;
    });
    if (at !== undefined && i % 3 !== 0) {
      const before = await page.locator('#question').innerText();
      await page.mouse.click(at.x, at.y);
      pressed++;
      assert.ok(before.length > 0);
    }
    await pressOn(page, 1, i + 1);
  }
  assert.ok(pressed > 10, `the map was pressed ${pressed} times`);
  assert.equal(await page.locator('.divisions .division').count(), 4);
  await page.locator('.more-parts summary').filter({ hasText: 'Victory points, now' }).click();
  await page.locator('.score-sheet').waitFor();
  assert.equal(await page.locator('.score-sheet tbody tr').count(), 9);
  const text = await scoreOf(page);
  assert.equal(writeScore(await replay(text)), text);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

for (const level of DEEP ? ['Easy', 'Very difficult'] : ['Easy']) {
  test(`a whole game, ${level}: the sheet adds up to the score of the replay`, { timeout: 180_000 }, async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await page.addInitScript(() => localStorage.setItem('bocage settings', JSON.stringify({ dice: 'none' })));
    await page.goto(`${house.address}/?dev#/new/credentials`);
    await page.locator('form.options').first().waitFor();
    await page.getByRole('radio', { name: level, exact: false }).first().check();
    await page.getByRole('button', { name: 'Start game' }).click();
    await page.locator('.table').first().waitFor();
    assert.ok((await pressOn(page, 6_000, 5, !DEEP)).over);
    await page.locator('.score-sheet').waitFor();
    assert.match(await page.locator('section[aria-label="Victory points"] h2').innerText(), /final/i);
    const lines = await page.locator('.score-sheet tbody td').allInnerTexts();
    const total = Number(await page.locator('.score-sheet tfoot td').innerText());
    assert.equal(
      lines.reduce((sum, text) => sum + Number(text), 0),
      total,
    );
    const text = await scoreOf(page);
    const session = await replay(text);
    assert.equal(writeScore(session), text);
    assert.equal(session.game.result(session.state)?.score, total);
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  });
}

test('what is written on the map can be read when all of it is shown', { timeout: 120_000 }, async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await page.addInitScript(() =>
    localStorage.setItem('bocage settings', JSON.stringify({ dice: 'none', pace: 'none' })),
  );
  await begin(page, house.address, 'credentials');
  await pressOn(page, 20, 5);
  for (const [width, height] of [
    [1920, 1080],
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Fit the map' }).click();
    await atRest(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<SVGTextElement>('.town text, .port-table text, .place-tag text, .lettering text')]
        .filter((text) => text.getBoundingClientRect().width > 0)
        .map((text) => {
          const matrix = text.getScreenCTM();
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix?.a ?? 1, matrix?.b ?? 0);
          return { text: text.textContent, size };
        })
        .filter(({ size }) => size < 10.8)
        .map(({ text, size }) => `${text}: ${size.toFixed(1)} px`),
    );
    assert.deepEqual(small, [], `${width} x ${height}`);
  }
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
