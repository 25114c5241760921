// RL 7: indirect fire support.
import { describe, expect, it } from 'vitest';
import { at, fresh, game, resultOf, ruleOf } from './helper.ts';

/** German pieces fire first; the American in 3 keeps the game from ending. */
const GE = 'initiative: GE\nphase: indirect GE\narea 3: US squad';

describe('who may fire, and when', () => {
  it('RL 7.1 nothing fires or calls from a Landing Craft box', () => {
    const g = at('LC2: US wt+m2, fo\narea 3: US squad\narea 7: GE squad\nphase: indirect US');
    expect(g.why('fire LC2')).toMatchObject({ rule: 'RL 7.1' });
    expect(g.choices()).toEqual(['decline']);
  });

  it('RL 7.2 the sides alternate, the initiative player first, until both decline in a row', () => {
    const g = at(`${GE}\narea 4: US fo\narea 17: GE wt+grw34\narea 13: GE fo`);
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'indirect' });
    g.play('fire 17', { name: 'wt+grw34 at 16', dice: [] });
    expect(g.ask()).toMatchObject({ seat: 'US', step: 'indirect' });
    g.play('decline');
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'indirect' });
    g.play('decline');
    expect(g.ask().step).toBe('action');
  });

  it('RL 7.2 a side that declined may still fire when the other side has fired', () => {
    const g = at(`${GE}\narea 4: US fo\narea 17: GE wt+grw34\narea 13: GE fo`);
    g.play('decline');
    expect(g.ask().seat).toBe('US');
    g.play('fire 4', { name: 'fo at 4', dice: [1] });
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'indirect' });
  });

  it('RL 7.32 machine-guns and shoulder-fired weapons do not fire in this phase', () => {
    const g = at(`${GE}\narea 17: GE wt+mg42, wt+grw34\narea 22: US squad`).play('fire 17');
    expect(ruleOf(g, 'wt+mg42 at 22')).toBe('RL 7.32');
    expect(ruleOf(g, 'wt+grw34 at 22')).toBeUndefined();
  });

  it('RL 2.61 a weapon without a carrier does not fire, and its area is not offered', () => {
    const g = at(`${GE}\narea 17: GE squad; lying grw34\narea 18: GE wt+grw34`);
    expect(g.choices()).toEqual(['decline', 'fire 18']);
    expect(ruleOf(g, 'fire 17')).toBe('RL 7.32');
  });

  it('RL A-33 + RL A-11 a spent FO does not call, a spent carrier does not fire', () => {
    const g = at(`${GE}\narea 17: GE wt+grw34 spent, fo spent, wt+grw34\narea 22: US squad`).play('fire 17');
    expect(ruleOf(g, 'spent fo at 22')).toBe('RL A-33');
    expect(ruleOf(g, 'spent wt+grw34 at 22')).toBe('RL A-33');
  });

  it('RL 4.1 an action of another phase is refused with the rule', () => {
    const g = at(`${GE}\narea 17: GE wt+grw34`);
    expect(g.why('act 17')?.text).toContain('Action Phase');
    expect(g.why('to 18')?.rule).toBe('RL 4.1');
  });
});

