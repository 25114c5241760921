// What the table promises: nothing is lost, nobody's work is destroyed, bad input changes nothing, and it goes on offline.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { hashState } from '@bocage/engine';
import type { Page } from 'playwright-core';
import { begin, gameOf, NEXT, pressOn, replay, scoreOf } from './hands.ts';
import { type House, openHouse, type Visitor } from './harness.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const BOTH = { A: 'person', B: 'person' };

async function with_(
  run: (visitor: Visitor) => Promise<void>,
  options: Parameters<House['visitor']>[0] = {},
): Promise<void> {
  const visitor = await house.visitor(options);
  try {
    await visitor.page.addInitScript(() => {
      if (localStorage.getItem('bocage settings') === null)
        localStorage.setItem('bocage settings', JSON.stringify({ handOver: false, pace: 'none' }));
    });
    await run(visitor);
    assert.deepEqual(visitor.faults, []);
  } finally {
    await visitor.close();
  }
}

test('a reload in the middle loses nothing', () =>
  with_(async ({ page }) => {
    await begin(page, house.address, 'skirmish', BOTH);
    await pressOn(page, 12, 3);
    const score = await scoreOf(page);
    await page.reload();
    await page.locator('#question').first().waitFor();
    assert.equal(await scoreOf(page), score);
    await page.goto(`${house.address}/?dev`);
    await page.getByText('Skirmish, two players').waitFor();
  }));

/** The page goes out of sight, or comes back. */
function turnAway(page: Page, away: boolean): Promise<void> {
  return page.evaluate((away) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: away ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, away);
}

/** A squad goes forward, and the other side answers. */
async function advance(page: Page): Promise<void> {
  const groups = await page.locator('.log li.group').count();
  await page.locator('.choices .btn[data-name^=advance]').first().click();
  await page.waitForFunction((n) => document.querySelectorAll('.log li.group').length >= n + 2, groups);
  await page.locator('.choices .btn[data-name]').first().waitFor();
}

