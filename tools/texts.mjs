// Finds the texts in a source file that a person would read: in JSX, in attributes that are shown or spoken, in strings and
// templates that look like words. Codes are told from texts by where they stand: see CODE_PROPERTIES and `isCode`. The check of texts uses it.
import ts from 'typescript';

/** Attributes whose words are shown or spoken. */
const SPOKEN = new Set('aria-label aria-description aria-valuetext title placeholder alt label'.split(' '));
/** Attributes that hold no words, whatever they look like. */
const MUTE =
  /^(class|className|style|key|id|for|d|points|viewBox|transform|fill|stroke|href|src|rel|type|name|role|method|sizes|media|accept|pattern|autocomplete|inputMode|inputmode|enterkeyhint|on[A-Z].*|data-.*|aria-(hidden|current|controls|live|labelledby|describedby|haspopup|expanded|pressed|keyshortcuts)|font.*|text-?anchor|dominant.*|preserve.*|clip.*|mask|filter|marker.*|.*-opacity|stroke.*|dasharray)$/;
/** Properties that hold words. */
const TEXT_PROPERTIES = new Set('label text ask wait title cost grade expected what pointsLabel'.split(' '));
/** Functions that take selectors, keys, codes and other strings for programs. */
const PROGRAMS =
  /^(querySelector(All)?|closest|matches|getItem|setItem|removeItem|addEventListener|removeEventListener|matchMedia|Error|TypeError|RegExp|fetch|createElement(NS)?|getAttribute|setAttribute|require|import|URL|Worker|BroadcastChannel|postMessage|getContext|split|join|startsWith|endsWith|includes|indexOf|has|get|register|toLocaleDateString|toLocaleString|DateTimeFormat|NumberFormat|sql|close|Symbol|oneOf)$/;
/** Properties of games that hold codes: ids, keys of a position, forms of a code in the data, units of a cost. */
const CODE_PROPERTIES = new Set('id key form unit'.split(' '));
/** Constants and functions of games that hold or give codes by their names: `PART_WORDS`, `enemyId`. */
const CODE_NAMES = /(_WORDS|_IDS?|[a-z]Id)$/;
/** What writes a position: nothing but the lines of a file comes out of it. */
const WRITERS = /^write([A-Z]|$)/;
/** The key of a line in a file: up to three small words. */
const KEY = /^[a-z0-9_]+( [a-z0-9_]+){0,2}$/;
/** `RL 10.3`: the sign of a rule. */
const RULE_SIGN = /^(RL|SL|TAMC|RTTR)( [A-Z]?[\w.¤-]*)?$/;

