// `bocage pack check FILE`: whether a content pack fits its game, and exactly what is wrong where.
import type { Command } from '../args.ts';
import { loadGame, packGame, packProblem, readPack } from '../games.ts';
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
      if (!args.json && error instanceof Stop) listProblems(error, file, (text) => io.err(text));
      throw error instanceof Stop ? error : packProblem(pack, []);
    });
    const { name, hash } = game.content;
    if (args.json) io.out(`${JSON.stringify({ file, ok: true, game: game.id, name, hash })}\n`);
    else
      io.out(
        `${file}: sound. '${name}' for ${game.title}, hash ${hash}.\nTo play with it: ${io.name} new ${game.id} --pack ${file}\n`,
      );
  },
};

/** All but the first, which is the sentence at the end. */
function listProblems(error: Stop, file: string, print: (text: string) => void): void {
  const problems = error.details.more?.problems;
  if (!Array.isArray(problems)) return;
  for (const { line, path, text } of problems.slice(1)) print(`${file}, line ${line}: ${path} ${text}.\n`);
}
