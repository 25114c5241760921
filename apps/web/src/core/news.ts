// Which version's news a person has seen; kept in localStorage, and if that refuses nothing is shown.
import { VERSION } from './build.ts';
import type { GameRecord } from './storage.ts';

const KEY = 'bocage news';

/** Whether there is something new to tell: to somebody who has a game that another version saved. */
export function newsDue(games: readonly GameRecord[]): boolean {
  try {
    if (VERSION === '' || localStorage.getItem(KEY) === VERSION) return false;
    return games.some(({ version }) => version !== VERSION);
  } catch {
    return false;
  }
}

export function newsSeen(): void {
  try {
    localStorage.setItem(KEY, VERSION);
  } catch {
    // Then it is told again next time, or never: nothing depends on it.
  }
}
