// The one door: whatever is played on the page is shown first if it rolls or loses something, goes on by itself where
// nothing is to be decided, and is kept.
import { findGame } from '@bocage/catalogue';
import { openGesture, parsePosition, Session } from '@bocage/engine';
import { describe, expect, it, vi } from 'vitest';

// The settings ask the screen for its theme and its taste for motion.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { change, putIn, replan, takeOut } = await import('../src/core/plan.ts');
const { Playing } = await import('../src/core/playing.ts');
const { reachOf } = await import('../src/core/far-moves.ts');
const { PERSON } = await import('../src/core/storage.ts');
const { GameModel } = await import('../src/core/game-model.ts');

async function open(lines: readonly string[]) {
  const game = (await findGame('rudders-line')?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error('the game is missing');
  const position = parsePosition(['bocage position 1', 'game: rudders-line', 'board: empty', ...lines, ''].join('\n'));
  if ('text' in position) throw new Error(position.text);
  const session = Session.open(game, { seed: '3', position });
  if (!(session instanceof Session)) throw new Error('the position does not open');
  const table = new GameModel(session, [PERSON, PERSON]);
  let kept = 0;
  const playing = new Playing(table, () => kept++);
  const door = { table, choose: playing.take.bind(playing) };
  const names = (): readonly string[] => session.entries.map((entry) => entry.name);
  const press = (name: string): number => {
    const offer = table.offers.value.find((one) => one.name === name);
    if (offer === undefined) throw new Error(`${name} is not offered`);
    return playing.take(offer);
  };
  return { table, session, playing, door, names, press, kept: () => kept };
}

const FAR = ['turn: 3', 'phase: action US', 'area 30: GE squad', 'area 18: US squad', 'markers: GE artillery 16'];
const GROUP = ['turn: 3', 'phase: action US', 'area 30: GE squad', 'area 18: US squad, squad+baz, nco1'];

describe('the door', () => {
  it('P3 a press on a far area shows the warnings of the way before anything is played, and its tag is complete', async () => {
    const { table, playing, press, names, kept } = await open(FAR);
    press('act 18');
    const far = reachOf(table).find((reach) => reach.place === '16');
    if (far === undefined) throw new Error('16 is out of reach');
    expect(far.cost).toMatch(/^\d+ MP$/);
    expect(far.warned).toBe(true);
    const [before, saved] = [names(), kept()];
    expect(playing.take(far.offer)).toBe(0);
    expect(names()).toEqual(before);
    expect(table.considered.value).toBe(far.offer);
    expect(table.warnings(far.offer).map((warning) => warning.rule)).toContain('RL 8.2');
    // A second press confirms, as with any other choice.
    expect(playing.take(far.offer)).toBe(far.offer.way?.names.length);
    expect(names()).toEqual([...before, ...(far.offer.way?.names ?? [])]);
    expect(kept()).toBe(saved + 1);
  });

  it('takes a quiet choice at once and keeps it; one with odds waits to be confirmed', async () => {
    const { table, playing, press, names, kept } = await open([
      'turn: 3',
      'phase: action US',
      'area 19: GE squad',
      'area 15: US squad, squad',
    ]);
    expect(press('act 15')).toBe(1);
    expect(kept()).toBe(1);
    press('squad');
    const assault = table.offers.value.find((offer) => offer.about.mark === 'attack');
    if (assault === undefined) throw new Error('no assault is offered');
    const before = names();
    expect(playing.take(assault)).toBe(0);
    expect(table.considered.value).toBe(assault);
    expect(names()).toEqual(before);
  });

  it('changes a plan as a whole or not at all, and the score notes no step back', async () => {
    const { door, session, press, names } = await open(GROUP);
    press('act 18');
    press('squad');
    press('nco1');
    const planned = names();
    expect(openGesture(session)).toHaveLength(planned.length);
    expect(putIn(door, 'squad+baz')).toBe(true);
    expect([...names()].sort()).toEqual([...planned, 'squad+baz'].sort());
    expect(takeOut(door, names().indexOf('squad+baz'))).toBe(true);
    expect(names()).toEqual(planned);
    expect(change(door, ['act 18', 'nonsense'])).toBe(false);
    expect(replan(door, 0, ['act 18', 'act 18'])).toMatch(/\w/);
    expect(names()).toEqual(planned);
    expect(session.undone).toEqual([]);
  });

  it('plays nothing where another tab plays', async () => {
    const { table, session } = await open(GROUP);
    const playing = new Playing(
      table,
      () => undefined,
      () => false,
    );
    const [first] = table.offers.value;
    if (first === undefined) throw new Error('nothing is offered');
    expect(playing.take(first, true)).toBe(0);
    expect(session.entries).toHaveLength(0);
  });
});
