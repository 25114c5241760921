// The Battle of the sample game against 9A as one replay by tape: every choice, every die, every counter of the text.
// Where the text gives no dice, dice that lead to what it tells. Deviations: R02 (the AT needs 9, not 8).
import { table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { createGame } from '../src/index.ts';
import { BATTLE_STATUS, FULL, HALF, LAST_TURN, MOVE_RESULT, POINTS, TURN } from '../src/state/layout.ts';
import type { BattleEvent } from '../src/words/battle/events.ts';
import {
  ADVANCES,
  type Line,
  PLACEMENT,
  TURN_1_ENEMY,
  TURN_1_SLOW,
  TURN_2_ENEMY,
  TURN_2_SLOW,
  TURN_3_ENEMY,
  TURN_3_SLOW,
} from './sample-tape.ts';

const game = createGame();
const OPTIONS = { campaign: 'BU44', objective: 'OVER', numbers: 'any' };
const START = `week: 1
so: 2
battalion 1C: full enemy-rear vp0 next0
target: 9A
fight: 042 Eandi average, 301 Henders green, 501 Blair green, 902 Reisner green, 921 Sanders recruit, 931 Kolchak average, 1111 Red-Tree average
phase: begin`;

type Told = ReturnType<typeof start>;

function start() {
  return table(game, { options: OPTIONS, position: START });
}

function run(g: Told, lines: readonly Line[]): void {
  for (const [name, ...dice] of lines) g.play({ name, dice });
}

function attackOf(g: Told): Extract<BattleEvent, { kind: 'attack' }> {
  const found = g.events().find((e) => e.kind === 'attack');
  if (found?.kind !== 'attack') throw new Error('nobody attacked');
  return found;
}

function word(g: Told, commander: string): string {
  return g.position(`commander ${commander}`);
}

describe('SL sample game, the Battle with 9A', () => {
  it('SL S08 + SL S09 + SL S10 + SL S11 + SL S12 lays the tiles, places everybody and advances', () => {
    const g = start();
    run(g, PLACEMENT);
    expect(g.position('terrain')).toBe('---L/L---/HHIL/L---/HH--/--HL');
    expect(g.position('tops')).toBe('E01 - -');
    expect(g.state[LAST_TURN]).toBe(4);
    expect(g.state[POINTS]).toBe(25);
    run(g, ADVANCES);
    const enemies = Array.from({ length: 13 }, (_, i) => g.position(`enemy ${i + 1}`));
    expect(enemies).toEqual([
      'Tiger 12',
      'StuG 24',
      'Pz-III 21',
      'Pz-IV 23',
      'AT 32',
      'AT 32',
      'A.-Car 11',
      'A.-Car 14',
      'Rifle 42',
      'Rifle 42',
      'Rifle 43',
      'Truck 13',
      'Truck 22',
    ]);
    expect(g.position('die')).toBe('10');
    // Nobody is Fast: only the Tactic of 1111 and the Command Tactic of 301 can be used.
    expect(g.choices()).toEqual(['command 301', 'tactic 1111', 'end']);
  });

  it('SL S20 + SL S21 + SL S22 + SL S23 + SL S24 + SL S25 + SL S26 + SL S27 turn 1: the Tanks', () => {
    const g = start();
    run(g, [...PLACEMENT, ...ADVANCES, ...TURN_1_ENEMY.slice(0, 1)]);
    expect(g.state[MOVE_RESULT]).toBe(8);
    run(g, TURN_1_ENEMY.slice(1, 2));
    expect(attackOf(g)).toMatchObject({
      target: '921',
      value: 'HE',
      range: 2,
      needs: 7,
      hits: 1,
      defense: 4,
      stands: 1,
    });
    expect(g.position('enemy 3')).toBe('Pz-III 31 acted moved');
    expect(word(g, 'Sanders')).toContain('stress1');
    expect(g.position('counters')).toBe('-');
    run(g, TURN_1_ENEMY.slice(2, 3));
    expect(attackOf(g)).toMatchObject({ target: '921', range: 2, needs: 6, hits: 1, stands: 0 });
    run(g, TURN_1_ENEMY.slice(3, 5));
    expect(g.position('enemy 1')).toContain('Tiger 22');
    expect(g.events().map((e) => e.kind)).toContain('no-target');
    run(g, TURN_1_ENEMY.slice(5, 6));
    expect(g.position('enemy 2')).toContain('StuG 34');
    expect(attackOf(g)).toMatchObject({ target: '921', range: 3, needs: 7, hits: 2, stands: 1 });
    expect(g.events().at(-1)).toMatchObject({ kind: 'damage', counter: 'No Effect', redrawn: false });
    expect(word(g, 'Sanders')).toContain('stress1');
  });

  it('SL S28 + SL S29 + SL S30 + SL S31 + SL S32 + SL S33 + SL S34 turn 1: the infantry, A. Cars and Trucks', () => {
    const g = start();
    run(g, [...PLACEMENT, ...ADVANCES, ...TURN_1_ENEMY.slice(0, 6)]);
    run(g, TURN_1_ENEMY.slice(6, 8));
    expect(attackOf(g)).toMatchObject({ target: '921', printed: 7, range: 1, needs: 9, hits: 1, stands: 1 });
    expect(g.position('unit 921')).toContain('casualty');
    run(g, TURN_1_ENEMY.slice(8, 10));
    expect(attackOf(g)).toMatchObject({ hits: 0 });
    run(g, TURN_1_ENEMY.slice(10, 11));
    expect(g.position('enemy 7')).toContain('A.-Car 21');
    expect(g.events().at(-1)?.kind).toBe('no-target');
    run(g, TURN_1_ENEMY.slice(11, 13));
    expect(g.position('enemy 8')).toContain('A.-Car 24');
    expect(g.events().at(-1)?.kind).toBe('no-target');
    run(g, TURN_1_ENEMY.slice(13, 14));
    expect(attackOf(g)).toMatchObject({ target: '921', printed: 5, range: 0, needs: 5, hits: 0 });
    run(g, TURN_1_ENEMY.slice(14, 15));
    expect(attackOf(g)).toMatchObject({ hits: 1, stands: 1 });
    run(g, TURN_1_ENEMY.slice(15, 16));
    expect(attackOf(g)).toMatchObject({ hits: 2, stands: 2 });
    expect(g.position('unit 921')).toContain('exposed');
    expect(word(g, 'Sanders')).toContain('wounded');
    run(g, TURN_1_ENEMY.slice(16));
    // Truck-1 finds no Cover in front of it, Truck-2 (the last one, so nobody is asked) goes to the Pz IV.
    expect(g.position('enemy 12')).toContain('Truck 13');
    expect(g.position('enemy 13')).toContain('Truck 32');
    expect(g.ask().step).toBe('friendly');
  });

  it('SL S35 + SL S36 + SL S37 + SL S38 + SL S39 + SL S40 + SL S41 + SL S42 turn 1: our Slow step', () => {
    const g = start();
    run(g, [...PLACEMENT, ...ADVANCES, ...TURN_1_ENEMY]);
    run(g, TURN_1_SLOW.slice(0, 2));
    expect(g.warnings('rifle 52')[0]?.text).toContain('Sanders takes 1 Stress');
    run(g, TURN_1_SLOW.slice(2, 3));
    expect(attackOf(g)).toMatchObject({ printed: 2, needs: 1, hits: 2, defense: 5, defenseDice: [3, 8], stands: 1 });
    expect(word(g, 'Sanders')).toContain('stress2');
    expect(g.position('unit 921')).not.toContain('suppressed');
    run(g, TURN_1_SLOW.slice(3, 6));
    expect(attackOf(g)).toMatchObject({ needs: 3, stands: 2 });
    run(g, TURN_1_SLOW.slice(6, 9));
    expect(attackOf(g)).toMatchObject({ needs: 6, hits: 2, stands: 2 });
    run(g, TURN_1_SLOW.slice(9, 12));
    expect(attackOf(g)).toMatchObject({ value: 'AP', printed: 7, range: 3, needs: 8, hits: 0 });
    run(g, TURN_1_SLOW.slice(12, 15));
    expect(attackOf(g)).toMatchObject({ printed: 6, range: 1, needs: 7, hits: 0 });
    run(g, TURN_1_SLOW.slice(15));
    expect(g.state[POINTS]).toBe(17);
    expect(g.state[TURN]).toBe(2);
    expect(g.state[BATTLE_STATUS]).toBe(FULL);
  });

  it('SL S50 + SL S51 + SL S52 + SL S53 + SL S54 + SL S55 turn 2: a Tactic, Pz III, Tiger and StuG', () => {
    const g = start();
    run(g, [...PLACEMENT, ...ADVANCES, ...TURN_1_ENEMY, ...TURN_1_SLOW]);
    run(g, TURN_2_ENEMY.slice(0, 3));
    expect(g.position('friend 7')).not.toContain('tactics');
    run(g, TURN_2_ENEMY.slice(3, 4));
    expect(g.state[MOVE_RESULT]).toBe(9);
    run(g, TURN_2_ENEMY.slice(4, 5));
    expect(g.position('enemy 3')).toContain('Pz-III 41');
    expect(attackOf(g)).toMatchObject({ target: '501', value: 'AP', needs: 5, defense: 3 });
    expect(g.position('friend 3')).toContain('501 - 51 destroyed');
    expect(g.position('unit 501')).toContain('lost');
    expect(word(g, 'Blair')).toContain('kia');
    run(g, TURN_2_ENEMY.slice(5, 7));
    expect(attackOf(g)).toMatchObject({ target: '042', range: 2, needs: 3, hits: 2, stands: 1 });
    expect(g.position('unit 042')).toContain('gun');
    run(g, TURN_2_ENEMY.slice(7, 8));
    expect(g.position('enemy 2')).toContain('StuG 44');
    expect(attackOf(g)).toMatchObject({ target: '921', range: 2, needs: 4 });
    expect(g.position('unit 921')).toContain('lost');
    expect(word(g, 'Sanders')).toContain('kia');
    // The counters that lay on 921 and Sanders are back in the cup; only the Gun is out.
    expect(g.position('counters')).toMatch(/^D\d\d=042$/);
  });

  it('SL S56 + SL S57 + SL S58 + SL S59 + SL S60 + SL S61 turn 2: the rest, and our answer', () => {
    const g = start();
    run(g, [...PLACEMENT, ...ADVANCES, ...TURN_1_ENEMY, ...TURN_1_SLOW, ...TURN_2_ENEMY.slice(0, 8)]);
    run(g, TURN_2_ENEMY.slice(8, 9));
    expect(attackOf(g)).toMatchObject({ target: '042', value: 'AP', needs: 9, hits: 0 });
    run(g, TURN_2_ENEMY.slice(9, 10));
    expect(g.choices()).toEqual(['at 902', 'at 1111']);
    run(g, TURN_2_ENEMY.slice(10, 11));
    expect(word(g, 'Reisner')).toContain('wounded');
    run(g, TURN_2_ENEMY.slice(11, 13));
    expect(attackOf(g)).toMatchObject({ target: '042', value: 'AP', range: 0, needs: 5 });
    expect(g.position('unit 042')).toContain('suspension');
    expect(g.position('unit 042')).toContain('glancing');
    expect(word(g, 'Eandi')).toContain('stress1');
    run(g, TURN_2_ENEMY.slice(13));
    expect(g.position('enemy 13')).toContain('Truck 42');
    expect(g.position('enemy 12')).toContain('Truck 23');
    run(g, TURN_2_SLOW.slice(0, 5));
    expect(g.state[POINTS]).toBe(12);
    run(g, TURN_2_SLOW.slice(5, 11));
    // 1111 reaches one hex and nobody stands there.
    g.play('act 1111', 'stay');
    expect(g.ask().step).not.toBe('attack');
    expect(g.state[TURN]).toBe(3);
    expect(g.state[BATTLE_STATUS]).toBe(HALF);
  });

  it('SL S70 + SL S71 + SL S72 + SL S73 + SL S74 turn 3: Half strength, and the Battalion is Destroyed', () => {
    const g = start();
    run(g, [...PLACEMENT, ...ADVANCES, ...TURN_1_ENEMY, ...TURN_1_SLOW, ...TURN_2_ENEMY, ...TURN_2_SLOW]);
    run(g, TURN_3_ENEMY.slice(0, 4));
    expect(attackOf(g)).toMatchObject({ attacker: '931', range: 3, stands: 1 });
    expect(g.state[MOVE_RESULT]).toBe(3);
    run(g, TURN_3_ENEMY.slice(4, 5));
    expect(attackOf(g)).toMatchObject({ target: '042', range: 2, stands: 2 });
    expect(g.position('unit 042')).toContain('engine');
    expect(g.position('unit 042')).toContain('glancing2');
    expect(word(g, 'Eandi')).toContain('stress2');
    run(g, TURN_3_ENEMY.slice(5));
    // The Truck came last and had neither a move nor a target.
    expect(g.events().at(-1)).toMatchObject({ kind: 'no-target', piece: 'Truck' });
    run(g, TURN_3_SLOW.slice(0, 3));
    expect(attackOf(g)).toMatchObject({ needs: 8, hits: 1, defense: 7, stands: 0 });
    run(g, TURN_3_SLOW.slice(3, 6));
    expect(attackOf(g)).toMatchObject({ attacker: '1111', range: 1, stands: 1 });
    expect(word(g, 'Red Tree')).toContain('stress2');
    run(g, TURN_3_SLOW.slice(6));
    expect(g.state[POINTS]).toBe(3);
    expect(g.ask().step).toBe('end-early');
    // The Battle ends; the bottom of Inspiring Leader takes 1 Stress off each participant, then 2 come and Cool goes.
    g.play({ name: 'end', dice: ['E02', 5] });
    expect(word(g, 'Eandi')).toContain('stress2');
    expect(word(g, 'Red Tree')).toContain('stress2');
    expect(word(g, 'Kolchak')).toContain('stress1');
    expect(g.position('vp')).toBe('4');
    expect(g.position('battalion 9A')).toContain('destroyed');
  });
});