describe('range and spotting', () => {
  it('RL 7.3 both GrW 36 in 17 fire in one phase, one at 16 and one at 22', () => {
    const g = at(`${GE}\narea 17: GE 2 squad+grw36\narea 16: US squad\narea 22: US squad`, { segment: 'whole-area' });
    g.play('fire 17', { name: 'squad+grw36 at 16', dice: [1, 6] }, { name: 'squad+grw36 at 22', dice: [1, 6] });
    expect(g.position('area 17')).toBe('GE 2 squad+grw36/f');
  });

  it('RL 7.3 + RL A-02 the same under the standard option, in two segments', () => {
    const g = at(`${GE}\narea 17: GE 2 squad+grw36\narea 16: US squad\narea 22: US squad`);
    g.play('fire 17', { name: 'squad+grw36 at 16', dice: [1, 6] });
    g.play('fire 17', { name: 'squad+grw36 at 22', dice: [1, 6] });
    expect(g.position('area 17')).toBe('GE 2 squad+grw36/f');
  });

  it('RL 7.31 an FO calls into its own or an adjacent area only', () => {
    const g = at(`${GE}\narea 17: GE fo`).play('fire 17');
    expect(g.choices().sort()).toEqual([
      'fo at 11',
      'fo at 12',
      'fo at 16',
      'fo at 17',
      'fo at 18',
      'fo at 21',
      'fo at 22',
    ]);
    expect(ruleOf(g, 'fo at 10')).toBe('RL 7.31');
    g.play({ name: 'fo at 16', dice: [] });
    expect(g.position('area 17')).toBe('GE fo spent');
    expect(g.position('markers')).toBe('GE artillery 16');
    expect(g.ask().step).toBe('action');
  });

  it('RL 7.31 a light mortar reaches one or two areas, never its own', () => {
    const g = at(
      `${GE}\narea 17: GE squad+grw36; US squad\narea 16: US squad\narea 10: US squad\narea 9: US squad\narea 15: GE squad`,
    );
    g.play('fire 17');
    expect(ruleOf(g, 'squad+grw36 at 17')).toBe('RL 7.31');
    expect(ruleOf(g, 'squad+grw36 at 16')).toBeUndefined();
    expect(ruleOf(g, 'squad+grw36 at 10')).toBeUndefined();
    expect(g.why('squad+grw36 at 9')?.text).toContain('up to 2 areas away; 9 is 3 areas from 17');
  });

  it('RL 7.31 a medium mortar reaches four areas, counting the target and not its own', () => {
    const g = at(`${GE}\narea 37: GE wt+grw34\narea 21: GE squad\narea 16: GE squad`).play('fire 37');
    expect(ruleOf(g, 'wt+grw34 at 21')).toBeUndefined();
    expect(ruleOf(g, 'wt+grw34 at 17')).toBeUndefined();
    expect(ruleOf(g, 'wt+grw34 at 16')).toBeUndefined();
    expect(g.why('wt+grw34 at 10')?.text).toContain('10 is 5 areas from 37');
    expect(ruleOf(g, 'wt+grw34 at 37')).toBe('RL 7.31');
  });

  it('RL 7.31 an adjacent target needs no spotter, one further away does', () => {
    const g = at(`${GE}\narea 17: GE wt+grw34`).play('fire 17');
    expect(ruleOf(g, 'wt+grw34 at 22')).toBeUndefined();
    expect(g.why('wt+grw34 at 28')).toMatchObject({
      rule: 'RL 7.31',
      text: expect.stringContaining('No unit can spot'),
    });
  });

  it('RL 7.31 + RL A-03 a squad spots freely, spent or not, and stays as it is', () => {
    const g = at(`${GE}\narea 37: GE wt+grw34\narea 22: GE squad spent\narea 17: US squad`);
    g.play('fire 37', { name: 'wt+grw34 at 17', dice: [1, 6] });
    expect(g.position('area 22')).toBe('GE squad spent');
    const fires = g.events().find((e) => e.kind === 'fires');
    expect(fires && game.say(fires)).toBe(
      'The German Weapons Team with the GrW 34 in 37 fired at 17 Exit Road East; the German squad in 22 spotted.',
    );
  });

  it('RL 7.31 + RL A-03 who spots is asked where several could, a spent squad among them and nobody out of sight', () => {
    const g = at(`${GE}\narea 37: GE wt+grw34\narea 22: GE squad spent, nco1\narea 28: GE nco2\narea 17: US squad`);
    g.play('fire 37', 'wt+grw34 at 17');
    expect(g.choices()).toEqual(['spot squad', 'spot nco1 in 22']);
    expect([ruleOf(g, 'spot squad'), ruleOf(g, 'spot nco2 in 28')]).toEqual([undefined, 'RL 7.31']);
  });

  it('RL 7.31 a landing craft is nothing that anybody fires at', () => {
    const g = at(`${GE}\narea 37: GE wt+grw34\narea 22: GE squad\narea 17: US squad`).play('fire 37');
    for (const box of ['LC1', 'LC2', 'LC3']) expect(game.verdict(g.state, `wt+grw34 at ${box}`).kind).toBe('unknown');
    expect(g.choices()).toContain('wt+grw34 at 17');
  });

  it('RL 7.31 + RL A-03 another spotter serves one area for several attacks and is spent when the phase ends', () => {
    const g = at(
      `${GE}\narea 37: GE wt+grw34\narea 36: GE wt+grw34\narea 27: GE nco1\narea 22: US squad\narea 26: US squad`,
    );
    g.play('fire 36', { name: 'wt+grw34 at 22', dice: [1, 6] }, 'fire 37');
    expect(g.position('area 27')).toBe('GE nco1 spots 22');
    expect(g.why('wt+grw34 at 26')).toMatchObject({ rule: 'RL 7.31' });
    g.play({ name: 'wt+grw34 at 22', dice: [1, 6] });
    expect(g.ask().step).toBe('action');
    expect(g.position('area 27')).toBe('GE nco1 spent');
  });

  it('RL A-03 a spotter that is hit loses its commitment with its freshness', () => {
    const g = at(`${GE}\narea 36: GE wt+grw34\narea 27: GE nco1\narea 22: US squad\narea 21: US fo`);
    g.play('fire 36', { name: 'wt+grw34 at 22', dice: [1, 6] }, 'fire 21', { name: 'fo at 27', dice: [1, 2] });
    expect(resultOf(g)).toBe(1);
    expect(g.position('area 27')).toBe('GE nco1 spent');
  });

  it('RL 7.31 where several can spot, the firing side chooses; squads are one choice', () => {
    const g = at(`${GE}\narea 37: GE wt+grw34\narea 27: GE 2 squad, nco1\narea 22: GE squad, fo\narea 21: US squad`);
    g.play('fire 37', 'wt+grw34 at 21');
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'indirect/spot' });
    expect(g.choices()).toEqual(['spot squad', 'spot nco1 in 27', 'spot fo in 22']);
    expect(ruleOf(g, 'spot wt+grw34 in 37')).toBe('RL 7.31');
  });

  it('RL SR1 + RL 7.31 units in a Landing Craft box do not spot', () => {
    const g = at('LC2: US squad\narea 1: US wt+m2\narea 3: GE squad\nphase: indirect US\narea 9: GE squad');
    g.play('fire 1');
    expect(ruleOf(g, 'wt+m2 at 3')).toBe('RL 7.31');
  });

  it('RL 7.33 friends in the areas between do no harm', () => {
    const g = at(`${GE}\narea 36: GE wt+grw34\narea 31: GE squad\narea 27: GE squad\narea 22: US squad`);
    g.play('fire 36', { name: 'wt+grw34 at 22', dice: [6, 1] });
    expect(resultOf(g)).toBe(4);
  });
});

