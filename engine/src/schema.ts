// A small schema language for content: what a data file may hold, checked with exact paths and useful sentences.
import { didYouMean } from './did-you-mean.ts';

export type Schema =
  | { readonly type: 'int'; readonly min: number; readonly max: number }
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  | { readonly type: 'text' }
  | { readonly type: 'bool' }
  | { readonly type: 'oneOf'; readonly values: readonly string[] }
  | { readonly type: 'list'; readonly of: Schema; readonly key?: string; readonly fixed?: boolean }
  | { readonly type: 'record'; readonly fields: Readonly<Record<string, Schema>>; readonly optional: readonly string[] }
  | { readonly type: 'map'; readonly of: Schema };

export const int = (min: number, max: number): Schema => ({ type: 'int', min, max });
export const number = (min: number, max: number): Schema => ({ type: 'number', min, max });
export const text: Schema = { type: 'text' };
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
        return [{ path, text: `must be a ${whole ? 'whole ' : ''}number, not ${show(value)}` }];
      }
      if (value < schema.min || value > schema.max) {
        return [{ path, text: `must be from ${schema.min} to ${schema.max}, not ${value}` }];
      }
      return [];
    }
    case 'text':
      return typeof value === 'string' ? [] : [{ path, text: `must be a text, not ${show(value)}` }];
    case 'bool':
      return typeof value === 'boolean' ? [] : [{ path, text: `must be true or false, not ${show(value)}` }];
    case 'oneOf': {
      if (typeof value === 'string' && schema.values.includes(value)) return [];
      const hint = typeof value === 'string' ? didYouMean(value, schema.values) : '';
      return [{ path, text: `must be one of ${schema.values.join(', ')}, not ${show(value)}${hint}` }];
    }
    case 'list':
      return checkList(schema, value, path, partial);
    case 'map':
      if (!isObject(value)) return [{ path, text: `must be an object, not ${show(value)}` }];
      return Object.entries(value).flatMap(([key, v]) => check(schema.of, v, join(path, key), partial));
    case 'record':
      return checkRecord(schema, value, path, partial);
  }
}

function checkList(schema: Schema & { type: 'list' }, value: unknown, path: string, partial: boolean): Problem[] {
  if (!Array.isArray(value)) return [{ path, text: `must be a list, not ${show(value)}` }];
  const problems: Problem[] = [];
  const seen = new Set<unknown>();
  value.forEach((row: unknown, i) => {
    const key = schema.key;
    if (key === undefined) {
      problems.push(...check(schema.of, row, `${path}[${i}]`));
      return;
    }
    const id = isObject(row) ? row[key] : undefined;
    if (id === undefined) {
      problems.push({ path: `${path}[${i}]`, text: `has no '${key}'` });
      return;
    }
    if (seen.has(id)) problems.push({ path: `${path}[${i}]`, text: `${key} ${show(id)} stands here a second time` });
    seen.add(id);
    problems.push(...check(schema.of, row, `${path}[${key} ${String(id)}]`, partial));
  });
  return problems;
}

function checkRecord(schema: Schema & { type: 'record' }, value: unknown, path: string, partial: boolean): Problem[] {
  if (!isObject(value)) return [{ path, text: `must be an object, not ${show(value)}` }];
  const known = Object.keys(schema.fields);
  const problems: Problem[] = [];
  for (const [key, v] of Object.entries(value)) {
    const field = schema.fields[key];
    if (field === undefined) problems.push({ path: join(path, key), text: `is no field${didYouMean(key, known)}` });
    else problems.push(...check(field, v, join(path, key), partial));
  }
  if (!partial) {
    for (const key of known) {
      if (value[key] === undefined && !schema.optional.includes(key)) {
        problems.push({ path: join(path, key), text: 'is missing' });
      }
    }
  }
  return problems;
}

/** `base` with the parts that `change` names. Both must have passed `check`; neither is altered. */
export function merge(schema: Schema, base: unknown, change: unknown, source: string): unknown {
  if (schema.type === 'record' && isObject(base) && isObject(change)) {
    const merged: Record<string, unknown> = { ...base };
    for (const [key, v] of Object.entries(change)) merged[key] = merge(schema.fields[key], base[key], v, source);
    // A changed row says where its values now come from.
    if (schema.fields.source !== undefined && change.source === undefined) merged.source = source;
    return merged;
  }
  if (schema.type === 'map' && isObject(base) && isObject(change)) {
    const merged: Record<string, unknown> = { ...base };
    for (const [key, v] of Object.entries(change)) merged[key] = merge(schema.of, base[key], v, source);
    return merged;
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
    return Object.entries(change).flatMap(([key, v]) =>
      schema.fields[key] === undefined ? [] : strangers(schema.fields[key], base[key], v, join(path, key)),
    );
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
    const where = `${path}[${key} ${String(id)}]`;
    if (at >= 0) return strangers(of, base[at], row, where);
    if (schema.fixed !== true) return check(of, row, where);
    return [{ path: where, text: `does not exist${didYouMean(String(id), ids.map(String))}` }];
  });
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function show(value: unknown): string {
  const shown = JSON.stringify(value);
  return shown === undefined ? 'nothing' : shown.length > 40 ? `${shown.slice(0, 37)}...` : shown;
}
