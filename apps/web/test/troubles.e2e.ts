// What seldom happens but must be right: storage full, a new version, the score as a file, reset turn, sides, zoom by hand.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { dist } from '../build/build.ts';
import { serve } from '../build/serve.ts';
import { begin, holdFire, pressOn, replay, scoreOf } from './hands.ts';
import { type House, openHouse } from './harness.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const BOTH = { A: 'person', B: 'person' };

/** No hand-over screen, no waiting. */
async function quick(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('bocage settings') === null)
      localStorage.setItem('bocage settings', JSON.stringify({ handOver: false, pace: 'none' }));
  });
}

test('storage is full: said at once, the game goes on, the export is one press away and is the whole score', async () => {
  const visitor = await house.visitor({ acceptDownloads: true });
  const { page } = visitor;
  await quick(page);
  await begin(page, house.address, 'skirmish', BOTH);
  await pressOn(page, 2, 3);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await pressOn(page, 3, 5);
  const bar = page.getByText('The browser’s storage is full');
  await bar.waitFor();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const download = await waiting;
  assert.match(download.suggestedFilename(), /^skirmish-\d+\.score\.txt$/);
  const text = readFileSync(await download.path(), 'utf8');
  assert.equal(text, await scoreOf(page));
  assert.ok((await replay(text)).entries.length >= 3);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('the score as a file', async () => {
  const visitor = await house.visitor({ acceptDownloads: true });
  const { page } = visitor;
  await quick(page);
  await begin(page, house.address, 'skirmish', BOTH);
  await pressOn(page, 6, 3);
  const score = await scoreOf(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Save or share' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const download = await waiting;
  assert.equal(readFileSync(await download.path(), 'utf8'), score);
  assert.equal(download.suggestedFilename(), `skirmish-${(await replay(score)).entries.length}.score.txt`);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('a new version is offered, never forced, and taken when asked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bocage-'));
  cpSync(dist, folder, { recursive: true });
  const { server, address } = await serve(folder, 0);
  const visitor = await house.visitor({ serviceWorkers: 'allow' });
  const { page } = visitor;
  try {
    await quick(page);
    await begin(page, address, 'skirmish', BOTH);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await pressOn(page, 3, 3);
    const score = await scoreOf(page);
    const worker = join(folder, 'sw.js');
    const text = readFileSync(worker, 'utf8');
    const newer = text.replace(/(version\\?":\\?")[0-9a-f]{12}/, '$1ffffffffffff');
    assert.notEqual(newer, text);
    writeFileSync(worker, newer);
    const home = join(folder, 'index.html');
    writeFileSync(
      home,
      readFileSync(home, 'utf8').replace(/name="build" content="[0-9a-f]{12}"/, 'name="build" content="ffffffffffff"'),
    );
    for (const file of [worker, home]) for (const packed of ['gz', 'br']) rmSync(`${file}.${packed}`);
    await page.evaluate(() => {
      document.body.dataset.same = 'page';
      return navigator.serviceWorker.getRegistration().then((registration) => registration?.update().then(() => {}));
    });
    const take = page.locator('[data-update]');
    await take.waitFor();
    await pressOn(page, 1, 5);
    assert.equal(await page.evaluate(() => document.body.dataset.same), 'page', 'the game was not interrupted');
    const later = await scoreOf(page);
    assert.ok(later.length >= score.length);
    const reloaded = page.waitForEvent('load');
    await take.click();
    await reloaded;
    await page.locator('#question').first().waitFor();
    assert.equal(await scoreOf(page), later);
    // The files of the version before go once no page uses them any more.
    await page.waitForFunction(async () => (await caches.keys()).join() === 'bocage ffffffffffff');
  } finally {
    await visitor.close();
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('reset turn: back to where it began, and no further than what was revealed', async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await quick(page);
  await begin(page, house.address, 'rudders-line', { US: 'person', GE: 'person' });
  await holdFire(page);
  const before = await replay(await scoreOf(page));
  await page.locator('[data-name="act LC2"]').click();
  await page.locator('.choices [data-name=squad]').first().click();
  await page.locator('.choices [data-name="to 2"]').click();
  assert.ok((await replay(await scoreOf(page))).entries.length > before.entries.length);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Reset turn' }).click();
  const after = await replay(await scoreOf(page));
  assert.ok(after.entries.length <= before.entries.length, 'the move is taken back');
  assert.ok(after.entries.every((entry, i) => entry.name === before.entries[i]?.name));
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of `rgb(r, g, b)`: what is left of a colour for those who see none. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((v) => channel(Number(v) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test('sides for the colour-blind: told apart by brightness and by shape', async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await quick(page);
  await begin(page, house.address, 'rudders-line', { US: 'person', GE: 'person' });
  await page.locator('.counter').first().waitFor();
  const faces = (): Promise<readonly (readonly [string, string])[]> =>
    page.evaluate(() =>
      ['US', 'GE'].map((side) => {
        const face = document.querySelector(`[data-piece^="${side}-squad"] .face`);
        return [face === null ? '' : getComputedStyle(face).fill, face?.getAttribute('d') ?? ''] as const;
      }),
    );
  const plain = await faces();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#set-safeSides').click();
  await page.keyboard.press('Escape');
  const safe = await faces();
  assert.notDeepEqual(safe, plain, 'the setting changes the counters');
  const [us, ge] = safe.map(([fill]) => luminance(fill));
  const contrast = (Math.max(us ?? 0, ge ?? 0) + 0.05) / (Math.min(us ?? 0, ge ?? 0) + 0.05);
  assert.ok(contrast >= 1.5, `the sides differ in brightness by ${contrast.toFixed(2)}`);
  assert.notEqual(safe[0]?.[1], safe[1]?.[1], 'and in shape');
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

/** How large the sheet is shown. */
function scale(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sheet = document.querySelector('.map-sheet');
    return sheet === null ? 0 : new DOMMatrix(getComputedStyle(sheet).transform).a;
  });
}

async function until(met: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 100; i++) {
    if (await met()) return;
    await new Promise((done) => setTimeout(done, 30));
  }
  assert.fail('it did not come about');
}

test('zoom by wheel and by two fingers; one finger moves the sheet', async () => {
  const visitor = await house.visitor({ hasTouch: true });
  const { page, context } = visitor;
  await quick(page);
  await begin(page, house.address, 'rudders-line', { US: 'person', GE: 'person' });
  const box = await page.locator('.map').boundingBox();
  assert.ok(box !== null);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.keyboard.press('0');
  const fitted = await scale(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -240);
  await until(async () => (await scale(page)) > fitted * 1.2);
  await page.mouse.wheel(0, 2_000);
  await until(async () => (await scale(page)) <= fitted);
  // A pinch on a trackpad comes as a wheel with Ctrl, in small steps; two fingers that scroll move the sheet.
  await page.keyboard.press('0');
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -12);
  await until(async () => (await scale(page)) > fitted * 1.5);
  const near = await scale(page);
  for (let i = 0; i < 4; i++) await page.mouse.wheel(0, 6);
  await until(async () => (await scale(page)) < near * 0.85);
  await page.keyboard.up('Control');
  const [kept, place] = [await scale(page), await page.locator('.map-sheet').getAttribute('style')];
  await page.mouse.wheel(8, 20);
  await until(async () => (await page.locator('.map-sheet').getAttribute('style')) !== place);
  assert.equal(await scale(page), kept);
  // Zooming the page itself is the browser's: only the map takes a pinch for itself.
  const taken = (selector: string): Promise<boolean> =>
    page.evaluate((selector) => {
      const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true, ctrlKey: true, deltaY: -10 });
      return document.querySelector(selector)?.dispatchEvent(wheel) === false;
    }, selector);
  assert.deepEqual([await taken('.panel'), await taken('.top'), await taken('.left')], [false, false, false]);
  assert.doesNotMatch(
    (await page.locator('meta[name=viewport]').getAttribute('content')) ?? '',
    /user-scalable|maximum-scale/,
  );
  const entries = (await replay(await scoreOf(page))).entries.length;
  await page.keyboard.press('0');
  const before = await scale(page);
  const hand = await context.newCDPSession(page);
  const touch = (type: string, points: readonly (readonly [number, number])[]): Promise<unknown> =>
    hand.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
    });
  await touch('touchStart', [
    [x - 30, y],
    [x + 30, y],
  ]);
  for (let d = 40; d <= 120; d += 20)
    await touch('touchMove', [
      [x - d, y],
      [x + d, y],
    ]);
  await touch('touchEnd', []);
  const pinched = await scale(page);
  assert.ok(pinched > before * 2, `two fingers: ${before} to ${pinched}`);
  const where = await page.locator('.map-sheet').getAttribute('style');
  await touch('touchStart', [[x, y]]);
  for (let d = 10; d <= 60; d += 10) await touch('touchMove', [[x, y - d]]);
  await touch('touchEnd', []);
  assert.notEqual(await page.locator('.map-sheet').getAttribute('style'), where, 'one finger moves it');
  assert.equal(await scale(page), pinched);
  assert.equal((await replay(await scoreOf(page))).entries.length, entries, 'nothing was pressed by it');
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
