// RL 9: direct fire support.
import { describe, expect, it } from 'vitest';
import { at, resultOf, ruleOf, totalsOf } from './helper.ts';

const GE = 'initiative: GE\nphase: direct GE\narea 3: US squad';

describe('who may fire at what', () => {
  it('RL 9.1 + RL 9.2 the sides alternate area by area until both decline in a row', () => {
    const g = at(`${GE}\narea 17: GE wt+mg42\narea 16: GE wt+mg42\narea 22: US wt+m1919\narea 21: US squad`);
    g.play('fire 17', { name: 'wt+mg42 at 22', dice: [1, 6] });
    expect(g.ask()).toMatchObject({ seat: 'US', step: 'direct' });
    g.play('decline', 'decline');
    expect(g.ask().step).toBe('action');
  });

  it('RL A-36 a segment is one attack; other weapons of the area fire in a later one', () => {
    const g = at(`${GE}\narea 17: GE 2 wt+mg42\narea 22: US squad, wt+m1919`);
    g.play('fire 17', 'wt+mg42 at 22', { name: 'roll', dice: [1, 6] });
    expect(g.ask().seat).toBe('US');
    g.play('decline');
    expect(g.choices()).toEqual(['decline', 'fire 17']);
  });

  it('RL 9.31 a machine-gun fires in its own or an adjacent area', () => {
    const g = at(`${GE}\narea 17: GE wt+mg42; US nco1\narea 22: US squad\narea 28: US squad`).play('fire 17');
    expect(g.choices()).toEqual(['wt+mg42 at 17', 'wt+mg42 at 22']);
    expect(ruleOf(g, 'wt+mg42 at 28')).toBe('RL 9.31');
  });

  it('RL 9.31 + RL 9.33 a shoulder-fired weapon fires only in its own area, and only at buildings or bunkers', () => {
    const g = at(`${GE}\narea 19: GE squad+psk; US nco1\narea 20: US squad\narea 17: GE squad+psk; US nco1`);
    expect(g.choices()).toEqual(['decline', 'fire 19']);
    expect(ruleOf(g, 'fire 17')).toBe('RL 9.33');
    g.play('fire 19');
    expect(g.choices()).toEqual(['squad+psk at 19']);
    expect(ruleOf(g, 'squad+psk at 20')).toBe('RL 9.31');
  });

  it.each([[5], [6], [7], [8], [11], [14], [19], [27], [32], [34]])('RL 9.33 it may be fired in area %i', (area) => {
    const g = at(`${GE}\narea ${area}: GE squad+psk; US nco1`);
    expect(g.choices()).toContain(`fire ${area}`);
  });

  it.each([[3], [9], [17], [26], [38]])('RL 9.33 it may not be fired in area %i', (area) => {
    const g = at(`initiative: GE\nphase: direct GE\narea ${area}: GE squad+psk; US nco1`);
    expect(g.choices()).toEqual(['decline']);
    expect(g.why(`fire ${area}`)).toMatchObject({ rule: 'RL 9.33', code: 'aimNoShelter', data: { place: `${area}` } });
  });

  it('RL 9.31 without an enemy in its own area the range is the reason, buildings or not', () => {
    const g = at(
      `${GE}\narea 17: GE squad+psk\narea 27: GE squad+psk\narea 22: US squad\narea 19: GE wt+mg42; US nco1`,
    );
    expect(ruleOf(g, 'fire 17')).toBe('RL 9.31');
    expect(ruleOf(g, 'fire 27')).toBe('RL 9.31');
  });

  it('RL 9.32 an area without enemy Personnel cannot be fired on; mortars stay silent', () => {
    const g = at(`${GE}\narea 17: GE wt+mg42, wt+grw34\narea 22: US squad\narea 18: lying m2`).play('fire 17');
    expect(ruleOf(g, 'wt+mg42 at 18')).toBe('RL 9.32');
    expect(ruleOf(g, 'wt+grw34 at 22')).toBe('RL 9.32');
  });

  it('RL 9.3 nothing fires from a Landing Craft box', () => {
    const g = at('phase: direct US\nLC1: US wt+m1919\narea 1: GE squad\narea 3: US squad');
    expect(ruleOf(g, 'fire LC1')).toBe('RL 9.3');
  });

  it('RL 2.61 + RL 9.31 an uncarried machine-gun does not fire', () => {
    const g = at(`${GE}\narea 17: GE squad; lying mg42\narea 22: US squad`);
    expect(g.choices()).toEqual(['decline']);
  });

  it('RL 2.65 a captured weapon works for its new owner', () => {
    const g = at('phase: direct US\narea 17: US squad+mg42\narea 22: GE squad').play('fire 17', {
      name: 'squad+mg42 at 22',
      dice: [1, 1],
    });
    expect(totalsOf(g)).toEqual([4, 2]);
  });
});

