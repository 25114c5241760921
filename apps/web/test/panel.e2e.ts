// The panel and the map under a person's hand: nothing moves under a resting pointer, what is new is in view, what is asked is in
// view, and who neither sees nor points comes to the question at once.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { begin, NEXT, pressOn } from './hands.ts';
import { DEEP, type House, openHouse } from './harness.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

async function quiet(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('bocage settings', JSON.stringify({ dice: 'none', pace: 'none', handOver: false })),
  );
}

/** Where the buttons of the panel lie, at two frames in a row, and what is under the pointer. */
function resting(
  page: Page,
  x: number,
  y: number,
): Promise<{ readonly frames: readonly string[]; readonly under: string }> {
  return page.evaluate(
    async ({ x, y }) => {
      const places = (): string =>
        [...document.querySelectorAll('.panel-scroll button:not(.odds-place *)')]
          .map((button) => Math.round(button.getBoundingClientRect().top))
          .join(' ');
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      const frames = [];
      for (let i = 0; i < 3; i++) {
        await frame();
        frames.push(places());
      }
      const under = document.elementFromPoint(x, y)?.closest('button')?.textContent ?? '';
      return { frames, under };
    },
    { x, y },
  );
}

/** Until the question has come and nothing in the panel has moved for some frames. */
async function atRest(page: Page): Promise<void> {
  await page.locator(NEXT).first().waitFor();
  await page.evaluate(async () => {
    let [still, before] = [0, ''];
    for (let i = 0; i < 600 && still < 8; i++) {
      await new Promise((done) => requestAnimationFrame(done));
      const tops = [...document.querySelectorAll('.panel-scroll button')].map((one) => one.getBoundingClientRect().top);
      const now = tops.join(' ');
      still = now === before && document.querySelector('[data-coming]') === null ? still + 1 : 0;
      before = now;
    }
  });
}

test('P1 the panel never moves under a resting pointer, with a hint open and odds to see', {
  timeout: 120_000,
}, async (t) => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await quiet(page);
  await begin(page, house.address, 'credentials');
  // On to a question with odds.
  await atRest(page);
  for (let i = 0; i < 80 && (await page.locator('.odds-place').count()) === 0; i++) {
    await pressOn(page, 1, 5 + i);
    // A question that is drawn late would be answered before its odds are seen.
    await atRest(page);
  }
  await page.locator('.odds-place').waitFor();
  await page.keyboard.press('h');
  await page.locator('.hint').waitFor();
  await page.getByText('What else was considered').click();
  await atRest(page);
  // An open hint may be longer than the window: the choices are brought into its middle, with the hint above them.
  await page
    .locator('.choices .btn[data-name]')
    .first()
    .evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await atRest(page);
  const box = await page.locator('.panel-scroll').boundingBox();
  assert.ok(box !== null);
  let places = 0;
  let odds = 0;
  for (let y = box.y + 20; y < Math.min(box.y + box.height, 890); y += 22) {
    for (const x of [box.x + 90, box.x + box.width - 90]) {
      const before = await resting(page, x, y);
      await page.mouse.move(x, y);
      const now = await resting(page, x, y);
      assert.deepEqual(new Set(now.frames), new Set([before.frames.at(-1)]), `buttons moved at ${x}, ${y}`);
      assert.equal(now.under, before.under, `another button came under the pointer at ${x}, ${y}`);
      places++;
      odds += await page.locator('.odds-place .odds').count();
    }
  }
  assert.ok(odds > 0, 'odds were shown');
  t.diagnostic(`${places} places of the pointer`);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

interface Seen {
  readonly newest: boolean;
  /** Places that can be chosen, those of them in view, and those under the buttons of the map. */
  readonly marked: number;
  readonly visible: number;
  readonly covered: number;
  /** The page itself is no longer than the window. */
  readonly fits: boolean;
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    // Parts that are loaded when they are first wanted have come, and the page has come to rest.
    let [high, still] = [-1, 0];
    for (let i = 0; i < 240 && still < 4; i++) {
      await new Promise((done) => requestAnimationFrame(done));
      const now = document.querySelector('.log-scroll')?.clientHeight ?? 0;
      still = now === high && document.querySelector('[data-coming]') === null ? still + 1 : 0;
      high = now;
    }
    const last = [...document.querySelectorAll('.log .say')].at(-1)?.getBoundingClientRect();
    const log = document.querySelector('.log-scroll')?.getBoundingClientRect();
    const map = document.querySelector('.map')?.getBoundingClientRect();
    const tools = document.querySelector('.map-tools')?.getBoundingClientRect();
    const middles = [...document.querySelectorAll('.outline:is(.move, .attack, .select) .line')].map((line) => {
      const box = line.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2] as const;
    });
    const inside = (box: DOMRect | undefined, [x, y]: readonly [number, number]): boolean =>
      box !== undefined && x > box.left && x < box.right && y > box.top && y < box.bottom;
    return {
      newest: last === undefined || log === undefined || (last.bottom <= log.bottom + 1 && last.top >= log.top - 1),
      marked: middles.length,
      visible: middles.filter((at) => inside(map, at)).length,
      covered: middles.filter((at) => inside(tools, at)).length,
      fits: document.documentElement.scrollHeight <= innerHeight + 1,
    };
  });
}

