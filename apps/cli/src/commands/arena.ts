// `bocage arena A B --game G`: which of two players is better, and a ladder of all of them.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type Encounter, eloLadder, eloOf, players, Sample } from '@bocage/ai';
import { type ArenaOutcome, type ArenaSettings, type ArenaStanding, defaultJobs, runArena } from '@bocage/ai/node';
import { type Game, isObject, type OptionValues } from '@bocage/engine';
import { parseJson } from '@bocage/engine/json-text';
import type { Args, Command } from '../args.ts';
import { exists, readText, saveText } from '../disk.ts';
import { listedGame, loadGame, readPack } from '../games.ts';
import type { Io } from '../io.ts';
import { type Attended, asideText, ON, ON_NOTES, onOf } from '../series/on.ts';
import { Bar, checkPlayer, duration, outside, outsidePlay } from '../series.ts';
import { badInput, badLine } from '../stop.ts';
import { W } from '../words/analysing.ts';

export const arenaCommand: Command = {
  name: 'arena',
  usage:
    'A B --game GAME [--games N] [--jobs J] [--seed N] [--all] [--option k=v] | --ladder --game GAME [--save F] [--on DB]',
  about: W.aboutArena,
  notes: [
    W.arenaOptionGames,
    W.arenaOptionAll,
    W.arenaOptionMargin,
    W.arenaOptionLadder,
    W.arenaOptionPlayers,
    W.arenaOptionSave,
    W.arenaOptionAdd,
    ...ON_NOTES,
    W.arenaNotePlayers,
  ],
  options: {
    game: { type: 'string' },
    games: { type: 'string' },
    jobs: { type: 'string' },
    seed: { type: 'string' },
    all: { type: 'boolean' },
    margin: { type: 'string' },
    ladder: { type: 'boolean' },
    players: { type: 'string' },
    save: { type: 'string' },
    add: { type: 'boolean' },
    option: { type: 'string', multiple: true },
    pack: { type: 'string' },
    'bot-seconds': { type: 'string' },
    ...ON,
  },
  async run(args, io) {
    const id = args.text('game');
    if (id === undefined) throw badInput(W.whichGameArena);
    const packFile = args.text('pack');
    const pack = packFile === undefined ? undefined : readPack(io, packFile);
    const game = await loadGame(listedGame(id), pack);
    const bad = game.setup(args.options(), '0', { die: () => 1, draw: (_s, items) => items[0] ?? 0 });
    if (typeof bad === 'string') throw badInput(bad);
    const common = { game: { id, ...(pack !== undefined && { pack: pack.value }) }, seats: game.seats.length };
    if (args.flag('ladder')) {
      await ladder(args, io, game, common);
      return 0;
    }
    const [a, b] = args.positionals.map(checkPlayer);
    args.atMost(2);
    if (a === undefined || b === undefined) throw badInput(W.arenaNeedsTwo);
    const settings = arenaSettings(args, io, game, common, a, b, args.whole('games', 2, 10_000_000) ?? 400);
    const bar = new Bar(io);
    const { lines, series, ...standing } = await played(args, io, game, settings, (now) =>
      bar.show(now.pairs, settings.pairs, (done, all) => W.pairsPlayed(done, all, standingText(game, now))),
    );
    bar.clear();
    const length = new Sample();
    for (const line of lines) length.add(line.decisions);
    if (args.json) {
      const shape = { game: id, a, b, games: lines.length, seconds: bar.seconds, decisions: length.mean, ...standing };
      io.out(`${JSON.stringify(series === undefined ? shape : { ...shape, ...series })}\n`);
    } else io.out(outcomeText(game, a, b, standing, lines.length, bar.seconds));
    if (series !== undefined && !args.json) io.out(asideText(series.series, series));
    return series !== undefined && series.aside.length > 0 ? 1 : 0;
  },
};

/** Here, or on many machines. */
async function played(
  args: Args,
  io: Io,
  game: Game,
  settings: ArenaSettings,
  onProgress: (now: ArenaStanding) => void,
): Promise<ArenaOutcome & { readonly series?: Attended & { readonly series: string } }> {
  const on = onOf(args);
  if (on === undefined) return runArena({ ...settings, onProgress });
  const { arenaOn } = await import('../series/matches.ts');
  const seconds = args.whole('bot-seconds', 1, 86_400) ?? 60;
  const { id, attended, ...outcome } = await arenaOn(on, args, io, game, settings, seconds);
  return { ...outcome, series: { series: id, ...attended } };
}

