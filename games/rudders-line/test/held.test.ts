// Details of rules that nothing else holds: who stays where he is, and what a question points to.
import { describe, expect, it } from 'vitest';
import { at, fresh } from './helper.ts';

describe('details', () => {
  it('RL 11.2 only the group goes back from a failed assault: friends who were in the area stay there', () => {
    const g = at(
      'phase: action US\narea 15: US squad, nco1\narea 19: US squad spent; GE squad, wt+mg42\narea 3: US fo',
    );
    g.play('act 15', 'squad', 'nco1', 'to 19', 'point squad', { name: 'defend squad', dice: [1, 6] });
    expect(g.position('area 19')).toContain('US squad spent');
    expect(g.position('area 15')).toContain('nco1');
    const back = g.events().find((event) => event.kind === 'back');
    expect(back).toMatchObject({ places: ['19', '15'], pieces: ['US-nco1-1'] });
    expect(back?.kind === 'back' && back.units.length).toBe(1);
  });

  it('RL 7.5 + RL 9.5 + RL 11.1 every die has six sides', () => {
    const sides = new Set<number>();
    for (const seed of ['1', '2', '3'])
      for (const entry of fresh().random(seed, 400).session.entries)
        for (const roll of entry.rolls) sides.add(roll.sides);
    sides.delete(0);
    expect([...sides]).toEqual([6]);
  });

  it('RL 5.1 that the American begins is told on turn 1', () => {
    const told = fresh().session.setupEvents.filter((event) => event.kind === 'first');
    expect(told).toMatchObject([{ rule: 'RL 5.1', side: 0 }]);
  });

  it('RL 10.3 the question where a group goes points to where it stands, with its units and points', () => {
    const g = at('phase: action US\narea 3: US squad\narea 38: GE squad').play('act 3', 'squad', 'to 7');
    expect(g.ask()).toMatchObject({ step: 'action/move', prompt: { places: ['7'], data: { units: 1 } } });
    expect(g.ask().prompt.pieces).toHaveLength(1);
    expect(g.ask().prompt.data?.mp).toBe(4);
  });

  it('RL 7.31 the question who spots points to the target and to the mortar that fires', () => {
    const g = at(
      'initiative: GE\nphase: indirect GE\narea 37: GE wt+grw34\narea 22: GE squad, nco1\narea 17: US squad\narea 3: US fo',
    ).play('fire 37', 'wt+grw34 at 17');
    expect(g.ask()).toMatchObject({ step: 'indirect/spot', prompt: { places: ['17'] } });
    expect(g.ask().prompt.pieces).toContain('GE-wt-1');
  });

  it('RL 11.1 nothing is counted as support where nobody supports', () => {
    const g = at('phase: action US\narea 15: US squad\narea 19: GE squad\narea 3: US fo').play('act 15', 'squad');
    const codes = g.odds('to 19')?.modifiers.map((m) => m.code) ?? [];
    expect(codes).toContain('terrain');
    expect(codes).not.toContain('support');
  });
});
