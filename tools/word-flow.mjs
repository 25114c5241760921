// Where the words of a game go in the apps: a search through the program from the texts of the contract to whatever they are
// copied into. Words are for people; a program that reads them back breaks with the next better sentence.
import ts from 'typescript';

/** @typedef {'word' | 'code'} Level a text for people, or the code of a choice that the score writes */

/** Members of the contract that hold words, by the interface that declares them. */
const WORDS = new Map(
  Object.entries({
    Sentence: ['text'],
    Description: ['label', 'cost'],
    Prompt: ['ask', 'wait', 'why'],
    Odds: ['title', 'expected'],
    Odd: ['label'],
    Modifier: ['label'],
    Seat: ['name'],
    Result: ['grade', 'text'],
    Piece: ['name', 'states', 'label', 'value'],
    Place: ['name', 'notes'],
    Board: ['status', 'name', 'value'],
    Term: ['label'],
  }),
);
/** Functions of a game that make words. */
const MAKERS = new Set(['say', 'remark', 'draw']);
/** Members that hold the code of a choice. */
const CODES = new Map(Object.entries({ Entry: ['name'], ShownChoice: ['name'] }));

/** What a text or a list of texts gives back is still text. */
const PASSES = new Set(
  'toLowerCase toUpperCase trim trimStart trimEnd normalize concat padEnd padStart join at filter slice flat reverse find findLast pop shift split replace replaceAll substring toSorted values'.split(
    ' ',
  ),
);
/** Methods that hand the elements of a list to a function. */
const HANDS_OVER = new Set('map flatMap filter some every find findLast findIndex forEach'.split(' '));

/** @param {ts.Symbol | undefined} symbol */
const declarationOf = (symbol) => symbol?.valueDeclaration ?? symbol?.declarations?.[0];

/** @param {Level | undefined} a @param {Level | undefined} b @returns {Level | undefined} */
const higher = (a, b) => (a === 'word' || b === 'word' ? 'word' : (a ?? b));

/** The nearest interface around a declaration: members of a nested type belong to it too. @param {ts.Node} node */
function interfaceOf(node) {
  /** @type {ts.Node | undefined} */
  let at = node.parent;
  while (at !== undefined && !ts.isInterfaceDeclaration(at) && !ts.isSourceFile(at)) at = at.parent;
  return at !== undefined && ts.isInterfaceDeclaration(at) ? at.name.text : undefined;
}

/** @param {ts.Node | undefined} node @returns {string | undefined} */
const nameOf = (node) => {
  const name = node !== undefined && 'name' in node ? /** @type {ts.Node} */ (node.name) : undefined;
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
};

/** What a declaration holds by contract. @param {ts.Node} declaration @returns {Level | undefined} */
function byContract(declaration) {
  const file = declaration.getSourceFile().fileName;
  const name = nameOf(declaration);
  const owner = interfaceOf(declaration);
  if (name === undefined || owner === undefined) return undefined;
  if (/engine\/src\/contract\/words\.ts$/.test(file) && WORDS.get(owner)?.includes(name)) return 'word';
  if (/engine\/src\/contract\/(play|tools)\.ts$/.test(file) && MAKERS.has(name)) return 'word';
  if (/engine\/src\/journal\.ts$|web\/src\/core\/game-model\.ts$/.test(file) && CODES.get(owner)?.includes(name))
    return 'code';
  return undefined;
}

/** Follows words through the sources until nothing new is found. */
export class Flow {
  /** @param {ts.TypeChecker} checker @param {readonly ts.SourceFile[]} sources */
  constructor(checker, sources) {
    this.checker = checker;
    /** @type {Map<ts.Node, Level>} declarations that hold words */
    this.held = new Map();
    /** @type {Set<ts.Node>} */
    this.own = new Set(sources);
    let before = -1;
    while (before !== this.held.size) {
      before = this.held.size;
      for (const source of sources) this.follow(source);
    }
  }

  /** @param {ts.Node | undefined} declaration @param {Level | undefined} level */
  hold(declaration, level) {
    if (declaration === undefined || level === undefined || !this.own.has(declaration.getSourceFile())) return;
    if (this.held.get(declaration) !== 'word') this.held.set(declaration, level);
  }

  /** @param {ts.Symbol | undefined} symbol @returns {Level | undefined} */
  ofSymbol(symbol) {
    const declaration = declarationOf(symbol);
    return declaration && (this.held.get(declaration) ?? byContract(declaration));
  }

  /** What an expression gives. @param {ts.Expression | undefined} node @returns {Level | undefined} */
  level(node) {
    if (node === undefined) return undefined;
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return this.level(node.expression);
    if (ts.isIdentifier(node)) return this.ofSymbol(this.checker.getSymbolAtLocation(node));
    if (ts.isPropertyAccessExpression(node)) return this.ofSymbol(this.checker.getSymbolAtLocation(node.name));
    if (ts.isElementAccessExpression(node)) return this.level(node.expression);
    if (ts.isTemplateExpression(node))
      return node.templateSpans.map((span) => this.level(span.expression)).reduce(higher, undefined);
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return this.level(node.right);
      if ([ts.SyntaxKind.PlusToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(kind))
        return higher(this.level(node.left), this.level(node.right));
      return undefined;
    }
    if (ts.isConditionalExpression(node)) return higher(this.level(node.whenTrue), this.level(node.whenFalse));
    if (ts.isArrayLiteralExpression(node))
      return node.elements
        .map((one) => this.level(ts.isSpreadElement(one) ? one.expression : one))
        .reduce(higher, undefined);
    return ts.isCallExpression(node) ? this.ofCall(node) : undefined;
  }

