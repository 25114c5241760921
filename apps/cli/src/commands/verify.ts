// `bocage verify`: replays a score and says whether it is exactly what was played.
import { count, type Game, hashState, parseScore, type ScoreText, writeScore } from '@bocage/engine';
import { prove } from '@bocage/seal';
import { type Command, SCORE } from '../args.ts';
import { onlyScoreFile, openScore } from '../open.ts';
import { resultShape } from '../shapes.ts';
import { Stop } from '../stop.ts';

/** Said of scores of before: what nobody can say of them. */
const UNBOUND =
  'It has no hash of its own lines: notes of going back and marks of given dice may have been changed since it was written.';

export const verifyCommand: Command = {
  name: 'verify',
  usage: '[FILE]',
  about:
    'Replays a score and compares choices, outcomes and hashes; exit code 1 and the line if it does not reproduce.',
  options: SCORE,
  async run(args, io) {
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
      throw new Stop('refused', 'the replay writes this line differently: it was edited, or the rules have changed', {
        file,
        line,
      });
    }
    const dice = diceOf(game, text, file);
    const choices = session.entries.length;
    const hash = hashState(session.state);
    const result = resultShape(game, session.state);
    if (args.json) {
      io.out(
        `${JSON.stringify({ file, ok: true, game: game.id, rules: game.rulesVersion, choices, hash, bound, result, dice })}\n`,
      );
      return;
    }
    const end = result === null ? 'the game is not over' : `${result.grade}`;
    io.out(`${file}: verified. ${game.title}, ${count(choices, 'choice')}, ${end}, hash ${hash}.\n${diceWords(dice)}`);
    if (!bound) io.out(`${UNBOUND}\n`);
  },
};

/** What is known of the dice of a sealed game; nothing of others. */
function diceOf(game: Game, text: string, file: string): { proved: boolean; draws: number } | undefined {
  const score = parseScore(text);
  const proof = 'text' in score ? undefined : prove(game, score);
  if (proof?.kind === 'broken') throw new Stop('refused', `dice: ${proof.text}`, { file, line: proof.line });
  return proof && { proved: proof.kind === 'proved', draws: proof.draws };
}

function diceWords(dice: ReturnType<typeof diceOf>): string {
  if (dice === undefined) return '';
  return dice.proved ? `dice: proved, ${dice.draws} draws.\n` : `dice: not opened yet, ${dice.draws} draws.\n`;
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
