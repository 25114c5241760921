// Every effect code of the battle half has a test of what it does. Names of tests hold the constants of effects.ts.
import { describe, expect, it } from 'vitest';
import { countersOf } from '../src/rules/battle/place-enemies.ts';
import {
  F_STRESS_SPARED,
  FRIEND_STATE,
  LAST_TURN,
  MOVE_DIE,
  MOVE_RESULT,
  POINTS,
  SO,
  TURN,
} from '../src/state/layout.ts';
import { AT_GUN, BUNKER, MG, MORTAR, RIFLE, TANK } from '../src/state/terms.ts';
import { attack, type Battle, battle, damageOf, events, of, run, stressOf, t } from './battle-kit.ts';

const CLEAR = '----/----/----/----/----/----';
const TILES = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6'];
const JAPAN = { campaign: 'SA44' };
const JUNGLE = ['J1', 'J2', 'J3', 'J4', 'J5', 'J7'];

/** One friendly Unit attacks in the Slow step of a turn; returns the attack. */
function fire(lines: string, unit: string, target: string, dice: readonly number[], options = {}, turn = 3): Battle {
  // Somebody else could still act, so the turn does not end with this attack.
  const g = battle(`turn: ${turn} of 5\n${lines}\nat 64: 904 Yazzie\nphase: slow`, options);
  run(g, [`act ${unit}`], ['stay']);
  return run(g, [target, ...dice]);
}

/** One enemy acts under a Movement result; a Building beside it keeps the step from running by itself. */
function acts(
  result: number,
  lines: string,
  who: string,
  dice: readonly (number | string)[],
  options = {},
  turn = 3,
): Battle {
  const g = battle(`turn: ${turn} of 5\nresult: ${result}\n${lines}\nphase: enemy`, options);
  return run(g, [who, ...dice]);
}

/** A Battle from its Event card on, with tiles of the terrain. */
function begins(
  card: string,
  lines: string,
  options = {},
  tiles = TILES,
  more: readonly (string | number)[] = [],
): Battle {
  const g = battle(`${lines}\nphase: begin`, options);
  return run(g, ['begin', card, ...more, ...tiles]);
}

function counters(lines: string, options: Record<string, string>, kind: number): number {
  return countersOf(t, battle(`${lines}\nat 62: 902 Reisner\nat 11: Rifle`, options).state, kind);
}

