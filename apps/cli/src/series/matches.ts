// `sim` and `arena` on many machines: the same lines and the same answer as on one.
import type { MatchLine } from '@bocage/ai';
import { type ArenaOutcome, type ArenaSettings, ArenaTally, matchKey, type SeriesStore } from '@bocage/ai/node';
import type { Game, OptionValues } from '@bocage/engine';
import type { Args } from '../args.ts';
import type { Io } from '../io.ts';
import { outside } from '../series.ts';
import { readSeries } from '../series-file.ts';
import { badInput } from '../stop.ts';
import { W } from '../words/series.ts';
import { attend } from './attend.ts';
import type { UnitResult } from './jobs.ts';
import type { Attended } from './on.ts';
import { begin, finishWhole } from './plan.ts';
import { type MatchInput, task, worth } from './tasks/match.ts';
import { needsHere } from './version.ts';

export interface SimPlan {
  readonly game: MatchInput['game'];
  readonly title: string;
  readonly games: number;
  readonly seed: string;
  readonly options: readonly OptionValues[];
  readonly players: readonly string[];
  readonly seconds: number;
  readonly store: SeriesStore;
  readonly file: string;
}

export interface SimOn extends Attended {
  readonly id: string;
  readonly lines: readonly MatchLine[];
  readonly played: number;
  readonly decisions: number;
}

/** Lines that are written to the file at once. */
const WRITTEN = 200;
const WRITE_EVERY = 2_000;

export async function simOn(url: string, args: Args, io: Io, plan: SimPlan): Promise<SimOn> {
  const { game, games, seed, options, players, store } = plan;
  const input: MatchInput = {
    game,
    seed,
    options,
    players: [players],
    ...(players.some(outside) && { programs: plan.seconds }),
  };
  const keys = Array.from({ length: games }, (_, unit) =>
    matchKey({ seed: String(BigInt(seed) + BigInt(unit)), options: options[unit % options.length] ?? {}, players }),
  );
  const known = new Map(store.lines.map((line) => [matchKey(line), line]));
  const contributed = keys.flatMap((key, unit): UnitResult[] => {
    const line = known.get(key);
    return line === undefined ? [] : [{ unit, lines: [JSON.stringify(line)], value: worth([line]) }];
  });
  const there = new Set(contributed.map(({ unit }) => unit));
  const needs = await needsHere(game);
  const series = await begin(url, { kind: 'sim', task: 'match', input, needs, total: games, title: plan.title });
  let waiting: string[] = [];
  let wrote = Date.now();
  const write = (): void => {
    store.append(waiting);
    waiting = [];
    wrote = Date.now();
  };
  let played = 0;
  let decisions = 0;
  let attended: Attended;
  try {
    await series.jobs.contribute(series.id, 'file', contributed);
    await series.ask({ first: 0, beyond: games });
    await finishWhole(series.store, series.jobs, series.id);
    attended = await attend(args, io, series, { beyond: games }, ({ unit, lines: [text = '{}'] }) => {
      if (there.has(unit)) return;
      waiting.push(text);
      played++;
      decisions += (JSON.parse(text) as MatchLine).decisions;
      if (waiting.length >= WRITTEN || Date.now() - wrote > WRITE_EVERY) write();
    });
    write();
    await refuseBroken(attended.state, async () => (await series.row()).note);
  } finally {
    store.close();
    await series.close();
  }
  // Nothing is kept in memory while it runs: the lines are in the file by now.
  const wanted = new Set(keys);
  const lines = readSeries(io, plan.file).lines.filter((line) => wanted.has(matchKey(line)));
  return { ...attended, id: series.id, lines, played, decisions };
}

async function refuseBroken(state: Attended['state'], note: () => Promise<string>): Promise<void> {
  if (state !== 'broken') return;
  throw badInput(W.seriesEnded(await note()));
}

/** The pairs in their order to the first at which the test is sure: what one job alone would have played. */
export async function arenaOn(
  url: string,
  args: Args,
  io: Io,
  game: Game,
  settings: ArenaSettings,
  seconds: number,
): Promise<ArenaOutcome & { readonly id: string; readonly attended: Attended }> {
  const { a, b, seats, test, seed, options, pairs } = settings;
  const arrangements = seats === 1 ? [[a], [b]] : [a, b].map((x) => [x, x === a ? b : a]);
  const input: MatchInput = {
    game: settings.game,
    seed,
    options: [options],
    players: arrangements,
    arena: { seats, ...(test !== undefined && { test }) },
    ...([a, b].some(outside) && { programs: seconds }),
  };
  const needs = await needsHere(settings.game);
  const title = W.pairsOf(a, b, game.title, pairs);
  const series = await begin(url, { kind: 'arena', task: 'match', input, needs, total: pairs, title });
  const tally = new ArenaTally(settings);
  const lines: MatchLine[] = [];
  try {
    await series.ask({ first: 0, beyond: pairs });
    const attended = await attend(args, io, series, { beyond: pairs, rule: task.rule?.(input) }, (unit) => {
      const [one, two] = unit.lines.map((line) => JSON.parse(line) as MatchLine);
      if (one === undefined || two === undefined) return;
      lines.push(one, two);
      tally.add(one, two);
      settings.onProgress?.(tally.standing());
    });
    await refuseBroken(attended.state, async () => (await series.row()).note);
    return { ...tally.standing(), lines, id: series.id, attended };
  } finally {
    await series.close();
  }
}
