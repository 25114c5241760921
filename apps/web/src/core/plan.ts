// Picking in any order: the rules build a set in one order only, a person does not. A gesture that has revealed nothing
// may be changed: something put in or taken out of it, and the rest played again.
import type { Entry } from '@bocage/engine';
import type { TableSession } from './catalogue.ts';
import type { Table } from './table.ts';

/** The choices of the open gesture so far: what a press on a chip takes out again. Empty once something was revealed. */
export function openGesture(session: TableSession): readonly Entry[] {
  if (session.over || !session.game.continues(session.state)) return [];
  const last = session.lastGesture();
  const open = session.entries.slice(session.entries.length - last);
  return open.some((entry) => entry.outcomes.length > 0) ? [] : open;
}

function rewind(session: TableSession, count: number): void {
  // A plan that is changed before anything is revealed is no move taken back: the score does not note it.
  const notes = [...session.undone];
  if (count > 0) session.undo(count, true);
  session.restoreNotes(notes);
}

/** Plays names in turn as long as they are legal and reveal nothing; how many were played. */
function run(session: TableSession, names: readonly string[]): number {
  let done = 0;
  for (const name of names) {
    const verdict = session.game.verdict(session.state, name);
    if (verdict.kind !== 'legal' || (done > 0 && !session.game.continues(session.state))) return done;
    const played = session.play(name);
    if (played.kind !== 'played') return done;
    done++;
    if (played.entry.outcomes.length > 0) return done;
  }
  return done;
}

/** Replaces the open gesture by these names; false, and nothing changed, if the rules do not allow them. */
export function change(table: Table, names: readonly string[]): boolean {
  const { session } = table;
  const old = openGesture(session).map((entry) => entry.name);
  rewind(session, old.length);
  const done = run(session, names);
  if (done === names.length && openGesture(session).length === names.length) {
    table.changed();
    return true;
  }
  rewind(session, done);
  run(session, old);
  return false;
}

/** The first of the last choices that belong to these steps and revealed nothing: what a plan may still change. */
export function planStart(session: TableSession, steps: RegExp): number {
  let from = session.entries.length;
  while (from > 0 && session.entries[from - 1]?.outcomes.length === 0) {
    if (!steps.test(session.game.decision(session.at(from - 1))?.step ?? '')) break;
    from--;
  }
  return from;
}

/**
 * Goes back to the moment after `from` choices and plays these names instead: a plan over several decisions, made anew
 * as a whole. The sentence why not, and nothing changed, if one of them is not legal.
 */
export function replan(table: Table, from: number, names: readonly string[]): string | undefined {
  const { session } = table;
  const old = session.entries.slice(from).map((entry) => entry.name);
  rewind(session, old.length);
  for (const [i, name] of names.entries()) {
    const played = session.play(name);
    if (played.kind === 'played') continue;
    rewind(session, i);
    for (const before of old) session.play(before);
    return played.kind === 'refused' ? played.reason.text : `'${name}' is not possible here.`;
  }
  table.changed();
  return undefined;
}

/** Takes one choice out of the open gesture. */
export function takeOut(table: Table, index: number): boolean {
  const names = openGesture(table.session).map((entry) => entry.name);
  return index > 0 && change(table, [...names.slice(0, index), ...names.slice(index + 1)]);
}

/** Puts a choice in where the rules' own order wants it, although that place has passed. */
export function putIn(table: Table, name: string): boolean {
  const names = openGesture(table.session).map((entry) => entry.name);
  for (let at = names.length - 1; at > 0; at--) {
    if (change(table, [...names.slice(0, at), name, ...names.slice(at)])) return true;
  }
  return false;
}

/** The pieces that each choice of the open gesture has taken up. */
export function gestureOf(table: Table): readonly (readonly string[])[] {
  const { session, game } = table;
  const open = openGesture(session);
  const from = session.entries.length - open.length;
  return open.map((entry, i) => {
    const state = session.at(from + i);
    const verdict = game.verdict(state, entry.name);
    return verdict.kind === 'legal' ? (game.describe(state, verdict.choice).pieces ?? []) : [];
  });
}