describe('resolution', () => {
  it.each([
    ['RL 7.5', '8 at +3', 'US', 'area 3: US fo\narea 7: GE 4 squad', 'fire 3', 'fo at 7', [4, 3], 3],
    [
      'RL 7.5',
      'GrW 34 at +1',
      'GE',
      'area 3: US squad\narea 17: GE wt+grw34\narea 18: US 4 squad',
      'fire 17',
      'wt+grw34 at 18',
      [6, 1],
      6,
    ],
    [
      'RL 7.5',
      'GrW 34 at +4',
      'GE',
      'area 3: US squad\narea 9: GE wt+grw34\narea 14: US squad',
      'fire 9',
      'wt+grw34 at 14',
      [6, 1],
      0,
    ],
    [
      'RL 7.5',
      'light mortar at +2',
      'GE',
      'area 3: US squad\narea 17: GE squad+grw36\narea 22: US 4 squad',
      'fire 17',
      'squad+grw36 at 22',
      [6, 1],
      3,
    ],
    [
      'RL 7.6',
      'light mortar without effect',
      'GE',
      'area 3: US squad\narea 17: GE squad+grw36\narea 22: US 4 squad',
      'fire 17',
      'squad+grw36 at 22',
      [3, 3],
      -2,
    ],
  ])('%s %s', (_rule, _what, side, lines, fire, shot, dice, result) => {
    const g = at(`${lines}\nphase: indirect ${side}`);
    g.play(fire, { name: shot, dice });
    expect(resultOf(g)).toBe(result);
  });

  it('RL 7.3 + RL 7.6 a team that fires is spent, a squad is not, the mortar turns to F, hit or miss', () => {
    const g = at(`${GE}\narea 17: GE wt+grw34, squad+grw36\narea 22: US squad`, { segment: 'whole-area' });
    g.play('fire 17', { name: 'wt+grw34 at 22', dice: [1, 6] }, { name: 'squad+grw36 at 22', dice: [1, 6] });
    expect(g.position('area 17')).toBe('GE squad+grw36/f, wt+grw34/f spent');
    g.play('act 17', 'squad+grw36/f');
    expect(g.choices()).toContain('to 22');
  });

  it('RL 7.3 two mortars make two attacks, and the area may be attacked again and again', () => {
    const g = at(`${GE}\narea 17: GE 2 squad+grw36\narea 22: US squad`, { segment: 'whole-area' });
    g.play('fire 17', { name: 'squad+grw36 at 22', dice: [4, 1] });
    expect(g.position('area 22')).toBe('US squad spent');
    g.play({ name: 'squad+grw36 at 22', dice: [5, 1] });
    expect(g.ask()).toMatchObject({ seat: 'US', step: 'casualties' });
  });

  it('RL 7.4 + RL 7.41 the player chooses which piece fires first and any area in range, even with friends in it', () => {
    const g = at(`${GE}\narea 17: GE wt+grw34, fo\narea 22: US squad; GE squad`).play('fire 17');
    expect(g.choices()).toEqual(expect.arrayContaining(['wt+grw34 at 22', 'fo at 22', 'fo at 16']));
  });

  it('RL 7.32 an empty area gets the marker without dice from a medium mortar or artillery, never from a light mortar', () => {
    const g = at(`${GE}\narea 17: GE wt+grw34, squad+grw36, fo\narea 16: US squad`).play('fire 17');
    expect(ruleOf(g, 'squad+grw36 at 22')).toBe('RL 7.32');
    g.play({ name: 'wt+grw34 at 22', dice: [] }, { name: 'fo at 21', dice: [] });
    expect(g.position('markers')).toBe('GE artillery 21, GE mortar 22');
    expect(g.position('area 17')).toBe('GE squad+grw36, wt+grw34/f spent, fo spent');
  });

  it('RL 7.61 + RL A-04 every enemy in the area is attacked and the owner distributes the points', () => {
    const g = at(`${GE}\narea 17: GE fo\narea 18: US squad, nco2`);
    g.play('fire 17', { name: 'fo at 18', dice: [2, 1] });
    expect(g.ask()).toMatchObject({ seat: 'US', step: 'casualties' });
    expect(g.choices()).toEqual(['flip squad', 'flip nco2']);
  });

  it('RL 7.3 weapons are never attacked directly', () => {
    const g = at(`${GE}\narea 17: GE fo\narea 18: lying m2\narea 22: US squad`).play('fire 17', {
      name: 'fo at 18',
      dice: [],
    });
    expect(g.position('area 18')).toBe('lying m2');
  });
});

