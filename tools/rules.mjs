// Rules traceability (`npm run rules`): every rule of a rulebook is in the digest, and every rule there has a test.
//
// What a game keeps, in its folder:
//   digest.md     a line `- **ID** our own words` for each rule. An id is a prefix in capitals, a space, and a name
//                 without spaces that holds a digit or a slash: RL 7.31, SL R01, TAMC 8.c. A row `| OLD | ID |` of a table
//                 says which sign a rule had in an older version; a star stands for a number.
//   rulebook.txt  the ids of all sections or headings of the rulebook, one a line; `#` begins a comment.
//
// How a test says which rules it covers (read from the source, nothing is run):
//   it('RL 7.31 a light mortar ...')            the ids stand at the start of the name, as text
//   it('RL 7.31 + RL A-03 spotters ...')        several, joined by ` + `
//   it(`RL 7.31 range ${n}`)                    in a template, before the first ${
//   it.each([['RL 7.31', 3], ...])('%s ...')    in the first column, of the call or of a const in the same file
//   { rules: ['RL 7.31', 'RL 7.32'] }           in an array named `rules` anywhere in the test file
// `test` is the same as `it`. A skipped or unwritten test (it.skip, it.todo) covers nothing.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { filesUnder, foldersIn, isMain, repositoryRoot } from './lib.mjs';

// The catalogue lists the games and has no rules of its own.
const NOT_A_GAME = ['catalogue'];

const ID = String.raw`[A-Z][A-Z0-9]{1,7} (?=\S*[\d/])[\w./-]*[\w]`;
const WHOLE_ID = new RegExp(`^${ID}$`);
const LEADING_IDS = new RegExp(String.raw`^(${ID}(?: \+ ${ID})*)(?=\s|:|,|$)`);

/**
 * @param {string} name of a test
 * @returns {string[]} the ids at its start
 */
export function idsOfName(name) {
  return LEADING_IDS.exec(name)?.[1]?.split(' + ') ?? [];
}

/**
 * @param {string} text of a digest.md
 * @returns {{ ids: string[], problems: string[] }}
 */
export function readDigest(text) {
  /** @type {string[]} */
  const ids = [];
  /** @type {string[]} */
  const problems = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (!line.startsWith('- **')) continue;
    const [, id = '', words = ''] = /^- \*\*(.*?)\*\* ?(.*)$/.exec(line) ?? [];
    const at = `digest.md:${index + 1}`;
    // A line that looks like a rule but is none would drop out of the count in silence.
    if (!WHOLE_ID.test(id)) problems.push(`${at} "${id || line}" is not a rule id`);
    else if (ids.includes(id)) problems.push(`${at} ${id} is there twice`);
    else if (words.trim() === '') problems.push(`${at} ${id} has no words`);
    else ids.push(id);
  }
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, old = '', now = ''] = /^\| ([A-Z]+ \S+) +\| ([A-Z]+ \S+) +\|$/.exec(line) ?? [];
    if (old === '') continue;
    const start = now.replace(/\*$/, '');
    const meant = ids.some((id) => (start === now ? id === now : id.startsWith(start)));
    if (!meant) problems.push(`digest.md:${index + 1} ${old} is now ${now}, which is no rule`);
    if (ids.includes(old)) problems.push(`digest.md:${index + 1} ${old} is still a rule`);
  }
  return { ids, problems };
}

/**
 * @param {string} text of a rulebook.txt
 * @returns {{ ids: string[], problems: string[] }}
 */
export function readRulebook(text) {
  /** @type {string[]} */
  const ids = [];
  /** @type {string[]} */
  const problems = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const id = line.replace(/(^|\s)#.*$/, '').trim();
    if (id === '') continue;
    if (!WHOLE_ID.test(id)) problems.push(`rulebook.txt:${index + 1} "${id}" is not a rule id`);
    else if (ids.includes(id)) problems.push(`rulebook.txt:${index + 1} ${id} is there twice`);
    else ids.push(id);
  }
  return { ids, problems };
}

/**
 * @param {string} file name to report
 * @param {string} text of a test file
 * @returns {{ id: string, at: string }[]} every id that a test in it names
 */
