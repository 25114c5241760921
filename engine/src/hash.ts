// Hashes: 64 bits as 16 hexadecimal digits, the same on every machine. They name states and packs; they keep no secret.
import type { State } from './state.ts';

function finish(a: number, b: number, length: number): string {
  let h = a ^ length;
  let k = b ^ h;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  k = Math.imul(k ^ (k >>> 15), 0x2c1b3c6d);
  k = Math.imul(k ^ (k >>> 12), 0x297a2d39);
  h ^= h >>> 16;
  k ^= k >>> 15;
  return hex(h) + hex(k ^ h);
}

function hex(n: number): string {
  return (n >>> 0).toString(16).padStart(8, '0');
}

/** The hash of a state, the generator included. */
export function hashState(s: State): string {
  let a = 0x811c9dc5 | 0;
  let b = 0x1b873593 | 0;
  for (let i = 0; i < s.length; i++) {
    const v = s[i];
    a = Math.imul(a ^ v, 0x01000193);
    a = (a << 13) | (a >>> 19);
    b = (Math.imul(b, 0x1e35a7bd) + v) | 0;
    b ^= b >>> 15;
  }
  return finish(a, b, s.length);
}

/** The hash of a text, by its UTF-16 units. */
export function hashText(text: string): string {
  const units = new Int32Array(text.length);
  for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i);
  return hashState(units);
}
