// `bocage show`: the table as a seat sees it, and what is asked.
import { hashState } from '@bocage/engine';
import { type Command, SCORE } from '../args.ts';
import { onlyScoreFile, openScore, viewer } from '../open.ts';
import { standing } from '../shapes.ts';
import { W } from '../words/looking.ts';
import { askText, tableText } from '../words.ts';

export const showCommand: Command = {
  name: 'show',
  usage: '[FILE] [--as SEAT]',
  about: W.aboutShow,
  options: { ...SCORE, as: { type: 'string' } },
  async run(args, io) {
    const { file, game, session } = await openScore(args, io, onlyScoreFile(args));
    const seat = viewer(game, session, args.text('as'));
    if (args.json) {
      const view = game.view(session.state, seat);
      const shape = {
        file,
        game: game.id,
        choices: session.entries.length,
        hash: hashState(session.state),
        seat: game.seats[seat]?.id,
        ...standing(game, session.state),
        facts: game.facts(view, seat),
        board: game.board(view, seat),
        drawing: game.draw(view, seat),
      };
      io.out(`${JSON.stringify(shape)}\n`);
    } else io.out(`${tableText(io, session, seat)}${askText(io, session)}`);
  },
};
