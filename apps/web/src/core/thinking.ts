// The messages between the page and the worker that thinks, and the page's side of it.
import type { Advice } from '@bocage/ai';
import type { View } from '@bocage/engine';

export interface ThinkRequest {
  readonly kind: 'think';
  readonly id: number;
  readonly game: string;
  readonly player: string;
  readonly view: View;
  readonly seat: number;
  readonly seed: string;
}

interface CancelRequest {
  readonly kind: 'cancel';
  readonly id: number;
}

export type ToWorker = ThinkRequest | CancelRequest;

export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: number; readonly advice: Advice | undefined }
  | { readonly kind: 'done'; readonly id: number; readonly advice: Advice }
  | { readonly kind: 'cancelled'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly text: string };

export type Thinking = { readonly advice: Advice } | { readonly cancelled: true } | { readonly failed: string };

interface Waiting {
  readonly progress: (progress: number, advice: Advice | undefined) => void;
  readonly done: (result: Thinking) => void;
}

/** A cancelled thought that does not answer within this time is ended with its worker. */
const PATIENCE = 400;

export class Thinker {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;

  private start(): Worker {
    if (this.worker !== undefined) return this.worker;
    // An entry of the same build at a fixed address: it shares the rules with the page instead of bringing its own copy.
    const worker = new Worker('./worker.js', { type: 'module', name: 'computer player' });
    worker.onmessage = (message: MessageEvent<FromWorker>) => this.receive(message.data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.fail(`The computer player stopped: ${event.message || 'its program could not be loaded'}.`);
    };
    this.worker = worker;
    return worker;
  }

  private receive(message: FromWorker): void {
    const waiting = this.waiting.get(message.id);
    if (waiting === undefined) return;
    if (message.kind === 'progress') {
      waiting.progress(message.progress, message.advice);
      return;
    }
    this.waiting.delete(message.id);
    if (message.kind === 'done') waiting.done({ advice: message.advice });
    else if (message.kind === 'cancelled') waiting.done({ cancelled: true });
    else waiting.done({ failed: message.text });
  }

  private fail(text: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const one of all) one.done({ failed: text });
  }

  /** Thinks; the function that comes back cancels. */
  think(
    request: Omit<ThinkRequest, 'kind' | 'id'>,
    progress: (progress: number, advice: Advice | undefined) => void,
  ): { readonly result: Promise<Thinking>; cancel(): void } {
    const id = this.next++;
    const result = new Promise<Thinking>((done) => {
      this.waiting.set(id, { progress, done });
      try {
        this.start().postMessage({ kind: 'think', id, ...request } satisfies ToWorker);
      } catch (error) {
        this.fail(`The computer player could not be started: ${error instanceof Error ? error.message : 'unknown'}.`);
      }
    });
    const cancel = (): void => {
      const waiting = this.waiting.get(id);
      if (waiting === undefined) return;
      this.worker?.postMessage({ kind: 'cancel', id } satisfies ToWorker);
      setTimeout(() => {
        if (!this.waiting.has(id)) return;
        this.waiting.delete(id);
        this.worker?.terminate();
        this.worker = undefined;
        waiting.done({ cancelled: true });
      }, PATIENCE);
    };
    return { result, cancel };
  }

  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.waiting.clear();
  }
}
