// Places of a map laid out in rows and columns of text: each gets a slot of its own, as near to where it lies as there is room.

/** How much room a drawing has, and which places it should point at. */
export interface Room {
  readonly columns: number;
  readonly rows: number;
  readonly focus?: readonly string[] | undefined;
}

/** A point of the map, in any measure; y grows downwards. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A way between two places, by their indices. */
export interface Link {
  readonly from: number;
  readonly to: number;
  readonly oneWay: boolean;
}

export interface Slots {
  readonly width: number;
  readonly height: number;
  /** The top left corner of each point's slot, in the order of the points. */
  readonly at: readonly { readonly row: number; readonly column: number }[];
}

/** A row weighs as much as this many columns: letters are higher than wide, and rows are what a map is read by. */
const ROW = 5;

/** Layouts that were found: a drawing asks for the same one again and again. */
const known = new Map<string, Slots>();
const MOST_KNOWN = 64;

/**
 * Slots as high and wide as all points allow, between the least width and the most. They depend on the points and the
 * room alone, never on what is written into them: a map stays still while the game moves on it.
 */
export function layOut(points: readonly MapPoint[], room: Room, least: number, most: number, highest: number): Slots {
  const { columns, rows } = room;
  const key = `${columns} ${rows} ${least} ${most} ${highest} ${points.map(({ x, y }) => `${x} ${y}`).join(' ')}`;
  let slots = known.get(key);
  if (slots === undefined) {
    slots = find(spread(points), room, least, most, highest);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, slots);
  }
  return slots;
}

/** The same points over the whole square. */
function spread(points: readonly MapPoint[]): readonly MapPoint[] {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1];
  return points.map(({ x, y }) => ({ x: (x - left) / wide, y: (y - top) / high }));
}

function find(points: readonly MapPoint[], room: Room, least: number, most: number, highest: number): Slots {
  const order = points.map((_, i) => i).sort((a, b) => points[a].y - points[b].y || points[a].x - points[b].x);
  // Better smaller slots than places far from where they belong.
  for (const slack of [1, 1.5, 2, 3]) {
    for (let height = highest; height > 0; height--) {
      for (let width = most; width >= least; width--) {
        const at = tryOut(points, order, room, width, height, slack);
        if (at !== undefined) return { width, height, at };
      }
    }
  }
  // Smaller than any map: row by row from the top, in slots as narrow as it takes to show all of them.
  const across = Math.max(1, Math.floor(room.columns / least), Math.ceil(points.length / Math.max(1, room.rows)));
  const wide = Math.max(2, Math.floor(room.columns / across));
  return {
    width: wide - 1,
    height: 1,
    at: points.map((_, i) => ({
      row: Math.floor(order.indexOf(i) / across),
      column: (order.indexOf(i) % across) * wide,
    })),
  };
}

function tryOut(
  points: readonly MapPoint[],
  order: readonly number[],
  { columns, rows }: Room,
  width: number,
  height: number,
  slack: number,
): Slots['at'] | undefined {
  const across = columns - width;
  const down = rows - height;
  if (across < 0 || down < 0) return undefined;
  const taken = Array.from({ length: rows }, () => new Uint8Array(columns + 2));
  const at: { row: number; column: number }[] = [];
  for (const i of order) {
    const x = points[i].x * across;
    const y = points[i].y * down;
    let least = Number.POSITIVE_INFINITY;
    let best: { row: number; column: number } | undefined;
    const far = Math.ceil(height * slack);
    const wide = Math.ceil(width * slack * 0.7);
    for (let row = Math.max(0, Math.round(y) - far); row <= Math.min(down, Math.round(y) + far); row++) {
      for (let column = Math.max(0, Math.round(x) - wide); column <= Math.min(across, x + wide); column++) {
        const cost = ((row - y) * ROW) ** 2 + (column - x) ** 2;
        if (cost >= least || !isFree(taken, row, column, width, height)) continue;
        least = cost;
        best = { row, column };
      }
    }
    if (best === undefined) return undefined;
    for (let r = best.row; r < best.row + height; r++) taken[r].fill(1, best.column, best.column + width + 1);
    at[i] = best;
  }
  return at;
}

/** A slot and one blank column on its right. */
function isFree(taken: readonly Uint8Array[], row: number, column: number, width: number, height: number): boolean {
  for (let r = row; r < row + height; r++) {
    for (let c = column; c <= column + width; c++) if (taken[r][c] === 1) return false;
  }
  return true;
}

/** Writes texts into their slots, cut to size; `links` between slots are drawn with dots where nothing else stands. */
export function fillSlots(
  slots: Slots,
  room: Room,
  texts: readonly (readonly string[])[],
  links: readonly Link[] = [],
): string[] {
  const grid = Array.from({ length: room.rows }, () => Array<string>(room.columns).fill(' '));
  slots.at.forEach(({ row, column }, i) => {
    for (let r = 0; r < slots.height; r++) {
      const letters = [...(texts[i][r] ?? '')].slice(0, slots.width);
      const line = grid[row + r];
      if (line !== undefined)
        letters.forEach((letter, c) => {
          if (column + c < room.columns) line[column + c] = letter;
        });
    }
  });
  for (const link of links) dots(grid, slots, link);
  return grid.map((line) => line.join('').trimEnd());
}

/** A straight line of dots from slot to slot; half way an arrow if it leads one way only. */
function dots(grid: string[][], slots: Slots, { from, to, oneWay }: Link): void {
  const middle = (i: number) => ({
    row: slots.at[i].row + (slots.height - 1) / 2,
    column: slots.at[i].column + Math.min(slots.width, 8) / 2,
  });
  const [a, b] = [middle(from), middle(to)];
  const [down, right] = [b.row - a.row, b.column - a.column];
  const steps = Math.max(Math.abs(down), Math.abs(right) / 2);
  const arrow = Math.abs(right) > 2 * Math.abs(down) ? (right > 0 ? '>' : '<') : down > 0 ? 'v' : '^';
  let pointed = !oneWay;
  for (let i = 1; i < steps; i++) {
    const row = Math.round(a.row + (down * i) / steps);
    const column = Math.round(a.column + (right * i) / steps);
    const line = grid[row];
    if (line === undefined || [column - 1, column, column + 1].some((c) => line[c] !== ' ')) continue;
    const points = !pointed && i >= steps / 2;
    line[column] = points ? arrow : '·';
    pointed ||= points;
  }
}
