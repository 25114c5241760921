// A small schema language for content: what a data file may hold, checked with exact paths and useful sentences.
import { brief, nearest } from './did-you-mean.ts';
import { W } from './words/content.ts';

export type Schema =
  | { readonly type: 'int'; readonly min: number; readonly max: number }
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  | { readonly type: 'text'; readonly form?: 'word' | 'name' }
  | { readonly type: 'bool' }
  | { readonly type: 'oneOf'; readonly values: readonly string[] }
  | { readonly type: 'list'; readonly of: Schema; readonly key?: string; readonly fixed?: boolean }
  | { readonly type: 'record'; readonly fields: Readonly<Record<string, Schema>>; readonly optional: readonly string[] }
  | { readonly type: 'map'; readonly of: Schema };

export const int = (min: number, max: number): Schema => ({ type: 'int', min, max });
export const number = (min: number, max: number): Schema => ({ type: 'number', min, max });
export const text: Schema = { type: 'text' };
/** One word that scores and positions write: an outcome in brackets, a counter of a position. */
export const word: Schema = { type: 'text', form: 'word' };
/** One or more words that a choice is called by. */
export const name: Schema = { type: 'text', form: 'name' };
export const bool: Schema = { type: 'bool' };
export const oneOf = (...values: string[]): Schema => ({ type: 'oneOf', values });
/** A list without keys: a pack replaces it whole. */
export const list = (of: Schema): Schema => ({ type: 'list', of });
/** A list of records with a key: a pack changes rows by key and, unless `fixed`, may add rows. */
export const rows = (of: Schema, key: string, fixed = true): Schema => ({ type: 'list', of, key, fixed });
export const record = (fields: Record<string, Schema>, optional: readonly string[] = []): Schema => ({
  type: 'record',
  fields,
  optional,
});
export const map = (of: Schema): Schema => ({ type: 'map', of });

/** More mistakes than this nobody mends from a list; looking for them would only cost time. */
export const MOST_PROBLEMS = 200;

