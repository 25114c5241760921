// Words are for people: in a language that nobody speaks the page shows the same map, tags, plans, margins and figures, decision by
// decision, through whole games.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { begin, gameOf, hotSeat, type Played, pressOn } from './hands.ts';
import { type House, openHouse } from './harness.ts';
import { bringSkeleton } from './skeleton.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

async function play(id: string, query: string, most: number): Promise<Played & { readonly words: string }> {
  const visitor = await house.visitor();
  const { page } = visitor;
  await bringSkeleton(page);
  await page.addInitScript(() =>
    localStorage.setItem('bocage settings', JSON.stringify({ dice: 'none', pace: 'none', motion: 'none' })),
  );
  await begin(page, `${house.address}/${query}`, id, hotSeat(await gameOf(id)));
  await page.locator('.map, .plain').first().waitFor();
  const played = await pressOn(page, most, 7);
  const words = await page.locator('.panel').innerText();
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
  return { ...played, words };
}

for (const id of ['skirmish']) {
  test(`${id}: a whole game in another language shows the same figures`, { timeout: 300_000 }, async (t) => {
    const plain = await play(id, '?dev', 6_000);
    assert.ok(plain.over, 'the game came to its end');
    const other = await play(id, '?dev&pseudo', 6_000);
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
