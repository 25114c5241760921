// Finds candidates for puzzles: `node lessons/build/find-puzzles.ts GAME [SEED] [SECONDS] > FILE` writes one a line, as JSON; a
// person picks and tells them. On many machines: `bocage series run puzzles` (docs/series.md).
import { findGame } from '@bocage/catalogue';
import { searchGame } from './puzzle-search.ts';

const [id = '', seed = '1', seconds = '600'] = process.argv.slice(2);
const game = (await findGame(id)?.load())?.create();
if (game === undefined || !('setup' in game)) throw new Error(`there is no game '${id}'`);
const until = performance.now() + 1_000 * Number(seconds);
for (let n = 0; performance.now() < until; n++)
  for (const line of searchGame(game, `${seed}${n}`, until)) process.stdout.write(`${line}\n`);
