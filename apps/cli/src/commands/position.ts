// `bocage position`: the situation as a text, for puzzles and bug reports.
import { NOBODY, readBackPosition, writePosition } from '@bocage/engine';
import { type Command, SCORE } from '../args.ts';
import { saveText } from '../disk.ts';
import { onlyScoreFile, openScore } from '../open.ts';
import { badInput } from '../stop.ts';
import { W } from '../words/looking.ts';

export const positionCommand: Command = {
  name: 'position',
  usage: '[FILE] [--to N] [--out F] [--force]',
  about: W.aboutPosition,
  options: { ...SCORE, to: { type: 'string' }, out: { type: 'string', short: 'o' }, force: { type: 'boolean' } },
  async run(args, io) {
    const { file, game, session } = await openScore(args, io, onlyScoreFile(args));
    const last = session.entries.length;
    const to = args.whole('to', 0, 10_000_000) ?? last;
    if (to > last) throw badInput(W.beyondTheEnd(last, to), { file });
    const there = session.at(to);
    const position = writePosition(game, there);
    const problem = game.seat(there) === NOBODY ? undefined : readBackPosition(game, there, position);
    if (problem !== undefined) throw new Error(`the position could not be read again: ${problem.text}`);
    const out = args.text('out');
    if (out !== undefined) saveText(io, out, position, args.flag('force') ? 'anything' : 'nothing');
    if (args.json) io.out(`${JSON.stringify({ file, position, ...(out !== undefined && { out }) })}\n`);
    else io.out(out === undefined ? position : W.positionWritten(out));
  },
};
