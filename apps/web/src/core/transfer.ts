// Scores go out: files and links; and a link is opened again.
import { writeScore } from '@bocage/engine';
import type { TableSession } from './catalogue.ts';

/** Larger scores are given as files: browsers and messengers cut long addresses. */
const LONGEST_LINK = 12_000;

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const out = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(out).arrayBuffer());
}

/** A score packed for the part of an address that never leaves the browser. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text again; undefined if the link is damaged. */
export async function unpack(packed: string): Promise<string | undefined> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (c) => c.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(new DecompressionStream('deflate-raw'), bytes),
    );
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