describe('Campaign cards', () => {
  it('E_TACMOVE is added to the Movement roll: Bulge +2, Mop Up -1, 4A +1, 14A -1 (also at Half), 5C +1, C10 +1, E06 +1', () => {
    const rolled = (lines: string, options = {}): number => {
      const g = battle(`turn: 2 of 5\n${lines}\nat 64: 902 Reisner\nat 11: 3 Truck, Rifle`, options);
      run(g, ['end', 5]);
      return g.state[MOVE_RESULT];
    };
    expect(rolled('')).toBe(5);
    expect(rolled('', { campaign: 'BU44' })).toBe(7);
    expect(rolled('', { objective: 'MOPU' })).toBe(4);
    expect(rolled('target: 4A')).toBe(6);
    expect(rolled('target: 14A')).toBe(4);
    expect(rolled('battalion 14A: half front vp1 next0\ntarget: 14A')).toBe(2);
    expect(rolled('battalion 5C: full enemy-transit vp0 next0')).toBe(6);
    expect(rolled('condition: C10')).toBe(6);
    expect(rolled('tops: E06')).toBe(6);
  });

  it('E_ENEMY_ATK_VS_AP Olive Drab Paint: +1 against AP Units only', () => {
    const needs = (unit: string): number =>
      attack(acts(3, `at 52: ${unit}\nat 42: Pz IV, Building`, 'pz iv 42', [1, 1], { campaign: 'NA42' })).needs;
    expect(needs('042 Eandi')).toBe(2);
    expect(needs('902 Reisner')).toBe(4);
  });

  it('E_LIGHT_IS_BOCAGE Hedgerows: the tiles lie with Bocage instead of Light Cover', () => {
    const g = begins('E02', 'target: 10A\nfight: 042 Eandi', { campaign: 'NO44' });
    expect(g.position('terrain')).not.toContain('L');
    expect(g.position('terrain')).toContain('B');
    const plain = begins('E02', 'target: 10A\nfight: 042 Eandi');
    expect(plain.position('terrain')).toContain('L');
  });

  it('E_AIRSTRIKE + E_AIRSTRIKE_COST Fighter-Bombers: once a Week, for 1 SO, a random soft or armored Vehicle', () => {
    const lines = 'at 62: 902 Reisner\nat 11: Pz IV, Truck, 2 Rifle\nphase: air';
    const g = battle(`so: 3\n${lines}`, { campaign: 'NO44' });
    expect(g.choices()).toEqual(['strike', 'not now']);
    expect(g.why('free strike')?.text).toContain('air strike');
    run(g, ['strike', 'Truck@11']);
    expect(g.state[SO]).toBe(2);
    expect(g.state[POINTS]).toBe(5);
    expect(g.position('counts')).toContain('airstrikes1');
    expect(g.ask().step).not.toBe('airstrike');
    const poor = battle(`so: 0\n${lines}`, { campaign: 'NO44' });
    expect(poor.why('strike')?.text).toContain('costs 1 SO point; you have 0');
  });

  it('E_AIRSTRIKE_FREE Clear Skies: once, a random armored target', () => {
    const g = battle('condition: C05\nat 62: 902 Reisner\nat 11: Pz IV, Truck, 2 Rifle\nphase: air');
    expect(g.choices()).toEqual(['free strike', 'not now']);
    run(g, ['free strike', 'Pz-IV@11']);
    expect(g.state[POINTS]).toBe(3);
    expect(g.position('counts')).toContain('free-airstrikes1');
    const choices = (enemy: string): string[] =>
      battle(`condition: C05\nat 62: 902 Reisner\nat 11: ${enemy}, 2 Rifle\nphase: air`).choices();
    expect(choices('Halftrack')).toEqual(['free strike', 'not now']);
    expect(choices('Truck')).not.toContain('free strike');
  });

  it('E_BANZAI Rifles ignore the penalty for moving on a result of 9 or more', () => {
    const needs = (result: number): number => {
      const g = acts(result, 'at 52: 902 Reisner\nat 42: Rifle\nat 33: Building', 'rifle 42', [1, 1], JAPAN);
      return attack(g).needs;
    };
    expect(needs(9)).toBe(5 - 2);
    expect(needs(8)).toBe(5 + 2 - 2);
  });

  it('E_ADD adds counters: Volkssturm, Gustav Line and Shuri Line (Front and beyond), 1C, 5S against Assault, E17, C18 in the first Battle', () => {
    expect(counters('target: 10A', { campaign: 'GE45' }, RIFLE)).toBe(3);
    expect(counters('target: 3A', { campaign: 'IT43' }, MORTAR)).toBe(3);
    expect(counters('target: 4A', { campaign: 'IT43' }, MORTAR)).toBe(0);
    expect(counters('target: 3A', { campaign: 'OK45' }, BUNKER)).toBe(1);
    expect(counters('battalion 1C: half enemy-rear vp3 next0\ntarget: 10A', {}, RIFLE)).toBe(3);
    expect(counters('battalion 5S: full enemy-rear vp0 next0\ntarget: 10A', {}, TANK)).toBe(3);
    expect(counters('battalion 5S: full enemy-rear vp0 next0\ntarget: 1S', {}, TANK)).toBe(0);
    expect(counters('tops: E17\ntarget: 10A', {}, TANK)).toBe(3);
    expect(counters('tops: E30\ntarget: 10A', {}, AT_GUN)).toBe(1);
    expect(counters('condition: C18\ntarget: 10A', {}, MG)).toBe(3);
    expect(counters('condition: C18\ncounts: battles1\ntarget: 10A', {}, MG)).toBe(2);
  });
});

