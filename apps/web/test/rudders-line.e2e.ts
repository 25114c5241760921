// Rudder's Line on the map: by mouse, by keyboard, by touch; reasons, reach, odds, plans that are changed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { begin, holdFire, replay, scoreOf } from './hands.ts';
import { type House, openHouse, type Visitor } from './harness.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const BOTH = { US: 'person', GE: 'person' };

async function table(options: Parameters<House['visitor']>[0] = {}): Promise<Visitor> {
  const visitor = await house.visitor(options);
  await begin(visitor.page, house.address, 'rudders-line', BOTH);
  await visitor.page.locator('.map').first().waitFor();
  await holdFire(visitor.page);
  // On a phone the other boats may be what is seen: there the buttons are pressed.
  if (options.isMobile === true) return visitor;
  // The map goes to what the question is about; a person looks before pressing.
  const inView = (): Promise<unknown> =>
    visitor.page.waitForFunction(
      () => {
        const box = document.querySelector('[data-place="LC2"]')?.getBoundingClientRect();
        const map = document.querySelector('.map')?.getBoundingClientRect();
        if (box === undefined || map === undefined) return false;
        return box.top > map.top && box.right < map.right && box.left > map.left;
      },
      undefined,
      { timeout: 2_000 },
    );
  // Other boats may be what the map shows: then the whole of it is brought into view.
  await inView().catch(() => visitor.page.keyboard.press('0').then(inView));
  await visitor.page.waitForTimeout(100);
  return visitor;
}

const chips = (page: Page): Promise<string[]> => page.locator('.gesture .chip').allInnerTexts();

/** Presses the middle of a place, whatever counter lies there. */
async function pressPlace(page: Page, id: string): Promise<void> {
  await page.locator(`[data-place="${id}"]`).click({ force: true });
}

