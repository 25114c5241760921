// RL 10: the Action Phase: activation, movement, stacking, passing.
import { describe, expect, it } from 'vitest';
import { at, fresh, ruleOf } from './helper.ts';

const US = 'phase: action US\narea 30: GE squad spent';

describe('whose turn it is to act', () => {
  it('RL 10.1 the active player goes on after moves and won assaults', () => {
    const g = at(`${US}\narea 17: US squad, nco1\narea 18: US squad\narea 22: GE nco1 spent`);
    g.play('act 18', 'squad', 'to 23', 'stop');
    expect(g.ask()).toMatchObject({ seat: 'US', step: 'action' });
    g.play('act 17', 'squad', { name: 'to 22', dice: [6, 1] });
    expect(g.ask().seat).toBe('US');
  });

  it('RL 10.1 + RL 11.2 an assault with OT equal to DT fails and passes the phase at once', () => {
    const g = at(`${US}\narea 17: US squad, nco1\narea 22: GE squad\narea 3: US squad`);
    g.play('act 17', 'squad', { name: 'to 22', dice: [4, 2] });
    expect(g.events()).toContainEqual(expect.objectContaining({ kind: 'attack', result: 0 }));
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'action' });
  });

  it('RL 10.1 without a fresh unit the phase passes by itself', () => {
    const g = at('phase: action US\narea 17: US squad\narea 30: GE squad').play('act 17', 'squad', 'to 16', 'stop');
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'action' });
  });

  it('RL 10.11 a pass hands over; the phase ends when both pass in a row without acting', () => {
    const g = at('phase: action US\narea 3: US 2 squad\narea 30: GE 2 squad\narea 34: GE nco1');
    g.play('pass', 'act 30', 'squad', 'to 31', 'stop', 'pass');
    expect(g.ask()).toMatchObject({ seat: 'US', step: 'action' });
    g.play('act 3', 'squad', 'to 4', 'stop', 'pass', 'pass');
    expect(g.ask()).toMatchObject({ seat: 'US', step: 'action' });
    g.play('pass');
    expect(g.ask().step).not.toBe('action');
  });

  it('RL 10.11 the phase ends when neither side has a fresh unit', () => {
    const g = at('phase: action US\narea 3: US squad\narea 30: GE squad').play(
      'act 3',
      'squad',
      'to 4',
      'stop',
      'act 30',
      'squad',
      'to 31',
      'stop',
    );
    expect(g.ask().step).not.toContain('action');
  });
});

describe('activation', () => {
  it('RL 10.2 an area needs a fresh unit; it may be activated again, a unit acts once', () => {
    const g = at(`${US}\narea 17: US 2 squad, squad spent\narea 18: US squad spent`);
    expect(ruleOf(g, 'act 18')).toBe('RL 10.2');
    expect(ruleOf(g, 'act 19')).toBe('RL 10.2');
    g.play('act 17', 'squad', 'to 16', 'stop');
    expect(ruleOf(g, 'act 16')).toBe('RL 10.2');
    g.play('act 17');
    expect(g.choices()).toEqual(['squad']);
  });

  it('RL 10.2 + RL 10.21 units of one area may do different things: move, assault, move and assault', () => {
    const g = at(
      `${US}\narea 17: US 3 squad; GE nco1 spent\narea 18: US nco1\narea 23: GE wt spent\ncontrol US: 17 18 12`,
    );
    g.play('act 17', 'squad', 'to 12', 'stop');
    g.play('act 17', 'squad', 'to 18', { name: 'to 23', dice: [6, 1] }, 'stop');
    g.play('act 17', 'squad', { name: 'assault', dice: [6, 1] });
    expect(g.position('area 12')).toBe('US squad spent');
    expect(g.position('area 23')).toContain('US squad');
    expect(g.position('area 17')).toBe('US squad spent');
  });

  it('RL A-09 acting turns a unit spent, those that did nothing stay fresh', () => {
    const g = at(`${US}\narea 17: US 2 squad`).play('act 17', 'squad', 'to 16', 'stop');
    expect([g.position('area 16'), g.position('area 17')]).toEqual(['US squad spent', 'US squad']);
  });

  it('RL A-09 option marked: a unit that only moved stays fresh, may not act again, and is clear next turn', () => {
    const g = at('phase: action US\narea 3: US 2 squad, nco1\narea 30: GE squad', { acted: 'marked' });
    g.play('act 3', 'squad', 'to 4', 'stop');
    expect(g.position('area 4')).toBe('US squad acted');
    expect(ruleOf(g, 'act 4')).toBe('RL A-09');
    g.play('pass', 'pass', { name: 'pass', dice: [1] });
    expect(g.position('area 4')).toBe('US squad');
  });

  it('RL A-09 option marked: a unit that has assaulted is spent', () => {
    const g = at(`${US}\narea 17: US 2 squad\narea 22: GE nco1`, { acted: 'marked' });
    g.play('act 17', 'squad', 'squad', { name: 'to 22', dice: [6, 1] }, 'stop');
    expect(g.position('area 22')).toBe('US 2 squad spent');
  });

  it('RL A-42 an activated unit moves or assaults: it cannot be activated to do nothing', () => {
    const g = at(`${US}\narea 17: US squad`).play('act 17', 'squad');
    expect(g.choices().every((c) => c.startsWith('to '))).toBe(true);
  });

  it('RL A-42 units left behind by a group may go on in the same activation', () => {
    const g = at(`${US}\narea 17: US 2 squad, nco2`).play(
      'act 17',
      'squad',
      'squad',
      'nco2',
      'to 16',
      'leave squad',
      'to 10',
      'stop',
    );
    expect(g.ask()).toMatchObject({ seat: 'US', step: 'action/resume' });
    g.play('on 16', 'squad', 'to 20', 'stop');
    expect(g.position('area 20')).toBe('US squad spent');
    expect(g.position('area 10')).toBe('US squad spent, nco2 spent');
  });

  it('RL A-28 two areas never assault jointly: a group is formed in one area', () => {
    const g = at(`${US}\narea 17: US squad\narea 18: US squad\narea 22: GE squad`).play('act 17');
    expect(g.choices()).toEqual(['squad']);
    g.play('squad');
    expect(g.choices()).not.toContain('squad');
  });

  it('RL 2.61 a weapon without a carrier never moves: its area cannot even be activated', () => {
    const g = at(`${US}\narea 17: lying m2\narea 18: US squad; lying m1919`);
    expect(ruleOf(g, 'act 17')).toBe('RL 10.2');
    g.play('act 18', 'squad', 'to 22', 'stop');
    expect(g.position('area 18')).toBe('lying m1919');
  });

  it('RL A-32 a unit in a contested area may stay and do nothing', () => {
    const g = at('phase: action US\narea 17: US squad; GE squad\narea 3: US nco1').play('pass');
    expect(g.position('area 17')).toBe('US squad; GE squad');
  });
});

