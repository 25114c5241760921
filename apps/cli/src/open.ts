// A score on the disk as a game in hand, and back.
import { dirname, join, resolve } from 'node:path';
import { bringRules } from '@bocage/ai/node';
import type { Listed } from '@bocage/catalogue';
import { gameOfRelease, type Means, type Opened, openGame, type Release, releases } from '@bocage/catalogue/open';
import {
  brief,
  type Entry,
  type Game,
  isObject,
  isWhole,
  type LineProblem,
  loadScore,
  parseScore,
  parseScoreHead,
  readBack,
  type ScoreHead,
  Session,
  writeScore,
} from '@bocage/engine';
import { openedDice } from '@bocage/seal';
import type { Args } from './args.ts';
import { exists, readText, saveText } from './disk.ts';
import { listedGame, loadGame, type PackFile, readPack } from './games.ts';
import type { Io } from './io.ts';
import { badInput, badLine, Stop } from './stop.ts';
import { W } from './words/common.ts';
import { paint } from './words.ts';

export const DEFAULT_FILE = 'bocage.score';

export interface OpenGame {
  readonly file: string;
  readonly listed: Listed;
  readonly game: Game;
  /** The pack that the game was made with, as it was read; undefined for the built-in content. */
  readonly pack: unknown;
  /** The release whose rules it keeps; undefined under today's. */
  readonly rules: Release | undefined;
  /** The game under the rules that it was recorded with, where that is another one. */
  readonly recorded: Session | undefined;
  session: Session;
  /** The text on the disk and its hash, as last read or written. */
  text: string;
  hash: string;
  /** The hash of its own lines stood at the end and fits; scores of before have none. */
  readonly bound: boolean;
  /** The choices that the text on the disk holds under these rules: they have been read back. */
  stored: readonly Entry[];
}

/** The score that is meant: --file, or a first word that ends in .score, or the default. */
export function scoreFile(args: Args): { readonly file: string; readonly words: readonly string[] } {
  const [first, ...rest] = args.positionals;
  const given = args.text('file');
  if (given !== undefined) return { file: given, words: args.positionals };
  if (first?.endsWith('.score')) return { file: first, words: rest };
  return { file: DEFAULT_FILE, words: args.positionals };
}

/** For commands that take nothing but a score: any first word is the file. */
export function onlyScoreFile(args: Args): string {
  const given = args.text('file');
  args.atMost(given === undefined ? 1 : 0);
  return given ?? args.positionals[0] ?? DEFAULT_FILE;
}

export async function openScore(args: Args, io: Io, file: string): Promise<OpenGame> {
  if (file === DEFAULT_FILE && args.text('file') === undefined && !exists(io, file)) {
    throw badInput(W.noGameInFolder(DEFAULT_FILE, io.name));
  }
  const { opened, ...read } = await readScore(args, io, file);
  if ('text' in opened || opened.kind === 'position') {
    const { text, line } = 'text' in opened ? opened : opened.problem;
    throw new Stop('input', 'text' in opened ? text : W.lastPositionKept(text, io.name, file), {
      file,
      line: Math.max(1, line),
      more: { parts: 'text' in parseScore(read.text) ? 'form' : 'replay' },
    });
  }
  const { session } = opened;
  const { game } = session;
  if (!isWhole(game)) throw new Error('a game of the terminal is loaded whole');
  if (opened.kind === 'own' && !args.json) io.err(`${paint(io).dim(keptText(io, file, opened))}\n`);
  const rules = opened.kind === 'own' ? opened.release : undefined;
  const recorded = opened.kind === 'today' ? opened.recorded : undefined;
  const parsed = parseScore(read.text);
  const bound = !('text' in parsed) && parsed.end.record === 'fits';
  return { file, ...read, game, rules, recorded, session: session as Session, bound, stored: [...session.entries] };
}

/** Why a game goes on under older rules, and what can be done. */
function keptText(io: Io, file: string, { release, differs, movable }: Extract<Opened, { kind: 'own' }>): string {
  return movable === undefined
    ? W.keepsItsRules(release.release, differs)
    : W.keepsItsRulesButMoves(release.release, differs, io.name, file);
}

export interface ReadScore {
  readonly listed: Listed;
  readonly pack: unknown;
  readonly text: string;
  readonly hash: string;
  readonly opened: Opened | LineProblem;
}

/** A score with the game that it can be played on with, under whatever rules. */
export async function readScore(args: Args, io: Io, file: string): Promise<ReadScore> {
  const { text, hash } = readText(io, file);
  const head = parseScoreHead(text);
  if ('text' in head) throw badLine(file, head);
  const listed = listedGame(head.game, { file, line: headLine(text, 'game') });
  const { game, pack } = await gameOfScore(args, io, { file, text }, listed, head);
  if (head.start.position !== undefined) io.believe?.(file);
  const means: Means = { today: game, whole: async () => game, bring: bringRules, pack, dice: openedDice };
  return { listed, pack, text, hash, opened: await openGame(text, means) };
}

