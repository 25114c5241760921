// Games of an older version in the page: a real database of 0.1.0, games that keep their rules, games from their last position.
import assert from 'node:assert/strict';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { bringRules } from '@bocage/ai/node';
import { openGame } from '@bocage/catalogue/open';
import { builtIn } from '@bocage/engine';
import { content, createGame } from '@bocage/rudders-line';
import type { Page } from 'playwright-core';
import { dist } from '../build/build.ts';
import { serve } from '../build/serve.ts';
import { ADDRESS, atHome, unpackDatabase } from './database.ts';
import { pressOn, untilKept } from './hands.ts';
import { type House, openHouse } from './harness.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

interface Kept {
  readonly records: readonly {
    readonly id: string;
    readonly title: string;
    readonly count: number;
    readonly over: boolean;
  }[];
  readonly scores: Readonly<Record<string, string>>;
  readonly version: number;
}

/** What the browser keeps, read past the page. */
function kept(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((good, bad) => {
        request.onsuccess = () => good(request.result);
        request.onerror = () => bad(request.error);
      });
    const db = await done(indexedDB.open('bocage'));
    const tx = db.transaction(['games', 'scores']);
    const records = await done(tx.objectStore('games').getAll());
    const keys = await done(tx.objectStore('scores').getAllKeys());
    const texts = await done(tx.objectStore('scores').getAll());
    const { version } = db;
    db.close();
    return { records, scores: Object.fromEntries(keys.map((key, i) => [String(key), String(texts[i])])), version };
  });
}

interface CorpusScore {
  readonly name: string;
  readonly text: string;
  readonly pack?: string;
}

function scores(game: string): readonly CorpusScore[] {
  const file = join(import.meta.dirname, `../../../games/catalogue/test/corpus/${game}-0.1.0.br`);
  return JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8')).scores;
}

function score(game: string, name: string): string {
  const found = scores(game).find((one) => one.name === name);
  if (found === undefined) throw new Error(`no score ${name}`);
  return found.text;
}

interface LaterData {
  readonly special: { landing: { turn: number; cost: number; source: string }; victory: { stars: number } };
}

/** The page with other data for Rudder's Line, as a later version may have it. */
function later(change: (data: LaterData) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'bocage-later-'));
  cpSync(dist, folder, { recursive: true });
  const [file = ''] = globSync('assets/rudders-line-????????.json', { cwd: folder });
  const data = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  change(data);
  writeFileSync(join(folder, file), JSON.stringify(data));
  for (const packed of ['gz', 'br']) rmSync(join(folder, `${file}.${packed}`));
  return folder;
}

/** A game that the page of this folder keeps under its own rules and could move. */
async function movable(folder: string): Promise<string> {
  const [file = ''] = globSync('assets/rudders-line-????????.json', { cwd: folder });
  const data = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const today = createGame(builtIn({ ...content, data }));
  for (const text of scores('rudders-line')
    .filter((one) => one.pack === undefined)
    .map((one) => one.text)) {
    const opened = await openGame(text, { today, whole: async () => today, bring: bringRules });
    if ('kind' in opened && opened.kind === 'own' && opened.movable !== undefined) return text;
  }
  throw new Error('no such game');
}

async function bringIn(page: Page, address: string, text: string): Promise<void> {
  await page.goto(`${address}/`);
  await page.getByRole('button', { name: 'Open a saved game' }).click();
  await page.locator('dialog textarea').fill(text);
  await page.locator('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.table').first().waitFor();
}

