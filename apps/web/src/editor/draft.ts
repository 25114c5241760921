// A pack that is being made: the game's data with what somebody has entered, how far he has come, and the file that comes of it.
import { check, isObject, merge, type Problem, type Schema } from '@bocage/engine';
import { packFile } from '../core/packs.ts';
import * as W from '../words/editor.ts';
import { type Content, type Field, form, openFields, startsWith, valueAt, type Way, wayOf } from './fields.ts';
import { blank, read } from './values.ts';

export interface Draft {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly about: string;
  /** All of the game's data, with what was entered. */
  readonly data: unknown;
  /** Paths of the fields that somebody has looked up. */
  readonly looked: ReadonlySet<string>;
}

export type PackFile = ReturnType<typeof packFile>;

/** What stands for the source of rows that a pack changed without saying where from. */
const OWN = 'own copy';

export function newDraft(content: Content, id: string, game: string, name: string): Draft {
  return { id, game, name, about: '', data: content.own, looked: new Set() };
}

/** `data` with another value at the end of the way; what is beside the way stays the same object. */
function withValue(data: unknown, way: Way, value: unknown): unknown {
  const [step, ...rest] = way;
  if (step === undefined) return value;
  if (Array.isArray(data)) return data.map((row: unknown, i) => (i === step ? withValue(row, rest, value) : row));
  if (!isObject(data)) return data;
  return { ...data, [step]: withValue(data[step], rest, value) };
}

/** A text typed into a field. Whatever it is, it is kept: the check says what is wrong with it. */
export function enter(draft: Draft, field: Field, text: string): Draft {
  if (field.locked) return draft;
  const data = withValue(draft.data, field.way, read(field.schema, text));
  return { ...draft, data, looked: new Set([...draft.looked, field.path]) };
}

/** The value of the game's own content again. */
export function putBack(content: Content, draft: Draft, field: Field): Draft {
  return { ...draft, data: withValue(draft.data, field.way, valueAt(content.own, field.way)) };
}

export function look(draft: Draft, fields: readonly Field[]): Draft {
  const seen = fields.filter((field) => !field.locked).map((field) => field.path);
  return { ...draft, looked: new Set([...draft.looked, ...seen]) };
}

export function addRow(draft: Draft, list: { readonly way: Way; readonly of: Schema }): Draft {
  const rows = valueAt(draft.data, list.way);
  if (!Array.isArray(rows)) return draft;
  return { ...draft, data: withValue(draft.data, list.way, [...rows, blank(list.of)]) };
}

export function removeRow(draft: Draft, list: { readonly way: Way }, at: number): Draft {
  const rows = valueAt(draft.data, list.way);
  if (!Array.isArray(rows)) return draft;
  return { ...draft, data: withValue(draft.data, list.way, rows.toSpliced(at, 1)) };
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** What a pack must say to make `data` of `own`: undefined if nothing. The other way round from `merge`. */
export function difference(schema: Schema, own: unknown, data: unknown): unknown {
  if (own === data) return undefined;
  if (schema.type === 'record' && isObject(own) && isObject(data)) {
    const found: Record<string, unknown> = {};
    for (const [name, of] of Object.entries(schema.fields)) {
      if (name === 'source' && data.source === OWN) continue;
      const change = difference(of, own[name], data[name]);
      if (change !== undefined) found[name] = change;
    }
    return Object.keys(found).length === 0 ? undefined : found;
  }
  if (schema.type === 'map' && isObject(own) && isObject(data)) {
    const gone = Object.keys(own).filter((name) => !Object.hasOwn(data, name));
    if (same(own, data)) return undefined;
    const changed = Object.entries(data).filter(
      ([name, value]) => !Object.hasOwn(own, name) || !same(own[name], value),
    );
    return Object.fromEntries([...changed, ...gone.map((name) => [name, null] as const)]);
  }
  if (schema.type === 'list' && schema.key !== undefined && Array.isArray(own) && Array.isArray(data)) {
    const { key, of } = schema;
    const rows = data.flatMap((row: unknown, i) => {
      if (i >= own.length || !isObject(row)) return [row];
      const change = difference(of, own[i], row);
      return isObject(change) ? [{ [key]: row[key], ...change }] : [];
    });
    return rows.length === 0 ? undefined : rows;
  }
  return same(own, data) ? undefined : data;
}

/** The file that the terminal reads. */
export function packOf(content: Content, draft: Draft): PackFile {
  return packFile({ ...draft, data: difference(content.schema, content.own, draft.data) ?? {} });
}

/** A file laid over the game's data again; its form must have been checked. */
export function fromPack(content: Content, id: string, pack: PackFile, looked: Iterable<string> = []): Draft {
  const { game, name, about = '', data: change } = pack;
  const data = merge(content.schema, content.own, change, OWN);
  return { id, game, name, about, data, looked: new Set(looked) };
}

export interface Counted {
  readonly looked: number;
  readonly of: number;
  readonly changed: number;
}

export function progress(content: Content, draft: Draft): Counted {
  const fields = openFields(form(content, draft.data));
  return {
    looked: fields.filter((field) => draft.looked.has(field.path)).length,
    of: fields.length,
    changed: fields.filter((field) => isChanged(content, draft, field)).length,
  };
}

export function isChanged(content: Content, draft: Draft, field: Field): boolean {
  return !same(valueAt(content.own, field.way), valueAt(draft.data, field.way));
}

/** What is wrong with one field by itself, in one sentence. */
export function fieldProblem(draft: Draft, field: Field): string | undefined {
  const [wrong] = check(field.schema, valueAt(draft.data, field.way));
  return wrong === undefined ? undefined : W.itIs(wrong.text);
}

/** A problem of the whole pack, at the place that it is about. */
export interface Placed extends Problem {
  readonly way: Way;
}

export function placed(draft: Draft, problems: readonly Problem[]): readonly Placed[] {
  return problems.map((problem) => ({ ...problem, way: wayOf(draft.data, problem.path) }));
}

/** The problems that belong to a field or to a row; not those of a whole list. */
export function problemsAt(problems: readonly Placed[], way: Way): readonly Placed[] {
  return problems.filter((problem) => startsWith(problem.way, way));
}
