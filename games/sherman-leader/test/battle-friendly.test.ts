// The Fast and the Slow step: who acts when, movement, transport, attacks, Tactics, skills, heroics, the end of a Battle.
import { describe, expect, it } from 'vitest';
import { BATTLE, BATTLE_STATUS, DESTROYED, FULL, HALF, TURN } from '../src/state/layout.ts';
import { attack, type Battle, battle, damageOf, events, game, of, run, stressOf } from './battle-kit.ts';

const slow = (lines: string, options = {}): Battle => battle(`turn: 2 of 5\n${lines}\nphase: slow`, options);
const fast = (lines: string, options = {}): Battle => battle(`turn: 2 of 5\n${lines}\nphase: fast`, options);

describe('who acts when', () => {
  it('SL G51 + SL 6.1 + SL 6.17 Fast, then the enemy, then Slow; one Unit after another', () => {
    const g = fast('at 62: 902 Sanders skilled, 901 Jones recruit\nat 11: Pz IV\nat 13: Truck');
    expect(g.choices()).toEqual(['act 902', 'end']);
    expect(g.why('act 901')?.rule).toBe('SL 6.1');
    run(g, ['act 902'], ['stay', 3]);
    // Nobody else is Fast: the Movement roll follows at once.
    expect(g.ask().step).toBe('enemy-actions');
    run(g, ['the rest']);
    expect(g.ask().step).toBe('friendly');
    expect(g.choices()).toEqual(['act 901', 'end']);
    expect(g.why('act 902')?.text).toContain('Fast step');
  });

  it('SL G23 an Unfit Commander is Slow, at -2 and without Skills', () => {
    const g = fast('at 62: 902 Sanders ace stress14, 901 Brannigan ace\nat 62: Rifle');
    expect(g.choices()).toEqual(['act 901', 'end']);
    const s = slow('at 62: 902 Sanders ace stress14\nat 62: Rifle');
    run(s, ['act 902'], ['stay'], ['rifle 62', 5, 4, 1]);
    // HE 5, +2 Range 0, -2 Unfit; two dice, not the three of Close Combat.
    expect(attack(s)).toMatchObject({
      needs: 5,
      dice: [5, 4],
      modifiers: [
        ['Sanders (Unfit)', -2],
        ['Range 0', 2],
      ],
    });
  });

  it('SL G25 + SL R69 a Fast Unit acts again in the Slow step with a Tactic counter, and only there', () => {
    const g = fast('at 62: 902 Alvarez skilled, 901 Jones\nat 11: Pz IV\nat 13: Truck');
    expect(g.why('tactic 902')?.rule).toBe('SL R69');
    run(g, ['act 902'], ['stay', 3], ['the rest']);
    expect(g.choices()).toEqual(['act 901', 'tactic 902', 'end']);
    run(g, ['tactic 902'], ['to 52']);
    expect(g.position('friend 1')).not.toContain('tactics');
    expect(g.choices()).not.toContain('tactic 902');
  });

  it('SL R85 a Fast Commander who becomes Shaken after his turn does not act again in the Slow step', () => {
    const g = fast('at 52: 902 Sanders skilled stress6, 901 Jones\nat 43: Pz IV, Building');
    run(g, ['act 902'], ['stay'], ['hold', 3]);
    run(g, ['pz iv 43']);
    run(g, ['at 902', 9, 1, 9, 'stress/stress']);
    expect(g.choices()).toEqual(['act 901', 'end']);
  });

  it('SL G24 + SL G53 a Command Tactic lets a Slow Unit act in the Fast step and again in the Slow step', () => {
    const g = fast('at 62: 301 Henders green, 902 Reisner green\nat 11: Pz IV\nat 13: Truck');
    expect(g.choices()).toEqual(['command 301', 'end']);
    run(g, ['command 301']);
    expect(g.choices()).toEqual(['for 301', 'for 902']);
    run(g, ['for 902'], ['to 52', 3], ['the rest']);
    expect(g.choices()).toContain('act 902');
    expect(g.position('friend 1')).not.toContain('tactics');
  });

  it('SL R91 the Commander spends his own counters first', () => {
    const g = fast('at 62: 1001 Alvarez average\nat 11: Pz IV\nat 13: Truck');
    expect(g.position('friend 1')).toContain('tactics=101');
    run(g, ['tactic 1001'], ['stay', 3]);
    expect(g.position('friend 1')).toMatch(/tactics=1$/);
  });

  it('SL 3.17 why a counter cannot be used', () => {
    const g = fast('at 62: 902 Reisner, 901 Jones\nat 11: Pz IV');
    expect(g.why('tactic 902')?.text).toContain('no Tactic counter');
    expect(g.why('command 902')?.text).toContain('no Command Tactic counter');
    expect(g.why('heroics Reisner 901')?.rule).toBe('SL 10.2');
  });
});