  /** @param {ts.CallExpression} node @returns {Level | undefined} */
  ofCall(node) {
    const { expression } = node;
    if (ts.isPropertyAccessExpression(expression)) {
      const { text } = expression.name;
      if (PASSES.has(text)) return this.level(expression.expression);
      const [callback] = node.arguments;
      if ((text === 'map' || text === 'flatMap') && callback && ts.isArrowFunction(callback))
        return ts.isBlock(callback.body) ? undefined : this.level(callback.body);
    }
    const declared = this.ofSymbol(
      this.checker.getSymbolAtLocation(ts.isPropertyAccessExpression(expression) ? expression.name : expression),
    );
    if (declared !== undefined) return declared;
    // A function of ours that is given words and gives text gives words.
    const signature = this.checker.getResolvedSignature(node);
    if (signature?.declaration === undefined || !this.own.has(signature.declaration.getSourceFile())) return undefined;
    if (!isText(this.checker, this.checker.getReturnTypeOfSignature(signature))) return undefined;
    return node.arguments.map((one) => this.level(one)).reduce(higher, undefined);
  }

  /** @param {ts.BindingName} name @param {ts.Type} type @param {Level | undefined} level of the whole */
  bind(name, type, level) {
    if (ts.isIdentifier(name)) return this.hold(name.parent, level);
    for (const element of name.elements) {
      if (ts.isOmittedExpression(element)) continue;
      if (ts.isArrayBindingPattern(name)) {
        this.bind(element.name, this.checker.getTypeAtLocation(element), level);
        continue;
      }
      const key = element.propertyName ?? element.name;
      const property = ts.isIdentifier(key) ? this.checker.getPropertyOfType(type, key.text) : undefined;
      this.bind(element.name, this.checker.getTypeAtLocation(element), this.ofSymbol(property));
    }
  }

  /** @param {ts.Node} node */
  follow(node) {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined)
      this.bind(node.name, this.checker.getTypeAtLocation(node.initializer), this.level(node.initializer));
    else if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer)) {
      const [declared] = node.initializer.declarations;
      if (declared !== undefined)
        this.bind(declared.name, this.checker.getTypeAtLocation(declared.name), this.level(node.expression));
    } else if (ts.isParameter(node) && !ts.isIdentifier(node.name))
      this.bind(node.name, this.checker.getTypeAtLocation(node), undefined);
    else if (ts.isCallExpression(node)) this.handOver(node);
    else if (ts.isJsxAttribute(node)) this.give(node);
    else if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) this.assign(node);
    ts.forEachChild(node, (child) => this.follow(child));
  }

  /** What goes into a call: to the parameters, or to a function that gets the elements. @param {ts.CallExpression} node */
  handOver(node) {
    const { expression } = node;
    const [first] = node.arguments;
    if (
      ts.isPropertyAccessExpression(expression) &&
      HANDS_OVER.has(expression.name.text) &&
      first !== undefined &&
      (ts.isArrowFunction(first) || ts.isFunctionExpression(first))
    ) {
      const [parameter] = first.parameters;
      if (parameter !== undefined && ts.isIdentifier(parameter.name))
        this.hold(parameter, this.level(expression.expression));
    }
    const parameters = this.checker.getResolvedSignature(node)?.declaration?.parameters;
    parameters?.forEach((parameter, i) => {
      if (ts.isParameter(parameter) && ts.isIdentifier(parameter.name))
        this.hold(parameter, this.level(node.arguments[i]));
    });
  }

  /** What a component is given. @param {ts.JsxAttribute} node */
  give({ name, initializer, parent }) {
    const wanted = this.checker.getContextualType(parent);
    if (initializer === undefined || !ts.isJsxExpression(initializer) || !ts.isIdentifier(name) || wanted === undefined)
      return;
    this.hold(declarationOf(this.checker.getPropertyOfType(wanted, name.text)), this.level(initializer.expression));
  }

  /** @param {ts.PropertyAssignment | ts.ShorthandPropertyAssignment} node */
  assign(node) {
    const name = nameOf(node);
    const wanted = this.checker.getContextualType(node.parent);
    if (name === undefined || wanted === undefined) return;
    const given = ts.isPropertyAssignment(node)
      ? this.level(node.initializer)
      : this.ofSymbol(this.checker.getShorthandAssignmentValueSymbol(node));
    this.hold(declarationOf(this.checker.getPropertyOfType(this.checker.getNonNullableType(wanted), name)), given);
  }
}

/** A text, or a list of texts. @param {ts.TypeChecker} checker @param {ts.Type} type @returns {boolean} */
export function isText(checker, type) {
  const plain = checker.getNonNullableType(type);
  if (plain.isUnion()) return plain.types.every((one) => isText(checker, one));
  if ((plain.flags & ts.TypeFlags.StringLike) !== 0) return true;
  const [element] = checker.isArrayType(plain) ? checker.getTypeArguments(/** @type {ts.TypeReference} */ (plain)) : [];
  return element !== undefined && isText(checker, element);
}
