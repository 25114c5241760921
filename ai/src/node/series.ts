// The lines of a series: read strictly, because a file may be damaged or somebody else's, and known by what makes a game.
import { isObject, seedProblem } from '@bocage/engine';
import type { MatchLine } from '../match.ts';
import { W } from '../words/series.ts';

/** Where the lines of a series are kept while it is played. */
export interface SeriesStore {
  /** What was there when it was opened. */
  readonly lines: readonly MatchLine[];
  append(texts: readonly string[]): void;
  close(): void;
}

/** What makes two games the same: seed, players in their seats, options. */
export function matchKey(line: Pick<MatchLine, 'seed' | 'players' | 'options'>): string {
  const options = Object.entries(line.options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([line.seed, line.players, options]);
}

/** No line of a game comes near these; they bound what a damaged or foreign file can cost. */
const LONGEST_LINE = 1_000_000;
const MOST_FIELDS = 5_000;
const MOST_TURNS = 10_000;
const LONGEST_WORD = 2_000;

/** The lines of a series; a sentence with the line number if one is not what it should be. */
export function parseSeries(text: string): MatchLine[] | string {
  const lines: MatchLine[] = [];
  for (let from = 0, n = 1; from < text.length; n++) {
    const found = text.indexOf('\n', from);
    const end = found < 0 ? text.length : found;
    if (end - from > LONGEST_LINE) return W.lineTooLong(n);
    const row = text.slice(from, end);
    from = end + 1;
    if (row.trim() === '') continue;
    const line = parseLine(row, n);
    if (typeof line === 'string') return line;
    lines.push(line);
  }
  return lines;
}

function parseLine(row: string, n: number): MatchLine | string {
  let value: unknown;
  try {
    value = JSON.parse(row);
  } catch {
    return W.lineNotJson(n);
  }
  return matchLine(value) ?? W.lineNotOfSeries(n);
}

/** Only what a line has, each field of its kind and of a size that can be. */
function matchLine(value: unknown): MatchLine | undefined {
  if (!isObject(value)) return undefined;
  const { game, rules, content, seed, options, players, winner, score, grade, decisions, curve, pace } = value;
  const { rules_used, kinds, cards } = value;
  if (!isWord(game) || !isCount(rules) || !isWord(content) || !isWord(grade) || !isCount(decisions)) return undefined;
  if (typeof seed !== 'string' || seedProblem(seed) !== undefined) return undefined;
  if (!isFields(options, isWord) || !Array.isArray(players) || players.length > 16 || !players.every(isWord))
    return undefined;
  if (winner !== null && !isCount(winner)) return undefined;
  if (score !== null && !isFigure(score)) return undefined;
  if (!isRow(curve) || !isRow(pace)) return undefined;
  if (!isFields(rules_used, isCount) || !isFields(kinds, isCount) || !isFields(cards, isCount)) return undefined;
  const counts = { rules_used: lean(rules_used), kinds: lean(kinds), cards: lean(cards) };
  return {
    game,
    rules,
    content,
    seed,
    options: lean(options),
    players,
    winner,
    score,
    grade,
    decisions,
    curve,
    pace,
    ...counts,
  };
}

const NOTHING = {};

/** Hundreds of thousands of lines share what is empty in all of them. */
function lean<T>(fields: Record<string, T>): Readonly<Record<string, T>> {
  for (const _ in fields) return fields;
  return NOTHING;
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_WORD;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1e9;
}

function isFigure(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 1e6;
}

function isRow(value: unknown): value is number[] {
  return Array.isArray(value) && value.length <= MOST_TURNS && value.every(isFigure);
}

function isFields<T>(value: unknown, is: (field: unknown) => field is T): value is Record<string, T> {
  if (!isObject(value)) return false;
  let count = 0;
  for (const key in value) {
    if (++count > MOST_FIELDS || key.length > LONGEST_WORD || !is(value[key])) return false;
  }
  return true;
}
