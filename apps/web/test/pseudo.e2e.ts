// Whole games on the map: the score replays in Node to the same end. And words are for people: in a language that nobody speaks,
// laid over the games and over the page itself, it shows the same map, tags, plans, margins and figures, decision by decision.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { games } from '@bocage/catalogue';
import { hashState, writeScore } from '@bocage/engine';
import { pseudo } from '@bocage/engine/pseudo';
import type { Page } from 'playwright-core';
import * as D from '../src/words/dialogs.ts';
import { linkOf, openFarHouse, person } from './far.ts';
import { begin, gameOf, hotSeat, type Played, pressOn, replay, scoreOf } from './hands.ts';
import { DEEP, type House, openHouse } from './harness.ts';
import { bringSkeleton } from './skeleton.ts';

let house: House;
before(async () => {
  house = await openHouse(true);
});
after(() => house.close());

/** A campaign is many Battles: one of them is a whole game too. */
const SHORT: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'sherman-leader': { mode: 'battle' } };

interface Game extends Played {
  readonly words: string;
  readonly score: string;
  readonly grade: string;
}

/** The page shows the same for some frames, and nothing is on its way. */
async function rested(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    let [now, before] = ['', ' '];
    for (let same = 0, i = 0; i < 240 && same < 6; i++) {
      await new Promise((done) => requestAnimationFrame(done));
      [now, before] = [globalThis.bocageSkeleton().join('\n'), now];
      same = now === before && document.querySelector('[data-coming]') === null ? same + 1 : 0;
    }
  });
}

async function play(id: string, query: string, most: number): Promise<Game> {
  const visitor = await house.visitor();
  const { page } = visitor;
  await bringSkeleton(page);
  await page.addInitScript(() =>
    localStorage.setItem('bocage settings', JSON.stringify({ dice: 'none', pace: 'none', motion: 'none' })),
  );
  await begin(page, `${house.address}/${query}`, id, hotSeat(await gameOf(id)), SHORT[id]);
  await page.locator('.map, .plain').first().waitFor();
  // Nothing is pointed at, and what is loaded when it is first wanted has come.
  await page.mouse.move(2, 2);
  await rested(page);
  const played = await pressOn(page, most, 7, true);
  const words = await page.locator('.panel').innerText();
  const grade = played.over ? await page.locator('.result b').innerText() : '';
  const score = played.over && !query.includes('pseudo') ? await scoreOf(page) : '';
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
  return { ...played, words, score, grade };
}

for (const id of ['skirmish', 'rudders-line', 'credentials', 'sherman-leader']) {
  test(`${id}: a whole game in another language shows the same figures`, {
    timeout: DEEP ? 900_000 : 300_000,
  }, async (t) => {
    // The longest games are played to their end in the deep run alone; other tests play them whole in one language every day.
    const most = !DEEP && (id === 'rudders-line' || id === 'credentials') ? 120 : 6_000;
    const [plain, other] = await Promise.all([play(id, '?dev', most), play(id, '?dev&pseudo', most)]);
    if (most === 6_000) {
      assert.ok(plain.over, 'the game came to its end');
      const session = await replay(plain.score);
      assert.ok(session.over);
      assert.equal(writeScore(session), plain.score);
      assert.match(
        plain.score,
        new RegExp(`^end ${session.entries.length} ${hashState(session.state)} [0-9a-f]{16}$`, 'm'),
      );
      assert.equal(plain.grade, session.game.result(session.state)?.grade);
    }
    t.diagnostic(`${plain.presses} presses`);
    const parts = plain.shown.findIndex((hash, i) => hash !== other.shown[i]);
    if (parts >= 0) {
      // Said in full: both games once more, up to where they part.
      const [a, b] = [await play(id, '?dev', parts), await play(id, '?dev&pseudo', parts)];
      const lines = a.last.map((line, i) => [line, b.last[i]]).filter(([one, two]) => one !== two);
      assert.fail(
        `after ${parts} presses the page shows something else:\n${JSON.stringify(lines.slice(0, 6), null, 1)}`,
      );
    }
    assert.equal(other.presses, plain.presses);
    assert.match(other.words, /[âęîøů]/, 'it was another language');
  });
}

/** Everything that can be opened at this moment, opened: sheets in the margin, plans, lists of what is refused. */
async function spread(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('.table details')) details.open = true;
    document.querySelector<HTMLElement>('.planner-open, [data-march]')?.click();
  });
  return page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    let [now, before] = ['', ' '];
    for (let same = 0, i = 0; i < 240 && same < 6; i++) {
      await frame();
      [now, before] = [globalThis.bocageSkeleton().join('\n'), now];
      same = now === before && document.querySelector('[data-coming]') === null ? same + 1 : 0;
    }
    return now.split('\n');
  });
}

