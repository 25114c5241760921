// Names in any order: the rules build a set in one order only, a person does not. Finds the order in which all are legal.
import { normal } from './compose.ts';
import { choiceBuffer } from './contract/choices.ts';
import type { Play } from './contract/play.ts';
import type { GameEvent, Reason } from './contract/words.ts';
import { hashState } from './hash.ts';
import { choicesByName, tryQuietly } from './quiet.ts';
import type { State } from './state.ts';
import { W } from './words/play.ts';

export type Arranged =
  /** The indices of the names in the order in which they are played. Behind the first that reveals something nothing was tried. */
  | { readonly kind: 'order'; readonly order: readonly number[] }
  | { readonly kind: 'refused'; readonly at: number; readonly reason: Reason }
  | { readonly kind: 'unknown'; readonly at: number; readonly text: string };

/** Choices that are tried at most: a person waits for the answer. */
const MOST_TRIES = 600;
/** No set of the rules is larger; more names are taken as they stand. */
const MOST_NAMES = 64;

/**
 * Puts names into an order in which the rules allow them all: the person's own if it is one, else another found on copies.
 * No name passes one that reveals something. If there is no such order the answer is for the first name that fits nowhere.
 */
export function arrange<E extends GameEvent>(game: Play<E>, s: State, names: readonly string[]): Arranged {
  const wanted = names.map(normal);
  const own = wanted.map((_, i) => i);
  if (wanted.length === 1 || (wanted.length > 0 && game.seat(s) < 0)) return answer(game, s, names, 0);
  const stuck = ownOrder(game, s, wanted);
  if (stuck === undefined) return { kind: 'order', order: own };
  if (wanted.length > MOST_NAMES) return answer(game, stuck.state, names, stuck.at);
  const search = new Search(game, wanted);
  const order = search.from(s, own, []);
  return order === undefined ? search.refusal(s, names, stuck) : { kind: 'order', order };
}

/** The verdict on one name. */
function answer<E extends GameEvent>(game: Play<E>, s: State, names: readonly string[], at: number): Arranged {
  const verdict = game.verdict(s, names[at]);
  if (verdict.kind === 'legal') return { kind: 'order', order: [at] };
  return { ...verdict, at };
}

/** Where the names as they stand are refused: which of them, and the state before it. */
interface Stuck {
  readonly at: number;
  readonly state: State;
}

/** Undefined if the names are legal as they stand, as far as that can be known before something is revealed. */
function ownOrder<E extends GameEvent>(game: Play<E>, s: State, wanted: readonly string[]): Stuck | undefined {
  let state: State | undefined = s;
  for (const [at, name] of wanted.entries()) {
    if (state === undefined) return undefined;
    const choice: number | undefined = game.seat(state) < 0 ? undefined : choicesByName(game, state).get(name);
    if (choice === undefined) return { at, state };
    state = tryQuietly(game, state, choice);
  }
  return undefined;
}

/** A name that could come next, and what would follow. */
interface Candidate {
  readonly at: number;
  /** Undefined if something is revealed or another seat decides next: nothing is tried behind it. */
  readonly state: State | undefined;
  /** How many of the other names were legal and would no longer be. */
  readonly lost: number;
}

class Search<E extends GameEvent> {
  private readonly game: Play<E>;
  private readonly wanted: readonly string[];
  private readonly dead = new Set<string>();
  private tries = 0;
  /** The longest way that was found, and the states along it. */
  private best: { readonly path: readonly number[]; readonly states: readonly State[] } = { path: [], states: [] };

  constructor(game: Play<E>, wanted: readonly string[]) {
    this.game = game;
    this.wanted = wanted;
  }

  from(
    s: State,
    rest: readonly number[],
    path: readonly number[],
    states: readonly State[] = [],
  ): number[] | undefined {
    if (rest.length === 0) return [...path];
    const along = [...states, s];
    if (path.length > this.best.path.length || this.best.states.length === 0) this.best = { path, states: along };
    const key = `${hashState(s)} ${rest
      .map((i) => this.wanted[i])
      .sort()
      .join(',')}`;
    if (this.dead.has(key)) return undefined;
    for (const { at, state } of this.candidates(s, rest)) {
      const others = rest.filter((i) => i !== at);
      if (state === undefined) return [...path, at, ...others];
      const found = this.from(state, others, [...path, at], along);
      if (found !== undefined) return found;
      if (this.tries > MOST_TRIES) return undefined;
    }
    this.dead.add(key);
    return undefined;
  }

  /** What may come next: first what passes over none of the others, then in the person's own order. */
  private candidates(s: State, rest: readonly number[]): readonly Candidate[] {
    const { game, wanted } = this;
    const legal = choicesByName(game, s);
    const seat = game.seat(s);
    const found: Candidate[] = [];
    const seen = new Set<string>();
    for (const at of rest) {
      const choice = legal.get(wanted[at]);
      if (choice === undefined || seen.has(wanted[at]) || this.tries++ > MOST_TRIES) continue;
      seen.add(wanted[at]);
      const tried = tryQuietly(game, s, choice);
      const state = tried !== undefined && game.seat(tried) === seat ? tried : undefined;
      if (state === undefined) {
        // What a die or another seat decides comes behind everything that was named before it, never earlier.
        if (rest.every((other) => other >= at)) found.push({ at, state, lost: wanted.length });
        continue;
      }
      const after = choicesByName(game, state);
      const lost = rest.filter((i) => i !== at && legal.has(wanted[i]) && !after.has(wanted[i])).length;
      found.push({ at, state, lost });
    }
    return found.sort((a, b) => a.lost - b.lost || a.at - b.at);
  }

  /** For the first name that fits nowhere on the longest way: why not, where the person has put it or its step first asks for it. */
  refusal(s: State, names: readonly string[], stuck: Stuck): Arranged {
    const { game, wanted, best } = this;
    const placed = new Set(best.path);
    const missing = wanted.findIndex((_, i) => !placed.has(i));
    const own = stuck.at === missing && game.seat(stuck.state) >= 0 ? [stuck.state] : [];
    const states = [...own, s, ...best.states].filter((state) => game.seat(state) >= 0);
    for (const state of states) {
      if (choicesByName(game, state).has(wanted[missing])) continue;
      const refused = attemptRefused(game, state, wanted[missing]);
      if (refused !== undefined) return { kind: 'refused', at: missing, reason: refused };
    }
    for (const state of states.reverse()) {
      const verdict = game.verdict(state, names[missing]);
      if (verdict.kind !== 'legal') return { ...verdict, at: missing };
    }
    return { kind: 'unknown', at: missing, text: W.notTogether(names[missing]) };
  }
}

/** Why something that a person may try in this state (a normal name) is refused; undefined if this step knows nothing of it. */
export function attemptRefused<E extends GameEvent>(game: Play<E>, s: State, wanted: string): Reason | undefined {
  const buffer = choiceBuffer();
  const n = game.attempts(s, buffer);
  for (let i = 0; i < n; i++) {
    const choice = buffer[i];
    if (normal(game.name(s, choice)) !== wanted) continue;
    const code = game.refuse(s, choice);
    if (code !== 0) return game.reason(s, choice, code);
  }
  return undefined;
}
