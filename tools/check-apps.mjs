// Checks two promises of the apps. They never read the words of a game: no matching, splitting or searching of labels, questions,
// notes, states or the codes of choices. And the page plays through one door: apps/web/src/core/playing.ts.
import { join } from 'node:path';
import ts from 'typescript';
import { filesUnder, isMain, repositoryRoot } from './lib.mjs';
import { Flow, isText } from './word-flow.mjs';

/** Methods of a text that look into it. */
const SEARCHES = new Set(
  'split startsWith endsWith includes indexOf lastIndexOf match matchAll search replace replaceAll slice substring substr charAt'.split(
    ' ',
  ),
);
const ASKS_EXPRESSION = new Set(['test', 'exec']);
/** Methods of a session that play, or take back. */
const PLAYS = new Set(['play', 'playChoice', 'undo', 'redo', 'restore', 'restoreNotes']);
/** Functions of the kernel that do. */
const REPLANS = new Set(['replan', 'change', 'takeOut', 'putIn']);

/** Where a search is no reading: each with its reason. */
const ALLOWED = new Map([
  ['apps/web/src/core/words.ts capital', 'the case of the first letter, nothing else'],
  ['apps/cli/src/stop.ts plain', 'control characters of files and programs are taken out'],
  ['apps/cli/src/stop.ts sentence', 'a line becomes a sentence, whatever it says'],
  ['apps/cli/src/looking.ts meets', 'a person searches names'],
  ['apps/web/src/editor/contents.tsx meets', 'a person searches the box'],
  ['apps/cli/src/table/lookups.ts run', 'a person searches the choices'],
  ['apps/cli/src/table/front.ts put', 'a text is wrapped, whatever it says'],
  ['apps/cli/src/table/text.ts cells', 'letters become cells, whatever they say'],
  ['apps/cli/src/table/text.ts wrap', 'a text is wrapped, whatever it says'],
  ['apps/cli/src/table/text.ts wrapLine', 'a text is wrapped, whatever it says'],
]);
/** The door, and the reader of stored scores. */
const DOORS = new Set(['apps/web/src/core/playing.ts', 'apps/web/src/core/read-score.ts']);

/** @param {ts.Node} node @returns {string} the name of the function around it */
function functionAround(node) {
  /** @type {ts.Node | undefined} */
  let at = node;
  while (at !== undefined && !ts.isFunctionDeclaration(at) && !ts.isMethodDeclaration(at)) at = at.parent;
  return at?.name !== undefined && ts.isIdentifier(at.name) ? at.name.text : '';
}

/**
 * @param {string} root of the tree
 * @returns {{ files: number, problems: string[] }}
 */
export function checkApps(root) {
  const folders = ['apps/web/src', 'apps/cli/src'];
  const files = folders
    .flatMap((folder) => filesUnder(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  // A moved folder must not turn the check into one that looks at nothing.
  if (files.length === 0) return { files: 0, problems: ['no source file found in apps/web/src or apps/cli/src'] };
  return { files: files.length, problems: checkFiles(root, files) };
}

/**
 * @param {string} root of the tree
 * @param {readonly string[]} files
 * @param {Record<string, string>} planted files that are not there, for tests
 * @returns {string[]} `file:line what is wrong`, one a problem
 */
export function checkFiles(root, files, planted = {}) {
  const names = [...files, ...Object.keys(planted)].map((file) => join(root, file));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
      jsx: 'react-jsx',
      jsxImportSource: 'preact',
    },
    root,
  );
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  /** @param {string} file */
  const extra = (file) => planted[file.slice(root.length + 1)];
  host.readFile = (file) => extra(file) ?? readFile(file);
  host.fileExists = (file) => extra(file) !== undefined || fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    const text = extra(file);
    return text === undefined ? getSourceFile(file, ...rest) : ts.createSourceFile(file, text, rest[0], true);
  };
  const program = ts.createProgram(names, options, host);
  const checker = program.getTypeChecker();
  const sources = names.map((file) => program.getSourceFile(file)).filter((source) => source !== undefined);
  const flow = new Flow(checker, sources);
  return sources.flatMap((source) => problemsOf(source.fileName.slice(root.length + 1), source, flow, checker));
}

