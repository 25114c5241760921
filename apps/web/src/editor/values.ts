// Values of a pack as a person types them: a text for every kind of value, and back. What cannot be read stays a text, so that the
// check of packs finds the words for it.
import { isObject, type Schema } from '@bocage/engine';
import * as W from '../words/editor.ts';

/** How a value is entered. */
export type Entry = 'yes' | 'pick' | 'line' | 'lines';

export function isLeaf(schema: Schema): boolean {
  if (schema.type === 'record') return false;
  return schema.type !== 'list' || schema.of.type !== 'record';
}

/** Texts may hold commas, so a list of them has a line for each. */
function byLine(schema: Schema): boolean {
  return schema.type === 'list' && schema.of.type === 'text' && schema.of.form === undefined;
}

export function entryOf(schema: Schema): Entry {
  if (schema.type === 'bool') return 'yes';
  if (schema.type === 'oneOf') return 'pick';
  return byLine(schema) || (schema.type === 'list' && schema.of.type === 'list') ? 'lines' : 'line';
}

/** In a few words how to type it; empty where it is plain. */
export function manner(schema: Schema): string {
  if (schema.type === 'int' || schema.type === 'number') return W.fromTo(schema.min, schema.max);
  if (schema.type === 'map') return W.countsForm;
  if (schema.type !== 'list') return '';
  if (schema.of.type === 'list') return W.pointsForm;
  if (byLine(schema)) return W.linesForm;
  return schema.of.type === 'oneOf' ? W.oneOfForm(schema.of.values.join(', ')) : W.commasForm;
}

export function show(schema: Schema, value: unknown): string {
  if (Array.isArray(value)) {
    const between = byLine(schema) || (schema.type === 'list' && schema.of.type === 'list') ? '\n' : ', ';
    return value.map((one: unknown) => show(schema.type === 'list' ? schema.of : schema, one)).join(between);
  }
  if (isObject(value))
    return Object.entries(value)
      .map(([name, n]) => `${name} ${String(n)}`)
      .join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === undefined ? '' : String(value);
}

function parts(text: string, at: RegExp): readonly string[] {
  return text
    .split(at)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The value that a text stands for; a text that stands for none comes back as it is. */
export function read(schema: Schema, text: string): unknown {
  const plain = text.trim();
  switch (schema.type) {
    case 'int':
    case 'number':
      return /^[-+−]?[0-9]+(\.[0-9]+)?$/.test(plain) ? Number(plain.replace('−', '-')) : plain;
    case 'bool':
      return plain === 'yes' ? true : plain === 'no' ? false : plain;
    case 'list':
      return parts(text, entryOf(schema) === 'lines' ? /\n/ : /,/).map((part) => read(schema.of, part));
    case 'map':
      return Object.fromEntries(
        parts(text, /,/).map((part) => {
          const cut = part.lastIndexOf(' ');
          return cut < 0 ? [part, ''] : [part.slice(0, cut).trim(), read(schema.of, part.slice(cut + 1))];
        }),
      );
    default:
      return plain;
  }
}

/** What a new row begins with: the least that its form allows. */
export function blank(schema: Schema): unknown {
  switch (schema.type) {
    case 'int':
    case 'number':
      return Math.max(schema.min, Math.min(0, schema.max));
    case 'bool':
      return false;
    case 'oneOf':
      return schema.values[0] ?? '';
    case 'list':
      return [];
    case 'map':
      return {};
    case 'record':
      return Object.fromEntries(
        Object.entries(schema.fields).map(([name, of]) => [name, name === 'source' ? 'own copy' : blank(of)]),
      );
    default:
      return '';
  }
}
