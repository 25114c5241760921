// Tools of developers that a series may run: parts of the tree, not of the program.
import { existsSync } from 'node:fs';
import { badInput } from '../stop.ts';
import { W } from '../words/series.ts';

/** The module at a path from the root of the tree. */
export async function inTree<T>(path: string): Promise<T> {
  const module = new URL(`../../../../${path}`, import.meta.url);
  if (!existsSync(module)) throw badInput(W.onlyInClone(path));
  return import(module.href) as Promise<T>;
}
