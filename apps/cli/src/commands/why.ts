// `bocage why`: whether something may be done, and if not, which rule forbids it. The game is not changed.
import { type Command, SCORE } from '../args.ts';
import { copySession, openScore, scoreFile } from '../open.ts';
import { choiceShapes } from '../shapes.ts';
import { badInput, refused } from '../stop.ts';
import { playWanted, unknownChoice, wantedWords } from '../turn.ts';
import { W } from '../words/looking.ts';
import { cautionText } from '../words.ts';

export const whyCommand: Command = {
  name: 'why',
  usage: '[FILE] CHOICE',
  about: W.aboutWhy,
  notes: [W.whyNoteSeveral],
  options: SCORE,
  async run(args, io) {
    const { file, words } = scoreFile(args);
    if (words.length === 0) throw badInput(W.whyWhat);
    const open = await openScore(args, io, file);
    const session = copySession(open.session).withChance('seed');
    const wanted = wantedWords(words, session);
    const last = wanted.pop();
    for (const one of wanted) await playWanted(session, one, []);
    const intent = last?.name ?? '';
    const verdict = open.game.verdict(session.state, intent);
    if (verdict.kind === 'refused') throw refused(verdict.reason);
    if (verdict.kind === 'unknown') throw unknownChoice(session, intent);
    const choice = choiceShapes(open.game, session.state).find(
      (c) => c.name === open.game.name(session.state, verdict.choice),
    );
    if (choice === undefined) throw new Error(`'${intent}' is legal but not listed`);
    if (args.json) io.out(`${JSON.stringify({ file, intent, legal: true, choice })}\n`);
    else io.out(W.choiceIsLegal(choice.name, choice.label, choice.rule, cautionText(io, choice)));
  },
};
