// The data that a game is made of, named by its hash.
import { hashText } from './hash.ts';
import type { Problem, Schema } from './schema.ts';

/** The data that a game is made of, its own or with a pack laid over it. */
export interface Content<D> {
  readonly name: string;
  readonly hash: string;
  readonly data: D;
}

/** What a game brings so that packs can change it. `consistent` finds what a schema cannot see. */
export interface ContentSpec<D> {
  readonly game: string;
  readonly schema: Schema;
  readonly data: D;
  readonly consistent?: (data: D) => readonly Problem[];
}

/** What scores call a game's own content. */
export const BUILT_IN = 'built-in';

export function builtIn<D>(spec: Pick<ContentSpec<D>, 'data'>): Content<D> {
  return { name: BUILT_IN, hash: hashText(JSON.stringify(spec.data)), data: spec.data };
}
