// The bars of the table in full: sizes, overlaps and choices in view over 40 decisions of each map at each of five sizes, and the
// panel at rest under 100 places of the pointer.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './harness.ts';
import { lookAround, restAround, SIZES, sitDown, TABLES } from './table-bars.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());

describe.each(TABLES)('%s', (table) => {
  it.each(SIZES)('%ix%i: nothing too small, nothing covered, no choice out of view', async (width, height) => {
    const visitor = await sitDown(house, table, [width, height]);
    const { decisions, counters, choices, misses } = await lookAround(visitor.page, 40, width + height);
    console.log(
      `${table} ${width}x${height}: ${decisions} decisions, ${counters} counters, ${choices} places to choose, ${misses.length} misses`,
    );
    await visitor.close();
    expect(counters).toBeGreaterThan(0);
    expect(misses).toEqual([]);
    expect(visitor.faults).toEqual([]);
  });

  it('the panel never moves under a resting pointer', async () => {
    const visitor = await sitDown(house, table, [1440, 900]);
    const { rests, moved } = await restAround(visitor.page, 100);
    console.log(`${table}: ${rests} places of the pointer, ${moved.length} at which the panel moved`);
    await visitor.close();
    expect(rests).toBeGreaterThanOrEqual(100);
    expect(moved).toEqual([]);
  });
});
