// Scores go out: files and links; and a link is opened again.
import { writeScore } from '@bocage/engine';
import type { TableSession } from './catalogue.ts';

/** Larger scores are given as files: browsers and messengers cut long addresses. */
const LONGEST_LINK = 12_000;

/** A link that is longer was not made here; one that unpacks to more is no score, but a trap for the memory. */
const LONGEST_TAKEN = 100_000;
const MOST_UNPACKED = 1_000_000;

/** What comes out of the stream; undefined as soon as it is more than `most` bytes. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(next.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A score packed for the part of an address that never leaves the browser. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  let binary = '';
  for (const byte of bytes ?? []) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text again; undefined if the link is damaged, or too much comes out of it. */
export async function unpack(packed: string): Promise<string | undefined> {
  if (packed.length > LONGEST_TAKEN) return undefined;
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (c) => c.charCodeAt(0));
    const text = await through(new DecompressionStream('deflate-raw'), bytes, MOST_UNPACKED);
    return text && new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return undefined;
  }
}

/** A link to a moment of a score, complete in itself; undefined if it would be too long. */
export async function linkTo(session: TableSession, n: number): Promise<string | undefined> {
  const packed = await pack(writeScore(session));
  if (packed.length > LONGEST_LINK) return undefined;
  return `${location.origin}${location.pathname}#/score/${packed}/${n}`;
}

export function fileName(game: string, count: number): string {
  return `${game}-${count}.score.txt`;
}

/** Offers a text as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
