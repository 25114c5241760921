// What a series is played with, as hashes: program, rules, content, weights. A machine with anything else would give other lines.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameRef, loadGame } from '@bocage/ai/node';
import { W } from '../words/series.ts';

export interface Needs {
  /** Engine, players, and what cuts a series into jobs. */
  readonly program: string;
  readonly rules: string;
  /** With the pack, if there is one. */
  readonly content: string;
  readonly weights: string;
  /** Mutants are judged by the tests of their game. */
  readonly tests?: string;
  /** Another engine for JavaScript may round otherwise. */
  readonly node: string;
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const PROGRAM = ['engine/src', 'seal/src', 'games/catalogue/src', 'ai/src', 'apps/cli/src/series', 'tools'];
const WEIGHTS = /\/player\/[^/]*weights\.ts$/;

/** The sources of a packed program are not there: it brings what they were, by game; '' for what all share. */
const PACKED = fileURLToPath(new URL('../../sources.json', import.meta.url));

type Sources = Pick<Needs, 'program' | 'rules' | 'weights'>;

/** What this machine has for a game, or for none. */
export async function needsHere(ref: GameRef | undefined, withTests = false): Promise<Needs> {
  const game = ref === undefined ? undefined : await loadGame(ref);
  const tests = ref === undefined || !withTests ? [] : filesOf(`games/${ref.id}/test`);
  return {
    ...sourcesHere(ref?.id ?? ''),
    content: game?.content.hash ?? '',
    ...(withTests && { tests: hashOf(tests) }),
    node: process.versions.node.split('.')[0] ?? '',
  };
}

function sourcesHere(id: string): Sources {
  if (!existsSync(PACKED)) return sourcesOf(id);
  const packed: Readonly<Record<string, Sources>> = JSON.parse(readFileSync(PACKED, 'utf8'));
  return packed[id] ?? { program: packed['']?.program ?? '', rules: hashOf([]), weights: hashOf([]) };
}

/** What the program, and the rules and weights of a game, are made of in this tree. */
export function sourcesOf(id: string): Sources {
  const own = id === '' ? [] : filesOf(`games/${id}/src`);
  return {
    program: hashOf(PROGRAM.flatMap(filesOf).filter((file) => !/^tools\/(?!mut)/.test(file))),
    rules: hashOf(own.filter((file) => !WEIGHTS.test(file))),
    weights: hashOf(own.filter((file) => WEIGHTS.test(file))),
  };
}

const CALLED: Readonly<Record<keyof Needs, string>> = {
  program: W.anotherProgram,
  rules: W.otherRules,
  content: W.otherContent,
  weights: W.otherWeights,
  tests: W.otherTests,
  node: W.anotherVersionOfNode,
};

/** One sentence if a machine must not take jobs of a series; undefined if it has the same of everything. */
export function otherVersion(series: string, wanted: Needs, here: Needs): string | undefined {
  const keys = Object.keys(CALLED) as (keyof Needs)[];
  const differs = keys.find((key) => wanted[key] !== here[key]);
  if (differs === undefined) return undefined;
  return W.otherVersion(series, CALLED[differs], wanted[differs] ?? W.none, here[differs] ?? W.none);
}

function filesOf(folder: string): string[] {
  const found: string[] = [];
  const walk = (path: string): void => {
    for (const entry of readdirSync(join(ROOT, path), { withFileTypes: true })) {
      if (entry.isDirectory() && entry.name !== 'node_modules') walk(`${path}/${entry.name}`);
      else if (/\.(ts|mjs|json)$/.test(entry.name)) found.push(`${path}/${entry.name}`);
    }
  };
  try {
    walk(folder);
  } catch (error) {
    // A game of the kernel's own tests has no folder.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return found.sort();
}

/** Line ends do not count: a checkout on Windows may have others. */
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`\n${file}\n`).update(readFileSync(join(ROOT, file), 'utf8').replaceAll('\r\n', '\n'));
  }
  return hash.digest('hex').slice(0, 12);
}
