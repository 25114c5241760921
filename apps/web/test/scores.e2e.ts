// Scores in and out by every way there is, good and bad; and a finished game looked at more closely.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { hashState } from '@bocage/engine';
import type { Page } from 'playwright-core';
import { replay, scoreOf, shortGame } from './hands.ts';
import { type House, openHouse, type Visitor } from './harness.ts';

let house: House;
let score: string;
before(async () => {
  house = await openHouse();
  score = await shortGame('4');
});
after(() => house.close());

async function visit(run: (visitor: Visitor) => Promise<void>, options: Parameters<House['visitor']>[0] = {}) {
  const visitor = await house.visitor(options);
  visitor.page.on('dialog', () => assert.fail('imported text was run as a script'));
  try {
    await run(visitor);
    assert.deepEqual(visitor.faults, []);
  } finally {
    await visitor.close();
  }
}

const importer = async (page: Page): Promise<void> => {
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Open a saved game' }).click();
  await page.locator('dialog textarea').waitFor();
};

/** A letter of one choice is another: the line is named. */
const damaged = (): string => score.replace(/act LC2, squad/, 'act LC2, sqadu');
const SAID = /^Line \d+: .+/;

/** The game stands on the table with the score that was given, and is kept. */
async function opened(page: Page): Promise<void> {
  await page.locator('.result').first().waitFor();
  assert.equal(await scoreOf(page), score);
  assert.match(page.url(), /#\/play\//);
}

/** Said with its line, on whatever screen; no game was kept. */
async function refused(page: Page, says: RegExp): Promise<void> {
  assert.match((await page.locator('[data-problem]').textContent()) ?? '', says);
  await page.goto(`${house.address}/#/settings`);
  await page.goto(`${house.address}/#/`);
  await page.locator('[data-start]').first().waitFor();
  assert.equal(await page.locator('.going').count(), 0);
}

test('a file that is chosen: good, damaged, no text at all, far too large', () =>
  visit(async ({ page }) => {
    const give = async (name: string, buffer: Buffer): Promise<void> => {
      await importer(page);
      await page.locator('dialog input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer });
    };
    await give('damaged.txt', Buffer.from(damaged()));
    await refused(page, SAID);
    const noise = Buffer.from(Array.from({ length: 5_000 }, (_, i) => (i * 197 + 11) & 255));
    await give('noise.bin', noise);
    await refused(page, /not a score/);
    await give('large.txt', Buffer.alloc(4_100_000, 'x'));
    await refused(page, /too large to be a saved game/);
    await give('game.score.txt', Buffer.from(score));
    await opened(page);
  }));

test('the clipboard: good, damaged, forbidden', () =>
  visit(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const take = async (text: string): Promise<void> => {
      await importer(page);
      await page.evaluate((text) => navigator.clipboard.writeText(text), text);
      await page.getByRole('button', { name: 'From the clipboard' }).click();
    };
    await take(damaged());
    await refused(page, SAID);
    await take('<img src=x onerror=alert(1)>');
    await refused(page, /not a score/);
    await importer(page);
    await page.evaluate(() => {
      navigator.clipboard.readText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'From the clipboard' }).click();
    assert.match((await page.locator('[data-problem]').textContent()) ?? '', /paste into the field/);
    await page.reload();
    await take(score);
    await opened(page);
  }));

test('dropped on the page, as a file and as text: good and damaged; mail that mended line ends', () =>
  visit(async ({ page }) => {
    const drop = (text: string, file: boolean): Promise<void> =>
      page.evaluate(
        ({ text, file }) => {
          const data = new DataTransfer();
          if (file) data.items.add(new File([text], 'game.score.txt', { type: 'text/plain' }));
          else data.setData('text/plain', text);
          dispatchEvent(new DragEvent('dragover', { dataTransfer: data, cancelable: true }));
          dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
        },
        { text, file },
      );
    await page.goto(house.address);
    await page.locator('[data-start]').first().waitFor();
    await drop(damaged(), true);
    await refused(page, SAID);
    await drop('', false);
    await refused(page, /./);
    await drop(`\uFEFF${score.trimEnd()}`, false);
    await opened(page);
    await page.goto(`${house.address}/#/`);
    await page.locator('.going').first().waitFor();
    await drop(score.replaceAll('\n', '\r\n'), true);
    await page.locator('.result').first().waitFor();
    // On the table too: a score that is refused leaves the game where it is.
    const at = page.url();
    await drop(damaged(), true);
    assert.match((await page.locator('[data-problem]').textContent()) ?? '', SAID);
    await page.keyboard.press('Escape');
    assert.equal(page.url(), at);
    assert.equal((await replay(await scoreOf(page))).entries.length, (await replay(score)).entries.length);
  }));

test('out by file, clipboard and link, from the table and from home; the link comes in again, a cut one does not', () =>
  visit(
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await importer(page);
      await page.locator('dialog textarea').fill(score);
      await page.locator('dialog').getByRole('button', { name: 'Open', exact: true }).click();
      await opened(page);
      const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
      const file = async (press: () => Promise<void>): Promise<string> => {
        const waiting = page.waitForEvent('download');
        await press();
        return readFileSync(await (await waiting).path(), 'utf8');
      };
      await page.locator('.btn', { hasText: 'Save or share' }).click();
      assert.equal(await file(() => page.getByRole('button', { name: 'Save to a file' }).click()), score);
      await page.getByRole('button', { name: 'Copy as text' }).click();
      await page.getByText('The saved game is on the clipboard.').waitFor();
      assert.equal(await clipboard(), score);
      await page.getByRole('button', { name: 'Copy a link to this position' }).click();
      await page.getByText('The link to this position is on the clipboard.').waitFor();
      const link = await clipboard();
      await page.goto(`${house.address}/#/`);
      assert.equal(await file(() => page.getByRole('button', { name: /^Save .* to a file$/ }).click()), score);
      await page.goto(link);
      await opened(page);
      await page.goto(`${house.address}/#/`);
      await page.locator('.going li').nth(1).waitFor();
      assert.equal(await page.locator('.going li').count(), 2);
      await page.goto(link.replace(/(#\/score\/.{40}).{9}/, '$1'));
      await page.locator('[data-problem]').getByText('The link is damaged').waitFor();
      await page.goto(link.replace(/\/\d+$/, '/99999'));
      await page.locator('.result').first().waitFor();
    },
    { acceptDownloads: true },
  ));

test('the closer look: turning points with luck apart from decisions, each a link to its moment', () =>
  visit(async ({ page }) => {
    await importer(page);
    await page.locator('dialog textarea').fill(score);
    await page.locator('dialog').getByRole('button', { name: 'Open', exact: true }).click();
    await page.locator('.result').first().waitFor();
    const how = page.getByRole('button', { name: 'Review the game' }).first();
    await how.click();
    await page.locator('.curve').first().waitFor();
    const close = page.locator('[data-close]');
    await close.waitFor({ timeout: 60_000 });
    const turns = close.locator('li');
    const count = await turns.count();
    assert.ok(count > 0, 'the game was given away: it has turning points');
    assert.equal(await page.locator('.curve .turn').count(), count, 'each is marked on the curve');
    assert.match(await turns.first().innerText(), /Before choice \d+/);
    assert.match(
      (await close.innerText()).replaceAll('\n', ' '),
      /gave away \d+% of the chance to win\. Better was “.+”/,
    );
    const sums = await page.locator('[data-sums]').innerText();
    assert.match(sums, /Choices of the American player, compared with rules of thumb\s+[+−]?\d+%/);
    assert.match(sums, /Choices of the German player, compared with rules of thumb\s+[+−]?\d+%/);
    assert.match(sums, /Luck of the dice and cards\s+[+−]?\d+%/);
    const whole = await replay(score);
    for (let i = 0; i < count; i++) {
      if (i > 0) {
        await how.click();
        await close.waitFor({ timeout: 60_000 });
      }
      const link = turns.nth(i).locator('[data-turn]');
      const n = Number(await link.getAttribute('data-turn'));
      await link.click();
      await page.getByText(`You are viewing choice ${n} of ${whole.entries.length}.`).waitFor();
      // What is asked there is what was decided next.
      const { game } = whole;
      const state = whole.at(n);
      assert.equal(await page.locator('#question').innerText(), game.decision(state)?.prompt.ask);
      if (i === 0) {
        await page.getByRole('button', { name: 'Start a new game from here' }).click();
        await page.locator('.choices .btn').first().waitFor();
        const branch = await replay(await scoreOf(page));
        assert.equal(hashState(branch.state), hashState(state));
        await page.goBack();
        await page.locator('.result').first().waitFor();
      } else await page.getByRole('button', { name: 'Back to now' }).click();
      if (i === 1) break;
    }
  }));
