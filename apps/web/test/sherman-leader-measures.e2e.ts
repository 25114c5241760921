// Sherman Leader held to its bars: choice to drawn with 20 enemy counters, memory over a campaign, the log on paper.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playerLog } from '@bocage/sherman-leader';
import type { Page } from 'playwright-core';
import { replay, scoreOf } from './hands.ts';
import { type House, openHouse, type Visitor } from './harness.ts';
import { PACE, paceOf, paceWords, timeRound } from './pace.ts';
import { enemies, importScore, openScore, scoreAt } from './sherman-leader-kit.ts';
import { alive, backAndForth, growth, leastAlive, mayGrow, SLACK } from './stopwatch.ts';

/** A whole campaign takes minutes: with BOCAGE_LONG=1. */
const LONG = process.env.BOCAGE_LONG === '1';
const CAMPAIGN = { force: 'ready', campaign: 'BU44' };

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test('from choice to drawn with 20 enemy counters on the Battlefield', { timeout: 180_000 }, async (t) => {
  const score = scoreAt(CAMPAIGN, '2', (session, step) => step === 'friendly' && enemies(session) >= 20);
  const pace = await paceOf(async () => {
    const visitor = await quiet();
    await openScore(visitor.page, house.address, score);
    const round = await timeRound(visitor.page, 80, 5);
    await visitor.close();
    return round;
  });
  t.diagnostic(`20 enemy counters: ${paceWords(pace)}`);
  assert.ok(pace.median <= PACE.median);
  assert.ok(pace.best <= PACE.best);
  assert.ok(pace.late <= PACE.late);
});

const DECISIONS = LONG ? 2_000 : 120;

async function quiet(): Promise<Visitor> {
  const visitor = await house.visitor();
  await visitor.page.addInitScript(() =>
    localStorage.setItem('bocage settings', JSON.stringify({ dice: 'none', pace: 'none' })),
  );
  return visitor;
}

test('no growth of memory over many decisions of a Battle', { timeout: 600_000 }, async (t) => {
  const visitor = await quiet();
  const { page } = visitor;
  await openScore(
    page,
    house.address,
    scoreAt(CAMPAIGN, '2', (session, step) => step === 'friendly' && enemies(session) >= 20),
  );
  const client = await visitor.context.newCDPSession(page);
  await backAndForth(page, 100);
  const before = await leastAlive(page, client);
  await backAndForth(page, DECISIONS);
  const after = await leastAlive(page, client, before.own + mayGrow(DECISIONS));
  t.diagnostic(`${DECISIONS} decisions: ${growth(before, after)} (bar ${Math.round(mayGrow(DECISIONS) / 1024)} KB)`);
  assert.ok(after.own - before.own < mayGrow(DECISIONS));
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

/** Presses the choices of a game that was played elsewhere; what the page takes by itself is passed over. */
function pressNames(page: Page, names: readonly string[]): Promise<number> {
  return page.evaluate(async (names) => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    const find = (name: string): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>('.choices .btn[data-name]')].find((one) => one.dataset.name === name);
    let pressed = 0;
    for (const name of names) {
      for (let i = 0; i < 60 && find(name) === undefined; i++) {
        if (i > 3 && document.querySelector('.choices .btn[data-name]') !== null) break;
        await frame();
      }
      const button = find(name);
      if (button === undefined) continue;
      button.click();
      pressed++;
      await frame();
      for (let i = 0; i < 60 && document.querySelector('.choices .btn[data-name], [data-confirm]') === null; i++)
        await frame();
      document.querySelector<HTMLElement>('[data-confirm]')?.click();
      await frame();
    }
    return pressed;
  }, names);
}

/** A whole campaign pressed through in the page as it is, from the home page. */
async function campaign(page: Page, names: readonly string[]): Promise<void> {
  await importScore(
    page,
    scoreAt(CAMPAIGN, '7', () => true),
  );
  await pressNames(page, names);
  await page.locator('.result').waitFor();
  assert.ok((await replay(await scoreOf(page))).over);
  await page.getByRole('link', { name: 'Bocage, home' }).click();
  await page.locator('[data-start]').first().waitFor();
}

test('memory over whole campaigns', { timeout: 900_000, skip: LONG ? false : 'with BOCAGE_LONG=1' }, async (t) => {
  const visitor = await quiet();
  const { page } = visitor;
  const whole = scoreAt(CAMPAIGN, '7', (_, step) => step === 'over');
  const names = (await replay(whole)).entries.map((entry) => entry.name);
  await page.goto(`${house.address}/?dev`);
  const client = await visitor.context.newCDPSession(page);
  // The first loads every part of the page; the second finds them there and must leave nothing behind.
  await campaign(page, names);
  const before = await alive(client);
  await campaign(page, names);
  const after = await alive(client);
  t.diagnostic(`a second campaign of ${names.length} decisions: ${growth(before, after)} (bar ${SLACK / 1024} KB)`);
  assert.ok(after.own - before.own < SLACK);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

/** Points to a millimetre. */
const MM = 72 / 25.4;
const PAPERS = [
  ['A4', 210 * MM, 297 * MM],
  ['Letter', 612, 792],
] as const;

test('the log on paper, A4 and Letter: every figure of the campaign, nothing beside the page', {
  timeout: 90_000,
}, async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  const score = scoreAt({ ...CAMPAIGN, objective: 'PROB' }, '6', (_, step) => step === 'over');
  await openScore(page, house.address, score);
  await page.getByRole('button', { name: 'Player log' }).click();
  await page.locator('dialog[open] .record').waitFor();
  const log = playerLog((await replay(score)).state);
  for (const [format, width, height] of PAPERS) {
    // The width between the margins, as the browser lays it out.
    await page.setViewportSize({ width: Math.round(((width - 24 * MM) / 72) * 96), height: 900 });
    await page.emulateMedia({ media: 'print' });
    const text = await page.locator('.record').innerText();
    for (const week of log.weeks) {
      for (const battle of week.battles) assert.ok(text.includes(battle.target), battle.target);
      for (const [account] of week.so) assert.ok(text.includes(account), account);
    }
    for (const man of log.commanders)
      for (const word of [man.name, man.level, String(man.xp)]) assert.ok(text.includes(word), `${man.name} ${word}`);
    for (const unit of log.units) assert.ok(text.includes(unit.number) && text.includes(unit.name), unit.number);
    assert.ok(text.includes(`${log.vp} VP`) && text.includes(log.evaluation));
    assert.ok(
      await page.evaluate(() => {
        const sheet = document.querySelector('.record');
        return (
          sheet !== null &&
          sheet.scrollWidth <= sheet.clientWidth + 1 &&
          sheet.getBoundingClientRect().right <= innerWidth + 1
        );
      }),
      `${format}: nothing is wider than the page`,
    );
    const pdf = (await page.pdf({ format })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)];
    assert.ok(boxes.length > 0);
    for (const [, w, h] of boxes) {
      assert.ok(Math.abs(Number(w) - width) < 1.5 && Math.abs(Number(h) - height) < 1.5, `${format}: ${w} x ${h}`);
    }
    assert.ok(boxes.length <= 6, `${boxes.length} pages`);
    await page.emulateMedia({ media: 'screen' });
  }
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
