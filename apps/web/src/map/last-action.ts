// What the map says of the last action: the way that a piece has gone, or the places that it was about.
import type { Board } from '@bocage/engine';

/** What a line of the log is about. */
interface About {
  readonly places: readonly string[];
  readonly pieces: readonly string[];
}

export interface Trace {
  /** The places in order are a way; otherwise each stands for itself. */
  readonly moved: boolean;
  readonly places: readonly string[];
  /** What has moved. */
  readonly pieces: readonly string[];
}

/**
 * The last line that tells of a movement, else the last line of all. Several places alone are no movement: a shot has two as well.
 * A line tells of one if its pieces, as far as they are on the board, have come to stand in the last of its places.
 */
export function traceOf(lines: readonly About[], board: Board): Trace {
  const at = new Map(board.places.flatMap((place) => place.pieces.map((piece) => [piece.id, place.id] as const)));
  const isMovement = ({ places, pieces }: About): boolean => {
    const stand = pieces.map((piece) => at.get(piece)).filter((place) => place !== undefined);
    return new Set(places).size > 1 && stand.length > 0 && stand.every((place) => place === places.at(-1));
  };
  const moved = lines.findLast(isMovement);
  if (moved !== undefined) return { moved: true, places: moved.places, pieces: moved.pieces };
  return { moved: false, places: [...new Set(lines.at(-1)?.places)], pieces: [] };
}
