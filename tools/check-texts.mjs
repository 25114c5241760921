// Checks that every text which a person reads stands in a `words/` folder: in one place for each game and each client, so that a
// translator finds all of them and a second catalogue can be laid over. Rules, pages and commands hold none.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesUnder, foldersIn, isMain, repositoryRoot } from './lib.mjs';
import { findTexts } from './texts.mjs';

/** Strings that look like words and are none: `file text`, each with its reason. What is filled in is `¤`. */
const ALLOWED = new Map([
  ['games/credentials/src/rules/13-special.ts tank destroyer', 'a code that a person types'],
  ['games/sherman-leader/src/rules/battle/attack.ts enemy ¤', 'the id of a piece'],
  ['games/sherman-leader/src/rules/battle/enemy-actions.ts enemy ¤', 'the id of a piece'],
  ['games/sherman-leader/src/rules/battle/field.ts enemy ¤', 'the id of a piece'],
  ['games/sherman-leader/src/rules/battle/friendly.ts Tactic', 'the unit of a cost, for programs'],
  ['games/sherman-leader/src/rules/battle/friendly.ts Command Tactic', 'the unit of a cost, for programs'],
  ['games/sherman-leader/src/rules/battle/tactics.ts Command Tactic', 'the unit of a cost, for programs'],
  ['games/sherman-leader/src/rules/battle/turn.ts Stress', 'the unit of a cost, for programs'],
  ['games/sherman-leader/src/rules/shared/effects.ts Germany', 'the key of a nation in the data'],
  ['games/sherman-leader/src/rules/shared/effects.ts Japan', 'the key of a nation in the data'],
  ['apps/cli/src/commands/help.ts bocage ¤ ', 'the name of the program and its number'],
  ['apps/cli/src/commands/learn.ts // What the evaluation has learned; made by `bocage learn`.', 'a line of a module'],
  ["apps/cli/src/commands/learn.ts import type { NetworkWeights } from '@bocage/engine'; ", 'a line of a module'],
  ['apps/cli/src/commands/learn.ts ¤ ¤export const networkWeights: NetworkWeights = { ¤}; ', 'lines of a module'],
  ['apps/cli/src/commands/report.ts bocage report ¤', 'the command as it was typed'],
  ['apps/cli/src/commands/start.ts teach ¤', 'a command that a person types'],
  ['apps/cli/src/commands/start.ts new ¤', 'a command that a person types'],
  ['apps/cli/src/io.ts npm run bocage --', 'a command that a person types'],
  ['apps/cli/src/series/tasks/fuzz.ts seed ¤', 'what a worker writes into the database'],
  ['apps/cli/src/series/tasks/lessons.ts game ¤', 'what a worker writes into the database'],
  ['apps/cli/src/series/tasks/match.ts seed ¤', 'what a worker writes into the database'],
  ['apps/cli/src/series/tasks/puzzles.ts seed ¤', 'what a worker writes into the database'],
  ['apps/cli/src/series/tasks/trials.ts trial ¤', 'what a worker writes into the database'],
  ['apps/cli/src/table/complete.ts undo line', 'a command that a person types'],
  ['apps/cli/src/table/complete.ts as before', 'a command that a person types'],
  ['apps/cli/src/table/complete.ts all others', 'a command that a person types'],
  ['apps/cli/src/table/complete.ts confirm on', 'a command that a person types'],
  ['apps/cli/src/table/complete.ts confirm off', 'a command that a person types'],
]);
/** Files whose strings are for programs alone. */
const FILES = new Map([['apps/cli/src/table/tty.ts', 'what a shell reads']]);

/**
 * @param {string} file
 * @param {string} code
 * @returns {string[]} `file:line what is wrong`, one a problem
 */
export function problemsOf(file, code) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  return findTexts(source, { codes: file.startsWith('games/') }).flatMap(({ node, text }) => {
    const shown = text.replace(/\s+/g, ' ');
    if (ALLOWED.has(`${file} ${shown}`)) return [];
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    return [`${file}:${line} '${shown}': a text for people belongs into words/`];
  });
}

/**
 * @param {string} root of the tree
 * @returns {{ files: number, problems: string[] }}
 */
export function checkTexts(root) {
  const rules = foldersIn(join(root, 'games')).map((game) => `games/${game}/src/rules`);
  const folders = [...rules, 'apps/cli/src'];
  const files = folders
    .flatMap((folder) => filesUnder(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|^apps\/\w+\/src\/words\//.test(file) && !FILES.has(file));
  // A moved folder must not turn the check into one that looks at nothing.
  if (files.length === 0) return { files: 0, problems: ['no source file found to look for texts in'] };
  const problems = files.flatMap((file) => problemsOf(file, readFileSync(join(root, file), 'utf8')));
  return { files: files.length, problems };
}

if (isMain(import.meta)) {
  const { files, problems } = checkTexts(repositoryRoot);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${files} files hold no text for people outside words/.`);
}
