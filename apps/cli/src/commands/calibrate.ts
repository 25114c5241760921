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
import { W } from '../words/analysing.ts';

export const calibrateCommand: Command = {
  name: 'calibrate',
  usage:
    'GAME [--hints N] [--each N] [--player NAME] [--jobs J] [--seed N] [--option k=v] [--vary k] [--lines F] [--on DB]',
  about: W.aboutCalibrate,
  notes: [
    W.calibrateOptionHints,
    W.calibrateOptionEach,
    W.calibrateOptionPlayer(DEFAULT_PLAYER.id),
    W.simOptionJobs,
    W.simOptionVary,
    W.calibrateOptionLines,
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
    if (id === undefined) throw badInput(W.whichGameCalibrate);
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
        ? await playHinted({ id }, tasks, args.whole('jobs', 1, 256) ?? defaultJobs(), (done) => bar.show(done, games))
        : await (await import('../series/courses.ts')).hintsOn(on, args, io, game, { game: { id }, tasks });
    bar.clear();
    const file = args.text('lines');
    if (file !== undefined) saveText(io, file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''), HINTS);
    const found = calibration(lines, game.seats.length === 1);
    io.out(args.json ? `${JSON.stringify({ game: id, player: player.id, ...found })}\n` : calibrationText(found));
  },
};

const HINTS = { ours: (text: string) => typeof hintLines(text) !== 'string', what: W.hintsOfGames };

function calibrationText({ hints, games, foretold, came, bias, off, blind, inside, width, bins }: Calibration): string {
  if (hints === 0) return W.noForecast;
  const biased = Math.abs(bias.value) <= 2 * bias.error ? W.biasWithin : W.biasBeyond;
  const rows = [
    W.foretoldAndCame(hints, games, foretold.toFixed(2), came.toFixed(2)),
    biased(bias.value.toFixed(3), bias.error.toFixed(3)),
    W.offByAndBlind(off.toFixed(2), blind.toFixed(2)),
  ];
  if (inside !== undefined) rows.push(W.insideRange(inside.value, inside.error, width.toFixed(1)));
  if (bins.length > 0) rows.push('', W.headOfBins);
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
  about: W.aboutForetell,
  notes: [W.foretellOptionLevel, W.foretellOptionOut, W.foretellOptionForce],
  options: { level: { type: 'string' }, out: { type: 'string' }, force: { type: 'boolean' } },
  async run(args, io) {
    const [id, file] = args.positionals;
    args.atMost(2);
    if (id === undefined || file === undefined) throw badInput(W.whichHintsForetell);
    const scored = (await loadGame(listedGame(id))).seats.length === 1;
    const lines = hintsIn(io, file);
    const level = args.text('level');
    const others = level === undefined ? [] : hintsIn(io, level);
    const from = others.length > 0 ? W.hintsAndLevel(lines.length, others.length) : W.hints(lines.length);
    const learned = learnForecast(lines, scored, from);
    const forecast = others.length === 0 ? learned : levelled(learned, others, scored);
    const rows = Object.entries(forecast).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`);
    const head = "import type { ForecastWeights } from '@bocage/engine';\n\n";
    const out = args.text('out') ?? 'forecast.ts';
    const ours = { ours: (text: string) => text.startsWith(MARK), what: W.moduleOfForetell };
    const module = `${MARK}\n${head}export const forecast: ForecastWeights = {\n${rows.join('')}};\n`;
    saveText(io, out, module, args.flag('force') ? 'anything' : ours);
    io.out(args.json ? `${JSON.stringify({ game: id, ...forecast, file: out })}\n` : `${from}\n${out}\n`);
  },
};

function hintsIn(io: Io, file: string): readonly HintLine[] {
  const lines = hintLines(readText(io, file).text);
  if (typeof lines === 'string') throw badInput(`${file}: ${lines}`, { file });
  if (lines.length === 0) throw badInput(W.noHintsIn(file), { file });
  return lines;
}
