// `bocage undo` and `bocage redo`.
import { entryText, undoSize } from '@bocage/engine';
import { type Args, type Command, SCORE } from '../args.ts';
import { DEFAULT_FILE, openScore, storeScore } from '../open.ts';
import { playedShape, standing } from '../shapes.ts';
import { badInput, refused, Stop } from '../stop.ts';
import { askText } from '../words.ts';

export const undoCommand: Command = {
  name: 'undo',
  usage: '[FILE] [line | choice | N] [--agreed]',
  about: 'Takes back the last line, the last choice alone, or N choices; the score notes it.',
  notes: [
    'undo, undo choice, undo 3   the line, open or not; its last choice; three choices (the same words inside the game)',
    'In a two-player game a die or card that has been seen is taken back only with --agreed: both sides say so.',
  ],
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
      const hint = total > 0 ? ' If it agrees: undo --agreed.' : '';
      throw refused({ rule: '', code: barrier.code, text: `${barrier.text}${hint}` });
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

/** `undo 3`, `undo game.score line`: a number, `line` or `choice` is how much, anything else the score. */
function fileAndSize(args: Args): { readonly file: string; readonly words: string } {
  const given = args.text('file');
  const size = args.positionals.filter((word) => /^([1-9][0-9]{0,5}|line|choice)$/i.test(word));
  const files = [...(given === undefined ? [] : [given]), ...args.positionals.filter((word) => !size.includes(word))];
  const extra = size[1] ?? files[1];
  if (extra !== undefined) throw badInput(`'${extra}' is more than 'undo' takes; see help undo`);
  return { file: files[0] ?? DEFAULT_FILE, words: size[0] ?? '' };
}

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
