// RL 12, 2.64, 3.2, 5: the Regroup Phase, weapons changing hands, victory, initiative.
import { describe, expect, it } from 'vitest';
import { at, fresh, game, ruleOf } from './helper.ts';

/** Both pass; the last pass takes the dice of the Regroup Phase up to the next decision. */
function regroup(lines: string, dice: readonly number[], options = {}) {
  return at(`phase: action US\n${lines}`, options).play('pass', { name: 'pass', dice: [...dice] });
}

describe('the order', () => {
  it('RL 12.1 + RL A-27 victory is checked before anything is removed or flipped', () => {
    const g = regroup('turn: 8\narea 3: US squad spent\nmarkers: GE mortar 7\narea 30: GE squad', []);
    expect(g.result()?.grade).toBe('German victory');
    expect(g.position('area 3')).toBe('US squad spent');
    expect(g.position('markers')).toBe('GE mortar 7');
  });

  it('RL 12.1 markers go, single figures and those with them turn fresh, contested or not, weapons turn back', () => {
    const g = regroup(
      'area 3: US squad+m1919/f spent, wt spent, nco1 spent\narea 7: US squad spent, bar spent; GE nco2 spent, squad spent\narea 30: GE squad\nmarkers: US artillery 7',
      [1],
    );
    expect(g.position('markers')).toBe('-');
    expect(g.position('area 3')).toBe('US squad+m1919, wt, nco1');
    expect(g.position('area 7')).toBe('US squad, bar; GE squad, nco2');
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'regroup/fatigue' });
  });

  it('RL 12.1 + RL A-15 the turn advances after fatigue and pick-up', () => {
    const g = regroup('area 3: US squad\narea 30: GE squad', [1, 1, 5, 2]);
    expect(g.position('turn')).toBe('4');
    expect(g.ask()).toMatchObject({ seat: 'US', step: 'initiative' });
  });
});

describe('rallies', () => {
  it.each([
    ['RL 12.1', 'area 26: GE squad spent', 2, 'GE squad'],
    ['RL 12.1', 'area 26: GE squad spent', 3, 'GE squad spent'],
    ['RL 12.1', 'area 26: GE wt spent', 1, 'GE wt'],
    ['RL 12.1', 'area 26: GE wt spent', 2, 'GE wt spent'],
  ])('%s %s rolls %i and ends as %s', (_rule, line, die, end) => {
    const g = regroup(`area 3: US 2 squad, nco1\narea 30: GE 3 squad\n${line}`, [die, 1]);
    expect(g.position('area 26')).toBe(end);
  });

  it.each([
    ['RL 12.1', 3, 'US squad'],
    ['RL 12.1', 4, 'US squad spent'],
  ])('%s a Ranger squad that rolls %i ends as %s', (_rule, die, end) => {
    const g = regroup('turn: 1\narea 4: US squad spent\narea 1: US 2 squad\narea 30: GE squad', [die, 1]);
    expect(g.position('area 4')).toBe(end);
  });

  it('RL 12.1 + RL A-16 each Victory Area of the American rallies a squad of his choice before the rolls', () => {
    const g = at(
      'phase: action US\narea 3: US nco1\narea 4: US 2 squad spent\narea 10: US squad spent, wt spent\narea 30: GE squad',
    ).play('pass', { name: 'pass', dice: [] });
    expect(g.ask()).toMatchObject({ seat: 'US', step: 'regroup/rally' });
    expect(g.choices()).toEqual(['rally squad in 4', 'rally squad in 10']);
    expect(ruleOf(g, 'rally wt in 10')).toBe('RL A-16');
    g.play({ name: 'rally squad in 10', dice: [4, 3, 2, 1] });
    // Two squads in 4 roll 4 and 3, the team in 10 rolls 2, then the American rolls for fatigue.
    expect(g.position('area 4')).toBe('US squad, squad spent');
    expect(g.position('area 10')).toBe('US squad, wt spent');
  });

  it('RL A-16 with no more squads than stars all rally without a roll', () => {
    const g = regroup('area 3: US squad spent\narea 30: GE 3 squad', [1, 1]);
    expect(g.events()).toContainEqual(expect.objectContaining({ kind: 'rally', die: 0 }));
  });

  it('RL A-16 option after-rolls: those that failed rally for the stars', () => {
    const g = at(
      'phase: action US\narea 3: US nco1\narea 4: US 2 squad spent\narea 10: US squad spent\narea 30: GE squad',
      { rally: 'after-rolls' },
    );
    g.play('pass', { name: 'pass', dice: [6, 1, 6] });
    expect(g.choices()).toEqual(['rally squad in 4', 'rally squad in 10']);
    g.play('rally squad in 4');
    expect(g.position('area 4')).toBe('US 2 squad');
    expect(g.position('area 10')).toBe('US squad spent');
  });

  it('RL A-39 units in a box regroup like those in an area', () => {
    const g = at('turn: 1\nphase: action US\nLC1: US squad spent, nco1 spent\narea 30: GE squad').play('pass', {
      name: 'pass',
      dice: [1, 1, 2, 4],
    });
    expect(g.events()).toContainEqual(expect.objectContaining({ kind: 'regroup', fresh: 2 }));
  });
});

