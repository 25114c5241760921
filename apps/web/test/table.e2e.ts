// A sample of the bars of the table: sizes and overlaps on the map and choices in view, on the two smallest usual screens. The
// whole is in table.deep.ts.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { lookAtMap } from './eye.ts';
import { type House, openHouse } from './harness.ts';
import { lookAround, SIZES, sitDown, TABLES } from './table-bars.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

for (const table of TABLES)
  test(`${table}: counters and names are large enough, nothing written is covered, every choice is in view`, {
    timeout: 60_000,
  }, async (t) => {
    const visitor = await sitDown(house, table, SIZES[0]);
    const { page } = visitor;
    for (const [width, height] of SIZES.slice(0, 3)) {
      await page.setViewportSize({ width, height });
      if (table === 'credentials') {
        const { names } = await lookAtMap(page);
        const spaces = await page.locator('.labels .town .name').allTextContents();
        assert.equal(spaces.length, 30);
        assert.ok(
          spaces.every((name) => names.includes(name.trim())),
          'all names of Brittany are in view',
        );
      }
      const { misses, decisions, counters, choices } = await lookAround(page, 2, width);
      t.diagnostic(`${width}x${height}: ${decisions} decisions, ${counters} counters, ${choices} places to choose`);
      assert.ok(counters > 0 && decisions > 0);
      assert.deepEqual(misses, []);
    }
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  });
