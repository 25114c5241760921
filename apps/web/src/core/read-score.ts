// Scores come in. Whatever comes in is read as text, checked line by line, never as markup.
import {
  BUILT_IN,
  hashState,
  type LineProblem,
  loadScore,
  type Play,
  parseScore,
  parseScoreHead,
  type ScoreHead,
  Session,
} from '@bocage/engine';
import * as W from '../words/core.ts';
import { loadGame, loadWhole, type TableSession } from './catalogue.ts';
import { type Incoming, lineSentence } from './incoming.ts';
import { bringRest } from './rest.ts';

const LARGEST_FILE = 4_000_000;
/** A line of a score has an end: of a branch of a branch the latest are named. */
const MOST_BRANCHES = 100;

/** The text of a file, unless it is larger than any score: then it is not even read. */
export async function readFile(file: File): Promise<string> {
  return file.size > LARGEST_FILE * 4 ? 'x'.repeat(LARGEST_FILE + 1) : file.text();
}

/** Reads a score or a position. A refusal names the line and the reason. */
export async function readScore(text: string, floor?: 'or its last position'): Promise<Incoming> {
  try {
    return await readText(text, floor);
  } catch {
    return {
      problem: W.rulesCannotFollow,
    };
  }
}

async function readText(text: string, floor: 'or its last position' | undefined): Promise<Incoming> {
  if (text.length > LARGEST_FILE) return { problem: W.fileTooLarge };
  if (text.trimStart().startsWith('bocage position')) return (await import('./read-older.ts')).readPosition(text);
  // Mail and chat add spaces and swallow the last line end; both are harmless to mend.
  const mended = `${text.replace(/^\uFEFF/, '').replace(/\s+$/, '')}\n`;
  const parsed = parseScore(mended);
  const head = 'text' in parsed ? parseScoreHead(mended) : parsed;
  if ('text' in head) return { problem: lineSentence(head) };
  const played = 'text' in parsed || parsed.lines.length > 0;
  const game = await gameOf(head, played);
  if (typeof game === 'string') return { problem: game };
  const session: TableSession | LineProblem = 'text' in parsed ? parsed : loadScore(game, parsed);
  if (!('text' in session)) return { session, game };
  try {
    const { readOlder } = await import('./read-older.ts');
    return await readOlder(mended, game, floor !== undefined);
  } catch {
    return { problem: W.readerNotLoaded };
  }
}

/** The game that a score was played with: with its pack, if it names one. */
async function gameOf({ game, content, start }: ScoreHead, played: boolean): Promise<Play | string> {
  if (content.name !== BUILT_IN) {
    const { packedGame } = await import('./packed.ts');
    const packed = await packedGame(game, content);
    if (packed !== undefined) return typeof packed === 'string' ? packed : packed.game;
  }
  return start.position === undefined ? playOf(game, played) : loadWhole(game);
}

/** The game to read a score with: one that has been played may lead into every part of it. */
async function playOf(id: string, played: boolean): Promise<Play | string> {
  const ready = await loadGame(id);
  if (typeof ready === 'string') return ready;
  try {
    if (played) await bringRest(id);
  } catch {
    return W.rulesNotLoaded(id);
  }
  return ready.game;
}

/** The first `n` choices as a game of its own, with the same seed; it notes where it was taken from. */
export function cut(session: TableSession, n: number): TableSession {
  const from = { choice: n, of: session.entries.length, hash: hashState(session.state) };
  const branch = [from, ...(session.start.branch ?? [])].slice(0, MOST_BRANCHES);
  const start = { ...session.start, chance: 'seed' as const, outcomes: session.setupOutcomes, branch };
  const copy = Session.open(session.game, start);
  if (!(copy instanceof Session)) throw new Error('a game that was opened once opens again');
  for (const entry of session.entries.slice(0, n)) {
    const problem = copy.restore(entry.name, entry.outcomes);
    if (problem !== undefined) throw new Error(problem);
  }
  copy.restoreNotes(session.undone.filter((note) => note.from <= n));
  return session.start.chance === 'real' ? copy.withChance('real') : copy;
}
