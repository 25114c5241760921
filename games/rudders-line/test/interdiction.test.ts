// RL 8: interdiction.
import { describe, expect, it } from 'vitest';
import { at, resultOf, ruleOf } from './helper.ts';

const US = 'phase: action US\narea 30: GE squad';
const GE = 'phase: action GE\narea 3: US squad';

describe('markers', () => {
  it('RL 8.1 the marker of an attack stays until the Regroup Phase; a light mortar leaves none', () => {
    const g = at(
      'initiative: GE\nphase: indirect GE\narea 3: US squad\narea 17: GE wt+grw34, squad+grw36\narea 18: US squad',
    );
    g.play('fire 17', { name: 'wt+grw34 at 18', dice: [2, 2] });
    expect(g.position('markers')).toBe('GE mortar 18');
    g.play({ name: 'squad+grw36 at 18', dice: [1, 6] });
    expect(g.position('markers')).toBe('GE mortar 18');
    g.play('pass', { name: 'pass', dice: [6, 1, 1] });
    expect(g.position('markers')).toBe('-');
  });

  it.each([
    ['RL 8.2', 'GE mortar 17', 2],
    ['RL 8.2', 'GE artillery 17', 3],
  ])('%s entering %s costs %i MP more', (_rule, marker, extra) => {
    const g = at(`${US}\narea 18: US squad\nmarkers: ${marker}`).play('act 18', 'squad', 'to 17');
    expect(g.ask()).toMatchObject({ seat: 'US', step: 'action/interdiction' });
    g.play('pay squad');
    expect(g.events()).toContainEqual(expect.objectContaining({ kind: 'pays', cost: extra }));
    expect(g.position('area 17')).toBe(`US squad group used ${1 + extra}`);
  });

  it('RL 8.2 an 8 costs 4: a German squad cannot pay and takes the attack, a team with 5 MP can', () => {
    const g = at(`${GE}\narea 18: GE squad, wt\nmarkers: US artillery 17`);
    g.play('act 18', 'squad', { name: 'to 17', dice: [1, 6] });
    expect(resultOf(g)).toBe(-1);
    g.play('stop', 'act 18', 'wt', 'to 17');
    expect(g.choices()).toEqual(['run', 'pay wt']);
  });

  it('RL 8.2 only the highest of several markers counts', () => {
    const g = at(`${US}\narea 18: US squad\nmarkers: GE artillery 17, GE mortar 17`).play('act 18', 'squad', 'to 17');
    expect(g.ask().prompt.why).toContain('attacked at once with 5');
    expect(g.ask().prompt.ask).toContain('3 extra MP');
  });

  it('RL 8.2 + RL 7.3 a friendly marker alone is no penalty', () => {
    const g = at(`${GE}\narea 18: GE squad\nmarkers: GE artillery 17`).play('act 18', 'squad', {
      name: 'to 17',
      dice: [],
    });
    expect(g.ask().step).toBe('action/move');
  });
});

