// Errors of the file system as sentences.
import type { Io } from './io.ts';
import { badInput } from './stop.ts';
import { W } from './words/common.ts';

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
  const reason = found ?? W.systemSays(code(error));
  return badInput(W.cannotBe[done](reason), {
    file: name,
  });
}

const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['ENOENT', W.noSuchFile],
  ['ENOTDIR', W.partOfPathNoFolder],
  ['EISDIR', W.itIsAFolder],
  ['EACCES', W.permissionIsDenied],
  ['EPERM', W.notPermitted],
  ['EROFS', W.folderReadOnly],
  ['ENOSPC', W.diskFull],
  ['EDQUOT', W.quotaUsedUp],
  ['EFBIG', W.wouldBeTooLarge],
  ['ENAMETOOLONG', W.nameTooLong],
  ['ELOOP', W.linksInCircle],
  ['EMFILE', W.tooManyFilesOpen],
  ['EIO', W.diskError],
]);
