// `bocage rules ID`: what a rule says, in the words of the game's digest.
import { games } from '@bocage/catalogue';
import { brief, nearest } from '@bocage/engine';
import type { Command } from '../args.ts';
import { listedGame, type Rule, readDigest } from '../games.ts';
import type { Io } from '../io.ts';
import { badInput } from '../stop.ts';
import { W } from '../words/looking.ts';
import { paint } from '../words.ts';

export const rulesCommand: Command = {
  name: 'rules',
  usage: 'ID | GAME',
  about: W.aboutRules,
  options: {},
  async run(args, io) {
    const wanted = args.positionals.join(' ').trim();
    if (wanted === '') throw badInput(W.whichRule);
    const game = games.find((g) => g.id === wanted);
    const rules = game === undefined ? findRules(wanted) : readDigest(listedGame(game.id));
    if (rules.length === 0) throw unknownRule(wanted);
    if (args.json) io.out(`${JSON.stringify({ rules })}\n`);
    else io.out(rulesText(io, rules));
  },
};

/**
 * The rule with that sign and those below it: `RL 7.3` has `RL 7.31`. The letters of the game may be left out, and an older
 * sign or the heading serves as well. Inside a game only its own rules are meant.
 */
export function findRules(wanted: string, game?: string): readonly Rule[] {
  const id = wanted.replace(/\s+/g, ' ').toLowerCase();
  const all = games.filter((listed) => game === undefined || listed.id === game).flatMap(readDigest);
  const exact = all.filter((rule) => {
    const own = rule.id.toLowerCase();
    const heading = rule.text.toLowerCase().startsWith(`${id}.`);
    return own === id || own === `${prefix(own)} ${id}` || rule.was?.toLowerCase() === id || heading;
  });
  // A chapter that counts its sections up to ten and more: there 6.10 is not below 6.1.
  const counts = all.some((rule) => rule.id.toLowerCase() === `${id.replace(/[0-9]+$/, '')}10`);
  const below = all.filter((rule) => {
    const own = rule.id.toLowerCase();
    if (!own.startsWith(id) || own === id) return false;
    const rest = own.slice(id.length);
    return /^[./ -]/.test(rest) || (/^[0-9]+$/.test(rest) && /\.[0-9]*$/.test(id) && !(counts && /[0-9]$/.test(id)));
  });
  return [...exact, ...below];
}

function prefix(id: string): string {
  return id.slice(0, id.indexOf(' '));
}

export function unknownRule(wanted: string): Error {
  const ids = games.flatMap(readDigest).map((rule) => rule.id);
  return badInput(W.noRule(brief(wanted), nearest(wanted, ids)));
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
