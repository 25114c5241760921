// Which version's news a person has seen; kept in localStorage, and if that refuses nothing is shown.
import { VERSION } from './build.ts';

const KEY = 'bocage news';

/** Whether there is something new to tell: not to somebody who was never here before. */
export function newsDue(games: number): boolean {
  try {
    const seen = localStorage.getItem(KEY);
    if (VERSION === '' || seen === VERSION) return false;
    if (seen === null && games === 0) {
      newsSeen();
      return false;
    }
    return true;
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
