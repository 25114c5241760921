// The statistics behind the arena and the reports, against values known from tables or computed by hand.
import { generator, randomBelow } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { eloLadder, eloOf, Sample, shareInterval } from '../src/index.ts';
import { sequentialTest } from '../src/stats.ts';

describe('statistics', () => {
  it('know mean, deviation and interval', () => {
    const sample = new Sample();
    for (const x of [2, 4, 4, 4, 5, 5, 7, 9]) sample.add(x);
    expect(sample.mean).toBe(5);
    expect(sample.variance).toBeCloseTo(32 / 7, 10);
    const [low, high] = shareInterval(81, 263);
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
    expect(shareInterval(0, 10)[0]).toBe(0);
    expect(shareInterval(10, 10)[1]).toBeCloseTo(1, 12);
  });

  it('decide sequentially with about the promised error', () => {
    const h = { none: 0.5, some: 0.6, error: 0.05 };
    const g = generator('4');
    let wrong = 0;
    let longest = 0;
    for (let run = 0; run < 400; run++) {
      const pairs = new Sample();
      // Two games a pair, each won with 50 %: there is no difference to be found.
      for (let verdict = 'open'; verdict === 'open'; ) {
        pairs.add((randomBelow(g, 2) + randomBelow(g, 2)) / 2);
        ({ verdict } = sequentialTest(pairs, h));
        if (verdict === 'better') wrong++;
        longest = Math.max(longest, pairs.n);
      }
    }
    expect(wrong / 400).toBeLessThan(0.1);
    expect(longest).toBeLessThan(2_000);
  });

  it('put players on a ladder', () => {
    expect(eloOf(0.5)).toBeCloseTo(0, 10);
    expect(eloOf(0.76)).toBeCloseTo(200.2, 0);
    const ladder = eloLadder(
      [
        { a: 'b', b: 'a', points: 76, games: 100 },
        { a: 'c', b: 'b', points: 76, games: 100 },
      ],
      'a',
    );
    expect(ladder.get('a')).toBe(0);
    expect(ladder.get('b')).toBeGreaterThan(180);
    expect(ladder.get('c')).toBeGreaterThan(360);
    expect(ladder.get('c')).toBeLessThan(410);
  });
});
