// JSON that remembers where everything stands, so that a mistake in a pack or a lesson is reported with its line.
import type { LineProblem } from './contract/tools.ts';
import { brief } from './did-you-mean.ts';
import { W } from './words/content.ts';

export interface JsonText {
  readonly value: unknown;
  /** The line of a path as the schema writes it (`data.areas[id 7].tem`), or of the nearest part that exists. */
  line(path: string): number;
}

/** A value with its line, and the same for what is inside. */
interface Node {
  readonly value: unknown;
  readonly line: number;
  /** Fields of an object by name, rows of a list by index. */
  readonly inside: ReadonlyMap<string, Node>;
}

class BadJson extends Error {
  readonly line: number;
  constructor(line: number, text: string) {
    super(text);
    this.line = line;
  }
}

const DEEPEST = 100;
/** No pack comes near this: the largest game has some 8,000 values. Each one costs memory for its line. */
const MOST_VALUES = 100_000;
const LONGEST_NUMBER = 400;
const NOTHING: ReadonlyMap<string, Node> = new Map();

export function parseJson(source: string): JsonText | LineProblem {
  try {
    const root = new Reader(source).whole();
    return { value: root.value, line: (path) => find(root, path).line };
  } catch (error) {
    if (error instanceof BadJson) return { line: error.line, text: error.message };
    throw error;
  }
}

function find(root: Node, path: string): Node {
  let node = root;
  for (const part of path.match(/[^.[\]]+|\[[^\]]*\]/g) ?? []) {
    const next = part.startsWith('[') ? row(node, part.slice(1, -1)) : node.inside.get(part);
    if (next === undefined) return node;
    node = next;
  }
  return node;
}

/** `3` by index; `id 7` the row whose field `id` is 7. */
function row(node: Node, inner: string): Node | undefined {
  const space = inner.indexOf(' ');
  if (space < 0) return node.inside.get(inner);
  const key = inner.slice(0, space);
  const wanted = inner.slice(space + 1);
  return [...node.inside.values()].find((n) => String(n.inside.get(key)?.value) === wanted);
}

class Reader {
  private at = 0;
  private line = 1;
  private values = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  whole(): Node {
    this.space();
    const node = this.node(0);
    this.space();
    if (this.at < this.source.length) throw this.bad(W.behindEnd(this.here()));
    return node;
  }

  private node(depth: number): Node {
    if (depth > DEEPEST) throw this.bad(W.tooDeep(DEEPEST));
    if (++this.values > MOST_VALUES) throw new BadJson(this.line, W.tooManyValues(MOST_VALUES));
    const line = this.line;
    const c = this.source[this.at];
    if (c === '{') return { line, ...this.object(depth) };
    if (c === '[') return { line, ...this.list(depth) };
    if (c === '"') return { line, value: this.text(), inside: NOTHING };
    const word = /[-+.0-9A-Za-z_]+/y;
    word.lastIndex = this.at;
    const found = word.exec(this.source)?.[0];
    if (found === undefined) throw this.bad(W.valueMissing(this.here()));
    const value = found.length > LONGEST_NUMBER ? undefined : literal(found);
    if (value === undefined) throw this.bad(W.notValue(found.slice(0, 30)));
    this.at += found.length;
    return { line, value, inside: NOTHING };
  }

  private object(depth: number): Omit<Node, 'line'> {
    const inside = new Map<string, Node>();
    this.at++;
    this.space();
    while (this.source[this.at] !== '}') {
      if (this.source[this.at] !== '"') throw this.bad(W.nameMissing(this.here()));
      const key = this.text();
      if (inside.has(key)) throw this.bad(W.fieldTwice(brief(key)));
      this.space();
      if (this.source[this.at] !== ':') throw this.bad(W.colonMissing(brief(key)));
      this.at++;
      this.space();
      inside.set(key, this.node(depth + 1));
      this.comma('}');
    }
    this.at++;
    // Null-prototype free: Object.fromEntries defines own properties, also for a key like __proto__.
    return { value: Object.fromEntries([...inside].map(([k, n]) => [k, n.value])), inside };
  }

  private list(depth: number): Omit<Node, 'line'> {
    const nodes: Node[] = [];
    this.at++;
    this.space();
    while (this.source[this.at] !== ']') {
      nodes.push(this.node(depth + 1));
      this.comma(']');
    }
    this.at++;
    return { value: nodes.map((n) => n.value), inside: new Map(nodes.map((n, i) => [String(i), n])) };
  }

  /** Past a comma, or up to the closing bracket. */
  private comma(close: string): void {
    this.space();
    const c = this.source[this.at];
    if (c === close) return;
    if (c !== ',') throw this.bad(W.commaMissing(close, this.here()));
    this.at++;
    this.space();
    if (this.source[this.at] === close) throw this.bad(W.nothingAfterComma(close));
  }

  private text(): string {
    const end = this.closingQuote();
    if (end < 0) throw this.bad(W.noClosingQuote);
    const found = this.source.slice(this.at, end + 1);
    this.at += found.length;
    try {
      return JSON.parse(found) as string;
    } catch {
      throw this.bad(W.badEscape(found.slice(0, 30)));
    }
  }

  /** By hand: a pattern that looks behind every backslash runs out of memory on a text of megabytes. */
  private closingQuote(): number {
    for (let at = this.at + 1; at < this.source.length; at++) {
      const c = this.source[at];
      if (c === '"') return at;
      if (c === '\n' || c === '\r') return -1;
      if (c === '\\') at++;
    }
    return -1;
  }

  private space(): void {
    for (; this.at < this.source.length; this.at++) {
      const c = this.source[this.at];
      if (c === '\n') this.line++;
      else if (c !== ' ' && c !== '\t' && c !== '\r') return;
    }
  }

  private here(): string {
    return this.at >= this.source.length ? W.endOfFile : `'${this.source[this.at]}'`;
  }

  private bad(text: string): BadJson {
    return new BadJson(this.line, W.notJson(text));
  }
}

function literal(word: string): number | boolean | null | undefined {
  if (word === 'true') return true;
  if (word === 'false') return false;
  if (word === 'null') return null;
  return /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?$/.test(word) ? Number(word) : undefined;
}