function arenaSettings(
  args: Args,
  io: Io,
  game: Game,
  common: Pick<ArenaSettings, 'game' | 'seats'>,
  a: string,
  b: string,
  games: number,
): ArenaSettings {
  const scored = game.seats.length === 1;
  const margin = Number(args.text('margin') ?? (scored ? '1' : '0.05'));
  if (!(margin > 0)) throw badInput(W.marginAboveZero);
  const middle = scored ? 0 : 0.5;
  return {
    ...common,
    a,
    b,
    pairs: Math.max(1, games >> 1),
    seed: args.seed() ?? '1',
    options: args.options(),
    jobs: args.whole('jobs', 1, 256) ?? defaultJobs(),
    ...(!args.flag('all') && { test: { none: middle, some: middle + margin, error: 0.05 } }),
    ...([a, b].some(outside) && { play: outsidePlay(game, io, args.whole('bot-seconds', 1, 86_400) ?? 60) }),
  };
}

function standingText(game: Game, s: ArenaStanding): string {
  if (game.seats.length === 1) {
    return W.meansAndDifference(
      s.meanA.toFixed(2),
      s.meanB.toFixed(2),
      s.value.toFixed(2),
      s.low.toFixed(2),
      s.high.toFixed(2),
    );
  }
  const share = (x: number): string => (x * 100).toFixed(1);
  return W.shareOfPoints(share(s.value), share(s.low), share(s.high));
}

function outcomeText(game: Game, a: string, b: string, s: ArenaStanding, games: number, seconds: number): string {
  const rows = [W.standingOfPair(a, b, standingText(game, s))];
  if (game.seats.length > 1) {
    const [one, two] = game.seats;
    rows.push(W.wonDrawnLost(s.wins, s.draws, s.losses, eloOf(s.value) >= 0 ? '+' : '', Math.round(eloOf(s.value))));
    rows.push(W.sharesBySide(one?.name, (s.meanA * 100).toFixed(1), two?.name, (s.meanB * 100).toFixed(1)));
  } else rows.push(W.seedsBetterEqualWorse(s.wins, s.draws, s.losses));
  const verdict =
    s.verdict === 'better' ? W.isBetter(a) : s.verdict === 'not better' ? W.isNotBetter(a) : W.notClearYet;
  rows.push(W.verdictAndGames(verdict, games, duration(seconds)));
  return `${rows.join('\n')}\n`;
}

interface LadderRow {
  readonly player: string;
  readonly elo: number;
  readonly games: number;
  /** Mean score in solitaire games. */
  readonly score?: number;
}

/** An encounter of a ladder; in solitaire games with the mean scores. */
interface Rung extends Encounter {
  readonly scores?: readonly [number, number];
}

