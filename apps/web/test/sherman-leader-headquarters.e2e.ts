// Headquarters of Sherman Leader: the theatre at every size, Battalions and cards by mouse, keys and touch, Fight now, ties.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createGame, playerLog } from '@bocage/sherman-leader';
import { taskForce } from '@bocage/sherman-leader/facts';
import type { Page } from 'playwright-core';
import { THEATRE } from '../src/games/sherman-leader/theatre.ts';
import { replay, scoreOf } from './hands.ts';
import { type House, openHouse, type Visitor } from './harness.ts';
import { judge, openScore, scoreAt } from './sherman-leader-kit.ts';

const game = createGame();

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** At headquarters in some Week, by a score. */
async function headquarters(visitor: Visitor, campaign: string, week = 1): Promise<Page> {
  const { page } = visitor;
  await page.addInitScript(() =>
    localStorage.setItem('bocage settings', JSON.stringify({ pace: 'none', dice: 'none' })),
  );
  const score = scoreAt({ force: 'ready', campaign }, '2', ({ state }, step) => {
    const now = game.facts(game.view(state, 0), 0).campaign;
    return step === 'assign/target' && now.week === week && now.plans.length === 0;
  });
  await openScore(page, house.address, score);
  await page.locator('.cluster').first().waitFor();
  await page.locator('.force-card').first().waitFor({ state: 'attached' });
  await page.locator('.country-name').first().waitFor();
  return page;
}

interface Seen {
  readonly counters: readonly number[];
  readonly out: number;
  readonly small: readonly string[];
  readonly covered: readonly string[];
}

/** What the screen measures: sizes of counters and names, what is out of view, names and tags under a counter. */
function measure(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const map = document.querySelector('.map')?.getBoundingClientRect();
    if (map === undefined) throw new Error('no map');
    const boxes = [...document.querySelectorAll('.piece .face')].map((one) => one.getBoundingClientRect());
    const texts = [...document.querySelectorAll<SVGTextElement>('.country-name, .cluster text, .band-head text')];
    const shown = texts.filter((one) => one.getBoundingClientRect().width > 0);
    const sizeOf = (one: SVGTextElement): number => {
      const scale = one.getScreenCTM()?.a ?? 1;
      return Number.parseFloat(getComputedStyle(one).fontSize) * scale;
    };
    return {
      counters: boxes.map((box) => Math.round(Math.min(box.width, box.height) * 10) / 10),
      out: boxes.filter((b) => b.left < map.left || b.right > map.right || b.top < map.top || b.bottom > map.bottom)
        .length,
      small: shown.filter((one) => sizeOf(one) < 11).map((one) => `${one.textContent} ${sizeOf(one).toFixed(1)}`),
      covered: [...document.querySelectorAll<SVGTextElement>('.country-name')]
        .filter((one) => {
          const box = one.getBoundingClientRect();
          return boxes.some(
            (b) => b.left < box.right - 2 && b.right > box.left + 2 && b.top < box.bottom - 2 && b.bottom > box.top + 2,
          );
        })
        .map((one) => one.textContent ?? ''),
    };
  });
}

const SIZES = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1600, 900],
  [1920, 1080],
] as const;
const DEEP = process.env.BOCAGE_LONG === '1';
const CAMPAIGNS = DEEP ? ['BU44', 'GE45', 'IT43', 'NA42', 'NO44', 'OK45', 'PH42', 'SA44', 'SI43'] : ['BU44', 'NO44'];

for (const campaign of CAMPAIGNS) {
  test(`${campaign}: counters of 44 pixels in view and names of 11 at every size`, { timeout: 120_000 }, async (t) => {
    const visitor = await house.visitor();
    const page = await headquarters(visitor, campaign);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      // The sheet is shown whole: it has come to rest once it fits its pane.
      await page.waitForFunction(
        ([wide, w, h]) => {
          const map = document.querySelector('.map')?.getBoundingClientRect();
          const k = Number(document.querySelector<HTMLElement>('.map-sheet')?.style.getPropertyValue('--k'));
          return (
            innerWidth === wide && map !== undefined && Math.abs(k - Math.min(map.width / w, map.height / h)) < 0.02
          );
        },
        [width, THEATRE.width, THEATRE.height] as const,
      );
      const seen = await measure(page);
      t.diagnostic(`${campaign} ${width}x${height}: counters from ${Math.min(...seen.counters)} px`);
      assert.ok(seen.counters.length > 4);
      assert.ok(Math.min(...seen.counters) >= 44, `${width}x${height}: ${seen.counters}`);
      assert.equal(seen.out, 0, `${width}x${height}: counters out of view`);
      assert.deepEqual(seen.small, [], `${width}x${height}`);
      assert.deepEqual(seen.covered, [], `${width}x${height}`);
    }
    assert.deepEqual(await judge(page), []);
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  });
}