test('twenty games in a database of 0.1.0: each opens where it stood and goes on, nothing is lost', {
  timeout: 300_000,
}, async () => {
  const profile = unpackDatabase('0.1.0');
  const { context, close } = await atHome(profile, dist);
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${ADDRESS}/`);
    // Somebody who has played before is told what is new, once.
    const news = page.locator('[data-news]');
    await news.waitFor();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await news.waitFor({ state: 'detached' });
    await page.locator('[data-all=games]').click();
    await page.locator('.going li').nth(19).waitFor();
    const first = await kept(page);
    assert.equal(first.records.length, 20);
    assert.equal(first.version, 1);
    for (const { id, title, count, over } of first.records) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#/play/${id}`);
      await page.locator('.table').first().waitFor();
      assert.equal(await page.locator('[data-seam]').count(), 0, title);
      if (over) await page.locator('.result').waitFor();
      else {
        const played = await pressOn(page, 1, 3).catch((error: Error) => error.message);
        assert.ok(
          typeof played === 'object' || (await page.locator('dialog[open]').count()) > 0,
          `${title}: ${played}`,
        );
      }
      // Left as a person leaves it, for the list of games, which saves it first.
      await page.locator('.top .brand').click();
      await page.locator('.going li').first().waitFor();
      const now = await kept(page);
      const record = now.records.find((one) => one.id === id);
      assert.ok(record !== undefined && record.count >= count, title);
    }
    const last = await kept(page);
    assert.deepEqual(last.records.map(({ id }) => id).sort(), first.records.map(({ id }) => id).sort());
    for (const { id } of first.records.filter(({ over }) => !over)) {
      const lines = (text = ''): string[] =>
        text
          .split('\n')
          .filter((line) => /^[0-9]/.test(line))
          .map((line) => line.split(' #')[0] ?? '');
      const before = lines(first.scores[id]);
      const all = lines(last.scores[id]).join('\n');
      assert.ok(
        before.slice(0, -1).every((line) => all.includes(line)),
        'every line that was there is there',
      );
    }
    assert.equal(await page.locator('[data-news]').count(), 0);
    assert.deepEqual(faults, []);
  } finally {
    await close();
    rmSync(profile, { recursive: true, force: true });
  }
});