describe('segments', () => {
  const lines = `${GE}\narea 4: US fo\narea 17: GE wt+grw34, fo, squad+grw36\narea 22: US 2 squad`;

  it('RL A-02 + RL 7.6 standard: a hit lets the area fire on, a miss ends the segment', () => {
    const g = at(lines).play('fire 17', { name: 'fo at 22', dice: [2, 1] });
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'indirect/shoot' });
    expect(g.choices()).toContain('end');
    g.play({ name: 'wt+grw34 at 22', dice: [1, 6] });
    expect(g.ask()).toMatchObject({ seat: 'US', step: 'indirect' });
  });

  it('RL A-02 unfired pieces of an area may be activated in a later segment', () => {
    const g = at(lines).play('fire 17', { name: 'wt+grw34 at 22', dice: [1, 6] }, 'decline', 'fire 17');
    expect(g.choices()).toContain('fo at 22');
    expect(g.choices()).not.toContain('wt+grw34 at 22');
  });

  it('RL A-02 one-attack: play passes after every attack', () => {
    const g = at(lines, { segment: 'one-attack' }).play('fire 17', { name: 'fo at 22', dice: [2, 1] });
    expect(g.ask()).toMatchObject({ seat: 'US', step: 'indirect' });
  });

  it('RL A-02 whole-area: a miss does not end the segment', () => {
    const g = at(lines, { segment: 'whole-area' }).play('fire 17', { name: 'wt+grw34 at 22', dice: [1, 6] });
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'indirect/shoot' });
  });

  it('RL A-37 a shot at an area without enemies is no miss; friendly fire ends the segment', () => {
    const g = at(lines).play('fire 17', { name: 'wt+grw34 at 12', dice: [] });
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'indirect/shoot' });
    const h = at(`${GE}\narea 4: US fo\narea 17: GE fo, wt+grw34\narea 22: US squad; GE squad`);
    h.play('fire 17', { name: 'fo at 22', dice: [6, 1] });
    expect(h.ask()).toMatchObject({ seat: 'US', step: 'indirect' });
  });

  it('RL 7.2 one must fire once the area is activated', () => {
    expect(ruleOf(at(lines).play('fire 17'), 'end')).toBe('RL 7.2');
  });
});

