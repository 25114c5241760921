// What a computer player is: it gets a view, never the state, and thinks in small portions of work.
import { choiceBuffer, type Game, type GameEvent, type Generator, randomBelow, type View } from '@bocage/engine';
import { W } from './words/players.ts';

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
  /** For players without search: the choice alone, without a thought around it. */
  pick?<E extends GameEvent>(game: Game<E>, view: View, g: Generator): number;
  /** A player that remembers what it thought: the same sequence of views and generators gives the same thoughts. */
  mind?<E extends GameEvent>(game: Game<E>, seat: number): Mind;
}

/** A player at one seat of one game; keeps what it can use again while the game goes on. */
export interface Mind {
  think(view: View, g: Generator): Thought;
}

/** A mind of any player; those without memory think afresh each time. */
export function mindOf<E extends GameEvent>(player: Player, game: Game<E>, seat: number): Mind {
  return player.mind?.(game, seat) ?? { think: (view, g) => player.think(game, view, seat, g) };
}

const buffer = choiceBuffer();

/** The name is made only if somebody reads it: in long series nobody does. */
function instant<E extends GameEvent>(game: Game<E>, view: View, choice: number): Thought {
  const advice: Advice = {
    choice,
    get name() {
      return game.name(view, choice);
    },
    weighed: [],
    work: 1,
  };
  return { step: () => true, progress: () => 1, advice: () => advice };
}

/** Any legal choice, each as likely as the others. */
export const random: Player = {
  id: 'random',
  name: W.random,
  about: W.aboutRandom,
  pick(game, view, g) {
    const n = game.choices(view, buffer);
    return buffer[randomBelow(g, n)];
  },
  think: (game, view, _seat, g) => instant(game, view, random.pick?.(game, view, g) ?? 0),
};

/** The game's own rules of thumb, without search; games without them are played at random. */
export const sensible: Player = {
  id: 'sensible',
  name: W.private,
  about: W.aboutPrivate,
  pick(game, view, g) {
    const n = game.choices(view, buffer);
    const heuristic = game.player?.heuristic;
    if (heuristic === undefined) return buffer[randomBelow(g, n)];
    return buffer[n === 1 ? 0 : heuristic(view, buffer, n, g)];
  },
  think: (game, view, _seat, g) => instant(game, view, sensible.pick?.(game, view, g) ?? 0),
};

/** Lets a player finish its thought at once. */
export function decide<E extends GameEvent>(
  player: Player,
  game: Game<E>,
  view: View,
  seat: number,
  g: Generator,
): Advice {
  return finish(player.think(game, view, seat, g));
}

/** Lets a thought run to the end of its budget. */
export function finish(thought: Thought): Advice {
  while (!thought.step(1_000)) {
    // Each step does a portion of the budget.
  }
  return thought.advice();
}
