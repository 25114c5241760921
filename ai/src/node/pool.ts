// Long-lived worker threads that play games. The pool hands out work in portions and can be stopped between them.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { OptionValues } from '@bocage/engine';
import type { MatchLine } from '../match.ts';

/** A game by its name in the catalogue, and the pack laid over it. */
export interface GameRef {
  readonly id: string;
  readonly pack?: unknown;
}

export interface MatchTask {
  readonly seed: string;
  readonly options: OptionValues;
  readonly players: readonly string[];
}

export type TaskResult = { readonly lines: readonly MatchLine[] } | { readonly error: string };

/** All cores but one, so that the machine stays usable. */
export function defaultJobs(): number {
  return Math.max(1, availableParallelism() - 1);
}

export class Pool {
  private readonly workers: Worker[] = [];
  private stopped = false;

  constructor(game: GameRef, jobs: number) {
    for (let i = 0; i < jobs; i++) {
      this.workers.push(new Worker(new URL('./worker.ts', import.meta.url), { workerData: game }));
    }
  }

  /** No new portion is handed out; those in progress are finished and reported. */
  stop(): void {
    this.stopped = true;
  }

  /** Plays everything the iterator yields, in portions; reports lines as they come. Throws what a worker threw. */
  async run(portions: Iterator<readonly MatchTask[]>, report: (lines: readonly MatchLine[]) => void): Promise<void> {
    await Promise.all(this.workers.map((worker) => this.serve(worker, portions, report)));
  }

  private async serve(
    worker: Worker,
    portions: Iterator<readonly MatchTask[]>,
    report: (lines: readonly MatchLine[]) => void,
  ): Promise<void> {
    while (!this.stopped) {
      const next = portions.next();
      if (next.done === true) return;
      let result: TaskResult;
      try {
        result = await answer(worker, next.value);
      } catch (error) {
        this.stopped = true;
        throw error;
      }
      if ('error' in result) {
        this.stopped = true;
        throw new Error(result.error);
      }
      report(result.lines);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

function answer(worker: Worker, tasks: readonly MatchTask[]): Promise<TaskResult> {
  return new Promise((done, fail) => {
    const clear = (): void => {
      worker.off('message', heard).off('error', failed).off('exit', ended);
    };
    const heard = (result: TaskResult): void => {
      clear();
      done(result);
    };
    const failed = (error: unknown): void => {
      clear();
      fail(error);
    };
    const ended = (code: number): void => {
      clear();
      fail(new Error(`a worker has ended (exit code ${code})`));
    };
    worker.on('message', heard).on('error', failed).on('exit', ended);
    worker.postMessage(tasks);
  });
}
