// `bocage report`: a series of games as one page that stands alone: results, length, where games are decided, what is used.
import type { Game } from '@bocage/engine';
import type { MatchLine } from '../match.ts';
import { Sample, shareInterval } from '../stats.ts';
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
    use(all, scored, 'Use of rules', 'rule', (line) => line.rules_used, settings.ruleText),
    use(all, scored, 'Use of cards', 'card', (line) => line.cards),
    use(all, scored, 'What happened', 'kind of event', (line) => line.kinds),
  ].filter((text) => text !== '');
  const title = settings.title ?? `${game.title}: ${figure(all.length)} games`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${REPORT_MARK}
<title>${esc(title)}</title><style>${STYLE}</style></head><body><main>
<header><p class="caps">Bocage · a series of games</p><h1>${esc(title)}</h1>${facts(game, all)}</header>
${sections.join('\n')}
<footer>${footer(all, settings)}</footer></main></body></html>
`;
}

function facts(game: ReportGame, all: readonly MatchLine[]): string {
  const pairings = tally(all.map((line) => line.players.map((p, i) => `${game.seats[i]?.id ?? i} ${p}`).join(', ')));
  const decisions = all.reduce((sum, line) => sum + line.decisions, 0);
  const rows = [
    ['Players', some(pairings, ([who, n]) => (pairings.length === 1 ? who : `${who} (${figure(n)})`))],
    ['Decisions', figure(decisions)],
    ['Rules version', some([...new Set(all.map((line) => line.rules))], String)],
    ['Content', some([...new Set(all.map((line) => line.content))], String)],
  ];
  return `<dl>${rows.map(([k, v]) => `<div><dt>${k}</dt><dd>${esc(String(v))}</dd></div>`).join('')}</dl>`;
}

/** A list that stays readable, whatever a file holds. */
function some<T>(things: readonly T[], word: (thing: T) => string): string {
  const more = things.length > MOST_NAMED ? `; and ${figure(things.length - MOST_NAMED)} more` : '';
  return `${things.slice(0, MOST_NAMED).map(word).join('; ')}${more}`;
}

const MOST_NAMED = 20;

function tally(keys: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

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
    return { label: grade, value: n / all.length, low, high, text: `${share(n / all.length)} (${figure(n)})` };
  });
  const [, most] = extent(gradeRows.map((row) => row.high ?? row.value));
  const gradePlot = figureBlock('How the games ended. Whiskers: 95% interval.', bars('Endings', gradeRows, most));
  if (scored) {
    const scores = all.map((line) => line.score ?? 0);
    const sample = sampleOf(scores);
    const lead = `The mean score is <b>${figure(sample.mean)}</b> ± ${figure(sample.margin)} points; half of the games lie between ${figure(quantile(scores, 0.25))} and ${figure(quantile(scores, 0.75))}.`;
    const marks = [{ at: sample.mean, label: `mean ${figure(sample.mean)}` }];
    return section(
      'Results',
      lead,
      figureBlock('Score at the end.', histogram('Scores', scores, 'points', marks)),
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
      text: `${share(n / all.length)} (${figure(n)})`,
      className: `seat${i}`,
    };
  });
  const best = wins.reduce((a, b) => (b.value > a.value ? b : a));
  const lead = `<b>${esc(best.label)}</b> wins ${share(best.value)} of the games; 95% interval ${share(best.low ?? 0)} to ${share(best.high ?? 1)}.`;
  return section('Results', lead, figureBlock('Wins by side.', bars('Wins by side', wins, 1)), gradePlot);
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
  if (players.size > 1) parts.push(group('players', all, scored, game, (line) => line.players.join(' / ')));
  for (const option of game.options) {
    const of = (line: MatchLine): string => {
      const id = Object.hasOwn(line.options, option.id) ? line.options[option.id] : option.standard;
      return option.values.find((v) => v.id === id)?.label ?? id;
    };
    if (new Set(all.map(of)).size > 1) parts.push(group(option.label, all, scored, game, of));
  }
  if (parts.length === 0) return '';
  const what = scored ? 'Mean score' : `Share of the points of ${esc(game.seats[0]?.name ?? '')}`;
  return section(
    'By players and options',
    `${what} with its 95% interval, for all that differed between the games.`,
    ...parts,
  );
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
    return { label: key, value: sample.mean, low, high, text: `${value} (${figure(n)})` };
  });
  const axis = scored
    ? { low: extent([0, ...rows.map((r) => r.low)])[0], high: extent(rows.map((r) => r.high))[1], text: figure }
    : { low: 0, high: 1, text: (v: number) => `${Math.round(v * 100)}%`, middle: 0.5 };
  const caption = scored ? `Mean score by ${label}.` : `${game.seats[0]?.name}'s share by ${label}.`;
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
  const lead = `A game takes ${figure(sample.mean)} decisions in the mean, from ${figure(least)} to ${figure(most)}.`;
  return section(
    'Length',
    lead,
    figureBlock('Decisions in a game.', histogram('Decisions in a game', decisions, 'decisions')),
    new Set(turns).size > 1 ? figureBlock('Turns in a game.', histogram('Turns in a game', turns, 'turns')) : '',
  );
}