describe('movement', () => {
  it('RL 10.3 from 17 to 22 and 18, but not from 13 to 8, which only touch', () => {
    const g = at(`${US}\narea 17: US squad\narea 13: US squad`).play('act 17', 'squad');
    expect(g.choices()).toEqual(expect.arrayContaining(['to 22', 'to 18']));
    g.play('to 18', 'stop', 'act 13', 'squad');
    expect(g.why('to 8')).toMatchObject({ rule: 'RL 10.3', text: '8 is not adjacent to 13. Move through 4 or 12.' });
  });

  it('RL 10.31 a spent unit never moves; the allowance is never exceeded', () => {
    const g = at(`phase: action GE\narea 3: US squad spent\narea 34: GE squad, squad spent`).play('act 34');
    expect(ruleOf(g, 'spent squad')).toBe('RL 10.31');
    g.play('squad', 'to 29', 'to 25', 'to 20', 'to 16');
    // The fourth step used the last MP: the squad has stopped by itself.
    expect(g.position('area 16')).toBe('GE squad spent');
  });

  it('RL 10.32 1 MP into an area without enemies, marker or fresh enemies next to it', () => {
    const g = at(`${US}\narea 17: US squad`).play('act 17', 'squad', 'to 16');
    expect(g.position('area 16')).toBe('US squad group used 1');
  });

  it('RL 10.33 2 MP next to fresh enemies; 1 MP next to spent ones', () => {
    const g = at(`${US}\narea 17: US squad\narea 20: GE squad\narea 23: GE squad spent`).play(
      'act 17',
      'squad',
      'to 16',
    );
    expect(g.position('area 16')).toBe('US squad group used 2');
    const h = at(`${US}\narea 17: US squad\narea 23: GE squad spent`).play('act 17', 'squad', 'to 18');
    expect(h.position('area 18')).toBe('US squad group used 1');
  });

  it('RL 10.33 1 MP if every such enemy area also holds friends; 2 MP if one does not', () => {
    const both = at(`${US}\narea 17: US squad\narea 20: GE squad; US nco1`).play('act 17', 'squad', 'to 16');
    expect(both.position('area 16')).toBe('US squad group used 1');
    const one = at(`${US}\narea 17: US squad\narea 20: GE squad; US nco1\narea 15: GE squad`).play(
      'act 17',
      'squad',
      'to 16',
    );
    expect(one.position('area 16')).toBe('US squad group used 2');
  });

  it('RL A-35 the group that leaves does not count as a friend in the area it leaves', () => {
    const all = at(`${US}\narea 17: US squad; GE squad\ncontrol US: 16`).play('act 17', 'squad', 'to 16');
    expect(all.position('area 16')).toBe('US squad group used 2');
    const some = at(`${US}\narea 17: US squad, nco1; GE squad\ncontrol US: 16`).play('act 17', 'squad', 'to 16');
    expect(some.position('area 16')).toBe('US squad group used 1');
  });

  it('RL 10.33 + RL A-10 a friendly marker in the area entered makes 2 MP 1, never less', () => {
    const g = at(`${US}\narea 17: US squad\narea 20: GE squad\nmarkers: US artillery 16`).play(
      'act 17',
      'squad',
      'to 16',
    );
    expect(g.position('area 16')).toBe('US squad group used 1');
    const h = at(`${US}\narea 17: US squad\nmarkers: US artillery 16`).play('act 17', 'squad', 'to 16');
    expect(h.position('area 16')).toBe('US squad group used 1');
  });

  it('RL 10.34 from a contested area first into a friendly area without enemies, then freely, even to assault', () => {
    const g = at(
      `${US}\narea 17: US squad; GE squad spent\narea 22: GE nco1\ncontrol US: 18\narea 23: GE nco1 spent`,
    ).play('act 17', 'squad');
    expect(g.choices()).toEqual(['assault', 'to 18']);
    expect(g.why('to 16')).toMatchObject({
      rule: 'RL 10.34',
      text: expect.stringContaining('the Germans control 16'),
    });
    expect(ruleOf(g, 'to 22')).toBe('RL 10.34');
    g.play('to 18');
    expect(g.choices()).toContain('to 23');
  });

  it('RL 10.35 + RL 10.36 no more than twelve figures of a side at any instant, even passing through', () => {
    const g = at(`${US}\narea 17: US squad\narea 16: US 3 squad, wt\narea 10: US nco1`).play('act 17', 'squad');
    expect(g.why('to 16')).toMatchObject({
      rule: 'RL 10.35',
      text: '3 figures cannot join the 11 in 16: a side may have at most 12 there at any time.',
    });
    const h = at(`${US}\narea 17: US nco1\narea 16: US 3 squad, wt`).play('act 17', 'nco1');
    expect(h.choices()).toContain('to 16');
  });

  it('RL 10.35 each side counts alone: 24 in all', () => {
    const g = at(`${US}\narea 17: US 4 squad\narea 16: GE 4 squad spent`);
    g.play('act 17', 'squad', 'squad', 'squad', 'squad');
    expect(g.choices()).toContain('to 16');
  });

  it('RL 10.35 a position with thirteen figures is refused', () => {
    expect(() => at(`${US}\narea 17: US 4 squad, nco1`)).toThrow('13 American figures in 17');
  });
});

