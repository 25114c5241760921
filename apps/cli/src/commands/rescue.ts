// `bocage rescue`: goes on from the last position of a score that cannot be played again.
import { type Command, SCORE } from '../args.ts';
import { saveText } from '../disk.ts';
import { readableScore, readScore, scoreFile } from '../open.ts';
import { standing } from '../shapes.ts';
import { Stop } from '../stop.ts';
import { W } from '../words/playing.ts';
import { askText } from '../words.ts';

export const rescueCommand: Command = {
  name: 'rescue',
  usage: '[FILE] [NEW]',
  about: W.aboutRescue,
  notes: [W.rescueNoteFile],
  options: SCORE,
  async run(args, io) {
    const { file, words } = scoreFile(args);
    io.believe?.(file);
    const { opened } = await readScore(args, io, file);
    if ('text' in opened) {
      throw new Stop('input', W.noPositionToContinue(opened.text), {
        file,
        line: opened.line,
      });
    }
    if (opened.kind !== 'position') throw new Stop('refused', W.scoreIsSound, { file });
    const { session, problem } = opened;
    const why = W.atLine(problem.line, problem.text);
    const to = words[0] ?? file.replace(/(\.score)?$/, '-2$1');
    saveText(io, to, readableScore(session), 'nothing');
    const choices = session.start.after?.count ?? 0;
    if (args.json) {
      io.out(`${JSON.stringify({ file: to, from: file, why, choices, ...standing(session.game, session.state) })}\n`);
      return;
    }
    io.out(W.rescued(file, why, choices, to));
    io.out(askText(io, session));
  },
};
