// The form of a pack, made from the schema of a game's content: chapters, sheets (a row each), and fields with what the rulebook fixes.
import { type Box, type BoxPart, brief, isObject, type Schema } from '@bocage/engine';
import { isLeaf } from './values.ts';

/** The way to a value: names of fields, places in lists. */
export type Way = readonly (string | number)[];

export interface Field {
  /** As the check of packs names it: `map.areas[id 7].tem`. */
  readonly path: string;
  readonly way: Way;
  readonly schema: Schema;
  readonly label: string;
  /** What it belongs to within its sheet: `Levels 2`, `Okay`. */
  readonly within: readonly string[];
  readonly locked: boolean;
  /** It names its row: files find the row by it. */
  readonly names: boolean;
}

/** A list of records within a sheet: rows can be added and, unless the pack format keeps them, taken away. */
export interface Growing {
  readonly path: string;
  readonly way: Way;
  readonly label: string;
  readonly of: Schema;
  readonly length: number;
  /** Rows before this one are the game's own and stay. */
  readonly kept: number;
}

/** One row of a part: a card, a counter, an area, a line of a chart. */
export interface Sheet {
  readonly path: string;
  readonly way: Way;
  readonly title: string;
  /** Where its values come from, in words. */
  readonly source: string;
  readonly place: string | undefined;
  readonly cards: readonly string[];
  readonly fields: readonly Field[];
  readonly growing: readonly Growing[];
}

interface Part {
  readonly title: string;
  readonly path: string;
  readonly sheets: readonly Sheet[];
  /** A list to which rows may be added. */
  readonly open: Growing | undefined;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly parts: readonly Part[];
}

export interface Content {
  readonly schema: Schema;
  /** The game's own data. */
  readonly own: unknown;
  readonly box: Box;
}

export function valueAt(data: unknown, way: Way): unknown {
  let at = data;
  for (const step of way) {
    if (Array.isArray(at) && typeof step === 'number') at = at[step];
    else if (isObject(at) && typeof step === 'string' && Object.hasOwn(at, step)) at = at[step];
    else return undefined;
  }
  return at;
}

function schemaAt(schema: Schema, path: string): Schema {
  let at = schema;
  for (const name of path.split('.')) {
    const next = at.type === 'record' ? at.fields[name] : undefined;
    if (next === undefined) throw new Error(`the content has no '${path}'`);
    at = next;
  }
  return at;
}

function pathText(content: Content, data: unknown, way: Way): string {
  let text = '';
  let schema: Schema | undefined = content.schema;
  way.forEach((step, i) => {
    if (typeof step === 'string') {
      text += text === '' ? step : `.${step}`;
      schema = schema?.type === 'record' ? schema.fields[step] : schema?.type === 'map' ? schema.of : undefined;
      return;
    }
    const row = valueAt(data, way.slice(0, i + 1));
    const key = schema?.type === 'list' ? schema.key : undefined;
    text += key === undefined || !isObject(row) ? `[${step}]` : `[${key} ${brief(String(row[key]))}]`;
    schema = schema?.type === 'list' ? schema.of : undefined;
  });
  return text;
}

/** The names of a way without its rows: how labels and the rulebook's own fields are listed. */
const bare = (way: Way): string => way.filter((step) => typeof step === 'string').join('.');

function relative(way: Way): string {
  return way.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('');
}

class Former {
  readonly fields: Field[] = [];
  readonly growing: Growing[] = [];
  private readonly content: Content;
  private readonly data: unknown;
  private readonly row: Way;
  private readonly fixed: ReadonlySet<string>;

  constructor(content: Content, data: unknown, part: BoxPart, row: Way, key: string) {
    this.content = content;
    this.data = data;
    this.row = row;
    const fixed = content.box.fixed[part.path] ?? {};
    this.fixed = new Set([...(fixed['*'] ?? []), ...(fixed[key] ?? [])]);
  }

  label(way: Way): string {
    const { labels } = this.content.box;
    const name = way.findLast((step) => typeof step === 'string') ?? '';
    return labels[bare(way)] ?? labels[String(name)] ?? String(name);
  }

