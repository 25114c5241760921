// `bocage sim GAME --games N --players a,b --jobs J`: a series of games, on as many cores as wanted.
import { type MatchLine, Sample, shareInterval } from '@bocage/ai';
import { defaultJobs, matchColumns, otherRules, type SimOutcome, startSim, writeColumns } from '@bocage/ai/node';
import { andList, type Game } from '@bocage/engine';
import type { Args, Command } from '../args.ts';
import { saveText } from '../disk.ts';
import { listedGame, loadGame, readPack } from '../games.ts';
import type { Io } from '../io.ts';
import { type Attended, asideText, ON, ON_NOTES, onOf } from '../series/on.ts';
import { Bar, duration, outside, outsidePlay, seriesPlayers, variations } from '../series.ts';
import { openSeries } from '../series-file.ts';
import { badInput } from '../stop.ts';
import { W } from '../words/analysing.ts';

export const simCommand: Command = {
  name: 'sim',
  usage:
    'GAME [--games N] [--players A,B] [--jobs J] [--seed N] [--option k=v] [--vary k] [--out F] [--pack F] [--on DB]',
  about: W.aboutSim,
  notes: [
    W.simOptionGames,
    W.simOptionPlayers,
    W.simOptionJobs,
    W.simOptionSeed,
    W.simOptionVary,
    W.simOptionOut,
    ...ON_NOTES,
    W.simNoteReport,
  ],
  options: {
    games: { type: 'string' },
    players: { type: 'string', multiple: true },
    jobs: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    vary: { type: 'string', multiple: true },
    out: { type: 'string' },
    pack: { type: 'string' },
    'bot-seconds': { type: 'string' },
    ...ON,
  },
  async run(args, io) {
    const [id] = args.positionals;
    args.atMost(1);
    if (id === undefined) throw badInput(W.whichGameSim);
    const packFile = args.text('pack');
    const pack = packFile === undefined ? undefined : readPack(io, packFile);
    const game = await loadGame(listedGame(id), pack);
    const options = variations(args, game);
    const players = seriesPlayers(args.texts('players'), game);
    const games = args.whole('games', 1, 100_000_000) ?? 100;
    const jobs = args.whole('jobs', 1, 256) ?? defaultJobs();
    const file = args.text('out') ?? `${id}.jsonl`;
    const seconds = args.whole('bot-seconds', 1, 86_400) ?? 60;
    const seed = args.seed() ?? '1';
    const on = onOf(args);
    const store = openSeries(io, file, id);
    const alien = otherRules(store, { rules: game.rulesVersion, content: game.content.hash });
    if (alien !== undefined) throw badInput(`${file}: ${alien}`);
    const bar = new Bar(io);
    const ref = { id, ...(pack !== undefined && { pack: pack.value }) };
    if (on !== undefined) {
      const { simOn } = await import('../series/matches.ts');
      const title = W.gamesOf(games, game.title, andList(players));
      const many = await simOn(on, args, io, { game: ref, title, games, seed, options, players, seconds, store, file });
      const stopped = many.state !== 'done';
      const how = W.withPlayer(many.id);
      return tell(args, io, game, file, { ...many, stopped, all: games, players, took: bar.seconds, how });
    }
    const sim = startSim({
      game: ref,
      games,
      seed,
      options,
      players,
      jobs,
      store,
      onProgress: (done, all) => bar.show(done, all),
      ...(players.some(outside) && { play: outsidePlay(game, io, seconds) }),
    });
    const interrupt = (): void => sim.stop();
    process.once('SIGINT', interrupt);
    const outcome = await sim.done.finally(() => process.off('SIGINT', interrupt));
    bar.clear();
    const how = W.withJobs(jobs);
    return tell(args, io, game, file, { ...outcome, all: games, players, took: bar.seconds, how });
  },
};

interface Told extends SimOutcome {
  readonly all: number;
  readonly players: readonly string[];
  readonly took: number;
  /** Cores or a series. */
  readonly how: string;
  /** A series on many machines: what it has set aside. */
  readonly id?: string;
  readonly state?: Attended['state'];
  readonly aside?: Attended['aside'];
}

function tell(args: Args, io: Io, game: Game, file: string, told: Told): number {
  const { played, decisions, stopped, lines, players, took, id, state = 'done', aside = [] } = told;
  if (!stopped) {
    const columns = { ours: (text: string) => text.startsWith('BOCAGE1\n'), what: W.aSeriesByColumns };
    saveText(io, `${file}.columns`, writeColumns(matchColumns(lines)), columns);
  }
  const summary = summarise(game, lines);
  const code = aside.length > 0 ? 1 : 0;
  if (args.json) {
    const shape = {
      game: game.id,
      players,
      games: lines.length,
      played,
      decisions,
      seconds: took,
      stopped,
      ...summary,
    };
    io.out(`${JSON.stringify(id === undefined ? shape : { ...shape, series: id, state, aside })}\n`);
    return code;
  }
  const known = lines.length - played;
  const rate = Math.round(decisions / Math.max(took, 1e-3));
  io.out(
    known > 0
      ? W.gamesPlayedAndKnown(played, duration(took), told.how, rate, known)
      : W.gamesPlayed(played, duration(took), told.how, rate),
  );
  io.out(summaryText(game, summary));
  io.out(stopped ? W.stoppedAfter(lines.length, told.all) : `${file}\n`);
  if (id !== undefined) io.out(asideText(id, { state, aside }));
  return code;
}

interface Summary {
  readonly grades: Readonly<Record<string, number>>;
  readonly wins: readonly number[];
  readonly score: { readonly mean: number; readonly margin: number } | null;
  readonly decisionsPerGame: number;
}

function summarise(game: Game, lines: readonly MatchLine[]): Summary {
  const grades = new Map<string, number>();
  const score = new Sample();
  const length = new Sample();
  for (const line of lines) {
    grades.set(line.grade, (grades.get(line.grade) ?? 0) + 1);
    if (line.score !== null) score.add(line.score);
    length.add(line.decisions);
  }
  return {
    grades: Object.fromEntries(grades),
    wins: game.seats.map((_, seat) => lines.filter((line) => line.winner === seat).length),
    score: score.n === 0 ? null : { mean: score.mean, margin: score.margin },
    decisionsPerGame: length.mean,
  };
}

function summaryText(game: Game, { grades, wins, score, decisionsPerGame }: Summary): string {
  const games = Object.values(grades).reduce((a, b) => a + b, 0);
  const rows = [W.decisionsAGame(decisionsPerGame.toFixed(1))];
  if (game.seats.length > 1) {
    game.seats.forEach((seat, i) => {
      const [low, high] = shareInterval(wins[i] ?? 0, games).map((x) => (x * 100).toFixed(1));
      rows.push(W.winsTo(seat.name, wins[i], low, high));
    });
  } else if (score !== null) rows.push(W.score(score.mean.toFixed(2), score.margin.toFixed(2)));
  for (const [grade, count] of Object.entries(grades).sort(([, a], [, b]) => b - a)) {
    rows.push(`  ${grade}  ${count}`);
  }
  return `${rows.join('\n')}\n`;
}
