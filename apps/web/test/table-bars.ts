// The bars of the table: sizes and overlaps on the map, choices in view, a panel at rest. Shared by the short and the long tests.
import type { Page } from 'playwright-core';
import { atRest, lookAtMap } from './eye.ts';
import { begin, gameOf, hotSeat, pressOn } from './hands.ts';
import type { House, Visitor } from './harness.ts';
import { enemies, openScore, scoreAt } from './sherman-leader-kit.ts';

export const SIZES = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1600, 900],
  [1920, 1080],
] as const;

/** The maps that are held to the bars: those of the three games, Sherman Leader's at headquarters and in a Battle. */
export const TABLES = ['rudders-line', 'credentials', 'sherman-leader campaign', 'sherman-leader battle'] as const;
export type Table = (typeof TABLES)[number];

const CAMPAIGN = { force: 'ready', campaign: 'BU44' };

export async function sitDown(
  house: House,
  table: Table,
  size: readonly [number, number],
  more: Readonly<Record<string, string>> = {},
): Promise<Visitor> {
  const visitor = await house.visitor({ viewport: { width: size[0], height: size[1] } });
  const { page } = visitor;
  await page.addInitScript(
    (more) =>
      localStorage.setItem(
        'bocage settings',
        JSON.stringify({ dice: 'none', pace: 'none', handOver: false, ties: 'ask', ...more }),
      ),
    more,
  );
  if (table === 'sherman-leader campaign')
    await openScore(
      page,
      house.address,
      scoreAt(CAMPAIGN, '2', (_, step) => step === 'assign/target'),
    );
  else if (table === 'sherman-leader battle')
    await openScore(
      page,
      house.address,
      scoreAt(CAMPAIGN, '2', (session, step) => step === 'friendly' && enemies(session) >= 20),
    );
  else await begin(page, house.address, table, hotSeat(await gameOf(table)));
  return visitor;
}

export interface Misses {
  readonly decisions: number;
  readonly counters: number;
  readonly choices: number;
  /** Each miss in words, with the decision at which it was seen. */
  readonly misses: readonly string[];
}

/** Plays on at random and looks at the map at each decision. */
export async function lookAround(page: Page, decisions: number, seed: number): Promise<Misses> {
  const misses: string[] = [];
  let [seen, counters, choices] = [0, 0, 0];
  for (; seen < decisions; seen++) {
    // Away from the map: a place that is pointed at opens its stack.
    await page.mouse.move(4, 4);
    await atRest(page);
    const looked = await lookAtMap(page);
    counters += looked.counters;
    choices += looked.choices;
    const { small, tiny, covered, away } = looked;
    for (const [what, list] of Object.entries({ small, tiny, covered, away }))
      for (const one of list) misses.push(`${seen} ${what}: ${one}`);
    if ((await pressOn(page, 1, seed + seen * 13)).over) break;
  }
  return { decisions: seen, counters, choices, misses };
}

/** Rests the pointer at places all over the panel: those at which a button of it moved. */
export async function restAround(
  page: Page,
  places: number,
): Promise<{ readonly rests: number; readonly moved: readonly string[] }> {
  const box = await page.locator('.panel-scroll').boundingBox();
  if (box === null) throw new Error('no panel');
  const moved: string[] = [];
  const rows = Math.ceil(places / 4);
  let rests = 0;
  for (let row = 0; row < rows; row++)
    for (const share of [0.15, 0.4, 0.65, 0.9]) {
      const [x, y] = [box.x + box.width * share, box.y + 8 + ((box.height - 16) * row) / rows];
      const where = (): Promise<readonly string[]> =>
        page.evaluate(async () => {
          const frames: string[] = [];
          for (let i = 0; i < 3; i++) {
            await new Promise((done) => requestAnimationFrame(done));
            frames.push(
              [...document.querySelectorAll('.panel-scroll button:not(.odds-place *)')]
                .map((button) => Math.round(button.getBoundingClientRect().top))
                .join(' '),
            );
          }
          return frames;
        });
      const before = await where();
      await page.mouse.move(x, y);
      const after = await where();
      rests++;
      if (new Set([before.at(-1), ...after]).size > 1) moved.push(`${Math.round(x)}, ${Math.round(y)}`);
    }
  await page.mouse.move(4, 4);
  return { rests, moved };
}
