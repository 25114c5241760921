// Hints are ideas: none changes nothing, and no two of them are the same.
import { findGame } from '@bocage/catalogue';
import { DEPTH, FRAMES, generator, Session } from '@bocage/engine';
import { expect, it } from 'vitest';
import { decide, explain, playerFrom, sensible } from '../src/index.ts';

const SEED = '1944';

it(`a hinted line of Credentials always changes something, along a whole game (seed ${SEED})`, async () => {
  const game = (await findGame('credentials')?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error('no game');
  const player = playerFrom('recruit:work=120');
  if (typeof player === 'string') throw new Error(player);
  const session = Session.open(game, { seed: SEED });
  if (!('entries' in session)) throw new Error('no session');
  const slots = game.player?.remembers ?? [];
  expect(slots.length).toBeGreaterThan(0);
  /** What a person sees of a position: no dice, no open procedures, nothing that only remembers. */
  const seen = (s: Int32Array): string => {
    const copy = s.slice();
    copy.fill(0, 0, DEPTH);
    copy.fill(0, FRAMES + (s[DEPTH] ?? 0) * 8, FRAMES + 128);
    for (const slot of slots) copy[slot] = 0;
    return copy.join();
  };
  const g = generator(SEED);
  let hinted = 0;
  while (game.seat(session.state) >= 0) {
    const seat = game.seat(session.state);
    const view = game.view(session.state, seat);
    if (session.entries.length % 3 === 0) {
      const hint = explain(game, view, seat, decide(player, game, view, seat, g), g, { games: 1, work: 100 });
      const copy = Session.ofState(game, { seed: SEED }, session.state.slice());
      const before = seen(session.state);
      for (const { name } of hint.line) expect(copy.play(name).kind, name).toBe('played');
      const quiet = copy.entries.every(({ outcomes }) => outcomes.length === 0);
      if (hint.best.length > 1 && quiet && game.seat(copy.state) >= 0) {
        expect(seen(copy.state), `${hint.ask} ${hint.sentence}`).not.toBe(before);
        hinted++;
      }
      expect(new Set(hint.best.map(({ label }) => label)).size).toBe(hint.best.length);
      expect(hint.sentence).not.toMatch(/mostly|looks better/);
      for (const warning of hint.warnings) expect(hint.sentence).toContain(warning);
    }
    session.playChoice(sensible.pick?.(game, view, g) ?? 0);
  }
  expect(hinted).toBeGreaterThan(20);
}, 60_000);
