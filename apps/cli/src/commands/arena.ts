// `bocage arena A B --game G`: which of two players is better, and a ladder of all of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Encounter, eloLadder, eloOf, players, Sample } from '@bocage/ai';
import { type ArenaSettings, type ArenaStanding, defaultJobs, runArena } from '@bocage/ai/node';
import { type Game, isObject } from '@bocage/engine';
import type { Args, Command } from '../args.ts';
import { listedGame, loadGame, readPack } from '../games.ts';
import type { Io } from '../io.ts';
import { Bar, checkPlayer, duration, outside, outsidePlay } from '../series.ts';
import { badInput } from '../stop.ts';

export const arenaCommand: Command = {
  name: 'arena',
  usage: 'A B --game GAME [--games N] [--jobs J] [--seed N] [--all] [--option k=v] | --ladder --game GAME [--save F]',
  about: 'Two players on the same seeds with swapped sides, until it is clear whether A is better; or a ladder of all.',
  notes: [
    '--games N     at most so many games (400); with --ladder for each encounter (100)',
    '--all         plays them all, even if the answer is clear before',
    '--margin X    what counts as better: a share of the points above one half (0.05), or points of the score (1)',
    '--ladder      every player against its neighbours; Elo, the player called sensible at 0',
    '--players L   the players of the ladder (all)',
    '--save F      puts the ladder into that file, beside those of other games',
    'A and B are players, players with other settings (recruit:horizon=60), or cmd:PROGRAM.',
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
    option: { type: 'string', multiple: true },
    pack: { type: 'string' },
    'bot-seconds': { type: 'string' },
  },
  async run(args, io) {
    const id = args.text('game');
    if (id === undefined) throw badInput("which game? 'arena A B --game GAME'");
    const packFile = args.text('pack');
    const pack = packFile === undefined ? undefined : readPack(io, packFile);
    const game = await loadGame(listedGame(id), pack);
    const bad = game.setup(args.options(), '0', { die: () => 1, draw: (_s, items) => items[0] ?? 0 });
    if (typeof bad === 'string') throw badInput(bad);
    const common = { game: { id, ...(pack !== undefined && { pack: pack.value }) }, seats: game.seats.length };
    if (args.flag('ladder')) return ladder(args, io, game, common);
    const [a, b] = args.positionals.map(checkPlayer);
    args.atMost(2);
    if (a === undefined || b === undefined) throw badInput("two players are needed: 'arena A B --game GAME'");
    const settings = arenaSettings(args, io, game, common, a, b, args.whole('games', 2, 10_000_000) ?? 400);
    const bar = new Bar(io);
    const { lines, ...standing } = await runArena({
      ...settings,
      onProgress: (now) => bar.show(now.pairs, settings.pairs, ` pairs, ${standingText(game, now)}`),
    });
    bar.clear();
    const length = new Sample();
    for (const line of lines) length.add(line.decisions);
    if (args.json) {
      const shape = { game: id, a, b, games: lines.length, seconds: bar.seconds, decisions: length.mean, ...standing };
      io.out(`${JSON.stringify(shape)}\n`);
    } else io.out(outcomeText(game, a, b, standing, lines.length, bar.seconds));
  },
};

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
  if (!(margin > 0)) throw badInput('--margin must be a number above 0');
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
    return `${s.meanA.toFixed(2)} against ${s.meanB.toFixed(2)} points, difference ${s.value.toFixed(2)} (${s.low.toFixed(2)} to ${s.high.toFixed(2)})`;
  }
  const share = (x: number): string => (x * 100).toFixed(1);
  return `${share(s.value)} % of the points (${share(s.low)} to ${share(s.high)})`;
}