/** Writes the game back; refuses if another program has written meanwhile. */
export function storeScore(io: Io, open: OpenGame): void {
  const { entries } = open.session;
  let proven = 0;
  while (proven < entries.length && entries[proven] === open.stored[proven]) proven++;
  const text = readableScore(open.session, proven);
  open.hash = saveText(io, open.file, text, { hash: open.hash });
  open.text = text;
  open.stored = [...entries];
}

/** The score as text, read again before anybody relies on it. */
export function readableScore(session: Session, proven = 0): string {
  const text = writeScore(session);
  const problem = readBack(session, text, proven);
  if (problem === undefined) return text;
  throw new Error(`the score could not be read again: line ${problem.line}: ${problem.text}`);
}

function headLine(text: string, key: string): number {
  return (
    Math.max(
      0,
      text.split('\n').findIndex((line) => line.startsWith(`${key}: `)),
    ) + 1
  );
}

/** With the content that the score names: the built-in one, --pack, or a pack that lies beside the score. */
async function gameOfScore(
  args: Args,
  io: Io,
  { file, text }: { readonly file: string; readonly text: string },
  listed: Listed,
  score: ScoreHead,
): Promise<Pick<OpenGame, 'game' | 'pack'>> {
  const given = args.text('pack');
  if (given !== undefined) {
    const pack = readPack(io, given);
    return { game: await loadGame(listed, pack), pack: pack.value };
  }
  const own = await loadGame(listed);
  if (score.content.name === own.content.name) return { game: own, pack: undefined };
  for (const pack of packsBeside(io, file, listed, score)) {
    const made = (await listed.load()).create(pack.value);
    if (!('content' in made)) continue;
    if (made.content.hash !== score.content.hash && !(await wasCalled(pack.value, score))) continue;
    io.believe?.(pack.file);
    return { game: made, pack: pack.value };
  }
  // A pack that changes nothing the rules read may be missing.
  if (own.content.hash === score.content.hash) return { game: own, pack: undefined };
  throw badInput(W.packNotInFolder(brief(score.content.name), score.content.hash), {
    file,
    line: headLine(text, 'content'),
  });
}

/** Whether the pack over the content of an older release is what the score names. */
async function wasCalled(pack: unknown, { game, rules, content }: ScoreHead): Promise<boolean> {
  for (const release of releases.filter((one) => one.game === game && one.rules === rules)) {
    const made = await gameOfRelease(release, bringRules, pack);
    if (made?.content.hash === content.hash) return true;
  }
  return false;
}

const MOST_CANDIDATES = 200;

/** Packs of that name in the folder of the score. What cannot be read is passed over: it may be anything. */
function packsBeside(io: Io, file: string, listed: Listed, score: ScoreHead): readonly PackFile[] {
  const folder = dirname(resolve(io.cwd, file));
  // Only the pack that is played with counts as believed, not whatever lies in the folder.
  const { believe: _, ...quiet } = io;
  const packs: PackFile[] = [];
  for (const name of io.disk
    .readdirSync(folder)
    .filter((n) => n.endsWith('.json'))
    .slice(0, MOST_CANDIDATES)) {
    try {
      const pack = readPack(quiet, join(folder, name));
      const { value } = pack;
      if (isObject(value) && value.game === listed.id && value.name === score.content.name) packs.push(pack);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
    }
  }
  return packs;
}

/** A game of its own at the same point: for trying things out. */
export function copySession(session: Session): Session {
  return sessionOf(session.game, writeScore(session));
}

/** The game of a score that this program has written itself. */
export function sessionOf(game: Game, text: string): Session {
  const score = parseScore(text);
  const session = 'text' in score ? score : loadScore(game, score);
  if (session instanceof Session) return session;
  throw new Error(`the game does not replay: line ${session.line}: ${session.text}`);
}

/** A seat by its id, in any case; undefined if not asked for. */
export function seatNamed(game: Game, id: string | undefined): number | undefined {
  if (id === undefined) return undefined;
  const seat = game.seats.findIndex((s) => s.id.toLowerCase() === id.toLowerCase());
  if (seat < 0) throw badInput(W.noSeat(brief(id), game.seats.map((s) => s.id).join(', ')));
  return seat;
}

/** Whose eyes to look with: the seat asked for, else the one that decides, else the first. */
export function viewer(game: Game, session: Session, asked: string | undefined): number {
  const seat = game.seat(session.state);
  return seatNamed(game, asked) ?? Math.max(0, seat);
}
