// Ideas among the choices of a decision: what completes a choice, where it leads, and which choices are the same idea.
import {
  choiceBuffer,
  DEPTH,
  FRAME_SIZE,
  FRAMES,
  type Game,
  type GameEvent,
  type Generator,
  hashState,
  MAX_DEPTH,
  type Odds,
  type State,
  tryQuietly,
  type View,
} from '@bocage/engine';
import type { Weighed } from './player.ts';

/** A choice by its name in the score, and the text of its button. */
export interface HintStep {
  readonly name: string;
  readonly label: string;
}

/** A choice with what completes it, as far as nothing is revealed. */
export interface Line {
  readonly steps: readonly HintStep[];
  /** Where it leads; undefined if a die or a card comes between. */
  readonly state: State | undefined;
  /** The exact chances of what it declares, where the game knows them. */
  readonly odds: Odds | undefined;
}

/** No line is longer. */
const LONGEST = 64;
const buffer = choiceBuffer();

/** What the choice begins is completed by the heuristic, which needs no time: the next question of another kind is asked again. */
export function follow<E extends GameEvent>(
  game: Game<E>,
  view: View,
  seat: number,
  choice: number,
  g: Generator,
): Line {
  const steps: HintStep[] = [];
  let odds: Odds | undefined;
  let state: State | undefined = game.deal(view, seat, g);
  let next = choice;
  do {
    steps.push({ name: game.name(state, next), label: game.describe(state, next).label });
    odds = game.odds(state, next) ?? odds;
    state = tryQuietly(game, state, next);
    if (state === undefined || game.player === undefined) break;
    if (game.seat(state) !== seat || !game.continues(state)) break;
    const n = game.choices(state, buffer);
    next = buffer[game.player.heuristic(state, buffer, n, g)];
  } while (steps.length < LONGEST);
  return { steps, state, odds };
}

/**
 * Different ideas among the choices, the best first: what leads to the same position is one, and what changes nothing is none as
 * long as something else does.
 */
export function ideas<E extends GameEvent>(
  game: Game<E>,
  view: View,
  seat: number,
  weighed: readonly Weighed[],
  g: Generator,
): readonly Weighed[] {
  const seen = new Set([placeKey(game, view)]);
  const found = weighed.filter(({ choice }) => {
    const { steps, state } = follow(game, view, seat, choice, g);
    // Beyond a die or a card nothing is known: there the choices themselves tell ideas apart.
    const key = state === undefined ? steps.map(({ name }) => name).join() : placeKey(game, state);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return found.length > 0 ? found : weighed.slice(0, 1);
}

/** A position as far as it matters: without dice, without what only remembers, without what lies above the stack. */
function placeKey<E extends GameEvent>(game: Game<E>, s: State): string {
  const copy = s.slice();
  copy.fill(0, 0, DEPTH);
  copy.fill(0, FRAMES + s[DEPTH] * FRAME_SIZE, FRAMES + MAX_DEPTH * FRAME_SIZE);
  for (const slot of game.player?.remembers ?? []) copy[slot] = 0;
  return hashState(copy);
}
