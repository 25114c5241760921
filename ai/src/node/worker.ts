// A worker of the pool: loads one game, then plays what it is sent. It lives as long as the series.
import { parentPort, workerData } from 'node:worker_threads';
import { playMatch } from '../match.ts';
import { playerFrom } from '../players.ts';
import { hintedGame } from './hinted.ts';
import { loadGame } from './load.ts';
import type { GameRef, MatchTask, TaskResult } from './pool.ts';

const loading = loadGame(workerData satisfies GameRef);

parentPort?.on('message', (tasks: readonly MatchTask[] | 'close') => {
  if (tasks === 'close') {
    parentPort?.close();
    return;
  }
  loading
    .then((game) => {
      let decisions = 0;
      const texts = tasks.flatMap(({ seed, options, players, hints }) => {
        if (hints !== undefined)
          return hintedGame(game, seed, options, playerFrom(players[0]), hints).map((hint) => JSON.stringify(hint));
        const line = playMatch(game, seed, options, players.map(playerFrom));
        if (typeof line === 'string') throw new Error(line);
        decisions += line.decisions;
        return JSON.stringify(line);
      });
      parentPort?.postMessage({ texts, decisions } satisfies TaskResult);
    })
    .catch((error: unknown) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ error: text } satisfies TaskResult);
    });
});
