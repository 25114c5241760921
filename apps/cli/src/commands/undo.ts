// `bocage undo` and `bocage redo`.
import { entryText, undoSize } from '@bocage/engine';
import { type Args, type Command, SCORE } from '../args.ts';
import { DEFAULT_FILE, openScore, storeScore } from '../open.ts';
import { playedShape, standing } from '../shapes.ts';
import { badInput, refused, Stop } from '../stop.ts';
import { W } from '../words/playing.ts';
import { askText } from '../words.ts';

export const undoCommand: Command = {
  name: 'undo',
  usage: '[FILE] [line | choice | N] [--agreed]',
  about: W.aboutUndo,
  notes: [W.undoForms, W.undoNoteAgreed],
  options: { ...SCORE, count: { type: 'string' }, agreed: { type: 'boolean' } },
  async run(args, io) {
    const { file: named, words } = fileAndSize(args);
    const open = await openScore(args, io, named);
    const { session, game, file } = open;
    const total = session.entries.length;
    const count = Math.min(total, args.whole('count', 1, 1_000_000) ?? undoSize(session, words) ?? 0);
    const taken = session.entries.slice(total - count);
    const shapes = taken.map((_, i) => playedShape(session, total - count + i));
    const barrier = session.undo(count, args.flag('agreed'));
    if (barrier !== undefined) {
      const text = total > 0 ? W.otherSideMustAgree(barrier.text) : barrier.text;
      throw refused({ rule: '', code: barrier.code, text });
    }
    storeScore(io, open);
    const again = taken.map((entry) => entryText({ ...entry, outcomes: entry.outcomes.filter((o) => o.given) }));
    if (args.json) {
      io.out(`${JSON.stringify({ file, undone: shapes, ...standing(game, session.state) })}\n`);
      return;
    }
    io.out(W.takenBack(taken.map(entryText).join(', ')));
    const where = file === DEFAULT_FILE ? '' : ` --file ${file}`;
    io.out(W.toBringBack(io.name, where, again.join(', ').replaceAll('!', ''), askText(io, session)));
  },
};

/** `undo 3`, `undo game.score line`: a number, `line` or `choice` is how much, anything else the score. */
function fileAndSize(args: Args): { readonly file: string; readonly words: string } {
  const given = args.text('file');
  const size = args.positionals.filter((word) => /^([1-9][0-9]{0,5}|line|choice)$/i.test(word));
  const files = [...(given === undefined ? [] : [given]), ...args.positionals.filter((word) => !size.includes(word))];
  const extra = size[1] ?? files[1];
  if (extra !== undefined) throw badInput(W.tooMuchForUndo(extra));
  return { file: files[0] ?? DEFAULT_FILE, words: size[0] ?? '' };
}

export const redoCommand: Command = {
  name: 'redo',
  usage: '',
  about: W.aboutRedo,
  options: SCORE,
  run(): Promise<void> {
    return Promise.reject(new Stop('refused', W.redoOnlyInside));
  },
};
