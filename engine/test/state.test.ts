// The flat state: layout, frames, JSON, hashes, options.
import { describe, expect, it } from 'vitest';
import {
  become,
  below,
  chosenOptions,
  clearFrames,
  clone,
  copyInto,
  DEPTH,
  FIRST_FREE,
  find,
  firstDifference,
  fromJson,
  hashState,
  hashText,
  layout,
  pop,
  push,
  readOptions,
  resolveOptions,
  slotName,
  toJson,
  top,
} from '../src/index.ts';
import { skirmish } from '../src/testing/index.ts';

describe('the state', () => {
  it('gives out slots in order and knows their names', () => {
    const l = layout();
    expect(l.slot('turn')).toBe(FIRST_FREE);
    expect(l.array('units', 3)).toBe(FIRST_FREE + 1);
    expect(l.size()).toBe(FIRST_FREE + 4);
    expect(slotName(l.fields(), FIRST_FREE)).toBe('turn');
    expect(slotName(l.fields(), FIRST_FREE + 2)).toBe('units[1]');
    expect(slotName(l.fields(), 9999)).toBe('slot 9999');
    expect(() => l.slot('turn')).toThrow('two fields');
  });

  it('stacks frames and wipes what is closed', () => {
    const s = new Int32Array(FIRST_FREE);
    push(s, 1, 7, 8);
    push(s, 2, 9);
    expect([s[top(s)], s[top(s) + 1]]).toEqual([2, 9]);
    expect(s[below(s, 1) + 2]).toBe(8);
    expect(find(s, 1)).toBe(below(s, 1));
    expect(find(s, 5)).toBe(-1);
    become(s, 3, 4);
    expect([s[DEPTH], s[top(s)], s[top(s) + 1]]).toEqual([2, 3, 4]);
    pop(s);
    pop(s);
    expect(s.every((v) => v === 0)).toBe(true);
    expect(() => pop(s)).toThrow('no procedure');
    for (let i = 0; i < 16; i++) push(s, 1);
    expect(() => push(s, 1)).toThrow('more than 16');
    clearFrames(s);
    expect(s.every((v) => v === 0)).toBe(true);
  });

  it('copies share nothing', () => {
    const a = Int32Array.of(1, 2, 3);
    const b = clone(a);
    b[1] = 9;
    expect(firstDifference(a, b)).toBe(1);
    copyInto(b, a);
    expect(firstDifference(a, b)).toBe(-1);
    expect(firstDifference(a, Int32Array.of(1, 2))).toBe(2);
  });

  it.each([
    [{}, 'list of whole numbers'],
    [[1], 'has 2 numbers, not 1'],
    [[1, 1.5], 'number 1'],
    [[1, 2 ** 40], 'number 1'],
    [[1, null], 'number 1'],
  ])('refuses %j as a state', (value, reason) => {
    expect(fromJson(value, 2)).toContain(reason);
  });

  it('survives JSON', () => {
    expect(fromJson(JSON.parse(JSON.stringify(toJson(Int32Array.of(-1, 2 ** 31 - 1)))), 2)).toEqual(
      Int32Array.of(-1, 2 ** 31 - 1),
    );
  });

  it('hashes to 16 digits that change with every slot, order and length', () => {
    const base = Int32Array.of(1, 2, 3, 0);
    const seen = new Set([
      hashState(base),
      hashState(Int32Array.of(2, 1, 3, 0)),
      hashState(Int32Array.of(1, 2, 3)),
      hashText(''),
    ]);
    for (let i = 0; i < 4; i++) {
      for (const delta of [1, -1, 256, 1 << 30]) {
        const changed = base.slice();
        changed[i] += delta;
        seen.add(hashState(changed));
      }
    }
    expect(seen.size).toBe(20);
    for (const hash of seen) expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(hashText('ab')).not.toBe(hashText('ba'));
  });
});

describe('options', () => {
  const { options } = skirmish();

  it('have standard values and remember what was chosen', () => {
    const s = new Int32Array(FIRST_FREE);
    const indices = resolveOptions(options, { hands: 'none' });
    if (typeof indices === 'string') throw new Error(indices);
    s.set(indices, 5);
    expect(readOptions(options, s)).toEqual({ hands: 'none' });
    expect(chosenOptions(options, s)).toEqual({ hands: 'none' });
    expect(chosenOptions(options, new Int32Array(FIRST_FREE))).toEqual({});
  });

  it('refuse what is not theirs with a sentence', () => {
    expect(resolveOptions(options, { feet: 'two' })).toBe("there is no option 'feet'; the options are hands");
    expect(resolveOptions(options, { hands: 'three' })).toBe(
      "option 'hands' cannot be 'three'; its values are two, none",
    );
  });
});
