// These Are My Credentials at the table: marches and convoys laid out, changed and dropped, combats part by part, the cards as
// they act, the FFI Phase as one plan, decks and projection, the end; each judged by axe by day and by night.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { writeScore } from '@bocage/engine';
import type { Page } from 'playwright-core';
import { begin, confirmed, pressOn, replay, scoreOf } from './hands.ts';
import { bringAxe, type House, openHouse, type Visitor } from './harness.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

async function visit(
  settings: Readonly<Record<string, unknown>> = {},
  size = { width: 1366, height: 768 },
): Promise<Visitor> {
  const visitor = await house.visitor({ viewport: size });
  await visitor.page.addInitScript(
    (given) => localStorage.setItem('bocage settings', JSON.stringify({ dice: 'none', pace: 'none', ...given })),
    settings,
  );
  return visitor;
}

/** Opens a position as a person does: by pasting it. */
async function open(page: Page, lines: string): Promise<void> {
  await page.goto(`${house.address}/`);
  await page.getByRole('button', { name: 'Open a saved game' }).first().click();
  await page.locator('dialog[open] textarea').fill(`bocage position 1\ngame: credentials\ntable: fresh\n${lines}\n`);
  await page.locator('dialog[open]').getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('#question').first().waitFor();
  await page.getByRole('button', { name: 'Fit the map' }).click();
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** What axe finds, by day and by night. */
async function judge(page: Page, name: string): Promise<void> {
  await bringAxe(page);
  for (const theme of ['day', 'night']) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    const found = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(root: Document, options: object): Promise<{ violations: readonly Violation[] }> };
      };
      const { violations } = await axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        resultTypes: ['violations'],
      });
      return violations.map((v) => `${v.id}: ${v.nodes.map((n) => `${n.html.slice(0, 120)} ${n.failureSummary}`)[0]}`);
    });
    assert.deepEqual(found, [], `${name} by ${theme}`);
  }
}

const count = (page: Page, selector: string): Promise<number> => page.locator(selector).count();
const chosen = async (page: Page): Promise<number> => (await replay(await scoreOf(page))).entries.length;