describe('fatigue', () => {
  it.each([
    ['RL 12.1', 1, 1],
    ['RL 12.1', 2, 1],
    ['RL 12.1', 3, 1],
    ['RL 12.1', 4, 2],
    ['RL 12.1', 5, 2],
    ['RL 12.1', 6, 3],
  ])('%s a roll of %i tires %i of the roller, named by his enemy', (_rule, die, count) => {
    const g = regroup('initiative: US\narea 3: US 4 squad\narea 30: GE squad', [die]);
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'regroup/fatigue' });
    for (let left = count; left > 0; left--) {
      expect(game.decision(g.state)?.prompt.data).toEqual({ left, side: 'US' });
      g.play('tire squad in 3');
    }
    expect(g.ask().step).not.toMatch(/^regroup.fatigue/);
    const spent = count === 1 ? 'squad spent' : `${count} squad spent`;
    const left = 4 - count === 1 ? 'squad' : `${4 - count} squad`;
    expect(g.position('area 3')).toBe(`US ${left}, ${spent}`);
  });

  it('RL 12.1 + RL A-17 the initiative player checks first; fresh squads and teams only, also those just rallied', () => {
    const g = regroup(
      'initiative: GE\narea 3: US 2 squad, squad spent, nco1\narea 30: GE 2 squad, wt spent, nco1',
      [1],
    );
    expect(g.ask()).toMatchObject({ seat: 'US', step: 'regroup/fatigue' });
    expect(g.choices()).toEqual(['tire squad in 30', 'tire wt in 30']);
    expect(ruleOf(g, 'tire nco1 in 30')).toBe('RL 12.1');
    g.play({ name: 'tire wt in 30', dice: [1] });
    expect(g.ask().seat).toBe('GE');
    expect(g.choices()).toEqual(['tire squad in 3']);
  });

  it('RL 12.1 a unit that is not there is unknown, not out of its phase', () => {
    const g = regroup('initiative: US\narea 3: US 2 squad\narea 30: GE squad', [1]);
    expect(g.ask().step).toBe('regroup/fatigue');
    expect(game.verdict(g.state, 'tire nco1 in 3')).toMatchObject({ kind: 'unknown' });
    expect(game.verdict(g.state, 'tire squat in 3')).toEqual({
      kind: 'unknown',
      text: "there is no choice 'tire squat in 3' here; did you mean 'tire squad in 3'?",
    });
    expect(g.why('rally squad in 3')).toMatchObject({ rule: 'RL 12.1', code: 'rallies' });
  });

  it('RL A-48 those to be tired are named in one order', () => {
    const g = regroup('initiative: US\narea 3: US 2 squad\narea 4: US 2 squad\narea 30: GE squad', [4]);
    g.play('tire squad in 4');
    expect(ruleOf(g, 'tire squad in 3')).toBe('RL A-48');
  });

  it('RL A-17 fewer if there are not enough', () => {
    const g = regroup('area 3: US squad, nco1\narea 30: GE 3 squad', [6, 1]);
    expect(g.position('area 3')).toBe('US squad spent, nco1');
  });
});

