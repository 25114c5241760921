// How true hints are: what was foretold against what came, over the hints of many games.
import { Sample } from '../stats.ts';
import { holds } from './forecast.ts';
import { type HintLine, hintLines } from './hinted.ts';
import { type GameRef, type MatchTask, Pool } from './pool.ts';

/** Plays hinted games on several cores; lines in the order of the games, whoever played them. */
export async function playHinted(
  game: GameRef,
  tasks: readonly MatchTask[],
  jobs: number,
  onProgress: (done: number) => void,
): Promise<readonly HintLine[]> {
  const pool = new Pool(game, Math.min(jobs, tasks.length));
  const lines: HintLine[] = [];
  const each = tasks.map((task) => [task]);
  try {
    await pool.run(each.values(), (texts) => {
      const found = hintLines(texts.join('\n'));
      if (typeof found === 'string') throw new Error(found);
      lines.push(...found);
      onProgress(gamesOf(lines));
    });
  } finally {
    await pool.close();
  }
  const order = new Map(tasks.map(({ seed }, i) => [seed, i]));
  return lines.sort((a, b) => (order.get(a.seed) ?? 0) - (order.get(b.seed) ?? 0) || a.decision - b.decision);
}

/** A figure with its standard error. Hints of one game share its end, so the error is that of the games and not of the hints. */
interface Measured {
  readonly value: number;
  readonly error: number;
}

/** Hints that foretold about the same chance. */
export interface Bin {
  readonly hints: number;
  readonly games: number;
  readonly foretold: number;
  readonly came: number;
  /** Standard error of their difference. */
  readonly error: number;
}

export interface Calibration {
  readonly hints: number;
  readonly games: number;
  readonly foretold: number;
  readonly came: number;
  /** What was foretold less what came. */
  readonly bias: Measured;
  /** Root of the mean square of the same, and of what came less its mean: how far off one is who knows nothing. */
  readonly off: number;
  readonly blind: number;
  /** The share of games inside the range; undefined in games that are won. */
  readonly inside: Measured | undefined;
  readonly width: number;
  /** Ten, by the chance foretold; none in games that are scored. */
  readonly bins: readonly Bin[];
}

const BINS = 10;

/** Hints without a forecast count nothing. */
export function calibration(lines: readonly HintLine[], scored: boolean): Calibration {
  const told = lines.flatMap((line) => (line.foretold === null ? [] : [{ ...line, foretold: line.foretold }]));
  const came = new Sample();
  const foretold = new Sample();
  let squares = 0;
  let width = 0;
  for (const line of told) {
    came.add(line.came);
    foretold.add(line.foretold.mean);
    squares += (line.foretold.mean - line.came) ** 2;
    width += line.foretold.high - line.foretold.low;
  }
  const n = Math.max(1, told.length);
  const bins = Array.from({ length: scored ? 0 : BINS }, (_, b): Bin => {
    const some = told.filter((line) => Math.min(BINS - 1, Math.floor(line.foretold.mean * BINS)) === b);
    const bias = byGame(some, (line) => line.foretold.mean - line.came);
    const mean = (of: (line: (typeof some)[number]) => number): number =>
      some.reduce((sum, line) => sum + of(line), 0) / Math.max(1, some.length);
    return {
      hints: some.length,
      games: gamesOf(some),
      foretold: mean((line) => line.foretold.mean),
      came: mean((line) => line.came),
      error: bias.error,
    };
  });
  return {
    hints: told.length,
    games: gamesOf(told),
    foretold: foretold.mean,
    came: came.mean,
    bias: byGame(told, (line) => line.foretold.mean - line.came),
    off: Math.sqrt(squares / n),
    blind: came.deviation,
    inside: scored ? byGame(told, (line) => (holds(line.foretold, line.came) ? 1 : 0)) : undefined,
    width: width / n,
    bins,
  };
}

function gamesOf(lines: readonly HintLine[]): number {
  return new Set(lines.map(({ seed }) => seed)).size;
}

/** The mean over hints; its error from how far the sums of whole games scatter. */
function byGame<L extends HintLine>(lines: readonly L[], of: (line: L) => number): Measured {
  const value = lines.reduce((sum, line) => sum + of(line), 0) / Math.max(1, lines.length);
  const games = new Map<string, number>();
  for (const line of lines) games.set(line.seed, (games.get(line.seed) ?? 0) + of(line) - value);
  let squares = 0;
  for (const sum of games.values()) squares += sum * sum;
  const fair = games.size > 1 ? games.size / (games.size - 1) : 1;
  return { value, error: Math.sqrt(squares * fair) / Math.max(1, lines.length) };
}
