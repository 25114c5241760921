// What a person is in the middle of: the choices of an open line may be changed, put in or taken out as long as nothing was
// revealed, and taken back one by one or together. Page and terminal share it.

import { normal } from './compose.ts';
import type { Play } from './contract/play.ts';
import type { GameEvent, Reason } from './contract/words.ts';
import type { Entry } from './journal.ts';
import { choicesByName, tryQuietly } from './quiet.ts';
import type { Session } from './session.ts';
import type { State } from './state.ts';
import { W } from './words/play.ts';

/** Any session: a Play is enough. */
type Open<E extends GameEvent, G extends Play<E>> = Session<E, G>;

/** How far back something may still be put in: no set of the rules is larger. */
const FARTHEST = 64;

/** The choices of the open line so far. Empty once something was revealed. */
export function openGesture<E extends GameEvent, G extends Play<E>>(session: Open<E, G>): readonly Entry[] {
  if (session.over || !session.game.continues(session.state)) return [];
  const last = session.lastGesture();
  const open = session.entries.slice(session.entries.length - last);
  return open.some((entry) => entry.outcomes.length > 0) ? [] : open;
}

/** The pieces that each choice of the open line has taken up. */
export function gesturePieces<E extends GameEvent, G extends Play<E>>(
  session: Open<E, G>,
): readonly (readonly string[])[] {
  const { game } = session;
  const open = openGesture(session);
  const from = session.entries.length - open.length;
  return open.map((entry, i) => {
    const state = session.at(from + i);
    const verdict = game.verdict(state, entry.name);
    return verdict.kind === 'legal' ? (game.describe(state, verdict.choice).pieces ?? []) : [];
  });
}

/**
 * Goes back to the moment after `from` choices and plays these names instead; a reason, and nothing changed, if one of them is
 * not legal. What is changed before anything is revealed is no move taken back: the score does not note it.
 */
export function replan<E extends GameEvent, G extends Play<E>>(
  session: Open<E, G>,
  from: number,
  names: readonly string[],
): Reason | undefined {
  const old = session.entries.slice(from).map((entry) => entry.name);
  rewind(session, from);
  for (const name of names) {
    const played = session.play(name);
    if (played.kind === 'played') continue;
    rewind(session, from);
    for (const before of old) session.play(before);
    if (played.kind === 'refused') return played.reason;
    return { rule: '', code: played.kind, text: W.notPossibleHere(name) };
  }
  return undefined;
}

function rewind<E extends GameEvent, G extends Play<E>>(session: Open<E, G>, to: number): void {
  const notes = [...session.undone];
  if (session.entries.length > to) session.undo(session.entries.length - to, true);
  session.restoreNotes(notes);
}

/** Replaces the open line by these names; false, and nothing changed, if the rules do not allow them. */
export function change<E extends GameEvent, G extends Play<E>>(session: Open<E, G>, names: readonly string[]): boolean {
  const open = openGesture(session);
  const from = session.entries.length - open.length;
  if (open.length === 0 || !staysOpen(session, session.at(from), names)) return false;
  return replan(session, from, names) === undefined;
}

/** Whether the names are legal one after the other, reveal nothing and leave the line open. */
function staysOpen<E extends GameEvent, G extends Play<E>>(
  { game }: Open<E, G>,
  from: State,
  names: readonly string[],
): boolean {
  const seat = game.seat(from);
  let s = from;
  for (const name of names) {
    const choice = choicesByName(game, s).get(normal(name));
    const next = choice === undefined ? undefined : tryQuietly(game, s, choice);
    if (next === undefined || game.seat(next) !== seat || !game.continues(next)) return false;
    s = next;
  }
  return true;
}

/** Takes one choice out of the open line; the first one stays, since the others elaborate it. */
export function takeOut<E extends GameEvent, G extends Play<E>>(session: Open<E, G>, index: number): boolean {
  const names = openGesture(session).map((entry) => entry.name);
  return index > 0 && change(session, [...names.slice(0, index), ...names.slice(index + 1)]);
}

/** A plan to play: these names after so many choices, instead of what followed them. */
export interface Replanned {
  readonly from: number;
  readonly names: readonly string[];
}

/**
 * Puts a choice in where the rules' own order wants it, although that place has passed: inside the open line, or among the
 * decisions of the same step just before. False, and nothing changed, if it fits nowhere.
 */
export function putIn<E extends GameEvent, G extends Play<E>>(session: Open<E, G>, name: string): boolean {
  const found = placeFor(session, name);
  return found !== undefined && replan(session, found.from, found.names) === undefined;
}

/** Where `putIn` would put a choice; undefined if it fits nowhere. */
export function placeFor<E extends GameEvent, G extends Play<E>>(
  session: Open<E, G>,
  name: string,
): Replanned | undefined {
  const { game, entries, state } = session;
  const asked = game.decision(state);
  if (asked === undefined) return undefined;
  const first = entries.length - openGesture(session).length;
  for (let at = entries.length - 1; at >= Math.max(0, entries.length - FARTHEST); at--) {
    const entry = entries[at];
    if (entry.seat !== asked.seat || entry.outcomes.length > 0) return undefined;
    const before = session.at(at);
    const inside = at > first || game.decision(before)?.step === asked.step;
    if (!inside || !choicesByName(game, before).has(normal(name))) continue;
    const names = [name, ...entries.slice(at).map((e) => e.name)];
    if (allLegal(game, before, names)) return { from: at, names };
  }
  return undefined;
}

/** Whether names are legal one after the other; only the last may reveal something or pass the word to another seat. */
function allLegal<E extends GameEvent>(game: Play<E>, from: State, names: readonly string[]): boolean {
  const seat = game.seat(from);
  let s: State | undefined = from;
  for (const name of names) {
    if (s === undefined || game.seat(s) !== seat) return false;
    const choice: number | undefined = choicesByName(game, s).get(normal(name));
    if (choice === undefined) return false;
    s = tryQuietly(game, s, choice);
  }
  return true;
}

/** The first of the last choices that belong to these steps and revealed nothing: what a plan may still change. */
export function planStart<E extends GameEvent, G extends Play<E>>(session: Open<E, G>, steps: RegExp): number {
  let from = session.entries.length;
  while (from > 0 && session.entries[from - 1].outcomes.length === 0) {
    if (!steps.test(session.game.decision(session.at(from - 1))?.step ?? '')) break;
    from--;
  }
  return from;
}

/**
 * How many choices the words behind `undo` mean, the same in every client: nothing or `line` the last line, open or not;
 * `choice` the last choice; a number that many choices. Undefined for other words.
 */
export function undoSize<E extends GameEvent, G extends Play<E>>(
  session: Open<E, G>,
  words: string,
): number | undefined {
  const wanted = normal(words);
  if (wanted === '' || wanted === 'line') return session.lastGesture();
  if (wanted === 'choice') return Math.min(1, session.entries.length);
  return /^[1-9][0-9]{0,5}$/.test(wanted) ? Math.min(Number(wanted), session.entries.length) : undefined;
}
