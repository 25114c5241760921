// Errors of the file system as sentences.
import type { Io } from './io.ts';
import { badInput } from './stop.ts';

/** Clears away what may not even be there. */
export function removeQuietly(io: Io, path: string): void {
  try {
    io.disk.unlinkSync(path);
  } catch {}
}

export function code(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}

/** An error of the file system as one sentence; anything else is passed on as it is. */
export function fileProblem(error: unknown, name: string, done: 'read' | 'written' | 'kept'): unknown {
  const found = SENTENCES.get(code(error) ?? '');
  if (found === undefined && (code(error) === undefined || !/^E[A-Z0-9]+$/.test(code(error) ?? ''))) return error;
  const reason = found ?? `the system says ${code(error)}`;
  return badInput(`the file cannot be ${done === 'read' ? 'read' : 'written'}: ${reason}${AFTER[done]}`, {
    file: name,
  });
}

const AFTER = {
  read: '',
  written: '; nothing was changed',
  kept: '; the games before are kept, and the same command continues with the others',
} as const;

const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file or folder'],
  ['ENOTDIR', 'a part of its path is not a folder'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'permission is denied'],
  ['EPERM', 'the system does not permit it'],
  ['EROFS', 'the folder is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'your share of the disk is used up'],
  ['EFBIG', 'it would be too large'],
  ['ENAMETOOLONG', 'its name is too long'],
  ['ELOOP', 'its links go round in a circle'],
  ['EMFILE', 'too many files are open'],
  ['EIO', 'the disk reports an error'],
]);