describe('what an attack is made of', () => {
  it('RL 9.3 + RL 9.4 machine-guns of one area fire together as far as their player wants; never mixed with others', () => {
    const g = at(`${GE}\narea 19: GE 2 wt+mg42, squad+psk; US squad`).play('fire 19', 'wt+mg42 at 19');
    expect(g.choices()).toEqual(['and wt+mg42', 'roll']);
    expect(ruleOf(g, 'and squad+psk')).toBe('RL 9.3');
    g.play('and wt+mg42');
    expect(totalsOf(g)).toEqual([8, 3]);
    const alone = at(`${GE}\narea 19: GE 2 wt+mg42, squad+psk; US squad`).play('fire 19', 'squad+psk at 19');
    expect(totalsOf(alone)).toEqual([3, 3]);
  });

  it('RL 9.5 + RL A-08 two MG42 and an NCO 2 at +2: 8 + 2 + 3 against 2 + 4 is 7 CP; the NCO stays fresh', () => {
    const g = at(`${GE}\narea 17: GE 2 wt+mg42, nco2\narea 22: US 4 squad`).play('fire 17', 'wt+mg42 at 22');
    expect(g.choices()).toEqual(['and wt+mg42', 'with nco2']);
    g.play({ name: 'and wt+mg42', dice: [3, 4] });
    expect(totalsOf(g)).toEqual([10, 2]);
    expect(resultOf(g)).toBe(7);
    expect(g.position('area 17')).toBe('GE 2 wt+mg42/f spent, nco2');
  });

  it('RL 9.5 one MG42 at +4 with equal dice fails; the terrain is not doubled', () => {
    const g = at(`${GE}\narea 9: GE wt+mg42\narea 14: US squad`).play('fire 9', {
      name: 'wt+mg42 at 14',
      dice: [1, 1],
    });
    expect(resultOf(g)).toBe(0);
  });

  it('RL 9.5 + RL A-08 the bonus is of any one fresh NCO or BAR Gunner in the firing area, the player says whose', () => {
    const g = at(
      'phase: direct US\narea 17: US squad+m1919, nco2, nco1, bar, nco3 spent, fo\narea 22: GE squad\narea 18: US nco2',
    );
    g.play('fire 17', 'squad+m1919 at 22');
    expect(g.choices()).toEqual(['with nco2', 'with nco1', 'with bar']);
    expect(ruleOf(g, 'roll')).toBe('RL 9.5');
    expect(ruleOf(g, 'with spent nco3')).toBe('RL 11.1');
    expect(ruleOf(g, 'with fo')).toBe('RL A-18');
    g.play({ name: 'with nco1', dice: [1, 1] });
    expect(totalsOf(g)).toEqual([4, 2]);
  });

  it('RL 9.3 + RL A-07 + RL A-21 a team or single soldier that fires is spent, a squad is not and may still assault', () => {
    const g = at('phase: direct US\narea 19: US squad+m1919, nco1+baz, wt+m1919; GE squad');
    g.play('fire 19', 'squad+m1919 at 19', { name: 'and wt+m1919', dice: [1, 6] });
    expect(g.position('area 19')).toBe('US squad+m1919/f, wt+m1919/f spent, nco1+baz; GE squad');
    g.play('fire 19', { name: 'nco1+baz at 19', dice: [1, 6] });
    expect(g.position('area 19')).toBe('US squad+m1919/f, wt+m1919/f spent, nco1+baz/f spent; GE squad');
    g.play('act 19');
    expect(g.choices()).toEqual(['squad+m1919/f']);
    expect(ruleOf(g, 'spent wt+m1919/f')).toBe('RL 10.31');
    g.play('squad+m1919/f', { name: 'assault', dice: [6, 1] });
    expect(totalsOf(g)).toEqual([4, 7]);
  });

  it('RL A-38 a firer does not add its own bonus', () => {
    const g = at('phase: direct US\narea 19: US nco3+baz; GE squad\narea 3: US squad').play('fire 19', {
      name: 'nco3+baz at 19',
      dice: [1, 1],
    });
    expect(totalsOf(g)).toEqual([3, 3]);
  });

  it('RL 9.41 no accuracy roll, even with own troops in the target', () => {
    const g = at(`${GE}\narea 17: GE wt+mg42, squad; US nco1 spent`).play('fire 17', {
      name: 'wt+mg42 at 17',
      dice: [1, 6],
    });
    expect(g.events().some((e) => e.kind === 'accuracy')).toBe(false);
  });

  it('RL 9.6 points are paid as in indirect fire', () => {
    const g = at(`${GE}\narea 17: GE wt+mg42\narea 22: US squad, nco1`).play('fire 17', {
      name: 'wt+mg42 at 22',
      dice: [2, 1],
    });
    expect(resultOf(g)).toBe(3);
    expect(g.ask()).toMatchObject({ seat: 'US', step: 'casualties' });
    expect(g.choices()).toEqual(['flip squad', 'flip nco1']);
  });
});
