// Thinking beside the event loop in Node: one thought on all cores but one, the same advice for any number of them.
//
// Where a player races the choices of the root, its trials do not depend on each other: this thread keeps the race and
// hands the trials out in blocks. A player with a tree thinks in one thread, the same for all decisions of a table.
import { Worker } from 'node:worker_threads';
import type { Release } from '@bocage/catalogue/open';
import { type Game, generator, type View } from '@bocage/engine';
import { type Advice, mindOf, type Player } from '../player.ts';
import { playerFrom } from '../players.ts';
import { SearchMind } from '../search/mind.ts';
import type { Block } from '../search/search.ts';
import { settingsOf } from '../search/strengths.ts';
import { loadGame } from './load.ts';
import { defaultJobs, type GameRef, letGo } from './pool.ts';

export interface Question {
  /** Any name; the same one for all decisions of a game, so that a tree is kept. */
  readonly table: string;
  readonly game: string;
  /** The pack laid over its content. */
  readonly pack?: unknown;
  /** The release whose rules it keeps; without it today's. */
  readonly rules?: Release;
  readonly player: string;
  readonly view: View;
  readonly seat: number;
  readonly seed: string;
}

export type ToThinker =
  | ({ readonly kind: 'think'; readonly id: number } & Question)
  | { readonly kind: 'cancel'; readonly id: number }
  /** Trials of a block, from one index to another. */
  | ({ readonly kind: 'trials'; readonly id: number; readonly from: number; readonly to: number } & TrialTask);

interface TrialTask extends Block {
  readonly game: string;
  readonly pack?: unknown;
  readonly rules?: Release;
  readonly player: string;
  readonly view: View;
  readonly seat: number;
}

export type FromThinker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: number }
  | { readonly kind: 'done'; readonly id: number; readonly advice: Advice }
  | { readonly kind: 'tried'; readonly id: number; readonly values: Float64Array; readonly work: Int32Array }
  | { readonly kind: 'cancelled'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly text: string };

type Answer = Extract<FromThinker, { kind: 'done' | 'tried' | 'cancelled' }>;

interface Waiting {
  readonly worker: Worker;
  readonly progress: ((progress: number) => void) | undefined;
  readonly done: (answer: Answer) => void;
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
  private readonly games = new Map<string, { readonly ref: GameRef; readonly game: Promise<Game> }>();
  private next = 1;

  constructor(jobs: number = defaultJobs()) {
    this.workers = new Array<Worker | undefined>(jobs).fill(undefined);
  }

  think(question: Question, progress?: (progress: number) => void): Thinking {
    let cancelled = false;
    let inThread = (): void => {};
    const advice = (async (): Promise<Advice | undefined> => {
      const player = playerFrom(question.player);
      const settings = settingsOf(player, question.game);
      if (settings?.depth === 0) return this.share(question, player, () => cancelled, progress);
      const id = this.next++;
      const worker = this.worker(slot(question.table, this.workers.length));
      inThread = () => {
        if (this.waiting.has(id)) worker.postMessage({ kind: 'cancel', id } satisfies ToThinker);
      };
      const answer = await this.ask(worker, { kind: 'think', id, ...question }, progress);
      return answer.kind === 'done' ? answer.advice : undefined;
    })();
    const cancel = (): void => {
      cancelled = true;
      inThread();
    };
    return { advice, cancel };
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker && letGo(worker)));
  }

  /** The race here, its trials in all threads. */
  private async share(
    question: Question,
    player: Player,
    isCancelled: () => boolean,
    progress: ((progress: number) => void) | undefined,
  ): Promise<Advice | undefined> {
    const { game: id, pack, rules, view, seat } = question;
    const ref: GameRef = { id, ...(pack !== undefined && { pack }), ...(rules !== undefined && { rules }) };
    const game = await this.game(ref);
    const mind = mindOf(player, game, seat);
    if (!(mind instanceof SearchMind)) throw new Error(`'${player.id}' cannot share its thoughts`);
    const thought = mind.think(view, generator(question.seed));
    const { id: _, ...kept } = ref;
    const task = { game: id, player: question.player, view, seat, ...kept };
    for (let done = thought.step(0); !done; ) {
      if (isCancelled()) return undefined;
      const block = mind.block();
      const { values, work } = await this.trials(task, block);
      done = mind.take(values, work);
      progress?.(thought.progress());
    }
    return isCancelled() ? undefined : thought.advice();
  }

  private async trials(
    task: Omit<TrialTask, keyof Block>,
    block: Block,
  ): Promise<{ readonly values: Float64Array; readonly work: Int32Array }> {
    const count = block.choices.length * (block.deals.length / 4);
    const values = new Float64Array(count);
    const work = new Int32Array(count);
    const share = Math.ceil(count / this.workers.length);
    const parts = this.workers.map(async (_, i) => {
      const from = i * share;
      const to = Math.min(count, from + share);
      if (from >= to) return;
      const message = { kind: 'trials', id: this.next++, from, to, ...task, ...block } as const;
      const answer = await this.ask(this.worker(i), message, undefined);
      if (answer.kind !== 'tried') return;
      values.set(answer.values, from);
      work.set(answer.work, from);
    });
    await Promise.all(parts);
    return { values, work };
  }

  private game(ref: GameRef): Promise<Game> {
    const known = this.games.get(ref.id);
    if (known?.ref.pack === ref.pack && known?.ref.rules?.file === ref.rules?.file && known !== undefined)
      return known.game;
    const game = loadGame(ref);
    this.games.set(ref.id, { ref, game });
    return game;
  }

  private ask(worker: Worker, message: ToThinker, progress: Waiting['progress']): Promise<Answer> {
    return new Promise((done, fail) => {
      this.waiting.set(message.id, { worker, progress, done, fail });
      // The process stays while somebody waits for an answer, and only then.
      worker.ref();
      worker.postMessage(message);
    });
  }

  /** A thread; started when it is first needed. */
  private worker(at: number): Worker {
    const known = this.workers[at];
    if (known !== undefined) return known;
    const worker = new Worker(new URL('./think-worker.ts', import.meta.url));
    worker.on('message', (message: FromThinker) => this.hear(message));
    worker.on('error', (error: unknown) =>
      this.lose(worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', () => this.lose(worker, new Error('the thread that was thinking has ended')));
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
    if (![...this.waiting.values()].some(({ worker }) => worker === waiting.worker)) waiting.worker.unref();
    if (message.kind === 'failed') waiting.fail(new Error(message.text));
    else waiting.done(message);
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

/** The thread of a table. */
function slot(table: string, threads: number): number {
  let sum = 0;
  for (let i = 0; i < table.length; i++) sum = (Math.imul(sum, 31) + table.charCodeAt(i)) >>> 0;
  return sum % threads;
}