describe('movement', () => {
  it('SL 6.2 a Unit moves up to its Speed through hexes it may enter', () => {
    const g = slow('terrain: ----/----/----/----/-IW-/----\nat 62: 042 Eandi\nat 11: Pz IV');
    run(g, ['act 042']);
    expect(g.choices()).toEqual(['stay', 'to 41', 'to 42', 'to 51', 'to 61', 'to 63', 'to 64', 'off']);
    expect(g.why('to 52')?.text).toContain('Impassable');
    expect(g.why('to 53')?.text).toContain('Water');
    expect(g.why('to 31')?.text).toContain('31 is too far for 042 M4 Sherman (75mm) (Speed 2)');
    expect(g.why('to 62')?.text).toContain('stay');
    expect(g.why('overdrive to 31')?.rule).toBe('SL 3.17');
  });

  it('SL G36 + SL 5.4 infantry enters Impassable hexes, nobody Water', () => {
    const g = slow('terrain: ----/----/----/----/-IW-/----\nat 62: 902 Reisner\nat 11: Pz IV');
    run(g, ['act 902']);
    expect(g.choices()).toEqual(['stay', 'to 51', 'to 52', 'to 61', 'to 63', 'off']);
  });

  it('SL G36 Light, Heavy, Bocage and Impassable add to Defense and block sight; Water does neither', () => {
    const cases = [
      ['L', 1, true],
      ['H', 2, true],
      ['B', 1, true],
      ['I', 2, true],
      ['W', 0, false],
    ] as const;
    for (const [letter, cover, blocks] of cases) {
      const g = slow(
        `terrain: ----/----/----/-${letter}${letter}-/----/----\nat 52: 042 Eandi\nat 32: Pz IV\nat 53: Rifle`,
      );
      run(g, ['act 042'], ['stay']);
      expect(g.choices().includes('pz iv 32')).toBe(!blocks);
      if (letter === 'W') continue;
      const near = slow(`terrain: ----/----/----/----/--${letter}-/----\nat 52: 042 Eandi\nat 53: Rifle`);
      run(near, ['act 042'], ['stay'], ['rifle 53', 9, 1, 1]);
      expect(attack(near).defense).toBe(3 + cover);
    }
  });

  it('SL R36 + SL R80 Overdrive: one hex more for 1 Stress, only where it is needed', () => {
    const g = slow('at 62: 042 Castellano green\nat 11: Pz IV');
    run(g, ['act 042']);
    expect(g.why('overdrive to 42')?.rule).toBe('SL R80');
    expect(g.choices()).toContain('overdrive to 31');
    run(g, ['overdrive to 31']);
    expect(stressOf(g.state, 'Castellano')).toBe(1);
    expect(g.position('friend 1')).toContain(' 31');
  });

  it('SL 6.14 Engine or Suspension: the Vehicle does not move; its attack is asked for', () => {
    const g = slow('at 62: 042 Eandi suspension\nat 62: Rifle');
    run(g, ['act 042']);
    expect(g.ask().step).toBe('attack');
  });

  it('SL G54 + SL 6.4 + SL R47 over the bottom edge a Unit leaves; with the last one the Battle ends', () => {
    const g = slow('at 62: 902 Reisner, 901 Jones\nat 11: Pz IV, Tiger, 2 StuG');
    run(g, ['act 902'], ['off']);
    expect(g.position('friend 1')).toContain('902 Reisner - retreated');
    run(g, ['act 901']);
    expect(g.warnings('off')[0]?.rule).toBe('SL 6.4');
    run(g, ['off', 'E02', 5]);
    // Post-combat as usual: 2 Stress, less 0 for a Recruit's Cool.
    expect(g.state[BATTLE]).toBe(0);
    expect(stressOf(g.state, 'Reisner')).toBe(2);
    expect(g.position('battalion 10A')).toContain('full');
  });

  it('SL 6.4 far from the edge nobody leaves', () => {
    const g = slow('at 42: 902 Reisner\nat 11: Pz IV');
    run(g, ['act 902']);
    expect(g.why('off')?.rule).toBe('SL 6.4');
  });
});

