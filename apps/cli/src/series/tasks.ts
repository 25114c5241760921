// All tasks by their names. To add one: a module that exports `task` (see task.ts), and a line below. Everything else (jobs, workers, killed workers, progress,
// export) is the same for all: `bocage series run NAME INPUT.json --units N --on ...` plays it, `begin` of plan.ts from a command.

import { inTree } from './in-tree.ts';
import type { Task } from './task.ts';

const MODULES: Readonly<Record<string, () => Promise<{ readonly task: Task }>>> = {
  match: () => import('./tasks/match.ts'),
  fuzz: () => import('./tasks/fuzz.ts'),
  lessons: () => import('./tasks/lessons.ts'),
  hinted: () => import('./tasks/hinted.ts'),
  trials: () => import('./tasks/trials.ts'),
  puzzles: () => import('./tasks/puzzles.ts'),
  // A tool of developers: no part of the program, but of the tree.
  mutate: () => inTree('tools/mutate-task.mjs'),
};

export function taskNames(): string[] {
  return Object.keys(MODULES);
}

export async function taskNamed(name: string): Promise<Task | undefined> {
  return Object.hasOwn(MODULES, name) ? (await MODULES[name]?.())?.task : undefined;
}
