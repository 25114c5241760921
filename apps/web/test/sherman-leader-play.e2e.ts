// Sherman Leader by keyboard alone, by touch alone, its planners, the enemy's step told, every screen judged by axe.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { atRest } from './eye.ts';
import { replay, scoreOf } from './hands.ts';
import { DEEP, type House, openHouse, type Visitor } from './harness.ts';
import { judge, openScore, scoreAt, turn } from './sherman-leader-kit.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const BATTLE = { mode: 'battle', force: 'ready', campaign: 'SI43', enemyOrder: 'chart', enemyTies: 'first' };

async function visit(options: Parameters<House['visitor']>[0] = {}, settings: object = {}): Promise<Visitor> {
  const visitor = await house.visitor(options);
  await visitor.page.addInitScript((own) => {
    if (localStorage.getItem('bocage settings') === null)
      localStorage.setItem('bocage settings', JSON.stringify({ dice: 'none', pace: 'none', ...own }));
  }, settings);
  return visitor;
}

/** What a person could do next: the key of the first choice, whether something waits to be confirmed. */
function seen(page: Page): Promise<{ over: boolean; confirm: boolean; key: string; end: string; ask: string }> {
  return page.evaluate(async () => {
    for (let i = 0; i < 100; i++) {
      const confirm = document.querySelector('[data-confirm]') !== null;
      const over = document.querySelector('.result') !== null;
      const key = document.querySelector('.choices .btn[data-name] .key')?.textContent ?? '';
      const end = document.querySelector('.choices .btn[data-mark=end] .key')?.textContent ?? key;
      if (confirm || over || key !== '')
        return { over, confirm, key, end, ask: document.querySelector('#question')?.textContent ?? '' };
      await new Promise((done) => requestAnimationFrame(done));
    }
    throw new Error(`nothing to press: ${document.body.innerText.slice(0, 300)}`);
  });
}