export function idsOfTests(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {{ id: string, at: string }[]} */
  const found = [];
  /** @param {ts.Node} node @param {string[]} ids */
  const add = (node, ids) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    for (const id of ids) found.push({ id, at: `${file}:${line}` });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const test = testCall(node);
      if (test === 'skipped') return;
      const [first] = node.arguments;
      if (test === 'test' && first !== undefined) add(first, idsOfName(literalStart(first)));
      if (test === 'each' && first !== undefined) {
        for (const row of rowsOf(first, source)) add(row, idsOfName(literalStart(row)));
      }
    } else if (
      ts.isPropertyAssignment(node) &&
      node.name.getText(source) === 'rules' &&
      ts.isArrayLiteralExpression(withoutTypes(node.initializer))
    ) {
      const { elements } = /** @type {ts.ArrayLiteralExpression} */ (withoutTypes(node.initializer));
      for (const element of elements) {
        const id = literalStart(element);
        if (WHOLE_ID.test(id)) add(element, [id]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * What a call is: a test with a name, the `.each(table)` part of one, a test that does not run, or none of these.
 * @param {ts.CallExpression} call
 */
function testCall(call) {
  /** @type {string[]} */
  const members = [];
  /** @type {ts.Expression} */
  let at = call.expression;
  while (!ts.isIdentifier(at)) {
    if (ts.isPropertyAccessExpression(at)) {
      members.push(at.name.text);
      at = at.expression;
    } else if (ts.isCallExpression(at)) at = at.expression;
    else return 'other';
  }
  if (['describe', 'suite'].includes(at.text)) return members.includes('skip') ? 'skipped' : 'other';
  if (!['it', 'test'].includes(at.text)) return 'other';
  if (members.some((member) => ['skip', 'todo', 'fails'].includes(member))) return 'skipped';
  const last = ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : '';
  return last === 'each' || last === 'for' ? 'each' : 'test';
}

/**
 * The first column of a table given to `.each`, written in the call or as a const of the same file.
 * @param {ts.Expression} table
 * @param {ts.SourceFile} source
 * @returns {ts.Expression[]}
 */
function rowsOf(table, source) {
  let value = withoutTypes(table);
  if (ts.isIdentifier(value)) {
    const { text } = value;
    const declaration = source.statements
      .filter(ts.isVariableStatement)
      .flatMap((statement) => statement.declarationList.declarations)
      .find((candidate) => candidate.name.getText(source) === text);
    if (declaration?.initializer === undefined) return [];
    value = withoutTypes(declaration.initializer);
  }
  if (!ts.isArrayLiteralExpression(value)) return [];
  return value.elements.flatMap((element) => {
    const row = withoutTypes(element);
    if (!ts.isArrayLiteralExpression(row)) return [row];
    return row.elements.slice(0, 1);
  });
}

/**
 * @param {ts.Expression} node
 * @returns {ts.Expression} without `as const`, `satisfies ...` and brackets
 */
function withoutTypes(node) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) {
    return withoutTypes(node.expression);
  }
  return node;
}

/** @param {ts.Node} node @returns {string} the text of a string, or of a template up to its first hole */
function literalStart(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.head.text;
  if (ts.isBinaryExpression(node)) return literalStart(node.left);
  return '';
}

/**
 * Whether a package holds nothing yet but the stub that keeps its place.
 * @param {string} folder of the package
 */
function isStub(folder) {
  const files = filesUnder(join(folder, 'src'));
  if (files.some((file) => file !== 'index.ts')) return false;
  if (files.length === 0) return true;
  const source = ts.createSourceFile(
    'index.ts',
    readFileSync(join(folder, 'src/index.ts'), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  return source.statements.every(
    (statement) =>
      ts.isImportDeclaration(statement) ||
      (ts.isExportDeclaration(statement) &&
        statement.moduleSpecifier === undefined &&
        statement.exportClause !== undefined &&
        ts.isNamedExports(statement.exportClause) &&
        statement.exportClause.elements.length === 0),
  );
}

/**
 * @typedef {{ game: string, digest: boolean, rules: number, tested: number, tests: number, sections: number }} Row
 * @param {string} root of the tree
 * @returns {{ rows: Row[], problems: string[] }}
 */
export function traceRules(root) {
  /** @type {string[]} */
  const problems = [];
  const games = foldersIn(join(root, 'games'))
    .filter((game) => !NOT_A_GAME.includes(game))
    .map((game) => {
      const folder = join(root, 'games', game);
      /** @param {string} file */
      const read = (file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined);
      const digestText = read('digest.md');
      const rulebookText = read('rulebook.txt');
      const digest = readDigest(digestText ?? '');
      const rulebook = readRulebook(rulebookText ?? '');
      problems.push(...[...digest.problems, ...rulebook.problems].map((problem) => `games/${game}/${problem}`));
      if (digestText === undefined) {
        if (!isStub(folder)) problems.push(`games/${game} has rules in src/ but no digest.md`);
      } else {
        if (digest.ids.length === 0) problems.push(`games/${game}/digest.md holds no rule`);
        if (rulebookText === undefined) problems.push(`games/${game} has a digest.md but no rulebook.txt`);
        else if (rulebook.ids.length === 0) problems.push(`games/${game}/rulebook.txt names no section`);
      }
      for (const id of rulebook.ids) {
        if (!digest.ids.includes(id)) problems.push(`${game}: ${id} is in rulebook.txt but not in digest.md`);
      }
      const prefixes = new Set([...digest.ids, ...rulebook.ids].map((id) => id.split(' ')[0]));
      const covered = /** @type {Map<string, number>} */ (new Map());
      return {
        game,
        hasDigest: digestText !== undefined,
        ids: digest.ids,
        sections: rulebook.ids.length,
        prefixes,
        covered,
      };
    });

  for (const file of testFiles(root)) {
    const home = games.find(({ game }) => file.startsWith(`games/${game}/`));
    for (const { id, at } of idsOfTests(file, readFileSync(join(root, file), 'utf8'))) {
      // An id is of the game whose prefix it has; in a game's own tests, anything that looks like an id is meant as one.
      const owner =
        games.find(({ ids }) => ids.includes(id)) ??
        games.find(({ prefixes }) => prefixes.has(id.split(' ')[0])) ??
        home;
      if (owner === undefined) continue;
      if (owner.ids.includes(id)) owner.covered.set(id, (owner.covered.get(id) ?? 0) + 1);
      else problems.push(`${owner.game}: ${at} names ${id}, which is not in digest.md`);
    }
  }

  for (const [index, { game, ids, covered }] of games.entries()) {
    for (const id of ids) {
      if (!covered.has(id)) problems.push(`${game}: ${id} has no test`);
      const other = games.slice(index + 1).find((candidate) => candidate.ids.includes(id));
      if (other !== undefined) problems.push(`${id} is in the digests of ${game} and of ${other.game}`);
    }
  }
  if (games.length === 0) problems.push('no game was found in games/');

  const rows = games.map(({ game, hasDigest, ids, sections, covered }) => ({
    game,
    digest: hasDigest,
    rules: ids.length,
    tested: covered.size,
    tests: [...covered.values()].reduce((sum, count) => sum + count, 0),
    sections,
  }));
  return { rows, problems };
}

/** @param {string} root @returns {string[]} the files whose tests `npm test` runs */
function testFiles(root) {
  const places = ['engine', 'games', 'ai', 'apps', 'bench'];
  const files = places.flatMap((place) => filesUnder(join(root, place)).map((file) => `${place}/${file}`));
  return files.filter((file) => /\.(test|e2e)\.tsx?$/.test(file));
}

/** @param {Row[]} rows @returns {string} */
function table(rows) {
  const head = ['game', 'sections', 'rules', 'tested', 'mentions in tests'];
  const lines = rows.map((row) =>
    row.digest ? [row.game, row.sections, row.rules, row.tested, row.tests].map(String) : [row.game, 'no digest yet'],
  );
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => (line.length < 3 && column > 0 ? 0 : (line[column] ?? '').length))),
  );
  return [head, ...lines]
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 || line.length < 3 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

if (isMain(import.meta)) {
  const { rows, problems } = traceRules(resolve(process.argv[2] ?? repositoryRoot));
  console.log(table(rows));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error(
      `\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}: every rule needs a line in the digest and a test that names it.`,
    );
    process.exitCode = 1;
  }
}
