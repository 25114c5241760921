// Whole games for tests: by chance or by rules of thumb, through the public interface.
import {
  choiceBuffer,
  DEPTH,
  type Game,
  generator,
  type OptionValues,
  randomBelow,
  type State,
  seeded,
} from '@bocage/engine';
import type { ShermanEvent } from '../src/index.ts';

const buffer = choiceBuffer();

export interface Played {
  readonly state: State;
  readonly decisions: number;
  readonly grade: string;
  readonly vp: number;
}

/** Plays to the end. A decision without choices is an error that names it. */
export function playOut(
  game: Game<ShermanEvent>,
  options: OptionValues,
  seed: string,
  player: 'random' | 'sensible',
): Played {
  const g = generator(seed);
  const s = game.setup(options, seed, seeded);
  if (typeof s === 'string') throw new Error(s);
  let decisions = 0;
  while (s[DEPTH] > 0) {
    const n = game.choices(s, buffer);
    if (n === 0) throw new Error(`dead end at ${game.decision(s)?.step}, seed ${seed}`);
    const i = player === 'random' ? randomBelow(g, n) : (game.player?.heuristic(s, buffer, n, g) ?? 0);
    if (i < 0 || i >= n) throw new Error(`the ${player} player chooses nothing at ${game.decision(s)?.step}`);
    game.apply(s, buffer[i], seeded);
    if (++decisions > 50_000) throw new Error(`no end, seed ${seed}`);
  }
  const result = game.result(s);
  return { state: s, decisions, grade: result?.grade ?? '?', vp: result?.score ?? 0 };
}
