// Choices that the table takes by itself: only where there is nothing to decide, nothing to lose and nothing to roll.
import { findGame } from '@bocage/catalogue';
import { choiceBuffer, generator, randomBelow, Session } from '@bocage/engine';
import { expect, it, vi } from 'vitest';

// The settings ask the screen for its theme and its taste for motion.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { settings } = await import('../src/core/settings.ts');
const { PERSON } = await import('../src/core/storage.ts');
const { Playing } = await import('../src/core/playing.ts');
const { GameModel } = await import('../src/core/game-model.ts');

it('a forced choice is taken where the setting says so, and never one with a die or a warning', async () => {
  const game = (await findGame('rudders-line')?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error('the game is missing');
  const session = Session.open(game, { seed: '3' });
  if (!(session instanceof Session)) throw new Error('the set-up failed');
  const playing = new Playing(new GameModel(session, [PERSON, PERSON]), () => undefined);
  const choices = choiceBuffer();
  const g = generator('3');
  let taken = 0;
  let left = 0;
  while (!session.over) {
    const n = game.choices(session.state, choices);
    const pick = choices[randomBelow(g, n)] ?? 0;
    settings.value = { ...settings.value, autoForced: false };
    expect(playing.forced()).toBeUndefined();
    settings.value = { ...settings.value, autoForced: true };
    const forced = playing.forced();
    if (n > 1) expect(forced).toBeUndefined();
    const warned = game.warnings(session.state, pick).length > 0;
    session.playChoice(pick);
    if (n > 1) continue;
    const rolled = (session.entries.at(-1)?.outcomes.length ?? 0) > 0;
    expect(forced).toBe(rolled || warned || session.over ? undefined : pick);
    if (forced === undefined) left++;
    else taken++;
  }
  expect(taken).toBeGreaterThan(0);
  expect(left).toBeGreaterThan(0);
});

it('all cards of the other side are drawn in one press, and taken back in one', async () => {
  const game = (await findGame('credentials')?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error('the game is missing');
  const session = Session.open(game, { seed: '1' });
  if (!(session instanceof Session)) throw new Error('the set-up failed');
  const playing = new Playing(new GameModel(session, [PERSON]), () => undefined);
  const step = (): string | undefined => game.decision(session.state)?.step;
  // To the first Riesensauerei! Phase with several Kampfgruppen.
  const choices = choiceBuffer();
  while (step() !== 'riesensauerei/next') {
    const n = game.choices(session.state, choices);
    session.playChoice(choices[n - 1] ?? 0);
  }
  const from = session.entries.length;
  const before = session.state.slice();
  expect(game.choices(session.state, choices)).toBeGreaterThan(1);
  const played = playing.takeAll();
  expect(played).toBeGreaterThan(1);
  expect(step()).not.toBe('riesensauerei/next');
  expect(session.entries.slice(from, from + played).map((entry) => entry.name)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^kg /)]),
  );
  expect(playing.undo(true)).toBeUndefined();
  expect(session.entries.length).toBe(from);
  expect(session.state).toEqual(before);
});
