// `bocage train GAME`: learns the evaluation of a game anew from played games.
import { learn } from '@bocage/ai/node';
import type { Command } from '../args.ts';
import { saveText } from '../disk.ts';
import { listedGame, loadGame } from '../games.ts';
import { ON, ON_NOTES, onOf } from '../series/on.ts';
import { variations } from '../series.ts';
import { badInput } from '../stop.ts';
import { W } from '../words/developing.ts';

const MARK = '// What the evaluation has learned; made by `bocage train`.';

export const learnCommand: Command = {
  name: 'train',
  formerly: ['learn'],
  usage:
    'GAME [--games N] [--option k=v] [--vary k] [--hidden N] [--epochs N] [--seed N] [--out F] [--force] [--on DB]',
  about: W.aboutTrain,
  notes: [
    W.trainOptionGames,
    W.trainOptionVary,
    W.trainOptionHidden,
    W.trainOptionEpochs,
    W.trainOptionOut,
    W.trainOptionForce,
    ...ON_NOTES,
  ],
  options: {
    games: { type: 'string' },
    option: { type: 'string', multiple: true },
    vary: { type: 'string', multiple: true },
    hidden: { type: 'string' },
    epochs: { type: 'string' },
    seed: { type: 'string' },
    out: { type: 'string' },
    force: { type: 'boolean' },
    ...ON,
  },
  async run(args, io) {
    const [id] = args.positionals;
    args.atMost(1);
    if (id === undefined) throw badInput(W.whichGameTrain);
    const game = await loadGame(listedGame(id));
    if (game.player?.samples === undefined) throw badInput(W.nothingToLearnFrom(game.title));
    const on = onOf(args);
    const settings = {
      games: args.whole('games', 10, 10_000_000) ?? 20_000,
      seed: args.seed() ?? '1',
      options: variations(args, game),
      hidden: args.whole('hidden', 1, 256) ?? 32,
      epochs: args.whole('epochs', 1, 1_000) ?? 10,
      ...(io.terminal && { onProgress: (text: string) => io.err(`\r\x1b[K${text}`) }),
    };
    const { experience, positions, error, blind } =
      on === undefined
        ? learn(game, settings)
        : await (await import('../series/courses.ts')).learnOn(on, args, io, game, settings);
    if (io.terminal) io.err('\r\x1b[K');
    const file = args.text('out') ?? 'network-weights.ts';
    const rows = Object.entries(experience).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`);
    const head = "import type { NetworkWeights } from '@bocage/engine';\n\n";
    const ours = { ours: (text: string) => text.startsWith(MARK), what: W.moduleOfTrain };
    const module = `${MARK}\n${head}export const networkWeights: NetworkWeights = {\n${rows.join('')}};\n`;
    saveText(io, file, module, args.flag('force') ? 'anything' : ours);
    const foretold = 1 - error / blind;
    io.out(
      args.json
        ? `${JSON.stringify({ game: id, positions, error, blind, file })}\n`
        : W.trained(positions, error.toFixed(3), blind.toFixed(3), Math.round(foretold * 100), file),
    );
  },
};
