// A game that was played under older rules, played again under today's: the same, different, or impossible.
import {
  type Entry,
  type Game,
  type GameEvent,
  type Play,
  Recorder,
  type Result,
  Session,
  type State,
} from '@bocage/engine';
import { W } from './words/open.ts';

export interface Replayed {
  /** The game under today's rules; undefined if they forbid one of its choices. */
  readonly session: Session | undefined;
  /** The first thing that differs, as one sentence; undefined if nothing does. */
  readonly differs: string | undefined;
}

/** Every choice with its recorded outcomes, compared after every line of the score. */
export function replayUnder(today: Game, old: Session<GameEvent, Game>): Replayed {
  const opened = Session.open(today, { ...old.start, chance: 'seed', outcomes: old.setupOutcomes });
  if (!(opened instanceof Session)) {
    return { session: undefined, differs: W.otherSetUp('question' in opened ? W.diceNotRolled : opened.text) };
  }
  const alike = sameLayout(today, old.game);
  const was = old.at(0);
  let differs = difference(today, opened.state, old.game, was);
  for (const [i, entry] of old.entries.entries()) {
    const { name, outcomes, seat } = entry;
    const decides = today.seats[today.seat(opened.state)]?.id;
    const problem =
      decides === old.game.seats[seat]?.id
        ? opened.restore(name, outcomes)
        : decides === undefined
          ? W.overAlready
          : W.otherDecides(decides);
    if (problem !== undefined) return { session: undefined, differs: W.refusedAt(i + 1, name, problem) };
    if (differs !== undefined) continue;
    step(old.game, was, entry);
    if (old.entries[i + 1]?.continues === true || (alike && opened.hashAfter(i) === old.hashAfter(i))) continue;
    differs = difference(today, opened.state, old.game, was, { choice: i + 1, name });
  }
  opened.restoreNotes(old.undone);
  // Nobody is moved in the middle of something of which the two note different things: points to pay, who is hit.
  const stack = (game: Game, s: State): string => new Map(game.writePosition(s)).get('stack') ?? '';
  if (differs === undefined && stack(today, opened.state) !== stack(old.game, old.state)) differs = W.notedDifferently;
  if (differs === undefined) differs = otherEnd(today.result(opened.state), old.game.result(old.state));
  return { session: old.start.chance === 'real' ? opened.withChance('real') : opened, differs };
}

/** Who won and with how many points; how it is called may be reworded. */
function otherEnd(now: Result | undefined, before: Result | undefined): string | undefined {
  if (now?.winner === before?.winner && now?.score === before?.score) return undefined;
  return W.otherEnd(now?.grade, before?.grade);
}

/** One recorded choice on a state. */
function step(game: Game, s: State, { name, outcomes }: Entry): void {
  const verdict = game.verdict(s, name);
  if (verdict.kind !== 'legal') throw new Error(`'${name}' was played once and cannot be played again`);
  game.apply(s, verdict.choice, new Recorder(outcomes));
}

/** Whether two versions of a game keep the same things in the same slots. */
export function sameLayout(a: Play, b: Play): boolean {
  return a.size === b.size && JSON.stringify(a.fields) === JSON.stringify(b.fields);
}

/**
 * What two positions do not have in common. They are compared as positions are written, because the slots of a state may have
 * moved; a key that only one of the two knows says nothing about the other.
 */
function difference(
  today: Game,
  a: State,
  before: Game,
  b: State,
  after?: { readonly choice: number; readonly name: string },
): string | undefined {
  for (let i = 0; i < GENERATOR_SLOTS; i++) {
    if (a[i] !== b[i]) return after === undefined ? W.startOtherDice : W.otherDice(after.choice, after.name);
  }
  const lines = new Map(before.writePosition(b));
  const others = today.writePosition(a).filter(([key, value]) => {
    const was = lines.get(key) ?? value;
    // What a procedure notes for itself may change with the rules; which ones are open may not.
    return key === 'stack' ? open(was) !== open(value) : was !== value;
  });
  const [key, value] = others.find(([name]) => name !== 'stack') ?? [];
  if (key !== undefined && value !== undefined)
    return after === undefined
      ? W.startOtherValue(key, value, lines.get(key))
      : W.otherValue(after.choice, after.name, key, value, lines.get(key));
  if (others.length === 0) return undefined;
  return after === undefined ? W.startOtherQuestion : W.otherQuestion(after.choice, after.name);
}

/** The names of the open procedures, without their numbers. */
function open(stack: string): string {
  return stack.replace(/ -?[0-9]+/g, '');
}

/** The generator is the first thing in every state: whoever rolled as often has the same there. */
const GENERATOR_SLOTS = 4;
