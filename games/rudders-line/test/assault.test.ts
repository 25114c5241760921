// RL 11: assaults, their results, retreats of the attacker, overruns.
import { describe, expect, it } from 'vitest';
import { at, resultOf, ruleOf, totalsOf } from './helper.ts';

const US = 'phase: action US\narea 30: GE squad spent\narea 3: US nco1';

describe('the totals', () => {
  const company = `${US}\narea 17: US 3 squad, wt+m1919, nco2\narea 11: GE squad, wt, nco1`;
  const assault = (dice: readonly number[]) =>
    at(company)
      .play('act 17', 'squad', 'squad', 'squad', 'wt+m1919', 'nco2', 'to 11', 'point squad', 'lead nco2')
      .play({ name: 'defend squad', dice: [...dice] });

  it('RL 11.1 3 squads, NCO 2, team with M1919: 4+2+3+3 = 12; squad, NCO 1, team at +3: 4+1+1+3 = 9; 14 to 14 fails', () => {
    const g = assault([2, 5]);
    expect(totalsOf(g)).toEqual([12, 9]);
    expect(resultOf(g)).toBe(0);
  });

  it('RL 11.1 the same with 5 and 2: 17 - 11 = 6 CP', () => {
    expect(resultOf(assault([5, 2]))).toBe(6);
  });

  it('RL 11.1 one spent German squad at +1 defends with 2 + 1', () => {
    const g = at(`${US}\narea 17: US squad\narea 18: GE squad spent`).play('act 17', 'squad', {
      name: 'to 18',
      dice: [1, 1],
    });
    expect(totalsOf(g)).toEqual([4, 3]);
  });

  it('RL 11.1 four German squads attack with 3 + 3; three squads, team with MG42 and NCO 3 with 3+3+3+4 = 13', () => {
    const four = at('phase: action GE\narea 17: GE 4 squad\narea 18: US nco1').play(
      'act 17',
      'squad',
      'squad',
      'squad',
      'squad',
      { name: 'to 18', dice: [1, 1] },
    );
    expect(totalsOf(four)[0]).toBe(6);
    const full = at('phase: action GE\narea 17: GE 3 squad, wt+mg42, nco3\narea 18: US nco1').play(
      'act 17',
      'squad',
      'squad',
      'squad',
      'wt+mg42',
      'nco3',
      'to 18',
      'point squad',
      { name: 'lead nco3', dice: [1, 1] },
    );
    expect(totalsOf(full)[0]).toBe(13);
  });

  it('RL 11.1 only fresh units attack, and all enemies in the area are attacked', () => {
    const g = at(`${US}\narea 17: US 2 squad, nco1 spent; GE squad, nco1`).play('act 17');
    expect(ruleOf(g, 'spent nco1')).toBe('RL 10.31');
    g.play('squad', 'squad', 'assault', { name: 'defend squad', dice: [6, 1] });
    expect(g.choices()).toEqual(expect.arrayContaining(['flip squad', 'flip nco1']));
  });

  it('RL 11.1 + RL A-24 the attacker chooses the point unit, the defender his unit and his bonus', () => {
    const g = at(`${US}\narea 17: US squad, wt, nco2, bar\narea 22: GE squad, squad spent, nco2, nco1`);
    g.play('act 17', 'squad', 'wt', 'nco2', 'bar', 'to 22');
    expect(g.choices()).toEqual(['point squad', 'point wt', 'point nco2', 'point bar']);
    g.play('point wt');
    expect(g.ask()).toMatchObject({ seat: 'US', step: 'assault/lead' });
    expect(g.choices()).toEqual(['lead nco2', 'lead bar']);
    g.play('lead bar');
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'assault/defend' });
    expect(g.choices()).toEqual(['defend squad', 'defend spent squad', 'defend nco2', 'defend nco1']);
    g.play('defend spent squad');
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'assault/defend-lead' });
    g.play({ name: 'with nco1', dice: [1, 1] });
    // 1 + 2 + 2 supporters; 2 + 1 + 2 fresh supporters (squad, nco2) + 2 terrain.
    expect(totalsOf(g)).toEqual([5, 7]);
  });

  it('RL A-13 spent defenders besides the defending unit add nothing; option all: they add 1 each', () => {
    const lines = `${US}\narea 17: US squad\narea 22: GE squad, 2 squad spent`;
    const play = (options: Record<string, string>) =>
      at(lines, options).play('act 17', 'squad', 'to 22', { name: 'defend squad', dice: [1, 1] });
    expect(totalsOf(play({}))[1]).toBe(6);
    expect(totalsOf(play({ support: 'all' }))[1]).toBe(8);
  });

  it('RL A-18 an FO fights with 1 and supports with 1, never as the bonus', () => {
    const g = at(`${US}\narea 17: US squad, fo\narea 22: GE squad`).play('act 17', 'squad', 'fo', 'to 22');
    expect(g.choices()).toEqual(['point squad', 'point fo']);
    g.play({ name: 'point squad', dice: [1, 1] });
    expect(totalsOf(g)).toEqual([5, 6]);
  });

  it('RL A-19 one NCO is point or bonus, not both; a second one not chosen supports with 1', () => {
    const g = at(`${US}\narea 17: US nco3, nco2, nco1\narea 22: GE nco1`).play(
      'act 17',
      'nco3',
      'nco2',
      'nco1',
      'to 22',
      'point nco3',
    );
    expect(ruleOf(g, 'lead nco3')).toBe('RL A-19');
    g.play({ name: 'lead nco2', dice: [1, 1] });
    expect(totalsOf(g)).toEqual([6, 3]);
  });

  it('RL 11.1 + RL 9.33 shoulder-fired weapons add only among buildings or bunkers; fired weapons and mortars never', () => {
    const inside = at(`${US}\narea 20: US squad+baz\narea 19: GE nco1`).play('act 20', 'squad+baz', 'to 19', {
      name: 'go',
      dice: [1, 1],
    });
    expect(totalsOf(inside)[0]).toBe(7);
    const outside = at(`${US}\narea 20: US squad+baz\narea 21: GE nco1`).play('act 20', 'squad+baz', {
      name: 'to 21',
      dice: [1, 1],
    });
    expect(totalsOf(outside)[0]).toBe(4);
    const used = at(`${US}\narea 20: US squad+m1919/f, squad+m2\narea 21: GE nco1`).play(
      'act 20',
      'squad+m2',
      'squad+m1919/f',
      'to 21',
      { name: 'point squad+m2', dice: [1, 1] },
    );
    expect(totalsOf(used)[0]).toBe(5);
  });

  it('RL 11.1 the machine-guns of the defender do not add', () => {
    const g = at(`${US}\narea 17: US squad\narea 22: GE wt+mg42`).play('act 17', 'squad', {
      name: 'to 22',
      dice: [1, 1],
    });
    expect(totalsOf(g)[1]).toBe(3);
  });

  it('RL A-20 every weapon added turns to F, also when the assault is won; a weapon may be left out', () => {
    const lines = `${US}\narea 17: US squad+m1919, squad+m1919\narea 22: GE nco1`;
    const all = at(lines).play('act 17', 'squad+m1919', 'squad+m1919', 'to 22');
    expect(all.choices()).toEqual(['go', 'hold squad+m1919']);
    all.play({ name: 'go', dice: [6, 1] }, 'stop');
    expect(totalsOf(all)[0]).toBe(11);
    expect(all.position('area 22')).toBe('US 2 squad+m1919/f spent');
    const one = at(lines).play(
      'act 17',
      'squad+m1919',
      'squad+m1919',
      'to 22',
      'hold squad+m1919',
      { name: 'go', dice: [6, 1] },
      'stop',
    );
    expect(totalsOf(one)[0]).toBe(8);
    expect(one.position('area 22')).toBe('US squad+m1919 spent, squad+m1919/f spent');
  });
});