describe('transport', () => {
  it('SL G53 + SL 6.3 a Halftrack carries a Rifle Team, which then neither moves nor attacks', () => {
    const g = slow('at 62: 501 Blair green, 902 Reisner, 901 Jones, 1132 Cruz, 042 Eandi\nat 31: Rifle');
    run(g, ['act 501'], ['to 42']);
    expect(g.choices()).toEqual(['carry 902', 'carry 901', 'carry 1132', 'go']);
    expect(g.why('carry 042')?.text).toContain('Infantry and Artillery');
    run(g, ['carry 902']);
    expect(g.choices()).toEqual(['carry 1132', 'go']);
    expect(g.why('carry 901')?.text).toContain('at most one');
    run(g, ['carry 1132']);
    expect(g.position('friend 2')).toContain('902 Reisner 42');
    expect(g.position('friend 4')).toContain('1132 Cruz 42');
    run(g, ['hold']);
    expect(g.why('act 902')?.text).toContain('carried');
    expect(g.why('act 1132')?.text).toContain('carried');
  });

  it('SL G53 who has acted in this step, or stands elsewhere, is not carried', () => {
    const g = slow('at 62: 501 Blair green, 902 Reisner\nat 61: 901 Jones\nat 11: Pz IV');
    run(g, ['act 902'], ['stay'], ['act 501'], ['to 52']);
    expect(g.ask().step).toBe('friendly');
  });

  it('SL R62 the Transport keeps out of Impassable hexes, so its load does as well', () => {
    const g = slow('terrain: ----/----/----/----/-I--/----\nat 62: 501 Blair green, 902 Reisner\nat 11: Pz IV');
    run(g, ['act 501']);
    expect(g.why('to 52')?.text).toContain('Impassable');
  });

  it('SL R93 an Immobile Unit is carried for 1 Stress; without a Commander not at all', () => {
    const g = slow('at 62: 501 Blair green, 902 Reisner immobile, 901 - immobile\nat 11: Pz IV');
    run(g, ['act 501'], ['to 52']);
    expect(g.why('carry 901')?.rule).toBe('SL 6.16');
    run(g, ['carry 902']);
    expect(stressOf(g.state, 'Reisner')).toBe(1);
    expect(damageOf(g.state, '902')).toBe(0);
  });

  it('SL G53 a Unit carried in the Fast step acts in the Slow step', () => {
    const g = fast('at 62: 501 Novak veteran, 902 Reisner\nat 11: Pz IV\nat 13: Truck');
    run(g, ['act 501'], ['to 52'], ['carry 902', 3], ['the rest']);
    expect(g.choices()).toContain('act 902');
  });
});

