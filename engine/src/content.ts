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
  /**
   * Fields that no rule reads: names, drawings, texts, as paths without the rows (`map.areas.name`). They may be mended
   * under a saved game. `source` is one of them in every game.
   */
  readonly unread?: readonly string[];
  readonly consistent?: (data: D) => readonly Problem[];
  /**
   * What holds together and still leads the rules where they cannot follow. It is asked before a pack is played with for the first
   * time; games that were begun before it was asked go on.
   */
  readonly playable?: (data: D) => readonly Problem[];
}

/** What scores call a game's own content. */
export const BUILT_IN = 'built-in';

export function builtIn<D>({ data, unread }: Pick<ContentSpec<D>, 'data' | 'unread'>): Content<D> {
  return { name: BUILT_IN, hash: contentHash(data, unread), data };
}

/** The hash of what the rules read: the same whatever the order of fields, the remarks and the names. */
export function contentHash(data: unknown, unread: readonly string[] = []): string {
  const out: string[] = [];
  write(data, '', new Set(unread), out);
  return hashText(out.join(''));
}

function write(value: unknown, path: string, unread: ReadonlySet<string>, out: string[]): void {
  if (Array.isArray(value)) {
    out.push('[');
    for (const row of value) {
      write(row, path, unread, out);
      out.push(',');
    }
    out.push(']');
  } else if (typeof value === 'object' && value !== null) {
    out.push('{');
    for (const [key, field] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) {
      const at = path === '' ? key : `${path}.${key}`;
      if (key === 'source' || field === undefined || unread.has(at)) continue;
      out.push(JSON.stringify(key), ':');
      write(field, at, unread, out);
      out.push(',');
    }
    out.push('}');
  } else out.push(JSON.stringify(value));
}
