// `bocage verify`: replays a score and says whether it is exactly what was played.
import { hashState, writeScore } from '@bocage/engine';
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
  about: 'Replays a score and compares every line; exit code 1 and the line if it does not reproduce.',
  options: SCORE,
  async run(args, io) {
    const file = onlyScoreFile(args);
    const { game, session, text, recorded } = await openScore(args, io, file).catch((error: unknown) => {
      // A text that is no score at all stays bad input; one that plays differently has failed the test.
      if (error instanceof Stop && error.details.more?.parts === true) {
        throw new Stop('refused', error.message, { file: error.details.file ?? file, line: error.details.line ?? 1 });
      }
      throw error;
    });
    const line = firstDifference(text, writeScore(session));
    if (line > 0) {
      throw new Stop('refused', 'the replay writes this line differently: it was edited, or the rules have changed', {
        file,
        line,
      });
    }
    const choices = session.entries.length;
    const hash = hashState(session.state);
    const result = resultShape(game, session.state);
    if (args.json) {
      io.out(
        `${JSON.stringify({ file, ok: true, game: game.id, rules: game.rulesVersion, choices, hash, recorded, result })}\n`,
      );
      return;
    }
    const end = result === null ? 'the game goes on' : `${result.grade}`;
    io.out(
      `${file}: sound. ${game.title}, ${choices} ${choices === 1 ? 'choice' : 'choices'}, ${end}, hash ${hash}.\n`,
    );
    if (!recorded) io.out(`${UNBOUND}\n`);
  },
};

/** The first line in which two scores differ, from 1; 0 if they are the same. */
function firstDifference(stored: string, written: string): number {
  const a = stored.split(/\r?\n/);
  const b = written.split('\n');
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if (essence(a[i]) !== essence(b[i])) return i + 1;
  }
  return 0;
}

/**
 * An older version of the rules may stand, and another name for the same content; then the hash of the lines is another
 * one too. Whether it fits the lines as they stand was seen when the score was opened.
 */
function essence(line: string | undefined): string | undefined {
  return line
    ?.replace(/^rules: [0-9]+$/, 'rules:')
    .replace(/^(content: [0-9a-f]{16}) .*$/, '$1')
    .replace(/^(end [0-9]+ [0-9a-f]{16}) [0-9a-f]{16}$/, '$1');
}
