// `bocage hint`: what a computer player would do now, with the reasons.
import { DEFAULT_PLAYER, decide, explain, type Hint, type Player } from '@bocage/ai';
import { Thinkers } from '@bocage/ai/node';
import { generator, hashText, percent } from '@bocage/engine';
import { type Command, SCORE } from '../args.ts';
import type { Io } from '../io.ts';
import { type OpenGame, onlyScoreFile, openScore } from '../open.ts';
import { playerNamed } from '../seats.ts';
import { badInput } from '../stop.ts';
import { W } from '../words/analysing.ts';
import { paint } from '../words.ts';

export const hintCommand: Command = {
  name: 'hint',
  usage: '[FILE] [--player NAME]',
  about: W.aboutHint,
  notes: [W.hintOptionPlayer(DEFAULT_PLAYER.id)],
  options: { ...SCORE, player: { type: 'string' } },
  async run(args, io) {
    const open = await openScore(args, io, onlyScoreFile(args));
    const player = playerNamed(args.text('player') ?? DEFAULT_PLAYER.id);
    const hint = await hintFor(open, player);
    if (args.json) io.out(`${JSON.stringify({ game: open.game.id, player: player.id, ...hint })}\n`);
    else io.out(hintText(io, hint));
  },
};

/** What a player would do now, and why. */
export async function hintFor(
  { game, session, pack, rules }: OpenGame,
  player: Player = DEFAULT_PLAYER,
  progress?: (share: number) => void,
): Promise<Hint> {
  const seat = game.seat(session.state);
  if (seat < 0) throw badInput(W.theGameIsOver);
  const view = game.view(session.state, seat);
  // The same position gives the same hint, whoever asks.
  const seed = BigInt(`0x${hashText(`hint/${session.start.seed}/${session.entries.length}`)}`).toString();
  const thinkers = new Thinkers();
  try {
    const content = { ...(pack !== undefined && { pack }), ...(rules !== undefined && { rules }) };
    const question = { table: 'hint', game: game.id, player: player.id, view, seat, seed, ...content };
    const thinking = thinkers.think(question, progress);
    // Players without search have nothing to hand out.
    const advice = (await thinking.advice) ?? decide(player, game, view, seat, generator(seed));
    return explain(game, view, seat, advice, generator(seed));
  } finally {
    await thinkers.close();
  }
}

export function hintText(io: Io, hint: Hint): string {
  const { bold, dim } = paint(io);
  // The sentence says what to do; what is typed for it stands with each choice of the list.
  const rows = [hint.ask, hint.sentence, ...hint.warnings.map((text) => W.warning(text)), ''];
  hint.best.forEach((choice, i) => {
    const { label, name, expects, trials, rule } = choice;
    rows.push(`${i + 1}. ${bold(label)} ${dim(W.type(name))}  ${expects} ${dim(W.trialsAndRule(trials, rule))}`);
    if (choice.follows.length > 0) rows.push(W.likelyNext(choice.follows.join('; ')));
    if (i > 0) for (const warning of choice.warnings) rows.push(`   ${warning}`);
  });
  rows.push('', foretoldBy(hint));
  if (hint.terms.length > 0) {
    rows.push('', W.positionWeighed);
    for (const { label, value } of hint.terms) {
      rows.push(`  ${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2).padStart(6)}  ${label}`);
    }
  }
  return `${rows.join('\n')}\n`;
}

/** How games would end, and who plays them. */
function foretoldBy({ ends, by }: Hint): string {
  const grades = ends.slice(0, 6).map(({ grade, chance }) => `${grade} ${percent(chance)}`);
  const whose = by === 'player' ? W.fromGamesOfCaptain : W.fromQuickGames;
  return grades.length === 0 ? W.estimatedFrom(whose) : W.likelyResult(grades.join(', '), whose);
}
