// `bocage choices`: every legal choice with its rule.
import { type Command, SCORE } from '../args.ts';
import { cardsOffered } from '../looking.ts';
import { onlyScoreFile, openScore } from '../open.ts';
import { choiceShapes, standing } from '../shapes.ts';
import { W } from '../words/looking.ts';
import { askText, choicesText } from '../words.ts';

export const choicesCommand: Command = {
  name: 'choices',
  usage: '[FILE]',
  about: W.aboutChoices,
  options: SCORE,
  async run(args, io) {
    const { file, game, session } = await openScore(args, io, onlyScoreFile(args));
    const choices = choiceShapes(game, session.state);
    if (args.json) {
      const seat = Math.max(0, game.seat(session.state));
      const cards = cardsOffered(game, game.view(session.state, seat), seat, choices);
      const shape = { file, game: game.id, ...standing(game, session.state), choices, cards };
      io.out(`${JSON.stringify(shape)}\n`);
    } else io.out(`${askText(io, session)}${choicesText(io, choices)}`);
  },
};