/** Whether something is there, once all parts that are on their way have come. */
function opened(page: Page, what: string): Promise<boolean> {
  return page.evaluate(async (selector) => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    for (let i = 0, quiet = 0; i < 600 && quiet < 5; i++) {
      await frame();
      quiet = document.querySelector('[data-coming]') === null ? quiet + 1 : 0;
    }
    return document.querySelector(selector) !== null;
  }, what);
}

/** What must have been open, and where it can be opened: pressed on until that is there. */
for (const [id, moments] of [
  [
    'credentials',
    [
      ['.table', 'score-sheet'],
      ['dialog[open]', 'load-sheet'],
      ['[data-march]', 'class=steps'],
    ],
  ],
  [
    'sherman-leader',
    [
      ['.table', ''],
      ['.planner-open', 'class=planner'],
    ],
  ],
] as const) {
  test(`${id}: sheets and plans in another language show the same figures`, { timeout: 300_000 }, async () => {
    const seen = await Promise.all(
      ['?dev', '?dev&pseudo'].map(async (query) => {
        // Wide enough for all that stands beside the map.
        const visitor = await house.visitor({ viewport: { width: 1800, height: 1000 } });
        const { page } = visitor;
        await bringSkeleton(page);
        await page.addInitScript(() =>
          localStorage.setItem('bocage settings', JSON.stringify({ dice: 'none', pace: 'none', motion: 'none' })),
        );
        await begin(page, `${house.address}/${query}`, id);
        await page.locator('.map').first().waitFor();
        await page.mouse.move(2, 2);
        const shown: (readonly string[])[] = [];
        for (const [there] of moments) {
          for (let i = 0; i < 120 && !(await opened(page, there)); i++) await pressOn(page, 1, 21 + i);
          shown.push(await spread(page));
          await page.keyboard.press('Escape');
        }
        assert.deepEqual(visitor.faults, []);
        await visitor.close();
        return shown;
      }),
    );
    const [plain, other] = seen;
    for (const [i, [there, open]] of moments.entries()) {
      const lines = plain?.[i] ?? [];
      assert.ok(
        lines.some((line) => line.includes(open)),
        `${open} was open`,
      );
      const apart = lines.map((line, k) => [line, other?.[i]?.[k]]).filter(([one, two]) => one !== two);
      assert.deepEqual(apart.slice(0, 6), [], `with ${there}`);
    }
  });
}

/** Names and texts that the games, their cards and lessons carry as data, the longest first: no words of the page. */
function ofTheData(): readonly string[] {
  const found = new Set<string>();
  const take = (value: unknown): void => {
    if (typeof value === 'string' && /^[A-Z0-9]|\S \S/.test(value)) found.add(value.replace(/ \([\d-]+\)$/, ''));
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) for (const part of [key, one]) take(part);
  };
  const root = join(import.meta.dirname, '../../..');
  for (const file of globSync(['games/*/data/*.json', 'lessons/data/*/*.json'], { cwd: root }))
    take(JSON.parse(readFileSync(join(root, file), 'utf8')));
  take(games);
  return [...found].toSorted((a, b) => b.length - a.length);
}

/** Texts with an English word. */
function english(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // What is drawn on covers and maps are names and counters as they are printed; lines of a position are typed.
    const data =
      'script, noscript, style, datalist, code, .map, svg, .position-lines label[for], .position-lines input';
    const found = new Set<string>();
    const put = (text: string, where: Element): void => {
      if (where.closest(data) === null && /(?<!\p{L})[A-Za-z][a-z]{3,}(?!\p{L})/u.test(text)) found.add(text.trim());
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      if (node.parentElement !== null) put(node.textContent ?? '', node.parentElement);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      for (const element of document.querySelectorAll(`[${name}]`)) put(element.getAttribute(name) ?? '', element);
    return [...found];
  });
}

