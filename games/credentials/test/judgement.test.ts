// What practice has taught the heuristics: nothing is changed without it, and with it more points are made.
import { choiceBuffer, type Game, generator, type State, seeded } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { createGame } from '../src/index.ts';
import { judgementOf, KINDS_OF_CHOICES, PLACES, WIDTH } from '../src/player/heuristics/judgement-weights.ts';
import { WEIGHTS } from '../src/player/heuristics/weights.ts';
import { PRACTISED } from '../src/player/practised.ts';

const game: Game = createGame();
const { player } = game;
if (player?.tuned === undefined || player.tunables === undefined) throw new Error('there is no practised player');
const { heuristic, tuned, tunables } = player;
type Heuristic = typeof heuristic;

function points(take: Heuristic, games: number): number {
  const buffer = choiceBuffer();
  let sum = 0;
  for (let i = 0; i < games; i++) {
    const s = game.setup({}, String(3_000_000 + i), seeded) as State;
    const g = generator(String(i));
    while (game.seat(s) >= 0) {
      const n = game.choices(s, buffer);
      game.apply(s, buffer[take(s, buffer, n, g)] ?? 0, seeded);
    }
    sum += game.result(s)?.score ?? 0;
  }
  return sum / games;
}

describe('judgement', () => {
  it('leaves plain values as they are where practice has moved nothing', () => {
    const weights = judgementOf({});
    expect(weights).toHaveLength(KINDS_OF_CHOICES.length * WIDTH);
    expect([...weights].filter((x) => x !== 0)).toEqual(KINDS_OF_CHOICES.map(() => 1));
    expect(points(tunables.with(tunables.plain), 20)).toBe(points(heuristic, 20));
  });

  it('has a place for every weight that practice has moved', () => {
    const known = new Set<string>([...WEIGHTS, ...PLACES.keys()]);
    for (const name of Object.keys(PRACTISED)) expect(known.has(name), name).toBe(true);
    expect(new Set(PLACES.values()).size).toBe(PLACES.size);
    expect(tunables.names).toHaveLength(Object.keys(PRACTISED).length);
    expect(points(tunables.with(tunables.numbers), 10)).toBe(points(tuned, 10));
  });

  it('makes more points than the plain heuristics', () => {
    expect(points(tuned, 120)).toBeGreaterThan(points(heuristic, 120) + 0.6);
  });
});
