// One choice carried out on a state, and a whole line of choices: what a session here and a server elsewhere share.
import {
  ForgedOutcome,
  ImpossibleOutcome,
  NeedOutcome,
  type Outcome,
  type Question,
  Recorder,
  type Rolled,
  type SealedPlace,
} from './chance.ts';
import type { Play } from './contract/play.ts';
import type { GameEvent, Reason } from './contract/words.ts';
import type { State } from './state.ts';

export type Ran<E> =
  | { readonly kind: 'ran'; readonly events: readonly E[] }
  /** A person must roll or draw; nothing has changed. */
  | { readonly kind: 'ask'; readonly question: Question; readonly have: readonly string[] }
  | { readonly kind: 'bad-outcome'; readonly text: string };

/** Carries out a legal choice; if an outcome is missing or cannot be, the state is as it was. */
export function runChoice<E extends GameEvent>(game: Play<E>, state: State, choice: number, chance: Recorder): Ran<E> {
  const before = state.slice();
  const events: E[] = [];
  try {
    game.apply(state, choice, chance, (e) => events.push(e));
  } catch (error) {
    state.set(before);
    if (error instanceof NeedOutcome) {
      return { kind: 'ask', question: error.question, have: chance.outcomes.map((o) => o.text) };
    }
    if (error instanceof ImpossibleOutcome || error instanceof ForgedOutcome) {
      return { kind: 'bad-outcome', text: error.message };
    }
    throw error;
  }
  return { kind: 'ran', events };
}

/** A choice of a line, as it was played. */
export interface LineChoice<E> {
  readonly name: string;
  readonly outcomes: readonly Outcome[];
  readonly rolls: readonly Rolled[];
  readonly events: readonly E[];
}

export type PlayedLine<E> =
  /** `rest`: names that were not played, because nobody decides past a die unseen or for another seat. */
  | { readonly kind: 'played'; readonly choices: readonly LineChoice<E>[]; readonly rest: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'unknown'; readonly text: string };

/**
 * Plays names one after the other on a state that the caller throws away unless all is well. It stops behind the first
 * outcome and behind a change of seat; a refusal before that refuses the whole line.
 */
export function playLine<E extends GameEvent>(
  game: Play<E>,
  state: State,
  names: readonly string[],
  place: SealedPlace,
): PlayedLine<E> {
  const seat = game.seat(state);
  const choices: LineChoice<E>[] = [];
  for (const [i, name] of names.entries()) {
    const verdict = game.verdict(state, name);
    if (verdict.kind !== 'legal') return verdict;
    const chance = new Recorder([], place);
    const proper = game.name(state, verdict.choice);
    const ran = runChoice(game, state, verdict.choice, chance);
    if (ran.kind !== 'ran') throw new Error(`${game.id}: '${name}' could not be carried out (${ran.kind})`);
    choices.push({ name: proper, outcomes: chance.outcomes, rolls: chance.rolls, events: ran.events });
    if (chance.outcomes.length > 0 || game.seat(state) !== seat) {
      return { kind: 'played', choices, rest: names.slice(i + 1) };
    }
  }
  return { kind: 'played', choices, rest: [] };
}