describe('entering areas with enemies', () => {
  it('RL 10.5 + RL 10.51 4 MP with any fresh enemy inside, whoever else is there; the assault follows at once', () => {
    const g = at(`${US}\narea 17: US 2 squad\narea 22: GE squad, squad spent; US nco1`);
    g.play('act 17', 'squad', 'squad', 'to 22');
    expect(g.events()).toContainEqual(expect.objectContaining({ kind: 'move', cost: 4 }));
    expect(g.ask().step).toBe('assault/defend');
  });

  it('RL 10.51 + RL 10.52 a friendly marker halves the cost: 4 to 2, 2 to 1', () => {
    const fresh = at(`${US}\narea 17: US squad\narea 22: GE nco1\nmarkers: US artillery 22`).play(
      'act 17',
      'squad',
      'to 22',
    );
    expect(fresh.events()).toContainEqual(expect.objectContaining({ kind: 'move', cost: 2 }));
    const spent = at(`${US}\narea 17: US squad\narea 22: GE nco1 spent\nmarkers: US artillery 22`).play(
      'act 17',
      'squad',
      'to 22',
    );
    expect(spent.events()).toContainEqual(expect.objectContaining({ kind: 'move', cost: 1 }));
  });

  it('RL 10.52 2 MP with only spent enemies; an enemy marker adds to it', () => {
    const g = at(`${US}\narea 17: US squad\narea 22: GE squad spent\nmarkers: GE mortar 22`).play(
      'act 17',
      'squad',
      'to 22',
    );
    expect(g.events()).toContainEqual(expect.objectContaining({ kind: 'move', cost: 2 }));
    expect(g.choices()).toEqual(['run', 'pay squad']);
  });

  it('RL 10.53 newcomers assault alone, friends inside do not add, and the area may be assaulted again', () => {
    const g = at(`${US}\narea 17: US 2 squad\narea 22: GE 2 squad; US 2 squad`);
    g.play('act 17', 'squad', { name: 'to 22', dice: [6, 1] });
    const attack = g.events().find((e) => e.kind === 'attack');
    expect(attack?.kind === 'attack' && attack.offence).toEqual([
      { label: 'Point unit: Ranger squad', code: 'point', value: 4, rule: 'RL 11.1' },
    ]);
    g.play('act 17', 'squad', 'to 22');
    expect(g.ask().step).toBe('assault/defend');
  });

  it('RL 10.4 fresh units assault the enemies in their own area with all their MP', () => {
    const g = at(`${US}\narea 17: US 2 squad; GE nco1 spent`).play('act 17', 'squad', {
      name: 'assault',
      dice: [6, 1],
    });
    expect(g.position('area 17')).toBe('US squad, squad spent');
    const none = at(`${US}\narea 17: US squad`).play('act 17', 'squad');
    expect(ruleOf(none, 'assault')).toBe('RL 10.4');
  });

  it('RL 10.51 a German squad has just enough for an adjacent assault, not from two areas away', () => {
    const g = at('phase: action GE\narea 17: US squad\narea 16: GE squad\narea 10: GE squad\narea 3: US nco1').play(
      'act 10',
      'squad',
    );
    expect(g.choices()).toContain('to 16');
    g.play('to 16', 'stop', 'act 16', 'squad');
    expect(g.choices()).toContain('to 17');
  });
});

