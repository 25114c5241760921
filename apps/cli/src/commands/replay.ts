// `bocage replay`: the game from its start, choice by choice, to any point. The score is not changed.
import type { Session } from '@bocage/engine';
import { type Command, SCORE } from '../args.ts';
import { readText } from '../disk.ts';
import type { Io } from '../io.ts';
import { copySession, onlyScoreFile, openScore, viewer } from '../open.ts';
import { eventShape, playedShape, standing } from '../shapes.ts';
import { badInput, plain, Stop } from '../stop.ts';
import { W } from '../words/looking.ts';
import { askText, playedText, tableText } from '../words.ts';

export const replayCommand: Command = {
  name: 'replay',
  usage: '[FILE] [--to N] [--as SEAT]',
  about: W.aboutReplay,
  options: { ...SCORE, to: { type: 'string' }, as: { type: 'string' } },
  async run(args, io) {
    const { file, game, session } = await openScore(args, io, onlyScoreFile(args)).catch((error: unknown) => {
      if (!args.json) io.out(asWritten(io, onlyScoreFile(args), error));
      throw error;
    });
    const last = session.entries.length;
    const to = args.whole('to', 0, 10_000_000) ?? last;
    if (to > last) throw badInput(W.beyondTheEnd(last, to), { file });
    const there = back(session, last - to);
    const seat = viewer(game, there, args.text('as'));
    const played = there.entries.map((_, i) => playedShape(there, i));
    if (args.json) {
      const view = game.view(there.state, seat);
      const shape = {
        file,
        game: game.id,
        setup: session.setupEvents.map((event) => eventShape(game, event)),
        played,
        ...standing(game, there.state),
        board: game.board(view, seat),
        drawing: game.draw(view, seat),
      };
      io.out(`${JSON.stringify(shape)}\n`);
      return;
    }
    for (const event of session.setupEvents) io.out(`     ${game.say(event)}\n`);
    for (const one of played) io.out(playedText(io, one));
    io.out(`\n${tableText(io, there, seat)}${askText(io, there)}`);
  },
};

/** The lines of a score that cannot be played again, as they stand in the file: what happened can still be read. */
function asWritten(io: Io, file: string, error: unknown): string {
  if (!(error instanceof Stop) || error.details.more?.parts === undefined) return '';
  const { text } = readText(io, file);
  return plain(text.slice(text.indexOf('\n\n') + 2)).concat('\n');
}

/** The same game `count` choices earlier. */
function back(session: Session, count: number): Session {
  if (count === 0) return session;
  const copy = copySession(session);
  copy.undo(count, true);
  return copy;
}
