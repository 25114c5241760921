// A first game: what the coach says when, whether the goal is reached, and when it is over.
import { type GameEvent, isObject, NOBODY, type Play, type State } from '@bocage/engine';
import type { FirstGame, Goal, Note } from './types.ts';

/** What has just come: the events of the last choices, and the state that they led to. */
export interface Moment<E extends GameEvent> {
  readonly events: readonly E[];
  readonly state: State;
}

/** The coach of one first game: he says each note once. */
export class Notes<E extends GameEvent> {
  private readonly game: Play<E>;
  private readonly first: FirstGame;
  private readonly seat: number;
  private readonly said = new Set<Note>();

  constructor(game: Play<E>, first: FirstGame) {
    this.game = game;
    this.first = first;
    this.seat = seatOf(game, first);
  }

  /** What is to be said now, in the order of the file; the first call also begins the game. */
  due({ events, state }: Moment<E>): readonly Note[] {
    const { game, first, said, seat } = this;
    const asked = game.decision(state);
    const mine = asked?.seat === seat ? asked.step : undefined;
    const over = isOver(game, first, state);
    const due = first.notes.filter((note) => {
      const { at, step, event } = note.when;
      if (said.has(note)) return false;
      if (at === 'start') return true;
      if (at === 'end') return over;
      if (over) return false;
      return step !== undefined ? step === mine : events.some(({ kind }) => kind === event);
    });
    for (const note of due) said.add(note);
    return due;
  }
}

/** The seat of the learner. */
export function seatOf<E extends GameEvent>(game: Play<E>, { seat }: { readonly seat: string }): number {
  return game.seats.findIndex(({ id }) => id === seat);
}

/** Whether a first game has come to its end: its own, or that of the whole game. */
export function isOver<E extends GameEvent>(game: Play<E>, first: FirstGame, state: State): boolean {
  if (game.seat(state) === NOBODY) return true;
  const { path, atLeast, atMost } = first.goal.until;
  const found = figure(factsOf(game, first, state), path);
  if (found === undefined) return true;
  if (typeof found !== 'number') return false;
  return (atLeast !== undefined && found >= atLeast) || (atMost !== undefined && found <= atMost);
}

/** How far the goal is reached: the figure that counts, and what is enough. */
export function reached<E extends GameEvent>(
  game: Play<E>,
  first: FirstGame,
  state: State,
): { readonly value: number; readonly enough: number; readonly done: boolean } {
  const value = measure(factsOf(game, first, state), first.goal);
  return { value, enough: first.goal.enough, done: value >= first.goal.enough };
}

function factsOf<E extends GameEvent>(game: Play<E>, first: FirstGame, state: State): unknown {
  const seat = seatOf(game, first);
  return game.facts(game.view(state, seat), seat);
}

function measure(facts: unknown, { path, where = {} }: Goal): number {
  const found = figure(facts, path);
  if (typeof found === 'number') return found;
  if (!Array.isArray(found)) return 0;
  return found.filter((row) =>
    Object.entries(where).every(([field, among]) => among.includes(String(figure(row, field)))),
  ).length;
}

/** What stands in plain values at the end of a path of field names. */
function figure(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, field) => (isObject(at) ? at[field] : undefined), value);
}