/** What is wrong, and where: `areas[7].tem`. */
export interface Problem {
  readonly path: string;
  readonly text: string;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every problem of `value`. With `partial`, fields of records may be missing: a pack names only what it changes. */
export function check(schema: Schema, value: unknown, path = '', partial = false): Problem[] {
  switch (schema.type) {
    case 'int':
    case 'number': {
      const whole = schema.type === 'int';
      if (typeof value !== 'number' || !Number.isFinite(value) || (whole && !Number.isInteger(value))) {
        return [{ path, text: whole ? W.wholeNumber(show(value)) : W.number(show(value)) }];
      }
      if (value < schema.min || value > schema.max) {
        return [{ path, text: W.range(schema.min, schema.max, value) }];
      }
      return [];
    }
    case 'text': {
      const wrong = typeof value === 'string' ? textProblem(value, schema.form) : W.text(show(value));
      return wrong === undefined ? [] : [{ path, text: wrong }];
    }
    case 'bool':
      return typeof value === 'boolean' ? [] : [{ path, text: W.trueOrFalse(show(value)) }];
    case 'oneOf': {
      if (typeof value === 'string' && schema.values.includes(value)) return [];
      const near = typeof value === 'string' ? nearest(value, schema.values) : '';
      return [{ path, text: W.oneOf(schema.values, show(value), near) }];
    }
    case 'list':
      return checkList(schema, value, path, partial);
    case 'map':
      if (!isObject(value)) return [{ path, text: W.object(show(value)) }];
      return Object.entries(value).flatMap(([key, v]) => {
        const wrong = textProblem(key, 'name');
        if (wrong !== undefined) return [{ path: join(path, key), text: W.fieldName(wrong) }];
        // A pack takes an entry away by null: the card of somebody's copy may have no such counter.
        if (partial && v === null) return [];
        return check(schema.of, v, join(path, key), partial);
      });
    case 'record':
      return checkRecord(schema, value, path, partial);
  }
}

/** What a terminal would obey or a score could not be parted at: control characters, line ends of any kind, turned text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const UNREADABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/;
const WORD = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._/-]{0,29}$/u;
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}.'’/&()+-]*(?: [\p{L}\p{M}\p{N}.'’/&()+-]+)*$/u;
const LONGEST_NAME = 40;
const LONGEST_TEXT = 2_000;

function textProblem(value: string, form: 'word' | 'name' | undefined): string | undefined {
  if (UNREADABLE.test(value) || !value.isWellFormed()) return W.controlCharacter;
  if (value.length > LONGEST_TEXT) return W.tooLong(LONGEST_TEXT, value.length);
  if (form === 'word' && !WORD.test(value)) return W.word(show(value));
  if (form === 'name' && (value.length > LONGEST_NAME || !NAME.test(value))) return W.words(show(value));
  return undefined;
}

function checkList(schema: Schema & { type: 'list' }, value: unknown, path: string, partial: boolean): Problem[] {
  if (!Array.isArray(value)) return [{ path, text: W.list(show(value)) }];
  const problems: Problem[] = [];
  const seen = new Set<unknown>();
  const { key } = schema;
  for (let i = 0; i < value.length && problems.length < MOST_PROBLEMS; i++) {
    const row: unknown = value[i];
    if (key === undefined) {
      problems.push(...check(schema.of, row, `${path}[${i}]`));
      continue;
    }
    const id = isObject(row) && Object.hasOwn(row, key) ? row[key] : undefined;
    if (id === undefined) {
      problems.push({ path: `${path}[${i}]`, text: W.noKey(key) });
      continue;
    }
    if (seen.has(id)) problems.push({ path: `${path}[${i}]`, text: W.twice(key, show(id)) });
    seen.add(id);
    problems.push(...check(schema.of, row, `${path}[${key} ${brief(String(id))}]`, partial));
  }
  return problems;
}

function checkRecord(schema: Schema & { type: 'record' }, value: unknown, path: string, partial: boolean): Problem[] {
  if (!isObject(value)) return [{ path, text: W.object(show(value)) }];
  const known = Object.keys(schema.fields);
  const problems: Problem[] = [];
  for (const [key, v] of Object.entries(value)) {
    if (problems.length >= MOST_PROBLEMS) break;
    const field = fieldOf(schema, key);
    const near = field === undefined ? nearest(key, known) : '';
    if (field === undefined) problems.push({ path: join(path, key), text: W.notField(near) });
    else problems.push(...check(field, v, join(path, key), partial));
  }
  if (!partial) {
    for (const key of known) {
      if (!Object.hasOwn(value, key) && !schema.optional.includes(key)) {
        problems.push({ path: join(path, key), text: W.missing });
      }
    }
  }
  return problems;
}

/** The schema of a field; what every object inherits is no field of any. */
function fieldOf(schema: Schema & { type: 'record' }, key: string): Schema | undefined {
  return Object.hasOwn(schema.fields, key) ? schema.fields[key] : undefined;
}

/** `base` with the parts that `change` names. Both must have passed `check`; neither is altered. */
export function merge(schema: Schema, base: unknown, change: unknown, source: string): unknown {
  if (schema.type === 'record' && isObject(base) && isObject(change)) {
    const merged: Record<string, unknown> = { ...base };
    for (const [key, v] of Object.entries(change)) {
      const field = fieldOf(schema, key);
      if (field !== undefined) merged[key] = merge(field, base[key], v, source);
    }
    // A changed row says where its values now come from.
    if (schema.fields.source !== undefined && change.source === undefined) merged.source = source;
    return merged;
  }
  if (schema.type === 'map' && isObject(base) && isObject(change)) {
    // Own fields only, and a field that is called like something inherited is one like any other.
    return Object.fromEntries(
      [
        ...Object.entries(base),
        ...Object.entries(change).map(([key, v]) => {
          return [key, merge(schema.of, Object.hasOwn(base, key) ? base[key] : undefined, v, source)] as const;
        }),
      ].filter(([key]) => !Object.hasOwn(change, key) || change[key] !== null),
    );
  }
  if (schema.type === 'list' && schema.key !== undefined && Array.isArray(base) && Array.isArray(change)) {
    const key = schema.key;
    const merged: unknown[] = [...base];
    for (const row of change) {
      const at = merged.findIndex((b) => isObject(b) && isObject(row) && b[key] === row[key]);
      if (at < 0) merged.push(row);
      else merged[at] = merge(schema.of, merged[at], row, source);
    }
    return merged;
  }
  return change;
}

/** Keys of rows that a pack names but that a fixed list does not have. */
export function strangers(schema: Schema, base: unknown, change: unknown, path = ''): Problem[] {
  if (schema.type === 'record' && isObject(base) && isObject(change)) {
    return Object.entries(change).flatMap(([key, v]) => {
      const field = fieldOf(schema, key);
      return field === undefined ? [] : strangers(field, base[key], v, join(path, key));
    });
  }
  if (schema.type === 'map' && isObject(base) && isObject(change)) {
    return Object.entries(change).flatMap(([key, v]) => strangers(schema.of, base[key], v, join(path, key)));
  }
  if (schema.type !== 'list' || schema.key === undefined || !Array.isArray(base) || !Array.isArray(change)) return [];
  const { key, of } = schema;
  const ids = base.map((b) => (isObject(b) ? b[key] : undefined));
  return change.flatMap((row: unknown) => {
    const id = isObject(row) ? row[key] : undefined;
    const at = ids.indexOf(id);
    const where = `${path}[${key} ${brief(String(id))}]`;
    if (at >= 0) return strangers(of, base[at], row, where);
    if (schema.fixed !== true) return check(of, row, where);
    const near = nearest(String(id), ids.map(String));
    return [{ path: where, text: W.doesNotExist(near) }];
  });
}

function join(path: string, key: string): string {
  return path === '' ? brief(key) : `${path}.${brief(key)}`;
}

function show(value: unknown): string {
  if (Array.isArray(value)) return W.aList;
  if (isObject(value)) return W.anObject;
  return value === undefined ? W.nothing : brief(JSON.stringify(value), 40);
}