test('since you last looked: marked in the log and replayed step by step, on coming back and on reopening', () =>
  with_(async ({ page, context }) => {
    await begin(page, house.address, 'skirmish', { A: 'person', B: 'sensible' });
    await advance(page);
    assert.equal(await page.locator('[data-since]').count(), 0, 'what was seen is not new');
    const seen = (await replay(await scoreOf(page))).entries.length;
    await turnAway(page, true);
    await advance(page);
    assert.equal(await page.locator('[data-since]').count(), 0);
    await turnAway(page, false);
    await page.locator(`[data-since="${seen}"]`).first().waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    assert.equal(await page.locator('[data-since]').count(), 0);
    const left = (await replay(await scoreOf(page))).entries.length;
    await turnAway(page, true);
    await advance(page);
    const score = await scoreOf(page);
    const url = page.url();
    await page.close();
    const again = await context.newPage();
    await again.goto(url);
    await again.locator(`[data-since="${left}"]`).first().waitFor();
    assert.equal(await scoreOf(again), score);
    const fresh = await again.locator('.log li[data-new=true]').count();
    assert.ok(fresh >= 2, 'what is new is marked');
    await again.getByRole('button', { name: 'Replay step by step' }).click();
    for (let i = 0; i < fresh; i++) {
      await again.getByText('You are viewing choice').waitFor();
      await again.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await again.getByRole('button', { name: 'Replay step by step' }).waitFor();
    await again.locator('.choices .btn[data-name]').first().click();
    await again.locator('[data-since]').first().waitFor({ state: 'detached' });
  }));

test('two tabs on one game: the second follows, takes over, and nothing is destroyed', () =>
  with_(async ({ page, context }) => {
    await begin(page, house.address, 'skirmish', BOTH);
    await pressOn(page, 4, 3);
    const second = await context.newPage();
    await second.goto(page.url());
    await second.locator('[data-following]').first().waitFor();
    assert.equal(await second.locator('.choices .btn').count(), 0, 'a follower cannot play');
    await pressOn(page, 3, 5);
    const played = await scoreOf(page);
    await assert.doesNotReject(async () => {
      for (let i = 0; i < 40 && (await scoreOf(second)) !== played; i++) await second.waitForTimeout(50);
      assert.equal(await scoreOf(second), played);
    });
    await second.getByRole('button', { name: 'Play here instead' }).click();
    await second.locator('.choices .btn').first().waitFor();
    await page.locator('[data-following]').first().waitFor();
    await pressOn(second, 3, 9);
    const after = await scoreOf(second);
    assert.notEqual(after, played);
    for (let i = 0; i < 40 && (await scoreOf(page)) !== after; i++) await page.waitForTimeout(50);
    assert.equal(await scoreOf(page), after);
  }));

test('offline after the first load, and an update is only offered', () =>
  with_(
    async ({ page, context, faults }) => {
      await begin(page, house.address, 'skirmish', BOTH);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await context.setOffline(true);
      await page.reload();
      await page.locator('#question').first().waitFor();
      await pressOn(page, 5, 2);
      await page.goto(`${house.address}/?dev#/`);
      await page.locator('[data-start=skirmish]').first().waitFor();
      await page.locator('[data-start=skirmish]').click();
      await page.locator('#question').first().waitFor();
      await page.getByRole('button', { name: 'Hint (H)' }).click();
      await page.locator('.hint').first().waitFor();
      // A lesson that was never opened: its first question, and the rules that come with the first answer.
      await page.goto(`${house.address}/#/lesson/sherman-leader/sl-1`);
      await page.locator('.choices [data-name="act 042"]').click();
      await page.locator('.lesson-task h2').getByText('Stay where you are.').waitFor();
      await context.setOffline(false);
      faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')));
    },
    { serviceWorkers: 'allow' },
  ));

const BAD: readonly (readonly [name: string, text: string, says: RegExp])[] = [
  ['empty', ' ', /empty|not a score/],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(2)>', /Line 1: this is not a score/],
  ['newer format', 'bocage score 9\ngame: skirmish\n', /Line 1: .*newer Bocage/],
  [
    'unknown game',
    'bocage score 1\ngame: chess\nrules: 1\ncontent: HASH built-in\nseed: 1\n\nend 0 0000000000000000\n',
    /There is no game 'chess'/,
  ],
  ['cut off', 'bocage score 1\ngame: skirmish\nrules: 1\n', /Line \d+: .*(cut off|missing)/],
  [
    'newer rules',
    'bocage score 1\ngame: skirmish\nrules: 99\ncontent: HASH built-in\nseed: 1\n\nend 0 0000000000000000\n',
    /Line 3: .*newer than these/,
  ],
  [
    'illegal choice',
    'bocage score 1\ngame: skirmish\nrules: 1\ncontent: HASH built-in\noptions: hands=none\nseed: 1\n\n1 A attack #000\nend 1 0000000000000000\n',
    /Line 8: .*not legal/,
  ],
  [
    'markup in a name',
    'bocage score 1\ngame: skirmish\nrules: 1\ncontent: HASH built-in\noptions: hands=none\nseed: 1\n\n1 A <img src=x onerror=alert(3)> #000\nend 1 0000000000000000\n',
    /Line 8/,
  ],
  [
    'wrong hash',
    'bocage score 1\ngame: skirmish\nrules: 1\ncontent: HASH built-in\noptions: hands=none\nseed: 1\n\nend 0 0123456789abcdef\n',
    /Line 8: the replay ends in/,
  ],
  ['bad position', 'bocage position 1\ngame: skirmish\nsquad 1: moon\n', /Line 3: squad 1/],
];

test('bad files are refused with line and reason, and change nothing', () =>
  with_(async ({ page }) => {
    const { hash } = (await gameOf('skirmish')).content;
    page.on('dialog', () => assert.fail('imported text was run as a script'));
    await page.goto(`${house.address}/?dev`);
    await page.getByRole('button', { name: 'Open a saved game' }).click();
    for (const [name, text, says] of BAD) {
      await page.locator('dialog textarea').fill(text === ' ' ? 'x' : text.replace('HASH', hash));
      await page.locator('dialog').getByRole('button', { name: 'Open', exact: true }).click();
      const problem = (await page.locator('[data-problem]').textContent()) ?? '';
      assert.match(problem, text === ' ' ? /not a score/ : says, name);
    }
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('.going').count(), 0);
    await page.goto(`${house.address}/?dev#/score/damaged/3`);
    await page.getByText('The link is damaged').waitFor();
    await page.goto(`${house.address}/?dev#/play/unknown`);
    await page.getByText('not kept in this browser').waitFor();
  }));

test('a score goes out and comes in again: text, file dropped on the page, link to a moment', () =>
  with_(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await begin(page, house.address, 'skirmish', BOTH);
    await pressOn(page, 14, 8);
    const score = await scoreOf(page);
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Back (J)' }).click();
    await page.getByRole('button', { name: 'Back (J)' }).click();
    const looking = await page.getByText('You are viewing choice').textContent();
    await page.getByRole('button', { name: 'Link to this position' }).click();
    await page.getByText('Link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(`${house.address}/?dev`);
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'game.score.txt', { type: 'text/plain' }));
      dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
    }, score);
    await page.locator('#question').first().waitFor();
    assert.equal(await scoreOf(page), score);
    await page.goto(link);
    await page.getByText('You are viewing choice').waitFor();
    assert.equal(await page.getByText('You are viewing choice').textContent(), looking);
    await page.getByRole('button', { name: 'Start a new game from here' }).click();
    await page.locator('.choices .btn').first().waitFor();
    const branch = await replay(await scoreOf(page));
    const whole = await replay(score);
    assert.equal(hashState(branch.state), hashState(whole.at(branch.entries.length)));
  }));

