// The screen as cells: each drawing is compared with the one before, and only what changed is written.
import { type Cell, cells, firstCells } from './text.ts';

const BLANK: Cell = { char: ' ', style: 0 };
/** Cells that are written along although they have not changed: moving past them costs as much. */
const BRIDGE = 4;

export interface Point {
  readonly row: number;
  readonly column: number;
}

export class Screen {
  private readonly write: (text: string) => void;
  private columns = 0;
  private rows = 0;
  private shown: Cell[][] = [];

  constructor(write: (text: string) => void) {
    this.write = write;
  }

  /** A new size, or a screen that something else has written to: everything is drawn anew. */
  forget(columns: number, rows: number): void {
    this.columns = columns;
    this.rows = rows;
    this.shown = [];
  }

  /** Draws these lines from the top, blank below, and leaves the cursor at a point. */
  draw(lines: readonly string[], cursor: Point): void {
    const fresh = this.shown.length === 0;
    let out = '\u001b[?25l';
    if (fresh) out += '\u001b[0m\u001b[2J';
    const next: Cell[][] = [];
    for (let row = 0; row < this.rows; row++) {
      const line = firstCells(cells(lines[row] ?? ''), this.columns);
      while (line.length < this.columns) line.push(BLANK);
      out += this.changes(row, this.shown[row], line);
      next.push(line);
    }
    this.shown = next;
    const column = Math.min(cursor.column, this.columns - 1);
    this.write(`${out}\u001b[0m\u001b[${cursor.row + 1};${column + 1}H\u001b[?25h`);
  }

  private changes(row: number, before: readonly Cell[] | undefined, line: readonly Cell[]): string {
    let out = '';
    let at = 0;
    while (at < this.columns) {
      if (same(before?.[at], line[at])) {
        at++;
        continue;
      }
      let end = at + 1;
      for (let i = end; i < this.columns && i - end < BRIDGE; i++) if (!same(before?.[i], line[i])) end = i + 1;
      out += this.run(row, at, line.slice(at, end));
      at = end;
    }
    return out;
  }

  private run(row: number, from: number, list: readonly Cell[]): string {
    // The last cell of the last row may make a terminal scroll: it stays blank.
    const whole = row === this.rows - 1 && from + list.length === this.columns ? list.slice(0, -1) : list;
    let style = 0;
    let out = `\u001b[${row + 1};${from + 1}H\u001b[0m`;
    for (const cell of whole) {
      if (cell.style !== style) out += cell.style === 0 ? '\u001b[0m' : `\u001b[0m\u001b[${cell.style}m`;
      style = cell.style;
      out += cell.char;
    }
    return out;
  }
}

/** A blank is a blank: on a fresh screen it needs no writing. */
function same(a: Cell | undefined, b: Cell | undefined): boolean {
  const { char, style } = a ?? BLANK;
  return char === b?.char && style === b.style;
}
