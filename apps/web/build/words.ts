// Texts stand in `words/`, one file for a room, where a translator finds them; parts of the page name them (`W.save`, `W.moves(3)`).
// In the finished page each text stands where it is shown, so that the catalogue weighs nothing. In a development build the files
// stay what they are, and a second catalogue is laid over them: see `overlay`.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plugin, parseSync } from 'vite';

/** A node of a syntax tree, as far as it is needed here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A text, or a function of data that makes one. */
interface Entry {
  readonly code: string;
  readonly params: readonly string[] | undefined;
  /** Where parameters and what was imported stand in the code, in order. */
  readonly uses: readonly { readonly name: string; readonly start: number; readonly end: number }[];
}

interface Catalogue {
  readonly entries: ReadonlyMap<string, Entry>;
  /** Functions that the texts need, and where they come from. */
  readonly imports: ReadonlyMap<string, string>;
}

/** The words of the page (`import * as W`), or of a package that it shares with terminal and server (`import { W }`). */
const IMPORT = /^import (?:\* as W|\{ W \}) from '(\.[^']*\/words\/[^']+\.ts)';$/m;
const OF_THE_PAGE = /\/apps\/web\/src\/words\/.*\.ts$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every node below one, with the one above it; types are no code. */
function walk(node: Node, visit: (node: Node, above: Node | undefined) => void, above?: Node): void {
  visit(node, above);
  for (const [key, value] of Object.entries(node)) {
    if (/^(typeAnnotation|returnType|typeArguments|typeParameters)$/.test(key)) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node);
  }
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined;

/** Identifiers of an expression that stand for values. */
function identifiers(body: Node): { name: string; node: Node; shorthand: boolean }[] {
  const found: { name: string; node: Node; shorthand: boolean }[] = [];
  walk(body, (node, above) => {
    const name = nameOf(node);
    if (name === undefined) return;
    const member = above?.type === 'MemberExpression' && above.property === node && above.computed !== true;
    const key = above?.type === 'Property' && above.key === node && above.shorthand !== true;
    if (!member && !key) found.push({ name, node, shorthand: above?.type === 'Property' });
  });
  return found;
}

/** What a file of words has, as far as it can stand elsewhere: what needs more than its own data is left where it is. */
function read(file: string): Catalogue {
  const code = readFileSync(file, 'utf8');
  const entries = new Map<string, Entry>();
  const imports = new Map<string, string>();
  for (const statement of parseSync(file, code).program.body as unknown as readonly Node[]) {
    if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
      const from = String((statement.source as Node).value);
      for (const one of statement.specifiers as readonly Node[]) {
        const [outside, local] = [nameOf(one.imported), nameOf(one.local)];
        if (outside !== undefined && outside === local)
          imports.set(outside, from.startsWith('.') ? join(dirname(file), from) : from);
      }
    }
    if (statement.type !== 'ExportNamedDeclaration' || !isNode(statement.declaration)) continue;
    for (const one of (statement.declaration.declarations ?? []) as readonly Node[]) {
      if (!isNode(one.init)) continue;
      for (const [name, init] of shared(one.init) ?? [[nameOf(one.id), one.init] as const]) {
        const entry = name === undefined ? undefined : entryOf(init, code, imports);
        if (name !== undefined && entry !== undefined) entries.set(name, entry);
      }
    }
  }
  return { entries, imports };
}

/** The texts of `catalogue({ ... })`: what a package shares with terminal and server. */
function shared(init: Node): readonly (readonly [string | undefined, Node])[] | undefined {
  if (init.type !== 'CallExpression' || nameOf(init.callee) !== 'catalogue') return undefined;
  const [texts] = init.arguments as readonly Node[];
  return ((texts?.properties ?? []) as readonly Node[]).map((one) => [nameOf(one.key), one.value as Node] as const);
}

function entryOf(init: Node, code: string, imports: ReadonlyMap<string, string>): Entry | undefined {
  const made = init.type === 'ArrowFunctionExpression';
  if (made && init.expression !== true) return undefined;
  if (!made && init.type !== 'Literal') return undefined;
  const body = made ? (init.body as Node) : init;
  const names = made ? (init.params as readonly Node[]).map(nameOf) : undefined;
  if (names?.includes(undefined)) return undefined;
  const params = names?.map(String);
  const used = identifiers(body);
  // Its own functions inside, names of its own in the file: such a text stays where it is.
  if (used.some(({ name, shorthand }) => shorthand || !(params?.includes(name) || imports.has(name)))) return undefined;
  const uses = used.map(({ name, node }) => ({ name, start: node.start - body.start, end: node.end - body.start }));
  return { code: code.slice(body.start, body.end), params, uses: uses.toSorted((a, b) => a.start - b.start) };
}

/** What may stand twice: a name, a property, a number. */
const SIMPLE = /^[\w$.]+$/;

/** A space beside a text becomes part of it: one text weighs less than two. */
function joined(code: string): string {
  const text = `\\{\\(((['"\`])(?:(?!\\2)[^\\\\$])*\\2)\\)\\}`;
  const before = code.replace(new RegExp(`(?:\\{' '\\}\\s*|(?<=[^=]>) )${text}`, 'g'), (_all, quoted: string) => {
    return `{(${quoted.slice(0, 1)} ${quoted.slice(1)})}`;
  });
  return before.replace(new RegExp(`${text}\\s*\\{' '\\}`, 'g'), (_all, quoted: string) => {
    return `{(${quoted.slice(0, -1)} ${quoted.slice(-1)})}`;
  });
}

