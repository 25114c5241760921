// The words of Rudder's Line that the map reads: in one place, and tested against the game, so that a change of its wording
// is noticed at once.
import type { Board, Place } from '@bocage/engine';

export const PHASES = ['Initiative', 'Indirect Fire', 'Direct Fire', 'Action', 'Regroup'];

/** Which of the phases it is; -1 if the board does not say. */
export function phaseOf(board: Board): number {
  const now = board.status[1] ?? '';
  return PHASES.findIndex((name) => now.startsWith(name));
}

/** Who controls an area; undefined if its notes do not say. */
export function ownerOf(place: Place): 'us' | 'ge' | undefined {
  for (const note of place.notes) {
    if (note.startsWith('controlled by the American')) return 'us';
    if (note.startsWith('controlled by the German')) return 'ge';
  }
  return undefined;
}

/** The Terrain Effects Modifier, without its sign. */
export function terrainOf(place: Place): string | undefined {
  return /^Terrain \+(\d+)/.exec(place.notes[0] ?? '')?.[1];
}

export function isVictoryArea(place: Place): boolean {
  return place.notes.includes('Victory Area');
}

/** The values of the interdiction markers in an area. */
export function interdictionsOf(place: Place): readonly string[] {
  return place.notes.flatMap((note) => /interdiction (\d+)/.exec(note)?.[1] ?? []);
}

/** Casualty points still to be paid, as the question says; undefined if it does not. */
export function pointsToPay(ask: string): number | undefined {
  const found = /pay (\d+)/.exec(ask)?.[1];
  return found === undefined ? undefined : Number(found);
}
