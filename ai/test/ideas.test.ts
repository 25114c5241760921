// Hints are ideas: none changes nothing, and no two of them are the same.
import { findGame } from '@bocage/catalogue';
import {
  choiceBuffer,
  DEPTH,
  FRAMES,
  type Game,
  type Generator,
  generator,
  randomBelow,
  Session,
  type View,
} from '@bocage/engine';
import { expect, it } from 'vitest';
import { type Advice, explain, sensible } from '../src/index.ts';

const SEED = '1944';

/** Somebody's opinion of all choices, however foolish: what changes nothing may stand first. */
function anyAdvice(game: Game, view: View, g: Generator): Advice {
  const out = choiceBuffer();
  const n = game.choices(view, out);
  const first = randomBelow(g, n);
  const order = Array.from({ length: n }, (_, i) => out[(first + i) % n] ?? 0);
  const weighed = order.map((choice, i) => {
    return { choice, name: game.name(view, choice), value: n - i, spread: 0.1, trials: 50, follows: [] };
  });
  return { choice: order[0] ?? 0, name: game.name(view, order[0] ?? 0), weighed, work: n };
}

it(`a hinted line of Credentials always changes something, along a whole game (seed ${SEED})`, async () => {
  const game = (await findGame('credentials')?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error('no game');
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
    const choice = sensible.pick?.(game, view, g) ?? 0;
    if (session.entries.length % 3 > 0) {
      session.playChoice(choice);
      continue;
    }
    const hint = explain(game, view, seat, anyAdvice(game, view, g), g, {
      games: 1,
      work: 100,
      trials: 2,
      pairs: 4,
      proofs: 2,
    });
    const copy = Session.ofState(game, { seed: SEED }, session.state.slice());
    const before = seen(session.state);
    for (const { name } of hint.best[0]?.line ?? []) expect(copy.play(name).kind, name).toBe('played');
    const quiet = copy.entries.every(({ outcomes }) => outcomes.length === 0);
    if (hint.best.length > 1 && quiet && game.seat(copy.state) >= 0) {
      expect(seen(copy.state), `${hint.ask} ${hint.sentence}`).not.toBe(before);
      hinted++;
    }
    expect(new Set(hint.best.map(({ label }) => label)).size).toBe(hint.best.length);
    expect(hint.sentence).not.toMatch(/mostly|looks better/);
    const first = hint.best[0]?.choice ?? choice;
    expect(hint.warnings).toEqual(game.warnings(view, first).map(({ text }) => text));
    session.playChoice(choice);
  }
  expect(hinted).toBeGreaterThan(20);
}, 60_000);
