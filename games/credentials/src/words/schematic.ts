// Brittany as a plan of roads, like that of an underground railway: five rows of places, the roads as lines between them.
import type { Link, Room } from '@bocage/engine';

/** Where a place stands on the plan: column from the west, row from the north. */
interface Spot {
  readonly column: number;
  readonly row: number;
}

/** Every road joins neighbours on the plan, but that from Vannes to Derval. A point is a spot where no place is. */
const PLAN: readonly (readonly string[])[] = [
  ['lesneven', 'morlaix', 'st_michel', 'paimpol', '.', 'st_malo', 'avranches'],
  ['brest', 'huelgoat', 'guingamp', 'st_brieuc', 'dinan', 'dol', 'pontaubault'],
  ['.', 'chateaulin', 'carhaix', 'loudeac', 'quidellac', 'rennes', 'A'],
  ['.', 'quimper', 'B', 'pontivy', 'ploermel', 'derval', 'chateaubriant'],
  ['.', 'concarneau', 'lorient', 'vannes', 'st_nazaire', 'nantes', '.'],
];
const ROWS = PLAN.length;
const COLUMNS = 7;
/** Fewer columns than this and the names say too little. */
const NARROWEST = 72;

export interface Plan {
  /** Lines that a place has: its name, and with two what stands there. */
  readonly height: number;
  /** How wide the text of a place in this column may be. */
  width(place: number): number;
  draw(texts: readonly (readonly string[])[], roads: readonly Link[]): string[];
}

/** The plan for a room, if it is large enough and knows every place. */
export function planFor(ids: readonly string[], { columns, rows }: Room): Plan | undefined {
  const spots = ids.map((id) => spotOf(id));
  if (columns < NARROWEST || rows < 2 * ROWS - 1 || spots.some((spot) => spot === undefined)) return undefined;
  const known = spots as readonly Spot[];
  const height = rows >= 3 * ROWS - 1 ? 2 : 1;
  const gap = Math.min(3, Math.floor((rows - height * ROWS) / (ROWS - 1)));
  // What is left over goes to Brest in the west, where most signs are, and to the bridgehead in the east.
  const pitch = Math.min(20, Math.floor((columns - 2) / COLUMNS));
  const left = (column: number): number => (column === 0 ? 0 : column * pitch + 1);
  const width = (column: number): number =>
    column === COLUMNS - 1 ? columns - left(column) : left(column + 1) - left(column) - 1;
  const top = (row: number): number => row * (height + gap);
  return {
    height,
    width: (place) => width(known[place].column),
    draw(texts, roads) {
      const grid = Array.from({ length: rows }, () => Array<string>(columns).fill(' '));
      texts.forEach((lines, place) => {
        const { column, row } = known[place];
        lines.forEach((line, r) => {
          write(grid[top(row) + r], left(column), line, width(column));
        });
      });
      const span = ({ from, to }: Link): number => Math.abs(known[from].column - known[to].column);
      for (const road of [...roads].sort((one, other) => span(other) - span(one))) {
        const [a, b] = [known[road.from], known[road.to]];
        if (a.row === b.row) level(grid[top(a.row)], left(Math.max(a.column, b.column)), a.column < b.column, road);
        else slope(grid, top(Math.max(a.row, b.row)) - gap, gap, [a, b], left, road);
      }
      return grid.map((line) => line.join('').trimEnd());
    },
  };
}

function spotOf(id: string): Spot | undefined {
  const row = PLAN.findIndex((line) => line.includes(id));
  return row < 0 ? undefined : { row, column: PLAN[row].indexOf(id) };
}

function write(line: string[], at: number, text: string, width: number): void {
  const letters = [...text];
  const shown = letters.length > width ? [...letters.slice(0, width - 1), '…'] : letters;
  shown.forEach((letter, i) => {
    line[at + i] = letter;
  });
}

/** A road between neighbours of a row: from the end of one name to the beginning of the next. */
function level(line: string[], end: number, east: boolean, { oneWay }: Link): void {
  let from = end;
  while (from > 0 && line[from - 1] === ' ') from--;
  line.fill('-', from, end);
  if (oneWay) line[Math.floor((from + end - 1) / 2)] = east ? '>' : '<';
}

/** A road from row to row, in the lines between them. */
function slope(
  grid: readonly string[][],
  first: number,
  gap: number,
  [a, b]: readonly [Spot, Spot],
  left: (column: number) => number,
  { oneWay }: Link,
): void {
  const [upper, lower] = a.row < b.row ? [a, b] : [b, a];
  const arrow = a.row < b.row ? 'v' : '^';
  const middle = first + Math.floor(gap / 2);
  const straight = upper.column === lower.column;
  const west = upper.column > lower.column;
  // A line straight down leaves below the first letters, one aslant beside them.
  const start = left(upper.column) + (straight ? 2 : west ? 0 : 6);
  const end = left(lower.column) + (straight ? 2 : west ? 6 : 0);
  if (!straight && (oneWay || Math.abs(upper.column - lower.column) > 1)) {
    // Aslant and with a direction, or far: down, along, and down.
    const foot = west && !oneWay ? left(lower.column + 1) - 1 : end;
    for (let r = first; r < middle; r++) put(grid, r, start, '|');
    for (let r = middle + 1; r < first + gap; r++) put(grid, r, foot, '|');
    for (let c = Math.min(foot, start); c <= Math.max(foot, start); c++) put(grid, middle, c, '-');
    put(grid, middle, start, "'");
    put(grid, middle, foot, oneWay ? arrow : '.');
    return;
  }
  for (let r = 0; r < gap; r++) {
    const column = Math.round(start + ((end - start) * (r + 1)) / (gap + 1));
    put(grid, first + r, column, straight ? '|' : west ? '/' : '\\');
  }
  if (oneWay) put(grid, middle, start, arrow);
}

/** What was drawn first lies below: a far road gives way to those that it crosses. */
function put(grid: readonly string[][], row: number, column: number, sign: string): void {
  if (column < grid[row].length) grid[row][column] = sign;
}