describe('attacks', () => {
  it('SL G50 + SL G18 a hit stands if the Defense die is higher', () => {
    const lines = 'at 52: 042 Eandi average\nat 42: StuG\nat 13: Truck';
    const g = slow(lines);
    run(g, ['act 042'], ['stay'], ['stug 42', 9, 1, 5]);
    expect(attack(g)).toMatchObject({ defense: 3, defenseDice: [5], stands: 1 });
    expect(g.position('enemy 1')).toBe('StuG - destroyed');
    const two = slow(lines);
    run(two, ['act 042'], ['stay'], ['stug 42', 9, 9, 3, 2]);
    expect(attack(two)).toMatchObject({ stands: 0 });
  });

  it('SL G56 + SL 6.7 HE 6 at Range 1 with +2: 4 is needed', () => {
    const g = slow('terrain: ----/----/----/-H--/----/----\nat 52: 501 Blair skilled\nat 42: Rifle\nat 13: Truck');
    run(g, ['act 501'], ['stay']);
    const odds = g.odds('rifle 42');
    expect(odds?.modifiers.filter((m) => m.value !== 0).map((m) => [m.label, m.value])).toEqual([
      ['Blair', 2],
      ['Defense: Rifle', 3],
      ['Defense: Cover', 2],
    ]);
    // 70 % a die, Defense 5 lets half through: 1 - (1 - 0.35)^2.
    expect(odds?.results.map((r) => Math.round(r.chance * 10000))).toEqual([900, 3325, 5775]);
    run(g, ['rifle 42', 1, 5, 2]);
    expect(attack(g)).toMatchObject({ needs: 4, hits: 1, defense: 5, stands: 0 });
  });

  it('SL G17 a range of 1-4 excludes Range 0; beyond the range nothing is attacked', () => {
    const g = slow('at 52: 931 Kolchak\nat 52: Rifle\nat 42: Truck\nat 12: AT\nat 11: MG');
    run(g, ['act 931'], ['stay']);
    expect(g.choices()).toEqual(['at 12', 'mg 11', 'truck 42', 'hold']);
    expect(g.why('rifle 52')?.text).toContain('Range 0');
  });

  it('SL 6.7 range modifiers -1, -2, -3 at Range 2, 3, 4', () => {
    const needs = ['52', '42', '32', '22', '12'].map((hex) => {
      const g = slow(`at 52: 051 Stout average\nat ${hex}: Pz IV\nat 64: Truck`);
      run(g, ['act 051'], ['stay'], [`pz iv ${hex}`, 1, 1]);
      return attack(g).needs;
    });
    // AP 4; Stout +0 at Range 0, +1 beyond.
    expect(needs).toEqual([2, 3, 4, 5, 6]);
  });

  it('SL R01 without the option Range 0 has no modifier for us either', () => {
    const g = slow('at 52: 051 Stout average\nat 52: Pz IV', { rangeZero: 'none' });
    run(g, ['act 051'], ['stay'], ['pz iv 52', 1, 1]);
    expect(attack(g).needs).toBe(4);
  });

  it('SL G52 Infantry that moves and attacks suffers its Stress, after the attack (R89)', () => {
    const g = slow('at 62: 921 Reisner green\nat 51: Rifle\nat 13: Truck');
    run(g, ['act 921'], ['to 52']);
    expect(g.warnings('rifle 51')[0]?.text).toContain('2 Stress');
    run(g, ['rifle 51', 1, 1]);
    expect(stressOf(g.state, 'Reisner')).toBe(2);
  });

  it('SL R89 the Stress of moving and attacking does not spoil that attack', () => {
    const g = slow('at 62: 921 Reisner green stress4\nat 51: Rifle\nat 13: Truck');
    run(g, ['act 921'], ['to 52'], ['rifle 51', 1, 1]);
    expect(attack(g).modifiers).toEqual([]);
    expect(stressOf(g.state, 'Reisner')).toBe(6);
  });

  it('SL G52 + SL R34 Artillery moves or attacks; nobody moves after attacking', () => {
    const g = slow('at 62: 1132 Cruz, 042 Eandi\nat 51: Rifle\nat 13: Truck');
    run(g, ['act 1132'], ['to 52']);
    expect(g.ask().step).toBe('friendly');
    run(g, ['act 042'], ['stay'], ['rifle 51', 1, 1]);
    expect(g.ask().step).not.toBe('move');
  });

  it('SL R35 Aggressive cancels the Stress of moving and attacking; a Cautious Unit does not do both', () => {
    const g = slow('at 62: 921 Sanders average, 922 Dombrowski\nat 51: Rifle\nat 13: Truck');
    run(g, ['act 921'], ['to 52'], ['rifle 51', 1, 1]);
    expect(stressOf(g.state, 'Sanders')).toBe(0);
    run(g, ['act 922'], ['to 52']);
    expect(g.position('friend 2')).toContain('done moved');
    expect(g.position('friend 2')).not.toContain('attacked');
    expect(stressOf(g.state, 'Dombrowski')).toBe(0);
  });

  it('SL R33 Close Combat: a third die at Range 0', () => {
    const g = slow('at 62: 902 Sanders skilled\nat 62: Rifle\nat 13: Truck');
    run(g, ['act 902'], ['stay'], ['rifle 62', 1, 1, 10, 1, 1, 9]);
    expect(attack(g)).toMatchObject({ dice: [1, 1, 10], hits: 3, stands: 1 });
  });

  it('SL 3.17 Marksman: the target has no Cover bonus', () => {
    const g = slow('terrain: ----/----/----/-H--/----/----\nat 52: 1111 Red-Tree skilled\nat 42: Rifle\nat 13: Truck');
    run(g, ['act 1111'], ['stay']);
    expect(g.odds('rifle 42')?.modifiers.find((m) => m.excluded)?.label).toContain('Marksman');
    run(g, ['rifle 42', 10, 1, 4]);
    expect(attack(g)).toMatchObject({ defense: 3, stands: 1 });
  });

  it('SL 3.17 + SL 6.6 Spotter and Indirect Fire need no sight', () => {
    const wall = 'terrain: ----/----/----/HHHH/----/----';
    const g = slow(`${wall}\nat 52: 1132 Cruz average, 931 Kolchak, 1131 Garrity\nat 32: Pz IV\nat 13: Truck`);
    run(g, ['act 1132'], ['stay']);
    expect(g.choices()).toContain('pz iv 32');
    run(g, ['hold'], ['act 931'], ['stay']);
    expect(g.choices()).toContain('pz iv 32');
    run(g, ['hold'], ['act 1131'], ['stay']);
    expect(g.ask().step).not.toBe('attack');
  });

  it('SL 6.6 why a target is not seen', () => {
    const g = slow('terrain: ----/----/----/HHHH/----/----\nat 52: 042 Eandi\nat 32: Pz IV\nat 42: Truck');
    run(g, ['act 042'], ['stay']);
    expect(g.why('pz iv 32')?.text).toContain('from 52 to 32');
  });

  it('SL G36 + SL 5.5 an enemy in Bocage is attacked from Range 0 or 1 only, by mortars too', () => {
    const g = slow('terrain: ----/----/-B--/----/----/----\nat 52: 931 Kolchak\nat 32: Rifle\nat 42: Truck');
    run(g, ['act 931'], ['stay']);
    expect(g.why('rifle 32')?.text).toContain('Bocage');
  });

  it('SL 6.14 Gun: no Range 2+; Machine Gun: no Range 0', () => {
    const gun = slow('at 52: 042 Eandi gun\nat 32: Pz IV\nat 42: Truck');
    run(gun, ['act 042'], ['stay']);
    expect(gun.why('pz iv 32')?.text).toContain('Gun');
    expect(gun.choices()).toContain('truck 42');
    const mg = slow('at 52: 042 Eandi mg\nat 52: Pz IV\nat 42: Truck');
    run(mg, ['act 042'], ['stay']);
    expect(mg.why('pz iv 52')?.text).toContain('Machine Gun');
  });

  it('SL R65 a Machine Gun Team has HE 2 at Range 0 and HE 4 beyond', () => {
    const zero = slow('at 52: 921 Reisner green\nat 52: Rifle\nat 13: Truck');
    run(zero, ['act 921'], ['stay'], ['rifle 52', 1, 1, 1, 1]);
    expect(attack(zero).printed).toBe(2);
    const one = slow('at 52: 921 Reisner green\nat 42: Rifle\nat 13: Truck');
    run(one, ['act 921'], ['stay'], ['rifle 42', 1, 1]);
    expect(attack(one).printed).toBe(4);
  });

  it('SL 3.16 no AP value, AP at Range 0 only', () => {
    const mg = slow('at 52: 921 Reisner, 902 Jones\nat 42: Pz IV\nat 43: Truck');
    run(mg, ['act 921'], ['stay']);
    expect(mg.why('pz iv 42')?.text).toContain('cannot attack this kind of target');
    run(mg, ['hold'], ['act 902'], ['stay']);
    expect(mg.why('pz iv 42')?.text).toContain('Range 1');
  });

  it('SL 6.7 an attack that cannot hit is not made', () => {
    const g = slow('at 62: 301 Henders recruit stress5\nat 53: Pz IV\nat 62: Truck');
    run(g, ['act 301'], ['to 63']);
    // AP 9, Shaken Recruit -3, moved -1: 13.
    expect(g.why('pz iv 53')?.text).toContain('more than 10');
  });

  it('SL G104 + SL 10.3 at Range 0 on 6+, at Range 1 on 8+: Defense 1 lower', () => {
    const zero = slow('at 52: 042 Eandi average\nat 52: Pz IV\nat 13: Truck', { flank: 'on' });
    run(zero, ['act 042'], ['stay']);
    // Defense 2, or 1 on half of the Flank dice; needs 3 on two dice.
    expect(zero.odds('pz iv 52')?.expected).toContain('Defense 2, or 1 after a Flank roll of 6+');
    run(zero, ['pz iv 52', 3, 1, 6, 2]);
    expect(attack(zero)).toMatchObject({ flank: 6, defense: 1, stands: 1 });
    const one = slow('at 52: 042 Eandi average\nat 42: Pz IV\nat 13: Truck', { flank: 'on' });
    run(one, ['act 042'], ['stay'], ['pz iv 42', 4, 1, 7, 2]);
    expect(attack(one)).toMatchObject({ flank: 7, defense: 2, stands: 0 });
    const two = slow('at 52: 042 Eandi average\nat 32: Pz IV\nat 13: Truck', { flank: 'on' });
    run(two, ['act 042'], ['stay'], ['pz iv 32', 9, 1, 2]);
    expect(attack(two).flank).toBe(0);
  });
});

