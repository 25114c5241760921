// Freezes the rules of a release: for each game one self-contained file with engine, rules and content, kept for good, so that
// a game begun under them can be finished under them.
//
//   node tools/release.mjs TREE NAME     builds the files of the release that lies in TREE and lists them
//   node tools/release.mjs --check       whether every listed file is there and whole
//
// A file is named by the hash of what is in it and lies compressed in games/catalogue/releases; releases.json beside the
// catalogue says which rules and content it holds. The tool that adds a release's scores is corpus.mjs.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { isMain, repositoryRoot } from './lib.mjs';

/**
 * @typedef {{ release: string, game: string, rules: number, content: string, identity: string, contract: number, file: string }} Release
 *   as games/catalogue/src/releases.ts describes it
 */

const FOLDER = join(repositoryRoot, 'games/catalogue/releases');
const LIST = join(repositoryRoot, 'games/catalogue/src/releases.json');
const GAMES = ['rudders-line', 'credentials', 'sherman-leader'];

/** @returns {Release[]} */
function listed() {
  return JSON.parse(readFileSync(LIST, 'utf8'));
}

/**
 * One game of a tree as a single module without imports: what the catalogue would load, with everything it stands on.
 * @param {string} tree @param {string} game @returns {Promise<string>}
 */
export async function bundle(tree, game) {
  const entry = join(tree, 'games/catalogue/src/rules-file.ts');
  const source = `import { content, createGame } from '@bocage/${game}';
import { loaded } from ${JSON.stringify(join(tree, 'games/catalogue/src/loaded.ts'))};
export const { create, spec } = loaded(content, createGame);
`;
  // Only who builds needs the bundler: a check must be quick.
  const { build } = await import('vite');
  const made = await build({
    configFile: false,
    root: tree,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: 'oxc',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false, minify: true } },
    },
  });
  if (!Array.isArray(made)) throw new Error(`${game}: nothing was built`);
  const output = made.flatMap((part) => part.output);
  const [only, ...more] = output;
  if (only?.type !== 'chunk' || more.length > 0 || only.imports.length > 0)
    throw new Error(`${game}: the file does not stand alone`);
  return only.code;
}

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** @param {Buffer} bytes */
export const unpack = (bytes) => brotliDecompressSync(bytes).toString('utf8');

/** @param {string} text */
function pack(text) {
  const bytes = Buffer.from(text);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** How a tree's games are called; trees from before there was a number have the first. @param {string} tree */
function contractOf(tree) {
  try {
    const source = readFileSync(join(tree, 'games/catalogue/src/old-rules.ts'), 'utf8');
    return Number(/^const CONTRACT = ([0-9]+);/m.exec(source)?.[1]);
  } catch {
    return 1;
  }
}

/** @param {string} tree @param {string} release */
async function add(tree, release) {
  const { contentHash } = await import(pathToFileURL(join(repositoryRoot, 'engine/src/index.ts')).href);
  const { findGame } = await import(pathToFileURL(join(repositoryRoot, 'games/catalogue/src/index.ts')).href);
  mkdirSync(FOLDER, { recursive: true });
  const list = listed().filter((one) => one.release !== release);
  for (const game of GAMES) {
    const text = await bundle(tree, game);
    const file = `${game}-${hashOf(text)}.js`;
    const packed = pack(text);
    writeFileSync(join(FOLDER, `${file}.br`), packed);
    const frozen = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
    const made = frozen.create();
    const { spec } = await findGame(game).load();
    list.push({
      release,
      game,
      rules: made.rulesVersion,
      content: made.content.hash,
      identity: contentHash(frozen.spec.data, spec.unread),
      contract: contractOf(tree),
      file,
    });
    console.log(`${file}: ${text.length} bytes, ${packed.length} compressed`);
  }
  writeFileSync(LIST, `${JSON.stringify(list, undefined, 2)}\n`);
}

/** What is wrong with the files as they lie in the tree. @returns {string[]} */
export function problems() {
  /** @type {string[]} */
  const found = [];
  const list = listed();
  const there = readdirSync(FOLDER).filter((name) => name.endsWith('.br'));
  for (const name of there) {
    if (!list.some(({ file }) => `${file}.br` === name)) found.push(`${name} is listed in no release`);
  }
  for (const { file, game } of list) {
    if (!there.includes(`${file}.br`)) {
      found.push(`${file}.br is missing`);
      continue;
    }
    const text = unpack(readFileSync(join(FOLDER, `${file}.br`)));
    if (file !== `${game}-${hashOf(text)}.js`)
      found.push(`${file}.br holds something else: its hash is ${hashOf(text)}`);
  }
  return found;
}

if (isMain(import.meta)) {
  const [first, release] = process.argv.slice(2);
  if (first === '--check') {
    const found = problems();
    for (const problem of found) console.error(problem);
    process.exitCode = found.length > 0 ? 1 : 0;
  } else if (first === undefined || release === undefined || !/^[0-9]+\.[0-9]+\.[0-9]+$/.test(release)) {
    console.error('Usage: node tools/release.mjs TREE NAME, for example: node tools/release.mjs . 0.2.0');
    process.exitCode = 2;
  } else await add(resolve(first), release);
}
