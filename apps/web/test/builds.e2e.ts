// Two builds of the page at once: each tab goes on with the parts of its own, also without a server, until its person takes the new.
import assert from 'node:assert/strict';
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { dist } from '../build/build.ts';
import { serve } from '../build/serve.ts';
import { begin, pressOn, scoreOf } from './hands.ts';
import { type House, openHouse } from './harness.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/**
 * The same page as if it had been built anew: every hashed file has another name, which no hash can be (with a ~), and those with a
 * fixed name another content.
 */
function rebuilt(folder: string): string {
  const other = mkdtempSync(join(tmpdir(), 'bocage-build-'));
  cpSync(folder, other, { recursive: true });
  for (const packed of globSync('**/*.{gz,br}', { cwd: other })) rmSync(join(other, packed));
  const named = globSync('assets/*-????????.{js,css,json,woff2}', { cwd: other });
  const news = new Map(
    named.map((path) => [path.slice('assets/'.length), path.slice('assets/'.length).replace(/-.(.{7})\./, '-~$1.')]),
  );
  const build =
    /name="build" content="([0-9a-f]{12})"/.exec(readFileSync(join(other, 'index.html'), 'utf8'))?.[1] ?? '';
  for (const path of globSync('{*.js,*.html,assets/*.js,assets/*.css}', { cwd: other })) {
    let text = readFileSync(join(other, path), 'utf8');
    for (const [from, to] of news) text = text.replaceAll(from, to);
    writeFileSync(join(other, path), text.replaceAll(build, 'bbbbbbbbbbbb'));
  }
  for (const [from, to] of news) renameSync(join(other, 'assets', from), join(other, 'assets', to));
  for (const path of globSync('{worker.js,digest/*.json}', { cwd: other }))
    writeFileSync(join(other, path), `${readFileSync(join(other, path), 'utf8')}\n`);
  return other;
}

const build = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '');

test('a page that is open goes on with its own build while another tab takes a new one, offline too', {
  timeout: 180_000,
}, async () => {
  const next = rebuilt(dist);
  const served = join(mkdtempSync(join(tmpdir(), 'bocage-served-')), 'page');
  symlinkSync(dist, served);
  const { server, address } = await serve(served, 0);
  const visitor = await house.visitor({ serviceWorkers: 'allow' });
  const { page: first, context } = visitor;
  try {
    await first.addInitScript(() =>
      localStorage.setItem('bocage settings', JSON.stringify({ handOver: false, pace: 'none', dice: 'none' })),
    );
    await begin(first, address, 'rudders-line', { US: 'person', GE: 'sensible' });
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const before = await build(first);
    // The server changes under the open page.
    rmSync(served);
    symlinkSync(next, served);
    const second = await context.newPage();
    await second.goto(`${address}/`);
    await second.evaluate(() => navigator.serviceWorker.getRegistration().then((r) => r?.update().then(() => {})));
    const take = second.locator('[data-update]');
    await take.waitFor();
    await first.locator('[data-update]').waitFor();
    assert.equal(await build(second), before, 'nothing is forced');
    const loaded = second.waitForEvent('load');
    await take.click();
    await loaded;
    await second.waitForFunction(
      () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content === 'bbbbbbbbbbbb',
    );
    // The first tab has not been touched: its parts that are loaded only now are of its own build, without a server.
    server.close();
    server.closeAllConnections();
    assert.equal(await build(first), before);
    const asked: string[] = [];
    first.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await pressOn(first, 12, 3);
    await first.getByRole('button', { name: 'History' }).click();
    await first.getByRole('slider').first().waitFor();
    assert.match(await scoreOf(first), /^bocage score /);
    const worker = await first.evaluate(async (b) => (await fetch(`worker.js?b=${b}`)).text(), before);
    assert.equal(worker, readFileSync(join(dist, 'worker.js'), 'utf8'));
    const newer = await second.evaluate(async () => (await fetch('worker.js?b=bbbbbbbbbbbb')).text());
    assert.equal(newer, readFileSync(join(next, 'worker.js'), 'utf8'));
    assert.ok(
      asked.some((path) => /^\/assets\/.*\.js$/.test(path)),
      'something was loaded late',
    );
    assert.deepEqual(
      asked.filter((path) => /^\/assets\/.*-~.{7}\./.test(path)),
      [],
    );
    assert.ok((await second.evaluate(() => caches.keys())).includes(`bocage ${before}`));
    // Once nobody uses it any more, the old build goes.
    await first.close();
    await second.reload();
    await second.waitForFunction(
      async () => (await caches.keys()).filter((name) => name.startsWith('bocage ')).join() === 'bocage bbbbbbbbbbbb',
    );
    assert.deepEqual(
      visitor.faults.filter((fault) => !fault.includes(address)),
      [],
    );
  } finally {
    await visitor.close();
    server.close();
    rmSync(next, { recursive: true, force: true });
    rmSync(join(served, '..'), { recursive: true, force: true });
  }
});
