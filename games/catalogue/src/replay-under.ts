// A game that was played under older rules, played again under today's: the same, different, or impossible.
import { type Entry, type Game, type GameEvent, type Play, Recorder, Session, type State } from '@bocage/engine';

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
    const why = 'question' in opened ? 'it asks for dice that were not rolled' : opened.text;
    return { session: undefined, differs: `The set-up is another one under today’s rules: ${why}.` };
  }
  const alike = sameLayout(today, old.game);
  const was = old.at(0);
  let differs = difference(today, opened.state, old.game, was, 'At the start');
  for (const [i, entry] of old.entries.entries()) {
    const { name, outcomes, seat } = entry;
    const where = `At choice ${i + 1}, ‘${name}’,`;
    const decides = today.seats[today.seat(opened.state)]?.id;
    const problem =
      decides === old.game.seats[seat]?.id
        ? opened.restore(name, outcomes)
        : decides === undefined
          ? 'the game is over'
          : `${decides} decides`;
    if (problem !== undefined) return { session: undefined, differs: `${where} today’s rules part: ${stop(problem)}` };
    if (differs !== undefined) continue;
    step(old.game, was, entry);
    if (old.entries[i + 1]?.continues === true || (alike && opened.hashAfter(i) === old.hashAfter(i))) continue;
    differs = difference(today, opened.state, old.game, was, `After choice ${i + 1}, ‘${name}’,`);
  }
  opened.restoreNotes(old.undone);
  // Nobody is moved in the middle of something of which the two note different things: points to pay, who is hit.
  const stack = (game: Game, s: State): string => new Map(game.writePosition(s)).get('stack') ?? '';
  if (differs === undefined && stack(today, opened.state) !== stack(old.game, old.state))
    differs = 'What is just being played out is noted differently under today’s rules; afterwards the game moves over.';
  if (differs === undefined && today.result(opened.state)?.grade !== old.game.result(old.state)?.grade)
    differs = `The game ends as ‘${today.result(opened.state)?.grade}’ under today’s rules, not as ‘${old.game.result(old.state)?.grade}’.`;
  return { session: old.start.chance === 'real' ? opened.withChance('real') : opened, differs };
}

/** One recorded choice on a state. */
function step(game: Game, s: State, { name, outcomes }: Entry): void {
  const verdict = game.verdict(s, name);
  if (verdict.kind !== 'legal') throw new Error(`'${name}' was played once and cannot be played again`);
  game.apply(s, verdict.choice, new Recorder(outcomes));
}

function stop(sentence: string): string {
  return /[.?!)]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Whether two versions of a game keep the same things in the same slots. */
export function sameLayout(a: Play, b: Play): boolean {
  return a.size === b.size && JSON.stringify(a.fields) === JSON.stringify(b.fields);
}

/**
 * What two positions do not have in common. They are compared as positions are written, because the slots of a state may have
 * moved; a key that only one of the two knows says nothing about the other.
 */
function difference(today: Game, a: State, before: Game, b: State, when: string): string | undefined {
  for (let i = 0; i < GENERATOR_SLOTS; i++) {
    if (a[i] !== b[i]) return `${when} today’s rules have rolled other dice.`;
  }
  const lines = new Map(before.writePosition(b));
  const others = today.writePosition(a).filter(([key, value]) => {
    const was = lines.get(key) ?? value;
    // What a procedure notes for itself may change with the rules; which ones are open may not.
    return key === 'stack' ? open(was) !== open(value) : was !== value;
  });
  const [key, value] = others.find(([name]) => name !== 'stack') ?? [];
  if (key !== undefined)
    return `${when} today’s rules have ‘${key}: ${value}’, and this game has ‘${key}: ${lines.get(key)}’.`;
  return others.length === 0 ? undefined : `${when} today’s rules ask something else.`;
}

/** The names of the open procedures, without their numbers. */
function open(stack: string): string {
  return stack.replace(/ -?[0-9]+/g, '');
}

/** The generator is the first thing in every state: whoever rolled as often has the same there. */
const GENERATOR_SLOTS = 4;
