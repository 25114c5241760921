// Strength, measured: the bars of docs/computer-players.md with the players and the number of games given there.
import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { type ArenaOutcome, runArena } from '../src/node/index.ts';

function arena(game: string, seats: number, a: string, b: string, games: number): Promise<ArenaOutcome> {
  const jobs = availableParallelism();
  return runArena({ game: { id: game }, seats, a, b, pairs: games / 2, seed: '1', options: {}, jobs });
}

const HOUR = 3_600_000;

describe('strength', () => {
  it("Rudder's Line: rules of thumb beat chance, search beats rules of thumb", { timeout: 2 * HOUR }, async () => {
    expect((await arena('rudders-line', 2, 'sensible', 'random', 400)).value).toBeGreaterThanOrEqual(0.98);
    expect((await arena('rudders-line', 2, 'recruit', 'sensible', 400)).value).toBeGreaterThanOrEqual(0.8);
  });

  it('Credentials: rules of thumb are 6 points above chance, search is above them', { timeout: 2 * HOUR }, async () => {
    expect((await arena('credentials', 1, 'sensible', 'random', 600)).value).toBeGreaterThanOrEqual(6);
    expect((await arena('credentials', 1, 'recruit', 'sensible', 200)).low).toBeGreaterThan(0);
  });
});