describe('heroics', () => {
  it('SL G103 + SL 10.2 a Commander without Unit takes over one of his type in his hex', () => {
    const g = battle(
      'turn: 2 of 5\nresult: 3\nat 52: 902 Reisner green casualty, 1041 -\nat 43: Pz IV, Building\nphase: enemy',
      { heroics: 'on' },
    );
    run(g, ['pz iv 43', 9, 1, 9, 'casualty/engine']);
    expect(g.position('unit 902')).toContain('lost');
    run(g, ['heroics Reisner 1041'], ['act 1041'], ['stay'], ['building 43', 3, 4, 9]);
    // He commands it: no -2 any more.
    expect(attack(g)).toMatchObject({ attacker: '1041', needs: 4, hits: 1 });
  });

  it('SL G103 he needs a Unit without a fit Commander in the hex where his own was Destroyed', () => {
    const g = battle(
      `turn: 2 of 5\nat 52: 902 Reisner green destroyed, 901 -, 921 Sanders, 042 -\nat 51: 903 -\nat 11: Pz IV\nphase: slow`,
      { heroics: 'on' },
    );
    expect(g.choices()).toContain('heroics Reisner 901');
    expect(g.why('heroics Reisner 921')?.text).toContain('keeps it');
    expect(g.why('heroics Reisner 042')?.text).toContain('type');
    expect(g.why('heroics Reisner 903')?.text).toContain('hex');
    expect(g.why('heroics Sanders 901')?.text).toContain('Destroyed');
    run(g, ['heroics Reisner 901']);
    expect(g.position('friend 2')).toContain('901 Reisner 52');
    expect(g.position('friend 1')).toContain('902 - 52 destroyed');
    expect(g.choices()).not.toContain('heroics Reisner 901');
  });
});

