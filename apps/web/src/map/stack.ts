// Where counters lie in a place: side by side while they fit, then in rows, then piles of equal ones; fanned out when asked.
import type { Piece } from '@bocage/engine';
import type { Point, Spot } from './kit.ts';

export interface Laid {
  readonly piece: Piece;
  readonly at: Point;
  /** How many equal pieces lie here; more than one is a pile. */
  readonly count: number;
}

/** Side of a counter on the sheet. */
export const COUNTER = 43;
const STEP = COUNTER + 4;
const ROW = COUNTER + 9;
/** More than these are piled. */
const FEW = 6;

/** Pieces that cannot be told apart: same name, side, state, and what they carry. */
export function likeness(piece: Piece): string {
  const carried = (piece.carries ?? []).map((c) => `${c.name} ${c.states?.join(' ') ?? ''}`).join('+');
  return `${piece.seat ?? ''}|${piece.name}|${piece.states?.join(' ') ?? ''}|${carried}`;
}

export function lay(pieces: readonly Piece[], spot: Spot, fanned: boolean, stands?: readonly Point[]): readonly Laid[] {
  if (stands !== undefined) return pieces.map((piece, i) => ({ piece, at: stands[i] ?? spot.stack, count: 1 }));
  const piles = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = fanned || pieces.length <= FEW ? piece.id : likeness(piece);
    piles.set(key, [...(piles.get(key) ?? []), piece]);
  }
  const shown = [...piles.values()];
  const across = Math.max(
    1,
    fanned ? Math.min(5, Math.ceil(Math.sqrt(shown.length * 1.6))) : Math.min(spot.across, shown.length),
  );
  const rows = Math.ceil(shown.length / across);
  return shown.flatMap((pile, i): readonly Laid[] => {
    const [piece] = pile;
    if (piece === undefined) return [];
    const row = Math.floor(i / across);
    const inRow = Math.min(across, shown.length - row * across);
    const at: Point = [
      spot.stack[0] + ((i % across) - (inRow - 1) / 2) * STEP,
      spot.stack[1] + (row - (rows - 1) / 2) * ROW,
    ];
    return [{ piece, at, count: pile.length }];
  });
}