/** `code` with every text in its place. */
function inline(code: string, file: string, catalogue: Catalogue): string {
  const calls: { readonly node: Node; readonly name: string; readonly args: readonly Node[] | undefined }[] = [];
  walk(parseSync(file, code).program as unknown as Node, (node, above) => {
    if (node.type !== 'MemberExpression' || nameOf(node.object) !== 'W' || node.computed === true) return;
    const called = above?.type === 'CallExpression' && above.callee === node;
    const args = called ? (above.arguments as readonly Node[]) : undefined;
    calls.push({ node: called ? above : node, name: nameOf(node.property) ?? '', args });
  });
  calls.sort((a, b) => a.node.start - b.node.start || b.node.end - a.node.end);
  const needed = new Set<string>();
  const put = (name: string, args: readonly string[] | undefined): string | undefined => {
    const entry = catalogue.entries.get(name);
    if (entry === undefined || entry.params?.length !== args?.length) return undefined;
    const twice = entry.params?.some((param, i) => {
      const times = entry.uses.filter((use) => use.name === param).length;
      return times > 1 && !SIMPLE.test(args?.[i] ?? '');
    });
    if (twice === true) return undefined;
    let text = '';
    let at = 0;
    for (const { name: used, start, end } of entry.uses) {
      const i = entry.params?.indexOf(used) ?? -1;
      if (i < 0) needed.add(used);
      const argument = args?.[i] ?? '';
      text += entry.code.slice(at, start) + (i < 0 ? `W$${used}` : SIMPLE.test(argument) ? argument : `(${argument})`);
      at = end;
    }
    return `(${text}${entry.code.slice(at)})`;
  };
  const render = (start: number, end: number): string => {
    let text = '';
    let at = start;
    for (const { node, name, args } of calls) {
      if (node.start < at || node.end > end || (node.start === start && node.end === end && at > start)) continue;
      const filled = put(
        name,
        args?.map((one) => render(one.start, one.end)),
      );
      if (filled === undefined) continue;
      text += code.slice(at, node.start) + filled;
      at = node.end;
    }
    return text + code.slice(at, end);
  };
  const body = joined(render(0, code.length));
  const helpers = [...needed].map((name) => `import { ${name} as W$${name} } from '${catalogue.imports.get(name)}';\n`);
  const left = /\bW\.\w/.test(body);
  return helpers.join('') + (left ? body : body.replace(IMPORT, ''));
}

/** The finished page: every text where it is shown. */
export function inlineWords(): Plugin {
  const known = new Map<string, Catalogue>();
  return {
    name: 'words in their places',
    enforce: 'pre',
    transform(code, id) {
      const named = IMPORT.exec(code)?.[1];
      if (named === undefined) return undefined;
      const [file = ''] = id.split('?');
      const words = join(dirname(file), named);
      const catalogue = known.get(words) ?? read(words);
      known.set(words, catalogue);
      return { code: inline(code, file, catalogue) };
    },
  };
}

/** Through it go the words of packages. */
const SHARED = join(import.meta.dirname, '../../../engine/src/words/catalogue.ts').replaceAll('\\', '/');

/** Laid over the words of the page in a development build: in `?dev&pseudo` a language that nobody speaks. */
const OVER = '\0words laid over';
const PSEUDO = join(import.meta.dirname, '../../../engine/src/pseudo-words.ts');
/** What words need while they are loaded. */
export const BEFORE_WORDS: ReadonlySet<string> = new Set([OVER, PSEUDO]);

export const overlay: Plugin = {
  name: 'words laid over',
  enforce: 'pre',
  resolveId(id) {
    return id === OVER ? id : undefined;
  },
  load(id) {
    if (id !== OVER) return undefined;
    return `import { pseudoWords } from ${JSON.stringify(PSEUDO)};
const asked = new URLSearchParams(location.search);
export const over = (words) => (asked.has('dev') && asked.has('pseudo') ? pseudoWords(words) : words);`;
  },
  transform(code, id) {
    // The worker that thinks is told by its own address.
    if (/\/apps\/web\/src\/core\/thinking\.ts$/.test(id.replaceAll('\\', '/')))
      return { code: code.replace("ofThisBuild('./worker.js')", "'./worker.js' + location.search") };
    if (id.replaceAll('\\', '/') === SHARED)
      return { code: `import { over as W$over } from ${JSON.stringify(OVER)};\n${code}\nlayOver(W$over);\n` };
    if (!OF_THE_PAGE.test(id.replaceAll('\\', '/'))) return undefined;
    const inits: Node[] = [];
    for (const statement of parseSync(id, code).program.body as unknown as readonly Node[]) {
      if (statement.type !== 'ExportNamedDeclaration' || !isNode(statement.declaration)) continue;
      for (const one of (statement.declaration.declarations ?? []) as readonly Node[])
        if (isNode(one.init)) inits.push(one.init);
    }
    let text = `import { over as W$over } from ${JSON.stringify(OVER)};\n`;
    let at = 0;
    for (const { start, end } of inits) {
      text += `${code.slice(at, start)}W$over(${code.slice(start, end)})`;
      at = end;
    }
    return { code: text + code.slice(at) };
  },
};
