// Long-lived worker threads that play games. The pool hands out work in portions and can be stopped between them.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Release } from '@bocage/catalogue/open';
import type { OptionValues } from '@bocage/engine';

/** A game by its name in the catalogue, the pack laid over it, and the release whose rules it keeps. */
export interface GameRef {
  readonly id: string;
  readonly pack?: unknown;
  readonly rules?: Release;
}

export interface MatchTask {
  readonly seed: string;
  readonly options: OptionValues;
  readonly players: readonly string[];
  /** So many hints of the game are wanted instead of its line; its first player sits in all seats. */
  readonly hints?: number;
}

/** Lines as the text of a series holds them: made in the workers, so that the main thread only has to write them. */
export type TaskResult = { readonly texts: readonly string[]; readonly decisions: number } | { readonly error: string };

export type Report = (texts: readonly string[], decisions: number) => void;

/** All cores but one, so that the machine stays usable. */
export function defaultJobs(): number {
  return Math.max(1, availableParallelism() - 1);
}

/** What is to be played: asked for with the number of games that would make a good portion. */
export type Portions = Iterator<readonly MatchTask[], void, number>;

/** Milliseconds that a portion should take: short, so that a stop is heard soon, but long beside a message. */
const PORTION = 150;
const MOST_GAMES = 64;

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
  async run(portions: Portions, report: Report): Promise<void> {
    await Promise.all(this.workers.map((worker) => this.serve(worker, portions, report)));
  }

  private async serve(worker: Worker, portions: Portions, report: Report): Promise<void> {
    let size = 1;
    while (!this.stopped) {
      const next = portions.next(size);
      if (next.done === true) return;
      const began = performance.now();
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
      const each = (performance.now() - began) / next.value.length;
      size = Math.max(1, Math.min(MOST_GAMES, Math.round(PORTION / each)));
      report(result.texts, result.decisions);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map(letGo));
  }
}

/** Milliseconds that a thread has for ending by itself. */
const PATIENCE = 1_000;

/**
 * Asks a thread to end: `close` is the word for it. A thread that is torn down in the middle of its work can take the whole
 * process with it, so that is done only to one that does not listen.
 */
export async function letGo(worker: Worker): Promise<void> {
  worker.ref();
  const ended = new Promise<void>((done) => {
    worker.once('exit', () => done());
  });
  worker.postMessage('close');
  let late: NodeJS.Timeout | undefined;
  const waited = new Promise<'late'>((done) => {
    late = setTimeout(() => done('late'), PATIENCE);
  });
  if ((await Promise.race([ended, waited])) === 'late') await worker.terminate();
  clearTimeout(late);
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