describe('weapons change hands', () => {
  const start = (lines: string) => regroup(`initiative: US\narea 30: GE squad\n${lines}`, [1, 1]);

  it('RL 2.64 a lying weapon is picked up by an unspent unit without one in an area under control', () => {
    const g = regroup('initiative: US\narea 30: GE squad\narea 3: US nco1, wt; lying mg42', [1, 1, 2, 4]);
    // Fatigue has tired the only team; the NCO may not take a machine-gun.
    expect(g.ask().step).not.toBe('regroup/pick-up');
    const h = regroup('initiative: US\narea 30: GE squad\narea 3: US nco1, squad, squad; lying mg42', [1]).play({
      name: 'tire squad in 3',
      dice: [1],
    });
    expect(h.choices()).toEqual(['done', 'mg42 to squad in 3']);
    expect(ruleOf(h, 'mg42 to nco1 in 3')).toBe('RL 2.61');
    expect(ruleOf(h, 'mg42 to spent squad in 3')).toBe('RL 2.64');
    h.play({ name: 'mg42 to squad in 3', dice: [1, 2] });
    expect(h.position('area 3')).toBe('US squad spent, squad+mg42, nco1');
  });

  it('RL 2.64 + RL A-47 not in a contested or enemy area, and in no other phase', () => {
    const g = start(
      'area 3: US nco1+baz, bar\narea 7: US squad, nco1, nco2; GE nco1; lying baz\narea 8: lying m2\ncontrol US: 3 7',
    );
    expect(g.choices().some((c) => c.endsWith('in 7'))).toBe(false);
    expect(g.why('baz to nco1 in 7')).toMatchObject({ rule: 'RL A-47', code: 'carryContested' });
    const h = at('phase: action US\narea 3: US squad; lying m2\narea 30: GE squad');
    expect(ruleOf(h, 'm2 to squad in 3')).toBe('RL 2.64');
  });

  it('RL 2.61 + RL 2.64 single soldiers carry shoulder-fired weapons only; one weapon each; swaps are legal', () => {
    const g = start('area 3: US nco1+baz, bar, fo\narea 4: US squad');
    expect(g.choices()).toEqual(['done', 'baz of nco1 to bar in 3', 'baz of nco1 to fo in 3']);
    g.play({ name: 'baz of nco1 to fo in 3', dice: [1, 2] });
    expect(g.position('area 3')).toBe('US nco1, bar, fo+baz');
  });

  it('RL 2.64 two units exchange weapons: the one displaced must get a new carrier', () => {
    const g = regroup('initiative: US\narea 30: GE squad\narea 3: US squad+m1919, wt+m2, nco1, squad', [1]);
    g.play({ name: 'tire squad in 3', dice: [1] });
    expect(g.choices()).toEqual(expect.arrayContaining(['m2 of wt to squad+m1919 in 3']));
    g.play('m2 of wt to squad+m1919 in 3');
    expect(ruleOf(g, 'done')).toBe('RL 2.64');
    expect(g.choices()).toEqual(['m1919 to wt in 3']);
  });

  it('RL A-47 option controlled: also among enemies, where the side still has control', () => {
    const lines =
      'initiative: US\narea 4: US squad, nco1; GE squad; lying mg42\narea 3: US 2 nco1\narea 38: GE squad\ncontrol US: 3 4';
    const clear = regroup(lines, [1, 1]);
    expect(clear.choices().some((c) => c.startsWith('mg42'))).toBe(false);
    const g = at(`${lines}\nstack: turn 5; regroup 7; regroup/pick-up 0`, { weapons: 'controlled' });
    expect(g.choices()).toEqual(['done', 'mg42 to squad in 4']);
    const enemy = at(`${lines}\nstack: turn 5; regroup 8; regroup/pick-up 1`, { weapons: 'controlled' });
    expect(ruleOf(enemy, 'mg42 to squad in 4')).toBe('RL 2.64');
  });

  it('RL 2.61 a second weapon is refused also while nobody else could take over the first', () => {
    const g = at(
      'area 19: GE squad spent, squad+psk; lying baz\narea 3: US nco1\narea 30: GE squad, squad+mg42\nstack: turn 5; regroup 8; regroup/pick-up 1',
    );
    expect(g.why('baz to squad+psk in 19')).toMatchObject({ rule: 'RL 2.61', code: 'carrySecond' });
  });

  it('RL A-48 weapons are decided on in one order', () => {
    const g = regroup('initiative: US\narea 30: GE squad\narea 3: US 4 squad; lying m2, m1919, baz', [1]);
    g.play({ name: 'tire squad in 3', dice: [1] }, 'm1919 to squad in 3');
    expect(ruleOf(g, 'm2 to squad in 3')).toBe('RL A-48');
  });

  it('RL 2.61 a second weapon is refused', () => {
    const g = regroup('initiative: US\narea 30: GE squad\narea 3: US squad+m2, nco1, squad, wt; lying m1919', [1]);
    g.play({ name: 'tire squad in 3', dice: [1] });
    expect(ruleOf(g, 'm1919 to squad+m2 in 3')).toBe('RL 2.61');
    expect(ruleOf(g, 'm1919 to wt in 3')).toBeUndefined();
  });

  it('RL A-12 after the set-up a squad may carry an MG42 or a GrW 34', () => {
    const g = at('phase: action GE\narea 3: US squad\narea 17: GE squad+grw34, squad+mg42');
    expect(g.position('area 17')).toBe('GE squad+grw34, squad+mg42');
  });

  it('RL 2.65 only weapons are captured: FO, other Personnel and markers never change sides', () => {
    const h = regroup('initiative: US\narea 30: GE squad\narea 3: US squad, squad; lying psk', [1]).play({
      name: 'tire squad in 3',
      dice: [1],
    });
    h.play({ name: 'psk to squad in 3', dice: [1, 2] });
    expect(h.position('area 3')).toContain('squad+psk');
  });

  it('RL A-39 weapons do not change hands in a box', () => {
    const g = at('turn: 1\nphase: action US\nLC1: US nco1+baz, nco2\narea 30: GE squad').play('pass', {
      name: 'pass',
      dice: [1, 1, 6, 2],
    });
    expect(g.position('LC1')).toBe('US nco2, nco1+baz');
  });
});