test('by mouse: a group is picked in any order, goes far in one press, and says why not', async () => {
  const visitor = await table();
  const { page } = visitor;
  await pressPlace(page, 'LC2');
  await page.locator('.choices [data-name=nco2]').click();
  assert.equal((await chips(page)).length, 2);
  // Squads come before NCOs in the rules' order; a person need not know.
  await page.locator('[data-piece^="US-squad"][data-piece$="5"]').click();
  assert.deepEqual(
    (await chips(page)).map((t) => t.replace(/\s*×/, '')),
    ['Activate Landing Craft 2', 'Add Ranger squad', 'Add Ranger NCO rated 2'],
  );
  await page.getByRole('button', { name: 'Take out: Add Ranger squad' }).click();
  assert.equal((await chips(page)).length, 2);
  // A place beyond the next step bears its whole cost.
  const far = page.locator('.place-tag.far').first();
  assert.match((await far.textContent()) ?? '', /\d MP/);
  await pressPlace(page, '30');
  const verdict = page.locator('.verdict').first();
  await verdict.locator('.rule').first().click();
  await page.locator('.rules li').first().waitFor();
  assert.match((await page.locator('.rules li b').first().textContent()) ?? '', /^RL /);
  const score = await scoreOf(page);
  assert.match(score, /act LC2, nco2/);
  assert.doesNotMatch(score, /^</m, 'a plan that is changed is no move taken back');
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('undo choice takes the last choice of the open line, undo the line: the words of the terminal', async () => {
  const visitor = await table();
  const { page } = visitor;
  const chosen = (n: number): Promise<unknown> =>
    page.waitForFunction((wanted) => document.querySelectorAll('.gesture .chip').length === wanted, n);
  await page.locator('[data-name="act LC2"]').click();
  for (const back of [
    () => page.getByRole('button', { name: 'Undo choice' }).click(),
    () => page.keyboard.press('Backspace'),
  ]) {
    await page.locator('.choices [data-name=nco2]').click();
    await chosen(2);
    await back();
    await chosen(1);
  }
  await page.locator('.choices [data-name=nco2]').click();
  await chosen(2);
  await page.getByRole('button', { name: 'Undo (U)' }).click();
  await chosen(0);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('odds with every modifier before an assault, warnings, casualties as one panel', async () => {
  const visitor = await table();
  const { page } = visitor;
  await page.locator('[data-name="act LC2"]').click();
  for (let i = 0; i < 4; i++) await page.locator('.choices [data-name=squad]').first().click();
  await page.locator('.choices [data-name="to 2"]').click();
  // Every button and every tag of an attack bears its chance, with one decimal.
  const chance = /^(100%|0%|[<>]?\d+\.\d%)/;
  const ends = await page.locator('.choices .btn[data-mark=attack] .end').allInnerTexts();
  assert.ok(ends.length > 0 && ends.every((text) => chance.test(text)), String(ends));
  const tags = await page.locator('.place-tag.attack text:last-child').allTextContents();
  assert.ok(tags.length > 0 && tags.every((text) => chance.test(text)), String(tags));
  await page.locator('.choices [data-name="to 5"]').click();
  await page.locator('.odds').waitFor();
  assert.ok((await page.locator('.odds .mods li').count()) >= 2);
  assert.match(await page.locator('.odds .figures').innerText(), /%/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  assert.equal(await page.locator('.odds').count(), 0);
  await page.locator('.choices [data-name="to 5"]').click();
  await page.locator('[data-confirm]').click();
  for (let i = 0; i < 12 && (await page.locator('.debt').count()) === 0; i++) {
    const confirm = page.locator('[data-confirm]');
    if ((await confirm.count()) > 0) await confirm.click();
    else if ((await page.locator('.choices [data-name]').count()) > 0)
      await page.locator('.choices [data-name]').first().click();
    if (/activate/.test((await page.locator('#question').textContent()) ?? '')) break;
  }
  await replay(await scoreOf(page));
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('assault planner: a proposal that one press accepts, and each part of it can be changed until then', async () => {
  const visitor = await table();
  const { page } = visitor;
  for (const name of ['act LC1', 'squad', 'squad+baz', 'wt+m1919', 'nco3', 'nco1', 'to 2', 'to 5'])
    await page.locator(`.choices [data-name="${name}"]`).first().click();
  const plan = (name: string) => page.locator(`.assault-plan [data-plan="${name}"]`);
  const pressed = (name: string): Promise<string | null> => plan(name).getAttribute('aria-pressed');
  const against = async (): Promise<string> => (await page.locator('.odds .who').textContent()) ?? '';
  const chance = (): Promise<string> => page.locator('.odds .figures b').first().innerText();
  // Nothing of it is played: the plan stands with its odds, those of the button that was pressed.
  await plan('point squad').waitFor();
  assert.deepEqual((await chips(page)).length, 7, 'the target is not taken yet');
  assert.equal(await pressed('point squad'), 'true');
  assert.equal(await pressed('hold wt+m1919'), 'true', 'every weapon takes part unless it is left out');
  assert.equal(await pressed('lead nco3'), 'true', 'the best bonus is proposed');
  const [withAll, best] = [await against(), await chance()];
  await plan('hold wt+m1919').click();
  assert.equal(await pressed('hold wt+m1919'), 'false');
  assert.notEqual(await against(), withAll, 'without the machine-gun the total is another');
  await plan('point squad+baz').click();
  assert.equal(await pressed('point squad+baz'), 'true');
  assert.equal(await pressed('hold wt+m1919'), 'false', 'the weapon stays out');
  await plan('hold wt+m1919').click();
  await plan('lead nco1').click();
  assert.equal(await pressed('lead nco1'), 'true');
  assert.notEqual(await chance(), best);
  await page.locator('[data-confirm]').click();
  await page.locator('.assault-plan').waitFor({ state: 'detached' });
  const score = await scoreOf(page);
  assert.match(score, /to 2, to 5, point squad\+baz, lead nco1 #/);
  assert.doesNotMatch(score, /^</m, 'nothing was taken back');
  await replay(score);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('an accepted assault takes two presses from the choice of its target', async () => {
  const visitor = await table();
  const { page } = visitor;
  for (const name of ['act LC1', 'squad', 'squad+baz', 'wt+m1919', 'nco3', 'nco1', 'to 2'])
    await page.locator(`.choices [data-name="${name}"]`).first().click();
  // The letter of the target, then Enter.
  await page.keyboard.press(
    ((await page.locator('.choices [data-name="to 5"] .key').textContent()) ?? '').toLowerCase(),
  );
  await page.locator('.assault-plan [data-plan="lead nco3"]').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.assault-plan').waitFor({ state: 'detached' });
  const score = await scoreOf(page);
  assert.match(score, /to 2, to 5, point squad, lead nco3 #/);
  await replay(score);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('by keyboard: arrows on the map, space, letters, why not, undo, zoom', async () => {
  const visitor = await table();
  const { page } = visitor;
  await page.locator('[data-place="LC2"]').focus();
  await page.keyboard.press('ArrowDown');
  const at = await page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  assert.notEqual(at, 'LC2');
  await page.keyboard.press('?');
  await page.locator('.verdict').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-place="LC2"]').focus();
  // Space opens the stack: every counter by its name, its values and where they come from.
  const count = Number(await page.locator('[data-place="LC2"]').getAttribute('data-pieces'));
  await page.keyboard.press('Space');
  const names = new Set<string>();
  for (let i = 0; i < count; i++) {
    const [id, name] = await page.evaluate(() => [
      document.activeElement?.getAttribute('data-piece') ?? '',
      document.activeElement?.getAttribute('aria-label') ?? '',
    ]);
    assert.match(name ?? '', /^US .*\. .*(attack|defence|movement).* \d.*\(.+\)/i);
    names.add(id ?? '');
    await page.locator('.card-piece').waitFor();
    await page.keyboard.press('ArrowRight');
  }
  assert.equal(names.size, count, 'the arrows go through all counters of the stack');
  await page.keyboard.press('?');
  await page.locator('.verdict').waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-place')), 'LC2');
  await page.keyboard.press('Enter');
  await page.getByText('Which unit in Landing Craft 2').first().waitFor();
  const key = (await page.locator('.choices [data-name=squad] .key').textContent()) ?? '';
  await page.keyboard.press(key.toLowerCase());
  assert.equal((await chips(page)).length, 2);
  await page.keyboard.press('u');
  await page.getByText('Which area do you activate').first().waitFor();
  const before = await page.locator('.map-sheet').getAttribute('style');
  await page.keyboard.press('+');
  assert.notEqual(await page.locator('.map-sheet').getAttribute('style'), before);
  await page.keyboard.press('0');
  await page.keyboard.down('v');
  assert.equal(await page.locator('.pieces').count(), 0);
  await page.keyboard.up('v');
  await page.locator('.pieces').waitFor();
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('by touch at phone size: map, sheet and tabs, nothing scrolls the page', async () => {
  const visitor = await table({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = visitor;
  await page.locator('.choices [data-name="act LC2"]').tap();
  await page.locator('.choices [data-name=squad]').first().tap();
  await page.locator('.choices [data-name="to 2"]').tap();
  await page.getByText('move next').first().waitFor();
  // What is weighed, what it may lose, its target and the press that makes it: all on one screen.
  await page.locator('.choices [data-name="to 5"]').tap();
  await page.locator('[data-confirm]').waitFor();
  await page.waitForFunction(() => {
    const seen = (selector: string): boolean => {
      const element = document.querySelector(selector);
      const box = element?.getBoundingClientRect();
      if (element === null || box === undefined) return false;
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return element.contains(at) || at?.getAttribute('data-place') === '5' || at?.closest('.piece') !== null;
    };
    return ['[data-confirm]', '.odds .figures', '.warnings li', '[data-place="5"]'].every(seen);
  });
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await page.getByRole('button', { name: 'Forces', exact: true }).tap();
  await page.getByText('Victory Areas').first().waitFor();
  await page.locator('.force').first().waitFor();
  assert.ok((await page.locator('.force svg').count()) > 10, 'forces as cards');
  await page.locator('.force').first().tap();
  await page.locator('.left .card-piece table').first().waitFor();
  await page.getByRole('button', { name: 'Log' }).tap();
  await page.locator('.log').waitFor();
  await page.locator('.tabs').getByRole('button', { name: 'Rules' }).tap();
  await page.getByLabel('Find a rule').fill('retreat');
  await page.locator('.rules li').first().waitFor();
  await page.getByRole('button', { name: 'Map', exact: true }).tap();
  await page.locator('.tabs').getByRole('button', { name: 'Undo' }).tap();
  await page.getByText('Which area do you activate').first().waitFor();
  const fits = await page.evaluate(() => {
    const map = document.querySelector('.map')?.getBoundingClientRect();
    const choice = document.querySelector('.choices .btn')?.getBoundingClientRect();
    return (
      document.documentElement.scrollHeight <= innerHeight + 1 &&
      (map?.height ?? 0) > 200 &&
      (choice?.top ?? 9999) < innerHeight - 60
    );
  });
  assert.ok(fits, 'map and choices are on one screen');
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('a hint with its reasons: the best three, their chances, what follows, the place on the map', async (t) => {
  const visitor = await table();
  const { page } = visitor;
  await page.keyboard.press('h');
  await page.locator('.thinking, .hint').first().waitFor();
  const began = Date.now();
  const hint = page.locator('.hint');
  await hint.waitFor({ timeout: 60_000 });
  // One sentence and one button first; the rest unfolds.
  assert.match(await hint.innerText(), /^Hint\. .+/);
  assert.ok(await hint.locator('[data-hinted]').isVisible());
  assert.equal(await hint.locator('li').first().isVisible(), false);
  await hint.getByText('What else was considered').click();
  const text = await hint.innerText();
  const ideas = await hint.locator('li').count();
  assert.ok(ideas >= 1 && ideas <= 3, text);
  assert.match(text, /wins about \d+% of games \(\d+ trials?\)/);
  assert.match(text, /From the results of games that the Captain played\./);
  await hint.getByText('How the computer rates this position').click();
  assert.ok((await hint.locator('tr').count()) >= 2, 'the terms of the evaluation');
  assert.ok((await page.locator('.outline.lit').count()) > 0, 'its place is marked on the map');
  t.diagnostic(`hint after ${Date.now() - began} ms`);
  await hint.getByRole('button', { name: 'Close' }).click();
  // Cancelled as soon as it can be, however quick the machine is: the question stands as before.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const cancel = document.querySelector<HTMLElement>('.thinking button');
      if (cancel === null) return;
      watch.disconnect();
      cancel.click();
      document.body.dataset.cancelled = cancel.textContent ?? '';
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('h');
  await page.locator('body[data-cancelled=Cancel]').waitFor();
  await page.locator('.thinking').waitFor({ state: 'detached' });
  await page.waitForTimeout(50);
  assert.equal(await hint.count(), 0);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