describe('the landing', () => {
  it('RL SR2 + RL SR1 on turn 1 a squad lands for 1 MP next to fresh enemies and still assaults: 1 + 4 = 5', () => {
    const g = fresh().play('decline', 'act LC2', 'squad', 'to 3');
    expect(g.position('area 3')).toBe('US squad group used 1');
    expect(g.choices()).toContain('to 7');
    g.play('to 7');
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'assault/defend' });
  });

  it('RL SR2 on turn 2 the landing costs 2 MP next to fresh enemies', () => {
    const g = at('turn: 2\nphase: action US\nLC2: US squad\narea 7: GE squad').play('act LC2', 'squad', 'to 3');
    expect(g.position('area 3')).toBe('US squad group used 2');
  });

  it('RL SR2 + RL 8.2 enemy interdiction still applies to a landing', () => {
    const g = at('turn: 1\nphase: action US\nLC2: US squad\narea 7: GE squad\nmarkers: GE artillery 3').play(
      'act LC2',
      'squad',
      'to 3',
    );
    expect(g.choices()).toEqual(['run', 'pay squad']);
  });

  it('RL SR1 a box has no stacking limit, lands only in its areas, and is never entered', () => {
    const g = at('turn: 1\nphase: action US\nLC1: US 10 squad\narea 2: US nco1\narea 30: GE squad');
    g.play('act LC1', 'squad');
    expect(g.choices()).toEqual(['to 1', 'to 2', 'squad']);
    expect(g.why('to 3')?.text).toContain('Units of Landing Craft 1 land in 1 or 2');
    g.play('to 2');
    expect(ruleOf(g, 'to LC1')).toBe('RL SR1');
  });

  it('RL SR1 + RL 11.2 units sent back by a failed assault from a box return to it', () => {
    const g = at('turn: 1\nphase: action US\nLC3: US 2 squad\narea 4: GE wt\narea 3: US nco1');
    g.play('act LC3', 'squad', 'squad', { name: 'to 4', dice: [1, 6] });
    expect(g.position('LC3')).toBe('US squad spent');
  });

  it('RL SR3 reserves do not act on turn 1 but defend, fire and spot', () => {
    const g = fresh().play('decline');
    g.play('pass');
    expect(g.ask().seat).toBe('GE');
    expect(ruleOf(g, 'act 36')).toBe('RL SR3');
    expect(g.choices()).not.toContain('act 38');
    expect(g.choices()).toContain('act 34');
    const fire = fresh();
    expect(fire.choices()).toContain('fire 37');
  });
});

describe('movements', () => {
  it('RL 10.3 + RL 11.2 + RL 11.31 the places of an event go from the first to the last', () => {
    const g = at(`${US}\narea 17: US squad, nco1\narea 22: GE squad spent`);
    g.play('act 17', 'squad', 'nco1', 'to 22', { name: 'point squad', dice: [3, 2] }, 'retreat squad to 28');
    expect(g.events().find((e) => e.kind === 'retreat')).toMatchObject({
      places: ['22', '28'],
      pieces: ['GE-squad-1'],
    });
    const failed = at(`${US}\narea 17: US squad, nco1\narea 22: GE 2 squad`);
    failed.play('act 17', 'squad', 'nco1', 'to 22');
    const moved = failed.events().find((e) => e.kind === 'move');
    expect(moved).toMatchObject({ places: ['17', '22'], pieces: ['US-squad-1', 'US-nco1-1'] });
    failed.play({ name: 'point squad', dice: [1, 6] });
    expect(failed.events().find((e) => e.kind === 'back')).toMatchObject({
      places: ['22', '17'],
      pieces: ['US-nco1-1'],
    });
  });
});
