// `bocage hint`: what a computer player would do now, with the reasons.
import { DEFAULT_PLAYER, decide, explain, type Hint, percent } from '@bocage/ai';
import { Thinkers } from '@bocage/ai/node';
import { generator, hashText } from '@bocage/engine';
import { type Command, SCORE } from '../args.ts';
import type { Io } from '../io.ts';
import { onlyScoreFile, openScore } from '../open.ts';
import { playerNamed } from '../seats.ts';
import { badInput } from '../stop.ts';
import { paint } from '../words.ts';

export const hintCommand: Command = {
  name: 'hint',
  usage: '[FILE] [--player NAME]',
  about: 'The best three choices with what they promise, what would likely follow, and how the game would end.',
  notes: [`--player NAME  who thinks (${DEFAULT_PLAYER.id})`],
  options: { ...SCORE, player: { type: 'string' } },
  async run(args, io) {
    const { game, session, pack, rules } = await openScore(args, io, onlyScoreFile(args));
    const seat = game.seat(session.state);
    if (seat < 0) throw badInput('the game is over');
    const player = playerNamed(args.text('player') ?? DEFAULT_PLAYER.id);
    const view = game.view(session.state, seat);
    // The same position gives the same hint, whoever asks.
    const seed = BigInt(`0x${hashText(`hint/${session.start.seed}/${session.entries.length}`)}`).toString();
    const thinkers = new Thinkers();
    const content = { ...(pack !== undefined && { pack }), ...(rules !== undefined && { rules }) };
    const thinking = thinkers.think({ table: 'hint', game: game.id, player: player.id, view, seat, seed, ...content });
    // Players without search have nothing to hand out.
    const advice = (await thinking.advice) ?? decide(player, game, view, seat, generator(seed));
    await thinkers.close();
    const hint = explain(game, view, seat, advice, generator(seed));
    if (args.json) io.out(`${JSON.stringify({ game: game.id, player: player.id, ...hint })}\n`);
    else io.out(hintText(io, hint));
  },
};

function hintText(io: Io, hint: Hint): string {
  const { bold, dim } = paint(io);
  const rows = [bold(hint.ask), hint.sentence, ''];
  hint.best.forEach((choice, i) => {
    rows.push(`${i + 1}. ${bold(choice.label)}  ${choice.expects} ${dim(`(${choice.trials} trials, ${choice.rule})`)}`);
    if (choice.follows.length > 0) rows.push(`   then perhaps: ${choice.follows.join('; ')}`);
    const ends = choice.outlook.grades.slice(0, 6).map(({ grade, chance }) => `${grade} ${percent(chance)}`);
    rows.push(`   would end: ${ends.join(', ')} ${dim(`(${choice.outlook.games} games played out)`)}`);
  });
  if (hint.terms.length > 0) {
    rows.push('', 'The position as it is weighed:');
    for (const { label, value } of hint.terms) {
      rows.push(`  ${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2).padStart(6)}  ${label}`);
    }
  }
  return `${rows.join('\n')}\n`;
}
