// `bocage move`: takes a game that keeps older rules to today's, if these allow everything that was played.
import { hashState, type Session } from '@bocage/engine';
import { type Command, SCORE } from '../args.ts';
import { saveText } from '../disk.ts';
import { onlyScoreFile, readableScore, readScore } from '../open.ts';
import { badLine, Stop } from '../stop.ts';
import { W } from '../words/playing.ts';
import { askText } from '../words.ts';

export const moveCommand: Command = {
  name: 'move',
  usage: '[FILE] [--out F]',
  about: W.aboutMove,
  notes: [W.moveNoteChoices, W.moveOptionOut],
  options: { ...SCORE, out: { type: 'string', short: 'o' } },
  async run(args, io) {
    const file = onlyScoreFile(args);
    const { opened, hash } = await readScore(args, io, file);
    if ('text' in opened) throw badLine(file, opened);
    if (opened.kind === 'position') throw badLine(file, opened.problem);
    if (opened.kind === 'today') throw new Stop('refused', W.underTodaysRules, { file });
    const { movable, differs, release } = opened;
    if (movable === undefined) {
      throw new Stop('refused', W.staysUnderRules(release.release, differs), { file });
    }
    const out = args.text('out');
    saveText(io, out ?? file, readableScore(movable), out === undefined ? { hash } : 'nothing');
    if (args.json) {
      io.out(`${JSON.stringify({ file: out ?? file, from: release.release, differs, ...standingOf(movable) })}\n`);
      return;
    }
    io.out(W.movedFrom(out ?? file, release.release, differs, askText(io, movable)));
  },
};

function standingOf(session: Session): { readonly choices: number; readonly hash: string } {
  return { choices: session.entries.length, hash: hashState(session.state) };
}
