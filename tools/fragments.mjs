// Finds pieces of sentences in the rooms of words: a text that begins or ends in the middle of a sentence, so that somebody else has to
// join it, and texts joined with `+`. A translator needs whole sentences. What may be left out of a sentence (`${left ? ', 3 left' : ''}`)
// stands inside it and is no piece; nor is a part of a list that holds keys or links (`['Press ', key]`).
import ts from 'typescript';
import { wordsOf } from './texts.mjs';

/** Begins behind something: a blank or a comma, then words. Two blanks and more are a column of the terminal. */
const BEHIND = /^( (?! )|[,;:])/u;
/** Ends before something: a blank behind a word or a comma. A question or a colon waits for what a person types. */
const BEFORE = /[\p{L}\p{N}¤)’,;] $|,$/u;

/** @param {ts.Node} node @returns whether it stands inside the sentence that it is a part of, or in a list of parts */
function isPartOfSentence(node) {
  let at = node;
  while (
    ts.isParenthesizedExpression(at.parent) ||
    (ts.isConditionalExpression(at.parent) && at.parent.condition !== at) ||
    (ts.isBinaryExpression(at.parent) && at.parent.operatorToken.kind !== ts.SyntaxKind.PlusToken)
  )
    at = at.parent;
  if (ts.isTemplateSpan(at.parent) || ts.isArrayLiteralExpression(at.parent) || ts.isSpreadElement(at.parent))
    return true;
  // A name that a function gives to a part of its own sentence.
  return ts.isVariableDeclaration(at.parent) && at !== node && !ts.isSourceFile(at.parent.parent.parent.parent);
}

/** @param {ts.Node} node @returns whether a program reads it: a comparison, a pattern to look for, a separator */
function isForPrograms({ parent }) {
  if (ts.isCallExpression(parent))
    return (
      ts.isPropertyAccessExpression(parent.expression) &&
      /^(join|split|replace(All)?|repeat|pad(Start|End)|startsWith|endsWith|includes|fill)$/.test(
        parent.expression.name.text,
      )
    );
  return ts.isLiteralTypeNode(parent) || ts.isImportDeclaration(parent) || ts.isCaseClause(parent);
}

/**
 * Names that say nothing: `left2`, and data called `n2`. A translator knows a text by its name and by the data that it takes.
 *
 * @param {ts.SourceFile} source
 * @returns {ts.Identifier[]}
 */
export function findNumberedNames(source) {
  /** @type {ts.Identifier[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const named = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isParameter(node);
    if (named && ts.isIdentifier(node.name) && /\d$/.test(node.name.text)) found.push(node.name);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * @param {ts.SourceFile} source
 * @returns {{ node: ts.Node, text: string, joined: boolean }[]}
 */
export function findFragments(source) {
  /** @type {{ node: ts.Node, text: string, joined: boolean }[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeNode(node)) return;
    const text = wordsOf(node);
    if (text !== undefined && /\p{L}|¤/u.test(text) && !isForPrograms(node)) {
      const { parent } = node;
      const joined = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.PlusToken;
      if (joined && /\p{L}{2}/u.test(text)) found.push({ node, text, joined });
      else if ((BEHIND.test(text) || BEFORE.test(text)) && !isPartOfSentence(node)) found.push({ node, text, joined });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
