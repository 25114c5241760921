// `bocage fuzz GAME --games N`: random play of whole games with the property checks.
import { seeded } from '@bocage/engine';
import { type CheckReport, describeFailure, fuzz } from '@bocage/engine/testing';
import type { Command } from '../args.ts';
import { listedGame, loadGame, readPack } from '../games.ts';
import type { Io } from '../io.ts';
import { ON, ON_NOTES, onOf } from '../series/on.ts';
import { badInput, Stop } from '../stop.ts';
import { W } from '../words/developing.ts';

export const fuzzCommand: Command = {
  name: 'fuzz',
  usage: 'GAME [--games N] [--seed N] [--every N] [--option k=v] [--pack F] [--on DB]',
  about: W.aboutFuzz,
  notes: [W.fuzzOptionGames, W.fuzzOptionSeed, W.fuzzOptionEvery, W.fuzzOptionOption, ...ON_NOTES],
  options: {
    games: { type: 'string' },
    seed: { type: 'string' },
    every: { type: 'string' },
    option: { type: 'string', multiple: true },
    pack: { type: 'string' },
    ...ON,
  },
  async run(args, io) {
    const [id] = args.positionals;
    args.atMost(1);
    if (id === undefined) throw badInput(W.whichGameFuzz);
    const listed = listedGame(id);
    const packFile = args.text('pack');
    const pack = packFile === undefined ? undefined : readPack(io, packFile);
    const game = await loadGame(listed, pack);
    const options = args.options();
    const bad = game.setup(options, '0', seeded);
    if (typeof bad === 'string') throw badInput(bad);
    const games = args.whole('games', 1, 1_000_000_000) ?? 100;
    const settings = {
      seed: args.seed() ?? '1',
      every: args.whole('every', 1, 1_000_000) ?? 16,
      ...(Object.keys(options).length > 0 && { options }),
    };
    const on = onOf(args);
    const began = process.cpuUsage();
    const clock = performance.now();
    const ref = { id, ...(pack !== undefined && { pack: pack.value }) };
    const report =
      on === undefined
        ? fuzz(game, { games, ...settings, onGame: progress(io, args.json) })
        : await (await import('../series/courses.ts')).fuzzOn(on, args, io, game, { game: ref, ...settings }, games);
    const { user, system } = process.cpuUsage(began);
    // Here by the processor's time, on many machines by the clock.
    const seconds = on === undefined ? (user + system) / 1e6 : (performance.now() - clock) / 1e3;
    const rate = Math.round(report.decisions / Math.max(seconds, 1e-6));
    const failure = report.failures[0];
    const shape = reportShape(game.id, report, rate);
    if (failure !== undefined) {
      if (!args.json) io.out(`${text(report, rate)}\n${describeFailure(game, failure)}\n`);
      throw new Stop('refused', W.failedInGame(game.title, report.games), { more: { report: shape } });
    }
    io.out(args.json ? `${JSON.stringify(shape)}\n` : text(report, rate));
  },
};

function reportShape(game: string, report: CheckReport, rate: number): object {
  const { games, decisions, deadEnds, longestGame, longestScore, results, failures } = report;
  const errors = failures.length - deadEnds;
  return {
    game,
    games,
    decisions,
    decisionsPerSecond: rate,
    deadEnds,
    errors,
    longestGame,
    longestScore,
    results,
    failures,
  };
}

function text(report: CheckReport, rate: number): string {
  const { games, decisions, deadEnds, longestGame, longestScore, results, failures } = report;
  const lines = [
    W.games(games),
    W.decisionsAndRate(decisions, rate),
    W.deadEnds(deadEnds),
    W.errors(failures.length - deadEnds),
    W.longestGame(longestGame, longestScore),
    ...Object.entries(results).map(([grade, count]) => `  ${grade}: ${count}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** A line on the terminal that counts, twice a second. */
function progress(io: Io, json: boolean): (done: number, decisions: number) => void {
  let last = Date.now();
  return (done, decisions) => {
    if (!io.terminal || json || Date.now() - last < 500) return;
    last = Date.now();
    io.err(W.fuzzProgress(done, decisions));
  };
}
