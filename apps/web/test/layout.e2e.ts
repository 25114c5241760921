// The arrangement by width: no tool beyond the edge, nothing cut off, map and choices on one screen, forces at hand.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { begin, pressOn } from './hands.ts';
import { type House, openHouse } from './harness.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const;

interface Seen {
  readonly wide: boolean;
  /** Visible tools that are not wholly inside the window. */
  readonly outside: readonly string[];
  readonly scrolls: boolean;
  readonly map: number;
  /** The lower edge of the first choice, and where the panel that holds it ends. */
  readonly choice: number;
  readonly panel: number;
  /** Parts of the margin that its edge cuts. */
  readonly cut: readonly string[];
  readonly phase: string;
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const shown = (element: Element): boolean => element.getBoundingClientRect().width > 0;
    const name = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? '';
    const left = document.querySelector('.left');
    const frame = left?.getBoundingClientRect();
    const low = innerWidth >= 1024 && innerWidth < 1440;
    return {
      wide: innerWidth >= 1700,
      outside: [...document.querySelectorAll('.top .tool, .top a')]
        .filter(shown)
        .filter((tool) => tool.getBoundingClientRect().right > innerWidth || tool.getBoundingClientRect().left < 0)
        .map(name),
      scrolls: document.documentElement.scrollHeight > innerHeight + 1,
      map: document.querySelector('.map')?.getBoundingClientRect().height ?? 0,
      choice: document.querySelector('.choices .btn')?.getBoundingClientRect().bottom ?? 9999,
      panel: document.querySelector('.panel')?.getBoundingClientRect().bottom ?? 0,
      cut: !low
        ? []
        : [...(left?.querySelectorAll('li, tr, img, button, p') ?? [])]
            .filter(shown)
            .filter((part) => {
              const box = part.getBoundingClientRect();
              return box.bottom > (frame?.bottom ?? 0) + 1 || box.right > (frame?.right ?? 0) + 1;
            })
            .map(name),
      phase:
        [...document.querySelectorAll('.phases [aria-current], .top .title small')].filter(shown)[0]?.textContent ?? '',
    };
  });
}

test('seven widths: tools, margin, map and choices', { timeout: 120_000 }, async () => {
  const visitor = await house.visitor({ hasTouch: true });
  const { page } = visitor;
  await page.addInitScript(() => localStorage.setItem('bocage settings', JSON.stringify({ handOver: false })));
  await begin(page, house.address, 'rudders-line', { US: 'person', GE: 'person' });
  await pressOn(page, 30, 11);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(60);
    const seen = await look(page);
    const at = `${width} x ${height}`;
    assert.deepEqual(seen.outside, [], at);
    assert.deepEqual(seen.cut, [], at);
    assert.ok(!seen.scrolls, `${at}: the page does not scroll`);
    assert.ok(seen.map > 240, `${at}: the map is ${seen.map} high`);
    assert.ok(seen.choice <= seen.panel, `${at}: a choice ends at ${seen.choice}, the panel at ${seen.panel}`);
    assert.match(seen.phase, /Initiative|Fire|Action|Regroup/, at);
    // At hand without being asked for where there is room; one press away everywhere else.
    if (seen.wide) {
      await page.locator('.left .force').first().waitFor();
      assert.ok((await page.locator('.left .force svg').count()) > 10);
    } else if (width >= 1024) {
      assert.equal(await page.locator('.left .force').count(), 0);
      // The sheet stands upright: the margin is a column beside it from 1280 pixels on.
      const opener = width >= 1280 ? 'Forces as cards' : 'More';
      await page.getByRole('button', { name: opener, exact: true }).click();
      await page.locator('.left .force').first().waitFor();
      await page.getByRole('button', { name: width >= 1280 ? opener : 'Fold', exact: true }).click();
    } else {
      await page.getByRole('button', { name: 'Forces', exact: true }).click();
      await page.locator('.left .force').first().waitFor();
      await page.getByRole('button', { name: 'Map', exact: true }).click();
    }
    // Everything that a narrow bar leaves out is under Menu.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog[open]').waitFor();
    for (const name of ['Save or share', 'Who plays', 'Dice statistics', 'Text view', 'Report a bug'])
      assert.equal(await page.locator('dialog[open]').getByRole('button', { name, exact: true }).count(), 1, name);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
