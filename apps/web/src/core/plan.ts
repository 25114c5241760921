// Picking in any order: the rules build a set in one order only, a person does not. A gesture that has revealed nothing
// may be changed: something put in or taken out of it, and the rest played again through the one door.
import type { Description, Entry, Play, State } from '@bocage/engine';
import type { TableSession } from './catalogue.ts';
import type { Offer, Table } from './table.ts';
import { type Way, weigh } from './ways.ts';

/** What a plan is played through: see desk.ts. */
interface Door {
  readonly table: Table;
  choose(offer: Offer, shown?: boolean): number;
}

/** The choices of the open gesture so far: what a press on a chip takes out again. Empty once something was revealed. */
export function openGesture(session: TableSession): readonly Entry[] {
  if (session.over || !session.game.continues(session.state)) return [];
  const last = session.lastGesture();
  const open = session.entries.slice(session.entries.length - last);
  return open.some((entry) => entry.outcomes.length > 0) ? [] : open;
}

/** The description of the first of these choices that was not played before: what the plan changes. */
function changed(game: Play, from: State, names: readonly string[], old: readonly string[]): Description {
  const at = Math.max(
    0,
    names.findIndex((name) => !old.includes(name)),
  );
  const { state } = weigh(game, from, names.slice(0, at));
  const verdict = game.verdict(state, names[at] ?? '');
  if (verdict.kind === 'legal') return game.describe(state, verdict.choice);
  return { label: 'Change the plan', rule: game.decision(from)?.rule ?? '' };
}

/** A way as a choice that can be taken. */
export function wayOffer(table: Table, way: Way, about?: Description): Offer {
  const { session, game } = table;
  const state = session.at(way.from);
  const verdict = game.verdict(state, way.names[0] ?? '');
  const old = session.entries.slice(way.from).map((entry) => entry.name);
  return {
    choice: verdict.kind === 'legal' ? verdict.choice : -1,
    name: way.names.join(', '),
    about: about ?? changed(game, state, way.names, old),
    key: undefined,
    way,
  };
}

/** Whether these choices, instead of the open gesture, leave it open and reveal nothing. */
function fits(table: Table, from: number, names: readonly string[]): boolean {
  const { game, session } = table;
  const found = weigh(game, session.at(from), names);
  return (
    !found.revealed &&
    found.steps === names.length &&
    game.decision(found.state) !== undefined &&
    game.continues(found.state)
  );
}

/**
 * Replaces the open gesture by these choices; false if the rules do not allow them. With warnings that nobody has `shown`,
 * they are shown first, and nothing has changed yet.
 */
export function change(door: Door, names: readonly string[], shown = false): boolean {
  const { table } = door;
  const from = table.session.entries.length - openGesture(table.session).length;
  if (!fits(table, from, names)) return false;
  door.choose(wayOffer(table, { from, names, whole: true }), shown);
  return true;
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
 * Goes back to the moment after `from` choices and plays these instead: a plan over several decisions, made anew as a
 * whole. The sentence why not, and nothing changed, if one of them is not legal.
 */
export function replan(door: Door, from: number, names: readonly string[], shown = false): string | undefined {
  const { table } = door;
  const { refused } = weigh(table.game, table.session.at(from), names);
  if (refused !== undefined) return refused.text;
  door.choose(wayOffer(table, { from, names, whole: true }), shown);
  return undefined;
}

/** Takes one choice out of the open gesture. */
export function takeOut(door: Door, index: number, shown = false): boolean {
  const names = openGesture(door.table.session).map((entry) => entry.name);
  return index > 0 && change(door, [...names.slice(0, index), ...names.slice(index + 1)], shown);
}

/** Puts a choice in where the rules' own order wants it, although that place has passed. */
export function putIn(door: Door, name: string, shown = false): boolean {
  const names = openGesture(door.table.session).map((entry) => entry.name);
  for (let at = names.length - 1; at > 0; at--) {
    if (change(door, [...names.slice(0, at), name, ...names.slice(at)], shown)) return true;
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