describe('who pays and who is attacked', () => {
  const lines = `${US}\narea 18: US squad, nco2, wt\nmarkers: GE artillery 17`;
  const enter = (options = {}) => at(lines, options).play('act 18', 'squad', 'wt', 'nco2');

  it('RL A-06 each unit chooses; those that do not pay take one common attack', () => {
    const g = enter().play('to 17');
    expect(g.choices()).toEqual(['run', 'pay squad', 'pay wt', 'pay nco2']);
    g.play('pay wt', { name: 'run', dice: [3, 2] });
    expect(resultOf(g)).toBe(2);
    expect(g.choices()).toEqual(['flip squad', 'flip nco2']);
    g.play('flip squad');
    expect(g.position('area 17')).toBe('US squad spent, wt group used 4, nco2 group used 1');
  });

  it('RL A-06 units made spent stop; the others go on', () => {
    const g = enter().play('to 17', 'pay wt', { name: 'run', dice: [3, 2] }, 'flip squad', 'leave wt', 'to 16', 'stop');
    expect(g.position('area 16')).toBe('US nco2 spent');
    expect(g.position('area 17')).toContain('squad spent');
  });

  it('RL A-06 option stack: all pay or all are attacked', () => {
    const g = enter({ interdiction: 'stack' }).play('to 17');
    expect(g.choices()).toEqual(['run', 'pay']);
    g.play('pay');
    expect(g.position('area 17')).toBe('US squad group used 4, wt group used 4, nco2 group used 4');
    const poor = at(`${GE}\narea 18: GE squad, wt\nmarkers: US artillery 17`, { interdiction: 'stack' });
    poor.play('act 18', 'squad', 'wt', { name: 'to 17', dice: [1, 6] });
    expect(resultOf(poor)).toBe(-1);
  });

  it('RL A-06 option alone: every unit that does not pay takes an attack of its own', () => {
    const g = enter({ interdiction: 'alone' }).play('to 17', { name: 'run', dice: [1, 6, 1, 6, 2, 2] });
    expect(
      g
        .events()
        .filter((e) => e.kind === 'attack')
        .map((e) => 'result' in e && e.result),
    ).toEqual([-4, -4, 1]);
    expect(g.position('area 17')).toContain('nco2 spent');
  });

  it('RL A-06 with enemies there and no fresh member left, the group goes back, spent', () => {
    const g = at(`${US}\narea 18: US nco2, bar\narea 22: US squad\narea 17: GE squad\nmarkers: GE artillery 17`);
    g.play('act 18', 'nco2', 'bar', { name: 'to 17', dice: [3, 3, 2] });
    expect(g.events().filter((e) => e.kind === 'accuracy')).toHaveLength(1);
    g.play('flip nco2', 'flip bar');
    expect(g.position('area 18')).toBe('US nco2 spent, bar spent');
    expect(g.position('area 17')).toBe('GE squad');
    expect(g.ask()).toMatchObject({ seat: 'US', step: 'action' });
  });

  it('RL A-06 + RL 7.7 friendly fire if the owner of the marker has units there', () => {
    const g = at(`${US}\narea 18: US 2 squad\narea 17: GE nco1\nmarkers: GE mortar 17`);
    g.play('act 18', 'squad', 'squad', { name: 'to 17', dice: [6, 1, 6, 1] });
    expect(g.events()).toContainEqual(expect.objectContaining({ kind: 'accuracy', die: 6, points: 1 }));
    expect(g.events()).toContainEqual(expect.objectContaining({ kind: 'flip', pieces: ['GE-nco1-1'] }));
  });

  it('RL A-45 friendly fire that removes all defenders leaves nothing to assault: the group may go on', () => {
    const g = at(`${US}\narea 18: US squad\narea 17: GE nco1 spent\nmarkers: GE mortar 17`);
    g.play('act 18', 'squad', 'to 17');
    g.play({ name: 'run', dice: [6, 1] });
    g.play('lose nco1');
    expect(g.position('area 17')).toBe('US squad group used 2');
    expect(g.ask().step).toBe('action/move');
  });

  it('RL A-41 units stopped by interdiction go back with the group if the assault fails', () => {
    const g = at(`${US}\narea 18: US 2 squad, nco1\narea 17: GE squad\nmarkers: GE artillery 17`);
    g.play('act 18', 'squad', 'squad', 'nco1', { name: 'to 17', dice: [1, 2, 2] });
    expect(resultOf(g)).toBe(1);
    g.play('flip squad', { name: 'point squad', dice: [1, 6] });
    expect(g.position('area 17')).toBe('GE squad');
    expect(g.position('area 18')).toBe('US squad spent, nco1 spent');
  });

  it('RL A-06 a unit that retreats from the attack has left the group and moves in full next turn', () => {
    const g = at(`${US}\narea 18: US squad\nmarkers: GE artillery 17`).play('act 18', 'squad', 'to 17', {
      name: 'run',
      dice: [5, 1],
    });
    expect(resultOf(g)).toBe(5);
    g.play('retreat squad to 12');
    expect(g.position('area 12')).toBe('US squad spent');
    expect(g.ask().step).not.toContain('move');
  });

  it('RL A-06 retreats and returns are not entering: no attack', () => {
    const g = at(
      'initiative: GE\nphase: indirect GE\narea 13: GE fo\narea 3: US squad\narea 18: US nco1 spent\nmarkers: GE mortar 22\narea 17: GE squad\narea 12: GE squad\narea 23: GE squad',
    );
    g.play('fire 13', { name: 'fo at 18', dice: [1, 2] }, 'retreat nco1 to 22');
    expect(g.events().some((e) => e.kind === 'attack' && e.what === 'interdiction')).toBe(false);
  });

  it('RL A-26 the 3 of a captured GrW 34 is friendly to the side that fired it', () => {
    const g = at(
      'initiative: US\nphase: indirect US\narea 17: US squad+grw34\narea 18: US squad\narea 23: GE squad\narea 30: GE squad',
    );
    g.play('fire 17', { name: 'squad+grw34 at 22', dice: [] });
    expect(g.position('markers')).toBe('US mortar 22');
    g.play('act 18', 'squad', { name: 'to 22', dice: [] });
    expect(g.position('area 22')).toBe('US squad group used 1');
  });

  it('RL 8.2 one squad pays and its like is missed: from then on each is named with the MP it has left', () => {
    const g = at(
      'turn: 3\nphase: action US\narea 15: US 2 squad, nco1\narea 38: GE squad, wt+grw34\nmarkers: GE mortar 16',
    );
    g.play('act 15', 'squad', 'squad', 'nco1', 'to 16', 'pay squad', { name: 'run', dice: [1, 6] });
    const leaves = g.choices().filter((name) => name.startsWith('leave'));
    expect(leaves).toEqual(['leave squad 2mp', 'leave squad 4mp', 'leave nco1']);
    g.play('leave squad 4mp', 'leave nco1');
    expect(g.ask().step).toBe('action/move');
    g.play('stop', 'on 16');
    expect(g.choices()).toContain('squad');
    expect(new Set(g.choices()).size).toBe(g.choices().length);
  });

  it('RL 8.2 why: who cannot pay is told', () => {
    const g = at(`${GE}\narea 18: GE squad, wt\nmarkers: US artillery 17`).play('act 18', 'squad', 'wt', 'to 17');
    expect(ruleOf(g, 'pay squad')).toBe('RL 8.2');
    expect(g.odds('run')?.results.reduce((n, r) => n + r.chance, 0)).toBeCloseTo(1);
  });
});

