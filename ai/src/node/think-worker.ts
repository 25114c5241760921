// A thread that thinks: whole thoughts in small portions, so that a cancel is heard at once, or its share of the trials.
import { parentPort } from 'node:worker_threads';
import { type Game, type GameEvent, generator } from '@bocage/engine';
import { type Mind, mindOf, type Thought } from '../player.ts';
import { playerFrom } from '../players.ts';
import { settingsOf } from '../search/strengths.ts';
import { Trial } from '../search/trial.ts';
import { loadGame } from './load.ts';
import type { FromThinker, Question, ToThinker } from './thinker.ts';

/** Milliseconds of work between two looks at the messages. */
const PORTION = 20;
const REPORT_EVERY = 100;
/** Minds that nobody has asked for longest are forgotten. */
const MOST_MINDS = 32;

const loaded = new Map<string, Promise<Game>>();
const minds = new Map<string, Mind>();
const trials = new Map<string, Trial<GameEvent>>();
const cancelled = new Set<number>();

function say(message: FromThinker): void {
  parentPort?.postMessage(message);
}

/** A pack is compared by its text: each message brings its own copy. */
function gameFor({ game: id, pack, rules }: Pick<Question, 'game' | 'pack' | 'rules'>): {
  key: string;
  game: Promise<Game>;
} {
  const key = JSON.stringify([id, pack, rules?.file]);
  const game = loaded.get(key) ?? loadGame({ id, pack, ...(rules !== undefined && { rules }) });
  loaded.set(key, game);
  return { key, game };
}

async function mindFor(question: Question): Promise<Mind> {
  const { player, seat, table } = question;
  const { key: which, game } = gameFor(question);
  const key = JSON.stringify([table, which, player, seat]);
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

async function tryOut(task: Extract<ToThinker, { kind: 'trials' }>): Promise<void> {
  const { id, player, choices, deals, from, to } = task;
  const { key: which, game } = gameFor(task);
  const key = JSON.stringify([which, player]);
  let trial = trials.get(key);
  if (trial === undefined) {
    const settings = settingsOf(playerFrom(player), task.game);
    if (settings === undefined) throw new Error(`'${player}' does not search`);
    trial = new Trial(await game, settings);
    trials.set(key, trial);
  }
  trial.begin(task.view, task.seat);
  trial.look = task.look;
  const values = new Float64Array(to - from);
  const spent = new Int32Array(to - from);
  for (let i = from; i < to; i++) {
    const before = trial.decisions;
    trial.open(choices[i % choices.length], deals, 4 * Math.floor(i / choices.length));
    values[i - from] = trial.playOn(1);
    spent[i - from] = trial.decisions - before;
  }
  say({ kind: 'tried', id, values, work: spent });
}

parentPort?.on('message', (message: ToThinker | 'close') => {
  if (message === 'close') {
    parentPort?.close();
    return;
  }
  if (message.kind === 'cancel') {
    cancelled.add(message.id);
    return;
  }
  const done =
    message.kind === 'trials'
      ? tryOut(message)
      : mindFor(message).then((mind) => work(message.id, mind.think(message.view, generator(message.seed))));
  done.catch((error: unknown) => {
    say({ kind: 'failed', id: message.id, text: error instanceof Error ? error.message : String(error) });
  });
});