describe('a failed assault', () => {
  it('RL 11.2 + RL 11.3 the point unit is eliminated, the others are spent and go back, play passes', () => {
    const g = at(`${US}\narea 18: US 2 squad, wt+m1919, nco1\narea 22: GE 2 squad, nco1`);
    g.play('act 18', 'squad', 'squad', 'wt+m1919', 'nco1', 'to 22', 'point squad', 'lead nco1');
    g.play({ name: 'defend squad', dice: [1, 6] });
    expect(totalsOf(g)).toEqual([10, 8]);
    expect(g.position('area 18')).toBe('US squad spent, wt+m1919/f spent, nco1 spent');
    expect(g.position('area 22')).toBe('GE 2 squad, nco1');
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'action' });
  });

  it('RL 11.2 they return to the area they came from, not to where they began', () => {
    const g = at(`${US}\narea 12: US squad, nco1, wt+m1919\narea 22: GE squad spent, nco1 spent\narea 17: US bar`);
    g.play('act 12', 'squad', 'wt+m1919', 'nco1', 'to 17', 'to 22', 'point squad', 'lead nco1', {
      name: 'defend spent squad',
      dice: [1, 6],
    });
    expect(totalsOf(g)).toEqual([9, 4]);
    expect(resultOf(g)).toBe(0);
    expect(g.position('area 17')).toBe('US wt+m1919/f spent, nco1 spent, bar');
    expect(g.position('area 22')).toBe('GE squad spent, nco1 spent');
    expect(g.position('area 12')).toBe('-');
    expect(g.ask()).toMatchObject({ step: 'action' });
  });

  it('RL 11.2 + RL A-25 the weapon of the point unit is rolled for and lies in the assaulted area', () => {
    const g = at(`${US}\narea 17: US squad+m1919\narea 22: GE 3 squad`);
    g.play('act 17', 'squad+m1919', 'to 22', { name: 'go', dice: [1, 6, 5, 4] });
    expect(g.position('area 22')).toBe('GE 3 squad; lying m1919/f');
  });

  it('RL 11.2 after a same-area assault the survivors stay, spent', () => {
    const g = at(`${US}\narea 17: US 2 squad; GE 3 squad`).play('act 17', 'squad', 'squad', {
      name: 'assault',
      dice: [1, 6],
    });
    expect(g.position('area 17')).toBe('US squad spent; GE 3 squad');
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'action' });
  });
});

