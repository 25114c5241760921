// The explicit stack of unfinished procedures inside the state: move -> interdiction -> casualties -> retreat -> move on.
import type { State } from './state.ts';
import * as S from './state.ts';

// Constants of this file and not imported ones, which are read anew at every use: every rule of every game opens frames.
const { DEPTH, FRAME_SIZE, FRAMES, MAX_DEPTH } = S;

/**
 * Opens a procedure. A frame is the number of its step and up to seven small integers of its own,
 * which the step reads at `top(s) + 1` to `top(s) + 7`.
 */
export function push(s: State, step: number, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0): void {
  const depth = s[DEPTH];
  if (depth >= MAX_DEPTH) throw new Error(`frames: more than ${MAX_DEPTH} procedures are open`);
  const at = FRAMES + depth * FRAME_SIZE;
  s[at] = step;
  s[at + 1] = a;
  s[at + 2] = b;
  s[at + 3] = c;
  s[at + 4] = d;
  s[at + 5] = e;
  s[at + 6] = f;
  s[at + 7] = g;
  s[DEPTH] = depth + 1;
}

/** Closes the innermost procedure and wipes its frame, so that equal positions are equal arrays. */
export function pop(s: State): void {
  const depth = s[DEPTH] - 1;
  if (depth < 0) throw new Error('frames: no procedure is open');
  s[DEPTH] = depth;
  const at = FRAMES + depth * FRAME_SIZE;
  // A loop: for so few, `fill` takes longer.
  for (let i = 0; i < FRAME_SIZE; i++) s[at + i] = 0;
}

/** Replaces the innermost procedure by another one. */
export function become(s: State, step: number, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0): void {
  pop(s);
  push(s, step, a, b, c, d, e, f, g);
}

/** Index of the innermost frame: its step; the frame's own integers follow. */
export function top(s: State): number {
  return FRAMES + (s[DEPTH] - 1) * FRAME_SIZE;
}

/** Index of the frame `n` levels below the innermost one. */
export function below(s: State, n: number): number {
  return FRAMES + (s[DEPTH] - 1 - n) * FRAME_SIZE;
}

/** Index of the innermost open frame of that step, or -1. */
export function find(s: State, step: number): number {
  for (let i = s[DEPTH] - 1; i >= 0; i--) {
    const at = FRAMES + i * FRAME_SIZE;
    if (s[at] === step) return at;
  }
  return -1;
}

/** Closes everything: the game is over. */
export function clearFrames(s: State): void {
  s[DEPTH] = 0;
  s.fill(0, FRAMES, FRAMES + FRAME_SIZE * MAX_DEPTH);
}
