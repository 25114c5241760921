// Text by the width that a terminal gives it: accents, wide letters, colours; cut, padded, wrapped, in columns.

/** A colour or weight and back: what `paint` writes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
const STYLE = /\u001b\[([0-9]*)m/g;

/** Letters that take two cells: East Asian scripts and pictures. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]/u;

export interface Cell {
  /** One letter with its accents; empty in the second cell of a wide one. */
  readonly char: string;
  /** The number of its style, 0 for none. */
  readonly style: number;
}

/** A line as cells; styles are those of `paint`, one at a time. */
export function cells(text: string): Cell[] {
  const out: Cell[] = [];
  let style = 0;
  let from = 0;
  const put = (part: string): void => {
    for (const char of part.normalize('NFC')) {
      // Most letters are plain ones: neither accents of their own nor wide.
      if (char >= ' ' && char < '\u007f') {
        out.push({ char, style });
        continue;
      }
      // An accent belongs to the letter before it; behind a wide one that is two cells back.
      const at = out[out.length - 1]?.char === '' ? out.length - 2 : out.length - 1;
      const last = out[at];
      if (/\p{M}/u.test(char) && last !== undefined) out[at] = { ...last, char: last.char + char };
      else {
        out.push({ char: char < ' ' || char === '\u007f' ? ' ' : char, style });
        if (WIDE.test(char)) out.push({ char: '', style });
      }
    }
  };
  for (const found of text.matchAll(STYLE)) {
    put(text.slice(from, found.index));
    style = Number(found[1] || 0);
    from = found.index + found[0].length;
  }
  put(text.slice(from));
  return out;
}

export function width(text: string): number {
  return cells(text).length;
}

/** The first cells that are whole letters: a wide one is not cut in two. */
export function firstCells(list: readonly Cell[], count: number): Cell[] {
  return list.slice(0, list[count]?.char === '' ? count - 1 : count);
}

/** Cells as text again. */
function written(list: readonly Cell[]): string {
  let style = 0;
  let out = '';
  for (const cell of list) {
    if (cell.style !== style) out += cell.style === 0 ? '\u001b[0m' : `\u001b[0m\u001b[${cell.style}m`;
    style = cell.style;
    out += cell.char;
  }
  return style === 0 ? out : `${out}\u001b[0m`;
}

/** At most `columns` wide, with a dot for what is cut. */
export function cut(text: string, columns: number): string {
  const all = cells(text);
  if (all.length <= columns) return text;
  return `${written(firstCells(all, Math.max(0, columns - 1)))}…`;
}

/** Exactly `columns` wide. */
export function pad(text: string, columns: number): string {
  const fitted = cut(text, columns);
  return fitted + ' '.repeat(Math.max(0, columns - width(fitted)));
}

/** Lines of at most `columns`, broken at spaces; those after the first are indented. */
export function wrap(text: string, columns: number, indent = 0): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, columns, indent));
}

function wrapLine(text: string, columns: number, indent: number): string[] {
  const lines: string[] = [];
  let rest = cells(text);
  let margin = 0;
  while (margin + rest.length > columns) {
    const room = Math.max(1, columns - margin);
    const space = rest.slice(0, room + 1).findLastIndex((cell) => cell.char === ' ');
    const at = space > 0 ? space : Math.max(1, firstCells(rest, room).length);
    lines.push(' '.repeat(margin) + written(rest.slice(0, at)));
    rest = rest.slice(space > 0 ? at + 1 : at);
    margin = Math.min(indent, Math.max(0, columns - 8));
  }
  return [...lines, ' '.repeat(margin) + written(rest)];
}

/** Short texts side by side, down the columns; at most `rows` lines, and how many of them found room. */
export function inColumns(
  texts: readonly string[],
  columns: number,
  rows: number,
): { readonly lines: readonly string[]; readonly shown: number } {
  if (rows < 1) return { lines: [], shown: 0 };
  for (let high = 1; high <= rows; high++) {
    const lines = columnsOf(texts, columns, high);
    if (lines !== undefined) return { lines, shown: texts.length };
  }
  // Not all fit: as many as do, in the order of the list.
  for (let n = texts.length - 1; n > 0; n--) {
    const lines = columnsOf(texts.slice(0, n), columns, rows);
    if (lines !== undefined) return { lines, shown: n };
  }
  const some = texts.slice(0, rows).map((text) => cut(text, columns));
  return { lines: some, shown: some.length };
}

function columnsOf(texts: readonly string[], columns: number, high: number): readonly string[] | undefined {
  const wide: number[] = [];
  for (let i = 0; i < texts.length; i += high) wide.push(Math.max(...texts.slice(i, i + high).map(width)));
  if (wide.reduce((a, b) => a + b, 0) + 2 * (wide.length - 1) > columns) return undefined;
  return Array.from({ length: Math.min(high, texts.length) }, (_, row) =>
    wide
      .flatMap((w, c) => {
        const text = texts[c * high + row];
        return text === undefined ? [] : [c === wide.length - 1 ? text : pad(text, w)];
      })
      .join('  '),
  );
}