/** The evaluation over the turns, for the games that each side won, and the turn from which the winner led for good. */
function decidedWon(game: ReportGame, all: readonly MatchLine[]): string {
  const won = all.filter((line) => line.winner !== null && line.curve.length > 1);
  if (won.length === 0) return '';
  const fans = game.seats.flatMap((seat, i): Line[] => {
    const mine = won.filter((line) => line.winner === i);
    return mine.length === 0 ? [] : [{ label: `${seat.id} wins`, className: `seat${i}`, points: fan(mine) }];
  });
  const last = won.map((line) => settledAt(line));
  const half = quantile(last, 0.5);
  const lead = `In half of the games the later winner leads for good from turn <b>${figure(half)}</b> or earlier. The lead is the evaluation of the first side at the start of each turn; above one half it is ahead.`;
  const text = (v: number): string => v.toFixed(1);
  return section(
    'Where games are decided',
    lead,
    figureBlock(
      'Evaluation by turn in the games that each side won: median, and the band that holds half of the games.',
      lines('Evaluation by turn', fans, { x: 'turn', y: text, low: 0, high: 1 }),
    ),
    figureBlock('The turn from which the winner was ahead for good.', histogram('Decided at turn', last, 'turn')),
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
  const lead =
    half === undefined
      ? 'At no turn does the position foretell half of what the final scores differ by.'
      : `At turn <b>${half.x}</b> the position foretells half of what the final scores differ by.`;
  const sorted = [...all].sort((a, b) => (a.score ?? 0) - (b.score ?? 0));
  const third = Math.ceil(sorted.length / 3);
  const thirds = [sorted.slice(0, third), sorted.slice(third, 2 * third), sorted.slice(2 * third)];
  const fans = thirds.flatMap((part, i): Line[] =>
    part.length === 0
      ? []
      : [{ label: ['lowest third', 'middle', 'highest third'][i] ?? '', className: `third${i}`, points: fan(part) }],
  );
  const values = fans.flatMap((f) => f.points.flatMap((p) => [p.low ?? p.y, p.high ?? p.y]));
  const [low, high] = extent(values);
  return section(
    'Where games are decided',
    lead,
    figureBlock(
      'Share of the differences in the final score that the evaluation at each turn foretells.',
      lines('Settled by turn', [{ label: 'settled', className: 'seat0', points: settled }], {
        x: 'turn',
        y: share,
        low: 0,
        high: 1,
      }),
    ),
    figureBlock(
      'Evaluation by turn, for the games that ended with the lowest, middle and highest scores: median, and the band that holds half of them.',
      lines('Evaluation by turn', fans, { x: 'turn', y: figure, low, high }),
    ),
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

/** How often things are used, in how many games, and how those games ended compared with the others. */
function use(
  all: readonly MatchLine[],
  scored: boolean,
  title: string,
  what: string,
  of: (line: MatchLine) => Readonly<Record<string, number>>,
  words?: ReadonlyMap<string, string>,
): string {
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
  const more = rows.length > MOST_ROWS ? ` The ${MOST_ROWS} most frequent of ${rows.length} are shown.` : '';
  const compared = scored ? 'the mean score' : 'the first side’s share of the points';
  const lead = `How often each ${what} came up in a game, in how many games at all, and by how much ${compared} differs between games with and without it. A difference is no cause: long games hold more of everything.${more}`;
  return section(
    title,
    lead,
    `<div class="scroll"><table><thead><tr><th scope="col">${what}</th><th scope="col" class="n">a game</th><th scope="col"></th><th scope="col" class="n">games</th><th scope="col" class="n">difference</th></tr></thead><tbody>${shown.join('')}</tbody></table></div>`,
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
  const text = scored ? figure(Math.abs(difference)) : `${Math.abs(difference * 100).toFixed(1)} pts`;
  const signed = `${difference < 0 ? '−' : '+'}${text}`;
  return Math.abs(difference) > margin ? `<b>${signed}</b>` : `<span class="faint">${signed}</span>`;
}

function footer(all: readonly MatchLine[], settings: ReportSettings): string {
  const seeds = all.map((line) => BigInt(line.seed)).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const command = settings.command === undefined ? '' : `<p>Made with <code>${esc(settings.command)}</code>.</p>`;
  return `<p>Seeds ${seeds[0]} to ${seeds[seeds.length - 1]}. Every game can be played again from its line: the same seed, options and players give the same game. Intervals are 95%; Wilson's for shares. Differences in bold are larger than chance allows at that level, one by one.</p>${command}<p>Bocage ${esc(settings.version)}</p>`;
}
