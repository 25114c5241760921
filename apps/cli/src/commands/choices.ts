// `bocage choices`: every legal choice with its rule.
import { type Command, SCORE } from '../args.ts';
import { onlyScoreFile, openScore } from '../open.ts';
import { choiceShapes, standing } from '../shapes.ts';
import { askText, choicesText } from '../words.ts';

export const choicesCommand: Command = {
  name: 'choices',
  usage: '[FILE]',
  about: 'Lists every legal choice by the name that `play` takes, with its rule, odds and warnings.',
  options: SCORE,
  async run(args, io) {
    const { file, game, session } = await openScore(args, io, onlyScoreFile(args));
    const choices = choiceShapes(game, session.state);
    if (args.json) {
      io.out(`${JSON.stringify({ file, game: game.id, ...standing(game, session.state), choices })}\n`);
    } else io.out(`${askText(io, session)}${choicesText(io, choices)}`);
  },
};
