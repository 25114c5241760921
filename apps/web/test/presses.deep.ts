// A whole game of These Are My Credentials played by hints: every press that it takes is counted.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, replay, scoreOf } from './hands.ts';
import { type House, openHouse } from './harness.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());

const MOST = 220;

it('TAMC a whole game by hints takes at most 220 presses', { timeout: 3_600_000 }, async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await page.addInitScript(() =>
    localStorage.setItem('bocage settings', JSON.stringify({ dice: 'none', pace: 'none', motion: 'none' })),
  );
  await begin(page, house.address, 'credentials');
  const over = page.locator('.result');
  const doIt = page.locator('[data-hinted]');
  const confirm = page.locator('[data-confirm]');
  const kinds: Record<string, number> = {};
  let presses = 0;
  let asked = 0;
  while ((await over.count()) === 0) {
    const question = await page.locator('#question').innerText();
    // Confirmations come of choices that show something first; a hint has shown it.
    if ((await confirm.count()) > 0) {
      await confirm.first().click();
      presses++;
      kinds.confirm = (kinds.confirm ?? 0) + 1;
    } else {
      await page.keyboard.press('h');
      asked++;
      await doIt.or(over).first().waitFor({ timeout: 120_000 });
      if ((await over.count()) > 0) break;
      await doIt.click();
      presses++;
      kinds[question] = (kinds[question] ?? 0) + 1;
    }
    await doIt.first().waitFor({ state: 'detached' });
    expect(presses, 'the game ends').toBeLessThan(1000);
  }
  const session = await replay(await scoreOf(page));
  expect(session.over).toBe(true);
  const often = Object.entries(kinds).sort(([, a], [, b]) => b - a);
  console.log(`${presses} presses, hints asked for ${asked} times, ${session.entries.length} choices`);
  for (const [question, n] of often.slice(0, 12)) console.log(`${n} ${question}`);
  expect(presses).toBeLessThanOrEqual(MOST);
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});
