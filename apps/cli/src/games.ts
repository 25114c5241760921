// Games, packs and digests by name: what the catalogue has, read from this disk.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findGame, games, type Listed, planned } from '@bocage/catalogue';
import { type DigestRule, parseDigest } from '@bocage/catalogue/digest';
import { brief, type Game, isObject, nearest, type Problem } from '@bocage/engine';
import { parseJson } from '@bocage/engine/json-text';
import { readText } from './disk.ts';
import type { Io } from './io.ts';
import { badInput, badLine, type StopDetails } from './stop.ts';
import { W } from './words/common.ts';

export interface PackFile {
  readonly file: string;
  readonly value: unknown;
  /** The line of a path inside. */
  line(path: string): number;
}

export function listedGame(id: string, details: StopDetails = {}): Listed {
  const found = findGame(id);
  if (found !== undefined) return found;
  const later = planned.find((game) => game.id === id);
  if (later !== undefined) throw badInput(W.cannotBePlayedYet(later.title), details);
  const shown = games.filter((game) => game.hidden !== true).map((game) => game.id);
  const text = shown.length === 0 ? W.noGameYet(brief(id)) : W.noGame(brief(id), nearest(id, shown), shown);
  throw badInput(text, details);
}

/** The game with its own content, or with a pack laid over it. */
export async function loadGame(listed: Listed, pack?: PackFile): Promise<Game> {
  const loaded = await listed.load();
  const made = pack === undefined ? loaded.create() : loaded.create(pack.value);
  if (!isProblems(made)) return spoken(made);
  if (pack === undefined) throw new Error(`${listed.id}: ${made[0]?.path} ${made[0]?.text}`);
  throw packProblem(pack, made);
}

/** For development: with BOCAGE_PSEUDO=1 every game speaks a language that nobody does. */
async function spoken(game: Game): Promise<Game> {
  if (process.env.BOCAGE_PSEUDO !== '1') return game;
  const { pseudoGame } = await import('@bocage/engine/pseudo');
  return pseudoGame(game);
}

/** A pack that a new game is to be played with, or that is to be judged: sound also in what play would come upon. */
export async function mustPlay(listed: Listed, pack: PackFile): Promise<void> {
  const problems = (await listed.load()).problems(pack.value);
  if (problems.length > 0) throw packProblem(pack, problems);
}

function isProblems(made: Game | readonly Problem[]): made is readonly Problem[] {
  return Array.isArray(made);
}

/** A mistake in a pack, with its line. */
interface PackProblem extends Problem {
  readonly line: number;
}

/** The list of mistakes that a Stop about a pack carries. */
export function isPackProblems(value: unknown): value is readonly PackProblem[] {
  return Array.isArray(value);
}

function packText({ file }: PackFile, all: readonly PackProblem[]): string {
  const [first] = all;
  if (first === undefined) return W.packUnusable;
  const path = first.path || W.thePack;
  return all.length > 1 ? W.packProblems(path, first.text, all.length - 1, file) : W.packProblem(path, first.text);
}

/** The first problem as the sentence, all of them for programs, in the order of their lines. */
function packProblem(pack: PackFile, problems: readonly Problem[]): Error {
  const all: PackProblem[] = problems.map(({ path, text }) => ({ line: pack.line(path), path, text }));
  all.sort((a, b) => a.line - b.line);
  const [first] = all;
  return badInput(packText(pack, all), { file: pack.file, line: first?.line ?? 1, more: { problems: all } });
}

export function readPack(io: Io, file: string): PackFile {
  const { text } = readText(io, file);
  io.believe?.(file);
  const parsed = parseJson(text);
  if ('text' in parsed) throw badLine(file, parsed);
  return { file, value: parsed.value, line: (path) => parsed.line(path) };
}

/** The game that a pack says it is for. */
export function packGame(pack: PackFile): Listed {
  const { value } = pack;
  const id = isObject(value) ? value.game : undefined;
  if (typeof id !== 'string') {
    const what = isObject(value) ? W.packNeedsGame : W.packIsObject;
    throw badInput(what, { file: pack.file, line: pack.line('game') });
  }
  return listedGame(id, { file: pack.file, line: pack.line('game') });
}

export interface Rule extends DigestRule {
  readonly game: string;
}

/** The rules of a game's digest, in its order; none if it has no digest. */
export function readDigest(listed: Listed): readonly Rule[] {
  let source: string;
  try {
    source = readFileSync(fileURLToPath(import.meta.resolve(listed.digest)), 'utf8');
  } catch {
    return [];
  }
  return parseDigest(source).map((rule) => ({ ...rule, game: listed.id }));
}