/** The rules in our own words: the page of rules shows them as they stand, with marks in between. */
function digests(): string {
  const root = join(import.meta.dirname, '../../..');
  return globSync('games/*/digest.md', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/[*`]/g, ''))
    .join('\n');
}

/** Looks for English on a page that speaks the other language; what is data stays as it is. */
class Reader {
  private readonly data = ofTheData();
  private readonly rules = digests();
  readonly left: string[] = [];

  async look(page: Page, where: string): Promise<void> {
    await rested(page);
    assert.match(await page.locator('body').innerText(), /[âęîøů]/, `${where} speaks it`);
    for (const text of await english(page)) {
      if (where.startsWith('rules/') && this.rules.includes(text)) continue;
      let own = text;
      for (const name of this.data) own = own.replaceAll(name, '');
      if (/(?<!\p{L})[A-Za-z][a-z]{3,}(?!\p{L})/u.test(own))
        this.left.push(`${where}: ${text.slice(0, 90)} (${own.slice(0, 40)})`);
    }
  }
}

/** Every screen that has an address: where, and what is there once it is. */
const SCREENS: Readonly<Record<string, string>> = {
  '': 'h1',
  settings: 'h1',
  together: 'h1',
  nowhere: 'h1',
  'new/sherman-leader': 'form.options',
  'new/credentials': 'form.options',
  'learn/sherman-leader': '.learn-list',
  'rules/rudders-line': 'h1',
  'pack/credentials': 'h1',
  'position/rudders-line': 'h1',
};

test('no part of the page keeps words of its own in another language', { timeout: 300_000 }, async () => {
  const visitor = await house.visitor({ viewport: { width: 1800, height: 1000 } });
  const { page } = visitor;
  await bringSkeleton(page);
  const reader = new Reader();
  const go = async (screen: string): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(`${house.address}/?dev&pseudo#/${screen}`);
  };
  for (const [screen, there] of Object.entries(SCREENS)) {
    await go(screen);
    await page.locator(there).first().waitFor();
    await reader.look(page, screen === '' ? 'home' : screen);
  }
  // The form for a box, and the bench of a position.
  await go('pack/rudders-line');
  await page.locator('[data-begin]').click();
  await page.locator('.pack-field').first().waitFor();
  await reader.look(page, 'form of a pack');
  await go('position/credentials');
  await page.locator('[data-from=set-up]').click();
  await page.locator('.map, .board-map, [data-piece]').first().waitFor();
  await reader.look(page, 'bench of a position');
  // A lesson, and what it says of a wrong choice.
  await go('lesson/rudders-line/rl-1');
  await page.locator('.lesson-strip').waitFor();
  await reader.look(page, 'lesson');
  for (const id of ['rudders-line', 'credentials', 'sherman-leader']) {
    await page.goto('about:blank');
    await begin(page, `${house.address}/?dev&pseudo`, id, hotSeat(await gameOf(id)), SHORT[id]);
    await page.locator('.map').first().waitFor();
    await pressOn(page, 12, 5);
    await reader.look(page, id);
    if (id === 'rudders-line') {
      await page.keyboard.press('h');
      await page.locator('.hint [data-hinted]').waitFor({ timeout: 60_000 });
      await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('.hint details')) details.open = true;
      });
      await reader.look(page, `hint of ${id}`);
    }
    if (id === 'credentials') continue;
    for (const label of [D.menu, D.saveOrShare, D.whoPlays, D.diceStatistics, D.reviewTheGame, D.keys, D.reportABug]) {
      await page.getByRole('button', { name: pseudo(D.menu) }).click();
      const dialog = page.locator('dialog[open]');
      if (label !== D.menu) await dialog.getByRole('button', { name: pseudo(label), exact: true }).click();
      await dialog
        .getByRole('heading', { name: pseudo(label) })
        .first()
        .waitFor();
      await reader.look(page, `${id}, ${label}`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  }
  assert.deepEqual(reader.left, []);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('tables on a server, and what the server says, keep no words of their own', { timeout: 300_000 }, async () => {
  const far = await openFarHouse(true);
  try {
    const [a, b] = [await person(far), await person(far)];
    const reader = new Reader();
    /** Where a link leads, with the wish for another language. */
    const wished = (link: string): string =>
      link.replace(/\/g\/([\w-]+)#/, '/#/g/$1/').replace('/#/', '/?dev&pseudo#/');
    for (const { page } of [a, b]) await bringSkeleton(page);
    await a.page.goto(wished(`${far.url}/#/together`));
    await a.page.locator('h1').waitFor();
    await reader.look(a.page, 'lobby');
    await a.page.goto(wished(`${far.url}/#/together/friend`));
    await a.page.locator('[data-open-table]').waitFor();
    await reader.look(a.page, 'invitation');
    await a.page.locator('[data-open-table]').click();
    await a.page.locator('.far-link input').first().waitFor();
    await reader.look(a.page, 'waiting room');
    await b.page.goto(wished(await linkOf(a.page)));
    await b.page.locator('[data-sit]').waitFor();
    await reader.look(b.page, 'invited');
    await b.page.locator('[data-sit]').click();
    await Promise.all([a.page.locator('.far-strip').waitFor(), b.page.locator('.far-strip').waitFor()]);
    for (const { page } of [a, b]) await page.locator('#question').waitFor();
    for (const [i, { page }] of [a, b].entries()) await reader.look(page, `table, ${i === 0 ? 'host' : 'guest'}`);
    assert.deepEqual(reader.left, []);
    await Promise.all([a.close(), b.close()]);
  } finally {
    await far.close();
  }
});
