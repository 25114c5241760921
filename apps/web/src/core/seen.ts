// How far a person has seen each game. Kept beside the games and written in one go: a page that is closed has no time to wait.

const key = (id: string): string => `bocage seen ${id}`;

/** The number of choices seen; undefined if this browser has not shown the game. */
export function readSeen(id: string): number | undefined {
  try {
    const text = localStorage.getItem(key(id));
    return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}

export function writeSeen(id: string, n: number): void {
  try {
    localStorage.setItem(key(id), String(n));
  } catch {
    // Storage is full or refused: that is said where games are saved.
  }
}

export function forgetSeen(id: string): void {
  try {
    localStorage.removeItem(key(id));
  } catch {
    // Nothing was kept.
  }
}
