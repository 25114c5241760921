// Scores in and out: files, clipboard, links. Whatever comes in is read as text, checked line by line, never as markup.
import { type LineProblem, loadScore, type Play, parsePosition, parseScore, Session, writeScore } from '@bocage/engine';
import { loadGame, loadWhole, type TableSession } from './catalogue.ts';
import { newSeed } from './storage.ts';

/** Larger scores are given as files: browsers and messengers cut long addresses. */
const LONGEST_LINK = 12_000;
const LARGEST_FILE = 4_000_000;

export type Incoming = { readonly session: TableSession; readonly game: Play } | { readonly problem: string };

/** Reads a score or a position. A refusal names the line and the reason. */
export async function readScore(text: string): Promise<Incoming> {
  if (text.length > LARGEST_FILE) return { problem: 'This is larger than any score: more than 4 million characters.' };
  if (text.trimStart().startsWith('bocage position')) return readPosition(text);
  // Mail and chat add spaces and swallow the last line end; both are harmless to mend.
  const mended = `${text.replace(/^\uFEFF/, '').replace(/\s+$/, '')}\n`;
  const parsed = parseScore(mended);
  if ('text' in parsed) return { problem: `Line ${parsed.line}: ${parsed.text}.` };
  const game = parsed.start.position === undefined ? await playOf(parsed.game) : await loadWhole(parsed.game);
  if (typeof game === 'string') return { problem: game };
  const session: TableSession | LineProblem = loadScore(game, parsed);
  if ('text' in session) return { problem: `Line ${session.line}: ${session.text}.` };
  return { session, game };
}

async function playOf(id: string): Promise<Play | string> {
  const ready = await loadGame(id);
  return typeof ready === 'string' ? ready : ready.game;
}

async function readPosition(text: string): Promise<Incoming> {
  const position = parsePosition(text);
  if ('text' in position) return { problem: `Line ${position.line}: ${position.text}.` };
  const game = await loadWhole(position.game);
  if (typeof game === 'string') return { problem: game };
  const session = Session.open(game, { seed: newSeed(), options: position.options, position });
  if ('question' in session) return { problem: 'The set-up of this position asks for dice.' };
  if ('text' in session) return { problem: `Line ${session.line}: ${session.text}.` };
  return { session, game };
}

/** The first `n` choices as a game of its own, with the same seed. */
export function cut(session: TableSession, n: number): TableSession {
  const start = { ...session.start, chance: 'seed' as const, outcomes: session.setupOutcomes };
  const copy = Session.open(session.game, start);
  if (!(copy instanceof Session)) throw new Error('a game that was opened once opens again');
  for (const entry of session.entries.slice(0, n)) {
    const problem = copy.restore(entry.name, entry.outcomes);
    if (problem !== undefined) throw new Error(problem);
  }
  return session.start.chance === 'real' ? copy.withChance('real') : copy;
}

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
