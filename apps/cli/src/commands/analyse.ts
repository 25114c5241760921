// `bocage review`: the game seen afterwards: the curve, the turning points, and what the dice gave.
import { type Analysis, account, analyse } from '@bocage/ai';
import type { Game } from '@bocage/engine';
import { type Command, SCORE } from '../args.ts';
import type { Io } from '../io.ts';
import { onlyScoreFile, openScore } from '../open.ts';
import { playerNamed } from '../seats.ts';
import { Bar } from '../series.ts';
import { badInput } from '../stop.ts';
import { W } from '../words/analysing.ts';
import { paint } from '../words.ts';

export const analyseCommand: Command = {
  name: 'review',
  formerly: ['analyse'],
  usage: '[FILE] [--judge NAME] [--trials N] [--most N]',
  about: W.aboutReview,
  notes: [W.reviewOptionJudge, W.optionTrials, W.reviewOptionMost],
  options: { ...SCORE, judge: { type: 'string' }, trials: { type: 'string' }, most: { type: 'string' } },
  async run(args, io) {
    const { file, game, session } = await openScore(args, io, onlyScoreFile(args));
    if (session.entries.length === 0) throw badInput(W.nothingPlayed, { file });
    const bar = new Bar(io);
    const work = analyse(session, {
      judge: playerNamed(args.text('judge') ?? 'captain:work=4000'),
      trials: args.whole('trials', 2, 100_000) ?? 64,
      most: args.whole('most', 0, 1_000) ?? 5,
      horizon: 40,
      seed: '1',
    });
    let next = work.next();
    for (let done = 1; next.done !== true; done++, next = work.next()) bar.show(done, session.entries.length);
    bar.clear();
    const analysis = next.value;
    io.out(args.json ? `${JSON.stringify({ file, game: game.id, ...analysis })}\n` : analysisText(io, game, analysis));
  },
};

const BLOCKS = ' ▁▂▃▄▅▆▇█';

/** The curve in one line of blocks: its means over equal stretches of the game. */
function sparkline(values: readonly number[], width: number, low: number, high: number): string {
  const count = Math.min(width, values.length);
  return Array.from({ length: count }, (_, i) => {
    const part = values.slice(Math.floor((i * values.length) / count), Math.floor(((i + 1) * values.length) / count));
    const mean = part.reduce((a, b) => a + b, 0) / Math.max(1, part.length);
    return BLOCKS[Math.round(((mean - low) / Math.max(1e-9, high - low)) * 7) + 1] ?? ' ';
  }).join('');
}

/** From the first value to the last: what the choices changed and what the dice gave, in figures that add up. */
function accountRows(game: Game, analysis: Analysis, show: (x: number) => string): readonly string[] {
  const { begins, changes, luck, ends } = account(analysis, analysis.scored ? 0.1 : 0.01);
  const signed = (x: number): string => `${x < 0 ? '−' : '+'}${show(Math.abs(x))}`.padStart(9);
  return [
    W.atTheBeginning(show(begins).padStart(9)),
    ...game.seats.map((seat, i) => W.gainByChoices(signed(changes[i] ?? 0), seat.name)),
    W.gainByLuck(signed(luck)),
    W.atTheEnd(show(ends).padStart(9)),
    '',
  ];
}

function analysisText(io: Io, game: Game, analysis: Analysis): string {
  const { bold, dim } = paint(io);
  const { scored, decisions, final, turningPoints, missed } = analysis;
  const values = [...decisions.map((d) => d.before), final];
  const low = scored ? Math.min(...values) : 0;
  const high = scored ? Math.max(...values) : 1;
  const show = (x: number): string => (scored ? x.toFixed(1) : `${(x * 100).toFixed(0)}%`);
  const what = scored ? W.expectedPoints : W.chanceToWinOf(game.seats[0]?.name);
  const rows = [
    bold(W.courseOfGame(game.title, what, decisions.length, show(low), show(high))),
    `${show(values[0] ?? 0)} ${sparkline(values, 72, low, high)} ${show(final)}`,
    '',
    ...accountRows(game, analysis, show),
    ...game.seats.map((seat, i) => {
      const made = decisions.filter((d) => d.seat === i).length;
      return W.betterChoicesFound(seat.name, missed[i] ?? 0, made);
    }),
    '',
    turningPoints.length === 0 ? W.noDecisionStandsOut : W.turningPoints,
    ...turningPoints.map((t) => `${String(t.index + 1).padStart(5)}. ${t.text} ${dim(W.before(show(t.before)))}`),
  ];
  return `${rows.join('\n')}\n`;
}
