// What the page weighs and how quick it is, in Chromium here; each figure is printed beside its bar.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { games } from '@bocage/catalogue';
import type { Page } from 'playwright-core';
import { begin, pressOn } from './hands.ts';
import { type House, openHouse } from './harness.ts';
import { PACE, paceOf, paceWords, timeRound } from './pace.ts';
import { GROUND, LESSON_KB, weigh, weighLesson } from './scales.ts';
import { backAndForth, growth, leastAlive, mayGrow } from './stopwatch.ts';

const FIRST = games.find((game) => game.hidden !== true)?.id ?? 'skirmish';
/** The whole 2,000 take more than a minute: with BOCAGE_LONG=1. */
const DECISIONS = process.env.BOCAGE_LONG === '1' ? 2_000 : 200;
const figures: Record<string, number> = {};

let house: House;
before(async () => {
  house = await openHouse();
});
after(async () => {
  const folder = join(import.meta.dirname, '../../../.cache');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'web-measures.json'), `${JSON.stringify(figures, undefined, 2)}\n`);
  await house.close();
});

async function both(page: Page, id = FIRST): Promise<void> {
  const game = await games.find((g) => g.id === id)?.load();
  const made = game?.create();
  const seats = made !== undefined && 'setup' in made ? made.seats : [];
  await begin(page, house.address, id, Object.fromEntries(seats.map((seat) => [seat.id, 'person'])));
}

/**
 * KB of script, gzip: everything that is fetched from the home page over the form for a new game to the first question of a game
 * between persons, map and story drawn, the network at rest. What comes later is not counted: the worker with the computer
 * players, the words of refusals, rulings that are unfolded, the reading of scores, plans and dialogs, and of the rules what
 * cannot happen yet (what an activation or an action leads to; Battles and what follows them).
 */
const WEIGHTS: Readonly<Record<string, readonly [script: number, all: number]>> = {
  [FIRST]: [81.7, 414],
  credentials: [96.2, 403],
  'sherman-leader': [92.3, 380],
};
for (const [id, [most, mostOfAll]] of Object.entries(WEIGHTS)) {
  test(`weight of home and ${id}`, { timeout: 60_000 }, async (t) => {
    const visitor = await house.visitor({ serviceWorkers: 'block' });
    const { page } = visitor;
    const scales = await weigh(page);
    await page.goto(`${house.address}/?dev`);
    await page.locator('[data-start]').first().waitFor();
    await scales.rest();
    // Two players at one screen: the worker with the computer players is loaded only when one of them plays.
    await both(page, id);
    await scales.rest(GROUND);
    const { script, all } = scales;
    figures[id === FIRST ? 'script, KB gzip' : `${id}: script, KB gzip`] = script;
    figures[id === FIRST ? 'first load, KB' : `${id}: first load, KB`] = all;
    t.diagnostic(`home and ${id}: script ${script} KB gzip (bar ${most}), all ${all} KB (bar ${mostOfAll})`);
    assert.ok(script <= most, `${script} KB of script`);
    assert.ok(all <= mostOfAll, `${all} KB in all`);
    await visitor.close();
  });
}

/** The first game's figures keep their plain names. */
const prefix = (id: string): string => (id === FIRST ? '' : `${id}: `);

/** The lesson of each game whose first question needs the most; lessons.deep.ts weighs all of them. */
const LESSONS: Readonly<Record<string, string>> = {
  'rudders-line': 'rl-7',
  credentials: 'ta-6',
  'sherman-leader': 'sl-6',
};
test('weight of home and a lesson', { timeout: 60_000 }, async (t) => {
  for (const [game, id] of Object.entries(LESSONS)) {
    const visitor = await house.visitor({ serviceWorkers: 'block' });
    const { page } = visitor;
    const script = await weighLesson(page, house.address, game, id);
    figures[`${prefix(game)}script with a lesson, KB gzip`] = script;
    t.diagnostic(`home and ${id}: script ${script} KB gzip (bar ${LESSON_KB})`);
    assert.ok(script <= LESSON_KB, `${id}: ${script} KB of script`);
    await visitor.close();
  }
});

for (const id of [FIRST, 'credentials']) {
  test(`from choice to drawn: ${id}`, { timeout: 180_000 }, async (t) => {
    const pace = await paceOf(async () => {
      const visitor = await house.visitor();
      const { page } = visitor;
      await page.addInitScript(() => localStorage.setItem('bocage settings', JSON.stringify({ handOver: false })));
      await both(page, id);
      await pressOn(page, 20, 3);
      const round = await timeRound(page, 120, 5);
      await visitor.close();
      return round;
    });
    const { median, late, best } = pace;
    figures[`${prefix(id)}choice to drawn, median ms`] = Math.round(median * 10) / 10;
    figures[`${prefix(id)}choice to drawn, best round, median ms`] = Math.round(best * 10) / 10;
    figures[`${prefix(id)}choice to drawn, p95 ms`] = Math.round(late * 10) / 10;
    t.diagnostic(`${id}: ${paceWords(pace)}`);
    assert.ok(median <= PACE.median);
    assert.ok(best <= PACE.best);
    assert.ok(late <= PACE.late);
  });

  test(`no growth of memory over many decisions: ${id}`, { timeout: 400_000 }, async (t) => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await page.addInitScript(() =>
      localStorage.setItem('bocage settings', JSON.stringify({ handOver: false, dice: 'none' })),
    );
    await both(page, id);
    const client = await visitor.context.newCDPSession(page);
    const elements = (): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);
    await backAndForth(page, 100);
    const [before, drawn] = [await leastAlive(page, client), await elements()];
    await backAndForth(page, DECISIONS);
    const after = await leastAlive(page, client, before.own + mayGrow(DECISIONS));
    const own = after.own - before.own;
    figures[`${prefix(id)}growth over ${DECISIONS} decisions, KB`] = Math.round(own / 1024);
    figures[`${prefix(id)}heap, MB`] = Math.round((before.own + before.code) / 104857.6) / 10;
    t.diagnostic(
      `${id}, ${DECISIONS} decisions: ${growth(before, after)} (bar ${Math.round(mayGrow(DECISIONS) / 1024)} KB)`,
    );
    assert.ok(own < mayGrow(DECISIONS), `${own} bytes`);
    assert.ok(Math.abs((await elements()) - drawn) < 200, 'no element stays behind');
    await visitor.close();
  });
}

test('home usable with the processor slowed four times', { timeout: 60_000 }, async (t) => {
  let best = Number.POSITIVE_INFINITY;
  // What else the machine does only ever adds to a time: the least of some rounds is the page's own.
  for (let round = 0; round < 8 && best > 800; round++) {
    const visitor = await house.visitor({ serviceWorkers: 'block' });
    const { page } = visitor;
    const client = await visitor.context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (document.querySelector('[data-start]') === null) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { usable: performance.now() })));
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${house.address}/?dev`);
    const usable = await (await page.waitForFunction(() => (globalThis as { usable?: number }).usable)).jsonValue();
    best = Math.min(best, usable ?? best);
    await visitor.close();
  }
  figures['home usable at a quarter of the speed, ms'] = Math.round(best);
  t.diagnostic(`home usable after ${best.toFixed(0)} ms (bar 1000)`);
  assert.ok(best < 1000);
});