describe('a won assault', () => {
  it('RL 11.21 the defender pays, the attackers lose nothing and end spent', () => {
    const g = at(`${US}\narea 17: US 3 squad\narea 22: GE squad`).play('act 17', 'squad', 'squad', 'squad', {
      name: 'to 22',
      dice: [3, 1],
    });
    expect(resultOf(g)).toBe(2);
    expect(g.position('area 22')).toBe('US 3 squad spent; GE squad spent');
    expect(g.ask().seat).toBe('US');
  });

  it('RL 11.4 + RL A-23 if every defender is eliminated, attackers that entered go on with the MP they have', () => {
    const g = at(`${US}\narea 17: US squad, wt+m1919\narea 22: GE squad spent`);
    g.play('act 17', 'squad', 'wt+m1919', 'to 22', 'point squad', { name: 'go', dice: [6, 1] });
    expect(g.events()).toContainEqual(expect.objectContaining({ kind: 'overrun' }));
    expect(g.position('area 22')).toBe('US squad group fought used 2, wt+m1919/f group fought used 2');
    expect(g.choices()).toEqual(expect.arrayContaining(['stop', 'to 28', 'leave squad']));
    g.play('to 28', 'stop');
    expect(g.position('area 28')).toBe('US squad spent, wt+m1919/f spent');
  });

  it('RL 11.4 an overrun may lead to another assault', () => {
    const g = at(`${US}\narea 17: US 2 squad\narea 22: GE nco1 spent\narea 28: GE wt spent`);
    g.play('act 17', 'squad', 'squad', { name: 'to 22', dice: [6, 1] }, { name: 'to 28', dice: [6, 1] });
    expect(g.events().filter((e) => e.kind === 'overrun')).toHaveLength(2);
    expect(g.position('area 28')).toBe('US 2 squad group fought used 4');
  });

  it('RL 11.4 no overrun if a defender retreated', () => {
    const g = at(`${US}\narea 17: US 2 squad\narea 22: GE squad spent`).play('act 17', 'squad', 'squad', {
      name: 'to 22',
      dice: [1, 1],
    });
    expect(g.choices()).toContain('retreat squad to 28');
    g.play('retreat squad to 28');
    expect(g.position('area 22')).toBe('US 2 squad spent');
    expect(g.ask().step).not.toBe('action/move');
  });

  it('RL 11.4 no overrun for a unit that began the turn in the area, left it and came back', () => {
    const g = at(`${US}\narea 16: US squad; GE squad spent\narea 38: GE squad\ncontrol US: 3 11 16`);
    g.play('act 16', 'squad', 'to 11', { name: 'to 16', dice: [6, 1] });
    expect(g.events().map((e) => e.kind)).not.toContain('overrun');
    expect(g.position('area 16')).toBe('US squad spent');
  });

  it('RL 11.4 nor for one that was left behind on the way and goes back to where enemies have retreated', () => {
    const g = at(`${US}\narea 17: US 2 squad\narea 22: GE squad spent\narea 38: GE squad`);
    g.play('act 17', 'squad', 'squad', 'to 18', 'leave squad', { name: 'to 22', dice: [2, 1] }, 'retreat squad to 17');
    g.play('on 18', 'squad', { name: 'to 17', dice: [6, 1] });
    expect(g.events().map((e) => e.kind)).toContain('lost');
    expect(g.events().map((e) => e.kind)).not.toContain('overrun');
    expect(g.position('area 17')).toBe('US squad spent');
  });

  it('RL 11.4 a unit that has left friends behind in its area overruns another', () => {
    const g = at(`${US}\narea 17: US 2 squad\narea 22: GE squad spent\narea 38: GE squad`);
    g.play('act 17', 'squad', { name: 'to 22', dice: [6, 1] });
    expect(g.events().map((e) => e.kind)).toContain('overrun');
  });

  it('RL 11.4 no overrun after a same-area assault, and none without MP left', () => {
    const here = at(`${US}\narea 17: US squad; GE nco1 spent`).play('act 17', 'squad', {
      name: 'assault',
      dice: [6, 1],
    });
    expect(here.position('area 17')).toBe('US squad spent');
    const poor = at('phase: action GE\narea 17: GE squad\narea 22: US nco1\narea 3: US squad').play('act 17', 'squad', {
      name: 'to 22',
      dice: [6, 1],
    });
    expect(poor.position('area 22')).toBe('GE squad spent');
  });

  it('RL A-14 a defender may retreat even into the area the attack came from, if it is empty', () => {
    const g = at(`${US}\narea 17: US squad\narea 22: GE squad spent`).play('act 17', 'squad', {
      name: 'to 22',
      dice: [2, 1],
    });
    expect(g.choices()).toContain('retreat squad to 17');
  });

  it('RL 3.21 + RL 11.4 taking an area gives control of it', () => {
    const g = at(`${US}\narea 6: US squad\narea 7: GE nco1 spent`).play('act 6', 'squad', {
      name: 'to 7',
      dice: [6, 1],
    });
    expect(g.events()).toContainEqual(expect.objectContaining({ kind: 'control', side: 0, area: 7, star: true }));
  });
});

describe('odds of an assault', () => {
  it('RL A-20 + RL 11.1 leaving a weapon out takes it out of the odds too', () => {
    const g = at(`${US}\narea 15: US squad+baz, squad\narea 19: GE squad`);
    g.play('act 15', 'squad', 'squad+baz', 'to 19', 'point squad');
    expect(g.odds('go')).toMatchObject({ title: expect.stringContaining('8 against 7') });
    const odds = g.odds('hold squad+baz');
    expect(odds?.title).toContain('5 against 7');
    expect(odds?.results[0]).toMatchObject({ code: 'fails', chance: 30 / 36 });
    expect(odds?.modifiers).toContainEqual(expect.objectContaining({ code: 'left-out', value: 3, excluded: true }));
    expect(odds?.mean?.value).toBeCloseTo((1 * 3 + 2 * 2 + 3) / 36);
    // Asking changes nothing: the weapon is still in.
    expect(g.odds('go')).toMatchObject({ title: expect.stringContaining('8 against 7') });
  });
});