describe('victory', () => {
  it.each([
    ['RL 3.2', 'turn: 8\ncontrol US: 1 3 5 6 7', 'American victory'],
    ['RL 3.2', 'turn: 8\ncontrol US: 1 3 5 6', 'German victory'],
    ['RL 3.22', 'turn: 8\ncontrol US: 1 3 5 6 7 26 30', 'American victory'],
  ])('%s at the end with %s: %s', (_rule, lines, grade) => {
    const g = regroup(`area 1: US squad\narea 38: GE squad\n${lines}`, []);
    expect(g.result()?.grade).toBe(grade);
  });

  it('RL 3.2 all six on two turns running win at once', () => {
    const g = regroup('turn: 5\narea 1: US squad\narea 38: GE squad\ncontrol US: 1 3 5 6 7 26 30', [1, 1, 6, 1]);
    expect(g.result()).toBeUndefined();
    // Fatigue has tired both squads: nobody can act, and turn 6 ends at once.
    g.play('first');
    expect(g.result()).toMatchObject({ grade: 'American victory', text: expect.stringContaining('2 turns running') });
  });

  it('RL 3.2 none at the end of turn 2 loses at once, none at the end of turn 1 does not', () => {
    expect(regroup('turn: 2\narea 1: US squad\narea 38: GE squad', []).result()?.grade).toBe('German victory');
    const g = regroup('turn: 1\narea 1: US squad\narea 38: GE squad', [1, 1, 1, 6]);
    expect(g.result()).toBeUndefined();
  });

  it('RL 3.2 + RL A-44 a side without Personnel has lost; without any on both sides the German wins', () => {
    const ends = (lines: string, side: string) => at(`phase: action ${side}\n${lines}`).play('pass').result();
    expect(ends('area 38: GE squad\ncontrol US: 3', 'GE')).toMatchObject({
      grade: 'German victory',
      text: 'No American Personnel remain.',
    });
    expect(ends('area 3: US squad', 'US')).toMatchObject({
      grade: 'American victory',
      text: 'No German Personnel remain.',
    });
    expect(ends('control US: 3', 'US')?.grade).toBe('German victory');
  });

  it('RL SR1 + RL A-43 Americans still in a box at the Regroup Phase of turn 2 are eliminated with their weapons, without a roll', () => {
    const g = regroup('turn: 2\nLC1: US squad+baz, nco1\narea 3: US nco2\narea 38: GE squad', [1, 1, 1, 6]);
    expect(g.position('LC1')).toBe('-');
    expect(g.events().filter((e) => e.kind === 'lost')).toHaveLength(2);
    const early = regroup('turn: 1\nLC1: US squad+baz, nco1\narea 38: GE squad', [1, 1, 1, 6]);
    expect(early.position('LC1')).not.toBe('-');
  });
});

