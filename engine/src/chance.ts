// Chance: everything random goes through here, with its purpose. Sources: generator, given outcomes, a person, sealed dice.
import { brief } from './did-you-mean.ts';
import { below } from './random.ts';
import type { State } from './state.ts';
import { W } from './words/play.ts';

/** What a die or a card is for. Made once, not for each roll. */
export interface Purpose {
  /** The rule that asks for it: `RL 11.1`. */
  readonly rule: string;
  /** What it is, as a person who rolls real dice reads it: `assault, attacker`. */
  readonly what: string;
  /** The name of a thing drawn, as the score writes it; for dice there is none. */
  readonly name?: (item: number) => string;
  /** The seat it is rolled for, where that is not the one that decides: the defender's die. */
  readonly seat?: number;
  /** Only that seat may see what came up: a card drawn into a hand. */
  readonly secret?: true;
  /** Which of several things of the kind it is for (a place, a unit), so that whoever tries out choices gives each its own luck. */
  readonly of?: number;
}

/** The same purpose for each seat, in their order. */
export function bySeat(purpose: Purpose, seats = 2): readonly Purpose[] {
  return Array.from({ length: seats }, (_, seat) => ({ ...purpose, seat }));
}

/** The same purpose for each seat and each of so many things: seat after seat. */
export function bySeatAndThing(purpose: Purpose, things: number, seats = 2): readonly Purpose[] {
  return bySeat(purpose, seats).flatMap((own) => Array.from({ length: things }, (_, of) => ({ ...own, of })));
}

export interface Chance {
  /** A die with so many sides: 1 to `sides`. */
  die(s: State, sides: number, purpose: Purpose): number;
  /** One of the first `n` items, each equally likely (an item may be there several times). */
  draw(s: State, items: ArrayLike<number>, n: number, purpose: Purpose): number;
}

/** The generator in the state and nothing else: the source of simulations and search. */
export const seeded: Chance = {
  die: (s, sides) => 1 + below(s, sides),
  draw: (s, items, n) => items[below(s, n)],
};

/** One outcome as it stands in the score. */
export interface Outcome {
  readonly text: string;
  /** True if a tape or a person gave it; false if it came from the generator. */
  readonly given: boolean;
}

/** What an outcome was for; kept beside it for those who count dice, and no part of the score. */
export interface Rolled {
  readonly purpose: Purpose;
  /** 6 for a six-sided die, 0 for a draw. */
  readonly sides: number;
}

/** What a person is asked for when real dice or cards are used. */
export interface Question {
  readonly rule: string;
  readonly what: string;
  /** 6 for a six-sided die; undefined for a draw. */
  readonly sides?: number;
  /** Everything that could come up, by the names that an answer uses. */
  readonly options: readonly string[];
}

/** Thrown inside `apply` when a person must roll or draw; the caller rolls the choice back, asks and tries again. */
export class NeedOutcome extends Error {
  readonly question: Question;
  constructor(question: Question) {
    super(`an outcome is needed: ${question.what}`);
    this.question = question;
  }
}

/** Thrown inside `apply` when a given outcome cannot come up. */
export class ImpossibleOutcome extends Error {
  readonly given: string;
  readonly question: Question;
  constructor(given: string, question: Question) {
    const { what, rule, options } = question;
    const some = options.slice(0, 12).join(' ');
    super(W.cannotComeUp(brief(given), what, rule, options.length > 12 ? `${some} ...` : some));
    this.given = given;
    this.question = question;
  }
}

/** Thrown inside `apply` when a recorded outcome claims to come from the generator but does not. */
export class ForgedOutcome extends Error {}

/** Outcomes typed by a person or taken from a tape. */
export function given(texts: readonly string[]): Outcome[] {
  return texts.map((text) => ({ text, given: true }));
}

/** Sealed dice: each number follows from a key that no player knows, and from its place in the game (package seal). */
export interface SealedSource {
  /**
   * A number from 0 to n - 1 for the outcome that is number `draw` of the game, from 1; `back` takebacks so far gave an
   * outcome back.
   */
  below(n: number, purpose: Purpose, back: number, draw: number): number;
}

/** Sealed dice at a place in the game. */
export interface SealedPlace {
  /** Undefined while the seal is not open: then recorded outcomes are taken as they are, and new ones cannot be made. */
  readonly source: SealedSource | undefined;
  readonly back: number;
  /** The number of the next outcome. */
  readonly draw: number;
}

/** Whence outcomes come that have not been handed over. */
export type Source = 'generator' | 'person' | SealedPlace;

/**
 * Takes the outcomes it has been handed in order, then those of its source, and keeps a record.
 * The generator always moves on, whoever gave the outcome, so that a replay from the record
 * ends in the same state as the game, the generator included.
 */
