// The exact value of a small position: every choice of both sides and every roll is tried, so it takes a position with few units
// near the end of a game. One side wants the value high, the other one low.
import { type Chance, choiceBuffer, type Game, type State } from '@bocage/engine';

class Branch extends Error {
  readonly ways: number;
  constructor(ways: number) {
    super('a roll');
    this.ways = ways;
  }
}

/** A state without its generator, as a text to find it by. */
function keyOf(s: State): string {
  return new TextDecoder('latin1').decode(new Uint8Array(s.buffer, s.byteOffset + 16, s.byteLength - 16));
}

/** More positions than this are not looked at: then the position is no small one. */
export class TooLarge extends Error {}

/** Rolls that were decided, in order; the next one branches. */
function scripted(script: readonly number[]): Chance {
  let at = 0;
  const next = (ways: number): number => {
    const roll = script[at++];
    if (roll === undefined) throw new Branch(ways);
    return roll;
  };
  return {
    die: (_s, sides) => 1 + next(sides),
    draw: (_s, items, n) => items[n === 1 ? 0 : next(n)] ?? 0,
  };
}

export class Exact {
  private readonly game: Game;
  private readonly worth: (s: State) => number;
  private readonly known = new Map<string, number>();
  private left: number;
  private readonly matters: (s: State, choice: number) => boolean;

  /** `worth` is the value of a finished game for the first seat; choices that do not `matter` are not followed. */
  constructor(
    game: Game,
    worth: (s: State) => number,
    most: number,
    matters: (s: State, choice: number) => boolean = () => true,
  ) {
    this.game = game;
    this.worth = worth;
    this.left = most;
    this.matters = matters;
  }

  value(s: State): number {
    if (this.game.seat(s) < 0) return this.worth(s);
    // The generator's four slots do not matter: rolls are enumerated.
    const key = keyOf(s);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.left-- <= 0) throw new TooLarge('more positions than were allowed');
    const values = this.choices(s, this.matters).map(({ value }) => value);
    const best = this.game.seat(s) === 0 ? Math.max(...values) : Math.min(...values);
    this.known.set(key, best);
    return best;
  }

  /** What each choice is worth, if everybody plays as well as possible after it. */
  choices(
    s: State,
    matters = (_s: State, _choice: number) => true,
  ): readonly { readonly name: string; readonly value: number }[] {
    const buffer = choiceBuffer();
    const n = this.game.choices(s, buffer);
    const all = Array.from(buffer.subarray(0, n));
    const some = all.filter((choice) => matters(s, choice));
    return (some.length > 0 ? some : all).map((choice) => ({
      name: this.game.name(s, choice),
      value: this.after(s, choice, []),
    }));
  }

  private after(s: State, choice: number, script: readonly number[]): number {
    const next = s.slice();
    try {
      this.game.apply(next, choice, scripted(script));
    } catch (error) {
      if (!(error instanceof Branch)) throw error;
      let sum = 0;
      for (let i = 0; i < error.ways; i++) sum += this.after(s, choice, [...script, i]);
      return sum / error.ways;
    }
    return this.value(next);
  }
}
