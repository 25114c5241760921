// Positions laid out by hand: lines entered as they stand change nothing, pieces can be laid elsewhere, and whatever is typed is answered.
import { findGame } from '@bocage/catalogue';
import { choiceBuffer, type Game, generator, randomBelow, type State, seeded } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import {
  fromSetup,
  fromText,
  type Laying,
  linesOf,
  textOf,
  withLine,
  withPiece,
} from '../src/editor/position/laying.ts';
import { GAMES } from './box-hands.ts';

async function whole(id: string): Promise<Game> {
  const game = (await findGame(id)?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error(id);
  return game;
}

/** Positions of random games, some choices apart. */
function* moments(game: Game, seed: string, count: number, apart: number): Generator<State> {
  const mine = generator(seed);
  const choices = choiceBuffer();
  const state = game.setup({}, seed, seeded);
  if (typeof state === 'string') throw new Error(state);
  for (let i = 0; i < count * apart && game.seat(state) >= 0; i++) {
    if (i % apart === 0) yield state.slice();
    const n = game.choices(state, choices);
    game.apply(state, choices[randomBelow(mine, n)] ?? 0, seeded);
  }
}

const must = (made: Laying | string): Laying => {
  if (typeof made === 'string') throw new Error(made);
  return made;
};

describe.each(GAMES)('positions of %s', async (id) => {
  const game = await whole(id);

  it('are written, read and judged as they stand', () => {
    for (const state of moments(game, '1944', 12, 40)) {
      const made = textOf({ game, options: {}, state });
      if ('problem' in made) throw new Error(made.problem);
      const again = fromText(game, made.text);
      expect('state' in again && linesOf(again)).toEqual(linesOf({ game, options: {}, state }));
    }
  });

  it('stay the same when a line is entered as it stands', () => {
    for (const state of moments(game, '1945', 4, 90)) {
      const laying: Laying = { game, options: {}, state };
      const before = linesOf(laying);
      for (const [key, value] of before) {
        // Which of several equal counters is which, and what is open, follows from the other lines.
        if (key === 'counters' || key === 'stack' || key === 'phase' || key === 'cleared') continue;
        const next = must(withLine(laying, key, value));
        const kept = (lines: readonly (readonly [string, string])[]): unknown =>
          lines.filter(([other]) => other !== 'counters' && other !== 'stack');
        expect(kept(linesOf(next)), `${key}: ${value}`).toEqual(kept(before));
      }
    }
  });

  it('have pieces that can be laid in other places', () => {
    let moved = 0;
    for (const state of moments(game, '1946', 4, 90)) {
      const laying: Laying = { game, options: {}, state };
      const { places } = game.board(game.view(state, 0), 0);
      for (const place of places) {
        for (const piece of place.pieces) {
          for (const to of places) {
            const next = withPiece(laying, piece.id, to.id);
            if (typeof next === 'string' || to.id === place.id) continue;
            const there = game.board(game.view(next.state, 0), 0).places.find((one) => one.id === to.id);
            if (there?.pieces.length === places.find((one) => one.id === to.id)?.pieces.length) continue;
            moved++;
          }
        }
      }
    }
    expect(moved).toBeGreaterThan(100);
  }, 60_000);

  it('never break, whatever is typed', () => {
    const laying = fromSetup(game, {});
    if (typeof laying === 'string') throw new Error(laying);
    for (const [key] of linesOf(laying)) {
      for (const typed of ['x', '-', '99', 'a, b', '; ;', '-1']) {
        const next = withLine(laying, key, typed);
        if (typeof next === 'string') expect(next.length).toBeGreaterThan(3);
        else textOf(next);
      }
    }
  }, 60_000);
});

it('says why a position cannot be', async () => {
  const game = await whole('rudders-line');
  const laying = fromSetup(game, {});
  if (typeof laying === 'string') throw new Error(laying);
  const full = must(withPiece(laying, 'GE-squad-1', '36'));
  expect(textOf(full)).toEqual({ problem: expect.stringMatching(/figures in .*: at most 12 may stack there/) });
  const moved = must(withPiece(laying, 'GE-squad-1', '1'));
  const made = textOf(moved);
  expect('text' in made && made.text).toMatch(/area 1: GE squad/);
});