/** Each player against the next two: enough to join all, and the strong ones are not measured against the helpless. */
async function ladder(args: Args, io: Io, game: Game, common: Pick<ArenaSettings, 'game' | 'seats'>): Promise<void> {
  args.atMost(0);
  const ids = (args.text('players')?.split(',') ?? players.map((p) => p.id)).map(checkPlayer);
  const games = args.whole('games', 2, 1_000_000) ?? 100;
  const save = args.text('save');
  // What is in the file is read before the games are played: hours must not end at a file of another kind.
  const stored = save === undefined ? undefined : readLadders(io, save);
  const options = args.options();
  const encounters: Rung[] = [];
  const bar = new Bar(io);
  const plan = ids.flatMap((a, i) => ids.slice(i + 1, i + 3).map((b) => [b, a] as const));
  for (const [n, [a, b]] of plan.entries()) {
    bar.show(n, plan.length, (done, all) => W.encountersPlayed(done, all, a, b));
    const settings = arenaSettings(args, io, game, common, a, b, games);
    const { lines: _, series, ...s } = await played(args, io, game, settings, () => {});
    if (series !== undefined && series.state !== 'done') throw badInput(W.ladderEnded(a, b));
    const counted = s.wins + s.draws + s.losses;
    const scores = game.seats.length === 1 ? { scores: [round(s.meanA), round(s.meanB)] as const } : {};
    encounters.push({ a, b, points: s.wins + s.draws / 2, games: counted, ...scores });
    if (!io.terminal) io.err(W.rungPlayed(a, b, standingText(game, s), counted));
  }
  bar.clear();
  if (args.flag('add') && stored !== undefined) {
    const same = (x: Encounter, y: Encounter): boolean => x.a === y.a && x.b === y.b;
    encounters.push(
      ...storedRungs(stored.ladders, game, options).filter((old) => !encounters.some((e) => same(e, old))),
    );
  }
  const rows = ladderRows(encounters);
  const entry = { rules: game.rulesVersion, content: game.content.hash, options, ladder: rows, encounters };
  if (save !== undefined) saveLadder(io, save, game.id, entry);
  if (args.json) io.out(`${JSON.stringify({ game: game.id, ...entry })}\n`);
  else {
    for (const r of rows) {
      const score = r.score === undefined ? '' : W.points(r.score.toFixed(2));
      io.out(W.rungElo(r.player.padEnd(12), String(r.elo).padStart(6), score, r.games));
    }
  }
}

function ladderRows(encounters: readonly Rung[]): LadderRow[] {
  const names = [...new Set(encounters.flatMap((e) => [e.b, e.a]))];
  const elo = eloLadder(encounters, names.includes('sensible') ? 'sensible' : (names[0] ?? ''));
  return names
    .map((player) => {
      const own = encounters.filter((e) => e.a === player || e.b === player);
      const count = own.reduce((sum, e) => sum + e.games, 0);
      const points = own.reduce((sum, e) => sum + e.games * (e.scores?.[e.a === player ? 0 : 1] ?? Number.NaN), 0);
      const score = Number.isNaN(points) ? {} : { score: round(points / count) };
      return { player, elo: elo.get(player) ?? 0, games: count, ...score };
    })
    .sort((x, y) => y.elo - x.elo);
}

function round(x: number): number {
  return Math.round(x * 100) / 100;
}

/** The encounters in the file that were played with these rules, this content and these options. */
function storedRungs({ games }: Ladders, game: Game, options: OptionValues): readonly Rung[] {
  const entry = Object.hasOwn(games, game.id) ? games[game.id] : undefined;
  if (!isObject(entry) || entry.rules !== game.rulesVersion || entry.content !== game.content.hash) return [];
  if (!isDeepStrictEqual(entry.options ?? {}, options)) return [];
  return Array.isArray(entry.encounters) ? entry.encounters.filter(isRung) : [];
}

function isRung(value: unknown): value is Rung {
  if (!isObject(value)) return false;
  const { a, b, points, games, scores } = value;
  const numbers = [points, games, ...(Array.isArray(scores) ? scores : [])];
  return typeof a === 'string' && typeof b === 'string' && numbers.every(Number.isFinite);
}

/** What a file of ladders holds, and its hash; a file of another kind is refused. */
interface Ladders {
  readonly games: Readonly<Record<string, unknown>>;
}

function readLadders(io: Io, file: string): { readonly ladders: Ladders; readonly hash?: string } {
  if (!exists(io, file)) return { ladders: { games: {} } };
  const { text, hash } = readText(io, file);
  const parsed = parseJson(text);
  if ('text' in parsed) throw badLine(file, parsed);
  const { value } = parsed;
  if (
    !isObject(value) ||
    !isObject(value.games) ||
    Object.keys(value).some((key) => !['version', 'games'].includes(key))
  )
    throw badInput(W.notALadderFile, { file });
  return { ladders: { games: value.games }, hash };
}

/** Puts the ladder of one game into the file, as it is now, and leaves those of the others. */
function saveLadder(io: Io, file: string, id: string, entry: object): void {
  const { ladders, hash } = readLadders(io, file);
  const sorted = Object.entries({ ...ladders.games, [id]: entry }).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = `${JSON.stringify({ version: VERSION, games: Object.fromEntries(sorted) }, null, 2)}\n`;
  saveText(io, file, text, hash === undefined ? 'nothing' : { hash });
}

const VERSION: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
