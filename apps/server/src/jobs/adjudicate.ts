// Adjudication: a game that nobody finishes is played out many times by the computer; a clear majority decides, else it is void.
import { Worker } from 'node:worker_threads';
import { resultText } from '../game/bench.ts';
import { settle } from '../game/settle.ts';
import type { House } from '../house.ts';
import { TABLE } from '../words/table.ts';

const GAMES = 400;
const CLEAR = 0.975;

export interface PlayOut {
  readonly game: string;
  readonly pack: string | null;
  readonly state: Int32Array;
  readonly hash: string;
  readonly player: string;
  readonly games: number;
}

export interface PlayedOut {
  /** Games won by each seat; the rest were drawn. */
  readonly wins: readonly number[];
}

/** Plays out in a thread of its own. Seeds follow from the position: anybody can repeat it. */
export function playOut(task: PlayOut): Promise<PlayedOut> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('./adjudicate-worker.ts', import.meta.url), { workerData: task });
    worker.once('message', (answer: PlayedOut) => done(answer));
    worker.once('error', fail);
    worker.once('exit', (code) => fail(new Error(`the thread that adjudicates ended with ${code}`)));
  });
}

export async function adjudicate(house: House, { game }: { readonly game: string }): Promise<void> {
  const table = await house.tables.get(game);
  if (table === undefined || table.phase !== 'running' || table.state === undefined) return;
  const { state, hash, play, row } = table;
  const player = house.config.judge ?? 'sensible';
  const { wins } = await playOut({ game: row.game, pack: row.pack, state: state.slice(), hash, player, games: GAMES });
  const key = `judged-${hash}`;
  await settle(house, game, key, (now) => {
    if (now.hash !== hash || now.phase !== 'running') return { why: 'stale', text: TABLE.movedOn };
    const winner = wins.findIndex((count) => count >= CLEAR * GAMES);
    const sides = play.seats.map(({ name }, i) => ({ name, won: wins[i] ?? 0 }));
    const text = TABLE.playedOut(GAMES, player, sides);
    const figures = Object.fromEntries(play.seats.map((s, i) => [s.id, wins[i] ?? 0]));
    const clear = winner >= 0;
    return {
      kind: clear ? 'end' : 'void',
      seat: -1,
      who: 'server:',
      body: { text, figures: { games: GAMES, ...figures } },
      key,
      phase: clear ? 'over' : 'void',
      result: clear
        ? resultText({ winner, grade: TABLE.wins(play.seats[winner]?.name), text }, 'adjudicated')
        : resultText({ grade: TABLE.notDecided, text }, 'adjudicated'),
    };
  });
}
