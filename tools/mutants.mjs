// Mutants of a source: small changes that a test should notice, found in its syntax tree and woven in behind switches.
//
// All mutants of a run stand in the same text; which one is awake is said by a number that can change at any time. So the
// sources are read and compiled once, not once for each mutant.
import ts from 'typescript';

/**
 * @typedef {{ start: number, end: number, line: number, kind: string, was: string, now: string, statement: boolean }} Site
 *   `now` takes the place of `was`; a statement that is left out has nothing for `now`
 * @typedef {Site & { id: number, file: string }} Mutant
 */

/** @type {ReadonlyMap<ts.SyntaxKind, readonly string[]>} */
const OPERATORS = new Map([
  [ts.SyntaxKind.LessThanToken, ['<=', '>=']],
  [ts.SyntaxKind.LessThanEqualsToken, ['<', '>']],
  [ts.SyntaxKind.GreaterThanToken, ['>=', '<=']],
  [ts.SyntaxKind.GreaterThanEqualsToken, ['>', '<']],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [ts.SyntaxKind.AmpersandAmpersandToken, ['||']],
  [ts.SyntaxKind.BarBarToken, ['&&']],
  [ts.SyntaxKind.PlusToken, ['-']],
  [ts.SyntaxKind.MinusToken, ['+']],
  [ts.SyntaxKind.AsteriskToken, ['+']],
  [ts.SyntaxKind.AmpersandToken, ['|']],
  [ts.SyntaxKind.BarToken, ['&']],
  [ts.SyntaxKind.LessThanLessThanToken, ['>>']],
  [ts.SyntaxKind.GreaterThanGreaterThanToken, ['<<']],
  [ts.SyntaxKind.PlusEqualsToken, ['-=']],
  [ts.SyntaxKind.MinusEqualsToken, ['+=']],
  [ts.SyntaxKind.BarEqualsToken, ['&=']],
]);

/**
 * Every place of a source at which a rule could be another one. Texts for people are left alone: other tests hold those.
 * @param {string} file
 * @param {string} text
 * @returns {Site[]}
 */
export function sitesOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Site[]} */
  const sites = [];
  /** @param {ts.Node} node @param {string} kind @param {string} now @param {boolean} [statement] */
  const add = (node, kind, now, statement = false) => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    sites.push({ start, end: node.end, line, kind, was: text.slice(start, node.end), now, statement });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken;
      const [left, right] = [node.left, node.right].map((side) => side.getText(source));
      // A text that is put together is for people.
      const words = [node.left, node.right].some(
        (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
      );
      if (!words || operator.kind !== ts.SyntaxKind.PlusToken)
        for (const other of OPERATORS.get(operator.kind) ?? []) add(node, 'operator', `${left} ${other} ${right}`);
    } else if (ts.isNumericLiteral(node) && isValue(node)) add(node, 'number', String(Number(node.text) + 1));
    else if (node.kind === ts.SyntaxKind.TrueKeyword && isValue(node)) add(node, 'boolean', 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword && isValue(node)) add(node, 'boolean', 'true');
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, 'not', node.operand.getText(source));
    else if (ts.isIfStatement(node)) {
      add(node.expression, 'condition', 'true');
      add(node.expression, 'condition', 'false');
    } else if (ts.isConditionalExpression(node))
      add(node.condition, 'condition', `!(${node.condition.getText(source)})`);
    else if (ts.isExpressionStatement(node) && !isTelling(node.expression, source)) add(node, 'left out', '', true);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sites;
}

/** A literal that is computed with, not the name of a field. @param {ts.Node} node */
function isValue(node) {
  const { parent } = node;
  return !(ts.isPropertyAssignment(parent) && parent.name === node) && !ts.isEnumMember(parent);
}

/** What is told to people is held by tests of words. @param {ts.Expression} expression @param {ts.SourceFile} source */
function isTelling(expression, source) {
  return ts.isCallExpression(expression) && /^(tell|say)\b/.test(expression.expression.getText(source));
}

/**
 * The source with its mutants behind switches. Each counts how often it was reached: a test that never comes there cannot
 * notice it, and one that comes there without end is stopped.
 * @param {string} text
 * @param {readonly Mutant[]} mutants of this source
 */
export function woven(text, mutants) {
  const sorted = [...mutants].sort((a, b) => a.start - b.start || b.end - a.end || a.id - b.id);
  return `${HEAD}${weave(text, 0, text.length, sorted)}`;
}

// On one line, so that the lines of the source keep their numbers.
const HEAD = `const __m = globalThis.__mutants;
const __mutant = (id) => {
  if (__m.id !== id) { if (__m.id === 0) __m.reached[id] = 1; return false; }
  if (++__m.times > 1e9) throw new Error('the mutant runs without end');
  return true;
};
`.replaceAll('\n', ' ');

/**
 * @param {string} text
 * @param {number} from
 * @param {number} to
 * @param {Mutant[]} mutants inside, those around others before them; taken from the front
 * @returns {string}
 */
function weave(text, from, to, mutants) {
  let out = '';
  let at = from;
  for (let next = mutants[0]; next !== undefined && next.end <= to; next = mutants[0]) {
    mutants.shift();
    out += text.slice(at, next.start);
    const inner = weave(text, next.start, next.end, mutants);
    // In braces of its own: the statement may stand between `if` and `else`.
    out += next.statement
      ? `{ if (!__mutant(${next.id})) { ${inner} } }`
      : `(__mutant(${next.id}) ? (${next.now}) : (${inner}))`;
    at = next.end;
  }
  return out + text.slice(at, to);
}
