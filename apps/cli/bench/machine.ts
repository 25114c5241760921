// What processes cost, as Linux counts it: the processor's time and memory of a process and all below it.
import { readdirSync, readFileSync } from 'node:fs';

/** Every process that lives below one, itself included. */
export function below(root: number): number[] {
  const parent = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = stat(Number(name));
    if (fields !== undefined) parent.set(Number(name), Number(fields[1]));
  }
  const inside = (pid: number | undefined): boolean =>
    pid === root || (pid !== undefined && pid > 1 && inside(parent.get(pid)));
  return [...parent.keys()].filter(inside);
}

/** The fields of /proc/PID/stat behind the name; undefined if the process is gone. */
function stat(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

const TICK = 100;

/** Seconds of the processor that processes, and children of theirs that have ended, have used. */
export function processorTime(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    const fields = stat(pid) ?? [];
    for (const at of [11, 12, 13, 14]) ticks += Number(fields[at] ?? 0);
  }
  return ticks / TICK;
}

/** Megabytes of processes, what they share counted once; `own`: without what they share. */
export function memory(pids: readonly number[]): { readonly all: number; readonly own: number } {
  let all = 0;
  let own = 0;
  for (const pid of pids) {
    try {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      const field = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
      all += field('Pss') / 1024;
      own += (field('Private_Clean') + field('Private_Dirty')) / 1024;
    } catch {}
  }
  return { all, own };
}
