// `bocage tune GAME`: teaches the rules of thumb of a game better numbers by playing.
import { practise } from '@bocage/ai/node';
import { isObject } from '@bocage/engine';
import type { Command } from '../args.ts';
import { saveText } from '../disk.ts';
import { listedGame, loadGame } from '../games.ts';
import { ON, ON_NOTES, onOf } from '../series/on.ts';
import { variations } from '../series.ts';
import { badInput } from '../stop.ts';
import { W } from '../words/developing.ts';

export const practiseCommand: Command = {
  name: 'tune',
  formerly: ['practise'],
  usage:
    'GAME [--rounds N] [--sets N] [--games N] [--spread X] [--plain] [--vary k] [--option k=v] [--seed N] [--out F] [--force] [--on DB]',
  about: W.aboutTune,
  notes: [
    W.tuneOptionRounds,
    W.tuneOptionSets,
    W.tuneOptionGames,
    W.tuneOptionSpread,
    W.tuneOptionPlain,
    W.tuneOptionVary,
    W.tuneOptionOut,
    W.tuneOptionForce,
    ...ON_NOTES,
  ],
  options: {
    rounds: { type: 'string' },
    sets: { type: 'string' },
    games: { type: 'string' },
    spread: { type: 'string' },
    plain: { type: 'boolean' },
    vary: { type: 'string', multiple: true },
    option: { type: 'string', multiple: true },
    seed: { type: 'string' },
    out: { type: 'string' },
    force: { type: 'boolean' },
    ...ON,
  },
  async run(args, io) {
    const [id] = args.positionals;
    args.atMost(1);
    if (id === undefined) throw badInput(W.whichGameTune);
    const game = await loadGame(listedGame(id));
    const practice = game.player?.tunables;
    if (practice === undefined) throw badInput(W.nothingToTune(game.title));
    const on = onOf(args);
    const spread = Number(args.text('spread') ?? '0.15');
    if (!(spread > 0 && spread <= 1)) throw badInput(W.spreadForm);
    const settings = {
      rounds: args.whole('rounds', 1, 10_000) ?? 12,
      sets: args.whole('sets', 1, 1_000) ?? 16,
      games: args.whole('games', 1, 1_000_000) ?? 144,
      seed: args.seed() ?? '1',
      options: variations(args, game),
      spread,
      plain: args.flag('plain'),
      ...(io.terminal && { onProgress: (text: string) => io.err(`\r\x1b[K${text}`) }),
    };
    const { numbers, before, after, gain } =
      on === undefined
        ? practise(game, settings)
        : await (await import('../series/courses.ts')).practiseOn(on, args, io, game, settings);
    if (io.terminal) io.err('\r\x1b[K');
    const file = args.text('out') ?? 'tuned.json';
    const taught = Object.fromEntries(practice.names.map((name, i) => [name, numbers[i]]));
    const ours = { ours: (text: string) => isPractised(text, practice.names), what: W.fileOfTune };
    saveText(io, file, `${JSON.stringify(taught, undefined, 2)}\n`, args.flag('force') ? 'anything' : ours);
    const told = (sample: typeof before): string => `${sample.mean.toFixed(2)} ± ${sample.margin.toFixed(2)}`;
    io.out(
      args.json
        ? `${JSON.stringify({ game: id, before: before.mean, after: after.mean, gain: gain.mean, margin: gain.margin, file })}\n`
        : W.tuned(game.seats.length, gain.n, told(before), told(after), told(gain), file),
    );
  },
};

/** Numbers of this game by their names, and nothing else. */
function isPractised(text: string, names: readonly string[]): boolean {
  try {
    const read: unknown = JSON.parse(text);
    return (
      isObject(read) && Object.entries(read).every(([key, value]) => names.includes(key) && typeof value === 'number')
    );
  } catch {
    return false;
  }
}
