// Picking in any order: the rules build a set in one order only, a person does not. A gesture that has revealed nothing
// may be changed: something put in or taken out of it, and the rest played again through the one door.
import { choiceBuffer, type Description, openGesture, type Play, placeFor, type State } from '@bocage/engine';
import * as W from '../words/core.ts';
import type { GameModel, ShownChoice } from './game-model.ts';
import { type Way, weigh } from './ways.ts';

/** What a plan is played through: see controller.ts. */
interface Door {
  readonly table: GameModel;
  choose(offer: ShownChoice, shown?: boolean): number;
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
  return { label: W.changeThePlan, verb: 'plan', rule: game.decision(from)?.rule ?? '' };
}

/** A way as a choice that can be taken. */
export function wayOffer(table: GameModel, way: Way, about?: Description): ShownChoice {
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
function fits(table: GameModel, from: number, names: readonly string[]): boolean {
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
  const found = placeFor(door.table.session, name);
  return found !== undefined && replan(door, found.from, found.names, shown) === undefined;
}

const buffer = choiceBuffer();

/** The names of refused attempts with one of these pieces: a plan may still be changed so that one of them fits. */
export function refusedNames(table: GameModel, pieces: ReadonlySet<string>): readonly string[] {
  const { game } = table;
  const { state } = table.moment.value;
  const n = game.attempts(state, buffer);
  return Array.from(buffer.subarray(0, n))
    .filter(
      (choice) =>
        game.describe(state, choice).pieces?.some((id) => pieces.has(id)) === true && game.refuse(state, choice) !== 0,
    )
    .map((choice) => game.name(state, choice));
}
