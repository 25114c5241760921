// Our own audit of the site folder: served under a path by another server, with the headers that are written down for it.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { HEADERS, headersFile, htaccess, nginx } from '../build/headers.ts';
import { writeSite } from '../build/site.ts';
import { begin } from './hands.ts';
import { bringAxe, executable, FLAGS } from './harness.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

const folder = mkdtempSync(join(tmpdir(), 'bocage-site-'));
const site = join(folder, 'site');
let server: Server;
let browser: Browser;
let address = '';
/** What went over the line, each file once, compressed as a host does it. */
const sent = new Map<string, number>();

/** A static host that knows nothing of us but the file `_headers`. */
function host(): Server {
  const blocks = readFileSync(join(site, '_headers'), 'utf8')
    .split(/^(?=\/)/m)
    .map((block) => block.trim().split('\n'));
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    if (!path.startsWith('/games/bocage/')) return void response.writeHead(404).end();
    const name = path.slice('/games/bocage'.length).replace(/\/$/, '/index.html');
    const file = join(site, name);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const headers: Record<string, string> = {};
    for (const [pattern = '', ...lines] of blocks) {
      if (!name.startsWith(pattern.replace('*', ''))) continue;
      for (const line of lines.map((one) => one.trim())) {
        if (line.startsWith('!')) delete headers[line.slice(1).trim()];
        else headers[line.slice(0, line.indexOf(':'))] = line.slice(line.indexOf(':') + 1).trim();
      }
    }
    const type = TYPES[extname(file)];
    assert.ok(type, `${name} has a type that hosts know`);
    const bytes = /woff2|png|jpeg/.test(type) ? readFileSync(file) : gzipSync(readFileSync(file));
    if (request.method === 'GET') sent.set(name, bytes.length);
    const encoding = /woff2|png|jpeg/.test(type) ? {} : { 'Content-Encoding': 'gzip' };
    response.writeHead(200, { ...headers, ...encoding, 'Content-Type': type }).end(bytes);
  });
}

before(async () => {
  await writeSite(site, 'https://example.org/games/bocage/');
  server = host();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const bound = server.address();
  address = `http://localhost:${typeof bound === 'object' && bound !== null ? bound.port : 0}/games/bocage`;
  browser = await chromium.launch({ executablePath: executable(), args: FLAGS });
});

after(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

/** A visitor whose every fault is noted: errors, and requests that leave the folder. */
async function visitor(
  options: BrowserContextOptions,
): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(address)) faults.push(request.url());
  });
  return { page, context, faults };
}

test('the site under a path: headers, size, no other origin, axe', async () => {
  // Counted without the service worker, which fetches everything for later.
  const { page, context, faults } = await visitor({ serviceWorkers: 'block' });
  const answer = await page.goto(`${address}/`);
  for (const [name, value] of Object.entries(HEADERS)) assert.equal(answer?.headers()[name.toLowerCase()], value, name);
  assert.equal(answer?.headers()['cache-control'], 'no-cache');
  await page.locator('[data-start]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const script = await page.locator('script[src]').first().getAttribute('src');
  const asset = await fetch(`${address}/${script}`, { method: 'HEAD' });
  assert.equal(asset.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  await begin(page, address, 'rudders-line', { US: 'person', GE: 'person' });
  await page.locator('.choices .btn').first().waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = [...sent.values()].reduce((sum, size) => sum + size, 0);
  console.log(`# home and Rudder's Line under a path: ${Math.round(bytes / 1024)} KB (bar 450)`);
  assert.ok(bytes < 450 * 1024, `${bytes} bytes`);
  await bringAxe(page);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
    return (await axe.run()).violations.map(({ id }) => id);
  });
  assert.deepEqual(found, []);
  await context.close();
  assert.deepEqual(faults, []);
});

test('the site is installable, and whole without a network after the first visit', async () => {
  const { page, context, faults } = await visitor({});
  await page.goto(`${address}/`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
  await context.setOffline(true);
  await page.reload();
  await begin(page, `${address}/?dev`, 'credentials');
  await page.locator('.choices .btn').first().waitFor();
  await context.close();
  assert.deepEqual(faults, []);
  const manifest = JSON.parse(readFileSync(join(site, 'manifest.webmanifest'), 'utf8'));
  for (const { src } of manifest.icons) assert.ok(existsSync(join(site, src)), src);
  assert.ok(manifest.icons.some(({ sizes }: { sizes: string }) => sizes === '512x512'));
  const text = readFileSync(join(site, 'index.html'), 'utf8');
  const picture = /og:image" content="https:\/\/example\.org\/games\/bocage\/([^"]+)"/.exec(text)?.[1];
  assert.ok(existsSync(join(site, picture ?? '')), 'the picture that messages show');
  assert.ok(existsSync(join(site, 'licences.txt')));
});

test('docs/hosting.md shows the headers as they are written', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/hosting.md'), 'utf8');
  for (const text of [nginx(), headersFile()])
    for (const line of text.trim().split('\n')) assert.ok(docs.includes(line.trim()), line);
  for (const value of Object.values(HEADERS)) assert.ok(htaccess().includes(value));
});

test('a folder that is not ours is left alone', async () => {
  await assert.rejects(writeSite(folder, undefined), /is not empty and was not made by this command/);
  await assert.rejects(writeSite(join(folder, 'other'), 'ftp://x'), /--url takes an address/);
});
