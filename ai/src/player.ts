// What a computer player is: it gets a view, never the state, and thinks in small portions of work.
import { choiceBuffer, type Game, type GameEvent, type Generator, randomBelow, type View } from '@bocage/engine';

/** One of the choices a player weighed, with what it expects of it. */
export interface Weighed {
  readonly choice: number;
  readonly name: string;
  /** Chance to win (0 to 1) in games that are won, expected points in games that are scored. */
  readonly value: number;
  /** Standard deviation of the results behind the value. */
  readonly spread: number;
  /** How many trials stand behind it. */
  readonly trials: number;
  /** What would likely follow, in the words of the score. */
  readonly follows: readonly string[];
}

/** What a player would do, and why: the same object serves the computer's move and a hint to a person. */
export interface Advice {
  readonly choice: number;
  readonly name: string;
  /** Best first; players without search weigh nothing and leave it empty. */
  readonly weighed: readonly Weighed[];
  /** Units of work spent: the budget is counted in these, never in seconds. */
  readonly work: number;
}

/** A thought in progress. `step` does some work and says whether the budget is used up; advice is there at any time. */
export interface Thought {
  step(work: number): boolean;
  /** 0 to 1. */
  progress(): number;
  advice(): Advice;
}

export interface Player {
  readonly id: string;
  /** As a person reads it. */
  readonly name: string;
  /** One sentence for the choice of an opponent. */
  readonly about: string;
  /** Same view, seat and generator: same thought, on every machine. */
  think<E extends GameEvent>(game: Game<E>, view: View, seat: number, g: Generator): Thought;
}

function instant<E extends GameEvent>(game: Game<E>, view: View, choice: number): Thought {
  const advice: Advice = { choice, name: game.name(view, choice), weighed: [], work: 1 };
  return { step: () => true, progress: () => 1, advice: () => advice };
}

/** Any legal choice, each as likely as the others. */
export const random: Player = {
  id: 'random',
  name: 'Random',
  about: 'Takes any legal choice. For tests and for comparison.',
  think(game, view, _seat, g) {
    const choices = choiceBuffer();
    const n = game.choices(view, choices);
    return instant(game, view, choices[randomBelow(g, n)] ?? 0);
  },
};

/** The game's own rules of thumb, without search; games without them are played at random. */
export const sensible: Player = {
  id: 'sensible',
  name: 'Sensible',
  about: 'Plays by rules of thumb, at once.',
  think(game, view, seat, g) {
    if (game.sensible === undefined) return random.think(game, view, seat, g);
    const choices = choiceBuffer();
    const n = game.choices(view, choices);
    return instant(game, view, choices[game.sensible(view, choices, n, g)] ?? 0);
  },
};

/** Every player, weakest first. */
export const players: readonly Player[] = [random, sensible];

/** Lets a player finish its thought at once. */
export function decide<E extends GameEvent>(
  player: Player,
  game: Game<E>,
  view: View,
  seat: number,
  g: Generator,
): Advice {
  const thought = player.think(game, view, seat, g);
  while (!thought.step(1_000)) {
    // Each step does a portion of the budget.
  }
  return thought.advice();
}