describe('control', () => {
  it('RL 3.21 an area belongs to the only side with Personnel there, fresh or spent', () => {
    const g = at('phase: action US\narea 17: US squad\narea 30: GE squad').play('act 17', 'squad', 'to 16', 'stop');
    expect(g.position('control US')).toBe('16 17');
  });

  it('RL 3.21 with both sides there it does not change; empty, its last owner keeps it; weapons count for nothing', () => {
    const g = at(
      'phase: action US\narea 17: US squad; GE squad spent\narea 16: lying mg42\narea 18: US nco1\narea 30: GE nco1',
    );
    expect(g.position('control US')).toBe('18');
    g.play('act 18', 'nco1', 'to 12', 'stop');
    expect(g.position('control US')).toBe('12 18');
  });
});

describe('initiative', () => {
  const roll = (turn: number, dice: readonly number[]) =>
    regroup(`turn: ${turn}\narea 3: US squad\narea 38: GE squad`, [1, 1, ...dice]);

  it('RL 5.1 turn 1 belongs to the American without a roll', () => {
    expect(fresh().position('initiative')).toBe('US');
  });

  it('RL 5.1 + RL A-01 the higher roll chooses; the side that goes first is the initiative player', () => {
    const g = roll(2, [2, 5]);
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'initiative' });
    expect(g.choices()).toEqual(['first', 'second']);
    g.play('second');
    expect(g.position('initiative')).toBe('US');
    expect(g.ask().seat).toBe('US');
  });

  it('RL A-01 ties are rolled again', () => {
    expect(roll(2, [4, 4, 2, 2, 6, 1]).ask().seat).toBe('US');
  });

  it.each([
    ['RL SR4', 1, [3, 4, 3, 4, 5, 5], 'US'],
    ['RL SR4', 3, [4, 3, 4, 4], 'GE'],
    ['RL SR4', 7, [6, 6], 'GE'],
  ])('%s the modifiers of the turn after %i decide %j for %s', (_rule, turn, dice, seat) => {
    expect(roll(turn, dice).ask()).toMatchObject({ seat, step: 'initiative' });
  });

  it('RL 6.1 + RL 4.1 the phases come in order, and there is no reinforcement phase', () => {
    const g = at('phase: indirect US\narea 3: US fo, squad\narea 7: GE wt+mg42');
    const seen = [g.ask().step];
    g.play('decline');
    seen.push(g.ask().step);
    g.play('decline');
    seen.push(g.ask().step);
    expect(seen).toEqual(['indirect', 'direct', 'action']);
    g.play('pass', { name: 'pass', dice: [1, 1, 2, 3] });
    const phases = g.events().flatMap((e) => (e.kind === 'phase' ? [e.phase] : []));
    expect(phases).toEqual(['Regroup', 'Initiative']);
  });
});
