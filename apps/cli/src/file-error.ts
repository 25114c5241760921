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
  const reason = found ?? W.theSystemSays(code(error));
  return badInput(W.cannotBe[done](reason), {
    file: name,
  });
}

const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['ENOENT', W.thereIsNoSuch],
  ['ENOTDIR', W.aPartOfIts],
  ['EISDIR', W.itIsAFolder],
  ['EACCES', W.permissionIsDenied],
  ['EPERM', W.theSystemDoesNot],
  ['EROFS', W.theFolderIsRead],
  ['ENOSPC', W.theDiskIsFull],
  ['EDQUOT', W.yourShareOfThe],
  ['EFBIG', W.itWouldBeToo],
  ['ENAMETOOLONG', W.itsNameIsToo],
  ['ELOOP', W.itsLinksGoRound],
  ['EMFILE', W.tooManyFilesAre],
  ['EIO', W.theDiskReportsAn],
]);
