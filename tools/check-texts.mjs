// Checks that every text which a person reads stands in a `words/` folder: in one place for each game and each client, so that a
// translator finds all of them and a second catalogue can be laid over. Rules, pages and commands hold none.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesUnder, foldersIn, isMain, repositoryRoot } from './lib.mjs';
import { findTexts } from './texts.mjs';

/** Strings that look like words and are none: `file text`, each with its reason. What is filled in is `$`. */
const ALLOWED = new Map([
  ['games/credentials/src/rules/13-special.ts tank destroyer', 'a code that a person types'],
  ['games/sherman-leader/src/rules/battle/attack.ts enemy $', 'the id of a piece'],
  ['games/sherman-leader/src/rules/battle/field.ts enemy $', 'the id of a piece'],
  ['games/sherman-leader/src/rules/battle/friendly.ts Tactic', 'the unit of a cost, for programs'],
  ['games/sherman-leader/src/rules/battle/friendly.ts Command Tactic', 'the unit of a cost, for programs'],
  ['games/sherman-leader/src/rules/battle/tactics.ts Command Tactic', 'the unit of a cost, for programs'],
  ['games/sherman-leader/src/rules/battle/turn.ts Stress', 'the unit of a cost, for programs'],
  ['games/sherman-leader/src/rules/shared/effects.ts Germany', 'the key of a nation in the data'],
  ['games/sherman-leader/src/rules/shared/effects.ts Japan', 'the key of a nation in the data'],
]);

/**
 * @param {string} file
 * @param {string} code
 * @returns {string[]} `file:line what is wrong`, one a problem
 */
export function problemsOf(file, code) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  return findTexts(source, { codes: file.startsWith('games/') }).flatMap(({ node, text }) => {
    const shown = text.replace(/\s+/g, ' ').replaceAll('¤', '$');
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
  const folders = foldersIn(join(root, 'games')).map((game) => `games/${game}/src/rules`);
  const files = folders
    .flatMap((folder) => filesUnder(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
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
