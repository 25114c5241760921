// How far somebody has come: one plain value that a browser or a file can keep.
import { isObject } from '@bocage/engine';

/** By id: how many steps of a lesson or example were passed, 1 for a solved puzzle or a first game that reached its goal. */
export type Progress = Readonly<Record<string, number>>;

const MOST = 1_000;

/** What was kept, as far as it makes sense. */
export function readProgress(value: unknown): Progress {
  if (!isObject(value)) return {};
  const sound = Object.entries(value).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) > 0 && Number(entry[1]) < MOST,
  );
  return Object.fromEntries(sound);
}

/** With so many steps passed of one of them: who goes back does not lose what was reached. */
export function passed(progress: Progress, id: string, steps: number): Progress {
  return steps <= (progress[id] ?? 0) ? progress : { ...progress, [id]: steps };
}

/** The step at which a lesson is taken up again: where it was left, or the beginning if it was finished. */
export function resumeAt(
  progress: Progress,
  { id, steps }: { readonly id: string; readonly steps: readonly unknown[] },
): number {
  const done = progress[id] ?? 0;
  return done < steps.length ? done : 0;
}

/** The first of a list that is not finished; undefined if all are. */
export function nextOf<T extends { readonly id: string; readonly steps: readonly unknown[] }>(
  progress: Progress,
  all: readonly T[],
): T | undefined {
  return all.find(({ id, steps }) => (progress[id] ?? 0) < steps.length);
}
