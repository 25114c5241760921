// `bocage pack check FILE`: whether a content pack fits its game, and exactly what is wrong where.
import type { Game } from '@bocage/engine';
import { fuzz } from '@bocage/engine/testing';
import type { Command } from '../args.ts';
import { isPackProblems as isProblems, loadGame, mustPlay, packGame, readPack } from '../games.ts';
import type { Io } from '../io.ts';
import { badInput, Stop } from '../stop.ts';
import { W } from '../words/developing.ts';

export const packCommand: Command = {
  name: 'pack',
  usage: 'check FILE',
  about: W.aboutPack,
  options: {},
  async run(args, io) {
    const [verb, file] = args.positionals;
    args.atMost(2);
    if (verb !== 'check' || file === undefined) throw badInput(W.packForm);
    const pack = readPack(io, file);
    const listed = packGame(pack);
    const game = await loadGame(listed, pack).catch((error: unknown) => {
      throw args.json ? error : listAll(io, file, error);
    });
    await mustPlay(listed, pack).catch((error: unknown) => {
      throw args.json ? error : listAll(io, file, error);
    });
    tryOut(game, file);
    const { name, hash } = game.content;
    if (args.json) io.out(`${JSON.stringify({ file, ok: true, game: game.id, name, hash })}\n`);
    else {
      io.out(`${file}: verified. '${name}' for ${game.title}, hash ${hash}.\n`);
      io.out(W.toPlayWithPack(io.name, game.id, file));
    }
  },
};

const TRIALS = ['1944', '1945', '1946'];

/**
 * Whole games at random, with random options, their scores written and read again: a value can be of the right form and
 * still lead the rules where they cannot follow.
 */
function tryOut(game: Game, file: string): void {
  const settings = { games: 1, every: 128, longest: 20_000, shrink: false, telling: false };
  const [failure] = TRIALS.flatMap((seed) => fuzz(game, { ...settings, seed }).failures);
  if (failure === undefined) return;
  const [text] = failure.text.split(' | ');
  throw badInput(W.packCannotBePlayed(failure.seed, failure.choices.length, failure.property, text), { file });
}

/** More than one mistake: each on a line of its own, then how many there are. */
function listAll(io: Io, file: string, error: unknown): unknown {
  const problems = error instanceof Stop ? error.details.more?.problems : undefined;
  if (!isProblems(problems) || problems.length < 2) return error;
  for (const { line, path, text } of problems) io.err(`${new Stop('input', `${path} ${text}`, { file, line }).text}\n`);
  return badInput(W.packMistakes(problems.length), { file });
}
