// Tools of developers that a series may run: parts of the tree, not of the program.
import { existsSync } from 'node:fs';
import { badInput } from '../stop.ts';

/** The module at a path from the root of the tree. */
export async function inTree<T>(path: string): Promise<T> {
  const module = new URL(`../../../../${path}`, import.meta.url);
  if (!existsSync(module)) throw badInput(`${path} is a tool of developers: it works in a clone of Bocage, not here`);
  return import(module.href) as Promise<T>;
}
