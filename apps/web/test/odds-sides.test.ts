// What a figure of odds is said to stand for: the words of its own results.
import { createGame } from '@bocage/credentials';
import { table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { goodChance } from '../src/core/good-chance.ts';
import { shorterSide } from '../src/core/sides.ts';

const result = (label: string, chance: number, good?: boolean) => ({
  label,
  chance,
  code: label,
  ...(good !== undefined && { good }),
});

describe('P4 the figure of odds', () => {
  it('is named by the results that it is the sum of', () => {
    expect(shorterSide([result('lost', 0.25, false), result('won', 0.75, true)])).toEqual({
      chance: 0.75,
      label: 'won',
    });
    const three = [result('a halt', 0.1, false), result('a find', 0.2, true), result('a card', 0.7, true)];
    expect(shorterSide(three)).toEqual({ chance: 0.1, label: 'a halt' });
    expect(shorterSide([result('lost', 1, false)])).toEqual({ chance: 1, label: 'lost' });
    expect(shorterSide([result('won', 1, true)])).toEqual({ chance: 1, label: 'won' });
    // Where a card may take a Kampfgruppe is neither good nor bad by itself.
    expect(shorterSide([result('East', 0.5), result('West', 0.5)])).toBeUndefined();
  });

  it('on a button is the sum of what is good, and there is none where nothing is judged', () => {
    expect(goodChance([result('lost', 0.25, false), result('won', 0.5, true), result('more', 0.25, true)])).toBe(0.75);
    expect(goodChance([result('lost', 1, false)])).toBe(0);
    expect(goodChance([result('East', 0.5), result('West', 0.5)])).toBeUndefined();
    expect(goodChance([])).toBeUndefined();
  });

  it('of a march into a space with a card: what may go wrong there, one by one', () => {
    const position = 'table: fresh\n6th: dinan 2/1/0\ncontrol: dol, dinan, quidellac';
    const g = table(createGame(), { position });
    g.play('move 6th', 'to quidellac');
    const odds = g.odds('to loudeac');
    const bad = odds?.results.filter((r) => r.good === false) ?? [];
    expect(bad.length).toBeGreaterThan(1);
    const side = shorterSide(odds?.results ?? []);
    expect(side?.chance).toBeCloseTo(bad.reduce((sum, r) => sum + r.chance, 0));
    for (const { label } of bad) expect(side?.label).toContain(label);
  });
});