  /** Everything within `way`; `keyed` is the field that names a row and stays as it is. */
  form(schema: Schema, way: Way, within: readonly string[], keyed?: string, only?: readonly string[]): void {
    if (schema.type === 'record') {
      for (const [name, of] of Object.entries(schema.fields)) {
        if (name === 'source' || (only !== undefined && !only.includes(name))) continue;
        if (!Object.hasOwn(Object(valueAt(this.data, way)), name)) continue;
        const at = [...way, name];
        if (isLeaf(of)) this.leaf(of, at, within, name === keyed);
        else this.form(of, at, [...within, this.label(at)]);
      }
      return;
    }
    if (schema.type !== 'list') return;
    const rows = valueAt(this.data, way);
    const own = valueAt(this.content.own, way);
    const length = Array.isArray(rows) ? rows.length : 0;
    const kept = schema.key === undefined ? 0 : Array.isArray(own) ? own.length : 0;
    if (schema.key === undefined || schema.fixed !== true)
      this.growing.push({
        path: pathText(this.content, this.data, way),
        way,
        label: this.label(way),
        of: schema.of,
        length,
        kept,
      });
    for (let i = 0; i < length; i++) {
      const last = within.length - 1;
      const named = within.map((word, k) => (k === last ? `${word} ${i + 1}` : word));
      this.form(schema.of, [...way, i], named, i < kept ? schema.key : undefined);
    }
  }

  private leaf(schema: Schema, way: Way, within: readonly string[], key: boolean): void {
    const inRow = way.slice(this.row.length);
    const locked = key || this.fixed.has(relative(inRow)) || this.fixed.has(bare(inRow));
    const path = pathText(this.content, this.data, way);
    this.fields.push({ path, way, schema, label: this.label(way), within, locked, names: key });
  }
}

function sourceOf(data: unknown, way: Way): string {
  const row = valueAt(data, way);
  return isObject(row) && typeof row.source === 'string' ? row.source : '';
}

function sheet(content: Content, data: unknown, part: BoxPart, way: Way, key: string | undefined, own: boolean): Sheet {
  const row = valueAt(data, way);
  const record = isObject(row) ? row : {};
  const schema = schemaAt(content.schema, part.path);
  const former = new Former(content, data, part, way, key === undefined ? '*' : String(record[key]));
  former.form(schema.type === 'list' ? schema.of : schema, way, [], own ? key : undefined, part.fields);
  return {
    path: pathText(content, data, way),
    way,
    title: part.called(record),
    source: sourceOf(data, way),
    place: part.place?.(record),
    cards: part.cards?.(record) ?? [],
    fields: former.fields,
    growing: former.growing,
  };
}

function formPart(content: Content, data: unknown, part: BoxPart): Part {
  const schema = schemaAt(content.schema, part.path);
  const way = part.path.split('.');
  const { title, path } = part;
  if (schema.type !== 'list')
    return { title, path, sheets: [sheet(content, data, part, way, undefined, true)], open: undefined };
  const rows = valueAt(data, way);
  const own = valueAt(content.own, way);
  const length = Array.isArray(rows) ? rows.length : 0;
  const kept = Array.isArray(own) ? own.length : 0;
  const open = { path, way, label: title, of: schema.of, length, kept: schema.key === undefined ? 0 : kept };
  return {
    title,
    path,
    sheets: Array.from({ length }, (_, i) => sheet(content, data, part, [...way, i], schema.key, i < kept)),
    // A part that shows some fields of a row is not where rows are added.
    open: schema.key !== undefined && schema.fixed !== true && part.fields === undefined ? open : undefined,
  };
}

/** The whole form over some data. */
export function form(content: Content, data: unknown): readonly Chapter[] {
  return content.box.chapters.map(({ id, title, about, parts }) => ({
    id,
    title,
    about,
    parts: parts.map((part) => formPart(content, data, part)),
  }));
}

export function allSheets(chapters: readonly Chapter[]): readonly Sheet[] {
  return chapters.flatMap((chapter) => chapter.parts.flatMap((part) => part.sheets));
}

/** The fields that a person is to look up: all but what the rulebook fixes. */
export function openFields(chapters: readonly Chapter[]): readonly Field[] {
  return allSheets(chapters).flatMap((one) => one.fields.filter((field) => !field.locked));
}

/** The way that a path of a problem names, as far as it leads. */
export function wayOf(data: unknown, path: string): Way {
  const way: (string | number)[] = [];
  let at = data;
  for (const part of path.match(/[^.[\]]+|\[[^\]]*\]/g) ?? []) {
    if (way.length === 0 && part === 'data') continue;
    let step: string | number = part;
    if (part.startsWith('[')) {
      const inner = part.slice(1, -1);
      const space = inner.indexOf(' ');
      const [key, wanted] = [inner.slice(0, space), inner.slice(space + 1)];
      const rows: readonly unknown[] = Array.isArray(at) ? at : [];
      step = space < 0 ? Number(inner) : rows.findIndex((row) => isObject(row) && brief(String(row[key])) === wanted);
    }
    const next = valueAt(at, [step]);
    if (next === undefined) break;
    way.push(step);
    at = next;
  }
  return way;
}

export function startsWith(way: Way, with_: Way): boolean {
  return with_.every((step, i) => way[i] === step);
}
