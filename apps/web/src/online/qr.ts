// A text as a QR code (ISO/IEC 18004): byte mode, error correction M, versions 1 to 6, which is up to 106 bytes.

/** Of each version: blocks of codewords, and in each so many of data and of correction. All blocks of one version are alike. */
const VERSIONS: readonly (readonly [blocks: number, data: number, correction: number])[] = [
  [1, 16, 10],
  [1, 28, 16],
  [1, 44, 26],
  [2, 32, 18],
  [2, 43, 24],
  [4, 27, 16],
];
/** Mode and length of the text take twelve bits, the end of it up to four. */
const AROUND = 2;

/** Multiplication in the field of 256 elements that the code is made in, by x^8 + x^4 + x^3 + x^2 + 1. */
export function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if (((b >> bit) & 1) === 1) product ^= a;
  }
  return product;
}

/** What is left of the data times x^count, divided by the product of (x - 2^i) for i < count. */
function correction(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2))
    divisor = [...divisor, 0].map((value, k) => value ^ times(divisor[k - 1] ?? 0, root));
  const rest = new Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let k = 0; k < count; k++) rest[k] = (rest[k] ?? 0) ^ times(divisor[k + 1] ?? 0, factor);
  }
  return rest;
}

/** Data and correction of all blocks, in the order in which they are drawn: the first of each block, the second of each... */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [blocks, size, more] = VERSIONS[version - 1] ?? [0, 0, 0];
  const bits = [0, 1, 0, 0];
  const put = (value: number): void => {
    for (let bit = 7; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(bytes.length);
  for (const byte of bytes) put(byte);
  bits.push(0, 0, 0, 0);
  const data = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((value, bit) => 2 * value + bit, 0),
  );
  for (let filler = 0xec; data.length < blocks * size; filler ^= 0xec ^ 0x11) data.push(filler);
  const all = Array.from({ length: blocks }, (_, i) => data.slice(i * size, (i + 1) * size));
  const corrections = all.map((block) => correction(block, more));
  const row = (from: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_, i) => from.map((block) => block[i] ?? 0)).flat();
  return [...row(all, size), ...row(corrections, more)];
}

/** A module is dark (1), light (0), or not yet known (-1). */
type Field = number[][];

/** Everything that is the same whatever the text: finders, their borders, timing, alignment, the dark module, room for the format. */
function frame(version: number): Field {
  const size = 17 + 4 * version;
  const field: Field = Array.from({ length: size }, () => new Array<number>(size).fill(-1));
  const rings = (row: number, column: number, radius: number, dark: (ring: number) => boolean): void => {
    for (let y = -radius; y <= radius; y++)
      for (let x = -radius; x <= radius; x++) {
        const line = field[row + y];
        if (line?.[column + x] !== undefined) line[column + x] = dark(Math.max(Math.abs(x), Math.abs(y))) ? 1 : 0;
      }
  };
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(row, column, 4, (ring) => ring < 2 || ring === 3);
  if (version > 1) rings(size - 7, size - 7, 2, (ring) => ring !== 1);
  for (let i = 8; i < size - 8; i++) {
    set(field, 6, i, 1 - (i % 2));
    set(field, i, 6, 1 - (i % 2));
  }
  format(field, 0);
  return field;
}

function set(field: Field, row: number, column: number, value: number): void {
  const line = field[row];
  if (line !== undefined) line[column] = value;
}

/** Correction M and the mask, with ten bits of correction of their own, written twice. */
function format(field: Field, mask: number): void {
  const size = field.length;
  let rest = mask;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const bit = (bits >> i) & 1;
    // Around the finder above on the left; the timing lines are stepped over.
    if (i < 8) set(field, i + (i > 5 ? 1 : 0), 8, bit);
    else set(field, 8, i === 8 ? 7 : 14 - i, bit);
    // Half below the one above on the right, half beside the one below on the left.
    if (i < 8) set(field, 8, size - 1 - i, bit);
    else set(field, size - 15 + i, 8, bit);
  }
  set(field, size - 8, 8, 1);
}

export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The places of the data in their order: pairs of columns from the right, up and down in turn, the timing column left out. */
export function* way(size: number): Generator<readonly [row: number, column: number]> {
  let up = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let i = 0; i < size; i++) for (const column of [right, right - 1]) yield [up ? size - 1 - i : i, column];
    up = !up;
  }
}

/** How hard a drawing is to read, by the four rules of the standard: long runs, squares, what looks like a finder, too much of one kind. */
function hardness(field: Field): number {
  const size = field.length;
  const lines = [...field, ...field.map((_, column) => field.map((line) => line[column] ?? 0))].map((line) =>
    line.join(''),
  );
  let points = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  let dark = 0;
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const at = (y: number, x: number): number => field[row + y]?.[column + x] ?? -1;
      dark += at(0, 0);
      if (at(0, 0) === at(0, 1) && at(0, 0) === at(1, 0) && at(0, 0) === at(1, 1)) points += 3;
    }
  return points + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}

/** Rows of modules, true where one is dark, without the margin of four; nothing if the text is too long. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([blocks, data]) => bytes.length + AROUND <= blocks * data) + 1;
  if (version === 0) return undefined;
  const bits = codewords(bytes, version).flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (word >> bit) & 1));
  const empty = frame(version);
  const drawings = MASKS.map((mask, number) => {
    const field = empty.map((line) => [...line]);
    let next = 0;
    for (const [row, column] of way(field.length))
      if (empty[row]?.[column] === -1) set(field, row, column, (bits[next++] ?? 0) ^ (mask(row, column) ? 1 : 0));
    format(field, number);
    return { field, points: hardness(field) };
  });
  const best = drawings.reduce((a, b) => (b.points < a.points ? b : a));
  return best.field.map((line) => line.map((module) => module === 1));
}
