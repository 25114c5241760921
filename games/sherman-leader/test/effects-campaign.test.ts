// Every effect code of the campaign half has a test of what it does. Names of tests hold the constants of effects.ts.
import { type Table, table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { createGame, type ShermanEvent } from '../src/index.ts';
import { playerLog } from '../src/records.ts';
import { SO, VP } from '../src/state/layout.ts';

const game = createGame();
type T = Table<ShermanEvent>;
const BULGE = { campaign: 'BU44', objective: 'OVER', numbers: 'any' };
const OVER = (campaign: string): Record<string, string> => ({ campaign, objective: 'OVER', numbers: 'any' });
const UNDER = (objective: string): Record<string, string> => ({ campaign: 'BU44', objective, numbers: 'any' });

/** The last turn against a Battalion is over: `dice` begin with the Event card. */
function battle(
  target: string,
  lines: string,
  dice: readonly (number | string)[],
  options = BULGE as Record<string, string>,
): T {
  const g = table(game, { options, position: `week: 1\ntarget: ${target}\nturn: 4 of 4\n${lines}\nphase: slow 4` });
  return g.play({ name: 'end', dice });
}

/** A Week without attacks ends. */
function weekEnds(lines: string, dice: readonly (number | string)[], options = BULGE as Record<string, string>): T {
  const g = table(game, { options, position: `week: 1\nforce: 902 Reisner green\n${lines}\nphase: assign` });
  return g.play({ name: 'no more', dice });
}

/** A Week begins with this Special Condition. */
function begins(card: string, lines: string, options = BULGE as Record<string, string>): T {
  const g = table(game, { options, position: `week: 1\nso: 4\nbattalion 6C: full\n${lines}\nphase: scouts` });
  return g.play({ name: 'scouts 0', dice: [card] });
}

function assign(lines: string, options = BULGE as Record<string, string>): T {
  return table(game, { options, position: `week: 1\n${lines}\nphase: assign` });
}

const band = (g: T, b: string): string => g.position(`battalion ${b}`).split(' ')[1];
const man = (g: T, name: string): string => g.position(`commander ${name}`);
const WON = 'at 61: 902 Reisner green';
const LOST = 'at 61: 902 Reisner green\nat 11: 6 Truck, 9 Rifle, 4 Halftrack';
const HALVED = 'at 61: 902 Reisner green\nat 11: 9 Rifle';

describe('Campaign and Objective cards', () => {
  it('E_OPMOVE adds to every Operational Movement roll: Germany -1, Invasion +1, 3C +1, Enemy Offensive +1', () => {
    expect(band(weekEnds('so: 20\nbattalion 2A: full', [6], OVER('GE45')), '2A')).toBe('enemy-transit');
    expect(band(weekEnds('so: 20\nbattalion 2A: full', [5], UNDER('INVA')), '2A')).toBe('front');
    expect(band(weekEnds('so: 20\nbattalion 2A: full\nbattalion 3C: full', [5]), '2A')).toBe('front');
    expect(band(weekEnds('so: 20\ncondition: C10\nbattalion 2A: full', [5]), '2A')).toBe('front');
    expect(band(weekEnds('so: 20\ncondition: C11\nbattalion 2A: full', [6]), '2A')).toBe('enemy-transit');
  });

  it('E_ARMOR_LIMIT limits Armor Units at set-up and later', () => {
    const g = table(game, {
      options: OVER('PH42'),
      position: 'week: 1\nso: 60\nbattalion 6C: full\nforce: 001 Eandi, 002 Tylutki, 003 Stout\nphase: purchase',
    });
    expect(g.why('buy 005')?.text).toMatch(/3 Armor Units/);
  });

  it('E_OPCOST changes the cost of attacks into Enemy bands: Sicily -1, Breakout +1, Bridge Out +1, never below 0', () => {
    const cost = (options: Record<string, string>, lines: string): number => {
      const g = assign(`so: 9\nforce: 902 Reisner\nbattalion 2A: full enemy-transit\n${lines}`, options);
      return 9 - g.play('attack 2A').state[SO];
    };
    expect(cost(OVER('SI43'), '')).toBe(0);
    expect(cost(OVER('SI43'), 'condition: C09')).toBe(0);
    expect(cost(UNDER('BREA'), '')).toBe(2);
    expect(cost(UNDER('BREA'), 'condition: C08')).toBe(3);
    const front = assign('so: 9\nforce: 902 Reisner\nbattalion 2A: full front', UNDER('BREA')).play('attack 2A');
    expect(front.state[SO]).toBe(9);
  });

  it('E_TRUCK a Truck saves 3 SO in the Race for the Bridge', () => {
    const g = assign('so: 9\nsupport: trucks1 scouts0\nforce: 902 Reisner\nbattalion 1S: full', UNDER('RACE'));
    g.play('attack 1S', '1 truck');
    expect(g.state[SO]).toBe(9);
  });

  it('E_WEEKLY_SO changes the Weekly gain: Philippines -1, and +1 once 8S is destroyed', () => {
    expect(weekEnds('so: 0\nbattalion 3C: full', [], OVER('PH42')).state[SO]).toBe(6);
    expect(weekEnds('so: 0\nbattalion 6C: full\nbattalion 8S: destroyed', []).state[SO]).toBe(8);
  });

  it('E_NO_BUY_UNITS no purchase, no upgrade, no Unit for a Commander without one', () => {
    const options = UNDER('CUTO');
    const at = (phase: string): T =>
      table(game, {
        options,
        position: `week: 1\nso: 40\nbattalion 6C: full\nforce: 902 Reisner\ncommander Chin: recruit\nphase: ${phase}`,
      });
    expect(at('purchase').why('buy 903')?.text).toMatch(/forbids new Units/);
    expect(at('upgrade').why('turn in 902')?.text).toMatch(/forbids new Units/);
    expect(at('unit-loss').choices()).toEqual(['discard Chin', 'discard Reisner']);
  });

  it('E_VP_LOSS_STAGING Holding Action loses 1 VP for each Battalion in Friendly Staging', () => {
    const g = weekEnds(
      'so: 20\nvp: 5\nbattalion 4A: full\nbattalion 9A: full\nbattalion 6C: full',
      [3, 3],
      UNDER('HOLD'),
    );
    expect(g.state[VP]).toBe(3);
    expect(playerLog(g.state).weeks[1].vp).toBe(-2);
  });

  it('E_MIN_ATTACKS and E_MIN_ATTACKS_SO fewer than 2 attacks cost 2 SO in the General Offensive', () => {
    expect(weekEnds('so: 1\nbattalion 6C: full', [], UNDER('GENO')).state[SO]).toBe(1 + 8 - 2);
    const fought = (n: number): number =>
      weekEnds(`so: 1\ncounts: battles${n}\nbattalion 6C: full`, [], UNDER('GENO')).state[SO];
    expect([fought(1), fought(2)]).toEqual([7, 9]);
  });

  it('E_VP_ENEMY_BAND Breakout: 1 VP more for a Battalion destroyed in an Enemy band', () => {
    expect(battle('10A', WON, ['E01'], UNDER('BREA')).state[VP]).toBe(3);
    expect(battle('9A', WON, ['E01'], UNDER('BREA')).state[VP]).toBe(3);
  });

  it('E_VP_FRONT Crossroads: 1 VP more for a Battalion destroyed in the Front', () => {
    expect(battle('3A', WON, ['E01'], UNDER('CROS')).state[VP]).toBe(3);
    expect(battle('9A', WON, ['E01'], UNDER('CROS')).state[VP]).toBe(3);
  });

  it('E_VP_FIXED Mop Up: 1 VP more for a Fixed Battalion', () => {
    expect(battle('3S', WON, ['E01'], UNDER('MOPU')).state[VP]).toBe(3);
    expect(battle('9A', WON, ['E01'], UNDER('MOPU')).state[VP]).toBe(3);
  });

  it('E_LEAVE Attrition: On Leave brings 3 instead of 4', () => {
    const g = weekEnds('so: 5\nforce: 042 Stout stress6\nbattalion 6C: full', [], UNDER('ATTR'));
    expect(man(g, 'Stout')).toBe('recruit stress3 rested');
  });
});

describe('Battalion cards', () => {
  it('E_OPMOVE_ASSAULT the Fuel Depot drives Assault Battalions, not others', () => {
    const g = weekEnds('so: 20\nbattalion 2A: full\nbattalion 4S: full\nbattalion 2S: full', [5, 8]);
    expect([band(g, '2A'), band(g, '2S')]).toEqual(['front', 'enemy-rear']);
  });

  it('E_OWN_OPMOVE the Bicycle Infantry adds 1 to its own rolls only', () => {
    const g = weekEnds('so: 20\nbattalion 11A: full\nbattalion 2A: full', [5, 5], OVER('SA44'));
    expect(band(g, '2A')).toBe('enemy-transit');
    expect(band(g, '11A')).toBe('enemy-transit');
  });

  it('E_OP_DOUBLE the Breakthrough Group advances two bands from the Front, not at Half', () => {
    expect(band(weekEnds('so: 20\nbattalion 12A: full front', [9]), '12A')).toBe('friendly-staging');
    expect(band(weekEnds('so: 20\nbattalion 12A: half front', [9]), '12A')).toBe('friendly-transit');
    expect(band(weekEnds('so: 20\nbattalion 12A: full enemy-rear', [9]), '12A')).toBe('enemy-transit');
  });

  it('E_FIXED a Fixed Battalion never rolls', () => {
    expect(band(weekEnds('so: 20\nbattalion 3S: full', []), '3S')).toBe('enemy-rear');
  });

  it('E_SO_WEEKLY the Bridging Column costs 1 SO a Week, and not paying ends the Campaign', () => {
    expect(weekEnds('so: 0\nbattalion 6S: full', [5]).state[SO]).toBe(6);
    expect(weekEnds('so: 0\nbattalion 6S: half', [5]).state[SO]).toBe(7);
  });

  it('E_WEEK_RESTORE the Replacement March restores a random Half Battalion; its VP are not gained twice', () => {
    const g = weekEnds('so: 20\nbattalion 7S: full\nbattalion 2A: half vp1', ['2A', 5, 5]);
    expect(g.position('battalion 2A')).toBe('full enemy-transit vp1 next0');
  });

  it('E_STRESS_TOP_MAP the Sniper Command: the most stressed participant suffers 1 more; ties are yours', () => {
    const saipan = OVER('SA44');
    const one = battle(
      '10A',
      'battalion 7C: full\nat 61: 902 Reisner green stress3, 901 Chin stress1',
      ['E01', 5],
      saipan,
    );
    expect(man(one, 'Reisner')).toMatch(/stress5/);
    const tie = battle(
      '10A',
      'battalion 7C: full\nat 61: 902 Reisner green stress1, 901 Chin stress1',
      ['E01'],
      saipan,
    );
    expect(tie.choices()).toEqual(['Chin', 'Reisner']);
    expect(tie.why('Sanders')?.text).toMatch(/card does not apply to/);
    tie.play('Chin');
    expect(man(tie, 'Chin')).toMatch(/stress4/);
  });

  it('SL R94 E_STRESS_TOP_MAP also after the Battle against 7C itself', () => {
    const g = battle('7C', WON, ['E01'], OVER('SA44'));
    expect(man(g, 'Reisner')).toMatch(/stress2/);
  });

  it('E_XP each participant gains 2 more XP for the Large Tank Force', () => {
    const g = battle('1A', 'at 61: 042 Stout skilled', ['E01']);
    expect(man(g, 'Stout')).toMatch(/skilled xp4/);
  });

  it('E_SO_ON_DESTROY the Supply Convoy brings 2 SO', () => {
    expect(battle('1S', `so: 1\n${WON}`, ['E01']).state[SO]).toBe(1 + 2 + 7);
  });
});

describe('Special Conditions', () => {
  it('E_SO Supply Priority gives 3 SO, Red Tape takes 2 or what there is', () => {
    expect(begins('C06', 'force: 902 Reisner').state[SO]).toBe(7);
    expect(begins('C07', 'force: 902 Reisner').state[SO]).toBe(2);
    expect(begins('C07', 'so: 1\nforce: 902 Reisner').state[SO]).toBe(0);
  });

  it('E_NONE a Lull changes nothing', () => {
    const g = begins('C02', 'force: 902 Reisner stress5');
    expect([g.state[SO], man(g, 'Reisner')]).toEqual([4, 'recruit stress5']);
  });

  it('E_STRESS_ALL Hot Meals take 1 Stress from everybody', () => {
    const g = begins('C14', 'force: 902 Reisner stress5, 901 Chin');
    expect([man(g, 'Reisner'), man(g, 'Chin')]).toEqual(['recruit stress4', 'recruit']);
  });

  it('E_STRESS_IF_4 Battle Fatigue adds 1 from 4 Stress on', () => {
    const g = begins('C13', 'force: 902 Reisner stress4, 901 Chin stress3');
    expect([man(g, 'Reisner'), man(g, 'Chin')]).toEqual(['recruit stress5', 'recruit stress3']);
  });

  it('SL R96 E_PROMOTE_RECRUIT Replacements promote a Recruit for nothing, or nobody', () => {
    const force = 'force: 902 Reisner green, 901 Chin, 903 Jones\ncommander Chin: recruit xp2';
    const g = begins('C12', force);
    expect(g.choices()).toEqual(['Chin', 'Jones', 'nobody']);
    expect(g.why('Reisner')?.text).toMatch(/not a Recruit/);
    g.play('Chin');
    expect([man(g, 'Chin'), g.state[SO]]).toEqual(['green xp2', 4]);
    expect(begins('C12', force).play('nobody').ask().step).toBe('assign/target');
    expect(begins('C12', 'force: 902 Reisner green').ask().step).toBe('assign/target');
  });

  it('E_NO_TRUCKS no Trucks while the Motor Pool is empty', () => {
    const g = assign('so: 9\ncondition: C16\nsupport: trucks2 scouts0\nforce: 902 Reisner\nbattalion 2S: full');
    g.play('attack 2S');
    expect(g.state[SO]).toBe(7);
  });

  it('E_FREE_SCOUT a Scout on loan this Week', () => {
    const g = assign('so: 9\ncondition: C17\nforce: 902 Reisner\nbattalion 9A: full').play('attack 9A');
    expect(g.choices()).toEqual(['0 scouts', '1 scout']);
    g.play('1 scout');
    expect(g.position('support')).toBe('trucks0 scouts0');
  });

  it('SL R88 E_FREE_REPAIR Spare Parts: the first two counters are free, an Engine counts as two', () => {
    const at = (damage: string): T =>
      table(game, {
        options: BULGE,
        position: `week: 1\nso: 5\ncondition: C15\nbattalion 6C: full\nforce: 042 Eandi ${damage}\nphase: repair`,
      });
    expect(at('engine gun').play('repair 042 engine').state[SO]).toBe(5);
    expect(at('engine gun').play('repair 042 engine', 'repair 042 gun').state[SO]).toBe(4);
    expect(at('hull gun mg').play('repair 042 hull', 'repair 042 gun', 'repair 042 mg').state[SO]).toBe(4);
    const part = table(game, {
      options: BULGE,
      position:
        'week: 1\nso: 5\ncondition: C15\nbattalion 6C: full\nforce: 041 Tylutki gun, 042 Eandi engine\nphase: repair',
    });
    expect(part.play('repair 041 gun', 'repair 042 engine').state[SO]).toBe(4);
  });

  it('E_BATTLE_STRESS High Morale: 1 Stress instead of 2', () => {
    expect(man(battle('9A', 'condition: C19\nat 61: 042 Stout', ['E01']), 'Stout')).toMatch(/stress1/);
  });

  it('E_SO_PER_DESTROY Leadership: 1 SO for each Battalion destroyed', () => {
    expect(battle('9A', `so: 1\ncondition: C01\n${WON}`, ['E01']).state[SO]).toBe(9);
  });

  it('SL R90 E_VP_IF_ANY and E_SO_IF_NONE a visit of the General', () => {
    const won = battle('9A', `so: 1\ncondition: C20\n${WON}`, ['E01']);
    expect([won.state[VP], won.state[SO]]).toEqual([4, 8]);
    const none = weekEnds('so: 1\ncondition: C20\nbattalion 6C: full', []);
    expect([none.state[VP], none.state[SO]]).toEqual([0, 6]);
  });
});

describe('Event tops that count after the Battle', () => {
  it('E_VP_IF_DESTROYED Vital Mission', () => {
    expect(battle('9A', `tops: E01\n${WON}`, ['E02']).state[VP]).toBe(4);
    expect(battle('9A', `tops: E01\n${LOST}`, ['E02', 5]).state[VP]).toBe(0);
  });
});

describe('Event bottoms', () => {
  it('E_NONE nothing happens', () => {
    expect(man(battle('9A', WON, ['E01']), 'Reisner')).toBe('green xp2 stress1');
  });

  it('E_SO 1 SO gained or lost, if there is any', () => {
    expect(battle('9A', `so: 1\n${WON}`, ['E04']).state[SO]).toBe(9);
    expect(battle('9A', `so: 1\n${WON}`, ['E10']).state[SO]).toBe(7);
    expect(battle('9A', `so: 0\n${WON}`, ['E24']).state[SO]).toBe(7);
  });

  it('E_SO_IF_DESTROYED Fuel Found', () => {
    expect(battle('9A', `so: 1\n${WON}`, ['E07']).state[SO]).toBe(10);
    expect(battle('9A', `so: 20\n${HALVED}`, ['E07', 1]).state[SO]).toBe(20 + 7 - 2);
  });

  it('E_SO_IF_HALF Prisoners Taken', () => {
    expect(battle('9A', `so: 1\n${WON}`, ['E17']).state[SO]).toBe(9);
    expect(battle('10A', `so: 1\n${HALVED}`, ['E17', 5]).state[SO]).toBe(9);
    expect(battle('10A', `so: 1\n${LOST}`, ['E17', 5]).state[SO]).toBe(8);
  });

  it('E_SO_IF_NO_ATGUN Captured Guns', () => {
    expect(battle('9A', `so: 1\n${WON}`, ['E30']).state[SO]).toBe(9);
    expect(battle('9A', `so: 1\n${WON}\nat 11: AT-Gun`, ['E30']).state[SO]).toBe(8);
  });

  it('E_STRESS_EACH Inspiring Leader', () => {
    expect(man(battle('9A', 'at 61: 902 Reisner green stress3', ['E02']), 'Reisner')).toMatch(/stress3/);
  });

  it('E_STRESS_SHAKEN Cold Rations hit the Shaken', () => {
    const g = battle('9A', 'at 61: 902 Reisner green stress5, 901 Chin green stress4', ['E05']);
    expect([man(g, 'Reisner'), man(g, 'Chin')]).toEqual(['green xp2 stress7', 'green xp2 stress5']);
  });

  it('E_STRESS_RANDOM an inquiry hits one participant', () => {
    const g = battle('9A', 'at 61: 902 Reisner green, 901 Chin green', ['E08', 'Chin']);
    expect([man(g, 'Reisner'), man(g, 'Chin')]).toEqual(['green xp2 stress1', 'green xp2 stress2']);
  });

  it('E_STRESS_TOP Rest in Place takes 2 from the most stressed', () => {
    const g = battle('9A', 'at 61: 902 Reisner green stress3, 901 Chin green stress1', ['E15']);
    expect([man(g, 'Reisner'), man(g, 'Chin')]).toEqual(['green xp2 stress2', 'green xp2 stress2']);
    expect(man(battle('9A', WON, ['E15']), 'Reisner')).toBe('green xp2 stress1');
  });

  it('E_STRESS_CHOICE Mail Call: up to three Commanders anywhere', () => {
    const g = battle(
      '9A',
      'force: 042 Eandi average stress2, 041 Tylutki stress1, 043 Stout stress4\nat 61: 902 Reisner green stress2',
      ['E11'],
    );
    expect(g.choices()).toEqual(['Reisner', 'Eandi', 'Tylutki', 'Stout', 'done']);
    g.play('Eandi', 'done');
    expect(man(g, 'Eandi')).toMatch(/average/);
    expect(man(g, 'Stout')).toBe('recruit rested');
  });

  it('E_STRESS_RESTED Night March Home relieves those who rested last Week', () => {
    const g = battle(
      '9A',
      'commander Reisner: green rested stress3 fought\nat 61: 902 Reisner green stress3, 901 Chin green stress3',
      ['E25'],
    );
    expect([man(g, 'Reisner'), man(g, 'Chin')]).toEqual(['green xp2 stress3', 'green xp2 stress4']);
  });

  it('E_STRESS_COOL0 Exhaustion hits those without Cool', () => {
    const g = battle('9A', 'at 61: 902 Reisner green, 901 Chin recruit', ['E26']);
    expect([man(g, 'Reisner'), man(g, 'Chin')]).toEqual(['green xp2 stress1', 'recruit xp2 stress3']);
  });

  it('E_STRESS_DESTROYED Blame: one whose Unit was destroyed', () => {
    const lines = [
      'unit 901: lost battle1 Chin',
      'commander Chin: green fought',
      'friend 1: 901 Chin 51 destroyed',
      'friend 2: 902 Reisner 61',
      'unit 902: owned battle1 Reisner',
      'commander Reisner: green fought',
    ].join('\n');
    const g = battle('9A', lines, ['E28', 'Chin']);
    expect([man(g, 'Reisner'), man(g, 'Chin')]).toEqual(['green xp2 stress1', 'green xp2 stress3']);
    expect(man(battle('9A', WON, ['E28']), 'Reisner')).toBe('green xp2 stress1');
  });

  it('E_XP_EACH Hard Fighting: 1 XP and 1 Stress', () => {
    expect(man(battle('9A', WON, ['E16']), 'Reisner')).toBe('green xp3 stress2');
  });

  it('E_XP_CHOICE Lessons Learned: one participant of your choice', () => {
    const g = battle('9A', 'force: 903 Jones\nat 61: 902 Reisner green, 901 Chin green', ['E03']);
    expect(g.choices()).toEqual(['Chin', 'Reisner']);
    expect(g.why('Jones')?.text).toMatch(/card does not apply to/);
    g.play('Chin');
    expect([man(g, 'Reisner'), man(g, 'Chin')]).toEqual(['green xp2 stress1', 'green xp3 stress1']);
  });

  it('E_XP_TOP Commendation: who destroyed the most points', () => {
    const friends = (a: number, b: number): string =>
      [
        'unit 901: owned battle1 Chin',
        'commander Chin: green fought',
        `friend 1: 901 Chin 61 points=${a}`,
        'unit 902: owned battle1 Reisner',
        'commander Reisner: green fought',
        `friend 2: 902 Reisner 61 points=${b}`,
      ].join('\n');
    expect(man(battle('9A', friends(3, 5), ['E21']), 'Reisner')).toBe('green xp3 stress1');
    expect(battle('9A', friends(3, 3), ['E21']).choices()).toEqual(['Chin', 'Reisner']);
    expect(man(battle('9A', friends(0, 0), ['E21']), 'Reisner')).toBe('green xp2 stress1');
  });

  it('E_XP_OKAY Press Photographer: the Okay, if it was destroyed', () => {
    const g = battle('9A', 'at 61: 902 Reisner green, 901 Chin green stress5', ['E29']);
    expect([man(g, 'Reisner'), man(g, 'Chin')]).toEqual(['green xp3 stress1', 'green xp2 stress6']);
  });

  it('E_OP_RETREAT a Half Battalion goes back a band, a Fixed one not', () => {
    expect(band(battle('9A', `so: 20\n${HALVED}`, ['E06', 5]), '9A')).toBe('friendly-transit');
    expect(band(battle('6C', `so: 20\n${HALVED}`, ['E06']), '6C')).toBe('front');
    expect(band(battle('10A', `so: 20\n${LOST}`, ['E06', 5]), '10A')).toBe('enemy-transit');
  });

  it('E_NEXT_OPMOVE a Half Battalion rallies: +1 on its next roll', () => {
    // 7 - 2 + 1 = 6: Advance.
    const g = battle('10A', `so: 20\n${HALVED}`, ['E19', 7]);
    expect(g.position('battalion 10A')).toBe('half front vp1 next0');
  });

  it('E_REPAIR Field Repairs: one Vehicle counter of a participant, no Engine', () => {
    const g = battle('9A', 'force: 041 Tylutki gun\nat 61: 042 Eandi engine hull gun', ['E09']);
    expect(g.choices()).toEqual(['042 hull', '042 gun']);
    expect(g.why('042 engine')?.text).toMatch(/does not remove/);
    g.play('042 gun');
    expect(g.position('unit 042')).toMatch(/^owned engine hull battle1/);
    expect(battle('9A', 'at 61: 042 Eandi engine', ['E09']).position('unit 042')).toMatch(/engine/);
  });

  it('SL 7.1 the counter of a healed wound lies on nobody any more', () => {
    const g = battle('9A', 'at 61: 902 Reisner green wounded, 901 Chin wounded', ['E12']);
    g.play('Reisner');
    expect(game.problems(g.state)).toEqual([]);
  });

  it('E_HEAL Local Help heals a wound anywhere', () => {
    const g = battle('9A', 'force: 901 Chin wounded\nat 61: 902 Reisner green wounded', ['E12']);
    g.play('Chin');
    expect(man(g, 'Chin')).not.toMatch(/wounded/);
    expect(man(g, 'Reisner')).toMatch(/wounded/);
  });

  it('E_REMOVE_CASUALTY Medics Forward', () => {
    const g = battle('9A', 'at 61: 902 Reisner green casualty, 901 Chin casualty', ['E23']);
    g.play('901 casualty');
    expect([g.position('unit 901'), g.position('unit 902')].map((u) => u.includes('casualty'))).toEqual([false, true]);
  });

  it('E_PAY_OR_STRESS Ammunition Low: pay, or 1 Stress each', () => {
    const pay = battle('9A', `so: 1\n${WON}`, ['E14']).play('pay');
    expect([pay.state[SO], man(pay, 'Reisner')]).toEqual([7, 'green xp2 stress1']);
    const suffer = battle('9A', `so: 1\n${WON}`, ['E14']).play('suffer');
    expect([suffer.state[SO], man(suffer, 'Reisner')]).toEqual([8, 'green xp2 stress2']);
    expect(man(battle('9A', `so: 0\n${WON}`, ['E14']), 'Reisner')).toBe('green xp2 stress2');
  });

  it('E_PEEK Intelligence Coup: the next Special Condition on top or under the deck', () => {
    const above = battle('9A', WON, ['E18', 'C14']);
    expect(above.ask().prompt.ask).toMatch(/Hot Meals/);
    above.play('top');
    expect(above.position('condition on top')).toBe('C14');
    const below = battle('9A', WON, ['E18', 'C14']).play('bottom');
    expect(below.position('conditions under')).toBe('C14');
  });

  it('E_SUSP_ROLL Engines Overworked: a Vehicle that moved may break its Suspension', () => {
    const lines = 'at 61: 042 Eandi average moved-before, 041 Tylutki, 902 Reisner moved-before';
    const broken = battle('9A', lines, ['E22', '042', 2]);
    expect(broken.position('unit 042')).toMatch(/suspension/);
    expect(battle('9A', lines, ['E22', '042', 3]).position('unit 042')).not.toMatch(/suspension/);
    expect(battle('9A', WON, ['E22']).position('unit 902')).not.toMatch(/suspension/);
  });
});
