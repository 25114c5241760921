// A process of a worker: plays units one after another and says what they gave. What breaks it costs the worker nothing else.
import { taskNamed } from './tasks.ts';

/** Play these units until so many milliseconds have passed. */
export interface Order {
  readonly series: string;
  readonly task: string;
  readonly input: string;
  readonly first: number;
  readonly beyond: number;
  readonly data?: unknown;
  readonly careful?: boolean;
  readonly ms: number;
}

export type Answer =
  | { readonly kind: 'played'; readonly units: readonly { unit: number; lines: readonly string[]; value?: number }[] }
  /** `next`: the first unit that was not played. */
  | { readonly kind: 'paused'; readonly next: number }
  | { readonly kind: 'failed'; readonly unit: number; readonly reason: string };

/** Bytes of lines that are sent in one message. */
const MOST_TEXT = 1_000_000;
/** A job does not grow without end while PostgreSQL waits for it. */
const MOST_UNITS = 500;

type Play = Awaited<ReturnType<NonNullable<Awaited<ReturnType<typeof taskNamed>>>['open']>>;
let opened: { readonly series: string; readonly play: Promise<Play> } | undefined;

async function open({ series, task, input }: Order): Promise<Play> {
  if (opened?.series !== series) {
    const known = await taskNamed(task);
    if (known === undefined) throw new Error(`there is no task '${task}'`);
    opened = { series, play: known.open(JSON.parse(input)) };
  }
  return opened.play;
}

function send(answer: Answer): Promise<void> {
  return new Promise((done) => process.send?.(answer, undefined, undefined, () => done()));
}

async function run(order: Order): Promise<void> {
  const began = performance.now();
  let units: { unit: number; lines: readonly string[]; value?: number }[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (units.length > 0) await send({ kind: 'played', units });
    units = [];
    size = 0;
  };
  let unit = order.first;
  try {
    const play = await open(order);
    const most = Math.min(order.beyond, order.first + MOST_UNITS);
    do {
      const { lines, value } = await play(unit, order.data);
      if (lines.length === 0) throw new Error('the task gave no line');
      units.push({ unit, lines, ...(value !== undefined && { value }) });
      for (const line of lines) size += line.length;
      unit++;
      if (order.careful === true || size > MOST_TEXT) await flush();
    } while (unit < most && performance.now() - began < order.ms);
    await flush();
    await send({ kind: 'paused', next: unit });
  } catch (error) {
    await flush();
    const text = error instanceof Error ? error.message : String(error);
    await send({ kind: 'failed', unit, reason: text.split('\n')[0] ?? '' });
  }
}

process.on('message', (order: Order) => void run(order));
// Whoever started it is gone: nobody would hear the rest.
process.on('disconnect', () => process.exit(0));
// The terminal's Ctrl-C is the worker's to judge.
process.on('SIGINT', () => {});