export class Recorder implements Chance {
  readonly outcomes: Outcome[] = [];
  readonly rolls: Rolled[] = [];
  private readonly handed: readonly Outcome[];
  private readonly source: Source;

  constructor(handed: readonly Outcome[] = [], source: Source = 'generator') {
    this.handed = handed;
    this.source = source;
  }

  /** Outcomes that nothing has asked for. */
  unused(): readonly string[] {
    return this.handed.slice(this.outcomes.length).map((o) => o.text);
  }

  die(s: State, sides: number, purpose: Purpose): number {
    const value = this.dieValue(s, sides, purpose);
    this.rolls.push({ purpose, sides });
    return value;
  }

  draw(s: State, items: ArrayLike<number>, n: number, purpose: Purpose): number {
    const item = this.drawnItem(s, items, n, purpose);
    this.rolls.push({ purpose, sides: 0 });
    return item;
  }

  private dieValue(s: State, sides: number, purpose: Purpose): number {
    const rolled = 1 + this.number(s, sides, purpose);
    const handed = this.handed[this.outcomes.length];
    if (handed === undefined) {
      if (sides > 1 && this.asks()) throw new NeedOutcome(dieQuestion(sides, purpose));
      this.outcomes.push({ text: String(rolled), given: false });
      return rolled;
    }
    const value = /^[0-9]+$/.test(handed.text) ? Number(handed.text) : 0;
    if (value < 1 || value > sides) throw new ImpossibleOutcome(handed.text, dieQuestion(sides, purpose));
    this.keep(handed, String(value), String(rolled), purpose);
    return value;
  }

  private drawnItem(s: State, items: ArrayLike<number>, n: number, purpose: Purpose): number {
    const drawn = items[this.number(s, n, purpose)];
    const handed = this.handed[this.outcomes.length];
    if (handed === undefined) {
      if (n > 1 && this.asks()) throw new NeedOutcome(drawQuestion(items, n, purpose));
      this.outcomes.push({ text: itemName(drawn, purpose), given: false });
      return drawn;
    }
    const wanted = handed.text.toLowerCase();
    // The generator's own item first: equal names may stand for items that are not the same.
    if (itemName(drawn, purpose).toLowerCase() === wanted) {
      this.keep(handed, itemName(drawn, purpose), itemName(drawn, purpose), purpose);
      return drawn;
    }
    for (let i = 0; i < n; i++) {
      const name = itemName(items[i], purpose);
      if (name.toLowerCase() !== wanted) continue;
      this.keep(handed, name, itemName(drawn, purpose), purpose);
      return items[i];
    }
    throw new ImpossibleOutcome(handed.text, drawQuestion(items, n, purpose));
  }

  /** What the source brings; whatever it is, the generator moves on. */
  private number(s: State, n: number, purpose: Purpose): number {
    const generated = below(s, n);
    if (typeof this.source === 'string' || this.source.source === undefined) return generated;
    const { source, back, draw } = this.source;
    return source.below(n, purpose, back, draw + this.outcomes.length);
  }

  /** Whether outcomes must come from outside. */
  private asks(): boolean {
    return this.source === 'person' || this.unopened();
  }

  private unopened(): boolean {
    return typeof this.source === 'object' && this.source.source === undefined;
  }

  private keep(handed: Outcome, text: string, generated: string, purpose: Purpose): void {
    if (!handed.given && text !== generated && !this.unopened()) {
      const { what, rule } = purpose;
      throw new ForgedOutcome(W.otherOutcome(what, rule, typeof this.source === 'object', generated, text));
    }
    this.outcomes.push({ text, given: handed.given });
  }
}

/** Puts items in random order, in place; each draw is asked for and recorded like any other. */
export function shuffle(s: State, items: number[], chance: Chance, purpose: Purpose): void {
  for (let n = items.length; n > 1; n--) {
    const drawn = chance.draw(s, items, n, purpose);
    items[items.lastIndexOf(drawn, n - 1)] = items[n - 1];
    items[n - 1] = drawn;
  }
}

function itemName(item: number, purpose: Purpose): string {
  return purpose.name === undefined ? String(item) : purpose.name(item);
}

function dieQuestion(sides: number, purpose: Purpose): Question {
  const options = Array.from({ length: sides }, (_, i) => String(i + 1));
  return { rule: purpose.rule, what: purpose.what, sides, options };
}

function drawQuestion(items: ArrayLike<number>, n: number, purpose: Purpose): Question {
  const options = new Set<string>();
  for (let i = 0; i < n; i++) options.add(itemName(items[i], purpose));
  return { rule: purpose.rule, what: purpose.what, options: [...options] };
}
