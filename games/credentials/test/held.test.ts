// Details of rules that nothing else holds: the figures of questions and choices, and where a beaten enemy's card goes.
import type { Description } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { at, game, need, type Play, told } from './helper.ts';

function about(t: Play, name: string): Description {
  const verdict = game.verdict(t.state, name);
  if (verdict.kind !== 'legal') throw new Error(`'${name}' is ${verdict.kind}`);
  return game.describe(t.state, verdict.choice);
}

describe('figures of a question', () => {
  it('TAMC 12.n what is paid, of which kind, and from whose card', () => {
    const t = at('8th: lorient 1/1/0\n83rd: lorient 0/3/1\nlying: lorient 0/1/0\n6th: vannes 2/1/0\ncontrol: vannes');
    t.play('move 8th', { name: 'attack 3', dice: ['W24'] });
    expect(need(t)).toBe('3A 0F');
    t.play('fight');
    expect(t.ask().prompt).toMatchObject({ places: ['lorient'], data: { owed: 3, kind: 'ammo', from: '8th' } });
    expect(about(t, '1 ammo from 8th')).toMatchObject({
      costs: [{ value: 1, unit: 'ammo' }],
      data: { n: 1, kind: 'ammo', from: '8th' },
    });
  });

  it('RTTR 5.1 the roads of a convoy begin where supplies lie in controlled spaces', () => {
    const t = at('stock: 1/2/0\ncontrol: dol\nlying: dol 1/0/0, avranches 1/1/0\ntrucks: stock 2, reserve 2, aside 4');
    t.play('haul');
    expect(t.ask()).toMatchObject({ step: 'trucks/road', prompt: { data: { placed: 0, more: 2 } } });
    expect(t.ask().prompt.places).toContain('dol');
  });
});

describe('a lost fight', () => {
  it('RTTR 9.4 the card of a Garrison goes back among the Wehrmacht cards', () => {
    const t = at('8th: lorient 1/0/0\nffi: lorient 1, aside 1').play('move 8th', { name: 'attack 3', dice: ['W24'] });
    expect(told(t, 'fightEnds')).toMatchObject([{ won: false, to: 'wehrmacht' }]);
  });
});
