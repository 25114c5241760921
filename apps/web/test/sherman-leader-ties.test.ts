// Ties of the enemy: by the settings they are the table's, the worst for the player, or asked; a step back never stops at one.
import { choiceBuffer, generator, Session } from '@bocage/engine';
import { createGame } from '@bocage/sherman-leader';
import { describe, expect, it, vi } from 'vitest';

// The settings ask the screen for its theme and its taste for motion.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { settings } = await import('../src/core/settings.ts');
const { PERSON } = await import('../src/core/storage.ts');
const { Playing } = await import('../src/core/playing.ts');
const { GameModel } = await import('../src/core/game-model.ts');
const { isEnemysChoice, loadWorst, tieAnswer } = await import('../src/games/sherman-leader/ties.ts');

const game = createGame();

/** A whole Battle played by rules of thumb through the door: how often the enemy's questions were asked and answered. */
function battle(ties: 'table' | 'worst' | 'ask') {
  settings.value = { ...settings.value, ties };
  const session = Session.open(game, { options: { mode: 'battle', force: 'ready', campaign: 'BU44' }, seed: '5' });
  if (!(session instanceof Session)) throw new Error('no session');
  const table = new GameModel(session, [PERSON]);
  const playing = new Playing(table, () => undefined);
  playing.deputy = (state) => tieAnswer(game, state);
  const buffer = choiceBuffer();
  const mine = generator('5');
  let asked = 0;
  for (let i = 0; i < 2000 && !session.over; i++) {
    if (isEnemysChoice(game.decision(session.state)?.step ?? '')) asked++;
    const n = game.choices(session.state, buffer);
    const choice = buffer[game.player?.heuristic(session.state, buffer, n, mine) ?? 0] ?? 0;
    const offer = table.offers.value.find((one) => one.choice === choice);
    if (offer === undefined) throw new Error('not offered');
    playing.take(offer, true);
  }
  const answered = session.entries.filter((_, n) => isEnemysChoice(game.decision(session.at(n))?.step ?? '')).length;
  return { session, playing, asked, answered };
}

describe('ties of the enemy', () => {
  it('P12 are the table’s by default: no question of the enemy is ever asked', () => {
    const { session, asked, answered } = battle('table');
    expect(session.over).toBe(true);
    expect(asked).toBe(0);
    expect(answered).toBeGreaterThan(3);
  });

  it('P12 are worst for the player where he wants it so', async () => {
    await loadWorst();
    const { session, asked, answered } = battle('worst');
    expect(session.over).toBe(true);
    expect(asked).toBe(0);
    expect(answered).toBeGreaterThan(3);
  });

  it('P12 are asked where he wants it so', () => {
    const { asked, answered } = battle('ask');
    expect(asked).toBe(answered);
    expect(asked).toBeGreaterThan(3);
  });

  it('are passed by a step back, which ends where the person had decided', () => {
    const { session, playing } = battle('table');
    let steps = 0;
    while (session.entries.length > 0 && steps++ < 400) {
      playing.undo(true);
      expect(isEnemysChoice(game.decision(session.state)?.step ?? '')).toBe(false);
    }
    expect(session.entries.length).toBe(0);
  });
});