test('a march: laid out on the map, changed, dropped, made', { timeout: 120_000 }, async () => {
  const visitor = await visit();
  const { page } = visitor;
  await open(page, '6th: dinan 2/1/0\ncontrol: dol, dinan, quidellac');
  await page.locator('[data-march="6th"]').click();
  const planner = page.getByRole('region', { name: 'March planner' });
  // The map takes the legs; the button does the same.
  await page.locator('.hit[data-place=quidellac]').click();
  await page.locator('[data-leg="to loudeac"]').click();
  assert.equal(await count(page, '.legs > li'), 2);
  assert.equal(await count(page, '.march-draft .leg'), 2);
  assert.match(
    await planner.innerText(),
    /No enemy is there[\s\S]*Aerial Recon card in Loudéac: [0-9.]+% Unknown Contact: you cannot win, a halt or /,
  );
  assert.match(await planner.innerText(), /USES\s+1/i);
  await judge(page, 'march planner');
  assert.equal(await chosen(page), 0, 'nothing is played while it is laid out');
  // A space that is no next leg says why, and changes nothing.
  await page.locator('.hit[data-place=brest]').click();
  assert.match(await page.locator('.verdict').first().innerText(), /No road leads from Loudéac to Brest/);
  assert.equal(await count(page, '.legs > li'), 2);
  // A leg is taken out, the plan is dropped, and laid out again.
  await page.getByRole('button', { name: 'End the march before: Enter Loudéac' }).click();
  assert.equal(await count(page, '.legs > li'), 1);
  await page.locator('[data-plan=drop]').click();
  assert.equal(await count(page, '.march-draft'), 0);
  await page.locator('[data-march="6th"]').click();
  await page.locator('[data-leg="to quidellac"]').click();
  await page.locator('[data-leg="to loudeac"]').click();
  await page.locator('[data-plan=go]').click();
  const session = await replay(await scoreOf(page));
  assert.deepEqual(
    session.entries.slice(0, 3).map((entry) => entry.name),
    ['move 6th', 'to quidellac', 'to loudeac'],
  );
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('a march stops where something is revealed, and the rest stays laid out', { timeout: 120_000 }, async () => {
  const visitor = await visit();
  const { page } = visitor;
  await open(page, 'stock: 0/0/0\n6th: dinan 3/3/0\ncontrol: dol, dinan');
  await page.locator('[data-march="6th"]').click();
  await page.locator('[data-leg="to quidellac"]').click();
  await page.locator('[data-leg="to loudeac"]').click();
  await page.locator('[data-plan=go]').click();
  const session = await replay(await scoreOf(page));
  assert.deepEqual(
    session.entries.slice(0, 2).map((entry) => entry.name),
    ['move 6th', 'to quidellac'],
  );
  assert.notEqual(session.entries[1]?.outcomes.length, 0);
  assert.ok(!session.entries.some((entry) => entry.name === 'to loudeac'), 'it waits for the person');
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('a convoy: truck by truck, loads changed, taken out, confirmed and taken back', { timeout: 120_000 }, async () => {
  const visitor = await visit();
  const { page } = visitor;
  await open(page, 'stock: 0/0/0\ntrucks: reserve 2, stock 2, aside 4\nlying: avranches 3/2/1');
  const take = (name: string): Promise<void> => page.locator(`.choices .btn[data-name="${name}"]`).click();
  await take('haul');
  await take('avranches to pontaubault');
  const sheet = page.locator('dialog.load-sheet');
  await sheet.getByRole('button', { name: 'Less Food for the Truck' }).click();
  await sheet.locator('[data-confirm]').click();
  const convoy = page.getByRole('region', { name: 'Convoy' });
  assert.match(await convoy.innerText(), /Avranches → Pontaubault/);
  await page.getByRole('button', { name: 'Less Fuel on the Truck from Avranches to Pontaubault' }).click();
  await page.getByRole('button', { name: 'More Food on the Truck from Avranches to Pontaubault' }).click();
  const names = async (): Promise<readonly string[]> => (await replay(await scoreOf(page))).entries.map((e) => e.name);
  assert.deepEqual(await names(), ['haul', 'avranches to pontaubault', '1 fuel', '1 ammo', '1 food']);
  // More than a truck carries is refused with the reason, and nothing changes.
  for (let i = 0; i < 3; i++)
    await page.getByRole('button', { name: 'More Fuel on the Truck from Avranches to Pontaubault' }).click();
  await page.locator('.verdict').first().waitFor();
  assert.deepEqual((await names())[2], '2 fuel');
  await judge(page, 'convoy');
  // The next truck is loaded in one go.
  await take('avranches to pontaubault');
  await judge(page, 'loading a truck');
  await sheet.getByRole('button', { name: 'Less Ammo for the Truck' }).click();
  await sheet.locator('[data-confirm]').click();
  assert.deepEqual((await names()).slice(5), ['avranches to pontaubault', '1 fuel', '0 ammo']);
  await page.getByRole('button', { name: 'Take out the Truck from Avranches to Pontaubault' }).last().click();
  assert.equal((await names()).length, 5);
  // What else is done between two trucks stands there in words.
  await take('stow avranches');
  await sheet.locator('[data-confirm]').click();
  assert.equal((await names())[5], 'stow avranches');
  assert.match(await convoy.innerText(), /Load and unload in Avranches/);
  assert.doesNotMatch(await convoy.innerText(), /stow/);
  await page.locator('[data-plan=go]').click();
  assert.match(await convoy.innerText(), /may still be changed/i);
  await page.locator('[data-plan=drop]').click();
  assert.deepEqual(await names(), []);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('a combat: each part named, what a bonus costs later, chosen and left out', { timeout: 120_000 }, async () => {
  const visitor = await visit();
  const { page } = visitor;
  await open(page, '83rd: st_malo 1/3/0\nffi: st_malo 1, aside 1\ndedicated: st_malo W05\nhand: A11 A10');
  await page.locator('.choices .btn[data-name="move 83rd"]').click();
  await confirmed(page);
  await page.locator('.choices .btn[data-name="attack 1"]').click();
  const combat = page.getByRole('region', { name: 'Combat' });
  await combat.waitFor();
  assert.match(await combat.innerText(), /83rd Infantry against Garrison 1 of St\. Malo/);
  assert.match(await combat.innerText(), /breaks the siege of St\. Malo: 1 of 2/);
  await page.locator('[data-confirm]').click();
  await page.locator('.combat-sheet .sum').waitFor();
  const needed = page.locator('.combat-sheet .sum td').first();
  const before = Number(await needed.innerText());
  const parts = await page
    .locator('.combat-sheet tbody')
    .first()
    .locator('tr:not(.sum) td:nth-child(2)')
    .allInnerTexts();
  assert.equal(
    parts.reduce((sum, text) => sum + Number(text.replace('−', '-').replace('·', '0')), 0),
    before,
  );
  await judge(page, 'combat');
  const use = page.locator('[data-bonus]').filter({ hasText: /^Use it$/ });
  await use.first().click();
  assert.ok(Number(await needed.innerText()) < before);
  await page.getByRole('button', { name: 'Leave it out' }).first().click();
  assert.equal(Number(await needed.innerText()), before);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('the FFI Phase: what each siege needs, moves made and taken back one by one', { timeout: 120_000 }, async () => {
  const visitor = await visit();
  const { page } = visitor;
  await open(page, 'ffi: vannes 1, zone a 2, aside 1');
  await page.locator('.choices .btn[data-name="end"]').click();
  await page.locator('[data-confirm]').click();
  const plan = page.getByRole('region', { name: 'Plan of the resistance' });
  await plan.waitFor();
  assert.match(await plan.innerText(), /Siege of Lorient[\s\S]*0 of 2 in the Siege Box: 2 more/);
  await page.locator('[data-ffi="vannes to lorient"]').click();
  assert.match(await plan.innerText(), /1 of 2 in the Siege Box: 1 more/);
  await page.locator('.choices .btn[data-name="zone a to vannes"]').click();
  await judge(page, 'FFI plan');
  await page.getByRole('button', { name: 'Take back Vannes → Lorient' }).click();
  assert.match(await plan.innerText(), /0 of 2 in the Siege Box: 2 more/);
  const session = await replay(await scoreOf(page));
  assert.deepEqual(
    session.entries.map((entry) => entry.name),
    ['end', 'zone a to vannes'],
  );
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('the cards of the other side act step by step', { timeout: 120_000 }, async () => {
  const visitor = await visit({ pace: 'step' });
  const { page } = visitor;
  await begin(page, house.address, 'credentials');
  const run = page.getByRole('region', { name: 'What the cards bring' });
  await run.waitFor();
  assert.match(await run.innerText(), /Intelligence Report/i);
  await judge(page, 'run of cards');
  const at = async (): Promise<string> => (/(\d+) of \d+/i.exec(await run.innerText()) ?? [])[1] ?? '';
  assert.equal(await at(), '1');
  await page.keyboard.press('.');
  await page.waitForFunction(
    () =>
      /2 of/i.test(document.querySelector('.automa')?.textContent ?? '') ||
      document.querySelector('.automa.done') !== null,
  );
  if ((await page.locator('[data-run=skip]').count()) > 0) await page.keyboard.press('>');
  await page.locator('.automa.done').waitFor();
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('decks, cards and the score projected', { timeout: 120_000 }, async () => {
  const visitor = await visit({}, { width: 1920, height: 1080 });
  const { page } = visitor;
  await open(page, 'hand: A11');
  for (const name of ['Victory points', 'Aerial Recon cards', 'Decks', 'What the signs'])
    await page.locator('.more-parts summary').filter({ hasText: name }).click();
  await page.locator('.deck').first().waitFor();
  assert.equal(await count(page, '.deck'), 4);
  assert.match(await page.locator('.hand').innerText(), /fair Weather/);
  assert.equal(await count(page, '.score-sheet tbody tr'), 9);
  await page.locator('[data-project]').click();
  await page.getByText('continued from here by rules of thumb').waitFor({ timeout: 60_000 });
  assert.match(await page.locator('.score-sheet tfoot .projected').innerText(), /^\d+\.\d$/);
  await judge(page, 'margin opened');
  assert.equal(await chosen(page), 0);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

/** Ends every phase at once until the game is over. */
function holdBack(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let i = 0; i < 600 && document.querySelector('.result') === null; i++) {
      const offers = [...document.querySelectorAll<HTMLElement>('.choices .btn[data-name]')];
      const end = offers.find((offer) => /^(end|stop|yield)$/.test(offer.dataset.name ?? ''));
      (document.querySelector<HTMLElement>('[data-confirm]') ?? end ?? offers[0])?.click();
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
}

test('the end: the campaign round by round, supplies by Division', { timeout: 180_000 }, async () => {
  const visitor = await visit({}, { width: 1920, height: 1080 });
  const { page } = visitor;
  await begin(page, house.address, 'credentials');
  await pressOn(page, 60, 5);
  await holdBack(page);
  const end = page.getByRole('region', { name: 'The campaign' });
  await end.waitFor();
  assert.ok((await count(page, '.vp-curve .moment')) >= 15);
  assert.ok((await count(page, '.division-record tbody tr')) >= 1);
  await page.locator('.vp-curve .moment').nth(4).click();
  assert.match(await page.locator('.top .status').innerText(), /Round [56]\b/);
  await page.locator('[data-replay=play]').click();
  await page.waitForFunction(() => /Round [789]/.test(document.querySelector('.top .status')?.textContent ?? ''));
  await page.locator('[data-replay=play]').click();
  await judge(page, 'end');
  const text = await scoreOf(page);
  assert.equal(writeScore(await replay(text)), text);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
