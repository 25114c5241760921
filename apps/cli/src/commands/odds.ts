// `bocage odds`: the exact chances of a choice, with everything that counts and what does not.
import { type Command, SCORE } from '../args.ts';
import { openScore, scoreFile } from '../open.ts';
import { type ChoiceShape, choiceShapes } from '../shapes.ts';
import { refused } from '../stop.ts';
import { unknownChoice } from '../turn.ts';
import { W } from '../words/looking.ts';
import { oddsText } from '../words.ts';

export const oddsCommand: Command = {
  name: 'odds',
  usage: '[FILE] [CHOICE]',
  about: W.aboutOdds,
  options: SCORE,
  async run(args, io) {
    const { file, words } = scoreFile(args);
    const { game, session } = await openScore(args, io, file);
    let shown: readonly ChoiceShape[] = choiceShapes(game, session.state);
    if (words.length > 0) {
      const name = words.join(' ');
      const verdict = game.verdict(session.state, name);
      if (verdict.kind === 'refused') throw refused(verdict.reason);
      if (verdict.kind === 'unknown') throw unknownChoice(session, name);
      shown = shown.filter((c) => c.name === game.name(session.state, verdict.choice));
    }
    const odds = shown.flatMap((c) => (c.odds === undefined ? [] : [{ choice: c.name, ...c.odds }]));
    if (args.json) io.out(`${JSON.stringify({ file, odds })}\n`);
    else if (odds.length === 0) io.out(W.noChoiceRolls);
    else io.out(odds.map((o) => oddsText(io, o)).join('\n'));
  },
};
