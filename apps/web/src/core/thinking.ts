// The messages between the page and the worker that thinks, and the page's side of it.
import type { Advice, Analysis, Hint } from '@bocage/ai';
import type { Release } from '@bocage/catalogue/open';
import { hashText, type View } from '@bocage/engine';
import * as W from '../words/core.ts';
import { ofThisBuild } from './build.ts';
import { laidFor } from './catalogue.ts';
import type { GameModel } from './game-model.ts';

export interface ThinkRequest {
  readonly kind: 'think';
  readonly id: number;
  readonly game: string;
  readonly player: string;
  readonly view: View;
  readonly seat: number;
  readonly seed: string;
  /** A person asks: reasons are wanted with the advice. */
  readonly reasons: boolean;
  /** The release whose rules the game keeps; without it today's. */
  readonly rules?: Release;
  /** The pack that lies over its content. */
  readonly pack?: unknown;
}

/** A whole game is judged, decision by decision. */
export interface AnalyseRequest {
  readonly kind: 'analyse';
  readonly id: number;
  readonly score: string;
  readonly pack?: unknown;
}

interface CancelRequest {
  readonly kind: 'cancel';
  readonly id: number;
}

export type ToWorker = ThinkRequest | AnalyseRequest | CancelRequest;

export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: number; readonly advice: Advice | undefined }
  | { readonly kind: 'done'; readonly id: number; readonly advice: Advice; readonly hint: Hint | undefined }
  | { readonly kind: 'analysed'; readonly id: number; readonly analysis: Analysis }
  | { readonly kind: 'cancelled'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly text: string };

type Unfinished = { readonly cancelled: true } | { readonly failed: string };
export type Thinking = { readonly advice: Advice; readonly hint: Hint | undefined } | Unfinished;
export type Analysing = { readonly analysis: Analysis } | Unfinished;
type Progress = (progress: number, advice: Advice | undefined) => void;

type Answer = Exclude<FromWorker, { readonly kind: 'progress' }>;

function unfinished(message: Answer): Unfinished {
  return message.kind === 'failed' ? { failed: message.text } : { cancelled: true };
}

interface Waiting {
  readonly progress: Progress;
  readonly done: (message: Answer) => void;
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
    const worker = new Worker(ofThisBuild('./worker.js'), { type: 'module', name: 'computer player' });
    worker.onmessage = (message: MessageEvent<FromWorker>) => this.receive(message.data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.fail(W.playerStopped(event.message || W.programNotLoaded));
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
    waiting.done(message);
  }

  private fail(text: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    const all = [...this.waiting];
    this.waiting.clear();
    for (const [id, one] of all) one.done({ kind: 'failed', id, text });
  }

  /** Thinks about the game as it stands, for a seat; the function that comes back cancels. */
  think(
    { session, game, own }: GameModel,
    seat: number,
    player: string,
    reasons: boolean,
    progress: Progress,
  ): { readonly result: Promise<Thinking>; cancel(): void } {
    const seed = BigInt(`0x${hashText(`${session.start.seed} ${session.entries.length} ${player}`)}`);
    const request: ThinkRequest = {
      kind: 'think',
      id: this.next++,
      game: game.id,
      player,
      view: game.view(session.state, seat),
      seat,
      seed: String(seed),
      reasons,
      ...(own !== undefined && { rules: own.release }),
      pack: laidFor(game)?.pack,
    };
    const { result, cancel } = this.ask(request, progress);
    const told = result.then((m): Thinking => (m.kind === 'done' ? { advice: m.advice, hint: m.hint } : unfinished(m)));
    return { result: told, cancel };
  }

  /** Judges a whole game. */
  analyse(
    game: Pick<AnalyseRequest, 'score' | 'pack'>,
    progress: (progress: number) => void,
  ): { readonly result: Promise<Analysing>; cancel(): void } {
    const { result, cancel } = this.ask({ kind: 'analyse', id: this.next++, ...game }, progress);
    const told = result.then((m): Analysing => (m.kind === 'analysed' ? { analysis: m.analysis } : unfinished(m)));
    return { result: told, cancel };
  }

  private ask(
    request: ThinkRequest | AnalyseRequest,
    progress: Progress,
  ): { readonly result: Promise<Answer>; cancel(): void } {
    const { id } = request;
    const result = new Promise<Answer>((done) => {
      this.waiting.set(id, { progress, done });
      try {
        this.start().postMessage(request satisfies ToWorker);
      } catch (error) {
        this.fail(W.playerNotStarted(error instanceof Error ? error.message : undefined));
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
        waiting.done({ kind: 'cancelled', id });
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
