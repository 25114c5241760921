// The start of a Week through the public interface: Special Condition, assignment, costs, the order of Battles.
import { type Table, table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { createGame, type ShermanEvent } from '../src/index.ts';
import { SO } from '../src/state/layout.ts';

const game = createGame();
type T = Table<ShermanEvent>;
const BULGE = { campaign: 'BU44', objective: 'OVER', numbers: 'any' };
const FORCE = 'force: 902 Reisner green, 921 Sanders, 042 Eandi average, 301 Henders green, 1132 Cruz green';

function week(lines: string, options: Record<string, string> = BULGE): T {
  return table(game, { options, position: `${lines}\nphase: assign` });
}

describe('who may be assigned', () => {
  it('SL 4.2 + SL G30 not Unfit or wounded Commanders, not Vehicles that cannot drive', () => {
    const g = week(
      'so: 9\nforce: 902 Reisner green stress9, 901 Chin wounded, 042 Eandi engine, 041 Tylutki suspension, 903 Jones\nbattalion 9A: full',
    );
    g.play('attack 9A');
    expect(g.why('unit 042')?.text).toMatch(/Engine Damage/);
    expect(g.why('unit 041')?.text).toMatch(/Suspension Damage/);
    g.play('unit 901');
    expect(g.why('Reisner')?.text).toMatch(/Unfit/);
    expect(g.why('Chin')?.text).toMatch(/wounded/);
    expect(g.choices()).toEqual(['Jones']);
  });

  it('SL G31 a Unit needs a Commander of its type', () => {
    const g = week('so: 9\nforce: 902 Reisner, 042 Eandi wounded\nbattalion 9A: full');
    g.play('attack 9A');
    expect(g.why('unit 042')?.text).toMatch(/No Armor Commander/);
    g.play('unit 902');
    expect(g.why('Eandi')?.text).toMatch(/Armor/);
  });

  it('SL R43 a Unit and a Commander fight one Battle a Week', () => {
    const g = week(`so: 9\n${FORCE}\nbattalion 4A: full\nbattalion 9A: full`);
    g.play('attack 4A', 'unit 902', 'Reisner', 'enough', 'attack 9A');
    expect(g.why('unit 902')?.text).toMatch(/one Battle a Week/);
    g.play('unit 921');
    expect(g.why('Reisner')?.text).toMatch(/one Battle a Week/);
  });

  it('SL R73 a Week without an attack is allowed, with a warning', () => {
    const g = week(`so: 9\n${FORCE}\nbattalion 6C: full`);
    expect(g.warnings('no more').map((w) => w.text)).toEqual(['A Week without an attack brings no VP.']);
    g.play({ name: 'no more', dice: [] });
    expect(g.position('counts')).toMatch(/^battles0/);
  });

  it('at most three Battalions, each once, and only those on the map', () => {
    const g = week(`so: 30\n${FORCE}\nbattalion 4A: full\nbattalion 9A: full\nbattalion 6C: full\nbattalion 3A: full`);
    expect(g.why('attack 1A')?.text).toMatch(/not in this Campaign/);
    for (const [target, unit, man] of [
      ['3A', '902', 'Reisner'],
      ['4A', '921', 'Sanders'],
      ['9A', '042', 'Eandi'],
    ]) {
      if (target === '4A') expect(g.why('attack 3A')?.text).toMatch(/planned in card order/);
      g.play(`attack ${target}`, `unit ${unit}`, man, 'enough');
    }
    // Three are planned: the question which one is fought first.
    expect(g.choices()).toEqual(['fight 3A', 'fight 4A', 'fight 9A']);
  });
});

describe('what an attack costs', () => {
  it.each([
    ['SL G32 + SL 4.4', 'enemy-transit', 1],
    ['SL G33 the cost is paid at once', 'enemy-rear', 2],
    ['SL G32 Breakthrough', 'enemy-breakthrough', 3],
    ['SL G32 Front', 'front', 0],
    ['SL G32 Friendly Transit', 'friendly-transit', 0],
    ['SL G32 Friendly Staging', 'friendly-staging', 0],
  ] as const)('%s: %s costs %i', (_rule, band, cost) => {
    const g = week(`so: 9\n${FORCE}\nbattalion 2A: full ${band}`);
    g.play('attack 2A');
    expect(g.state[SO]).toBe(9 - cost);
  });

  it('SL G27 + SL R41 Trucks save 2 SO each, never below 0', () => {
    for (const trucks of [1, 2]) {
      const g = week(`so: 9\nsupport: trucks${trucks} scouts0\n${FORCE}\nbattalion 2A: full enemy-rear`);
      g.play('attack 2A');
      expect(g.choices()).toEqual(['0 trucks', '1 truck']);
      if (trucks === 2) expect(g.why('2 trucks')?.text).toMatch(/save nothing more/);
      g.play('1 truck');
      expect(g.state[SO]).toBe(9);
    }
  });

  it('SL R45 every attack is paid when it is planned; an attack that cannot be paid is refused', () => {
    const g = week(`so: 3\nsupport: trucks0 scouts0\n${FORCE}\nbattalion 1S: full\nbattalion 2S: full`);
    expect(g.why('attack 1S')).toBeUndefined();
    g.play('attack 2S');
    expect(g.state[SO]).toBe(1);
    g.play('unit 902', 'Reisner', 'enough');
    // 1S stands before 2S; with a fresh Week and too few points it cannot be paid either.
    const poor = week(`so: 2\n${FORCE}\nbattalion 1S: full\nbattalion 9A: full`);
    expect(poor.why('attack 1S')?.text).toMatch(/cannot pay for an attack on 1S/);
    const truck = week(`so: 1\nsupport: trucks1 scouts0\n${FORCE}\nbattalion 1S: full\nbattalion 9A: full`);
    truck.play('attack 1S');
    expect(truck.why('0 trucks')).toBeDefined();
  });

  it('SL G28 Scouts assigned make the Battle longer: 5 + 2 turns', () => {
    const g = week(`so: 3\nsupport: trucks0 scouts2\n${FORCE}\nbattalion 10A: full front`);
    g.play('attack 10A', '2 scouts', 'unit 902', 'Reisner', {
      name: 'enough',
      dice: ['E02', 'W4', 'W5', 'W2', 'W3', 'W1', 'W6'],
    });
    expect(g.position('turn')).toBe('0 of 7');
    expect(g.position('support')).toBe('trucks0 scouts2');
  });

  it('SL G34 + SL S11 six of the eight tiles of the Campaign lie on the Battlefield', () => {
    const g = week(`so: 3\n${FORCE}\nbattalion 10A: full front`);
    g.play('attack 10A', 'unit 902', 'Reisner', 'enough');
    const tiles = g.position('tiles').split(' ');
    expect(new Set(tiles).size).toBe(6);
    for (const tile of tiles) expect(tile).toMatch(/^W[1-8]$/);
  });

  it('SL R71 like Units: the lowest number first, by model and Damage', () => {
    const g = week('so: 3\nforce: 901 Reisner, 902 Chin casualty, 903 Jones\nbattalion 9A: full', {
      campaign: 'BU44',
      objective: 'OVER',
    });
    g.play('attack 9A');
    expect(g.choices()).toEqual(['unit 901', 'unit 902']);
    expect(g.why('unit 903')?.rule).toBe('SL R71');
    expect(g.why('enough')?.text).toMatch(/at least one Unit/);
  });
});

describe('Special Conditions', () => {
  it('SL 4.1 the card is drawn when the Week begins and is logged', () => {
    const g = table(game, {
      options: BULGE,
      position: `week: 1\nso: 3\n${FORCE}\nbattalion 6C: full\nphase: scouts`,
    });
    g.play({ name: 'scouts 0', dice: ['C06'] });
    expect(g.position('condition')).toBe('C06');
    expect(g.position('week')).toBe('2');
    expect(g.state[SO]).toBe(6);
    expect(g.ask().step).toBe('assign/target');
  });

  it('SL 3.3 + SL R79 a deck is a set; the card on top comes first, the one beneath last, a reshuffle spares the card in force', () => {
    const all = Array.from({ length: 20 }, (_, i) => `C${String(i + 1).padStart(2, '0')}`);
    const at = (lines: string): T =>
      table(game, {
        options: BULGE,
        position: `week: 1\nso: 3\n${FORCE}\nbattalion 6C: full\n${lines}\nphase: scouts`,
      });
    const known = at('condition on top: C14').play({ name: 'scouts 0', dice: [] });
    expect([known.position('condition'), known.position('condition on top')]).toEqual(['C14', '-']);
    const under = at(`conditions seen: ${all.filter((c) => c !== 'C02').join(' ')}\nconditions under: C02`);
    expect(under.play({ name: 'scouts 0', dice: ['C02'] }).position('conditions under')).toBe('-');
    const empty = at(`conditions seen: ${all.join(' ')}\ncondition: C05`);
    empty.play('scouts 0');
    expect(empty.position('condition')).not.toBe('-');
  });

  it('SL S07 Leadership: 1 SO for each Battalion destroyed this Week', () => {
    const g = table(game, {
      options: BULGE,
      position: `week: 1\nso: 2\ncondition: C01\ntarget: 9A\nturn: 4 of 4\nat 61: 902 Reisner green\nphase: slow 4`,
    });
    g.play({ name: 'end', dice: ['E01'] });
    expect(g.position('battalion 9A')).toMatch(/^destroyed/);
    // 2 + 1 for the Battalion + 7 for the Week.
    expect(g.state[SO]).toBe(10);
  });
});

it('SL 4.3 + SL 8.2 who stays behind recovers', () => {
  const g = week('so: 9\nforce: 902 Reisner green stress5, 042 Eandi average stress3\nbattalion 6C: full');
  g.play({ name: 'no more', dice: [] });
  expect(g.position('commander Reisner')).toBe('green stress1 rested');
  expect(g.position('commander Eandi')).toBe('average rested');
});
