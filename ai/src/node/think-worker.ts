// A thread that thinks: small portions of work, so that a cancel is heard at once, and a mind for each seat at each table.
import { parentPort } from 'node:worker_threads';
import { findGame } from '@bocage/catalogue';
import { type Game, generator } from '@bocage/engine';
import { type Mind, mindOf, type Thought } from '../player.ts';
import { playerFrom } from '../players.ts';
import type { FromThinker, ThinkRequest, ToThinker } from './thinker.ts';

/** Milliseconds of work between two looks at the messages. */
const PORTION = 20;
const REPORT_EVERY = 100;
/** Minds that nobody has asked for longest are forgotten. */
const MOST_MINDS = 32;

const loaded = new Map<string, Promise<Game>>();
const minds = new Map<string, Mind>();
const cancelled = new Set<number>();

function say(message: FromThinker): void {
  parentPort?.postMessage(message);
}

async function load(id: string): Promise<Game> {
  const made = (await findGame(id)?.load())?.create();
  if (made === undefined || !('setup' in made)) throw new Error(`there is no game '${id}'`);
  return made;
}

async function mindFor({ game: id, player, seat, table }: ThinkRequest): Promise<Mind> {
  const key = JSON.stringify([table, id, player, seat]);
  const game = loaded.get(id) ?? load(id);
  loaded.set(id, game);
  const mind = minds.get(key) ?? mindOf(playerFrom(player), await game, seat);
  minds.delete(key);
  minds.set(key, mind);
  for (const old of minds.keys()) if (minds.size > MOST_MINDS) minds.delete(old);
  return mind;
}

async function work(id: number, thought: Thought): Promise<void> {
  let reported = performance.now();
  for (let done = false; !done; ) {
    if (cancelled.delete(id)) return say({ kind: 'cancelled', id });
    const until = performance.now() + PORTION;
    do done = thought.step(500);
    while (!done && performance.now() < until);
    if (!done && performance.now() - reported > REPORT_EVERY) {
      reported = performance.now();
      say({ kind: 'progress', id, progress: thought.progress() });
    }
    await new Promise((next) => setImmediate(next));
  }
  const { choice, name, weighed, work: spent } = thought.advice();
  say({ kind: 'done', id, advice: { choice, name, weighed, work: spent } });
}

parentPort?.on('message', (message: ToThinker) => {
  if (message.kind === 'cancel') {
    cancelled.add(message.id);
    return;
  }
  mindFor(message)
    .then((mind) => work(message.id, mind.think(message.view, generator(message.seed))))
    .catch((error: unknown) => {
      say({ kind: 'failed', id: message.id, text: error instanceof Error ? error.message : String(error) });
    });
});
