// The QR code says what it was given: read back here by the way of the standard, from the drawing to the text.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MASKS, qrCode, times, way } from '../src/online/qr.ts';

/** Of each version, by the tables of the standard: blocks, data and correction of each. */
const BLOCKS = [
  [1, 16, 10],
  [1, 28, 16],
  [1, 44, 26],
  [2, 32, 18],
  [2, 43, 24],
  [4, 27, 16],
] as const;

const at = (code: readonly (readonly boolean[])[], row: number, column: number): number =>
  code[row]?.[column] === true ? 1 : 0;

/** Places that belong to finders, formats, timing and alignment. */
function reserved(size: number, row: number, column: number): boolean {
  const corner = (row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9);
  const alignment = size > 21 && Math.abs(row - (size - 7)) <= 2 && Math.abs(column - (size - 7)) <= 2;
  return corner || row === 6 || column === 6 || alignment;
}

/** The fifteen bits of the format, from the highest, around the finder above on the left. */
function formatOf(code: readonly (readonly boolean[])[]): string {
  const places = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const),
  ];
  return places.map(([row, column]) => at(code, row, column)).join('');
}

/** Correction M with masks 0 to 7, from the standard's own table. */
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];

function read(code: readonly (readonly boolean[])[]): string {
  const size = code.length;
  const [blocks, data, more] = BLOCKS[(size - 21) / 4] ?? [0, 0, 0];
  const mask = MASKS[FORMATS.indexOf(formatOf(code))];
  if (mask === undefined) throw new Error('no such format');
  const bits = [...way(size)]
    .filter(([row, column]) => !reserved(size, row, column))
    .map(([row, column]) => at(code, row, column) ^ (mask(row, column) ? 1 : 0));
  const words = Array.from({ length: blocks * (data + more) }, (_, i) =>
    Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2),
  );
  const text: number[] = [];
  for (let block = 0; block < blocks; block++) {
    const own = words.filter((_, i) => i % blocks === block);
    // Every root of the divisor is a root of data and correction: nothing is damaged.
    for (let i = 0, root = 1; i < more; i++, root = times(root, 2))
      if (own.reduce((sum, word) => times(sum, root) ^ word, 0) !== 0) throw new Error(`block ${block} is damaged`);
    text.push(...own.slice(0, data));
  }
  const flat = text.map((word) => word.toString(2).padStart(8, '0')).join('');
  expect(flat.slice(0, 4)).toBe('0100');
  const length = Number.parseInt(flat.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, i) => Number.parseInt(flat.slice(12 + 8 * i, 20 + 8 * i), 2));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

describe('QR code', () => {
  it('says the text that it was given, up to 106 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const code = qrCode(text);
        if (new TextEncoder().encode(text).length > 106) expect(code).toBeUndefined();
        else expect(read(code ?? [])).toBe(text);
      }),
      { numRuns: 25, seed: 1944 },
    );
  });

  it('grows with the text, and has none for a longer one', () => {
    const size = (length: number): number | undefined => qrCode('x'.repeat(length))?.length;
    expect([14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107].map(size)).toEqual([
      21,
      25,
      25,
      29,
      29,
      33,
      33,
      37,
      37,
      41,
      41,
      undefined,
    ]);
  });

  it('has finders in three corners, the timing lines and the second format', () => {
    const code = qrCode('https://bocage.example.org/#/together/me/7K3M-9QWX') ?? [];
    const size = code.length;
    for (const [row, column] of [
      [0, 0],
      [0, size - 7],
      [size - 7, 0],
    ] as const)
      expect(
        Array.from({ length: 7 }, (_, y) =>
          Array.from({ length: 7 }, (_, x) => at(code, row + y, column + x)).join(''),
        ),
      ).toEqual(['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']);
    for (let i = 8; i < size - 8; i++) expect([at(code, 6, i), at(code, i, 6)]).toEqual([1 - (i % 2), 1 - (i % 2)]);
    const below = Array.from({ length: 7 }, (_, i) => at(code, size - 1 - i, 8));
    const beside = Array.from({ length: 8 }, (_, i) => at(code, 8, size - 8 + i));
    expect([...below, ...beside].join('')).toBe(formatOf(code));
    expect(at(code, size - 8, 8)).toBe(1);
  });
});
