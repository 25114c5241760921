// Builds the page into apps/web/dist: Vite, then the digests and drawings, the list for the service worker, compressed copies.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { news } from './changelog.ts';
import { config, treeRoot, webRoot } from './config.ts';
import { digests } from './digest.ts';
import { drawings, theatreSheets } from './drawings.ts';
import { fewBytes } from './ground/few-bytes.ts';
import { night } from './ground/night.ts';
import { courses, exampleDrawings } from './lessons.ts';
import { LICENCES, licences } from './licences.ts';

export const dist = join(webRoot, 'dist');
/** A page for developers: the same, with its words in files of their own, so that another language can be laid over them. */
export const development = join(treeRoot, '.cache/development');

/** What the page is made of, as one hash: files with their size and time. */
function sourceMark(): string {
  const files = globSync(
    [
      'package-lock.json',
      'engine/src/**/*',
      'ai/src/**/*',
      'games/*/{src,data}/**/*',
      'games/*/digest.md',
      'lessons/{src,data}/**/*',
      'games/catalogue/releases/*',
      'CHANGELOG.md',
      'apps/web/{src,build,public}/**/*',
      'apps/web/index.html',
    ],
    { cwd: treeRoot },
  ).sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(treeRoot, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function allFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

function put(name: string, text: string | Uint8Array): void {
  const path = join(dist, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
}

/** Rules of earlier releases: no part of the page, fetched by the games that keep them. */
function putRules(): void {
  const folder = join(treeRoot, 'games/catalogue/releases');
  for (const file of globSync('*.js.br', { cwd: folder }))
    put(`rules/${file.slice(0, -'.br'.length)}`, brotliDecompressSync(readFileSync(join(folder, file))));
}

/** The service worker gets the list of files and a version that changes with any of them; so does the page. */
function finishServiceWorker(): void {
  const files = allFiles(dist).filter((file) => !/^(sw\.js$|share\.jpg$|rules\/|\.)/.test(file));
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(dist, file)));
  const list = files.map((file) => (file === 'index.html' ? './' : `./${file}`));
  const version = hash.digest('hex').slice(0, 12);
  const filled = JSON.stringify({ version, files: list });
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const mark = /<meta name="build" content="" data-version="" ?\/?>/;
  if (!mark.test(page)) throw new Error('the page has no place for its build');
  put('index.html', page.replace(mark, `<meta name="build" content="${version}" data-version="${news().version}" />`));
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const token = /(["'`])__BUILD__\1/;
  if (!token.test(worker)) throw new Error('the service worker has no place for the list of files');
  writeFileSync(
    join(dist, 'sw.js'),
    worker.replace(token, () => JSON.stringify(filled)),
  );
}

/** The files of script that come along when one is loaded, itself among them. */
function comesAlong(file: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, named = ''] of readFileSync(join(dist, file), 'utf8').matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g))
    comesAlong(join(file, '..', named).replaceAll('\\', '/'), found);
  return found;
}

/** A worker has no page, so nothing of the page may come along with it; and home does without the kernel. */
function checkCompany(): void {
  const files = allFiles(dist).filter((file) => file.endsWith('.js'));
  const named = (name: string): string => {
    const file = files.find((one) => new RegExp(`^(assets/)?${name}(-[\\w-]{8})?\\.js$`).test(one));
    if (file === undefined) throw new Error(`the build has no file '${name}'`);
    return file;
  };
  if (comesAlong(named('worker')).has(named('home'))) throw new Error('the page comes along with the worker');
  if (comesAlong(named('index')).has(named('kernel'))) throw new Error('the kernel comes along with home');
  for (const file of files)
    for (const [, demanded = ''] of readFileSync(join(dist, file), 'utf8').matchAll(/import\(`(\.[^`]+)`\)/g))
      if (!existsSync(join(dist, file, '..', demanded))) throw new Error(`${file} asks for ${demanded}: there is none`);
}

/** How often the packer begins a new table of codes is a matter of memory; which is best differs from file to file. */
function smallest(bytes: Uint8Array): Uint8Array {
  const tries = [5, 6, 7, 8, 9].map((memLevel) => gzipSync(bytes, { level: 9, memLevel }));
  return tries.reduce((best, one) => (one.length < best.length ? one : best));
}

function compress(): void {
  for (const file of allFiles(dist)) {
    if (!/\.(html|js|css|json|svg|txt|webmanifest)$/.test(file)) continue;
    const bytes = readFileSync(join(dist, file));
    writeFileSync(join(dist, `${file}.gz`), smallest(bytes));
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    writeFileSync(join(dist, `${file}.br`), brotliCompressSync(bytes, quality));
  }
}

function upToDate(folder = dist): boolean {
  const stamp = join(folder, '.built');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceMark();
}

/** Takes the right to build: two programs that start together must not write one folder. */
async function lock(): Promise<() => void> {
  const folder = join(webRoot, 'dist.lock');
  for (let waited = 0; ; waited += 100) {
    try {
      mkdirSync(folder);
      return () => rmSync(folder, { recursive: true, force: true });
    } catch {
      // A lock that outlives any build was left by a program that was ended.
      if (waited > 120_000) rmSync(folder, { recursive: true, force: true });
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

/** Builds if anything has changed since the last time; says whether it did. */
export async function buildIfNeeded(): Promise<boolean> {
  if (upToDate()) return false;
  const unlock = await lock();
  try {
    if (upToDate()) return false;
    await buildAll();
    return true;
  } finally {
    unlock();
  }
}

/** The same for developers. Only the scripts are made anew: drawings, digests and styles are those of the finished page. */
export async function buildForDevelopment(): Promise<void> {
  await buildIfNeeded();
  if (upToDate(development)) return;
  const unlock = await lock();
  try {
    if (upToDate(development)) return;
    rmSync(development, { recursive: true, force: true });
    cpSync(dist, development, {
      recursive: true,
      filter: (file) => !/\.(gz|br)$|[\\/]assets[\\/].*\.js$|\.built$/.test(file),
    });
    process.env.NODE_ENV = 'production';
    await build(config(development, true));
    writeFileSync(join(development, '.built'), sourceMark());
  } finally {
    unlock();
  }
}

async function buildAll(): Promise<void> {
  const mark = sourceMark();
  // Vite takes an environment that is set already as the mode of the page.
  process.env.NODE_ENV = 'production';
  await build(config(dist));
  checkCompany();
  for (const [game, rules] of digests()) put(`digest/${game}.json`, JSON.stringify(rules));
  for (const [name, svg] of await drawings()) put(`drawing/${name}.svg`, svg);
  for (const [name, json] of theatreSheets()) put(`drawing/${name}.json`, json);
  const examples = await exampleDrawings();
  for (const [id, svg] of examples) {
    put(`drawing/rule-${id}-day.svg`, fewBytes(svg));
    put(`drawing/rule-${id}-night.svg`, night(fewBytes(svg)));
  }
  for (const [name, json] of courses(new Set(examples.keys()))) put(`learn/${name}.json`, json);
  put('news.json', JSON.stringify(news().changes));
  putRules();
  put(LICENCES, licences(webRoot, treeRoot));
  finishServiceWorker();
  compress();
  writeFileSync(join(dist, '.built'), mark);
}

if (import.meta.main) {
  const began = performance.now();
  const built = await buildIfNeeded();
  console.log(built ? `Built in ${((performance.now() - began) / 1000).toFixed(1)} s.` : 'Nothing has changed.');
}
