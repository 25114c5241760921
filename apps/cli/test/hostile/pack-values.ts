// Packs that are of the right form, or nearly: values drawn along the schema of a game.
import { type Generator, isObject, randomBelow, type Schema } from '@bocage/engine';
import { chance, NASTY, pick } from './damage.ts';

const TEXTS = ['x', '-', '', 'a b', 'nowhere', 'X1', '1 A', 'x ; y', 'squad', 'brest'];

/** A change of `base` at one place: of the right form most of the time. */
export function changed(g: Generator, schema: Schema, base: unknown): unknown {
  if (chance(g, 60)) return pick<unknown>(g, [null, [], {}, 'x', -1, 1e300, true, pick(g, NASTY)]);
  switch (schema.type) {
    case 'int':
      return pick(g, [schema.min, schema.max, schema.min + randomBelow(g, schema.max - schema.min + 1)]);
    case 'number':
      return schema.min + ((schema.max - schema.min) * randomBelow(g, 1001)) / 1000;
    case 'bool':
      return chance(g, 2);
    case 'oneOf':
      return pick(g, schema.values);
    case 'text':
      return chance(g, 3) ? base : pick(g, TEXTS);
    case 'map':
      return field(g, base, () => schema.of);
    case 'record':
      return field(g, base, (key) => schema.fields[key]);
    case 'list':
      return Array.isArray(base) ? changedList(g, schema, base) : [];
  }
}

function field(g: Generator, base: unknown, of: (key: string) => Schema | undefined): object {
  if (!isObject(base)) return {};
  const keys = Object.keys(base);
  const key = keys.length === 0 ? '' : pick(g, keys);
  const schema = of(key);
  return schema === undefined ? {} : { [key]: changed(g, schema, base[key]) };
}

function changedList(g: Generator, schema: Schema & { type: 'list' }, base: readonly unknown[]): unknown[] {
  if (base.length === 0) return [];
  const i = randomBelow(g, base.length);
  const row = base[i];
  const { key } = schema;
  if (key !== undefined) {
    const change = changed(g, schema.of, row);
    return isObject(row) && isObject(change) ? [{ ...change, [key]: row[key] }] : [change];
  }
  const way = randomBelow(g, 3);
  if (way === 0) return [];
  if (way === 1) return base.toSpliced(i, 1);
  const change = changed(g, schema.of, row);
  return base.with(i, isObject(row) && isObject(change) ? { ...row, ...change } : change);
}
