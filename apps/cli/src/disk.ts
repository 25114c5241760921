// Files: read with a limit and a clear sentence, written whole or not at all, never over somebody else's move.
import { isUtf8 } from 'node:buffer';
import { createHash, randomBytes } from 'node:crypto';
import { basename, dirname, join, resolve } from 'node:path';
import { code, fileProblem, removeQuietly } from './file-error.ts';
import type { Io } from './io.ts';
import { lock } from './lock.ts';
import { badInput } from './stop.ts';
import { W } from './words/common.ts';

/** No score, position or pack comes near this; what is larger is another kind of file. */
export const MOST_BYTES = 8 * 1024 * 1024;

export interface TextFile {
  /** As the person named it. */
  readonly name: string;
  readonly text: string;
  /** Hash of the bytes: says later whether somebody else has written meanwhile. */
  readonly hash: string;
}

/** Reads a text file; throws a Stop with one sentence if it is not one. */
export function readText(io: Io, name: string): TextFile {
  const bytes = readBytes(io, name);
  if (bytes.length === 0) throw badInput(W.theFileIsEmpty, { file: name, line: 1 });
  const nul = bytes.indexOf(0);
  if (nul >= 0) throw badInput(W.binaryFile, { file: name, line: lineOf(bytes, nul) });
  if (!isUtf8(bytes)) {
    throw badInput(W.wrongEncoding, {
      file: name,
      line: firstBadLine(bytes),
    });
  }
  return { name, text: new TextDecoder().decode(bytes), hash: hashOf(bytes) };
}

function readBytes(io: Io, name: string): Buffer {
  const path = resolve(io.cwd, name);
  let file: number | undefined;
  try {
    const { size } = regular(io.disk.statSync(path), name);
    if (size > MOST_BYTES) {
      throw badInput(W.fileTooLarge(megabytes(size), megabytes(MOST_BYTES)), {
        file: name,
        line: 1,
      });
    }
    file = io.disk.openSync(path, 'r');
    return io.disk.readFileSync(file);
  } catch (error) {
    throw fileProblem(error, name, 'read');
  } finally {
    if (file !== undefined) io.disk.closeSync(file);
  }
}

export function regular<S extends { isFile(): boolean; isDirectory(): boolean }>(stat: S, name: string): S {
  if (stat.isDirectory()) throw badInput(W.folderNotFile, { file: name });
  if (!stat.isFile()) throw badInput(W.notOrdinaryFile, { file: name });
  return stat;
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(bytes % (1024 * 1024) === 0 ? 0 : 1);
}

function lineOf(bytes: Uint8Array, at: number): number {
  let line = 1;
  for (let i = 0; i < at; i++) if (bytes[i] === 10) line++;
  return line;
}

function firstBadLine(bytes: Buffer): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line++) {
    const end = bytes.indexOf(10, from);
    const to = end < 0 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(from, to))) return line;
    from = to + 1;
  }
  return line;
}

function hashOf(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Whether there is anything of that name, a link that points to nothing included. */
export function exists(io: Io, name: string): boolean {
  try {
    io.disk.lstatSync(resolve(io.cwd, name));
    return true;
  } catch (error) {
    if (code(error) === 'ENOENT') return false;
    throw fileProblem(error, name, 'read');
  }
}

/**
 * What may be replaced: nothing; the file whose content has this hash; a file of which `ours` says that it was made by
 * the same command; or, where a person has said so (--force), whatever file it is.
 */
export type Expected =
  | 'nothing'
  | { readonly hash: string }
  | { readonly ours: (text: string) => boolean; readonly what: string }
  | 'anything';

/**
 * The one door through which files are written: at every moment, also after a crash, either the old or the new one is
 * there, whole. If what is there may not be replaced, it is left alone. Returns the hash of the new content.
 */
export function saveText(io: Io, name: string, content: string | Uint8Array, expected: Expected): string {
  const { disk } = io;
  const path = follow(io, resolve(io.cwd, name), name);
  const temporary = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}${TEMPORARY}`);
  const bytes = Buffer.from(content);
  const unlock = lock(io, path, name);
  try {
    const mode = checkExpected(io, path, name, expected);
    const file = disk.openSync(temporary, 'wx', mode ?? 0o666);
    try {
      for (let done = 0; done < bytes.length; ) done += disk.writeSync(file, bytes, done);
      disk.fsyncSync(file);
    } finally {
      disk.closeSync(file);
    }
    if (!bytes.equals(disk.readFileSync(temporary))) {
      throw badInput(W.diskLostIt, { file: name });
    }
    disk.renameSync(temporary, path);
    syncFolder(io, dirname(path));
    sweep(io, path);
    return hashOf(bytes);
  } catch (error) {
    removeQuietly(io, temporary);
    throw fileProblem(error, name, 'written');
  } finally {
    unlock();
  }
}

const TEMPORARY = '.tmp';

/** Whoever holds the lock is the only writer: other temporary files of this one are left from a crash. */
function sweep(io: Io, path: string): void {
  try {
    const names = io.disk.readdirSync(dirname(path));
    const left = names.filter((name) => name.startsWith(`.${basename(path)}.`) && name.endsWith(TEMPORARY));
    for (const name of left) removeQuietly(io, join(dirname(path), name));
  } catch {}
}

/** The permissions to keep, or undefined for a new file. */
function checkExpected(io: Io, path: string, name: string, expected: Expected): number | undefined {
  let found: { readonly bytes: Buffer; readonly mode: number } | undefined;
  try {
    const stat = regular(io.disk.statSync(path), name);
    found = { bytes: io.disk.readFileSync(path), mode: stat.mode & 0o777 };
  } catch (error) {
    if (code(error) !== 'ENOENT') throw error;
  }
  if (expected === 'anything') return found?.mode;
  if (expected === 'nothing' || 'ours' in expected) {
    if (found === undefined) return undefined;
    if (expected !== 'nothing' && expected.ours(found.bytes.toString('utf8'))) return found.mode;
    const other = expected === 'nothing' ? W.fileExists : W.fileIsNot(expected.what);
    throw badInput(W.nothingWritten(other), { file: name });
  }
  if (found === undefined || hashOf(found.bytes) !== expected.hash) {
    throw badInput(W.changedMeanwhile, { file: name, more: { changed: true } });
  }
  return found.mode;
}

/** A link is kept: what it points to is replaced. One that points to nothing is somebody's mistake, not a new file. */
function follow(io: Io, path: string, name: string): string {
  try {
    return io.disk.realpathSync(path);
  } catch (error) {
    if (code(error) === 'ENOENT' && isLink(io, path)) {
      throw badInput(W.linkToNothing, {
        file: name,
      });
    }
    return path;
  }
}

function isLink(io: Io, path: string): boolean {
  try {
    return io.disk.lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

function syncFolder(io: Io, folder: string): void {
  // Some systems cannot open or sync a folder; the rename itself has succeeded there all the same.
  try {
    const file = io.disk.openSync(folder, 'r');
    try {
      io.disk.fsyncSync(file);
    } finally {
      io.disk.closeSync(file);
    }
  } catch {}
}