describe('the end of a turn and of the Battle', () => {
  it('SL G70 + SL 6.18 + SL R39 the points left are compared with the printed numbers', () => {
    const status = (points: number, enemies: string): number => {
      const g = slow(`target: 10A\nat 64: 902 Reisner, 901 Jones\n${enemies}`);
      run(g, points > 4 ? ['end', 3] : ['end']);
      return g.state[BATTLE_STATUS];
    };
    expect(status(10, 'at 11: 3 Pz IV, Rifle')).toBe(FULL);
    expect(status(9, 'at 11: 3 Pz IV')).toBe(HALF);
    expect(status(5, 'at 11: Pz IV, 2 Rifle')).toBe(HALF);
    expect(status(4, 'at 11: Pz IV, Rifle')).toBe(DESTROYED);
  });

  it('SL G70 + SL 6.19 a Destroyed Battalion may be fought on; the last turn ends the Battle', () => {
    const g = slow('target: 10A\nat 64: 902 Reisner\nat 11: Pz IV');
    run(g, ['end']);
    expect(g.choices()).toEqual(['end', 'fight on']);
    run(g, ['fight on', 3]);
    expect(g.state[TURN]).toBe(3);
    const last = battle('target: 10A\nturn: 5 of 5\nat 64: 902 Reisner\nat 11: Tiger, Pz IV, 2 StuG\nphase: slow');
    run(last, ['end', 'E02', 5]);
    expect(last.state[BATTLE]).toBe(0);
  });

  it('SL 10.1 + SL G102 + SL R95 one turn more, once in a Battle', () => {
    const g = battle('turn: 5 of 5\nat 64: 902 Reisner\nat 11: Tiger, Pz IV, 2 StuG\nphase: slow', { tenacity: 'on' });
    run(g, ['end']);
    expect(g.choices()).toEqual(['press on', 'break off']);
    run(g, ['press on', 3]);
    expect(g.position('turn')).toBe('6 of 6');
    run(g, ['the rest'], ['end', 'E02', 5]);
    expect(g.state[BATTLE]).toBe(0);
    expect(stressOf(g.state, 'Reisner')).toBe(3);
  });

  it('SL R103 with the last enemy the Battle ends: no Tenacity, no Movement roll, nobody else is asked', () => {
    const slow = battle(
      'target: 10A\nbattalion 6C: full\nturn: 5 of 5\nat 61: 042 Eandi average\nat 51: Truck\nphase: slow 5',
      {
        tenacity: 'on',
      },
    );
    run(slow, ['act 042'], ['stay'], ['truck 51', 10, 10, 10, 10, 'E02']);
    expect(slow.state[BATTLE]).toBe(0);
    expect(of(slow, 'tenacity')).toEqual([]);
    const fast = battle(
      'target: 10A\nbattalion 6C: full\nturn: 2 of 5\nat 61: 042 Eandi ace\nat 62: 902 Reisner, 904 Yazzie\nat 51: Truck\nphase: fast 2',
    );
    run(fast, ['act 042'], ['stay'], ['truck 51', 10, 10, 10, 10, 'E02']);
    expect(fast.state[BATTLE]).toBe(0);
    expect(of(fast, 'movement-roll')).toEqual([]);
    expect(of(fast, 'status')).toHaveLength(1);
  });

  it('SL R47 when the last Unit falls the Battle is over at once', () => {
    const g = battle('turn: 2 of 5\nresult: 3\nat 52: 902 Reisner\nat 43: Tiger, Pz IV, 2 StuG\nphase: enemy');
    run(g, ['tiger 43', 9, 1, 9, 'mowed/explosion', 'E02', 5]);
    expect(g.state[BATTLE]).toBe(0);
    expect(of(g, 'battle-over')[0]?.why).toBe('units');
  });
});

