// `bocage verify`: replays a score and says whether it is exactly what was played.
import { type Game, hashState, parseScore, type ScoreText, type Session, writeScore } from '@bocage/engine';
import { type Args, type Command, SCORE } from '../args.ts';
import { onlyScoreFile, openScore, seatNamed } from '../open.ts';
import { diceOf, diceWords, thoughtWords } from '../proof.ts';
import { playerNamed } from '../seats.ts';
import { resultShape } from '../shapes.ts';
import { badInput, Stop } from '../stop.ts';
import { W } from '../words/analysing.ts';

/** Said of scores of before: what nobody can say of them. */
const UNBOUND = W.noHashOfLines;

export const verifyCommand: Command = {
  name: 'verify',
  usage: '[FILE] [--players SEAT=PLAYER,...] | --at LINK',
  about: W.aboutVerify,
  notes: [W.verifyOptionPlayers, W.verifyOptionAt],
  options: { ...SCORE, players: { type: 'string', multiple: true }, at: { type: 'string' } },
  async run(args, io) {
    const link = args.text('at');
    if (link !== undefined) {
      args.atMost(0);
      const { verifyFar } = await import('../far/verify.ts');
      return verifyFar(io, args, link);
    }
    const file = onlyScoreFile(args);
    const { game, session, recorded, bound, text } = await openScore(args, io, file).catch((error: unknown) => {
      // A text that is no score at all stays bad input; one that plays differently has failed the test.
      if (error instanceof Stop && error.details.more?.parts === 'replay') {
        throw new Stop('refused', error.message, { file: error.details.file ?? file, line: error.details.line ?? 1 });
      }
      throw error;
    });
    const line = firstDifference(text, writeScore(recorded ?? session));
    if (line > 0) {
      throw new Stop('refused', W.lineDiffers, {
        file,
        line,
      });
    }
    const dice = diceOf(game, text, file);
    const thought = args.texts('players').length === 0 ? undefined : await thoughtAgain(args, session, file);
    const choices = session.entries.length;
    const hash = hashState(session.state);
    const result = resultShape(game, session.state);
    if (args.json) {
      io.out(
        `${JSON.stringify({ file, ok: true, game: game.id, rules: game.rulesVersion, choices, hash, bound, result, dice, thought })}\n`,
      );
      return;
    }
    const end = result === null ? W.gameNotOver : `${result.grade}`;
    io.out(`${W.verified(file, game.title, choices, end, hash)}${diceWords(dice)}`);
    if (thought !== undefined) io.out(thoughtWords(thought));
    if (!bound) io.out(`${UNBOUND}\n`);
  },
};

/** The choices of computer seats once more, of a game that was played on a server. */
async function thoughtAgain(args: Args, session: Session, file: string): Promise<number> {
  const { seal } = session.start;
  if (seal === undefined) throw badInput(W.playersNeedServerGame, { file });
  const by = readPlayers(args.texts('players'), session.game);
  const { thinkAgain } = await import('../far/think-again.ts');
  return thinkAgain(session, seal.game, (index) => by.get(session.entries[index]?.seat ?? -1));
}

/** `GE=sensible`, by seat. */
function readPlayers(texts: readonly string[], game: Game): ReadonlyMap<number, string> {
  return new Map(
    texts
      .flatMap((text) => text.split(','))
      .map((part) => {
        const [id = '', player = ''] = part.split('=');
        return [seatNamed(game, id) ?? 0, playerNamed(player).id] as const;
      }),
  );
}

/**
 * The first line in which the record differs from what its replay writes; 0 if none does. Remarks, the sentence of the result,
 * names of content, the version of the rules and the format are no part of the record.
 */
function firstDifference(stored: string, written: string): number {
  const a = parseScore(stored);
  const b = parseScore(written);
  if ('text' in a || 'text' in b) throw new Error('a score that was read can be read');
  for (let i = 0; i < Math.max(a.lines.length, b.lines.length); i++) {
    const [one, two] = [a.lines[i], b.lines[i]];
    if (essence(one) !== essence(two)) return one?.line ?? a.end.line;
  }
  if (JSON.stringify(a.notes) !== JSON.stringify(b.notes)) return a.end.line;
  if (start(a) !== start(b)) return a.setupLine;
  return a.end.hash === b.end.hash ? 0 : a.end.line;
}

function essence(line: ScoreText['lines'][number] | undefined): string {
  return line === undefined ? '' : JSON.stringify([line.first, line.seat, line.choices, line.check]);
}

/** Options and seed are in the state, and so in its hash. */
function start({ start: { chance, outcomes, tape } }: ScoreText): string {
  return JSON.stringify([chance, outcomes, tape]);
}
