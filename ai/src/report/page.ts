// `bocage report`: a series of games as one page that stands alone: results, length, where games are decided, what is used.
import type { Game } from '@bocage/engine';
import type { MatchLine } from '../match.ts';
import { Sample, shareInterval } from '../stats.ts';
import { W } from '../words/report.ts';
import {
  type BarRow,
  bars,
  esc,
  extent,
  figure,
  histogram,
  type Line,
  lines,
  type Point,
  points,
  share,
} from './plot.ts';
import { STYLE } from './style.ts';

/** What the page needs to know of the game. */
export type ReportGame = Pick<Game, 'id' | 'title' | 'seats' | 'options'>;

export interface ReportSettings {
  readonly title?: string;
  /** The command that made the series, to be shown. */
  readonly command?: string;
  /** The words of a rule by its id, from the digest. */
  readonly ruleText?: ReadonlyMap<string, string>;
  readonly version: string;
}

/** What a page that this program has made is known by. */
export const REPORT_MARK = '<meta name="generator" content="bocage report">';

export function reportPage(game: ReportGame, all: readonly MatchLine[], settings: ReportSettings): string {
  const scored = game.seats.length === 1;
  const sections = [
    results(game, all, scored),
    groups(game, all, scored),
    length(all),
    scored ? decidedScored(all) : decidedWon(game, all),
    use(all, scored, {
      title: W.useOfRules,
      what: W.ruleColumn,
      lead: W.rulesUsed(scored),
      of: (line) => line.rules_used,
      words: settings.ruleText,
    }),
    use(all, scored, { title: W.useOfCards, what: W.cardColumn, lead: W.cardsUsed(scored), of: (line) => line.cards }),
    use(all, scored, {
      title: W.whatHappened,
      what: W.eventColumn,
      lead: W.eventsHappened(scored),
      of: (line) => line.kinds,
    }),
  ].filter((text) => text !== '');
  const title = settings.title ?? W.title(game.title, figure(all.length));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${REPORT_MARK}
<title>${esc(title)}</title><style>${STYLE}</style></head><body><main>
<header><p class="caps">${W.aSeriesOfGames}</p><h1>${esc(title)}</h1>${facts(game, all)}</header>
${sections.join('\n')}
<footer>${footer(all, settings)}</footer></main></body></html>
`;
}

function facts(game: ReportGame, all: readonly MatchLine[]): string {
  const pairings = tally(all.map((line) => line.players.map((p, i) => `${game.seats[i]?.id ?? i} ${p}`).join(', ')));
  const decisions = all.reduce((sum, line) => sum + line.decisions, 0);
  const rows = [
    [W.players, some(pairings, ([who, n]) => (pairings.length === 1 ? who : W.timesOf(who, figure(n))))],
    [W.decisions, figure(decisions)],
    [W.rulesVersion, some([...new Set(all.map((line) => line.rules))], String)],
    [W.content, some([...new Set(all.map((line) => line.content))], String)],
  ];
  return `<dl>${rows.map(([k, v]) => `<div><dt>${k}</dt><dd>${esc(String(v))}</dd></div>`).join('')}</dl>`;
}

/** A list that stays readable, whatever a file holds. */
function some<T>(things: readonly T[], word: (thing: T) => string): string {
  const named = things.slice(0, MOST_NAMED).map(word).join('; ');
  return things.length > MOST_NAMED ? W.andMore(named, figure(things.length - MOST_NAMED)) : named;
}

const MOST_NAMED = 20;

function tally(keys: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

const strong = (text: string): string => `<b>${text}</b>`;

function section(title: string, lead: string, ...parts: readonly string[]): string {
  return `<section><h2>${esc(title)}</h2><p>${lead}</p>${parts.join('')}</section>`;
}

function figureBlock(caption: string, plot: string): string {
  return plot === '' ? '' : `<figure>${plot}<figcaption>${esc(caption)}</figcaption></figure>`;
}

function results(game: ReportGame, all: readonly MatchLine[], scored: boolean): string {
  const grades = tally(all.map((line) => line.grade));
  const gradeRows = grades.slice(0, MOST_ROWS).map(([grade, n]): BarRow => {
    const [low, high] = shareInterval(n, all.length);
    return { label: grade, value: n / all.length, low, high, text: W.timesOf(share(n / all.length), figure(n)) };
  });
  const [, most] = extent(gradeRows.map((row) => row.high ?? row.value));
  const gradePlot = figureBlock(W.endingsShown, bars(W.endings, gradeRows, most));
  if (scored) {
    const scores = all.map((line) => line.score ?? 0);
    const sample = sampleOf(scores);
    const lead = W.meanScore(
      strong(figure(sample.mean)),
      figure(sample.margin),
      figure(quantile(scores, 0.25)),
      figure(quantile(scores, 0.75)),
    );
    const marks = [{ at: sample.mean, label: W.mean(figure(sample.mean)) }];
    return section(
      W.results,
      lead,
      figureBlock(W.scoreAtTheEnd, histogram(W.scores, scores, W.points, marks)),
      gradePlot,
    );
  }
  const wins = game.seats.map((seat, i): BarRow => {
    const n = all.filter((line) => line.winner === i).length;
    const [low, high] = shareInterval(n, all.length);
    return {
      label: seat.name,
      value: n / all.length,
      low,
      high,
      text: W.timesOf(share(n / all.length), figure(n)),
      className: `seat${i}`,
    };
  });
  const best = wins.reduce((a, b) => (b.value > a.value ? b : a));
  const lead = W.sideWins(strong(esc(best.label)), share(best.value), share(best.low ?? 0), share(best.high ?? 1));
  return section(W.results, lead, figureBlock(W.winsBySideShown, bars(W.winsBySide, wins, 1)), gradePlot);
}

function sampleOf(values: readonly number[]): Sample {
  const sample = new Sample();
  for (const v of values) sample.add(v);
  return sample;
}

function quantile(values: readonly number[], q: number): number {
  return at(
    [...values].sort((a, b) => a - b),
    q,
  );
}

function at(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}

/** Results by everything that differs between the games: players, level, campaign, any option. */
function groups(game: ReportGame, all: readonly MatchLine[], scored: boolean): string {
  const parts: string[] = [];
  const players = new Set(all.map((line) => line.players.join(' / ')));
  if (players.size > 1) parts.push(group(W.groupPlayers, all, scored, game, (line) => line.players.join(' / ')));
  for (const option of game.options) {
    const of = (line: MatchLine): string => {
      const id = Object.hasOwn(line.options, option.id) ? line.options[option.id] : option.standard;
      return option.values.find((v) => v.id === id)?.label ?? id;
    };
    if (new Set(all.map(of)).size > 1) parts.push(group(option.label, all, scored, game, of));
  }
  if (parts.length === 0) return '';
  const lead = scored ? W.meanScoreOfGroups : W.shareOfGroups(esc(game.seats[0]?.name ?? ''));
  return section(W.byPlayersAndOptions, lead, ...parts);
}

function group(
  label: string,
  all: readonly MatchLine[],
  scored: boolean,
  game: ReportGame,
  of: (line: MatchLine) => string,
): string {
  const samples = new Map<string, Sample>();
  for (const line of all) {
    const key = of(line);
    const sample = samples.get(key) ?? new Sample();
    sample.add(outcome(line, scored));
    samples.set(key, sample);
  }
  const frequent = [...samples].sort(([a, x], [b, y]) => y.n - x.n || (a < b ? -1 : 1)).slice(0, MOST_ROWS);
  const rows = frequent.map(([key, sample]): Point => {
    const { n } = sample;
    const margin = Number.isFinite(sample.margin) ? sample.margin : 0;
    const [low, high] = scored ? [sample.mean - margin, sample.mean + margin] : shareInterval(sample.mean * n, n);
    const value = scored ? figure(sample.mean) : share(sample.mean);
    return { label: key, value: sample.mean, low, high, text: W.timesOf(value, figure(n)) };
  });
  const axis = scored
    ? { low: extent([0, ...rows.map((r) => r.low)])[0], high: extent(rows.map((r) => r.high))[1], text: figure }
    : { low: 0, high: 1, text: (v: number) => `${Math.round(v * 100)}%`, middle: 0.5 };
  const caption = scored ? W.meanScoreBy(label) : W.shareBy(game.seats[0]?.name ?? '', label);
  return figureBlock(caption, points(label, rows, axis));
}

/** Points of the score, or 1, a half and 0 for the first seat. */
function outcome(line: MatchLine, scored: boolean): number {
  if (scored) return line.score ?? 0;
  return line.winner === null ? 0.5 : line.winner === 0 ? 1 : 0;
}

function length(all: readonly MatchLine[]): string {
  const decisions = all.map((line) => line.decisions);
  const turns = all.map((line) => line.curve.length);
  const sample = sampleOf(decisions);
  const [least, most] = extent(decisions);
  const lead = W.lengthOfGames(figure(sample.mean), figure(least), figure(most));
  return section(
    W.length,
    lead,
    figureBlock(W.decisionsInAGameShown, histogram(W.decisionsInAGame, decisions, W.decisionsAxis)),
    new Set(turns).size > 1 ? figureBlock(W.turnsInAGameShown, histogram(W.turnsInAGame, turns, W.turnsAxis)) : '',
  );
}

/** The evaluation over the turns, for the games that each side won, and the turn from which the winner led for good. */
function decidedWon(game: ReportGame, all: readonly MatchLine[]): string {
  const won = all.filter((line) => line.winner !== null && line.curve.length > 1);
  if (won.length === 0) return '';
  const fans = game.seats.flatMap((seat, i): Line[] => {
    const mine = won.filter((line) => line.winner === i);
    return mine.length === 0 ? [] : [{ label: W.sideWinsLine(seat.id), className: `seat${i}`, points: fan(mine) }];
  });
  const last = won.map((line) => settledAt(line));
  const half = quantile(last, 0.5);
  const lead = W.leadsForGood(strong(figure(half)));
  const text = (v: number): string => v.toFixed(1);
  return section(
    W.whereDecided,
    lead,
    figureBlock(W.evaluationOfWinners, lines(W.evaluationByTurn, fans, { x: W.turnAxis, y: text, low: 0, high: 1 })),
    figureBlock(W.decidedAtTurnShown, histogram(W.decidedAtTurn, last, W.turnAxis)),
  );
}

function settledAt(line: MatchLine): number {
  let at = line.curve.length;
  while (at > 0 && (line.winner === 0 ? line.curve[at - 1] > 0.5 : line.curve[at - 1] < 0.5)) at--;
  return at + 1;
}

function fan(of: readonly MatchLine[]): Line['points'] {
  const [, most] = extent(of.map((line) => line.curve.length));
  const found: Line['points'][number][] = [];
  for (let turn = 0; turn < most; turn++) {
    const values: number[] = [];
    for (const line of of) if (turn < line.curve.length) values.push(line.curve[turn]);
    // A median of very few games says nothing.
    if (values.length < Math.max(2, of.length / 50)) break;
    values.sort((a, b) => a - b);
    found.push({ x: turn + 1, y: at(values, 0.5), low: at(values, 0.25), high: at(values, 0.75) });
  }
  return found;
}

/** How much of the final score is settled by each turn: the squared correlation of the evaluation then with the end. */
function decidedScored(all: readonly MatchLine[]): string {
  const [, most] = extent(all.map((line) => line.curve.length));
  if (most < 2) return '';
  const settled: { x: number; y: number }[] = [];
  for (let turn = 0; turn < most; turn++) {
    const pairs = all.flatMap((line) =>
      turn < line.curve.length ? [[line.curve[turn], line.score ?? 0] as const] : [],
    );
    if (pairs.length >= Math.max(8, all.length / 50)) settled.push({ x: turn + 1, y: correlation(pairs) ** 2 });
  }
  const half = settled.find((p) => p.y >= 0.5);
  const lead = half === undefined ? W.neverHalfSettled : W.halfSettledAt(strong(String(half.x)));
  const sorted = [...all].sort((a, b) => (a.score ?? 0) - (b.score ?? 0));
  const third = Math.ceil(sorted.length / 3);
  const thirds = [sorted.slice(0, third), sorted.slice(third, 2 * third), sorted.slice(2 * third)];
  const fans = thirds.flatMap((part, i): Line[] =>
    part.length === 0
      ? []
      : [{ label: [W.lowestThird, W.middleThird, W.highestThird][i] ?? '', className: `third${i}`, points: fan(part) }],
  );
  const values = fans.flatMap((f) => f.points.flatMap((p) => [p.low ?? p.y, p.high ?? p.y]));
  const [low, high] = extent(values);
  return section(
    W.whereDecided,
    lead,
    figureBlock(
      W.settledShown,
      lines(W.settledByTurn, [{ label: W.settledLine, className: 'seat0', points: settled }], {
        x: W.turnAxis,
        y: share,
        low: 0,
        high: 1,
      }),
    ),
    figureBlock(W.evaluationOfThirds, lines(W.evaluationByTurn, fans, { x: W.turnAxis, y: figure, low, high })),
  );
}

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const x = sampleOf(pairs.map(([a]) => a));
  const y = sampleOf(pairs.map(([, b]) => b));
  if (x.variance === 0 || y.variance === 0) return 0;
  const sum = pairs.reduce((total, [a, b]) => total + (a - x.mean) * (b - y.mean), 0);
  return sum / ((pairs.length - 1) * x.deviation * y.deviation);
}

/** Rows beyond this are not shown; the columnar file has them all. */
const MOST_ROWS = 60;

interface Use {
  readonly title: string;
  /** The head of its column. */
  readonly what: string;
  readonly lead: string;
  readonly of: (line: MatchLine) => Readonly<Record<string, number>>;
  readonly words?: ReadonlyMap<string, string> | undefined;
}

/** How often things are used, in how many games, and how those games ended compared with the others. */
function use(all: readonly MatchLine[], scored: boolean, { title, what, lead, of, words }: Use): string {
  const names = new Map<string, { times: number; games: number }>();
  for (const line of all) {
    for (const [name, n] of Object.entries(of(line))) {
      const sum = names.get(name) ?? { times: 0, games: 0 };
      names.set(name, { times: sum.times + n, games: sum.games + 1 });
    }
  }
  if (names.size === 0) return '';
  const rows = [...names].sort(([a, x], [b, y]) => y.times - x.times || (a < b ? -1 : 1));
  const most = rows[0][1].times / all.length;
  const shown = rows.slice(0, MOST_ROWS).map(([name, { times, games }]) => {
    const mean = times / all.length;
    const width = Math.max(0.5, (mean / most) * 100);
    return `<tr><th scope="row">${esc(name)}${note(words?.get(name))}</th><td class="n">${figure(mean)}</td><td class="track"><span style="width:${width.toFixed(1)}%"></span></td><td class="n">${share(games / all.length)}</td><td class="n">${effect(all, scored, (line) => Object.hasOwn(of(line), name))}</td></tr>`;
  });
  const cut = rows.length > MOST_ROWS ? [W.mostFrequent(MOST_ROWS, rows.length)] : [];
  return section(
    title,
    [lead, ...cut].join(' '),
    `<div class="scroll"><table><thead><tr><th scope="col">${what}</th><th scope="col" class="n">${W.aGameColumn}</th><th scope="col"></th><th scope="col" class="n">${W.gamesColumn}</th><th scope="col" class="n">${W.differenceColumn}</th></tr></thead><tbody>${shown.join('')}</tbody></table></div>`,
  );
}

/** The beginning of a rule under its number. */
function note(text: string | undefined): string {
  if (text === undefined) return '';
  const plain = text.replace(/[*`]/g, '');
  return `<small>${esc(plain.length > 64 ? `${plain.slice(0, 62).trimEnd()} …` : plain)}</small>`;
}

function effect(all: readonly MatchLine[], scored: boolean, has: (line: MatchLine) => boolean): string {
  const withIt = new Sample();
  const without = new Sample();
  for (const line of all) (has(line) ? withIt : without).add(outcome(line, scored));
  if (withIt.n < 10 || without.n < 10) return '–';
  const difference = withIt.mean - without.mean;
  const margin = 1.96 * Math.sqrt(withIt.variance / withIt.n + without.variance / without.n);
  const text = scored ? figure(Math.abs(difference)) : W.percentagePoints(Math.abs(difference * 100).toFixed(1));
  const signed = `${difference < 0 ? '−' : '+'}${text}`;
  return Math.abs(difference) > margin ? `<b>${signed}</b>` : `<span class="faint">${signed}</span>`;
}

function footer(all: readonly MatchLine[], settings: ReportSettings): string {
  const seeds = all.map((line) => BigInt(line.seed)).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const typed = `<code>${esc(settings.command ?? '')}</code>`;
  const command = settings.command === undefined ? '' : `<p>${W.madeWith(typed)}</p>`;
  return `<p>${W.seeds(String(seeds[0]), String(seeds[seeds.length - 1]))}</p>${command}<p>${W.version(esc(settings.version))}</p>`;
}