/** What a style or a drawing is made of. */
const STYLE =
  /^(translate|scale|rotate|matrix|calc|var|url|rgb|hsl)\(|^\((min|max|prefers|pointer|hover)[\w-]*[:)]|^[Mm][\d¤. -]|^[.#[]\w|^\w+, \w+, \w+(, [\w.#[]+)*|\[aria-/;
/** Under what a browser keeps something. */
const KEPT = /^(rules of )?bocage( (¤|[a-z]+))*( )?$/;
/** What a database reads: a statement, or a part of one. */
const SQL =
  /^\s*(select|insert|update|delete|create|alter|set|with|begin|commit|grant|listen|notify|truncate|drop|analyze)\s.*\b(from|into|set|table|schema|as|where|index|trigger|pg_\w+|tcp_\w+)\b|^(pragma \w+ =|listen ¤$|coalesce\(| without rowid$|\w+ = new\.)/is;
/** Calls that build a statement: names of tables and columns, `is not`. */
const STATEMENT =
  /^(where(Ref)?|(inner|left)Join|selectFrom|insertInto|updateTable|deleteFrom|select|returning|orderBy|on(Ref)?)$/;
/** What programs say to each other over a line: types of media, headers and their values, events, measures, tags without a word. */
const LINE =
  /^[a-z]+\/[a-z+-]+; charset=|(^|[; ])(max-age|Max-Age|default-src|SameSite)[= ]|^Secure; $|^HTTP\/1|^\d{3} [A-Z]|^(vapid|Bearer) |\0$|^(id: ¤\n)?(data)?: .*\n\n$|^# TYPE /;
/** Bytes in letters. */
const BASE64 = /^[A-Za-z0-9+/]{40,}={0,2}$/;
/** Tags, and nothing but data between them. */
const TAGS = /^(<[^<>]*>|[^<>\p{L}])+$/u;

/** @param {string} text whether it reads like words: a capital and a small letter at its beginning, or two words */
export function looksLikeText(text) {
  if ([RULE_SIGN, SQL, LINE, TAGS, STYLE, KEPT, BASE64].some((form) => form.test(text))) return false;
  return (
    /\p{L}[,;:.!?)’%]* [(‘\p{L}\d]|[\d)%¤] \p{Ll}{2}|\(\p{L}|\p{L}{3,}: ¤|^\p{Lu}\p{Ll}/u.test(text) ||
    /^[,;:]? ?\p{L}{2,} | \p{L}{2,}[.:,]?$/u.test(text)
  );
}

/** @param {ts.Node} node the words of a string or template; what is filled in is `¤` */
export function wordsOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => `¤${span.literal.text}`).join('');
  return undefined;
}

/** @param {ts.Expression} callee */
const calledName = (callee) => (ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText());

/** @param {ts.Node} node @returns whether a string here is for programs by its place alone */
function forPrograms(node) {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isExternalModuleReference(parent))
    return true;
  if (ts.isLiteralTypeNode(parent) || ts.isCaseClause(parent) || ts.isElementAccessExpression(parent)) return true;
  if ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node) return true;
  if (ts.isBinaryExpression(parent)) {
    const kind = parent.operatorToken.kind;
    return (
      kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
      kind === ts.SyntaxKind.ExclamationEqualsEqualsToken ||
      kind === ts.SyntaxKind.InKeyword
    );
  }
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
    const name = calledName(parent.expression);
    return PROGRAMS.test(name) || STATEMENT.test(name);
  }
  return ts.isTaggedTemplateExpression(parent);
}

/**
 * What a game knows things by: a list that is a type (`(typeof TYPES)[number]`), a constant or a function with the name of a code, and
 * what writes a position.
 *
 * @param {ts.Node} node
 * @param {ReadonlySet<string>} types lists whose members are a type
 * @param {boolean} positions whether the file writes and reads positions
 */
function isCode(node, types, positions) {
  if (
    !(ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) &&
    !(ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node))
  )
    return false;
  const name = node.name?.getText() ?? '';
  if (positions && WRITERS.test(name)) return true;
  if (ts.isPropertyAssignment(node)) return CODE_PROPERTIES.has(name);
  return types.has(name) || CODE_NAMES.test(name);
}

/** @param {ts.Node} node @returns whether it is the key of a line, given to what makes the line: `counter('first ports', at, 2)` */
function isLineKey(node) {
  const { parent } = node;
  if (!ts.isStringLiteral(node) || !ts.isCallExpression(parent) || !ts.isIdentifier(parent.expression)) return false;
  return parent.arguments.length > 1 && parent.arguments[0] === node && KEY.test(node.text);
}

/** Where texts come from: `W.save`, `TABLE.draw`. */
const ROOM = /^(W|TABLE|PEOPLE|REQUESTS|NOTICES|OPERATOR)$/;

/** @param {ts.Node} node @returns whether it names a text: `W.save`, `W.moves(3)` */
function isOfRoom(node) {
  const named = ts.isCallExpression(node) ? node.expression : node;
  return ts.isPropertyAccessExpression(named) && ROOM.test(named.expression.getText());
}

/**
 * A small word alone, such as `away`, looks like a code. It is a word for people where it does the work of a text: given to one
 * (`W.seat('away')`), as the other way of one (`here ? W.atTheTable : 'away'`), in place of an empty list (`all.join(', ') || 'none'`),
 * or as a noun that is counted (`count(n, 'unit')`). Everywhere else it is a code.
 *
 * @param {ts.Node} node
 */