describe('what is said of it', () => {
  it('RL A-06 who pays is asked unit by unit, or of the whole group, and the refusal says so', () => {
    const lines = `${US}\narea 18: US squad, nco1\nmarkers: GE artillery 17`;
    const each = at(lines).play('act 18', 'squad', 'nco1', 'to 17');
    expect(each.why('pay')).toMatchObject({ rule: 'RL A-06', code: 'payEach' });
    const stack = at(lines, { interdiction: 'stack' }).play('act 18', 'squad', 'nco1', 'to 17');
    expect(stack.why('pay squad')).toMatchObject({ rule: 'RL A-06', code: 'payTogether' });
  });

  it('RL A-48 payers are named in one order', () => {
    const g = at(`${US}\narea 18: US squad, wt, nco1\nmarkers: GE artillery 17`);
    g.play('act 18', 'squad', 'wt', 'nco1', 'to 17', 'pay wt');
    expect(ruleOf(g, 'pay squad')).toBe('RL A-48');
    expect(ruleOf(g, 'pay nco1')).toBeUndefined();
  });

  it('RL 8.2 + RL 7.7 friendly fire of the marker hurts its owner: good for those who enter', () => {
    const g = at(
      'phase: action US\narea 18: US squad\narea 17: GE squad spent\narea 3: US nco1\nmarkers: GE artillery 17',
    );
    g.play('act 18', 'squad', 'to 17');
    const friendly = g.odds('run')?.results.filter((r) => r.code === 'friendly');
    expect(friendly).toHaveLength(6);
    expect(friendly?.every((r) => r.good === true && r.label.includes('enemy’s own units'))).toBe(true);
  });
});
