// The state of every game: one flat array of integers, so that clone, hash, save and compare are the kernel's business.
import { W } from './words/files.ts';

/** A position. Plain integers; as JSON it is a list of numbers. */
export type State = Int32Array;

/** Slots 0-3: the random generator (random.ts). */
export const GENERATOR = 0;
/** Number of frames on the stack; 0 means that the game is over. */
export const DEPTH = 4;
/** The options of the game, as indices of their values (options.ts). */
export const OPTIONS = 5;
export const MAX_OPTIONS = 27;
/** The stack of unfinished procedures (frames.ts). */
export const FRAMES = OPTIONS + MAX_OPTIONS;
export const FRAME_SIZE = 8;
export const MAX_DEPTH = 16;
/** The first slot that belongs to the game itself. */
export const FIRST_FREE = FRAMES + FRAME_SIZE * MAX_DEPTH;

/** The format that positions are written in (position.ts); older ones are read too. */
export const POSITION_FORMAT = 1;

/** A part of the state that belongs together, by name: for messages and for tests. */
export interface Field {
  readonly name: string;
  readonly at: number;
  readonly length: number;
}

/** Gives out the slots of a game's state, once, when its module is loaded. */
export interface Layout {
  /** One slot; returns its index. */
  slot(name: string): number;
  /** `length` slots in a row; returns the index of the first. */
  array(name: string, length: number): number;
  /** Number of slots given out so far, the kernel's included. */
  size(): number;
  fields(): readonly Field[];
}

export function layout(): Layout {
  const fields: Field[] = [
    { name: 'generator', at: GENERATOR, length: 4 },
    { name: 'depth', at: DEPTH, length: 1 },
    { name: 'options', at: OPTIONS, length: MAX_OPTIONS },
    { name: 'frames', at: FRAMES, length: FRAME_SIZE * MAX_DEPTH },
  ];
  let next = FIRST_FREE;
  const array = (name: string, length: number): number => {
    if (fields.some((f) => f.name === name)) throw new Error(`layout: two fields are called ${name}`);
    const at = next;
    fields.push({ name, at, length });
    next += length;
    return at;
  };
  return { array, slot: (name) => array(name, 1), size: () => next, fields: () => fields };
}

/** The name of slot `at`, as a person reads it: `unitArea[12]`. */
export function slotName(fields: readonly Field[], at: number): string {
  const field = fields.find((f) => at >= f.at && at < f.at + f.length);
  if (field === undefined) return `slot ${at}`;
  return field.length === 1 ? field.name : `${field.name}[${at - field.at}]`;
}

export function clone(state: State): State {
  return state.slice();
}

/** Copies without allocating: `to` becomes equal to `from`. */
export function copyInto(to: State, from: State): void {
  to.set(from);
}

/** The first slot in which two states differ, or -1. */
export function firstDifference(a: State, b: State): number {
  if (a.length !== b.length) return Math.min(a.length, b.length);
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return i;
  return -1;
}

export function toJson(state: State): number[] {
  return Array.from(state);
}

/** A state from its JSON, or a sentence that says what is wrong with it. */
export function fromJson(value: unknown, size: number): State | string {
  if (!Array.isArray(value)) return W.stateForm;
  if (value.length !== size) return W.stateSize(size, value.length);
  const state = new Int32Array(size);
  for (let i = 0; i < size; i++) {
    const v: unknown = value[i];
    if (typeof v !== 'number' || (v | 0) !== v) return W.stateNumber(i);
    state[i] = v;
  }
  return state;
}
