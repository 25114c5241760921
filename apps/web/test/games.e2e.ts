// Whole games through the page by a script that presses only what a person can press; the score replays in Node to the same hash.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { games } from '@bocage/catalogue';
import { hashState, writeScore } from '@bocage/engine';
import { begin, gameOf, hotSeat, NEXT, pressOn, replay, scoreOf } from './hands.ts';
import { DEEP, type House, openHouse } from './harness.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

// On the map they are played through in pseudo.e2e.ts.
for (const { id } of games) {
  test(`${id}: a whole game, plain form, from start to end`, { timeout: 300_000 }, async (t) => {
    const visitor = await house.visitor();
    const { page } = visitor;
    const game = await gameOf(id);
    await page.addInitScript(() =>
      localStorage.setItem('bocage settings', JSON.stringify({ dice: 'none', plain: true })),
    );
    await begin(page, house.address, id, hotSeat(game));
    await page.locator('.plain .places').first().waitFor();
    // A brisk player: the games of a patient one are several times as long, and are played in the deep run.
    const { over, presses } = await pressOn(page, 6_000, 5, !DEEP);
    assert.ok(over, 'the game came to its end');
    assert.equal(await page.locator('.map').count(), 0);
    const text = await scoreOf(page);
    const session = await replay(text);
    assert.ok(session.over);
    assert.equal(writeScore(session), text);
    assert.match(text, new RegExp(`^end ${session.entries.length} ${hashState(session.state)} [0-9a-f]{16}$`, 'm'));
    assert.equal(await page.locator('.result b').innerText(), game.result(session.state)?.grade);
    t.diagnostic(`${presses} presses, ${session.entries.length} choices`);
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  });
}

test('computer against computer to the end', { timeout: 180_000 }, async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await page.addInitScript(() => localStorage.setItem('bocage settings', JSON.stringify({ pace: 'none' })));
  await begin(page, house.address, 'skirmish', { A: 'sensible', B: 'random' });
  await page.locator('.result').first().waitFor({ timeout: 60_000 });
  const session = await replay(await scoreOf(page));
  assert.ok(session.over);
  await page.getByRole('button', { name: 'Review the game' }).first().click();
  await page.locator('.curve').first().waitFor();
  const turns = page.locator('[data-turn]');
  assert.ok((await turns.count()) > 0, 'the curve has turning points');
  await turns.first().click();
  await page.getByText('You are viewing choice').waitFor();
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('by keyboard alone', { timeout: 120_000 }, async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await page.goto(`${house.address}/?dev`);
  await page.locator('[data-start=skirmish]').first().waitFor();
  // Tab to "New game" of the last game, then through the form.
  await page.locator('a[href="#/new/skirmish"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('#seat-B').first().waitFor();
  await page.locator('#seat-B').focus();
  await page.keyboard.press('Home');
  await page.locator('#seat-B').press('A');
  await page.keyboard.press('Tab');
  assert.equal(await page.locator('#seat-B').inputValue(), 'person');
  await page.getByRole('button', { name: 'Start game' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('#question, dialog[open]').first().waitFor();
  for (let i = 0; i < 200; i++) {
    await page.locator(`dialog[open] [data-seated], ${NEXT}`).first().waitFor();
    if ((await page.locator('.result').count()) > 0) break;
    const enter = (await page.locator('dialog[open] [data-seated], [data-confirm]').count()) > 0;
    await page.keyboard.press(enter ? 'Enter' : 'a');
  }
  assert.equal(await page.locator('.result').count(), 1);
  await page.keyboard.press('j');
  await page.getByText('You are viewing choice').waitFor();
  await page.keyboard.press('Escape');
  assert.ok((await replay(await scoreOf(page))).over);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('by touch alone at phone size', { timeout: 120_000 }, async () => {
  const visitor = await house.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = visitor;
  await page.goto(`${house.address}/?dev`);
  await page.locator('[data-start=skirmish]').tap();
  await page.locator('#question').first().waitFor();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.selectOption('#set-pace', 'none');
  // A computer player that thinks takes as long as the machine is busy: this one answers at once.
  await page.locator('dialog[open]').getByRole('button', { name: 'Who plays' }).tap();
  await page.selectOption('#who-B', 'sensible');
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).tap();
  const next = page.locator(NEXT).first();
  for (let i = 0; i < 60; i++) {
    // Between two taps the other side acts: a person waits until there is something to press.
    await next.waitFor();
    if ((await page.locator('.result').count()) > 0) break;
    await page.locator('[data-confirm], .choices .btn[data-name]').first().tap();
  }
  await page.locator('.result').waitFor();
  // The question and its choices are on one screen with the board: nothing scrolls the page.
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight + 1));
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
