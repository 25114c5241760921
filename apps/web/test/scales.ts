// What a page has fetched, in KB as it came over the wire with gzip.
import type { Page } from 'playwright-core';

/** The drawing that lies under the pieces, day or night: the last thing that a map asks for. */
export const GROUND = /\/drawing\/(?!cover-)[^/]*-(day|night)\.svg/;
/** So many frames in a row nothing is on its way. */
const QUIET = 12;

export interface Scales {
  /** KB of script without the worker, and of everything. */
  readonly script: number;
  readonly all: number;
  /** Waits until nothing is on its way any more and, if one is given, an address of this kind was fetched. */
  rest(address?: RegExp): Promise<void>;
}

/** From now on everything is counted, each address once. The bars are for gzip: the server has better compression too. */
export async function weigh(page: Page): Promise<Scales> {
  const sizes = new Map<string, readonly [bytes: number, script: boolean]>();
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('response', (response) => {
    const { 'content-length': bytes = '0', 'content-type': type = '' } = response.headers();
    const script = type.startsWith('text/javascript') && !response.url().includes('worker');
    sizes.set(response.url(), [Number(bytes), script]);
  });
  await page.setExtraHTTPHeaders({ 'Accept-Encoding': 'gzip' });
  const sum = (some: (script: boolean) => boolean): number => {
    const bytes = [...sizes.values()].reduce((all, [size, script]) => (some(script) ? all + size : all), 0);
    return Math.round(bytes / 102.4) / 10;
  };
  return {
    get script() {
      return sum((script) => script);
    },
    get all() {
      return sum(() => true);
    },
    async rest(address) {
      for (let quiet = 0; quiet < QUIET; ) {
        const coming = await page.evaluate(
          () =>
            new Promise<boolean>((done) =>
              requestAnimationFrame(() => done(document.documentElement.hasAttribute('data-coming'))),
            ),
        );
        const there = address === undefined || [...sizes.keys()].some((url) => address.test(url));
        quiet = open.size === 0 && !coming && there ? quiet + 1 : 0;
      }
    },
  };
}

/** KB of script that home and the first question of a lesson may take. */
export const LESSON_KB = 100;

/**
 * KB of script from home to the first question of a lesson, shown and the network at rest. What an answer needs comes with the first
 * hand that moves or presses, and is not counted.
 */
export async function weighLesson(page: Page, address: string, game: string, id: string): Promise<number> {
  const scales = await weigh(page);
  await page.goto(`${address}/`);
  await page.locator('[data-start]').first().waitFor();
  await scales.rest();
  await page.goto(`${address}/#/lesson/${game}/${id}`);
  await page.locator('.lesson-strip[data-busy=false]').waitFor();
  await scales.rest(GROUND);
  return scales.script;
}