describe('friendly fire', () => {
  const lines = `${GE}\narea 17: GE fo\narea 22: US squad; GE nco1`;

  it.each([[1], [2], [3], [4], [5]])('RL 7.7 + RL A-22 with friends there, %i attacks normally', (die) => {
    const g = at(lines).play('fire 17', { name: 'fo at 22', dice: [die, 3, 1] });
    expect(resultOf(g)).toBe(3);
    expect(g.position('area 22')).toBe('US squad spent; GE nco1');
  });

  it('RL 7.7 a 6 hits the own troops with another die instead', () => {
    const g = at(`${GE}\narea 17: GE fo\narea 22: US squad; GE squad, nco1`).play('fire 17', {
      name: 'fo at 22',
      dice: [6, 2],
    });
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'casualties' });
    g.play('flip squad');
    expect(g.position('area 22')).toBe('US squad; GE squad spent, nco1');
  });

  it('RL 7.7 points beyond what the own troops can take go to the enemy; the marker stays', () => {
    const g = at(lines).play('fire 17', { name: 'fo at 22', dice: [6, 6] }, 'lose squad');
    expect(g.position('area 22')).toBe('-');
    expect(
      g
        .events()
        .filter((e) => e.kind === 'lost')
        .map(game.say),
    ).toEqual(['The German NCO rated 1 in 22 was eliminated (1 CP).', 'The Ranger squad in 22 was eliminated (3 CP).']);
    expect(g.position('markers')).toBe('GE artillery 22');
  });

  it('RL 7.7 + RL A-05 as-able: what is left after a retreat of the own troops is lost, not the enemy\u2019s', () => {
    const g = at(`${GE}\narea 17: GE fo\narea 22: US squad; GE nco1 spent`, { casualties: 'as-able' });
    g.play('fire 17', { name: 'fo at 22', dice: [6, 6] });
    const away = g.choices().find((c) => c.startsWith('retreat nco1'));
    g.play(away ?? 'no retreat is offered');
    expect(g.events()).toContainEqual(expect.objectContaining({ kind: 'wasted', points: 4, side: 1 }));
    expect(g.position('area 22')).toBe('US squad');
  });

  it('RL 7.7 + RL A-05 as-able: if they are eliminated instead, the enemy takes the rest', () => {
    const g = at(`${GE}\narea 17: GE fo\narea 22: US squad; GE nco1 spent`, { casualties: 'as-able' });
    g.play('fire 17', { name: 'fo at 22', dice: [6, 3] }, 'lose nco1');
    expect(g.events()).not.toContainEqual(expect.objectContaining({ kind: 'wasted' }));
    expect(g.position('area 22')).toBe('US squad spent');
  });

  it('RL 7.7 without friends there is no such roll', () => {
    const g = at(`${GE}\narea 17: GE fo\narea 22: US squad`).play('fire 17', { name: 'fo at 22', dice: [1, 6] });
    expect(resultOf(g)).toBeLessThan(1);
  });

  it('RL A-40 an area with only own troops may be fired at: the roll is made, no attack follows', () => {
    const g = at(`${GE}\narea 17: GE fo, squad`).play('fire 17', { name: 'fo at 17', dice: [3] });
    expect(g.position('markers')).toBe('GE artillery 17');
    const h = at(`${GE}\narea 17: GE fo, squad`).play('fire 17', { name: 'fo at 17', dice: [6, 1] });
    expect(h.choices()).toEqual(['flip squad', 'lose fo', ...h.choices().slice(2)]);
  });
});

describe('the start of a game', () => {
  it('RL 5.1 the American, all afloat, has nothing to fire and the German begins', () => {
    expect(fresh().ask()).toMatchObject({ seat: 'GE', step: 'indirect' });
  });
});
