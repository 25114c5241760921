// Thinking beside the event loop in Node: all cores but one; each table stays with one thread, which keeps its tree.
import { Worker } from 'node:worker_threads';
import type { View } from '@bocage/engine';
import type { Advice } from '../player.ts';
import { defaultJobs } from './pool.ts';

export interface Question {
  /** Any name; the same one for all decisions of a game, so that the tree is kept. */
  readonly table: string;
  readonly game: string;
  readonly player: string;
  readonly view: View;
  readonly seat: number;
  readonly seed: string;
}

export interface ThinkRequest extends Question {
  readonly kind: 'think';
  readonly id: number;
}

export type ToThinker = ThinkRequest | { readonly kind: 'cancel'; readonly id: number };

export type FromThinker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: number }
  | { readonly kind: 'done'; readonly id: number; readonly advice: Advice }
  | { readonly kind: 'cancelled'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly text: string };

interface Waiting {
  readonly worker: Worker;
  readonly progress: ((progress: number) => void) | undefined;
  readonly done: (advice: Advice | undefined) => void;
  readonly fail: (error: Error) => void;
}

export interface Thinking {
  /** The advice; undefined if it was cancelled. */
  readonly advice: Promise<Advice | undefined>;
  cancel(): void;
}

export class Thinkers {
  private readonly workers: (Worker | undefined)[];
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;

  constructor(jobs: number = defaultJobs()) {
    this.workers = new Array<Worker | undefined>(jobs).fill(undefined);
  }

  think(question: Question, progress?: (progress: number) => void): Thinking {
    const id = this.next++;
    const worker = this.worker(question.table);
    const advice = new Promise<Advice | undefined>((done, fail) => {
      this.waiting.set(id, { worker, progress, done, fail });
      worker.postMessage({ kind: 'think', id, ...question } satisfies ToThinker);
    });
    const cancel = (): void => {
      if (this.waiting.has(id)) worker.postMessage({ kind: 'cancel', id } satisfies ToThinker);
    };
    return { advice, cancel };
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker?.terminate()));
  }

  /** The thread of a table; started when it is first needed. */
  private worker(table: string): Worker {
    let sum = 0;
    for (let i = 0; i < table.length; i++) sum = (Math.imul(sum, 31) + table.charCodeAt(i)) >>> 0;
    const at = sum % this.workers.length;
    const known = this.workers[at];
    if (known !== undefined) return known;
    const worker = new Worker(new URL('./think-worker.ts', import.meta.url));
    worker.on('message', (message: FromThinker) => this.hear(message));
    worker.on('error', (error: unknown) =>
      this.lose(worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', () => this.lose(worker, new Error('the thread that was thinking has ended')));
    // A server that has nothing else to do may end.
    worker.unref();
    this.workers[at] = worker;
    return worker;
  }

  private hear(message: FromThinker): void {
    const waiting = this.waiting.get(message.id);
    if (waiting === undefined) return;
    if (message.kind === 'progress') {
      waiting.progress?.(message.progress);
      return;
    }
    this.waiting.delete(message.id);
    if (message.kind === 'done') waiting.done(message.advice);
    else if (message.kind === 'cancelled') waiting.done(undefined);
    else waiting.fail(new Error(message.text));
  }

  private lose(worker: Worker, error: Error): void {
    const at = this.workers.indexOf(worker);
    if (at >= 0) this.workers[at] = undefined;
    for (const [id, waiting] of this.waiting) {
      if (waiting.worker !== worker) continue;
      this.waiting.delete(id);
      waiting.fail(error);
    }
  }
}
