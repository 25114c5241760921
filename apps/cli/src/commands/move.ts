// `bocage move`: takes a game that keeps older rules to today's, if these allow everything that was played.
import { hashState, type Session } from '@bocage/engine';
import { type Command, SCORE } from '../args.ts';
import { saveText } from '../disk.ts';
import { onlyScoreFile, readableScore, readScore } from '../open.ts';
import { badLine, Stop } from '../stop.ts';
import { askText } from '../words.ts';

export const moveCommand: Command = {
  name: 'move',
  usage: '[FILE] [--out F]',
  about: 'Moves a game that keeps the rules of an older version to today’s, and says what differs.',
  notes: [
    'Every choice is played again with its dice. If today’s rules forbid one, nothing is changed (exit code 1).',
    '--out F   writes the moved game to another file and leaves this one as it is',
  ],
  options: { ...SCORE, out: { type: 'string', short: 'o' } },
  async run(args, io) {
    const file = onlyScoreFile(args);
    const { opened, hash } = await readScore(args, io, file);
    if ('text' in opened) throw badLine(file, opened);
    if (opened.kind === 'position') throw badLine(file, opened.problem);
    if (opened.kind === 'today') throw new Stop('refused', 'this game is played under today’s rules already', { file });
    const { movable, differs, release } = opened;
    if (movable === undefined) {
      throw new Stop('refused', `this game stays under the rules of ${release.release}. ${differs}`, { file });
    }
    const out = args.text('out');
    saveText(io, out ?? file, readableScore(movable), out === undefined ? { hash } : 'nothing');
    if (args.json) {
      io.out(`${JSON.stringify({ file: out ?? file, from: release.release, differs, ...standingOf(movable) })}\n`);
      return;
    }
    io.out(
      `${out ?? file}: moved from the rules of ${release.release} to today’s. ${differs}\n${askText(io, movable)}`,
    );
  },
};

function standingOf(session: Session): { readonly choices: number; readonly hash: string } {
  return { choices: session.entries.length, hash: hashState(session.state) };
}
