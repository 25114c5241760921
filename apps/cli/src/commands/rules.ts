// `bocage rules ID`: what a rule says, in the words of the game's digest.
import { games } from '@bocage/catalogue';
import { brief, didYouMean } from '@bocage/engine';
import type { Command } from '../args.ts';
import { listedGame, type Rule, readDigest } from '../games.ts';
import type { Io } from '../io.ts';
import { badInput } from '../stop.ts';
import { paint } from '../words.ts';

export const rulesCommand: Command = {
  name: 'rules',
  usage: 'ID | GAME',
  about: 'Says what a rule is about, with the rules below it; or lists all rules of a game.',
  options: {},
  async run(args, io) {
    const wanted = args.positionals.join(' ').trim();
    if (wanted === '') throw badInput('which rule? Give an id as messages show it, or a game: rules GAME');
    const game = games.find((g) => g.id === wanted);
    const rules = game === undefined ? findRules(wanted) : readDigest(listedGame(game.id));
    if (rules.length === 0) throw unknownRule(wanted);
    if (args.json) io.out(`${JSON.stringify({ rules })}\n`);
    else io.out(rulesText(io, rules));
  },
};

/** The rule with that id and those below it: `RL 7.3` has `RL 7.31`. Only whole numbers and names count as below. */
export function findRules(wanted: string): readonly Rule[] {
  const id = wanted.replace(/\s+/g, ' ').toLowerCase();
  const all = games.flatMap(readDigest);
  const exact = all.filter((rule) => rule.id.toLowerCase() === id);
  const below = all.filter((rule) => {
    const own = rule.id.toLowerCase();
    return own !== id && own.startsWith(id) && /^[./ -]|^[0-9]+$/.test(own.slice(id.length)) && isBelow(own, id);
  });
  return [...exact, ...below];
}

/** `7.31` is below `7.3`, but `71` is not below `7`. */
function isBelow(own: string, id: string): boolean {
  const rest = own.slice(id.length);
  return !/^[0-9]/.test(rest) || /\.[0-9]*$/.test(id);
}

export function unknownRule(wanted: string): Error {
  const ids = games.flatMap(readDigest).map((rule) => rule.id);
  return badInput(
    `there is no rule '${brief(wanted)}'${didYouMean(wanted, ids) || "; 'rules GAME' lists those of a game"}`,
  );
}

export function rulesText(io: Io, rules: readonly Rule[]): string {
  const { bold, dim } = paint(io);
  let chapter = '';
  return rules
    .map((rule) => {
      const heading = rule.chapter === chapter ? '' : `${dim(rule.chapter)}\n`;
      chapter = rule.chapter;
      return `${heading}${bold(rule.id)}  ${rule.text}\n`;
    })
    .join('');
}