test('a Battalion is attacked by a press on its counter and by keys, and the plan is drawn', {
  timeout: 60_000,
}, async () => {
  const visitor = await house.visitor();
  const page = await headquarters(visitor, 'BU44');
  const battalion = await page.locator('.hq-tag.attack').count();
  assert.ok(battalion > 2);
  // By keys: the band that has the focus opens its stack, the counter is pressed.
  await page.locator('.hit[data-place="band-3"]').focus();
  await page.keyboard.press('Space');
  const id = await page.evaluate(() => document.activeElement?.getAttribute('data-piece') ?? '');
  assert.match(id, /^\d+[ASC]$/);
  await page.keyboard.press('Enter');
  const confirm = page.locator('[data-confirm]');
  await page.locator('[data-confirm], .hq-tag.planned').first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await page.locator('.hq-tag.planned').first().waitFor();
  assert.equal(await page.locator('.ring-planned').count(), 1);
  await page.locator('.plan-slots > li', { hasText: id }).waitFor();
  const names = (await replay(await scoreOf(page))).entries.map((entry) => entry.name);
  assert.ok(names.includes(`attack ${id}`), names.slice(-3).join());
  assert.deepEqual(await judge(page), []);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('cards: everybody once, Stress as the facts have it, the lost apart, a press assigns', {
  timeout: 90_000,
}, async () => {
  const visitor = await house.visitor();
  const page = await headquarters(visitor, 'BU44', 3);
  const { state } = await replay(await scoreOf(page));
  const force = taskForce(state);
  assert.equal(await page.locator('.force-card:not(.lost, .spare)').count(), force.cards.length);
  assert.equal(await page.locator('.force-card.spare').count(), force.spare.length);
  assert.equal(await page.locator('.force-card.lost').count(), force.lost.length);
  for (const [i, { unit, commander }] of force.cards.entries()) {
    const card = page.locator('.force-card:not(.lost, .spare)').nth(i);
    const text = (await card.textContent()) ?? '';
    for (const part of [unit.id, unit.card.name, commander?.id ?? 'No Commander', commander?.levelCard.level ?? ''])
      assert.ok(text.includes(part), `${part} in ${text}`);
    if (commander !== undefined)
      assert.equal(await card.locator('.track i[data-on=true]').count(), commander.stress, unit.id);
  }
  // An attack is begun; a card that is ringed is assigned by a press.
  await page.locator('.choices .btn[data-name^="attack"]').first().click();
  const confirm = page.locator('[data-confirm]');
  for (let i = 0; i < 6 && (await page.locator('.force-card[data-legal=true]').count()) === 0; i++) {
    if (await confirm.isVisible()) await confirm.click();
    else await page.locator('.choices .btn[data-name]').first().click();
  }
  const before = (await replay(await scoreOf(page))).entries.length;
  await page.locator('.force-card[data-legal=true] .card-press').first().click();
  await page.waitForFunction(() => document.querySelector('.considered') === null);
  assert.ok((await replay(await scoreOf(page))).entries.length > before);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('Fight now: a Battalion by strength, the force and its places in one press each', {
  timeout: 90_000,
}, async () => {
  for (const touch of [false, true]) {
    const visitor = await house.visitor(
      touch ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {},
    );
    const { page } = visitor;
    await page.addInitScript(() =>
      localStorage.setItem('bocage settings', JSON.stringify({ pace: 'none', dice: 'none' })),
    );
    const score = scoreAt(
      { mode: 'battle', force: 'ready', campaign: 'SI43' },
      '3',
      (_, step) => step === 'set-up/target',
    );
    await openScore(page, house.address, score);
    const press = (one: string): Promise<void> => {
      const button = page.locator(one).first();
      return touch ? button.tap() : button.click();
    };
    await page.locator('.foe').nth(2).waitFor();
    assert.deepEqual(
      await page.locator('.foe').evaluateAll((all) => all.map((one) => one.getAttribute('data-hardness'))),
      ['easy', 'even', 'hard'],
    );
    assert.deepEqual(await judge(page), []);
    await press('[data-foe=even]');
    await press('[data-accept=force]');
    await page.locator('[data-accept=force]').waitFor({ state: 'detached' });
    await page.locator('[data-accept=places]').waitFor();
    assert.deepEqual(await judge(page), []);
    await press('[data-accept=places]');
    await page.locator('[data-accept=places]').waitFor({ state: 'detached' });
    const played = await replay(await scoreOf(page));
    assert.ok(played.entries.some((entry) => / at 6\d$/.test(entry.name)));
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  }
});

test('ties of the enemy: asked, they say whose they are and offer all the rest first', {
  timeout: 60_000,
}, async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await page.addInitScript(() => {
    if (localStorage.getItem('bocage settings') === null)
      localStorage.setItem('bocage settings', JSON.stringify({ pace: 'none', dice: 'none', ties: 'ask' }));
  });
  const score = scoreAt(
    { mode: 'battle', force: 'ready', campaign: 'BU44' },
    '3',
    (_, step) => step === 'enemy-actions',
  );
  await openScore(page, house.address, score);
  const choice = page.getByLabel('The enemy’s choice');
  await choice.getByText('You decide for the enemy.').waitFor();
  assert.deepEqual(await judge(page), []);
  await choice.locator('select').selectOption('table');
  await choice.locator('.btn.main').click();
  await choice.waitFor({ state: 'detached' });
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('on a phone, by night: the map, and the force in its tab', { timeout: 60_000 }, async () => {
  const visitor = await house.visitor({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
  });
  const page = await headquarters(visitor, 'NA42');
  const seen = await measure(page);
  assert.ok(Math.min(...seen.counters) >= 44, String(seen.counters));
  // Its bands are narrow: seen from afar the counters would lie on each other.
  const hidden = await page.locator('.piece .face').evaluateAll((faces) => {
    const boxes = faces.map((face) => face.getBoundingClientRect());
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2),
    ).length;
  });
  assert.equal(hidden, 0, 'counters on each other');
  assert.deepEqual(seen.small, []);
  assert.deepEqual(await judge(page), []);
  // The bands in small bring each of them into view.
  assert.equal(await page.locator('.band-overview button').count(), 6);
  const at = (): Promise<string> => page.locator('.map-sheet').evaluate((one) => one.style.transform);
  await page.locator('.band-overview button').first().tap();
  const first = await at();
  await page.locator('.band-overview button').last().tap();
  assert.notEqual(await at(), first);
  await page.getByRole('button', { name: 'Forces', exact: true }).tap();
  await page.locator('.force-card').first().waitFor();
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  assert.deepEqual(await judge(page), []);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('the result of a Battle and of a Week is a card, and names in lists open as cards', {
  timeout: 90_000,
}, async () => {
  const visitor = await house.visitor();
  const page = await headquarters(visitor, 'BU44', 2);
  const week = page.locator('.result-card', { hasText: 'Week 1' });
  await week.waitFor();
  const log = playerLog((await replay(await scoreOf(page))).state);
  const text = (await week.textContent()) ?? '';
  for (const battle of log.weeks[1]?.battles ?? []) assert.ok(text.includes(battle.target), battle.target);
  assert.ok(text.includes(`${log.weeks[1]?.vp} VP`));
  // In the lowest window the choices below the card can be seen.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.reload();
  await week.waitFor();
  const foot = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => one.getBoundingClientRect().bottom);
  await page.locator('.choices .btn[data-name]').first().waitFor();
  assert.ok((await foot('.choices .btn[data-name]')) <= (await foot('.panel-scroll')), 'a choice in view');
  await page.locator('.map-list summary').click();
  await page.locator('.map-list .card-link').first().click();
  const card = page.locator('dialog[open] .opened-card');
  await card.getByText(/It has \d+ counters/).waitFor();
  assert.deepEqual(await judge(page), []);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Plan the Week on one page' }).click();
  await page.locator('.planner .card-link').first().click();
  await card.waitFor();
  assert.deepEqual(await judge(page), []);
  // A single Battle ends with its card; it is no campaign that could be graded.
  const over = scoreAt({ mode: 'battle', force: 'ready', campaign: 'SI43' }, '3', (_, step) => step === 'over');
  await openScore(page, house.address, over);
  await page.locator('.result-card[open]').waitFor();
  assert.equal(await page.locator('.end-battles li').count(), 1);
  assert.equal(await page.locator('.end-scale').count(), 0);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
