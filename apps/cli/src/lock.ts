// The lock beside a file: only one process at a time compares and replaces it.
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { code, fileProblem, removeQuietly } from './file-error.ts';
import type { Io } from './io.ts';
import { badInput } from './stop.ts';
import { W } from './words/common.ts';

const LOCK_WAIT_MS = 2_000;
/** A lock of another machine (a shared folder) counts as forgotten after this. */
const LOCK_FORGOTTEN_MS = 30_000;

/** Takes the lock and returns what gives it back. The lock names its holder, so that a dead one's is seen. */
export function lock(io: Io, path: string, name: string, wait = LOCK_WAIT_MS): () => void {
  const { disk } = io;
  const lockPath = join(dirname(path), `.${basename(path)}.lock`);
  const mine = `${process.pid} ${hostname()} ${randomBytes(8).toString('hex')} ${bootOf(io)} ${startOf(io, process.pid)}\n`;
  for (let waited = 0; ; waited += 20) {
    let file: number | undefined;
    try {
      file = disk.openSync(lockPath, 'wx');
      disk.writeSync(file, mine);
      return () => removeQuietly(io, lockPath);
    } catch (error) {
      // A lock that could be made but not written (full disk) must not stay behind.
      if (file !== undefined) removeQuietly(io, lockPath);
      if (code(error) !== 'EEXIST') throw fileProblem(error, name, 'written');
    } finally {
      if (file !== undefined) disk.closeSync(file);
    }
    if (forgotten(io, lockPath)) stealLock(io, lockPath);
    else if (waited >= wait) {
      throw badInput(W.lockedByProgram(join(dirname(name), basename(lockPath))), { file: name });
    } else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }
}

/**
 * Whether its holder is gone. A number of a process is given again, after a restart of the machine above all: the boot
 * and the moment at which the process began say whether the one that has it now is the one that locked.
 */
function forgotten(io: Io, lockPath: string): boolean {
  try {
    const [pid = '', host, , boot = '-', start = '-'] = io.disk.readFileSync(lockPath, 'utf8').trim().split(' ');
    const age = Date.now() - io.disk.statSync(lockPath).mtimeMs;
    if (host !== hostname()) return age > (pid === '' ? LOCK_WAIT_MS / 2 : LOCK_FORGOTTEN_MS);
    if (differs(boot, bootOf(io)) || differs(start, startOf(io, Number(pid)))) return true;
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return code(error) === 'ESRCH';
  }
}

/** `-` is what systems without /proc say: then nothing follows from it. */
function differs(noted: string, now: string): boolean {
  return noted !== '-' && now !== '-' && noted !== now;
}

/** Which start of the machine this is. */
function bootOf(io: Io): string {
  return read(io, '/proc/sys/kernel/random/boot_id').trim() || '-';
}

/** When the process began, in ticks since the machine did: the 22nd field, counted behind the name in brackets. */
function startOf(io: Io, pid: number): string {
  const stat = read(io, `/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
}

function read(io: Io, path: string): string {
  try {
    return io.disk.readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Takes a dead process's lock away under a name of our own; if it was a living one's after all, puts it back. */
function stealLock(io: Io, lockPath: string): void {
  const aside = `${lockPath}.${randomBytes(4).toString('hex')}`;
  try {
    io.disk.renameSync(lockPath, aside);
    if (!forgotten(io, aside)) io.disk.linkSync(aside, lockPath);
  } catch {}
  removeQuietly(io, aside);
}