/** @param {string} file @param {ts.SourceFile} source @param {Flow} flow @param {ts.TypeChecker} checker */
function problemsOf(file, source, flow, checker) {
  /** @type {string[]} */
  const problems = [];
  /** @param {ts.Node} node @param {string} what */
  const report = (node, what) => {
    if (ALLOWED.has(`${file} ${functionAround(node)}`)) return;
    problems.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1} ${what}`);
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node)) call(node);
    else if (ts.isBinaryExpression(node)) compare(node);
    else if (ts.isSwitchStatement(node) && flow.level(node.expression) === 'word')
      report(node.expression, 'a text of the game decides: ask for its data');
    else if (ts.isElementAccessExpression(node) && flow.level(node.argumentExpression) === 'word')
      report(node, 'a text of the game is looked up: ask for its data');
    ts.forEachChild(node, visit);
  };
  /** @param {ts.CallExpression} node */
  const call = (node) => {
    const { expression } = node;
    if (ts.isIdentifier(expression) && REPLANS.has(expression.text) && !DOORS.has(file) && file.startsWith('apps/web/'))
      if (declaredIn(checker, expression, /engine\/src\/gesture\.ts$/))
        report(node, `${expression.text}: the page plays through apps/web/src/core/playing.ts alone`);
    if (!ts.isPropertyAccessExpression(expression)) return;
    const method = expression.name.text;
    const of = expression.expression;
    const [first] = node.arguments;
    if (
      PLAYS.has(method) &&
      !DOORS.has(file) &&
      file.startsWith('apps/web/') &&
      declaredIn(checker, expression.name, /engine\/src\/session\.ts$/)
    )
      report(node, `${method}: the page plays through apps/web/src/core/playing.ts alone`);
    const level = flow.level(of);
    const type = checker.getNonNullableType(checker.getTypeAtLocation(of));
    const text = (type.flags & ts.TypeFlags.StringLike) !== 0;
    if (level !== undefined && text && SEARCHES.has(method))
      report(node, `${method}: ${level === 'word' ? 'a text of the game' : 'the code of a choice'} is searched`);
    else if (ASKS_EXPRESSION.has(method) && type.symbol?.name === 'RegExp' && flow.level(first) !== undefined)
      report(
        node,
        `${method}: ${flow.level(first) === 'word' ? 'a text of the game' : 'the code of a choice'} is searched`,
      );
    else if ((method === 'includes' || method === 'indexOf') && !text && isText(checker, type)) {
      // Two words may be compared with each other; a word of the page with a word of the game may not.
      if ((level === 'word') !== (flow.level(first) === 'word'))
        report(node, `${method}: a text of the game is looked for by its words`);
    }
  };
  /** @param {ts.BinaryExpression} node */
  const compare = (node) => {
    const { kind } = node.operatorToken;
    if (kind !== ts.SyntaxKind.EqualsEqualsEqualsToken && kind !== ts.SyntaxKind.ExclamationEqualsEqualsToken) return;
    const literal = ts.isStringLiteralLike(node.left) ? node.left : node.right;
    const other = literal === node.left ? node.right : node.left;
    if (ts.isStringLiteralLike(literal) && literal.text !== '' && flow.level(other) === 'word')
      report(node, `'${literal.text}': a text of the game is compared with a word`);
  };
  visit(source);
  return problems;
}

/** @param {ts.TypeChecker} checker @param {ts.Node} name @param {RegExp} file */
function declaredIn(checker, name, file) {
  const found = checker.getSymbolAtLocation(name);
  const symbol =
    found !== undefined && (found.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(found) : found;
  const declaration = symbol?.valueDeclaration;
  return declaration !== undefined && file.test(declaration.getSourceFile().fileName);
}

if (isMain(import.meta)) {
  const { files, problems } = checkApps(repositoryRoot);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${files} files of the apps read no words, and the page plays through one door.`);
}