describe('Objective cards', () => {
  it('E_BATTLE_TURNS Race for the Bridge: 4 turns', () => {
    expect(begins('E02', 'target: 10A\nfight: 042 Eandi', { objective: 'RACE' }).state[LAST_TURN]).toBe(4);
  });

  it('E_TURNS Assault +1 in the first Battle, 9A -1, C04 -1, E26 +1; never below 1', () => {
    const turns = (lines: string, card = 'E02', options = {}): number =>
      begins(card, `${lines}\nfight: 042 Eandi`, options).state[LAST_TURN];
    expect(turns('target: 10A', 'E02', { objective: 'ASSA' })).toBe(6);
    expect(turns('counts: battles1\ntarget: 10A', 'E02', { objective: 'ASSA' })).toBe(5);
    expect(turns('target: 9A')).toBe(4);
    expect(turns('condition: C04\ntarget: 10A')).toBe(4);
    expect(turns('target: 10A', 'E26')).toBe(6);
  });

  it('E_ATK_R0 Close Quarters: +1 at Range 0', () => {
    const g = fire('at 52: 042 Eandi average\nat 52: Pz IV\nat 13: Truck', '042', 'pz iv 52', [1, 1], {
      objective: 'INVA',
    });
    expect(attack(g)).toMatchObject({ needs: 2 });
    expect(attack(g).modifiers).toContainEqual(['Invasion', 1]);
    const far = fire('at 52: 042 Eandi average\nat 42: Pz IV\nat 13: Truck', '042', 'pz iv 42', [1, 1], {
      objective: 'INVA',
    });
    expect(attack(far).needs).toBe(4);
  });

  it('E_DEF_R0 Desperate Stand: Defense +1 against Range 0', () => {
    const defense = (hex: string): number =>
      attack(
        acts(3, `at 52: 042 Eandi\nat ${hex}: Pz IV, Building`, `pz iv ${hex}`, hex === '52' ? [1, 1, 1, 1] : [1, 1], {
          objective: 'CUTO',
        }),
      ).defense;
    expect(defense('52')).toBe(3);
    expect(defense('42')).toBe(2);
  });

  it('E_DUG_IN Dug In: Infantry and Artillery that have not moved add 1', () => {
    const defense = (unit: string): number =>
      attack(acts(3, `at 52: ${unit}\nat 42: Pz IV, Building`, 'pz iv 42', [1, 1], { objective: 'HOLD' })).defense;
    expect(defense('902 Reisner')).toBe(4);
    expect(defense('902 Reisner moved-before')).toBe(3);
    expect(defense('1132 Cruz')).toBe(3);
    expect(defense('042 Eandi')).toBe(2);
  });
});

