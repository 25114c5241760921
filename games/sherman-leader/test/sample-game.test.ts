// The sample game of the rulebook as one replay by tape: set-up, both Battles of the first Week, the end of the Week.
// Deviations: R02 and R04; dice that the text does not give; the Battle against 4A, of which it tells the outcome only.
import { loadScore, parseScore, Session, writeScore } from '@bocage/engine';
import { type Table, table } from '@bocage/engine/testing';
import { expect, it } from 'vitest';
import { createGame, type ShermanEvent, content as shermanSpec } from '../src/index.ts';
import { playerLog } from '../src/records.ts';
import { SO, VP } from '../src/state/layout.ts';
import {
  ADVANCES,
  BATTLE_4A,
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
const order = shermanSpec.data.units.flatMap((u) => u.numbers);

/** Units against each Battalion, with their Commanders. */
const AGAINST_4A = { '005': 'Tylutki', '503': 'Kowalski', '901': 'Chin', '1031': 'Jones', '1132': 'Cruz' };
const AGAINST_9A = {
  '042': 'Eandi',
  '301': 'Henders',
  '501': 'Blair',
  '902': 'Reisner',
  '921': 'Sanders',
  '931': 'Kolchak',
  '1111': 'Red Tree',
};

function byCard(numbers: readonly string[]): string[] {
  return [...numbers].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

function setUp(): Table<ShermanEvent> {
  const g = table(game, { options: { campaign: 'BU44', objective: 'OVER', numbers: 'any' } });
  g.play({ name: 'draw', dice: ['2A', '10A', '2S', '1C', '4A', '11A', '1S', '6C', '9A'] });
  for (const number of byCard([...Object.keys(AGAINST_4A), ...Object.keys(AGAINST_9A)])) g.play(`buy ${number}`);
  g.play('done');
  g.play('Sanders', 'Chin', 'Jones', 'Kowalski');
  g.play('Reisner', 'Henders', 'Blair', 'Cruz');
  g.play('Kolchak', 'Red Tree', 'Eandi', 'Tylutki');
  return g.play('trucks 0', { name: 'scouts 0', dice: ['C01'] });
}

function assign(g: Table<ShermanEvent>, target: string, leaders: Readonly<Record<string, string>>): void {
  g.play(`attack ${target}`);
  for (const number of byCard(Object.keys(leaders))) g.play(`unit ${number}`, leaders[number]);
}

function run(g: Table<ShermanEvent>, lines: readonly Line[]): void {
  for (const [name, ...dice] of lines) g.play({ name: name === 'begin' ? 'fight 9A' : name, dice });
}

const man = (g: Table<ShermanEvent>, name: string): string => g.position(`commander ${name}`);

it('SL 11.1 + SL S79 + SL S81 + SL S82 from the set-up to the logged results', () => {
  const g = setUp();
  expect(g.state[SO]).toBe(2);
  assign(g, '4A', AGAINST_4A);
  assign(g, '9A', AGAINST_9A);
  expect(g.choices()).toEqual(['fight 4A', 'fight 9A']);

  run(g, [...PLACEMENT, ...ADVANCES]);
  run(g, [...TURN_1_ENEMY, ...TURN_1_SLOW, ...TURN_2_ENEMY, ...TURN_2_SLOW, ...TURN_3_ENEMY, ...TURN_3_SLOW]);
  // Inspiring Leader, then the Battle against 4A begins with its own Event and the tiles laid anew.
  g.play({ name: 'end', dice: ['E02', 'E20', 'W4', 'W5', 'W2', 'W3', 'W1', 'W6'] });
  expect(g.state[VP]).toBe(4);
  const after = ['Reisner', 'Kolchak', 'Red Tree', 'Henders', 'Eandi'].map((name) => man(g, name));
  expect(after.map((text) => /xp2 stress(\d)/.exec(text)?.[1])).toEqual(['1', '1', '2', '1', '2']);
  expect(man(g, 'Reisner')).toContain('wounded');
  expect([man(g, 'Sanders'), man(g, 'Blair')].every((text) => text.startsWith('kia'))).toBe(true);
  expect([g.position('unit 921'), g.position('unit 501')].every((text) => text.startsWith('lost'))).toBe(true);
  expect(g.position('unit 042')).toMatch(/^owned engine suspension gun glancing2/);

  run(g, BATTLE_4A);
  expect(g.state[VP]).toBe(7);
  expect(g.position('battalion 4A')).toMatch(/^destroyed/);
  expect(g.position('unit 901')).toMatch(/^lost/);
  expect(man(g, 'Chin')).toMatch(/^recruit/);
  const bands = ['10A', '2A', '11A', '1C', '2S', '1S', '6C'].map((b) => g.position(`battalion ${b}`).split(' ')[1]);
  expect(bands).toEqual(['front', 'enemy-transit', 'front', 'enemy-rear', 'enemy-rear', 'enemy-rear', 'front']);

  // 2 left over, 2 for the Special Condition, 7 for the Week.
  expect(g.state[SO]).toBe(11);
  g.play('heal Reisner', 'repair 042 engine', 'repair 042 suspension', 'repair 042 gun', 'done');
  expect(g.state[SO]).toBe(7);
  expect(g.position('unit 042')).toMatch(/^owned glancing2/);
  expect(man(g, 'Reisner')).not.toContain('wounded');
  // The text stops here; one Infantry Commander more than Units is one too many.
  g.play('no upgrade', 'discard Chin', 'done', 'trucks 0', 'scouts 0', { name: 'no', dice: ['C02'] });
  expect([g.state[SO], g.position('week')]).toEqual([7, '2']);

  const log = playerLog(g.state);
  expect(log.weeks[1].condition).toBe('Leadership');
  expect(log.weeks[1].vp).toBe(7);
  expect(Object.fromEntries(log.weeks[1].so)).toEqual({ 'Battalions Destroyed': 2, 'Weekly SO': 7, Repairs: -4 });
  expect(log.weeks[1].battles.map((b) => [b.target, b.status, b.vp])).toEqual([
    ['9A', 'X', 4],
    ['4A', 'X', 3],
  ]);
  expect(log.weeks[1].battles[0].events).toEqual(['Vital Mission', 'Inspiring Leader']);
  const rows = Object.fromEntries(log.weeks[1].battles[0].rows.map((r) => [r.unit, r]));
  expect(rows['042'].damage).toEqual(['engine', 'suspension', 'gun', 'glancing2']);
  expect([rows['921'].lost, rows['921'].killed, rows['501'].lost, rows['501'].killed]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(rows['902']).toMatchObject({ commander: 'Reisner', stress: 1, xp: 2, wounded: true });

  // The whole of it as a score, there and back.
  const score = writeScore(g.session);
  const parsed = parseScore(score);
  if ('text' in parsed) throw new Error(parsed.text);
  const again = loadScore(game, parsed);
  expect(again instanceof Session && writeScore(again) === score).toBe(true);
});
