// Reasons, steps and options declared once: numbers come from the place in the declaration.
import { declareOptions, declareReasons, numbered, OPTIONS, type Step, stepList } from '@bocage/engine';
import { describe, expect, it } from 'vitest';

describe('declarations', () => {
  it('number reasons from the first number on, each with its key as code', () => {
    const { R, reasons } = declareReasons<undefined>(5)({
      far: { rule: 'X 1', text: 'Too far.' },
      full: { rule: 'X 2', text: 'Full.' },
    });
    expect(R).toEqual({ far: 5, full: 6 });
    expect(reasons.map((reason) => [reason.code, reason.rule])).toEqual([
      ['far', 'X 1'],
      ['full', 'X 2'],
    ]);
  });

  it('put steps where their numbers say, whatever the order of the list', () => {
    const step = (name: string): Step<undefined> => ({ name, rule: 'X' });
    const numbers = numbered(['turn', 'move'], 2);
    const list = stepList(numbers, { move: step('move'), turn: step('turn') });
    expect(list[numbers.turn]?.name).toBe('turn');
    expect(list[3]?.name).toBe('move');
  });

  it('name slots and values of options', () => {
    const value = (id: string) => ({ id, label: id, text: id });
    const { slot, value: v } = declareOptions([
      { id: 'setup', label: 'Set-up', rule: 'X', standard: 'card', values: [value('card'), value('free')] },
      { id: 'moves', label: 'Moves', rule: 'X', standard: 'one', values: [value('one'), value('two')] },
    ]);
    expect([slot.setup, slot.moves]).toEqual([OPTIONS, OPTIONS + 1]);
    expect([v.setup?.free, v.moves?.two]).toEqual([1, 1]);
  });
});