describe('Battalion notes', () => {
  it('E_NO_SCOUT Elusive: Scouts give no turns', () => {
    const g = begins('E02', 'target: 7A\nplan 1: 7A trucks0 scouts2\nsupport: trucks0 scouts2\nfight: 042 Eandi');
    expect(g.state[LAST_TURN]).toBe(5);
  });

  it('E_NO_PREMOVE Ambush: no Move Orders; the enemy is placed at once', () => {
    const g = begins('E02', 'target: 8A\nfight: 902 Reisner');
    run(g, ['902 at 62', 'Pz-III', 'Pz-IV', ...new Array(14).fill(1)]);
    expect(g.ask().step).not.toBe('pre-move');
  });

  it('E_ATGUN88 Eighty-Eights: AT Guns have AP 2 and Range 0-4', () => {
    const lines = 'target: 8C\nat 62: 042 Eandi\nat 22: AT Gun, Building';
    expect(attack(acts(3, lines, 'at gun 22', [1, 1]))).toMatchObject({ printed: 2, range: 4, needs: 5 });
    const plain = acts(3, lines.replace('8C', '10A'), 'at gun 22', []);
    expect(of(plain, 'attack')).toHaveLength(0);
  });

  it('E_NIGHT Night Attack: -1 at Range 2 or more, for both sides', () => {
    const lines = (hex: string): string => `target: 4A\nat 52: 042 Eandi average\nat ${hex}: Type 97 Chi-Ha, Building`;
    expect(attack(fire(lines('32'), '042', 'type 97 chi-ha 32', [1, 1], JAPAN)).needs).toBe(5 - 1 + 1 + 1);
    expect(attack(fire(lines('42'), '042', 'type 97 chi-ha 42', [1, 1], JAPAN)).needs).toBe(5 - 1);
    expect(attack(acts(3, lines('32'), 'type 97 chi-ha 32', [1, 1], JAPAN)).needs).toBe(7 + 1 + 1);
  });

  it('E_RIFLE_PREADV In the Wire: Rifles make three starting Advances', () => {
    const g = begins('E02', 'target: 5A\nfight: 042 Eandi', { ...JAPAN, enemyTies: 'first' }, JUNGLE);
    run(g, ['042 at 61', ...new Array(12).fill(1), 1, 3]);
    const moves = of(g, 'moves').filter((m) => m.piece === 'Rifle');
    expect(moves).toHaveLength(8 * 3);
  });

  it('E_NO_RETREAT Last Stand: Retreat and Retreat to Cover become Hold, also at Half', () => {
    for (const result of [-1, 0]) {
      const g = acts(result, 'target: 13A\nat 64: 902 Reisner\nat 22: Rifle, Building', 'rifle 22', [], JAPAN);
      expect(g.position('enemy 1')).toContain('Rifle 22');
      expect(of(g, 'order')[0]).toMatchObject({ order: 'Hold', why: 5 });
    }
  });

  it('E_DEF_RIFLE_WITH_TANK Close Support: a Rifle beside a Tank has Defense +1', () => {
    const defense = (stack: string): number =>
      attack(fire(`target: 5A\nat 52: 902 Reisner\nat 42: ${stack}\nat 13: Truck`, '902', 'rifle 42', [10, 10, 1, 1]))
        .defense;
    expect(defense('Rifle, Pz IV')).toBe(4);
    expect(defense('Rifle, MG')).toBe(3);
  });

  it('E_DEF_WITH_STRUCTURE Strongpoint: others in a hex with a Bunker or Building have Defense +1', () => {
    const defense = (stack: string, target: string): number =>
      attack(fire(`target: 6C\nat 52: 042 Eandi\nat 42: ${stack}\nat 13: Truck`, '042', target, [10, 10, 1, 1]))
        .defense;
    expect(defense('Rifle, Bunker', 'rifle 42')).toBe(4);
    expect(defense('Rifle, Building', 'rifle 42')).toBe(4);
    expect(defense('Rifle, Bunker', 'bunker 42')).toBe(5);
  });

  it('E_DEF_RIFLE_IN_COVER Camouflage: Rifles in Cover have Defense +1', () => {
    const defense = (terrain: string): number =>
      attack(
        fire(
          `target: 3A\nterrain: ${terrain}\nat 52: 902 Reisner\nat 42: Rifle\nat 13: Truck`,
          '902',
          'rifle 42',
          [10, 10, 1, 1],
          JAPAN,
        ),
      ).defense;
    expect(defense(CLEAR)).toBe(3);
    expect(defense('----/----/----/-L--/----/----')).toBe(5);
  });

  it('E_MINES Minefields: at the start of each Battle a random Vehicle rolls, 1-2 brings Damage', () => {
    const lines =
      'battalion 7S: full enemy-transit vp0 next0\ntarget: 10A\nfight: 042 Eandi, 902 Reisner\nphase: begin';
    const hit = battle(lines, JAPAN);
    run(hit, ['begin', '042', 2, 'hull/suppressed', 'E02', ...JUNGLE]);
    expect(hit.position('unit 042')).toContain('hull');
    const safe = battle(lines, JAPAN);
    run(safe, ['begin', '042', 3, 'E02', ...JUNGLE]);
    expect(damageOf(safe.state, '042')).toBe(0);
  });

  it('E_STRESS_RANDOM_MAP Barrage: at the start of each Battle a random Commander suffers 1 Stress', () => {
    const g = battle('battalion 4C: full front vp0 next0\ntarget: 10A\nfight: 042 Eandi, 902 Reisner\nphase: begin');
    run(g, ['begin', 'Reisner', 'E02', ...TILES]);
    expect([stressOf(g.state, 'Reisner'), stressOf(g.state, 'Eandi')]).toEqual([1, 0]);
  });

  it('E_EVENT_TOPS Forewarned: two Event cards, both tops count', () => {
    const g = battle('battalion 2C: full enemy-rear vp0 next0\ntarget: 10A\nfight: 042 Eandi\nphase: begin');
    run(g, ['begin', 'E26', 'E06', ...TILES]);
    expect(g.position('tops')).toBe('E26 E06 -');
    expect(g.state[LAST_TURN]).toBe(6);
  });

  it('E_TURN1_ADVANCE Mounted Rush: Halftracks and Rifles Advance on turn 1 whatever the roll', () => {
    const lines = 'target: 2A\nat 62: 042 Eandi\nat 32: Halftrack, Building';
    const first = acts(3, lines, 'halftrack 32', [], {}, 1);
    expect(of(first, 'order')[0]).toMatchObject({ order: 'Advance', why: 4 });
    expect(of(acts(3, lines, 'halftrack 32', []), 'order')[0]?.order).toBe('Hold');
  });

  it('E_ATK adds to Attack rolls of its kinds: 6A Hardened, 3S Plentiful Shells in every Battle, 6C Interlocking Fire', () => {
    const needs = (lines: string, model: string, options = {}): number =>
      attack(
        acts(
          3,
          `${lines}\nat 52: 902 Reisner\nat 42: ${model}, Building`,
          `${model.toLowerCase()} 42`,
          [1, 1],
          options,
        ),
      ).needs;
    expect(needs('target: 6A', 'Rifle')).toBe(4);
    expect(needs('target: 6A', 'Pz IV')).toBe(4);
    expect(needs('battalion 3S: full enemy-rear vp0 next0\ntarget: 10A', 'Mortar')).toBe(5);
    expect(needs('target: 6C', 'MG', JAPAN)).toBe(4);
  });

  it('E_ATK_AP Prepared Lanes: AT Guns add 1 to AP Attack rolls only', () => {
    const needs = (unit: string): number =>
      attack(acts(3, `target: 8C\nat 52: ${unit}\nat 42: AT Gun, Building`, 'at gun 42', [1, 1], JAPAN)).needs;
    expect(needs('042 Eandi')).toBe(4);
    expect(needs('902 Reisner')).toBe(7);
  });

  it('E_ATK_AP_R0 Lunge Mines: ATs add 1 to AP Attack rolls at Range 0 only', () => {
    const needs = (hex: string): number =>
      attack(acts(3, `target: 8A\nat 52: 042 Eandi\nat ${hex}: AT, Building`, `at ${hex}`, [1, 1], JAPAN)).needs;
    expect(needs('52')).toBe(6 - 2 - 1);
    expect(needs('42')).toBe(6);
  });
});