describe('rulings', () => {
  it('SL R87 an Unfit Commander still suffers Stress for a Suppressed attack; a dead one cannot', () => {
    const g = slow('at 52: 902 Reisner stress7 suppressed, 901 Jones\nat 52: Rifle\nat 13: Truck');
    run(g, ['act 902'], ['stay'], ['rifle 52', 1, 1]);
    expect(stressOf(g.state, 'Reisner')).toBe(8);
  });

  it('SL R93 being carried removes Exposed and counts as having moved', () => {
    const g = slow('at 62: 501 Blair green, 902 Reisner exposed\nat 11: Pz IV');
    run(g, ['act 501'], ['to 52'], ['carry 902']);
    expect(damageOf(g.state, '902')).toBe(0);
    expect(g.position('friend 2')).toContain('moved-before');
  });

  it('SL R97 Mud holds a Halftrack that would rush', () => {
    const g = battle(
      'target: 2A\ntops: E22\nturn: 1 of 5\nresult: 9\nat 64: 902 Reisner\nat 22: Halftrack, Building\nphase: enemy',
    );
    run(g, ['halftrack 22']);
    expect(of(g, 'order')[0]).toMatchObject({ order: 'Hold', why: 2 });
  });

  it('SL R99 a needed number below 1 is 1 when targets are compared', () => {
    // Tiger at Range 0: AP 1 - 2 against either; then the Defense decides: 501 has 1, 042 has 2.
    const g = battle(
      'turn: 2 of 5\nresult: 3\nat 52: 042 Eandi exposed, 501 Blair\nat 52: Tiger, Building\nphase: enemy',
    );
    run(g, ['tiger 52', 1, 1, 1, 1]);
    expect(attack(g).target).toBe('501');
  });

  it('SL R101 Glancing, then the notes of the map, then the Event', () => {
    const g = battle('battalion 4C: full front vp0 next0\ntarget: 10A\nfight: 042 Eandi glancing\nphase: begin');
    run(g, ['begin', 'Eandi', 'E02', 'E1', 'E2', 'E3', 'E4', 'E5', 'E6']);
    const told = events(g).filter((e) => e.kind === 'stress' || e.kind === 'card');
    expect(told.map((e) => (e.kind === 'stress' ? e.what : e.kind))).toEqual([
      'Glancing',
      '4C Artillery Observers',
      'card',
    ]);
    expect(told[2]).toMatchObject({ kind: 'card', card: 'Uneventful March' });
    expect(stressOf(g.state, 'Eandi')).toBe(2);
  });

  it('SL R103 with no enemy left the Battle ends by itself', () => {
    const g = slow('target: 10A\nat 52: 902 Reisner green\nat 52: Truck');
    run(g, ['act 902'], ['stay'], ['truck 52', 10, 10, 9, 9, 'E02']);
    expect(g.state[BATTLE]).toBe(0);
    expect(g.position('battalion 10A')).toContain('destroyed');
  });

  it('SL R105 a Priest is carried, unless it cannot be moved', () => {
    const g = slow('at 62: 501 Blair green, 201 Cruz, 202 Garrity engine\nat 11: Pz IV');
    run(g, ['act 501'], ['to 52']);
    expect(g.choices()).toEqual(['carry 201', 'go']);
    expect(g.why('carry 202')?.text).toContain('Engine');
  });

  it('SL R76 a note stays in force through the Battle in which its Battalion falls to Half', () => {
    const g = battle('target: 4A\nturn: 2 of 5\nat 64: 902 Reisner\nat 11: 3 Pz IV, Halftrack\nphase: slow');
    run(g, ['end', 5]);
    expect(g.state[BATTLE_STATUS]).toBe(HALF);
    // 5, +1 Spearhead, -2 Half.
    expect(of(g, 'movement-roll')[0]).toMatchObject({ result: 4 });
  });

  it('SL R89 a Suppressed attack is paid before, moving and attacking after the dice', () => {
    const g = slow('at 62: 902 Reisner green stress4 suppressed\nat 51: Rifle\nat 13: Truck\nat 64: 901 Jones');
    run(g, ['act 902'], ['to 52'], ['rifle 51', 1, 1]);
    // 5 Stress: Shaken in the attack; 6 after it.
    expect(attack(g).modifiers).toContainEqual(['Reisner (Shaken)', -1]);
    expect(stressOf(g.state, 'Reisner')).toBe(6);
  });
});

