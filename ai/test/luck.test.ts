// The luck of trials: what is rolled for one thing does not depend on what was rolled for others.
import { bySeatAndThing, type Purpose, type State } from '@bocage/engine';
import { expect, it } from 'vitest';
import { Luck } from '../src/search/luck.ts';

const s: State = new Int32Array(8);
const PLACES = 3;
const assault = bySeatAndThing({ rule: 'SK 3', what: 'attack' }, PLACES);
const rally: Purpose = { rule: 'SK 5', what: 'rally' };

function at(seat: number, place: number): Purpose {
  const found = assault[seat * PLACES + place];
  if (found === undefined) throw new Error('no such place');
  return found;
}

/** What these purposes bring, one after the other, on the n-th deal. */
function rolls(purposes: readonly Purpose[], n = 1): number[] {
  const luck = new Luck();
  luck.begin(Int32Array.of(n, 2 * n, 3 * n, 5 * n), 0);
  return purposes.map((purpose) => luck.die(s, 1_000_000, purpose));
}

it('purposes by seat and thing are those of the first seat, then those of the second', () => {
  expect(assault.map(({ seat, of }) => [seat, of])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 1],
    [1, 2],
  ]);
  expect(assault.every(({ what }) => what === 'attack')).toBe(true);
});

it('the first roll for a place is the same whatever was rolled for others before, and so is the second', () => {
  const here = at(0, 1);
  const [first, second] = rolls([here, here]);
  expect(second).not.toBe(first);
  const mixed = rolls([rally, at(0, 0), here, at(1, 2), here]);
  expect([mixed[2], mixed[4]]).toEqual([first, second]);
});

it('every seat and every place has dice of its own, and every deal', () => {
  expect(new Set(rolls(assault)).size).toBe(assault.length);
  expect(rolls(assault, 2)).not.toEqual(rolls(assault));
  expect(rolls(assault)).toEqual(rolls(assault));
});
