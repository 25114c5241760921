// Chance: the three sources give, record and ask.
import { describe, expect, it } from 'vitest';
import {
  ForgedOutcome,
  given,
  ImpossibleOutcome,
  NeedOutcome,
  type Purpose,
  Recorder,
  seeded,
  seedGenerator,
  shuffle,
} from '../src/index.ts';

const DIE: Purpose = { rule: 'SK 3', what: 'a test die' };
const CARD: Purpose = { rule: 'SK 4', what: 'a test card', name: (i) => `c${i}` };

function fresh(): Int32Array {
  const s = new Int32Array(8);
  seedGenerator(s, '99');
  return s;
}

describe('chance', () => {
  it('records what the generator gives, and replays it to the same generator', () => {
    const s = fresh();
    const first = new Recorder();
    const rolled = [first.die(s, 6, DIE), first.draw(s, [3, 4, 5], 3, CARD), first.die(s, 10, DIE)];
    const t = fresh();
    const second = new Recorder(first.outcomes);
    expect([second.die(t, 6, DIE), second.draw(t, [3, 4, 5], 3, CARD), second.die(t, 10, DIE)]).toEqual(rolled);
    expect(Array.from(t)).toEqual(Array.from(s));
    expect(first.outcomes.every((o) => !o.given)).toBe(true);
  });

  it('takes a tape first, marks it as given, then goes on with the generator', () => {
    const s = fresh();
    const t = fresh();
    const plain = [seeded.die(t, 6, DIE), seeded.die(t, 6, DIE), seeded.die(t, 6, DIE)];
    const taped = new Recorder(given(['2', '5']));
    expect(taped.die(s, 6, DIE)).toBe(2);
    expect(taped.die(s, 6, DIE)).toBe(5);
    // The generator has moved on under the tape: the third die is the third of the seed.
    expect(taped.die(s, 6, DIE)).toBe(plain[2]);
    expect(taped.outcomes.map((o) => o.given)).toEqual([true, true, false]);
  });

  it.each(['0', '7', 'x', '', '3.5'])('refuses %j from a six-sided die', (text) => {
    expect(() => new Recorder(given([text])).die(fresh(), 6, DIE)).toThrow(ImpossibleOutcome);
  });

  it('draws a named card whatever its case, and says which are possible', () => {
    expect(new Recorder(given(['C4'])).draw(fresh(), [3, 4, 5], 3, CARD)).toBe(4);
    expect(() => new Recorder(given(['c9'])).draw(fresh(), [3, 4, 5], 3, CARD)).toThrow('only c3 c4 c5');
  });

  it('asks a person when real dice are used and nothing is given', () => {
    const ask = new Recorder(given(['3']), 'person');
    expect(ask.die(fresh(), 6, DIE)).toBe(3);
    try {
      ask.draw(fresh(), [3, 4, 4], 3, CARD);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(NeedOutcome);
      expect((error as NeedOutcome).question).toEqual({ rule: 'SK 4', what: 'a test card', options: ['c3', 'c4'] });
    }
  });

  it('finds a recorded die that the seed does not give and nobody gave', () => {
    const s = fresh();
    const rolled = seeded.die(s, 6, DIE);
    const forged = { text: String((rolled % 6) + 1), given: false };
    expect(() => new Recorder([forged]).die(fresh(), 6, DIE)).toThrow(ForgedOutcome);
    expect(new Recorder([{ ...forged, given: true }]).die(fresh(), 6, DIE)).toBe((rolled % 6) + 1);
  });

  it('shuffles without bias: every order of three about equally often', () => {
    const s = fresh();
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const items = [0, 1, 2];
      shuffle(s, items, seeded, CARD);
      counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const c of counts.values()) expect(Math.abs(c - 2_000)).toBeLessThan(250);
  });
});