describe('a Unit that can attack nobody', () => {
  const OPEN = 'turn: 2 of 5\nat 64: 904 Yazzie\nat 11: 2 Building\n';
  const asked = (g: Battle, name: string): { readonly rule: string; readonly code: string | undefined } | undefined => {
    const verdict = game.verdict(g.state, name);
    return verdict.kind === 'refused' ? { rule: verdict.reason.rule, code: verdict.reason.code } : undefined;
  };

  it.each([
    [
      'SL 6.2 + SL G52 Cannot Move & Attack',
      `${OPEN}terrain: ----/----/----/HHHH/----/----\nat 62: 931 Kolchak average, 042 Eandi average\nat 33: Rifle\nphase: slow`,
      ['act 931', 'to 52'],
      'rifle 33',
      { unit: '931', why: 'moveOrAttack', rule: 'SL 6.2' },
    ],
    [
      'SL 3.17 Cautious',
      `${OPEN}at 62: 042 Madsen green\nat 43: Rifle\nphase: slow`,
      ['act 042', 'to 52'],
      'rifle 43',
      { unit: '042', why: 'cautious', rule: 'SL 3.17' },
    ],
    [
      'SL 6.16 + SL G69 Suppressed without a Commander',
      `${OPEN}at 52: 902 - suppressed\nat 43: Rifle\nphase: slow`,
      ['act 902', 'stay'],
      'rifle 43',
      { unit: '902', why: 'suppressed', rule: 'SL 6.16' },
    ],
  ] as const)('%s: is told, and why answers', (_rule, position, names, target, told) => {
    const g = battle(position, { campaign: 'BU44' });
    run(g, ...names.map((name) => [name] as const));
    expect(of(g, 'no-attack')).toMatchObject([told]);
    expect(game.decision(g.state)?.step).toBe('friendly');
    expect(asked(g, target)).toEqual({ rule: told.rule, code: told.why });
    expect(g.choices()).not.toContain(target);
  });

  it('SL 6.7 out of range: is told, why answers until another Unit acts', () => {
    const g = battle(`${OPEN}at 62: 902 Reisner, 901 Jones\nat 22: Rifle\nphase: slow`);
    run(g, ['act 902'], ['stay']);
    expect(of(g, 'no-attack')).toMatchObject([{ unit: '902', why: 'noTarget', rule: 'SL 6.7' }]);
    expect(asked(g, 'rifle 22')).toMatchObject({ code: 'outOfRange' });
    run(g, ['act 901'], ['stay']);
    expect(asked(g, 'rifle 22')).toMatchObject({ code: 'outOfRange' });
    expect(game.reason(g.state, 5 | (0 << 4), game.refuse(g.state, 5 | (0 << 4))).data).toMatchObject({ unit: '901' });
  });

  it('SL 6.2 the question before says what it may do', () => {
    const why = (position: string, name: string): string | undefined => {
      const g = battle(position, { campaign: 'BU44' });
      run(g, [name]);
      return game.decision(g.state)?.prompt.why;
    };
    expect(why(`${OPEN}at 62: 931 Kolchak average\nat 33: Rifle\nphase: slow`, 'act 931')).toContain('not both');
    expect(why(`${OPEN}at 62: 042 Madsen green\nat 33: Rifle\nphase: slow`, 'act 042')).toContain('Cautious');
    expect(why(`${OPEN}at 52: 902 - suppressed\nat 43: Rifle\nphase: slow`, 'act 902')).toContain('cannot attack');
    expect(why(`${OPEN}at 52: 902 Reisner\nat 43: Rifle\nphase: slow`, 'act 902')).toContain('then it attacks');
  });
});
