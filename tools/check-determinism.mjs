// Checks that engine/src and games/*/src hold nothing that can differ between two machines or two runs.
//
// The linter forbids the global names (Date, Intl, crypto, ...). This finds what it cannot express: members
// (Math.random, .toLocaleString, .localeCompare), the order of `for ... in`, and the way round through globalThis.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesUnder, foldersIn, isMain, repositoryRoot } from './lib.mjs';

const LOCALE_MEMBER = /^(toLocale[A-Z]\w*|localeCompare)$/;

/**
 * @param {string} file the name to report
 * @param {string} text
 * @returns {string[]} `file:line what is wrong`, one a problem
 */
export function determinismProblems(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const problems = [];
  /** @param {ts.Node} node @param {string} what */
  const report = (node, what) => {
    problems.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1} ${what}`);
  };
  /** @param {ts.Node} at @param {string} name @param {ts.Node | undefined} of */
  const member = (at, name, of) => {
    if (name === 'random' && of !== undefined && ts.isIdentifier(of) && of.text === 'Math') {
      report(at, 'Math.random: take chance from the game state instead');
    }
    if (LOCALE_MEMBER.test(name)) report(at, `${name}: depends on the locale of the machine`);
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node)) member(node.name, node.name.text, node.expression);
    else if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
      member(node.argumentExpression, node.argumentExpression.text, node.expression);
    } else if (ts.isBindingElement(node) && ts.isVariableDeclaration(node.parent.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name) || ts.isStringLiteral(name)) member(node, name.text, node.parent.parent.initializer);
    } else if (ts.isForInStatement(node)) {
      report(node, 'for ... in: walk an array, or Object.keys in an order you state');
    } else if (ts.isIdentifier(node) && node.text === 'globalThis') {
      report(node, 'globalThis: a way round the forbidden globals');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

/**
 * @param {string} root of the tree
 * @returns {{ files: number, problems: string[] }}
 */
export function checkTree(root) {
  const folders = ['engine/src', ...foldersIn(join(root, 'games')).map((game) => `games/${game}/src`)];
  const files = folders.flatMap((folder) => filesUnder(join(root, folder)).map((file) => `${folder}/${file}`));
  const sources = files.filter((file) => /\.(ts|tsx|mts|js|mjs)$/.test(file));
  const problems = sources.flatMap((file) => determinismProblems(file, readFileSync(join(root, file), 'utf8')));
  // A moved folder must not turn the check into one that looks at nothing.
  if (sources.length === 0) problems.push('no source file found in engine/src or games/*/src');
  return { files: sources.length, problems };
}

if (isMain(import.meta)) {
  const { files, problems } = checkTree(repositoryRoot);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${files} files hold nothing that depends on the machine.`);
}
