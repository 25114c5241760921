// Details of rules that nothing else holds: who stays where he is, and what a question points to.
import { describe, expect, it } from 'vitest';
import { at } from './helper.ts';

describe('details', () => {
  it('RL 11.2 only the group goes back from a failed assault: friends who were in the area stay there', () => {
    const g = at(
      'phase: action US\narea 15: US squad, nco1\narea 19: US squad spent; GE squad, wt+mg42\narea 3: US fo',
    );
    g.play('act 15', 'squad', 'nco1', 'to 19', 'point squad', { name: 'defend squad', dice: [1, 6] });
    expect(g.position('area 19')).toContain('US squad spent');
    expect(g.position('area 15')).toContain('nco1');
  });

  it('RL 10.3 the question where a group goes points to where it stands, with its units and points', () => {
    const g = at('phase: action US\narea 3: US squad\narea 38: GE squad').play('act 3', 'squad', 'to 7');
    expect(g.ask()).toMatchObject({ step: 'action/move', prompt: { places: ['7'], data: { units: 1 } } });
    expect(g.ask().prompt.pieces).toHaveLength(1);
  });
});