test('a save carries its position as soon as the whole game is there', async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await bringIn(page, house.address, score('credentials', 'unfinished 4'));
  await pressOn(page, 2, 3);
  const carries = /^now: position 1 after [0-9]+ [0-9a-f]{16}$/m;
  await untilKept(page, (texts) => texts.length === 1 && carries.test(texts[0] ?? ''));
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('a game whose values have changed goes on under its own rules, against the computer, and offline once they were used', {
  timeout: 180_000,
}, async () => {
  const folder = later(({ special }) => {
    special.landing = { turn: 1, cost: 2, source: 'tuned' };
  });
  const { server, address } = await serve(folder, 0);
  const visitor = await house.visitor({ serviceWorkers: 'allow' });
  const { page } = visitor;
  try {
    await page.addInitScript(() =>
      localStorage.setItem('bocage settings', JSON.stringify({ handOver: false, pace: 'none', dice: 'none' })),
    );
    await page.goto(`${address}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await bringIn(page, address, score('rudders-line', 'unfinished 6'));
    const bar = page.locator('[data-own-rules="0.1.0"]');
    await bar.waitFor();
    assert.match(await bar.innerText(), /keeps the rules of version 0\.1\.0\. (At|After) /);
    await pressOn(page, 3, 3);
    const { records, scores } = await kept(page);
    assert.match(scores[records[0]?.id ?? ''] ?? '', /^content: 1e1edda60cdea2f9 built-in$/m);
    const count = (): Promise<number> => kept(page).then((now) => now.records[0]?.count ?? 0);
    // A computer player takes both sides and plays by the same old rules.
    const id = records[0]?.id ?? '';
    await page.evaluate(
      (id) =>
        new Promise<void>((done) => {
          const request = indexedDB.open('bocage');
          request.onsuccess = () => {
            const tx = request.result.transaction('games', 'readwrite');
            const get = tx.objectStore('games').get(id);
            get.onsuccess = () => tx.objectStore('games').put({ ...get.result, control: ['sensible', 'sensible'] });
            tx.oncomplete = () => {
              request.result.close();
              done();
            };
          };
        }),
      id,
    );
    const before = await count();
    server.close();
    server.closeAllConnections();
    await page.reload();
    await bar.waitFor();
    await page.waitForFunction(
      ({ id, before }) =>
        new Promise<boolean>((done) => {
          const request = indexedDB.open('bocage');
          request.onsuccess = () => {
            const get = request.result.transaction('games').objectStore('games').get(id);
            get.onsuccess = () => {
              request.result.close();
              done(get.result.count > before + 5);
            };
          };
        }),
      { id, before },
    );
  } finally {
    await visitor.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a game that today’s rules allow is moved over by its person', { timeout: 120_000 }, async () => {
  const folder = later(({ special }) => {
    special.victory.stars = 1;
  });
  const { server, address } = await serve(folder, 0);
  const visitor = await house.visitor();
  const { page } = visitor;
  try {
    await bringIn(page, address, await movable(folder));
    const bar = page.locator('[data-own-rules="0.1.0"]');
    await bar.waitFor();
    assert.match(await bar.innerText(), /keeps the rules of version 0\.1\.0\. .*today’s rules/);
    const before = await kept(page);
    const loaded = page.waitForEvent('load');
    await bar.getByRole('button', { name: 'Move it to today’s rules' }).click();
    await loaded;
    await page.locator('.table').first().waitFor();
    assert.equal(await bar.count(), 0);
    const now = await kept(page);
    const id = before.records[0]?.id ?? '';
    assert.equal(now.records.length, 1);
    assert.equal(now.records[0]?.count, before.records[0]?.count);
    assert.doesNotMatch(now.scores[id] ?? '', /^content: 1e1edda60cdea2f9/m);
    assert.deepEqual(
      visitor.faults.filter((fault) => !fault.includes(address)),
      [],
    );
  } finally {
    await visitor.close();
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a stored score that is cut goes on from its last position; the old one stays and can be read', async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await bringIn(page, house.address, score('credentials', 'unfinished 4'));
  await pressOn(page, 2, 3);
  let stored = await kept(page);
  for (let tries = 0; tries < 200 && !Object.values(stored.scores).some((text) => text.includes('\nnow: ')); tries++)
    stored = await kept(page);
  const [id = ''] = Object.keys(stored.scores);
  const cut = (stored.scores[id] ?? '').slice(0, -120);
  await page.goto(`${house.address}/`);
  await page.locator('.going li').first().waitFor();
  await page.evaluate(
    ({ id, cut }) =>
      new Promise<void>((done) => {
        const request = indexedDB.open('bocage');
        request.onsuccess = () => {
          const tx = request.result.transaction('scores', 'readwrite');
          tx.objectStore('scores').put(cut, id);
          tx.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    { id, cut },
  );
  await page.goto(`${house.address}/?again#/play/${id}`);
  const bar = page.locator('[data-seam]');
  await bar.waitFor();
  assert.match(await bar.innerText(), /continues from its last position, after \d+ choices/);
  await pressOn(page, 1, 3);
  const now = await kept(page);
  assert.equal(now.records.length, 2);
  assert.equal(now.scores[id], cut);
  // The question may be a sheet, which lies over the bars.
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
  await bar.getByRole('link', { name: 'Read what was played' }).click();
  const lines = page.locator('[data-lines]');
  await lines.waitFor();
  assert.match(await lines.innerText(), /^1 US /);
  // Opened again, it is the same continuation.
  await page.goto(`${house.address}/?once-more#/play/${id}`);
  await bar.waitFor();
  assert.equal((await kept(page)).records.length, 2);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('what a newer version keeps is left alone, and said in one sentence', async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await page.goto(`${house.address}/icon.svg`);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const request = indexedDB.open('bocage', 9);
        request.onupgradeneeded = () => request.result.createObjectStore('something newer');
        request.onsuccess = () => {
          request.result.close();
          done();
        };
      }),
  );
  await page.goto(`${house.address}/`);
  await page.getByText('kept by a newer version of Bocage and were not changed').waitFor();
  const stores = await page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const request = indexedDB.open('bocage');
        request.onsuccess = () => {
          done([...request.result.objectStoreNames]);
          request.result.close();
        };
      }),
  );
  assert.deepEqual(stores, ['something newer']);
  await visitor.close();
});