test('why not, undo with consent, redo, reset, typed choices', () =>
  with_(async ({ page }) => {
    await begin(page, house.address, 'skirmish', BOTH);
    const start = await scoreOf(page);
    await page.locator('[data-place=a5]').click();
    await page.locator('.verdict').getByText('That squad is the other side’s.').waitFor();
    await page.locator('.verdict .rule').first().click();
    await page.locator('.rules').waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Type a choice').fill('advance 4');
    await page.keyboard.press('Enter');
    await page.getByText('That squad is the other side’s.').first().waitFor();
    await page.getByLabel('Type a choice').fill('advance 1');
    await page.keyboard.press('Enter');
    await page.getByText('Squad 1 advances to area 2.').first().waitFor();
    const one = await scoreOf(page);
    await page.getByRole('button', { name: 'Undo (U)' }).click();
    const undone = await replay(await scoreOf(page));
    assert.equal(undone.entries.length, 0);
    await page.getByRole('button', { name: 'Redo (Shift U)' }).click();
    assert.equal((await replay(await scoreOf(page))).entries.length, (await replay(one)).entries.length);
    assert.notEqual(start, one);
    // Resting draws a card: taking that back needs the other side's word.
    await pressOn(page, 40, 4);
    const before = (await replay(await scoreOf(page))).entries.length;
    for (let i = 0; i < 8 && (await page.getByText('The other side must agree').count()) === 0; i++)
      await page.getByRole('button', { name: 'Undo (U)' }).click();
    await page.getByRole('button', { name: 'Both agree: take it back' }).click();
    assert.ok((await replay(await scoreOf(page))).entries.length < before);
  }));

test('real dice: every roll is asked for, with its rule and all that can come up', () =>
  with_(async ({ page }) => {
    await page.goto(`${house.address}/?dev#/new/skirmish`);
    await page.locator('form.options').first().waitFor();
    await page.selectOption('#seat-B', 'person');
    await page.getByText('You roll').click();
    await page.getByRole('button', { name: 'Start game' }).click();
    const outcomes = page.locator('[data-outcome]');
    for (let i = 0; i < 4; i++) {
      await page.getByText('What did you draw?').waitFor();
      const before = await outcomes.count();
      await outcomes.nth(i).click();
      // A card that was drawn cannot be drawn again.
      await page.waitForFunction((n) => document.querySelectorAll('[data-outcome]').length !== n, before);
    }
    await page.locator('#question').first().waitFor();
    for (let i = 0; i < 60; i++) {
      await page.locator(`[data-outcome], ${NEXT}`).first().waitFor();
      if ((await page.getByText('Roll one die with 6 sides').count()) > 0) break;
      const attack = page.locator('.choices .btn[data-name=attack]');
      const confirm = page.locator('[data-confirm]');
      if ((await outcomes.count()) > 0) await outcomes.first().click();
      else if ((await confirm.count()) > 0) {
        await confirm.click();
        // The question to the person who rolls opens over the choice that was confirmed.
        await page.waitForFunction(
          () => document.querySelector('[data-outcome]') !== null || document.querySelector('[data-confirm]') === null,
        );
      } else await ((await attack.count()) > 0 ? attack : page.locator('.choices .btn').first()).click();
    }
    await page.locator('[data-outcome="6"]').click();
    await page.getByText('attack, defender').waitFor();
    await page.locator('[data-outcome="1"]').click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    assert.match(await scoreOf(page), /\[6! 1!\]/);
  }));

test('a failed worker and refused storage are said, and the game goes on', () =>
  with_(
    async ({ page, faults }) => {
      await page.route('**/worker.js*', (route) => route.abort());
      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('no', 'SecurityError');
        };
      });
      await begin(page, house.address, 'skirmish', { A: 'person', B: 'sensible' });
      await page.getByText('The browser refuses to keep games').waitFor();
      await page.locator('.choices .btn').first().click();
      await page.getByText('The computer player stopped').waitFor();
      await page.getByRole('button', { name: 'Take its side' }).click();
      await page.locator('.choices .btn').first().waitFor();
      await pressOn(page, 5, 1);
      assert.ok((await replay(await scoreOf(page))).entries.length >= 5);
      faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_FAILED')));
    },
    { serviceWorkers: 'block' },
  ));

test('the computer thinks in a worker, can be stopped, and gives hints', () =>
  with_(async ({ page }) => {
    await begin(page, house.address, 'skirmish', { A: 'person', B: 'sensible' });
    await page.keyboard.press('h');
    await page.locator('.hint').waitFor();
    // Where two ideas are as good as each other, each has its button.
    await page.getByRole('button', { name: 'Do it:' }).first().click();
    await page.waitForFunction(() => document.querySelectorAll('.log li.group').length >= 2);
    await page.getByRole('button', { name: 'Report a bug' }).click();
    const report = await page.locator('textarea[aria-label="The report"]').inputValue();
    assert.match(report, /game: skirmish, rules 1/);
    assert.match(report, /bocage score 2/);
  }));
