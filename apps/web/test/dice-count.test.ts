// Dice belong to the side they were rolled for, not to the side whose choice rolled them.
import { findGame } from '@bocage/catalogue';
import { choiceBuffer, generator, loadScore, parseScore, Session, writeScore } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { countDice } from '../src/core/dice-count.ts';

async function played(id: string): Promise<Session> {
  const game = (await findGame(id)?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error('no game');
  const session = Session.open(game, { seed: '1944' });
  if (!(session instanceof Session)) throw new Error('the game does not open');
  const buffer = choiceBuffer();
  const g = generator('3');
  while (!session.over && session.entries.length < 400) {
    const n = game.choices(session.state, buffer);
    session.play(game.name(session.state, buffer[game.player?.heuristic(session.state, buffer, n, g) ?? 0] ?? 0));
  }
  return session;
}

describe('the dice so far', () => {
  it('give each side of an assault its own die', async () => {
    const session = await played('rudders-line');
    const [us, ge] = countDice(session, session.entries.length);
    const rolls = (side: typeof us, what: string): number => side?.purposes.find((p) => p.what === what)?.rolls ?? 0;
    expect(rolls(us, 'assault, attacker')).toBeGreaterThan(0);
    expect(rolls(us, 'assault, attacker')).toBe(rolls(ge, 'assault, defender'));
    expect(rolls(ge, 'assault, attacker')).toBe(rolls(us, 'assault, defender'));
    expect(rolls(us, 'initiative, German')).toBe(0);
    expect(rolls(us, 'initiative, American')).toBe(rolls(ge, 'initiative, German'));
  });

  it('count every die once, also when the score is read again, and no card', async () => {
    for (const id of ['rudders-line', 'sherman-leader', 'skirmish']) {
      const session = await played(id);
      const dice = session.entries.flatMap((entry) => entry.rolls.filter((rolled) => rolled.sides > 1));
      const counts = countDice(session, session.entries.length);
      const sum = (of: 'all' | 'purposes'): number =>
        counts.flatMap((side) => side[of]).reduce((total, c) => total + c.rolls, 0);
      expect(sum('all')).toBe(dice.length);
      expect(sum('purposes')).toBe(dice.length);
      const text = writeScore(session);
      const parsed = parseScore(text);
      if ('text' in parsed) throw new Error(parsed.text);
      const again = loadScore(session.game, parsed);
      if ('text' in again) throw new Error(again.text);
      expect(countDice(again, again.entries.length)).toEqual(counts);
    }
  });

  it('are those up to the moment that is looked at', async () => {
    const session = await played('rudders-line');
    expect(countDice(session, 0).every((side) => side.all.length === 0)).toBe(true);
  });
});