function outcomeText(game: Game, a: string, b: string, s: ArenaStanding, games: number, seconds: number): string {
  const rows = [`${a} against ${b}: ${standingText(game, s)}`];
  if (game.seats.length > 1) {
    const [one, two] = game.seats;
    rows.push(
      `won ${s.wins}, drawn ${s.draws}, lost ${s.losses}; Elo ${eloOf(s.value) >= 0 ? '+' : ''}${Math.round(eloOf(s.value))}`,
    );
    rows.push(`as ${one?.name} ${(s.meanA * 100).toFixed(1)} %, as ${two?.name} ${(s.meanB * 100).toFixed(1)} %`);
  } else rows.push(`better on ${s.wins} seeds, equal on ${s.draws}, worse on ${s.losses}`);
  const verdict =
    s.verdict === 'better'
      ? `${a} is better.`
      : s.verdict === 'not better'
        ? `${a} is not better.`
        : 'It is not clear yet.';
  rows.push(`${verdict} ${games} games in ${duration(seconds)}.`);
  return `${rows.join('\n')}\n`;
}

interface LadderRow {
  readonly player: string;
  readonly elo: number;
  readonly games: number;
  /** Mean score in solitaire games. */
  readonly score?: number;
}

/** Each player against the next two: enough to join all, and the strong ones are not measured against the helpless. */
async function ladder(args: Args, io: Io, game: Game, common: Pick<ArenaSettings, 'game' | 'seats'>): Promise<void> {
  args.atMost(0);
  const ids = (args.text('players')?.split(',') ?? players.map((p) => p.id)).map(checkPlayer);
  const games = args.whole('games', 2, 1_000_000) ?? 100;
  const encounters: Encounter[] = [];
  const scores = new Map<string, Sample>();
  const bar = new Bar(io);
  const plan = ids.flatMap((a, i) => ids.slice(i + 1, i + 3).map((b) => [b, a] as const));
  for (const [n, [a, b]] of plan.entries()) {
    bar.show(n, plan.length, ` encounters, ${a} against ${b}`);
    const { lines, ...s } = await runArena(arenaSettings(args, io, game, common, a, b, games));
    const counted = s.wins + s.draws + s.losses;
    encounters.push({ a, b, points: s.wins + s.draws / 2, games: counted });
    for (const line of lines) {
      const who = line.players[0] ?? '';
      if (line.score === null || game.seats.length > 1) continue;
      const sample = scores.get(who) ?? new Sample();
      sample.add(line.score);
      scores.set(who, sample);
    }
    if (!io.terminal) io.err(`${a} against ${b}: ${standingText(game, s)}, ${counted} games\n`);
  }
  bar.clear();
  const elo = eloLadder(encounters, ids.includes('sensible') ? 'sensible' : (ids[0] ?? ''));
  const rows: LadderRow[] = ids
    .map((player) => {
      const sample = scores.get(player);
      return {
        player,
        elo: elo.get(player) ?? 0,
        games: encounters.reduce((sum, e) => sum + (e.a === player || e.b === player ? e.games : 0), 0),
        ...(sample !== undefined && { score: Math.round(sample.mean * 100) / 100 }),
      };
    })
    .sort((x, y) => y.elo - x.elo);
  const entry = { rules: game.rulesVersion, content: game.content.hash, ladder: rows, encounters };
  const save = args.text('save');
  if (save !== undefined) saveLadder(resolve(io.cwd, save), game.id, entry);
  if (args.json) io.out(`${JSON.stringify({ game: game.id, ...entry })}\n`);
  else {
    for (const r of rows) {
      const score = r.score === undefined ? '' : `  ${r.score.toFixed(2)} points`;
      io.out(`${r.player.padEnd(12)} ${String(r.elo).padStart(6)} Elo${score}  (${r.games} games)\n`);
    }
  }
}

/** Puts the ladder of one game into the file and leaves those of the others. */
function saveLadder(path: string, id: string, entry: object): void {
  let all: Record<string, unknown> = {};
  try {
    const old: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isObject(old)) all = { ...old };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      throw badInput(`${path} cannot be read`);
  }
  const games = isObject(all.games) ? all.games : {};
  const sorted = Object.entries({ ...games, [id]: entry }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify({ version: VERSION, games: Object.fromEntries(sorted) }, null, 2)}\n`);
}

const VERSION: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
