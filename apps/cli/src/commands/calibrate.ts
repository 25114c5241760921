// `bocage calibrate GAME`: whether hints foretell what happens; and `bocage foretell GAME`: learns what they foretell.
import { DEFAULT_PLAYER } from '@bocage/ai';
import {
  type Calibration,
  calibration,
  defaultJobs,
  type HintLine,
  hintLines,
  learnForecast,
  levelled,
  type MatchTask,
  playHinted,
} from '@bocage/ai/node';
import { percent } from '@bocage/engine';
import type { Command } from '../args.ts';
import { readText, saveText } from '../disk.ts';
import { listedGame, loadGame } from '../games.ts';
import type { Io } from '../io.ts';
import { playerNamed } from '../seats.ts';
import { ON, ON_NOTES, onOf } from '../series/on.ts';
import { Bar, variations } from '../series.ts';
import { badInput } from '../stop.ts';

export const calibrateCommand: Command = {
  name: 'calibrate',
  usage:
    'GAME [--hints N] [--each N] [--player NAME] [--jobs J] [--seed N] [--option k=v] [--vary k] [--lines F] [--on DB]',
  about:
    'Whether hints foretell what happens: a player plays on after each, and what came is held against what was foretold.',
  notes: [
    '--hints N      how many hints in all (200)',
    '--each N       how many of them in one game (4)',
    `--player NAME  who hints and plays on, in all seats (${DEFAULT_PLAYER.id})`,
    '--jobs J       how many cores (all but one)',
    '--vary k       goes through all values of that option in turn',
    '--lines F      keeps the hints, one a line: foretell learns from them',
    ...ON_NOTES,
  ],
  options: {
    hints: { type: 'string' },
    each: { type: 'string' },
    player: { type: 'string' },
    jobs: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    vary: { type: 'string', multiple: true },
    lines: { type: 'string' },
    ...ON,
  },
  async run(args, io) {
    const [id] = args.positionals;
    args.atMost(1);
    if (id === undefined) throw badInput("which game? 'calibrate GAME'");
    const game = await loadGame(listedGame(id));
    const player = playerNamed(args.text('player') ?? DEFAULT_PLAYER.id);
    const each = args.whole('each', 1, 1_000) ?? 4;
    const games = Math.ceil((args.whole('hints', 1, 1_000_000) ?? 200) / each);
    const first = BigInt(args.seed() ?? '1');
    const options = variations(args, game);
    const tasks = Array.from({ length: games }, (_, i): MatchTask => {
      const seed = String(first + BigInt(i));
      return { seed, options: options[i % options.length] ?? {}, players: [player.id], hints: each };
    });
    const on = onOf(args);
    const bar = new Bar(io);
    const lines =
      on === undefined
        ? await playHinted({ id }, tasks, args.whole('jobs', 1, 256) ?? defaultJobs(), (done) =>
            bar.show(done, games, ''),
          )
        : await (await import('../series/courses.ts')).hintsOn(on, args, io, game, { game: { id }, tasks });
    bar.clear();
    const file = args.text('lines');
    if (file !== undefined) saveText(io, file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''), HINTS);
    const found = calibration(lines, game.seats.length === 1);
    io.out(args.json ? `${JSON.stringify({ game: id, player: player.id, ...found })}\n` : calibrationText(found));
  },
};

const HINTS = { ours: (text: string) => typeof hintLines(text) !== 'string', what: 'hints of games' };

function calibrationText({ hints, games, foretold, came, bias, off, blind, inside, width, bins }: Calibration): string {
  if (hints === 0) return 'No forecast has been learned for this game.\n';
  const within = Math.abs(bias.value) <= 2 * bias.error ? 'within' : 'beyond';
  const rows = [
    `${hints} hints in ${games} games: foretold ${foretold.toFixed(2)}, came ${came.toFixed(2)}`,
    `bias ${bias.value.toFixed(3)}, standard error ${bias.error.toFixed(3)}: ${within} two of them`,
    `off by ${off.toFixed(2)}; knowing nothing, by ${blind.toFixed(2)}`,
  ];
  if (inside !== undefined)
    rows.push(
      `inside the range ${percent(inside.value, 1)} (standard error ${percent(inside.error, 1)}), width ${width.toFixed(1)}`,
    );
  if (bins.length > 0) rows.push('', 'foretold    came   error   hints   games');
  for (const bin of bins) {
    if (bin.hints === 0) continue;
    const figures = [bin.foretold, bin.came, bin.error].map((x) => percent(x, 1).padStart(8)).join('');
    rows.push(`${figures}${String(bin.hints).padStart(8)}${String(bin.games).padStart(8)}`);
  }
  return `${rows.join('\n')}\n`;
}

const MARK = '// What games of the computer player come to; made by `bocage foretell`.';

export const foretellCommand: Command = {
  name: 'foretell',
  usage: 'GAME FILE [--level F] [--out F] [--force]',
  about: 'Learns what hints foretell, from the hints that calibrate has kept, and writes it as a module.',
  notes: [
    '--level F  hints of the player that people ask: fewer are enough, they set the level alone',
    '--out F    where it is written (forecast.ts); it belongs into games/GAME/src/player',
    '--force    replace a file that is there, whatever it is; what was learned before is replaced anyway',
  ],
  options: { level: { type: 'string' }, out: { type: 'string' }, force: { type: 'boolean' } },
  async run(args, io) {
    const [id, file] = args.positionals;
    args.atMost(2);
    if (id === undefined || file === undefined) throw badInput("from which hints? 'foretell GAME FILE'");
    const scored = (await loadGame(listedGame(id))).seats.length === 1;
    const lines = hintsIn(io, file);
    const level = args.text('level');
    const others = level === undefined ? [] : hintsIn(io, level);
    const from = `${lines.length} hints${others.length > 0 ? `, level of ${others.length}` : ''}`;
    const learned = learnForecast(lines, scored, from);
    const forecast = others.length === 0 ? learned : levelled(learned, others, scored);
    const rows = Object.entries(forecast).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`);
    const head = "import type { ForecastWeights } from '@bocage/engine';\n\n";
    const out = args.text('out') ?? 'forecast.ts';
    const ours = { ours: (text: string) => text.startsWith(MARK), what: 'a module that foretell has made' };
    const module = `${MARK}\n${head}export const forecast: ForecastWeights = {\n${rows.join('')}};\n`;
    saveText(io, out, module, args.flag('force') ? 'anything' : ours);
    io.out(args.json ? `${JSON.stringify({ game: id, ...forecast, file: out })}\n` : `${from}\n${out}\n`);
  },
};

function hintsIn(io: Io, file: string): readonly HintLine[] {
  const lines = hintLines(readText(io, file).text);
  if (typeof lines === 'string') throw badInput(`${file}: ${lines}`, { file });
  if (lines.length === 0) throw badInput(`${file}: there are no hints in it`, { file });
  return lines;
}
