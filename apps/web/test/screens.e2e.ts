// Every screen at three sizes and in both themes: judged by axe, and with BOCAGE_PICTURES=1 written as pictures.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { games } from '@bocage/catalogue';
import type { Page } from 'playwright-core';
import { atRest } from './eye.ts';
import { begin, holdFire, pressOn } from './hands.ts';
import { bringAxe, DEEP, type House, openHouse } from './harness.ts';

const FOLDER = join(import.meta.dirname, '../../../.cache/screens');
const SIZES = { wide: [1920, 1080], middle: [1280, 800], phone: [390, 844] } as const;

let house: House;
before(async () => {
  mkdirSync(FOLDER, { recursive: true });
  house = await openHouse();
});
after(() => house.close());

/** With BOCAGE_PICTURES=1 what a person would look at, into .cache/screens; without it the page only comes to rest. */
async function picture(page: Page, name: string): Promise<void> {
  if (process.env.BOCAGE_PICTURES === '1') await page.screenshot({ path: join(FOLDER, name) });
  else await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

async function judge(page: Page, name: string): Promise<readonly string[]> {
  await bringAxe(page);
  const found = await page.evaluate(async () => {
    const axe = (
      globalThis as unknown as {
        axe: { run(root: Element | Document, options: object): Promise<{ violations: Violation[] }> };
      }
    ).axe;
    const { violations } = await axe.run(document.querySelector('dialog[open]') ?? document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    });
    return violations.map(
      (v) =>
        `${v.id}: ${v.nodes
          .slice(0, 3)
          .map((n) => `${n.html.slice(0, 160)} (${n.failureSummary.slice(0, 200)})`)
          .join(' | ')}`,
    );
  });
  return found.map((text) => `${name}: ${text}`);
}

/** All screens of the page, each as a way to get there. */
function screens(id: string): readonly (readonly [string, (page: Page) => Promise<void>])[] {
  const press = (name: string) => async (page: Page) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    if (name !== '') await page.locator('dialog[open]').getByRole('button', { name, exact: true }).click();
    await page.locator('dialog[open]').waitFor();
  };
  const shut = async (page: Page): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  };
  return [
    [
      `${id}-new`,
      async (page) => {
        await page.goto(`${house.address}/?dev#/new/${id}`);
        await page.locator('form.options').first().waitFor();
      },
    ],
    [
      `${id}-table`,
      async (page) => {
        await begin(page, house.address, id, { [id === 'skirmish' ? 'B' : 'GE']: 'person' });
        await pressOn(page, 30, 11);
      },
    ],
    [
      `${id}-plain`,
      async (page) => {
        if (id !== 'skirmish') {
          await page.getByRole('button', { name: 'Menu' }).click();
          await page.locator('dialog[open]').getByRole('button', { name: 'Text view' }).click();
          await page.locator('.plain').first().waitFor();
        }
      },
    ],
    [
      `${id}-rules`,
      async (page) => {
        await page.keyboard.press('/');
        await page.locator('.rules input').waitFor();
      },
    ],
    [
      `${id}-history`,
      async (page) => {
        await page.locator('.rules input').blur();
        await page.keyboard.press('Escape');
        await page.keyboard.press('j');
        await page.getByText('You are viewing choice').waitFor();
      },
    ],
    [
      `${id}-settings`,
      async (page) => {
        await page.keyboard.press('Escape');
        await press('')(page);
      },
    ],
    [
      `${id}-export`,
      async (page) => {
        await shut(page);
        await press('Save or share')(page);
      },
    ],
    [
      `${id}-dice`,
      async (page) => {
        await shut(page);
        await press('Dice statistics')(page);
      },
    ],
    [
      `${id}-players`,
      async (page) => {
        await shut(page);
        await press('Who plays')(page);
      },
    ],
    [
      `${id}-curve`,
      async (page) => {
        await shut(page);
        await press('Review the game')(page);
      },
    ],
    [
      `${id}-report`,
      async (page) => {
        await shut(page);
        await press('Report a bug')(page);
      },
    ],
    [
      `home`,
      async (page) => {
        await shut(page);
        await page.goto(`${house.address}/?dev#/`);
        await page.locator('.going').first().waitFor();
      },
    ],
    [
      `import`,
      async (page) => {
        await page.getByRole('button', { name: 'Open a saved game' }).click();
        await page.locator('dialog[open]').waitFor();
      },
    ],
    [
      `settings`,
      async (page) => {
        await shut(page);
        await page.goto(`${house.address}/?dev#/settings`);
        await page.locator('.keys').first().waitFor();
      },
    ],
    [
      `rules`,
      async (page) => {
        await page.goto(`${house.address}/?dev#/rules/${id}`);
        await page.locator('.rules').first().waitFor();
      },
    ],
  ];
}