for (const id of ['rudders-line', 'credentials'])
  test(`P5 P6 ${id}: the newest line and something to choose are in view at every decision`, {
    timeout: 120_000,
  }, async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await quiet(page);
    await begin(page, house.address, id, id === 'credentials' ? {} : { US: 'person', GE: 'person' });
    const lost: string[] = [];
    for (let i = 0; i < (DEEP ? 40 : 20); i++) {
      const seen = await look(page);
      if (!seen.newest) lost.push(`${i}: the newest line of the log is out of view`);
      if (seen.marked > 0 && seen.visible === 0) lost.push(`${i}: none of ${seen.marked} places to choose is in view`);
      if (!seen.fits) lost.push(`${i}: the page is longer than the window`);
      if (seen.covered > 0) lost.push(`${i}: a place to choose lies under the zoom buttons`);
      await pressOn(page, 1, 31 + i);
    }
    assert.deepEqual(lost, []);
    if (id === 'rudders-line') {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Log', exact: true }).click();
      assert.ok((await look(page)).newest, 'the tab of the log opens at its newest line');
    }
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  });

/** The point of the sheet that is in the middle of the map. */
function middle(page: Page): Promise<readonly [number, number]> {
  return page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
    const map = document.querySelector('.map')?.getBoundingClientRect();
    const matrix = new DOMMatrix(getComputedStyle(document.querySelector('.map-sheet') ?? document.body).transform);
    return [((map?.width ?? 0) / 2 - matrix.e) / matrix.a, ((map?.height ?? 0) / 2 - matrix.f) / matrix.a] as const;
  });
}

test('P6 P8 resizing keeps the map, a phone on its side has its choices, a disabled button can be read', async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await quiet(page);
  await begin(page, house.address, 'rudders-line', { US: 'person', GE: 'person' });
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const before = await middle(page);
  for (const [width, height] of [
    [1500, 980],
    [1440, 900],
  ] as const)
    await page.setViewportSize({ width, height });
  const now = await middle(page);
  assert.ok(Math.hypot(now[0] - before[0], now[1] - before[1]) < 12, `the map went from ${before} to ${now}`);
  await page.setViewportSize({ width: 844, height: 390 });
  const choice = await page.locator('.choices .btn').first().boundingBox();
  assert.ok(choice !== null && choice.y + choice.height <= 390, 'the first choice is on the screen');
  assert.ok((await page.locator('.map').boundingBox())?.height ?? 0 > 200);
  // As the stylesheet makes it, wherever one stands.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.className = 'btn main';
    button.disabled = true;
    button.textContent = 'Not yet';
    document.querySelector('.panel-scroll')?.prepend(button);
  });
  const button = page.getByText('Not yet');
  await button.hover({ force: true });
  const [face, ink] = await button.evaluate((one) => [
    getComputedStyle(one).backgroundColor,
    getComputedStyle(one).color,
  ]);
  assert.notEqual(face, ink);
  assert.equal(face, 'rgba(0, 0, 0, 0)', 'no slab');
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('P13 the question has the focus after a start, a choice that waits is heard with its odds, buttons have names of their own', async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await quiet(page);
  await page.goto(`${house.address}/`);
  const starts = page.locator('[data-start]');
  await starts.first().waitFor();
  const names = await starts.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
  assert.equal(new Set(names).size, names.length);
  await begin(page, house.address, 'rudders-line', { US: 'person', GE: 'person' });
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'question');
  let tabs = 0;
  while (tabs < 12 && !(await page.evaluate(() => document.activeElement?.matches('.choices .btn') === true))) {
    await page.keyboard.press('Tab');
    tabs++;
  }
  assert.ok(tabs <= 4, `${tabs} Tabs to the first choice`);
  assert.equal(
    await page.evaluate(() => document.querySelector('.table button, .table a')?.textContent),
    'Skip to the question',
  );
  const confirm = page.locator('[data-confirm]');
  for (let i = 0; i < 60; i++) {
    const offers = page.locator('.choices .btn[data-name]');
    await offers.or(confirm).first().waitFor();
    if ((await confirm.count()) > 0) break;
    await offers.nth(i % Math.min(3, await offers.count())).click();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  const heard = page.locator('[data-live=considered]');
  await page.waitForFunction(() => document.querySelector('[data-live=considered]')?.textContent !== '');
  const said = await heard.innerText();
  assert.match(said, /%|Warning: /);
  assert.match(said, /Enter confirms/);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
