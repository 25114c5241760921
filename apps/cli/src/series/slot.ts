// One process that plays, seen from the worker: started when needed, with low priority, and started anew when it breaks.
import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { W } from '../words/series.ts';
import type { Answer, Order } from './child.ts';
import type { Claim, JobData, Settlement, UnitResult } from './jobs.ts';

/** What came of an order: the units that were played, and where it stopped or failed. */
export interface Outcome {
  readonly results: readonly UnitResult[];
  readonly next: number;
  /** Why the unit `next` could not be played; `broke`: its process ended. */
  readonly failed?: { readonly reason: string; readonly broke: boolean };
}

const PROGRAM = fileURLToPath(new URL('./child.ts', import.meta.url));

export class Slot {
  private child: ChildProcess | undefined;
  private complaint = '';
  private series = '';
  private readonly yielding: boolean;

  constructor(yielding: boolean) {
    this.yielding = yielding;
  }

  async play(order: Order): Promise<Outcome | 'ended'> {
    // A series leaves nothing behind for the next one.
    if (this.series !== order.series) this.stop();
    this.series = order.series;
    const child = this.ready();
    const results: UnitResult[] = [];
    const upTo = (): number => (results.at(-1)?.unit ?? order.first - 1) + 1;
    return new Promise((done) => {
      const finish = (outcome: Outcome | 'ended'): void => {
        child.off('message', heard).off('exit', ended);
        done(outcome);
      };
      const heard = (message: unknown): void => {
        const answer = message as Answer;
        if (answer.kind === 'played') results.push(...answer.units);
        else if (answer.kind === 'paused') finish({ results, next: answer.next });
        else finish({ results, next: answer.unit, failed: { reason: answer.reason, broke: false } });
      };
      const ended = (code: number | null, signal: string | null): void => {
        if (this.child !== child) {
          finish('ended');
          return;
        }
        this.child = undefined;
        const last = this.complaint.trim().split('\n').at(-1) ?? '';
        const how = W.processEnded(signal ?? W.exitCode(code), last === '' ? '' : `: ${last.slice(0, 200)}`);
        finish({ results, next: upTo(), failed: { reason: how, broke: true } });
      };
      child.on('message', heard).on('exit', ended);
      child.send(order);
    });
  }

  /** Starts the process for a series that is about to give a first job: by then it is there. */
  warm(series: string): void {
    if (this.child !== undefined) return;
    this.series = series;
    this.ready();
  }

  /** Breaks off what is being played; `play` then says 'ended'. */
  stop(): void {
    const { child } = this;
    this.child = undefined;
    child?.kill('SIGKILL');
  }

  private ready(): ChildProcess {
    if (this.child?.connected === true) return this.child;
    // A session of its own: the schedulers of desktops share time between sessions first.
    const child = fork(PROGRAM, [], { detached: true, execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    this.complaint = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.complaint = `${this.complaint}${text}`.slice(-2_000);
    });
    child.on('error', () => {});
    if (child.pid !== undefined && this.yielding) lower(child.pid);
    this.child = child;
    return child;
  }
}

/** The machine stays usable: whatever else runs comes first. */
function lower(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/autogroup`, '19');
  } catch {
    // Not every system lets us; the work itself does not depend on it.
  }
}

/** A unit that has broken so many workers is not given to another one. */
const MOST_LOST = 10;
const FAILS = 2;

/** What a job's outcome means for its units: results, jobs for the rest, or set aside. `name`: what people call a unit. */
export function settlementOf(
  claim: Claim,
  { results, next, failed }: Outcome,
  name: (unit: number) => string,
): Settlement {
  const { beyond, data, fails = 0, careful } = claim;
  const job = (first: number, end: number, more: Partial<JobData> = {}): JobData[] =>
    first >= end ? [] : [{ first, beyond: end, ...(data !== undefined && { data }), ...more }];
  if (failed === undefined) {
    // In two, so that others can help at the end of a series.
    const middle = Math.ceil((next + beyond) / 2);
    const same = careful === true ? { careful } : {};
    return { results, rest: [...job(next, middle, same), ...job(middle, beyond, same)] };
  }
  if (failed.broke && careful !== true)
    return { results, rest: job(next, beyond, { careful: true, ...(fails > 0 && { fails }) }) };
  const rest = job(next + 1, beyond);
  if (fails + 1 >= FAILS) return { results, rest, aside: { unit: next, what: name(next), reason: failed.reason } };
  return { results, rest: [...job(next, next + 1, { fails: fails + 1, careful: true }), ...rest] };
}

/** A job whose workers have died again and again: cut into its units, so that the one at fault is found, or set aside. */
export function lostTooOften(claim: Claim, name: (unit: number) => string): Settlement | undefined {
  const { attempt, first, beyond, data } = claim;
  if (attempt < MOST_LOST) return undefined;
  if (beyond - first === 1) {
    const reason = W.workersEnded(attempt);
    return { results: [], rest: [], aside: { unit: first, what: name(first), reason } };
  }
  const rest = Array.from({ length: beyond - first }, (_, i) => ({
    first: first + i,
    beyond: first + i + 1,
    careful: true,
    ...(data !== undefined && { data }),
  }));
  return { results: [], rest };
}
