// `bocage pack check FILE`: whether a content pack fits its game, and exactly what is wrong where.
import type { Command } from '../args.ts';
import { isPackProblems as isProblems, loadGame, packGame, readPack } from '../games.ts';
import type { Io } from '../io.ts';
import { badInput, Stop } from '../stop.ts';

export const packCommand: Command = {
  name: 'pack',
  usage: 'check FILE',
  about: 'Checks a content pack against its game: every mistake with its line.',
  options: {},
  async run(args, io) {
    const [verb, file] = args.positionals;
    args.atMost(2);
    if (verb !== 'check' || file === undefined) throw badInput('pack knows one thing: pack check FILE');
    const pack = readPack(io, file);
    const listed = packGame(pack);
    const game = await loadGame(listed, pack).catch((error: unknown) => {
      throw args.json ? error : listAll(io, file, error);
    });
    const { name, hash } = game.content;
    if (args.json) io.out(`${JSON.stringify({ file, ok: true, game: game.id, name, hash })}\n`);
    else {
      io.out(`${file}: sound. '${name}' for ${game.title}, hash ${hash}.\n`);
      io.out(`To play with it: ${io.name} new ${game.id} --pack ${file}\n`);
    }
  },
};

/** More than one mistake: each on a line of its own, then how many there are. */
function listAll(io: Io, file: string, error: unknown): unknown {
  const problems = error instanceof Stop ? error.details.more?.problems : undefined;
  if (!isProblems(problems) || problems.length < 2) return error;
  for (const { line, path, text } of problems) io.err(`${new Stop('input', `${path} ${text}`, { file, line }).text}\n`);
  return badInput(`the pack has ${problems.length} mistakes`, { file });
}
