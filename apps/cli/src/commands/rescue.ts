// `bocage rescue`: goes on from the last position of a score that cannot be played again.
import { type Command, SCORE } from '../args.ts';
import { saveText } from '../disk.ts';
import { readableScore, readScore, scoreFile } from '../open.ts';
import { standing } from '../shapes.ts';
import { Stop } from '../stop.ts';
import { askText } from '../words.ts';

export const rescueCommand: Command = {
  name: 'rescue',
  usage: '[FILE] [NEW]',
  about: 'Goes on from the last position of a score that is cut or whose rules are gone, in a file of its own.',
  notes: ['The old file stays as it is; `replay` still shows its lines. Without NEW the new file is called FILE-2.'],
  options: SCORE,
  async run(args, io) {
    const { file, words } = scoreFile(args);
    io.believe?.(file);
    const { opened } = await readScore(args, io, file);
    if ('text' in opened) {
      throw new Stop('input', `${opened.text}; it carries no position that could be gone on from`, {
        file,
        line: opened.line,
      });
    }
    if (opened.kind !== 'position') throw new Stop('refused', 'this score is sound: play on with it', { file });
    const { session, problem } = opened;
    const why = `line ${problem.line}: ${problem.text}`;
    const to = words[0] ?? file.replace(/(\.score)?$/, '-2$1');
    saveText(io, to, readableScore(session), 'nothing');
    const choices = session.start.after?.count ?? 0;
    if (args.json) {
      io.out(`${JSON.stringify({ file: to, from: file, why, choices, ...standing(session.game, session.state) })}\n`);
      return;
    }
    io.out(
      `${file} cannot be played again (${why}). The game continues from its position after ${choices} choices, in ${to}.\n`,
    );
    io.out(askText(io, session));
  },
};
