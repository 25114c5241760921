// What must never cost a person the page or a game: addresses and links of any kind, records of any kind, deleted data.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { generator, randomBelow } from '@bocage/engine';
import type { Page } from 'playwright-core';
import { carried } from '../build/licences.ts';
import { begin, pressOn, replay, scoreOf } from './hands.ts';
import { type House, openHouse, type Visitor } from './harness.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** Of the addresses that are drawn. */
const SEED = process.env.BOCAGE_SEED ?? '1944';
const BOTH = { A: 'person', B: 'person' };

async function visit(run: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await house.visitor();
  try {
    await visitor.page.addInitScript(() => {
      localStorage.setItem('bocage settings', JSON.stringify({ handOver: false, pace: 'none' }));
    });
    await run(visitor);
    assert.deepEqual(visitor.faults, []);
  } finally {
    await visitor.close();
  }
}

/** Everything that `pack` of the page would make of a text. */
function packed(text: string | Buffer): string {
  return deflateRawSync(text).toString('base64url');
}

/** Goes to the address and waits until it says that. */
async function arrive(page: Page, hash: string, says: RegExp): Promise<void> {
  await page.goto(`${house.address}/#/settings`);
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, hash);
  await page.getByText(says).first().waitFor();
}

/** The processor time that the page has used, in milliseconds: what else the machine does is not counted. */
async function stopwatch({ context, page }: Visitor): Promise<() => Promise<number>> {
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

test('S5 an address that is no text of an address leads to a screen', () =>
  visit(async ({ page }) => {
    for (const hash of ['#/%', '#/%zz', '#/%E0%A4%A', '#//%/%', '#/nothing'])
      await arrive(page, hash, /There is nothing here/);
    await arrive(page, '#/play/%zz', /not kept in this browser/);
    await arrive(page, '#/score/%zz', /The link is damaged/);
    await arrive(page, '#/new/constructor', /There is no game/);
    await page.goto(`${house.address}/#/%`);
    await page.getByText('There is nothing here').waitFor();
  }));

test('S4 a link that swells, or holds a word of thousands of letters, is answered within a second', () =>
  visit(async (visitor) => {
    const { page } = visitor;
    const used = await stopwatch(visitor);
    const head = 'bocage position 1\ngame: rudders-line\n';
    const links: [string, RegExp][] = [
      [packed(Buffer.alloc(70_000_000)), /The link is damaged/],
      [packed(`${head}${'x'.repeat(19_000)}: 1\n`), /Line 3: /],
      [packed(`${head}${'x'.repeat(900_000)}: 1\n`), /Line 3: no line of a position/],
      [packed(`bocage score 1\n${'a\n'.repeat(400_000)}`), /Line \d+: /],
      [
        packed(
          `bocage score 1\ngame: skirmish\nrules: 1\ncontent: 1cc10a4cae507f73 built-in\nseed: 1\ntape: [${'1 '.repeat(9_000)}]\n\n`,
        ),
        /Line \d+: /,
      ],
      ['A'.repeat(500_000), /The link is damaged/],
    ];
    // The rules are fetched once; what follows is the work on the link.
    await arrive(page, `#/score/${packed(`${head}x: 1\n`)}`, /Line 3: /);
    for (const [link, says] of links) {
      const before = await used();
      await arrive(page, `#/score/${link}`, says);
      const took = (await used()) - before;
      assert.ok(took < 1_000, `${link.length} characters took ${took.toFixed(0)} ms`);
      const said = (await page.locator('[data-problem]').textContent()) ?? '';
      assert.ok(said.length < 400, `the message has ${said.length} characters`);
    }
  }));

test('addresses and links at random lead to a screen, never to a blank page', () =>
  visit(async ({ page }) => {
    const g = generator(SEED);
    const pick = (from: readonly string[]): string => from[randomBelow(g, from.length)] ?? '';
    const words = [
      'play',
      'new',
      'score',
      'rules',
      'settings',
      'lines',
      'rudders-line',
      'skirmish',
      '%',
      '%zz',
      '..',
      '__proto__',
      '-1',
      '1e99',
      '\u2028',
      'x'.repeat(4_000),
      packed('bocage score 2\n'),
      packed('bocage position 1\ngame: skirmish\nturn: 99\n'),
    ];
    await page.goto(house.address);
    for (let i = 0; i < 30; i++) {
      const hash = `#/${Array.from({ length: 1 + randomBelow(g, 4) }, () => pick(words)).join('/')}`;
      await page.evaluate((hash) => {
        location.hash = hash;
      }, hash);
      await page.waitForFunction(() => document.querySelector('h1, h2, [role=alert], #question') !== null);
    }
  }));

/** Does something to the kept games, beneath the page. */
async function meddle(page: Page, what: 'strip' | 'delete'): Promise<void> {
  await page.evaluate(
    (what) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open('bocage');
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const tx = request.result.transaction(['games', 'scores'], 'readwrite');
          const games = tx.objectStore('games');
          if (what === 'delete') {
            games.clear();
            tx.objectStore('scores').clear();
          } else {
            games.getAll().onsuccess = (event) => {
              for (const { id, game, rev } of (event.target as IDBRequest<{ id: string; game: string; rev: number }[]>)
                .result)
                games.put({ id, game, rev });
            };
          }
          tx.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    what,
  );
}

test('S9 a record without its fields is shown and played on', () =>
  visit(async ({ page }) => {
    await begin(page, house.address, 'skirmish', BOTH);
    await pressOn(page, 2, 3);
    const score = await scoreOf(page);
    await page.goto(`${house.address}/#/`);
    await page.locator('.going li').first().waitFor();
    await meddle(page, 'strip');
    await page.reload();
    const address = await page.locator('.going li a').first().getAttribute('href');
    await page.goto(`${house.address}/${address}`);
    await page.locator('.choices .btn').first().waitFor();
    assert.equal(await scoreOf(page), score);
    await pressOn(page, 1, 3);
    assert.notEqual(await scoreOf(page), score);
  }));

test('S9 the data of the site deleted under a game: said as it is, and the game is kept again', () =>
  visit(async ({ page }) => {
    await begin(page, house.address, 'skirmish', BOTH);
    await pressOn(page, 2, 3);
    await meddle(page, 'delete');
    await pressOn(page, 1, 4);
    const told = page.getByText('This game was deleted from the browser while it was open here');
    await told.waitFor();
    // It is about the whole game: whoever plays on quickly still finds it there.
    await pressOn(page, 2, 5);
    assert.ok(await told.isVisible());
    assert.equal(await page.getByText('continued in another tab').count(), 0);
    const score = await scoreOf(page);
    await page.reload();
    await page.locator('.choices .btn').first().waitFor();
    assert.equal(await scoreOf(page), score);
    await page.goto(`${house.address}/#/`);
    await page.locator('.going li').first().waitFor();
    assert.equal(await page.locator('.going li').count(), 1);
  }));

test('S8 a branch notes in its score where it was taken from', () =>
  visit(async ({ page }) => {
    await begin(page, house.address, 'skirmish', BOTH);
    await pressOn(page, 4, 3);
    const whole = await replay(await scoreOf(page));
    await page.goto(`${page.url().replace(/(#\/play\/[^/]+).*/, '$1')}/1`);
    await page.getByRole('button', { name: 'Start a new game from here' }).click();
    await page.waitForURL((url) => !url.hash.endsWith('/1'));
    await page.locator('.choices .btn').first().waitFor();
    const branch = await scoreOf(page);
    assert.match(branch, new RegExp(`^branch: 1 of ${whole.entries.length} [0-9a-f]{16}$`, 'm'));
    assert.equal((await replay(branch)).entries.length, 1);
  }));

test('S10 the page carries the licences of all that is in it, one press from the settings', () =>
  visit(async ({ page }) => {
    await page.goto(`${house.address}/#/settings`);
    const address = await page.getByRole('link', { name: /^Licences/ }).getAttribute('href');
    const answer = await page.request.get(`${house.address}/${address}`);
    assert.equal(answer.headers()['content-type'], 'text/plain; charset=utf-8');
    const text = await answer.text();
    const root = join(import.meta.dirname, '..');
    const names = carried(root).map(({ name }) => name);
    for (const name of ['preact', '@preact/signals', '@preact/signals-core', '@fontsource-variable/inter'])
      assert.ok(names.includes(name), name);
    for (const { name, version, text: licence } of carried(root)) {
      assert.ok(text.includes(`${name} ${version}\n`), name);
      assert.ok(text.includes(licence), name);
    }
    assert.ok(text.includes(readFileSync(join(root, '../../LICENSE'), 'utf8').trim()));
    assert.match(text, /SIL OPEN FONT LICENSE/i);
  }));
