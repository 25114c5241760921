// Strength, measured: the bars of docs/computer-players.md with the players and the number of games given there.
import { availableParallelism } from 'node:os';
import type { OptionValues } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { type ArenaOutcome, runArena, startSim } from '../src/node/index.ts';
import { Sample } from '../src/stats.ts';

const jobs = availableParallelism();
const HOUR = 3_600_000;

function arena(game: string, seats: number, a: string, b: string, games: number): Promise<ArenaOutcome> {
  return runArena({ game: { id: game }, seats, a, b, pairs: games / 2, seed: '1', options: {}, jobs });
}

const CAMPAIGNS = ['NO44', 'NA42', 'GE45'];
const OBJECTIVES = 'OVER CUTO INVA ASSA HOLD GENO BREA PROB CROS ATTR RACE MOPU'.split(' ');

const NAMES = ['recruit', 'sergeant', 'captain', 'colonel'];
const STEPS = [
  ['sergeant', 'recruit'],
  ['captain', 'sergeant'],
  ['colonel', 'captain'],
] as const;

interface Series {
  readonly points: Sample;
  readonly lost: Sample;
  readonly failed: number;
}

/** The 36 Standard pairs of campaign and Objective, so many campaigns on each. */
async function campaigns(player: string, rounds: number): Promise<Series> {
  const options: OptionValues[] = CAMPAIGNS.flatMap((campaign) =>
    OBJECTIVES.map((objective) => ({ campaign, objective })),
  );
  const games = options.length * rounds;
  const series = startSim({ game: { id: 'sherman-leader' }, games, seed: '61000', options, players: [player], jobs });
  const points = new Sample();
  const lost = new Sample();
  let failed = 0;
  for (const line of (await series.done).lines) {
    points.add(line.score ?? 0);
    lost.add(line.kinds['unit-lost'] ?? 0);
    if (/fail/i.test(line.grade)) failed++;
  }
  return { points, lost, failed: failed / games };
}

describe('strength', () => {
  it("Rudder's Line: heuristics beat chance, each strength the one below it", { timeout: 6 * HOUR }, async () => {
    expect((await arena('rudders-line', 2, 'sensible', 'random', 400)).value).toBeGreaterThanOrEqual(0.98);
    for (const [a, b] of STEPS)
      expect((await arena('rudders-line', 2, a, b, 200)).value, `${a} ${b}`).toBeGreaterThanOrEqual(0.6);
  });

  it("Rudder's Line: the strongest beats the captain of version 0.1", { timeout: 12 * HOUR }, async () => {
    const { value } = await arena('rudders-line', 2, 'colonel', 'captain:work=120000:tuned=0', 200);
    expect(value).toBeGreaterThanOrEqual(0.65);
  });

  it("Rudder's Line: the sides are even between equal strong players", { timeout: 2 * HOUR }, async () => {
    const options: OptionValues[] = [{}];
    const series = startSim({
      game: { id: 'rudders-line' },
      games: 400,
      seed: '96000',
      options,
      players: ['captain', 'captain'],
      jobs,
    });
    const won = (await series.done).lines.filter((line) => line.winner === 0).length / 400;
    expect(won).toBeGreaterThanOrEqual(0.45);
    expect(won).toBeLessThanOrEqual(0.55);
  });

  it('Credentials: each strength is 0.7 points above the one below it', { timeout: 6 * HOUR }, async () => {
    expect((await arena('credentials', 1, 'sensible', 'random', 600)).value).toBeGreaterThanOrEqual(6);
    for (const [a, b] of STEPS) {
      const { value, low } = await arena('credentials', 1, a, b, 200);
      expect(value, `${a} ${b}`).toBeGreaterThanOrEqual(0.7);
      expect(low, `${a} ${b}`).toBeGreaterThan(0);
    }
    expect((await arena('credentials', 1, 'colonel', 'sensible', 200)).meanA).toBeGreaterThanOrEqual(22.3);
  });

  it('Sherman Leader: each strength is 0.7 VP above the one below it', { timeout: 12 * HOUR }, async () => {
    let below: Series | undefined;
    let strongest: Series | undefined;
    for (const player of NAMES) {
      strongest = await campaigns(player, 3);
      if (below !== undefined) {
        const gain = strongest.points.mean - below.points.mean;
        expect(gain, player).toBeGreaterThanOrEqual(0.7);
        expect(gain, player).toBeGreaterThan(Math.sqrt(strongest.points.margin ** 2 + below.points.margin ** 2));
      }
      below = strongest;
    }
    if (strongest === undefined) throw new Error('nobody has played');
    const { points, lost, failed } = strongest;
    expect(points.mean).toBeGreaterThanOrEqual(21);
    expect(lost.mean).toBeLessThanOrEqual(2.93);
    expect(failed).toBeLessThanOrEqual(0.01);
  });
});
