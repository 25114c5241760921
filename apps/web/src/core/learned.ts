// How far a person has come in lessons, and whether the first game was offered; kept beside the settings, lost with them.
import { signal } from '@preact/signals';

/** By id: how many steps were passed; 1 for a puzzle that was solved or a first game that reached its goal. */
export type Steps = Readonly<Record<string, number>>;

const KEY = 'bocage learned';
/** Among the ids: somebody has played here, or was led to a first game once. */
const MET = 'met';

function read(): Steps {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    // What another version has kept stays as it is, as far as it is a count.
    return Object.fromEntries(Object.entries(stored).filter(([, steps]) => Number.isInteger(steps) && steps > 0));
  } catch {
    return {};
  }
}

export const learned = signal<Steps>(read());

/** Notes that so many steps were passed: who goes back does not lose what was reached. */
export function note(id: string, steps = 1): void {
  // Another tab may have gone on.
  const now = read();
  learned.value = steps <= (now[id] ?? 0) ? now : { ...now, [id]: steps };
  try {
    localStorage.setItem(KEY, JSON.stringify(learned.value));
  } catch {
    // Then it lasts as long as the page: nothing but a list depends on it.
  }
}

/** Whether a lesson, a puzzle, an example or a first game was begun. */
export function hasLearned(steps: Steps): boolean {
  return Object.keys(steps).some((id) => id !== MET);
}

/** Whether nobody has begun a game here yet. */
export function isNewcomer(): boolean {
  return learned.value[MET] === undefined;
}

export function met(): void {
  note(MET);
}
