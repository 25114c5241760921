// What every test in the browser shares: the built page on a server of its own, one Chromium, a person's hands.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { buildForDevelopment, buildIfNeeded, development, dist } from '../build/build.ts';
import { serve } from '../build/serve.ts';

export interface House {
  readonly browser: Browser;
  readonly address: string;
  /** A visitor with nothing kept yet, but no newcomer unless told: "Play now" plays. Every request to another host, console error and page error is noted. */
  visitor(options?: BrowserContextOptions & { readonly newcomer?: boolean }): Promise<Visitor>;
  close(): Promise<void>;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in the page, and requests that left the house. */
  readonly faults: string[];
  close(): Promise<void>;
}

/** With BOCAGE_DEEP=1 (browser.deep.ts): every pair of size and theme, and whole games where a part is enough every day. */
export const DEEP = process.env.BOCAGE_DEEP === '1';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function executable(): string {
  const given = process.env.CHROME_PATH;
  if (given !== undefined && given !== '') return given;
  const program = "import { chromium } from './tools/chromium.mjs'; process.stdout.write(chromium());";
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, '../../..'),
    encoding: 'utf8',
  });
  return run.stdout.trim().split('\n').at(-1) ?? '';
}

/** @param forDevelopment the page of a development build, whose own words can be in another language too */
export async function openHouse(forDevelopment = false): Promise<House> {
  await (forDevelopment ? buildForDevelopment() : buildIfNeeded());
  const { server, address } = await serve(forDevelopment ? development : dist, 0);
  const browser = await chromium.launch({ executablePath: executable(), args: FLAGS });
  return {
    browser,
    address,
    async visitor({ newcomer = false, ...options } = {}) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        // It would fetch and keep every file of the page for each visitor; tests of what is there without a network allow it.
        serviceWorkers: 'block',
        ...options,
      });
      context.setDefaultTimeout(30_000);
      await context.addInitScript(fixedSeeds);
      if (!newcomer) await context.addInitScript(metBefore);
      if (process.env.BOCAGE_SLOW === '1') await slowDown(context);
      const page = await context.newPage();
      const faults: string[] = [];
      watch(page, address, faults);
      context.on('page', (other) => watch(other, address, faults));
      return { context, page, faults, close: () => context.close() };
    },
    async close() {
      await browser.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A page that could not be loaded has no storage. */
function metBefore(): void {
  if (location.protocol !== 'http:') return;
  localStorage.setItem('bocage learned', localStorage.getItem('bocage learned') ?? '{"met":1}');
}

/** The same games in every run: seeds come from a fixed row, names of games stay the browser's own. */
function fixedSeeds(): void {
  const own = crypto.getRandomValues.bind(crypto);
  let last = 1944n;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (!(array instanceof BigUint64Array)) return own(array as never);
    for (let i = 0; i < array.length; i++) {
      last = BigInt.asUintN(64, last * 6364136223846793005n + 1442695040888963407n);
      array[i] = last;
    }
    return array;
  };
}

/** With BOCAGE_SLOW=1: script comes late and the processor is slow. A test that takes for granted that something is there at once fails. */
async function slowDown(context: BrowserContext): Promise<void> {
  await context.route('**/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 150));
    await route.continue().catch(() => undefined);
  });
  context.on('page', async (page) => {
    const client = await context.newCDPSession(page).catch(() => undefined);
    await client?.send('Emulation.setCPUThrottlingRate', { rate: 3 }).catch(() => undefined);
  });
}

function watch(page: Page, address: string, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !url.startsWith('blob:') && !url.startsWith('data:'))
      faults.push(`request to ${url}`);
  });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The policy of the page forbids foreign scripts: the judge comes in through the debugger, as an evaluation, once. */
export async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
}