/** Tables of other games with a map of their own. */
for (const theme of DEEP ? (['day', 'night'] as const) : (['night'] as const)) {
  test(`the table of credentials, ${theme}`, { timeout: 120_000 }, async () => {
    const found: string[] = [];
    const visitor = await house.visitor({ hasTouch: true, colorScheme: theme === 'night' ? 'dark' : 'light' });
    const { page } = visitor;
    await begin(page, house.address, 'credentials');
    await pressOn(page, 40, 11);
    for (const size of ['wide', 'middle', 'phone'] as const) {
      const [width, height] = SIZES[size];
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.fonts.ready);
      await atRest(page);
      await picture(page, `${size}-${theme}-credentials-table.png`);
      found.push(...(await judge(page, `${size} credentials`)));
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    }
    assert.deepEqual(found, []);
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  });
}

/** What comes and goes at the table of Rudder's Line, each as a way to get there. */
type State = readonly [name: string, go: (page: Page) => Promise<void>];
const clear = async (page: Page): Promise<void> => {
  for (let i = 0; i < 4; i++) await page.keyboard.press('Escape');
};
const STATES: readonly State[] = [
  [
    'forces',
    async (page) => {
      const tab = page.locator('.tabs').getByRole('button', { name: 'Forces', exact: true });
      if (await tab.isVisible()) await tab.click();
      await page.locator('.left .force').first().waitFor();
      await page.locator('.left .force').first().focus();
      await page.locator('.left .force').first().click();
      await page.locator('.card-piece').first().waitFor();
    },
  ],
  [
    'stack',
    async (page) => {
      const tab = page.locator('.tabs').getByRole('button', { name: 'Map', exact: true });
      if (await tab.isVisible()) await tab.click();
      await page.locator('[data-place="LC2"]').focus();
      await page.keyboard.press('Space');
      await page.locator('[data-open=true]').first().waitFor();
      await page.locator('.card-piece').first().waitFor();
    },
  ],
  [
    'why-not',
    async (page) => {
      await clear(page);
      await page.locator('[data-place="21"]').focus();
      await page.keyboard.press('?');
      await page.locator('.verdict').waitFor();
      await page.getByText('What you cannot do now, and why').click();
      await page.locator('.refused-list li').first().waitFor();
    },
  ],
  [
    'group',
    async (page) => {
      await clear(page);
      await page.locator('.choices [data-name="act LC2"]').click();
      for (let i = 0; i < 4; i++) await page.locator('.choices [data-name=squad]').first().click();
      await page.locator('.gesture .chip').nth(4).waitFor();
    },
  ],
  [
    'odds',
    async (page) => {
      await page.locator('.choices [data-name="to 2"]').click();
      await page.locator('.choices [data-name="to 5"]').click();
      await page.locator('.odds .mods li').first().waitFor();
    },
  ],
  [
    'after-dice',
    async (page) => {
      for (let i = 0; i < 12 && (await page.locator('.log .dice').count()) === 0; i++) {
        const offer = page.locator('[data-confirm], .choices [data-name]').first();
        await offer.click();
        await page.waitForTimeout(60);
      }
      assert.ok((await page.locator('.log .dice').count()) > 0, 'dice were rolled');
    },
  ],
  [
    'hint',
    async (page) => {
      await page.getByRole('button', { name: 'Hint (H)' }).click();
      await page.locator('.hint').waitFor({ timeout: 60_000 });
    },
  ],
  ...(
    [
      ['dice-dialog', 'Dice statistics'],
      ['keys-dialog', 'Keys'],
    ] as const
  ).map(
    ([name, button]): State => [
      name,
      async (page) => {
        await clear(page);
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.locator('dialog[open]').getByRole('button', { name: button, exact: true }).click();
        await page.locator('dialog[open]').getByRole('heading', { name: button }).waitFor();
      },
    ],
  ),
];

