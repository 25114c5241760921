// `bocage sim`: a series of games on several cores, stopped and resumed without losing one.
import { sameContent } from '@bocage/catalogue/open';
import type { OptionValues } from '@bocage/engine';
import type { MatchLine } from '../match.ts';
import { W } from '../words/series.ts';
import { type GameRef, type MatchTask, Pool, type Report } from './pool.ts';
import { matchKey, type SeriesStore } from './series.ts';

export interface SimSettings {
  readonly game: GameRef;
  readonly games: number;
  /** The seed of the first game; the others follow. */
  readonly seed: string;
  /** Options of every game; several values for one option are gone through in turn. */
  readonly options: readonly OptionValues[];
  /** The player of each seat. */
  readonly players: readonly string[];
  readonly jobs: number;
  /** Where the lines are kept; games that are in it already are not played again. */
  readonly store?: SeriesStore;
  /** Called with the number of games done, those in the file included. */
  readonly onProgress?: (done: number, games: number, decisions: number) => void;
  /** Plays a portion instead of the pool: for outside programs, which workers cannot reach. */
  readonly play?: (task: MatchTask) => Promise<MatchLine>;
}

export interface SimOutcome {
  readonly lines: readonly MatchLine[];
  /** Games played now, and their decisions; the rest was in the file. */
  readonly played: number;
  readonly decisions: number;
  readonly stopped: boolean;
}

export interface RunningSim {
  readonly done: Promise<SimOutcome>;
  /** Finishes the games in progress and ends. */
  stop(): void;
}

/** One sentence if a series has games that were played by other rules or with other content than these. */
export function otherRules(
  store: SeriesStore,
  version: { readonly rules: number; readonly content: string },
): string | undefined {
  const older = store.lines.find(
    (line) => line.rules !== version.rules || !sameContent(line.game, line.content, version.content),
  );
  if (older === undefined) return undefined;
  return W.otherRules(older.rules, older.content);
}

/** Starts a series. */
export function startSim(settings: SimSettings): RunningSim {
  const { store } = settings;
  const tasks = planTasks(settings);
  const known = new Map((store?.lines ?? []).map((line) => [matchKey(line), line]));
  const lines = tasks.flatMap((task) => known.get(matchKey(task)) ?? []);
  const open = tasks.filter((task) => !known.has(matchKey(task)));
  let stopped = false;
  let decisions = 0;
  const played: string[] = [];
  const report: Report = (texts, made) => {
    store?.append(texts);
    for (const text of texts) played.push(text);
    decisions += made;
    settings.onProgress?.(lines.length + played.length, tasks.length, decisions);
  };
  const { run, stop } = runner(settings, open.length);
  const work = async (): Promise<SimOutcome> => {
    try {
      if (open.length > 0) await run(open, report);
    } finally {
      store?.close();
    }
    for (const text of played) lines.push(JSON.parse(text));
    return { lines, played: played.length, decisions, stopped: stopped && lines.length < tasks.length };
  };
  return {
    done: work(),
    stop() {
      stopped = true;
      stop();
    },
  };
}

function planTasks({ games, seed, options, players }: SimSettings): MatchTask[] {
  const first = BigInt(seed);
  return Array.from({ length: games }, (_, i) => ({
    seed: String(first + BigInt(i)),
    options: options[i % Math.max(1, options.length)] ?? {},
    players,
  }));
}

interface Runner {
  run(tasks: readonly MatchTask[], report: Report): Promise<void>;
  stop(): void;
}

function runner(settings: SimSettings, count: number): Runner {
  const { play, jobs, game } = settings;
  if (play !== undefined) {
    let going = true;
    return {
      async run(tasks, report) {
        const queue = tasks.values();
        const lane = async (): Promise<void> => {
          for (const task of queue) {
            if (!going) return;
            const line = await play(task);
            report([JSON.stringify(line)], line.decisions);
          }
        };
        await Promise.all(Array.from({ length: jobs }, lane));
      },
      stop() {
        going = false;
      },
    };
  }
  let pool: Pool | undefined;
  return {
    async run(tasks, report) {
      pool = new Pool(game, Math.min(jobs, count));
      try {
        await pool.run(portions(tasks, jobs), report);
      } finally {
        await pool.close();
      }
    },
    stop: () => pool?.stop(),
  };
}

/** Portions as they are asked for; small ones at the end, so that the cores finish together. */
function* portions(tasks: readonly MatchTask[], jobs: number): Generator<readonly MatchTask[], void, number> {
  let wanted = 1;
  for (let at = 0; at < tasks.length; ) {
    const fair = Math.ceil((tasks.length - at) / (jobs * 4));
    const size = Math.max(1, Math.min(wanted, fair));
    wanted = yield tasks.slice(at, at + size);
    at += size;
  }
}