test('a Battle by keyboard alone', { timeout: 120_000 }, async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openScore(
    page,
    house.address,
    scoreAt(BATTLE, '3', (_, step) => step === 'place-unit'),
  );
  let byMap = 0;
  for (let presses = 0; presses < 900; presses++) {
    const now = await seen(page);
    if (now.over) break;
    if (now.confirm) {
      await page.keyboard.press('Enter');
      continue;
    }
    const to = /^Where does/.test(now.ask)
      ? await page.evaluate(
          () =>
            [...document.querySelectorAll('.choices .btn[data-name]')]
              .map((one) => /^to (\d\d)$/.exec(one.getAttribute('data-name') ?? '')?.[1])
              .find((id) => id !== undefined) ?? '',
        )
      : '';
    if (to !== '' && byMap < 2) {
      // On the map: back from the question to the hexes, arrows to the one that is wanted, Enter.
      byMap++;
      for (let i = 0; i < 80; i++) {
        if ((await page.evaluate(() => document.activeElement?.getAttribute('data-place'))) !== null) break;
        await page.keyboard.press('Shift+Tab');
      }
      for (let i = 0; i < 12; i++) {
        const at = (await page.evaluate(() => document.activeElement?.getAttribute('data-place'))) ?? '';
        if (at === to) break;
        await page.keyboard.press(
          at[0] === to[0]
            ? at < to
              ? 'ArrowRight'
              : 'ArrowLeft'
            : Number(at[0]) < Number(to[0])
              ? 'ArrowDown'
              : 'ArrowUp',
        );
      }
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-place')), to);
      await page.keyboard.press('Enter');
      // Few Units act: the shorter way to the end of the Battle.
    } else await page.keyboard.press((presses % 3 === 0 || byMap < 2 ? now.key : now.end).toLowerCase());
  }
  assert.ok((await seen(page)).over, JSON.stringify(await seen(page)));
  assert.equal(byMap, 2);
  const session = await replay(await scoreOf(page));
  assert.ok(session.over);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('a Battle by touch alone at the size of a phone', { timeout: 120_000 }, async () => {
  const visitor = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = visitor;
  await openScore(
    page,
    house.address,
    scoreAt(BATTLE, '5', (_, step) => step === 'place-unit'),
  );
  let onHexes = 0;
  for (let taps = 0; taps < 500; taps++) {
    const now = await seen(page);
    if (now.over) break;
    if (now.confirm) {
      await page.locator('[data-confirm]').tap();
      continue;
    }
    const hex = /^(Where does|Where do you place)/.test(now.ask)
      ? await page.evaluate(() => {
          // A hex that may be chosen and lies open to the finger.
          for (const button of document.querySelectorAll('.choices .btn[data-name]')) {
            const id = /(\d\d)$/.exec(button.getAttribute('data-name') ?? '')?.[1] ?? '';
            const box = document.querySelector(`.hit[data-place="${id}"]`)?.getBoundingClientRect();
            if (box === undefined) continue;
            const [x, y] = [box.left + box.width / 2, box.top + box.height * 0.8];
            if (document.elementFromPoint(x, y)?.getAttribute('data-place') === id) return [x, y] as const;
          }
          return undefined;
        })
      : undefined;
    if (hex !== undefined && onHexes < 6) {
      onHexes++;
      await page.touchscreen.tap(hex[0], hex[1]);
      continue;
    }
    // Few Units act: the shorter way to the end of the Battle.
    const buttons = page.locator('.choices .btn[data-name]');
    const end = page.locator('.choices .btn[data-mark=end]');
    await (taps % 3 !== 0 && (await end.count()) > 0 ? end.first() : buttons.first()).tap();
  }
  assert.ok((await seen(page)).over);
  assert.ok(onHexes >= 3, `${onHexes} taps on hexes`);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('a Week is planned by drag and by choosing, kept over a reload, and played as the rules take it', {
  timeout: 90_000,
}, async () => {
  const visitor = await visit();
  const { page } = visitor;
  const campaign = { force: 'ready', campaign: 'BU44' };
  await openScore(
    page,
    house.address,
    scoreAt(campaign, '11', (_, step) => step === 'assign/target'),
  );
  const before = await page.locator('#question').textContent();
  await page.getByRole('button', { name: 'Plan the Week on one page' }).press('Enter');
  await page.locator('.planner').waitFor();
  const add = page.getByLabel('Attack a Battalion');
  await add.selectOption({ index: 1 });
  await page.getByLabel('Attack 1', { exact: true }).waitFor();
  await add.selectOption({ index: 1 });
  await page.getByLabel('Attack 2', { exact: true }).waitFor();
  await assert.doesNotReject(page.getByText('An attack needs at least one Unit').first().waitFor());
  assert.ok(await page.getByRole('button', { name: /^Confirm/ }).isDisabled());
  const home = page.locator('[data-column="-1"]');
  await home
    .getByLabel(/^Where /)
    .first()
    .selectOption('0');
  // Another one by the mouse, from headquarters to the second attack.
  const handle = await home.locator('.handle').first().boundingBox();
  const column = await page.getByLabel('Attack 2', { exact: true }).boundingBox();
  assert.ok(handle !== null && column !== null);
  await page.mouse.move(handle.x + 15, handle.y + 15);
  await page.mouse.down();
  await page.mouse.move(column.x + column.width / 2, column.y + 60, { steps: 5 });
  await page.mouse.up();
  await page.locator('[data-column="1"] .planner-unit').waitFor();
  assert.deepEqual(await judge(page), []);
  const planned = await page
    .locator('.planner-column[data-column]:not([data-column="-1"]) .planner-unit b')
    .allTextContents();
  assert.equal(planned.length, 2);
  await page.reload();
  await page.locator('.table .map').first().waitFor();
  assert.equal(await page.locator('#question').textContent(), before, 'nothing is played before it is confirmed');
  await page.getByRole('button', { name: 'Plan the Week on one page' }).click();
  await page.locator('.planner-unit').first().waitFor();
  assert.deepEqual(
    await page.locator('.planner-column[data-column]:not([data-column="-1"]) .planner-unit b').allTextContents(),
    planned,
  );
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await page.locator('.planner').waitFor({ state: 'detached' });
  const names = (await replay(await scoreOf(page))).entries.map((entry) => entry.name);
  assert.equal(names.filter((name) => name.startsWith('attack ')).length, 2);
  assert.equal(names.filter((name) => name.startsWith('unit ')).length, 2);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('a force is raised on one page, within its budget, and everything can be changed until it is confirmed', {
  timeout: 90_000,
}, async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openScore(
    page,
    house.address,
    scoreAt({ campaign: 'BU44' }, '4', (_, step) => step === 'set-up/units'),
  );
  await page.getByRole('button', { name: 'Build your force' }).click();
  const so = async (): Promise<number> =>
    Number.parseInt((await page.locator('.planner-head b').textContent()) ?? '', 10);
  const start = await so();
  await page.getByRole('button', { name: 'One Rifle Team more', exact: true }).click();
  await page.getByRole('button', { name: 'One Rifle Team more', exact: true }).click();
  await page.getByRole('button', { name: 'One M3/M5 Stuart more' }).click();
  assert.equal(await so(), start - 3 - 3 - 8);
  await page.getByRole('button', { name: 'One Rifle Team less', exact: true }).click();
  assert.equal(await so(), start - 3 - 8);
  await page.getByLabel('Trucks', { exact: true }).last().selectOption({ index: 1 });
  await page.getByLabel('also show what cannot be bought, and why').check();
  await page
    .getByText(/this Campaign is in 1944/)
    .first()
    .waitFor();
  // Judged as a whole: which row lies half under the foot is a matter of scrolling.
  const window = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 4_000 });
  assert.ok(await page.locator('.planner').evaluate((planner) => planner.scrollHeight < 4_000));
  assert.deepEqual(await judge(page), []);
  if (window !== null) await page.setViewportSize(window);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.locator('.planner').waitFor({ state: 'detached' });
  const names = (await replay(await scoreOf(page))).entries.map((entry) => entry.name);
  assert.equal(names.filter((name) => name.startsWith('buy ')).length, 2);
  assert.ok(names.includes('trucks 1'));
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test("the enemy's step is told one by one, and ends at the present", { timeout: 60_000 }, async () => {
  const visitor = await visit({}, { pace: 'step', ties: 'ask' });
  const { page } = visitor;
  const options = { ...BATTLE, campaign: 'BU44', enemyOrder: 'player' };
  await openScore(
    page,
    house.address,
    scoreAt(options, '3', (session, step) => step === 'enemy-actions' && turn(session) > 1),
  );
  await page.locator('.btn[data-name="the rest"]').click();
  const run = page.getByLabel('What the enemy did');
  await run.getByText(/ 1 of \d+/).waitFor();
  const stages = Number(/of (\d+)/.exec((await run.textContent()) ?? '')?.[1]);
  assert.ok(stages > 3);
  const places = (): Promise<string> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.piece')]
        .map((one) => `${one.dataset.piece} ${one.style.transform}`)
        .sort()
        .join(';'),
    );
  const first = await places();
  assert.deepEqual(await judge(page), []);
  let reasons = '';
  for (let i = 1; i < stages; i++) {
    await run.getByRole('button', { name: 'Next', exact: true }).press('Enter');
    reasons += await run.textContent();
    assert.notEqual(await page.locator('[data-live=said]').textContent(), '');
  }
  for (const word of [/column/, /It could attack/, /rolled/]) assert.match(reasons, word);
  await run.getByRole('button', { name: 'To the end' }).click();
  const last = await places();
  assert.notEqual(first, last);
  const score = await scoreOf(page);
  await run.getByRole('button', { name: 'Step by step' }).click();
  assert.equal(await places(), first, 'it can be seen again from the start');
  assert.ok(await replay(score));
  // Played by itself it comes to the end and leaves the present on the map.
  await run.getByRole('button', { name: 'To the end' }).click();
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('bocage settings') ?? '{}');
    localStorage.setItem('bocage settings', JSON.stringify({ ...settings, pace: 'quick' }));
  });
  await page.reload();
  await page.locator('.table .map').first().waitFor();
  await page.keyboard.press('u');
  await page.locator('.choices .btn[data-name]').first().click();
  await run.getByRole('button', { name: 'Pause' }).waitFor();
  await run.getByText('· 1 acted').waitFor({ timeout: 30_000 });
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

const IN_SIGHT = `bocage position 1
game: sherman-leader
options: campaign=SI43 objective=OVER
turn: 2 of 5
terrain: ----/----/----/HHHH/----/----
at 52: 042 Eandi average
at 53: Truck
at 32: Pz III
at 11: Rifle
phase: slow
`;

test('targets have their range and chance on the map, others what bars them, and what stands in the line of sight', {
  timeout: 60_000,
}, async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openScore(page, house.address, IN_SIGHT);
  await page.locator('.btn[data-name="act 042"]').click();
  // Before it moves: what each hex costs, and how likely the enemy's next step hits it there.
  await page
    .locator('.place-tag text', { hasText: /^\d · (hit \d+%|safe)$/ })
    .first()
    .waitFor();
  assert.ok((await page.locator('.threats polygon').count()) > 0);
  await page.locator('.btn[data-name=stay]').click();
  const asked = page.getByRole('heading', { name: /^Which Enemy Unit does 042/ });
  await page.locator('[data-confirm]').or(asked).first().waitFor();
  if ((await page.locator('[data-confirm]').count()) > 0) await page.locator('[data-confirm]').click();
  await asked.waitFor();
  await page.locator('.place-tag text', { hasText: /^R1 · \d+\.\d%$/ }).waitFor();
  await page.locator('.barred text', { hasText: 'no sight' }).waitFor();
  await page.locator('.hit[data-place="32"]').focus();
  await page.locator('.blocked text', { hasText: 'Heavy Cover blocks' }).first().waitFor();
  await page.locator('summary', { hasText: 'Targets: 1 can be attacked, 2 cannot' }).click();
  await page.getByText(/Heavy Cover in 4\d.* in the way/).waitFor();
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

/** Every screen of the game, by the score that leads to it and what is opened there. */
const SCREENS: readonly (readonly [string, () => string, ((page: Page) => Promise<void>)?])[] = [
  ['headquarters', () => scoreAt({ campaign: 'SA44' }, '2', (_, step) => step === 'set-up/units')],
  ['commanders', () => scoreAt({ campaign: 'SA44' }, '2', (_, step) => step === 'set-up/commanders')],
  ['operational map', () => scoreAt({ force: 'ready', campaign: 'NA42' }, '2', (_, step) => step === 'assign/target')],
  ['assignment', () => scoreAt({ force: 'ready' }, '2', (_, step) => step === 'assign/commander')],
  ['placement', () => scoreAt(BATTLE, '2', (_, step) => step === 'place-unit')],
  ['movement', () => scoreAt(BATTLE, '2', (_, step) => step === 'move')],
  ['attack', () => scoreAt(BATTLE, '2', (_, step) => step === 'attack'), openDetails],
  ['end of the Week', () => scoreAt({ force: 'ready' }, '6', (_, step) => /^week-end\//.test(step)), openDetails],
  [
    'repair',
    () => scoreAt({ force: 'ready' }, '6', (_, step) => /^week-end\//.test(step)),
    (page) => page.getByRole('button', { name: 'Repair and replace on one page' }).click(),
  ],
  ['log', () => scoreAt({ force: 'ready' }, '6', (_, step) => /^week-end\//.test(step)), openLog],
  ['end', () => scoreAt({ force: 'ready', objective: 'PROB' }, '6', (_, step) => step === 'over')],
];

async function openDetails(page: Page): Promise<void> {
  await atRest(page);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>('.panel details')) one.open = true;
  });
}

async function openLog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Player log' }).click();
  await page.locator('dialog[open] .record').waitFor();
}

/** Every screen by day or by night in turn; both of each in the deep run. */
test('axe on every screen, by day and by night', { timeout: 180_000 }, async () => {
  const visitor = await visit();
  const { page } = visitor;
  const found: string[] = [];
  for (const [i, [name, score, go]] of SCREENS.entries()) {
    await openScore(page, house.address, score());
    await go?.(page);
    await atRest(page);
    for (const colorScheme of DEEP
      ? (['light', 'dark'] as const)
      : [i % 2 === 0 ? ('light' as const) : ('dark' as const)]) {
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction(
        (theme) => document.documentElement.dataset.theme === theme,
        colorScheme === 'dark' ? 'night' : 'day',
      );
      found.push(...(await judge(page)).map((text) => `${name}, ${colorScheme}: ${text}`));
    }
  }
  assert.deepEqual(found, []);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