for (const [size, theme] of [...(DEEP ? [['wide', 'day'] as const] : []), ['phone', 'night'] as const]) {
  test(`what comes and goes at the table, ${size}, ${theme}`, { timeout: 180_000 }, async () => {
    const [width, height] = SIZES[size];
    const visitor = await house.visitor({
      viewport: { width, height },
      hasTouch: size === 'phone',
      colorScheme: theme === 'night' ? 'dark' : 'light',
    });
    const { page } = visitor;
    await page.addInitScript(() => localStorage.setItem('bocage settings', JSON.stringify({ handOver: false })));
    await begin(page, house.address, 'rudders-line', { US: 'person', GE: 'person' });
    await holdFire(page);
    const found: string[] = [];
    for (const [name, go] of STATES) {
      await go(page);
      await picture(page, `${size}-${theme}-rudders-line-${name}.png`);
      found.push(...(await judge(page, name)));
    }
    assert.deepEqual(found, []);
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  });
}

/** Dialogs that stand outside the list of screens: real dice, handing over, deleting, a score that is refused. */
test('dialogs that seldom show, day and night', { timeout: 120_000 }, async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const visitor = await house.visitor({ colorScheme });
    const { page } = visitor;
    const found: string[] = [];
    const shot = async (name: string): Promise<void> => {
      await page.locator('dialog[open]').waitFor();
      await picture(page, `${colorScheme}-${name}.png`);
      found.push(...(await judge(page, name)));
    };
    await page.goto(`${house.address}/?dev#/new/skirmish`);
    await page.selectOption('#seat-B', 'person');
    await page.getByText('You roll').click();
    await page.getByRole('button', { name: 'Start game' }).click();
    await shot('real-dice');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.reload();
    await begin(page, house.address, 'skirmish', { A: 'person', B: 'person' });
    await shot('hand-over');
    await page.goto(`${house.address}/?dev#/`);
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await shot('delete');
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', 'no score');
      dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
    });
    await shot('refused-drop');
    assert.deepEqual(found, []);
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  }
});

const first = games.find((game) => game.hidden !== true)?.id ?? 'skirmish';
/** Every screen in both themes, large and small; every size in the deep run. */
const LOOKS = [
  ['wide', 'day'] as const,
  ['phone', 'night'] as const,
  ...(DEEP ? [['wide', 'night'] as const, ['middle', 'day'] as const] : []),
];
for (const [size, theme] of LOOKS) {
  const [width, height] = SIZES[size];
  test(`every screen, ${size}, ${theme}`, { timeout: 180_000 }, async () => {
    const phone = size === 'phone';
    const visitor = await house.visitor({
      viewport: { width, height },
      hasTouch: phone,
      colorScheme: theme === 'night' ? 'dark' : 'light',
    });
    const { page } = visitor;
    await page.addInitScript(() => {
      if (localStorage.getItem('bocage settings') === null)
        localStorage.setItem('bocage settings', JSON.stringify({ handOver: false }));
    });
    const found: string[] = [];
    for (const [name, go] of screens(first)) {
      await go(page);
      await page.evaluate(() => document.fonts.ready);
      await picture(page, `${size}-${theme}-${name}.png`);
      found.push(...(await judge(page, name)));
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        `${name} does not scroll sideways`,
      );
    }
    assert.deepEqual(found, []);
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  });
}
