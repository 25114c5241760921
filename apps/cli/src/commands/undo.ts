// `bocage undo` and `bocage redo`.
import { entryText } from '@bocage/engine';
import { type Command, SCORE } from '../args.ts';
import { DEFAULT_FILE, onlyScoreFile, openScore, storeScore } from '../open.ts';
import { playedShape, standing } from '../shapes.ts';
import { refused, Stop } from '../stop.ts';
import { askText } from '../words.ts';

export const undoCommand: Command = {
  name: 'undo',
  usage: '[FILE] [--count N] [--agreed]',
  about: 'Takes back the last line of the score, or the last N choices; the score notes it.',
  notes: ['In a two-player game a die or card that has been seen is taken back only with --agreed: both sides say so.'],
  options: { ...SCORE, count: { type: 'string' }, agreed: { type: 'boolean' } },
  async run(args, io) {
    const open = await openScore(args, io, onlyScoreFile(args));
    const { session, game, file } = open;
    const total = session.entries.length;
    const count = Math.min(total, args.whole('count', 1, 1_000_000) ?? session.lastGesture());
    const taken = session.entries.slice(total - count);
    const shapes = taken.map((_, i) => playedShape(session, total - count + i));
    const barrier = session.undo(count, args.flag('agreed'));
    if (barrier !== undefined) {
      const hint = total > 0 ? ' If it agrees: undo --agreed.' : '';
      throw refused({ rule: '', text: `${barrier.text}${hint}` });
    }
    storeScore(io, open);
    const again = taken.map((entry) => entryText({ ...entry, outcomes: entry.outcomes.filter((o) => o.given) }));
    if (args.json) {
      io.out(`${JSON.stringify({ file, undone: shapes, ...standing(game, session.state) })}\n`);
      return;
    }
    io.out(`Taken back: ${taken.map(entryText).join(', ')}.\n`);
    const where = file === DEFAULT_FILE ? '' : ` --file ${file}`;
    io.out(
      `To bring it back: ${io.name} play${where} "${again.join(', ').replaceAll('!', '')}"\n${askText(io, session)}`,
    );
  },
};

export const redoCommand: Command = {
  name: 'redo',
  usage: '',
  about: 'Only inside the interactive game; says how to bring back choices otherwise.',
  options: SCORE,
  run(): Promise<void> {
    return Promise.reject(
      new Stop(
        'refused',
        'The score notes that choices were taken back, not which: play them again by name (undo prints the command), and the same dice fall. Inside the interactive game, redo works',
      ),
    );
  },
};
