// Columnar files: a series as one array for each column, so that a program for analysis reads only what it wants.
//
// The file: the 8 bytes `BOCAGE1\n`; four bytes, little-endian: the length of the header; the header, JSON, padded with
// spaces so that the data begins at a multiple of 8; then the columns one behind the other, each padded to a multiple of
// 8 bytes. The header: {"rows": N, "columns": [{"name", "type": "int32" | "float64" | "text", "at", "values"?}]}, `at` in
// bytes from the beginning of the data. A text column holds int32 indices into its list of `values`. Missing numbers are
// NaN in float64 columns and -2147483648 in int32 columns.
import type { MatchLine } from './match.ts';
import { W } from './words/series.ts';

const MAGIC = 'BOCAGE1\n';
const MISSING = -2147483648;

export type Column =
  | { readonly name: string; readonly type: 'int32'; readonly data: Int32Array }
  | { readonly name: string; readonly type: 'float64'; readonly data: Float64Array }
  | { readonly name: string; readonly type: 'text'; readonly data: Int32Array; readonly values: readonly string[] };

/** The columns of a series, rows in the order of the seeds. */
export function matchColumns(unsorted: readonly MatchLine[]): Column[] {
  const lines = [...unsorted].sort((a, b) => {
    const [x, y] = [BigInt(a.seed), BigInt(b.seed)];
    return x < y ? -1 : x > y ? 1 : a.players.join() < b.players.join() ? -1 : 1;
  });
  const seats = lines.reduce((most, line) => Math.max(most, line.players.length), 0);
  const turns = lines.reduce((most, line) => Math.max(most, line.curve.length), 0);
  const optionIds = [...new Set(lines.flatMap((line) => Object.keys(line.options)))].sort();
  const columns: Column[] = [
    text(
      'game',
      lines.map((line) => line.game),
    ),
    text(
      'seed',
      lines.map((line) => line.seed),
    ),
    ...range(seats).map((i) =>
      text(
        `player ${i}`,
        lines.map((line) => line.players[i] ?? ''),
      ),
    ),
    ...optionIds.map((id) =>
      text(
        `option ${id}`,
        lines.map((line) => own(line.options, id) ?? ''),
      ),
    ),
    whole(
      'winner',
      lines.map((line) => line.winner ?? undefined),
    ),
    float(
      'score',
      lines.map((line) => line.score ?? undefined),
    ),
    text(
      'grade',
      lines.map((line) => line.grade),
    ),
    whole(
      'decisions',
      lines.map((line) => line.decisions),
    ),
    whole(
      'turns',
      lines.map((line) => line.curve.length),
    ),
    ...range(turns).map((i) =>
      float(
        `value at turn ${i + 1}`,
        lines.map((line) => line.curve[i]),
      ),
    ),
  ];
  for (const [what, of] of [
    ['rule', (line: MatchLine) => line.rules_used],
    ['event', (line: MatchLine) => line.kinds],
    ['card', (line: MatchLine) => line.cards],
  ] as const) {
    const names = [...new Set(lines.flatMap((line) => Object.keys(of(line))))].sort();
    for (const name of names)
      columns.push(
        whole(
          `${what} ${name}`,
          lines.map((line) => own(of(line), name) ?? 0),
        ),
      );
  }
  return columns;
}

/** A field of its own: names come from files, and every object inherits some. */
function own<T>(fields: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

function whole(name: string, values: readonly (number | undefined)[]): Column {
  return { name, type: 'int32', data: Int32Array.from(values, (v) => v ?? MISSING) };
}

function float(name: string, values: readonly (number | undefined)[]): Column {
  return { name, type: 'float64', data: Float64Array.from(values, (v) => v ?? Number.NaN) };
}

function text(name: string, texts: readonly string[]): Column {
  const index = new Map<string, number>();
  const data = Int32Array.from(texts, (value) => {
    const known = index.get(value) ?? index.size;
    index.set(value, known);
    return known;
  });
  return { name, type: 'text', data, values: [...index.keys()] };
}

export function writeColumns(columns: readonly Column[]): Uint8Array {
  let at = 0;
  const described = columns.map((column) => {
    const { name, type } = column;
    const entry = { name, type, at, ...(column.type === 'text' && { values: column.values }) };
    at += padded(column.data.byteLength);
    return entry;
  });
  const json = new TextEncoder().encode(JSON.stringify({ rows: columns[0]?.data.length ?? 0, columns: described }));
  const start = padded(MAGIC.length + 4 + json.length);
  const bytes = new Uint8Array(start + at).fill(0x20, 0, start);
  bytes.set(new TextEncoder().encode(MAGIC));
  new DataView(bytes.buffer).setUint32(MAGIC.length, start - MAGIC.length - 4, true);
  bytes.set(json, MAGIC.length + 4);
  columns.forEach((column, i) => {
    const view = new DataView(bytes.buffer, start + described[i].at);
    if (column.type === 'float64')
      for (let row = 0; row < column.data.length; row++) view.setFloat64(row * 8, column.data[row], true);
    else for (let row = 0; row < column.data.length; row++) view.setInt32(row * 4, column.data[row], true);
  });
  return bytes;
}

function padded(bytes: number): number {
  return (bytes + 7) & ~7;
}

/** The columns of a file, or a sentence that says what is wrong with it. */
export function readColumns(bytes: Uint8Array): Column[] | string {
  if (new TextDecoder().decode(bytes.subarray(0, MAGIC.length)) !== MAGIC) return W.notColumns;
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = bytes.length < MAGIC.length + 4 ? -1 : data.getUint32(MAGIC.length, true);
  const start = MAGIC.length + 4 + length;
  if (length < 0 || start > bytes.length) return W.headerCutOff;
  const header: { rows: number; columns: { name: string; type: Column['type']; at: number; values?: string[] }[] } =
    JSON.parse(new TextDecoder().decode(bytes.subarray(MAGIC.length + 4, start)));
  const columns: Column[] = [];
  for (const { name, type, at, values } of header.columns) {
    const size = type === 'float64' ? 8 : 4;
    if (start + at + header.rows * size > bytes.length) return W.columnCutOff(name);
    const rows = range(header.rows);
    if (type === 'float64') {
      columns.push({ name, type, data: Float64Array.from(rows, (row) => data.getFloat64(start + at + row * 8, true)) });
      continue;
    }
    const whole = Int32Array.from(rows, (row) => data.getInt32(start + at + row * 4, true));
    columns.push(type === 'text' ? { name, type, data: whole, values: values ?? [] } : { name, type, data: whole });
  }
  return columns;
}
