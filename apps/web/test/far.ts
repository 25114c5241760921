// What the tests of tables on a server share: a real server process that hands out the built page, and two persons at it.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { development } from '../build/build.ts';
import { bringAxe, type House, openHouse, type Visitor } from './harness.ts';

const PROGRAM = join(import.meta.dirname, '../../server/src/main.ts');

export interface FarHouse {
  readonly house: House;
  /** The address of the server with its page. */
  readonly url: string;
  /** As a crash would, and up again on the same data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** @param pseudo page and server in the language that nobody speaks, for those who ask for it with `?dev&pseudo` */
export async function openFarHouse(pseudo = false): Promise<FarHouse> {
  const house = await openHouse(pseudo);
  const folder = mkdtempSync(join(tmpdir(), 'bocage-far-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const words = ['--port', String(port), '--public-url', url, '--data', folder, '--limit-factor', '1000'];
    const page = pseudo ? ['--page', development] : [];
    const env = pseudo ? { ...process.env, BOCAGE_PSEUDO: '1' } : process.env;
    const now = spawn(process.execPath, [PROGRAM, ...words, ...page], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    child = now;
    await new Promise<void>((done, fail) => {
      now.stdout?.on('data', (text) => {
        // Whatever language it speaks, it names its port.
        if (String(text).includes(`:${port}`)) done();
      });
      now.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
    });
  };
  const kill = async (): Promise<void> => {
    const now = child;
    if (now === undefined || now.exitCode !== null || now.signalCode !== null) return;
    const gone = new Promise((done) => now.once('exit', done));
    now.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    house,
    url,
    kill,
    start,
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
      await house.close();
    },
  };
}

/** Somebody with a browser of their own, at the server's page. What fails while a line is cut is no fault. */
export async function person({ house }: FarHouse): Promise<Visitor> {
  const visitor = await house.visitor({
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await visitor.context.addInitScript(tunnels);
  return visitor;
}

/** `bocageCut()` is a tunnel: from that moment nothing goes out or comes in by the sockets that are open, and they end. */
function tunnels(): void {
  const open = new Set<WebSocket>();
  const Own = WebSocket;
  globalThis.WebSocket = class extends Own {
    constructor(url: string | URL) {
      super(url);
      open.add(this);
      this.addEventListener('close', () => open.delete(this));
    }
  };
  Object.assign(globalThis, {
    bocageCut() {
      for (const socket of open) {
        socket.onmessage = null;
        socket.send = () => {};
        socket.close();
      }
    },
  });
}

/** The link that the waiting room shows for the other side. */
export function linkOf(page: Page): Promise<string> {
  return page.locator('.far-link input').first().inputValue();
}

/** Plays on by pressing while it is this page's turn; 'over', or 'waits' when there is nothing to press. */
export function playTurn(
  page: Page,
  seed: number,
  most: number,
): Promise<{ state: 'over' | 'waits'; presses: number }> {
  return page.evaluate(
    async ({ seed, most }) => {
      let a = seed;
      const random = (): number => {
        a = (Math.imul(a, 1664525) + 1013904223) | 0;
        return (a >>> 0) / 4294967296;
      };
      const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
      let presses = 0;
      for (let idle = 0; idle < 15; ) {
        if (document.querySelector('.ask .result') !== null) return { state: 'over' as const, presses };
        const telling = document.querySelector<HTMLElement>('[data-run=end], [data-run=skip]');
        const offers = [...document.querySelectorAll<HTMLElement>('.choices .btn[data-name]')];
        const ends = random() < 0.1 ? offers.filter((one) => one.matches('[data-mark=end]')) : [];
        const some = ends.length > 0 ? ends : offers;
        const target =
          document.querySelector<HTMLElement>('[data-confirm]') ?? some[Math.floor(random() * some.length)] ?? telling;
        if (target === null || target === undefined) {
          const mine = document.querySelector('.far-seat[data-mine="true"][data-acts="true"]') !== null;
          const lost = document.querySelector('[data-lost]') !== null;
          idle = mine || lost ? 0 : idle + 1;
        } else {
          if (presses++ >= most) return { state: 'waits' as const, presses };
          idle = 0;
          target.click();
        }
        await frame();
      }
      return { state: 'waits' as const, presses };
    },
    { seed, most },
  );
}

/** From "Play with a friend" to two persons at one table. */
export async function twoSeated(far: FarHouse): Promise<{ a: Visitor; b: Visitor; link: string }> {
  const [a, b] = [await person(far), await person(far)];
  await a.page.goto(`${far.url}/#/together/friend`);
  await a.page.locator('[data-open-table]').click();
  await a.page.locator('.far-link input').first().waitFor();
  const link = await linkOf(a.page);
  await b.page.goto(link);
  await b.page.locator('[data-sit]').click();
  await Promise.all([a.page.locator('.far-strip').waitFor(), b.page.locator('.far-strip').waitFor()]);
  return { a, b, link };
}

/** The score as the server has it. */
export function serverScore(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const id = /#\/g\/([\w-]+)/.exec(location.hash)?.[1] ?? '';
    return (await fetch(`/api/1/games/${id}/score`)).text();
  });
}

/** Two pages play until so many presses are made, or to the end, while their lines are cut at random; the score they agree on. */
export async function playCut(
  far: FarHouse,
  seed: number,
  most: number,
): Promise<{ readonly cuts: number; readonly score: string; readonly over: boolean }> {
  let random = seed;
  const next = (): number => {
    random = (Math.imul(random, 1664525) + 1013904223) | 0;
    return (random >>> 0) / 4294967296;
  };
  let cuts = 0;
  const { a, b } = await twoSeated(far);
  const pages = [a.page, b.page];
  const cut = async (page: Page): Promise<void> => {
    cuts++;
    await page.evaluate(() => (globalThis as unknown as { bocageCut(): void }).bocageCut());
  };
  let presses = 0;
  let over = false;
  for (let turn = 0; presses < most && !over; turn++) {
    for (const page of pages) {
      const playing = playTurn(page, seed + turn, Math.min(20, most));
      if (next() < 0.4) await cut(pages[next() < 0.5 ? 0 : 1] ?? page);
      const played = await playing;
      presses += played.presses;
      over ||= played.state === 'over';
    }
  }
  const score = await serverScore(a.page);
  await a.close();
  await b.close();
  return { cuts, score, over };
}

/** What the judge of screen readers finds in these parts; all else of a table is judged with the games on one screen. */
export async function violations(page: Page, parts: readonly string[]): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(async (include) => {
    const { axe } = globalThis as unknown as {
      axe: { run(on: object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const found = await axe.run({ include }, { resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  }, parts);
}