function doesWorkOfText(node) {
  let at = node;
  for (;;) {
    const { parent } = at;
    if (ts.isConditionalExpression(parent) && parent.condition !== at) {
      const other = parent.whenTrue === at ? parent.whenFalse : parent.whenTrue;
      if (isOfRoom(other)) return true;
    } else if (
      ts.isBinaryExpression(parent) &&
      parent.right === at &&
      [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(parent.operatorToken.kind)
    ) {
      const { left } = parent;
      if (isOfRoom(left)) return true;
      if (ts.isCallExpression(left) && calledName(left.expression) === 'join') return true;
    } else if (!ts.isParenthesizedExpression(parent)) break;
    at = parent;
  }
  const { parent } = at;
  if (!ts.isCallExpression(parent) || parent.expression === at) return false;
  return isOfRoom(parent) || (/^(count|noun)$/.test(parent.expression.getText()) && parent.arguments[0] !== at);
}

/** @param {ts.Node} node @returns whether a string is what an element or a spoken attribute shows, by way of `?:`, `&&` or `??` */
function isShown(node) {
  let at = node;
  while (
    ts.isParenthesizedExpression(at.parent) ||
    (ts.isConditionalExpression(at.parent) && at.parent.condition !== at) ||
    (ts.isBinaryExpression(at.parent) &&
      [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(
        at.parent.operatorToken.kind,
      ))
  )
    at = at.parent;
  if (!ts.isJsxExpression(at.parent)) return false;
  const { parent } = at.parent;
  return ts.isJsxAttribute(parent) ? SPOKEN.has(parent.name.getText()) : true;
}

/**
 * @typedef {{ kind: 'jsx' | 'attribute' | 'string', node: ts.Node, text: string }} Found
 * @param {ts.SourceFile} source
 * @param {{ game?: boolean, names?: boolean, positions?: boolean }} [how] of a game: codes have names and places; names: strings under a
 *   property `name` are codes that a person types; positions: the file writes and reads positions
 * @returns {Found[]}
 */
export function findTexts(source, { game = false, names = false, positions = false } = {}) {
  /** @type {Found[]} */
  const found = [];
  const types = new Set(Array.from(source.text.matchAll(/\(typeof (\w+)\)\[number\]/g), ([, list]) => list ?? ''));
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeNode(node)) return;
    // What is thrown as a plain error is for programmers.
    if (ts.isNewExpression(node) && /^(Type|Range)?Error$/.test(node.expression.getText())) return;
    // How a command is typed.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'usage') return;
    if (names && (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && node.name.getText() === 'name')
      return;
    if (game && isCode(node, types, positions)) return;
    if (positions && isLineKey(node)) return;
    if (ts.isJsxText(node)) {
      if (/\p{L}/u.test(node.text)) found.push({ kind: 'jsx', node, text: node.text.trim() });
      return;
    }
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText();
      // The name of a field is for programs, that of a part of ours is shown.
      const own = name === 'name' && /^[A-Z]/.test(node.parent.parent.tagName.getText());
      if (MUTE.test(name) && !own) {
        // Handlers may hold words; what a class is called is none.
        if (/^on[A-Z]/.test(name)) ts.forEachChild(node, visit);
        return;
      }
      const { initializer } = node;
      if (initializer !== undefined && ts.isStringLiteral(initializer)) {
        const { text } = initializer;
        if ((SPOKEN.has(name) && /\p{L}/u.test(text)) || looksLikeText(text))
          found.push({ kind: 'attribute', node: initializer, text });
        return;
      }
    }
    const text = wordsOf(node);
    if (text !== undefined) {
      const { parent } = node;
      if ((isShown(node) || doesWorkOfText(node)) && /\p{L}{2}/u.test(text)) {
        found.push({ kind: 'string', node, text });
        return;
      }
      const shown =
        ts.isPropertyAssignment(parent) && parent.initializer === node && TEXT_PROPERTIES.has(parent.name.getText());
      if (!forPrograms(node) && (looksLikeText(text) || (shown && /\p{L}/u.test(text) && !STYLE.test(text)))) {
        found.push({ kind: 'string', node, text });
        return;
      }
      if (ts.isStringLiteralLike(node)) return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
