// What search brings to a decision of Sherman Leader: practised rules of thumb, how far it looks, what it regrets.
import { choiceBuffer, DEPTH, generator, type OptionValues, type State, seeded, top } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { createGame } from '../src/index.ts';
import { UNIT_LOST, UNIT_STATUS, UNITS } from '../src/state/layout.ts';
import { STEP } from '../src/state/steps.ts';

const game = createGame();
const buffer = choiceBuffer();

function lost(s: State): number {
  let n = 0;
  for (let u = 0; u < UNITS; u++) if (s[UNIT_STATUS + u] === UNIT_LOST) n++;
  return n;
}

/** Plays a Campaign by rules of thumb; `watch` sees every position. */
function play(options: OptionValues, seed: string, practised: boolean, watch?: (s: State) => void): State {
  const s = game.setup(options, seed, seeded);
  if (typeof s === 'string') throw new Error(s);
  const g = generator(seed);
  while (s[DEPTH] > 0) {
    watch?.(s);
    const n = game.choices(s, buffer);
    const rules = practised ? game.player?.tuned : game.player?.heuristic;
    game.apply(s, buffer[n === 1 ? 0 : (rules?.(s, buffer, n, g) ?? 0)], seeded);
  }
  return s;
}

describe('practised rules of thumb', () => {
  it('win more than the plain ones', { timeout: 60_000 }, () => {
    const objectives = game.options.find((o) => o.id === 'objective')?.values ?? [];
    const vp = [0, 0];
    for (const [i, { id: objective }] of objectives.entries()) {
      const campaign = ['NA42', 'NO44', 'GE45'][i % 3];
      for (const who of [0, 1]) {
        const end = play({ campaign, objective }, '7', who === 1);
        vp[who] += game.result(end)?.score ?? 0;
      }
    }
    expect(vp[1]).toBeGreaterThan(1.1 * vp[0]);
  });
});

describe('a thought', () => {
  it('is longest where a Week is planned, and looks beyond the end of a Week', () => {
    const effort = new Map<number, number>();
    const reach = new Map<number, number>();
    for (let seed = 1; seed < 6; seed++) {
      play({ campaign: 'NO44' }, String(seed), true, (s) => {
        effort.set(s[top(s)], game.player?.searchShare?.(s) ?? 0);
        const week = (game.turn?.(s) ?? 0) * 4;
        reach.set(s[top(s)], ((game.player?.evaluateAt?.(s) ?? 0) - week) / 4);
      });
    }
    const at = (map: Map<number, number>, step: number): number => map.get(step) ?? Number.NaN;
    expect(at(effort, STEP.assignTarget)).toBe(1);
    expect(at(effort, STEP.move)).toBeLessThan(1);
    expect(at(effort, STEP.enemyMoveTie)).toBeLessThan(at(effort, STEP.move));
    expect(at(effort, STEP.enemyMoveTie)).toBeGreaterThan(0);
    // How many Weeks ahead it looks.
    expect(at(reach, STEP.assignTarget)).toBe(1);
    expect(at(reach, STEP.purchase)).toBe(2);
    expect(at(reach, STEP.move)).toBeLessThan(1);
  });

  it('regrets each Unit that is lost alike', () => {
    const each = new Set<number>();
    play({ campaign: 'GE45' }, '3', false, (s) => {
      if (lost(s) > 0) each.add(Math.round(((game.player?.penalty?.(s) ?? 0) / lost(s)) * 1e6));
    });
    expect(each.size).toBe(1);
    expect(Math.min(...each)).toBeGreaterThan(0);
  });
});
