// RL 3.1: the free set-up inside the areas of the card.
import { describe, expect, it } from 'vitest';
import { fresh, game, ruleOf } from './helper.ts';

describe('free set-up', () => {
  it('RL 3.1 the German places first, force by force; what has one place only is there already', () => {
    const g = fresh({ setup: 'free' });
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'set-up/more' });
    for (const area of [5, 6, 7, 8, 11]) expect(g.position(`area ${area}`)).toContain('squad');
    expect(g.position('area 5')).toContain('fo');
    expect(g.position('area 14')).toBe('GE 2 squad, wt+mg42');
    expect(g.choices()).toEqual([
      'wt+mg42 in 4',
      'wt+mg42 in 5',
      'wt+mg42 in 6',
      'wt+mg42 in 7',
      'wt+mg42 in 8',
      'wt+mg42 in 11',
    ]);
    expect(g.why('wt+mg42 in 12')).toMatchObject({ rule: 'RL 3.1' });
  });

  it('RL 3.1 + RL A-48 equal counters go in the order of the areas, and every minimum can still be met', () => {
    const g = fresh({ setup: 'free' }).play('wt+mg42 in 8', 'nco1 in 7');
    expect(ruleOf(g, 'nco1 in 4')).toBe('RL A-48');
    g.play('nco1 in 11');
    // Inland security: 4 plain squads and one with a GrW 36 in 19, 26, 27, 30, at least one in each.
    g.play('squad in 19', 'squad in 19');
    expect(g.choices()).not.toContain('squad in 30');
    expect(ruleOf(g, 'squad in 30')).toBe('RL 3.1');
  });

  it('RL A-48 that order begins with the second counter of a force', () => {
    const g = fresh({ setup: 'free' }).play('wt+mg42 in 4', 'nco1 in 4', 'nco1 in 4', 'squad in 26');
    expect(ruleOf(g, 'squad in 19')).toBe('RL A-48');
    expect(ruleOf(g, 'squad in 26')).toBeUndefined();
  });

  it('RL SR3 + RL 3.1 what is placed in the reserve areas is held back on turn 1', () => {
    const g = fresh({ setup: 'free' }).random('5', 60);
    while (g.ask().step.startsWith('set-up')) g.play(g.choices()[0]);
    expect(g.position('area 34')).not.toContain('reserve');
    for (const area of [36, 38]) expect(g.position(`area ${area}`)).toContain('reserve');
  });

  it('RL 3.1 the Rangers keep four squads in each box and the number of leaders, but exchange which', () => {
    const g = fresh({ setup: 'free' });
    while (g.ask().seat === 'GE') g.play(g.choices()[0]);
    expect(g.ask().seat).toBe('US');
    while (g.ask().step.startsWith('set-up')) g.play(g.choices()[g.choices().length - 1]);
    for (const box of ['LC1', 'LC2', 'LC3']) {
      const place = g.board().places.find((p) => p.id === box);
      expect(place?.pieces.filter((p) => p.name === 'Ranger squad')).toHaveLength(4);
    }
    expect(
      g
        .board()
        .places.find((p) => p.id === 'LC2')
        ?.pieces.some((p) => p.name.includes('Observer')),
    ).toBe(true);
    expect(game.problems(g.state)).toEqual([]);
  });

  it('RL 3.1 every way through the free set-up ends with 75 counters and no area over twelve figures', () => {
    for (let seed = 0; seed < 40; seed++) {
      const g = fresh({ setup: 'free' });
      while (g.ask().step.startsWith('set-up')) g.random(String(seed), 1);
      const pieces = g.board().places.flatMap((p) => p.pieces);
      expect(pieces.length + pieces.flatMap((p) => p.carries ?? []).length).toBe(75);
      expect(game.problems(g.state)).toEqual([]);
    }
  });
});