describe('Event tops', () => {
  it('E_NONE nothing happens', () => {
    const g = begins('E02', 'so: 4\ntarget: 10A\nfight: 042 Eandi');
    expect([g.state[SO], g.state[LAST_TURN], stressOf(g.state, 'Eandi')]).toEqual([4, 5, 0]);
  });

  it('E_SO Supply Drop: 2 SO at once', () => {
    const g = begins('E24', 'so: 4\ntarget: 10A\nfight: 042 Eandi');
    expect(g.state[SO]).toBe(6);
  });

  it('E_REROLL_PLACEMENT Good Reconnaissance: up to three rolls again, each counter once, in order', () => {
    const g = begins('E03', 'target: 10A\nfight: 042 Eandi');
    run(g, ['042 at 61', 'Pz-III', 'Pz-IV', 1, 1, 2, 2, 3, 3, 4, 4, 8, 8]);
    expect(g.ask().step).toBe('reroll');
    expect(g.choices()).toEqual([
      'reroll pz iii 11 (1)',
      'reroll pz iv 11 (1)',
      'reroll a. car 12 (2)',
      'reroll rifle 13 (3)',
      'reroll mg 14 (4)',
      'reroll truck 23 (8)',
      'done',
    ]);
    run(g, ['reroll pz iv 11 (1)', 4]);
    expect(g.position('enemy 2')).toContain('Pz-IV 14');
    expect(g.choices()).not.toContain('reroll pz iii 11 (1)');
    run(g, ['reroll rifle 13 (3)', 10], ['reroll rifle 13 (3)', 10]);
    // Three are used: it goes on by itself.
    expect(g.ask().step).not.toBe('reroll');
    expect(g.position('enemy 2')).not.toContain('roll=');
  });

  it('E_UNIT_LATE Traffic Jam: a random Unit comes at the start of turn 2, in the bottom row', () => {
    const g = battle('target: 10A\nfight: 042 Eandi, 902 Reisner\nphase: begin', { enemyTies: 'first' });
    run(g, ['begin', 'E04', '902', ...TILES]);
    expect(g.position('friend 2')).toBe('902 Reisner - late');
    run(g, ['042 at 61', 'Pz-III', 'Pz-IV', ...new Array(10).fill(4), 5, 3], ['the rest'], ['end']);
    expect(g.ask().step).toBe('late-unit');
    expect(g.state[TURN]).toBe(2);
    expect(g.why('902 at 52')?.text).toContain('row 6');
    run(g, ['902 at 63', 3]);
    expect(g.position('friend 2')).toContain('902 Reisner 63');
  });

  it('E_NO_R3 Fog Banks: no attack at Range 3 or more on turns 1 and 2, for both sides', () => {
    const lines = (turn: number, phase: string): string =>
      `tops: E05\nturn: ${turn} of 5\nresult: 3\nat 62: 042 Eandi\nat 32: Pz IV, Building\nat 62: Truck\nphase: ${phase}`;
    const g = battle(lines(2, 'slow'));
    run(g, ['act 042'], ['stay']);
    expect(g.why('pz iv 32')?.text).toContain('Fog');
    const later = battle(lines(3, 'slow'));
    run(later, ['act 042'], ['stay']);
    expect(later.why('pz iv 32')).toBeUndefined();
    const enemy = battle(lines(2, 'enemy'));
    run(enemy, ['pz iv 32']);
    expect(of(enemy, 'attack')).toHaveLength(0);
  });

  it('E_HOLD_T1 Enemy Short of Fuel: vehicles Hold on turn 1 but attack', () => {
    const lines = 'tops: E07\nat 52: 042 Eandi\nat 32: Pz IV, Building';
    const g = acts(9, lines, 'pz iv 32', [1, 1], {}, 1);
    expect(of(g, 'order')[0]).toMatchObject({ order: 'Hold', why: 3 });
    expect(attack(g).target).toBe('042');
    expect(of(acts(9, lines, 'pz iv 32', [], { enemyTies: 'player' }), 'order')[0]?.order).toBe('Advance');
  });

  it('E_KILL_ROLL Air Support: each Tank rolls, 9 and 10 Destroy it', () => {
    const g = begins('E08', 'target: 10A\nfight: 042 Eandi', { enemyTies: 'first' });
    run(g, ['042 at 61', 'Pz-III', 'Pz-IV', ...new Array(10).fill(4), 9, 8, 5, 3]);
    expect(g.position('enemy 1')).toBe('Pz-III - destroyed');
    expect(g.position('enemy 2')).toContain('Pz-IV');
    expect(of(g, 'die').map((d) => d.happens)).toEqual([true, false]);
  });

  it('E_DMG_ROLL_AP Strafing Attack: each Vehicle rolls, a 1 brings Damage', () => {
    const g = battle('target: 10A\nfight: 042 Eandi, 501 Blair, 902 Reisner\nphase: begin');
    run(g, ['begin', 'E09', 1, 'hull/suppressed', 2, ...TILES]);
    expect(g.position('unit 042')).toContain('hull');
    expect(damageOf(g.state, '501')).toBe(0);
  });

  it('E_BARRAGE Artillery Preparation: one hex, each HE-target enemy there is Destroyed on 8-10', () => {
    const g = battle('tops: E10\nat 62: 902 Reisner\nat 11: 2 Rifle, Pz IV\nat 12: Pz III\nphase: barrage');
    expect(g.choices()).toEqual(['hex 11', 'none']);
    expect(g.why('hex 12')?.text).toContain('HE');
    run(g, ['hex 11', 8, 7]);
    expect(of(g, 'enemy-destroyed')).toHaveLength(1);
    expect(g.state[POINTS]).toBe(7);
  });

  it('E_NO_INDIRECT_T1 Counter-Battery: Indirect Fire Units do not attack on turn 1', () => {
    const g = battle('tops: E11\nturn: 1 of 5\nat 62: 931 Kolchak\nat 42: Rifle\nphase: slow');
    run(g, ['act 931']);
    g.play('stay');
    expect(of(g, 'attack')).toHaveLength(0);
    const later = battle('tops: E11\nturn: 2 of 5\nat 62: 931 Kolchak\nat 42: Rifle\nphase: slow');
    run(later, ['act 931'], ['stay']);
    expect(later.choices()).toContain('rifle 42');
  });

  it('E_EXTRA_PREMOVE Local Guides: each Infantry Unit has one Move Order more', () => {
    const g = begins('E12', 'target: 10A\nfight: 042 Eandi, 931 Kolchak');
    run(g, ['042 at 61'], ['931 at 62']);
    expect(g.ask().step).toBe('pre-move');
    expect(g.choices()).toContain('931 stays');
  });

  it('E_MINE Minefield: a random Unit that made a Move Order rolls, else a random Vehicle; 1-3 brings Damage', () => {
    const g = begins('E13', 'target: 10A\nfight: 042 Eandi, 921 Reisner', { enemyTies: 'first' });
    run(g, ['042 at 62'], ['921 at 62']);
    const rest = ['Pz-III', 'Pz-IV', ...new Array(10).fill(4), 5, 3];
    run(g, [g.choices()[0], '921', 3, 'casualty/hull', ...rest]);
    expect(g.position('unit 921')).toContain('casualty');
    const moved = begins('E13', 'target: 10A\nfight: 042 Eandi, 921 Reisner', { enemyTies: 'first' });
    run(moved, ['042 at 62'], ['921 at 62']);
    expect(() => run(moved, [moved.choices()[0], '042', 4, ...rest])).toThrow();
    const still = begins('E13', 'target: 10A\nfight: 042 Eandi, 921 Reisner', { enemyTies: 'first' });
    run(still, ['042 at 62'], ['921 at 62'], ['921 stays', '042', 4, ...rest]);
    expect(damageOf(still.state, '042')).toBe(0);
  });

  it('E_ATK_T1 Fresh Ammunition: +1 on turn 1', () => {
    const lines = 'tops: E14\nat 52: 042 Eandi average\nat 42: Pz IV\nat 13: Truck';
    expect(attack(fire(lines, '042', 'pz iv 42', [1, 1], {}, 1)).needs).toBe(3);
    expect(attack(fire(lines, '042', 'pz iv 42', [1, 1], {}, 2)).needs).toBe(4);
  });

  it('SL R75 + SL 5.1 E_FORCE_D6 and E_FORCE_D10: no Aggressiveness roll; both together: the usual roll', () => {
    const die = (cards: readonly string[], roll: readonly number[]): number => {
      const two = cards.length > 1 ? 'battalion 2C: full enemy-rear vp0 next0\n' : '';
      const g = battle(`${two}target: 10A\nfight: 042 Eandi\nphase: begin`, { enemyTies: 'first' });
      run(g, ['begin', ...cards, ...TILES]);
      run(g, ['042 at 61', 'Pz-III', 'Pz-IV', ...new Array(10).fill(4), ...roll, 3]);
      return g.state[MOVE_DIE];
    };
    expect(die(['E15'], [])).toBe(6);
    expect(die(['E16'], [])).toBe(10);
    expect(die(['E15', 'E16'], [9])).toBe(10);
    expect(die(['E15', 'E16'], [1])).toBe(6);
  });

  it('E_REMOVE Enemy Desertions: two random Rifles are out', () => {
    const g = begins('E19', 'target: 10A\nfight: 042 Eandi', { enemyTies: 'first' });
    run(g, ['042 at 61', 'Pz-III', 'Pz-IV', 1, 1, 2, 2, 3, 4, 4, 4, 4, 4, 'Rifle@13', 'Rifle@14', 5, 3]);
    expect(of(g, 'enemy-destroyed').map((e) => e.piece)).toEqual(['Rifle', 'Rifle']);
    expect(g.state[POINTS]).toBe(16);
  });

  it('E_NO_COMMAND_TACTIC Radio Trouble: Command Tactics may not be used', () => {
    const g = battle('tops: E20\nat 62: 301 Henders, 1001 Reisner\nat 11: Pz IV');
    expect(g.why('command 301')?.text).toContain('Radio');
    expect(g.choices()).toEqual(['tactic 1001', 'end']);
  });

  it('E_TACTIC_CHOICE Clear Orders: one Unit gets a Tactic counter', () => {
    const g = battle('target: 10A\nfight: 042 Eandi, 902 Reisner\nphase: begin');
    run(g, ['begin', 'E21']);
    expect(g.choices()).toEqual(['tactic 042', 'tactic 902']);
    run(g, ['tactic 902', ...TILES]);
    expect(g.position('friend 2')).toContain('tactics=1');
  });

  it('E_MUD_T1 Mud: our Speed is 1 lower on turn 1, the enemy does not move', () => {
    const g = battle('tops: E22\nturn: 1 of 5\nat 62: 042 Eandi, 902 Reisner\nat 11: Pz IV\nphase: slow');
    run(g, ['act 042']);
    expect(g.choices()).toEqual(['stay', 'to 51', 'to 52', 'to 61', 'to 63', 'off']);
    run(g, ['to 52'], ['act 902']);
    // Speed 0: nothing to decide.
    expect(g.ask().step).not.toBe('move');
    const enemy = acts(9, 'tops: E22\nat 64: 902 Reisner\nat 22: Pz IV, Building', 'pz iv 22', [], {}, 1);
    expect(of(enemy, 'order')[0]).toMatchObject({ order: 'Hold', why: 2 });
  });

  it('E_STRESS_RANDOM_HE Sniper: a random Commander of an HE Unit suffers 1 Stress', () => {
    const g = begins('E23', 'target: 10A\nfight: 042 Eandi, 902 Reisner', {}, TILES, ['Reisner']);
    expect([stressOf(g.state, 'Reisner'), stressOf(g.state, 'Eandi')]).toEqual([1, 0]);
  });

  it('E_PAY_OR_TURNS Long Approach: pay 1 SO, or one turn fewer; without SO there is no choice', () => {
    const pay = battle('so: 2\ntarget: 10A\nfight: 042 Eandi\nphase: begin');
    run(pay, ['begin', 'E25'], ['pay', ...TILES]);
    expect([pay.state[SO], pay.state[LAST_TURN]]).toEqual([1, 5]);
    const shorter = battle('so: 2\ntarget: 10A\nfight: 042 Eandi\nphase: begin');
    run(shorter, ['begin', 'E25'], ['shorter', ...TILES]);
    expect([shorter.state[SO], shorter.state[LAST_TURN]]).toEqual([2, 4]);
    const poor = begins('E25', 'so: 0\ntarget: 10A\nfight: 042 Eandi');
    expect(poor.state[LAST_TURN]).toBe(4);
  });

  it('E_DEPLOY_ROW5 Flank Found: up to two Units may be placed in row 5', () => {
    const g = battle(
      'tops: E27\nterrain: ----/----/----/----/----/----\nfight: 042 Eandi, 902 Reisner, 901 Jones\nphase: place',
    );
    run(g, ['042 at 52'], ['902 at 53']);
    expect(g.choices()).toEqual(['901 at 61', '901 at 62', '901 at 63', '901 at 64']);
    expect(g.why('901 at 52')?.text).toContain('Row 5 already holds');
  });

  it('E_ENEMY_FIRST_T1 Ambushed: on turn 1 the enemy acts first, then Fast, then Slow, and not again', () => {
    const g = begins('E28', 'target: 10A\nfight: 042 Smith skilled', { enemyTies: 'first', enemyOrder: 'chart' });
    run(g, ['042 at 61', 'Pz-III', 'Pz-IV', ...new Array(10).fill(4), 5, 3]);
    const kinds = events(g).map((e) => e.kind);
    expect(kinds).toContain('movement-roll');
    // Then our Fast step, and after it the Slow step without a second roll: turn 2 begins.
    expect(g.choices()).toContain('act 042');
    run(g, ['end']);
    expect(g.state[TURN]).toBe(2);
    expect(of(g, 'movement-roll')).toHaveLength(0);
  });

  it('SL R83 E_IGNORE_FIRST_STRESS Confident Troops: each Commander ignores his first Stress from Damage', () => {
    const lines = 'tops: E29\nat 52: 042 Eandi\nat 42: Pz IV, StuG, Building';
    const g = acts(3, lines, 'pz iv 42', [9, 1, 9, 'stress/stress']);
    expect(stressOf(g.state, 'Eandi')).toBe(0);
    expect(g.state[FRIEND_STATE] & F_STRESS_SPARED).not.toBe(0);
    run(g, ['stug 42', 9, 1, 9, 'engine/casualty']);
    expect(stressOf(g.state, 'Eandi')).toBe(1);
  });
});

describe('Special Conditions', () => {
  it('E_ATK_R3 Heavy Rain: -1 at Range 3 or more, for both sides', () => {
    const lines = (hex: string): string =>
      `condition: C03\nat 62: 042 Eandi average\nat ${hex}: Pz IV, Building\nat 13: Truck`;
    expect(attack(fire(lines('32'), '042', 'pz iv 32', [1, 1])).needs).toBe(5 - 1 + 2 + 1);
    expect(attack(fire(lines('42'), '042', 'pz iv 42', [1, 1])).needs).toBe(5 - 1 + 1);
    expect(attack(acts(3, lines('32'), 'pz iv 32', [1, 1])).needs).toBe(3 + 2 + 1);
  });
});
