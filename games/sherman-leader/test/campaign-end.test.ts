// The end of a Week and of the Campaign through the public interface.
import { type Table, table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { createGame, type ShermanEvent, content as shermanSpec } from '../src/index.ts';
import { playerLog } from '../src/records.ts';
import { SO, VP } from '../src/state/layout.ts';

const game = createGame();
type T = Table<ShermanEvent>;
const BULGE = { campaign: 'BU44', objective: 'OVER', numbers: 'any' };

/** A Week without attacks ends: `dice` are the Operational Movement rolls in the order of the cards. */
function weekEnds(lines: string, dice: readonly (number | string)[], options: Record<string, string> = BULGE): T {
  const g = table(game, { options, position: `week: 1\nforce: 902 Reisner green\n${lines}\nphase: assign` });
  return g.play({ name: 'no more', dice });
}

function at(phase: string, lines: string, options: Record<string, string> = BULGE): T {
  return table(game, { options, position: `week: 1\nbattalion 6C: full\n${lines}\nphase: ${phase}` });
}

const band = (g: T, b: string): string => g.position(`battalion ${b}`).split(' ')[1];

describe('Operational Movement', () => {
  it.each([
    ['SL G87 a full Assault in the Front rolls 9', '4A', 'full front', 9, 'friendly-transit'],
    ['SL G88 a full Supply in Enemy Transit rolls 4', '6S', 'full enemy-transit', 4, 'enemy-transit'],
    ['SL G89 a Half Assault in the Enemy Rear rolls 2', '4A', 'half enemy-rear', 2, 'enemy-breakthrough'],
    ['SL G90 Retreat in Enemy Breakthrough', '4A', 'full enemy-breakthrough', 1, 'enemy-breakthrough'],
    ['SL G90 Advance in Friendly Staging', '9A', 'full friendly-staging', 10, 'friendly-staging'],
    ['SL 8.1 Command holds on 5', '1C', 'full enemy-rear', 5, 'enemy-rear'],
    ['SL K14 Assault 6', '10A', 'full enemy-transit', 6, 'front'],
    ['SL K14 Assault 2', '2A', 'full enemy-transit', 2, 'enemy-transit'],
    ['SL K14 Supply 10', '1S', 'full enemy-breakthrough', 10, 'enemy-rear'],
    ['SL K14 Supply 3', '2S', 'full enemy-rear', 3, 'enemy-rear'],
  ] as const)('%s', (_rule, battalion, place, roll, to) => {
    expect(band(weekEnds(`so: 20\nbattalion ${battalion}: ${place}`, [roll]), battalion)).toBe(to);
  });

  it.each(
    shermanSpec.data.operational.flatMap(
      ({ type, retreatMax, holdMax }) =>
        [
          [type, retreatMax, 'enemy-breakthrough'],
          [type, retreatMax + 1, 'enemy-rear'],
          [type, holdMax, 'enemy-rear'],
          [type, holdMax + 1, 'enemy-transit'],
        ] as const,
    ),
  )('SL 8.1 %s at the edge of its chart: %i', (type, roll, to) => {
    const battalion = { Assault: '4A', Supply: '6S', Command: '1C' }[type] ?? '';
    expect(band(weekEnds(`so: 20\nbattalion ${battalion}: full enemy-rear`, [roll]), battalion)).toBe(to);
  });

  it('SL G14 + SL 3.14 no roll for a Fixed Battalion, at Half either', () => {
    expect(band(weekEnds('so: 20\nbattalion 6C: full', []), '6C')).toBe('front');
    expect(band(weekEnds('so: 20\nbattalion 6C: half', []), '6C')).toBe('front');
  });

  it('SL S80 the rolls of the sample game', () => {
    const lines = ['2A', '10A', '11A', '1S', '2S', '1C', '6C'].map((b) => `battalion ${b}: full`).join('\n');
    const g = weekEnds(`so: 20\n${lines}`, [2, 6, 7, 10, 3, 5]);
    expect(['10A', '2A', '11A', '1C', '2S', '1S', '6C'].map((b) => band(g, b))).toEqual([
      'front',
      'enemy-transit',
      'front',
      'enemy-rear',
      'enemy-rear',
      'enemy-rear',
      'front',
    ]);
  });

  it('SL R12 the German Offensive is for Tactical Movement only', () => {
    const g = weekEnds('so: 20\nbattalion 2A: full', [4]);
    expect(g.events().find((e) => e.kind === 'battalion-moves')).toMatchObject({
      roll: 4,
      modifiers: [],
      order: 'Hold',
    });
  });
});

describe('SO points', () => {
  it('SL 8.3 + SL G92 2 for Friendly Transit and 6 for Friendly Staging', () => {
    const g = weekEnds('so: 5\nbattalion 4A: full friendly-staging\nbattalion 7A: full friendly-transit', [3, 3]);
    expect(g.state[SO]).toBe(5 + 7 - 8);
    expect(playerLog(g.state).weeks[1].so).toEqual([
      ['Weekly SO', 7],
      ['Map losses', -8],
    ]);
  });

  it('SL R13 + SL G02 a loss that cannot be paid ends the Campaign as Failed, whatever the VP', () => {
    const g = weekEnds(
      'so: 0\nvp: 17\nbattalion 4A: full friendly-staging\nbattalion 7A: full friendly-transit',
      [3, 3],
    );
    expect(g.result()).toMatchObject({ grade: 'Failed', score: 17, text: expect.stringContaining('not pay') });
  });

  it('SL R15 the gain comes before the loss', () => {
    expect(weekEnds('so: 0\nbattalion 4A: full friendly-staging', [3]).state[SO]).toBe(1);
  });

  it('SL R16 bands count after the movement of the Week', () => {
    const g = weekEnds('so: 5\nbattalion 4A: full front', [9]);
    expect(g.state[SO]).toBe(5 + 7 - 2);
  });
});

it('warns before SO are spent that the next losses on the map would need', () => {
  const lines = 'so: 6\nforce: 902 Reisner stress3, 042 Eandi gun\nbattalion 4A: full\nbattalion 9A: full';
  expect(at('rest', lines).warnings('rest')[0]?.text).toMatch(/1 SO point left and gain 7\..* cost 12/);
  expect(at('rest', lines).warnings('no')).toEqual([]);
  expect(at('repair', lines).warnings('repair 042 gun')).toEqual([]);
  expect(at('purchase', lines).warnings('buy 903')[0]?.rule).toBe('SL 8.3');
});

it('an intent out of its phase is answered with when it belongs', () => {
  const g = at('rest', 'so: 6\nforce: 902 Reisner stress3');
  expect(g.why('attack 9A')?.text).toMatch(/planned at the start of a Week/);
  expect(g.why('heal Reisner')?.text).toMatch(/at the end of a Week/);
  expect(g.why('draw')?.rule).toBe('SL 3.15');
});

describe('rest', () => {
  it('SL G91 10 Stress, On Leave, Cool 2: 6', () => {
    const g = weekEnds(
      'so: 5\ncommander Stout: average stress10\nforce: 042 Stout average stress10\nbattalion 6C: full',
      [],
    );
    expect(g.position('commander Stout')).toBe('average stress6 rested');
  });

  it('SL 8.9 + SL G100 5 SO: everybody 2 Stress less', () => {
    const g = at('rest', 'so: 6\nforce: 902 Reisner green stress3, 901 Chin stress1');
    g.play({ name: 'rest', dice: ['C02'] });
    expect([g.position('commander Reisner'), g.position('commander Chin')]).toEqual(['green stress1', 'recruit']);
    expect(g.state[SO]).toBe(1);
    expect(at('rest', 'so: 4\nforce: 902 Reisner stress3').why('rest')?.text).toMatch(/only 4 SO/);
  });
});

describe('Medics, Mechanics, repairs', () => {
  it('SL G99 + SL S82 a Medic heals a wound, removes a Casualty or takes 2 Stress away', () => {
    const force = 'so: 9\nforce: 902 Reisner green wounded casualty, 931 Kolchak average, 901 Chin stress3';
    expect(at('medics', force).play('heal Reisner').position('commander Reisner')).toBe('green');
    expect(at('medics', force).play('casualty 902').position('unit 902')).toBe('owned');
    expect(at('medics', force).play('calm Chin').position('commander Chin')).toBe('recruit stress1');
    expect(at('medics', force).play('heal Reisner').state[SO]).toBe(9);
  });

  it('several Medics work in one order, each once', () => {
    const g = at('medics', 'so: 9\nforce: 931 Kolchak average stress4, 1031 Fontaine green, 902 Reisner wounded');
    g.play('calm Kolchak');
    expect(g.why('heal Reisner')?.text).toMatch(/wounds first/);
    g.play('calm Kolchak');
    expect(g.position('commander Kolchak')).toBe('average');
    expect(g.ask().step).not.toBe('week-end/medics');
  });

  it('SL R86 an Unfit or wounded Medic does not work', () => {
    const g = at('scouts', 'so: 1\nforce: 931 Kolchak average wounded, 901 Chin stress3');
    expect(playerLog(g.state).medics).toBe(1);
    const end = weekEnds('so: 0\nforce: 931 Kolchak average wounded fought, 901 Chin stress6\nbattalion 6C: full', []);
    expect(end.ask().step).not.toBe('week-end/medics');
  });

  it('SL G99 a US Mechanic repairs one or two Vehicle counters', () => {
    const g = at('mechanics', 'so: 0\nforce: 042 Abbott average engine glancing2, 902 Reisner casualty');
    expect(g.choices()).toEqual(['repair 042 engine', 'repair 042 glancing', 'done']);
    g.play('repair 042 engine', 'repair 042 glancing');
    expect(g.position('unit 042')).toBe('owned glancing1');
    expect(g.ask().step).not.toBe('week-end/mechanics');
  });

  it('SL 8.8 + SL G98 + SL S81 2 SO for an Engine, 1 for any other counter or wound', () => {
    const g = at('repair', 'so: 11\nforce: 042 Eandi average engine suspension gun glancing2, 902 Reisner wounded');
    g.play('repair 042 engine', 'repair 042 suspension', 'repair 042 gun');
    expect(g.state[SO]).toBe(7);
    expect(g.position('unit 042')).toBe('owned glancing2');
    g.play('done', 'heal Reisner');
    expect(g.state[SO]).toBe(6);
    expect(g.position('commander Reisner')).toBe('recruit');
  });

  it('SL R49 Glancing counters are repaired one by one', () => {
    const g = at('repair', 'so: 2\nforce: 042 Eandi glancing2');
    g.play('repair 042 glancing', 'repair 042 glancing');
    expect(g.position('unit 042')).toBe('owned');
  });
});

describe('upgrades', () => {
  const FORCE = 'force: 902 Reisner green, 1111 Red-Tree average, 042 Eandi average';

  it('SL 8.5 + SL G94 a 5 and a 3 point Unit and 4 SO for a 12 point one', () => {
    const g = at('upgrade', `so: 4\n${FORCE}`);
    g.play('turn in 902', 'turn in 1111');
    expect(g.why('for 1041')?.text).toMatch(/must cost more/);
    g.play('for 1031', 'discard Reisner');
    expect(g.state[SO]).toBe(0);
    expect([g.position('unit 902'), g.position('unit 1111'), g.position('unit 1031')]).toEqual(['-', '-', 'owned']);
    expect(g.position('commander Red Tree')).toBe('average');
  });

  it('SL G95 + SL R58 + SL R100 the same type keeps its Commander, another type gets a Recruit', () => {
    const same = at('upgrade', `so: 9\n${FORCE}`).play('turn in 902', 'for 1001', 'no upgrade', 'done');
    expect(same.position('commander Reisner')).toBe('green');
    const other = at('upgrade', `so: 9\n${FORCE}`).play('turn in 902', 'for 301', 'discard Red Tree', 'no upgrade');
    expect(other.ask().step).toBe('week-end/recruit');
    other.play('Henders');
    expect(other.position('commander Red Tree')).toMatch(/^gone/);
    expect(other.position('commander Henders')).toBe('recruit');
  });

  it('only undamaged Units, and turned-in Units may be bought back', () => {
    const g = at('upgrade', `so: 30\n${FORCE}, 903 Jones casualty`);
    expect(g.why('turn in 903')?.text).toMatch(/damaged/);
    g.play('turn in 902', 'for 1001', 'no upgrade');
    g.play('buy 902', 'Chin', 'as recruit', 'done');
    expect(g.position('unit 902')).toBe('owned');
  });
});

describe('Commanders', () => {
  it('SL 8.6 + SL G96 the dead must be replaced, 3 SO a level', () => {
    const g = at('heal', 'so: 8\nforce: 902, 901 Chin wounded\ncommander Sanders: kia').play('done', 'no upgrade');
    expect(g.ask().step).toBe('week-end/recruit');
    expect(g.why('Sanders')?.text).toMatch(/joins only once/);
    expect(g.why('Eandi')?.text).toMatch(/Armor/);
    g.play('Alvarez', 'as average');
    expect([g.state[SO], g.position('commander Alvarez')]).toEqual([2, 'average']);
  });

  it('SL R56 + SL R59 Unfit and wounded Commanders may be replaced; their names do not return', () => {
    const g = at('replace', 'so: 2\nforce: 902 Reisner green stress9, 901 Chin wounded, 903 Jones');
    expect(g.choices()).toEqual(['replace Chin', 'replace Reisner', 'done']);
    expect(g.why('replace Jones')?.text).toMatch(/neither Unfit nor wounded/);
    g.play('replace Reisner');
    expect(g.why('Reisner')).toBeDefined();
    g.play('Alvarez');
    expect(g.position('commander Reisner')).toMatch(/^gone/);
    expect(g.position('commander Alvarez')).toBe('recruit');
  });

  it('SL 8.7 + SL G97 + SL R77 a Commander without a Unit: a new Unit, or one goes', () => {
    const lines = 'so: 9\nunit 901: lost\nforce: 902 Reisner green\ncommander Chin: recruit';
    const buy = at('unit-loss', lines);
    expect(buy.why('buy 901')?.text).toMatch(/was Destroyed in this Campaign/);
    expect(buy.why('buy 042')?.text).toMatch(/cannot lead/);
    buy.play('buy 903');
    expect([buy.state[SO], buy.position('commander Chin')]).toEqual([6, 'recruit']);
    const discard = at('unit-loss', lines).play('discard Reisner');
    expect(discard.position('commander Reisner')).toMatch(/^gone/);
    expect(discard.position('commander Chin')).toBe('recruit');
  });

  it('SL 8.4 + SL G93 a Unit and a Recruit of its type; destroyed numbers and old names are gone', () => {
    const g = at('purchase', 'so: 20\nunit 901: lost\nforce: 902 Reisner green\ncommander Chin: kia');
    expect(g.why('buy 901')?.text).toMatch(/was Destroyed in this Campaign/);
    g.play('buy 903');
    expect(g.why('Chin')?.text).toMatch(/joins only once/);
    g.play('Jones', 'as recruit', 'done');
    expect([g.position('unit 903'), g.position('commander Jones')]).toEqual(['owned', 'recruit']);
    expect(g.state[SO]).toBe(17);
  });

  it('SL R78 Repair/Replace comes in one order', () => {
    const g = at(
      'repair',
      'so: 40\nforce: 042 Eandi gun, 902 Reisner wounded, 901\nunit 903: lost\ncommander Chin: recruit stress9\nsupport: trucks0 scouts0',
    );
    const steps: string[] = [];
    for (let i = 0; i < 12 && g.ask().step.startsWith('week-end'); i++) {
      const { step } = g.ask();
      steps.push(step);
      const pass = g.choices().find((c) => ['done', 'no upgrade', 'trucks 0', 'scouts 0', 'no'].includes(c));
      g.play(pass ?? g.choices()[0]);
    }
    expect(steps).toEqual([
      'week-end/repair',
      'week-end/heal',
      'week-end/upgrade',
      'week-end/replace',
      'week-end/purchase',
      'week-end/trucks',
      'week-end/scouts',
      'week-end/rest',
    ]);
  });
});

describe('the end', () => {
  it('SL R84 + SL 8.10 + SL 9.1 after the last Week', () => {
    const g = table(game, {
      options: BULGE,
      position: 'week: 4\nso: 3\nvp: 12\nforce: 042 Eandi gun\nbattalion 6C: full\nphase: assign',
    });
    g.play({ name: 'no more', dice: [] });
    expect(g.result()).toMatchObject({ grade: 'Adequate', score: 12, text: expect.stringContaining('12 VP') });
    // No roll and no loss any more, but VP that cards take at the end of a Week are taken.
    const hold = table(game, {
      options: { campaign: 'BU44', objective: 'HOLD' },
      position: 'week: 4\nso: 0\nvp: 10\nforce: 902 Reisner\nbattalion 4A: full\nbattalion 9A: full\nphase: assign',
    });
    hold.play({ name: 'no more', dice: [] });
    expect(hold.result()).toMatchObject({ grade: 'Poor', score: 8 });
  });

  it('SL G101 + SL R70 Bulge 1944, Cut Off, 15 VP is Good; the other grades by the table', () => {
    const cut = shermanSpec.data.objectives.find((o) => o.id === 'CUTO');
    const grade = (vp: number): string | undefined => {
      const g = table(game, {
        options: { campaign: 'BU44', objective: 'CUTO' },
        position: `week: 3\nso: 3\nvp: ${vp}\nforce: 902 Reisner\nbattalion 6C: full\nphase: assign`,
      });
      return g.play('no more').result()?.grade;
    };
    expect(grade(15)).toBe('Good');
    expect([0, cut?.poor ?? 0, cut?.adequate ?? 0, cut?.good ?? 0].map(grade)).toEqual([
      'Dismal',
      'Poor',
      'Adequate',
      'Good',
    ]);
  });

  it('SL K13 Great for Over There lies in 20 to 24', () => {
    const over = shermanSpec.data.objectives.find((o) => o.id === 'OVER');
    expect(over?.great).toBeGreaterThanOrEqual(20);
    expect(over?.great).toBeLessThanOrEqual(24);
  });

  it('SL R92 VP of the end of a Week are one sum, never below 0', () => {
    const g = table(game, {
      options: { campaign: 'BU44', objective: 'HOLD' },
      position: 'week: 1\nso: 20\nvp: 1\nforce: 902 Reisner\nbattalion 4A: full\nbattalion 9A: full\nphase: assign',
    });
    g.play({ name: 'no more', dice: [3, 3] });
    expect(g.state[VP]).toBe(0);
  });

  it('SL 2.1 + SL 3.2 a Week follows a Week, and the board says where we are', () => {
    const g = at('scouts', 'so: 1\nforce: 902 Reisner');
    g.play('scouts 0');
    expect(g.board().status[0]).toBe('Bulge 1944, Over There: Week 2 of 4.');
    expect(
      game
        .draw(game.view(g.state, 0), 0)
        .split('\n')
        .every((line) => line.length <= 100),
    ).toBe(true);
  });
});

describe('positions by hand', () => {
  it('SL R77 + SL 8.6 a Unit without a Commander gets one, as in play', () => {
    const g = at('replace', 'so: 7\nforce: 042, 902 Reisner\ncommander Eandi: kia average', {
      campaign: 'SI43',
      objective: 'OVER',
    });
    expect(game.decision(g.state)?.step).toBe('week-end/recruit');
    expect(g.choices()).not.toContain('done');
  });

  it.each([
    ['week 99; assign/target', 'is 99, which is not a stage there'],
    ['week 2; assign/commander 0 99', 'is 99, which is not a Unit there'],
    ['week 2; assign/trucks 3', 'is 3, which is not an attack there'],
    ['week 2; assign/target 0 0 7', 'is 7, which is not a possible number there'],
    ['week 4; week-end/recruit 9', 'is 9, which is not a type there'],
    ['week 4; week-end/recruit-level -1', 'is -1, which is not a Commander there'],
  ])('the numbers of open procedures are checked: %s', (stack, text) => {
    const position = `week: 1\nbattalion 6C: full\nforce: 902 Reisner\nstack: campaign 5; ${stack}`;
    expect(() => table(game, { options: BULGE, position })).toThrow(text);
  });
});

describe('What is not asked', () => {
  it('the questions of a quiet end of Week that nobody could answer are told in one line', () => {
    const told = weekEnds('so: 0', [])
      .events()
      .filter((event) => event.kind === 'passed');
    const quiet = ['week-end/medics', 'week-end/mechanics', 'week-end/repair', 'week-end/heal'] as const;
    expect(told.map(({ step, also }) => [step, ...(also ?? [])])).toEqual([quiet]);
    const each = quiet.map((step) => game.say({ kind: 'passed', rule: 'SL R78', step }));
    expect(new Set(each).size).toBe(quiet.length);
    expect(told.map((event) => game.say(event))).toEqual([each.join(' ')]);
  });

  it('what was asked between them parts them', () => {
    const g = weekEnds('so: 0', []);
    g.play('no upgrade');
    const kinds = g
      .events()
      .map((event) => (event.kind === 'passed' ? [event.step, ...(event.also ?? [])] : event.kind));
    expect(kinds).toEqual([['week-end/replace', 'week-end/unit-loss']]);
  });
});
