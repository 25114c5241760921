// A worker of the pool: loads one game, then plays what it is sent. It lives as long as the series.
import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@bocage/catalogue';
import type { Game } from '@bocage/engine';
import { playMatch } from '../match.ts';
import { playerFrom } from '../players.ts';
import type { GameRef, MatchTask, TaskResult } from './pool.ts';

const { id, pack }: GameRef = workerData;

async function load(): Promise<Game> {
  const made = (await findGame(id)?.load())?.create(pack);
  if (made === undefined) throw new Error(`there is no game '${id}'`);
  if (!('setup' in made)) throw new Error(`the pack cannot be used: ${made[0]?.text}`);
  return made;
}

const loading = load();

parentPort?.on('message', (tasks: readonly MatchTask[]) => {
  loading
    .then((game) => {
      const lines = tasks.map(({ seed, options, players }) => {
        const line = playMatch(game, seed, options, players.map(playerFrom));
        if (typeof line === 'string') throw new Error(line);
        return line;
      });
      parentPort?.postMessage({ lines } satisfies TaskResult);
    })
    .catch((error: unknown) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ error: text } satisfies TaskResult);
    });
});
