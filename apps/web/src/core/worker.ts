// The worker that thinks for computer players, hints and the curve: small portions, so that a cancel is heard at once.
import { type Player, players, type Thought } from '@bocage/ai';
import { generator } from '@bocage/engine';
import { loadGame } from './catalogue.ts';
import type { FromWorker, ThinkRequest, ToWorker } from './thinking.ts';

/** Milliseconds of work between two looks at the messages. */
const PORTION = 25;
const REPORT_EVERY = 120;

const cancelled = new Set<number>();

function say(message: FromWorker): void {
  postMessage(message);
}

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** Does as many units of work as fit into one portion; learns how many those are. */
async function work(id: number, thought: Thought): Promise<void> {
  let units = 8;
  let reported = performance.now();
  for (;;) {
    if (cancelled.delete(id)) return say({ kind: 'cancelled', id });
    const began = performance.now();
    let finished = false;
    do finished = thought.step(units);
    while (!finished && performance.now() - began < PORTION);
    if (finished) return say({ kind: 'done', id, advice: thought.advice() });
    const took = performance.now() - began;
    if (took < PORTION / 2) units *= 2;
    else if (took > PORTION * 2 && units > 1) units = Math.ceil(units / 2);
    if (performance.now() - reported > REPORT_EVERY) {
      reported = performance.now();
      say({ kind: 'progress', id, progress: thought.progress(), advice: thought.advice() });
    }
    await pause();
  }
}

async function think(request: ThinkRequest): Promise<void> {
  const { id } = request;
  const ready = await loadGame(request.game);
  if (typeof ready === 'string') return say({ kind: 'failed', id, text: ready });
  const player: Player | undefined = players.find((p) => p.id === request.player);
  if (player === undefined)
    return say({ kind: 'failed', id, text: `This version of Bocage has no computer player '${request.player}'.` });
  await work(id, player.think(ready.game, request.view, request.seat, generator(request.seed)));
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'cancel') {
    cancelled.add(data.id);
    return;
  }
  think(data).catch((error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    say({ kind: 'failed', id: data.id, text: `The computer player stopped: ${text}` });
  });
});
