// Learning to foretell: from the hints of played games the weights of mean and range, then the level of a stronger player.
import { type ForecastWeights, generator, randomBelow } from '@bocage/engine';
import { chanceOf, foretold, INPUTS, look, weigh } from '../foretell.ts';
import type { HintLine } from './hinted.ts';

/** The range leaves a tenth of the games below it and a tenth above. */
const TAIL = 0.1;
/** Points are whole numbers: a range of them that is told reaches half a point further on both sides. */
const HALF = 0.5;
/** How often all hints are gone through. */
const EPOCHS = 1_500;
/** Weights that nothing speaks for stay small. */
const DECAY = 1e-4;

interface Row {
  readonly x: Float64Array;
  /** Points beyond a figure of the trials; in games that are won 1, a half or 0 for the first seat. */
  readonly came: number;
}

function rowsOf(lines: readonly HintLine[], from: 'value' | 'low' | 'high' | undefined): readonly Row[] {
  return lines.map((line) => {
    const x = new Float64Array(INPUTS);
    look(line, line.seat, from !== undefined, x);
    return { x, came: from !== undefined ? line.came - line[from] : line.seat === 0 ? line.came : 1 - line.came };
  });
}

/** The slope of the error of a figure, by the figure: of the square, of a quantile, of the logarithm of a chance. */
type Slope = (figure: number, came: number, blur: number) => number;

const ofMean: Slope = (figure, came) => figure - came;
const ofLow: Slope = (figure, came, blur) => (came + blur < figure - HALF ? 1 - TAIL : -TAIL);
const ofHigh: Slope = (figure, came, blur) => (came + blur > figure + HALF ? TAIL - 1 : TAIL);
const ofChance: Slope = (figure, came) => {
  const p = Math.min(0.999, Math.max(0.001, chanceOf(figure)));
  return (p - came) / (p * (1 - p)) / (2 * Math.sqrt(1 + figure * figure) * (1 + figure * figure));
};

/** The weights of one figure, downhill in ever smaller steps (Adam). */
function fit(rows: readonly Row[], slopeOf: Slope): readonly number[] {
  const weights = new Float64Array(INPUTS);
  const mean = new Float64Array(INPUTS);
  const square = new Float64Array(INPUTS);
  const slope = new Float64Array(INPUTS);
  const g = generator('1');
  for (let epoch = 1; epoch <= EPOCHS; epoch++) {
    slope.fill(0);
    for (const { x, came } of rows) {
      // Whole points are spread evenly over their neighbourhood, so that the ends of a range can lie between them.
      const error = slopeOf(weigh(weights, x), came, (randomBelow(g, 1001) - 500) / 1000);
      for (let i = 0; i < INPUTS; i++) slope[i] += error * x[i];
    }
    const rate = 0.05 * (1 - epoch / (EPOCHS + 1));
    const m = 1 - 0.9 ** epoch;
    const v = 1 - 0.99 ** epoch;
    for (let i = 0; i < INPUTS; i++) {
      const s = slope[i] / rows.length + DECAY * weights[i];
      mean[i] = 0.9 * mean[i] + 0.1 * s;
      square[i] = 0.99 * square[i] + 0.01 * s * s;
      weights[i] -= (rate * (mean[i] / m)) / (Math.sqrt(square[i] / v) + 1e-8);
    }
  }
  return Array.from(weights, short);
}

/** Learns from the hints of one player; the level is its own. */
export function learnForecast(lines: readonly HintLine[], scored: boolean, from: string): ForecastWeights {
  if (!scored) return { from, mean: fit(rowsOf(lines, undefined), ofChance), low: [], high: [], level: [1, 0] };
  return {
    from,
    mean: fit(rowsOf(lines, 'value'), ofMean),
    low: fit(rowsOf(lines, 'low'), ofLow),
    high: fit(rowsOf(lines, 'high'), ofHigh),
    level: [1, 1],
  };
}

/** Games of the player that was learned from that stand beside those of the other one: few games say little. */
const PRIOR = 12;
const WIDEST = 1.5;

/** Brings a forecast to the level of the player of other games: fewer of them are enough, because only two numbers change. */
export function levelled(forecast: ForecastWeights, lines: readonly HintLine[], scored: boolean): ForecastWeights {
  const games = new Set(lines.map(({ seed }) => seed)).size;
  const shrunk = (x: number, usual: number): number => short((games * x + PRIOR * usual) / (games + PRIOR));
  if (!scored) {
    const [slope, shift] = levelOfChances(forecast, lines);
    return { ...forecast, level: [shrunk(slope, 1), shrunk(shift, 0)] };
  }
  // What was still to come, against what was foretold of it.
  let up = 0;
  let down = 0;
  for (const line of lines) {
    const ahead = foretold({ ...forecast, level: [1, 1] }, line.seat, line, true).mean - line.points;
    up += ahead * (line.came - line.points);
    down += ahead * ahead;
  }
  const gain = shrunk(up / down, 1);
  // The least width that holds eight of ten, as the range is told.
  let wide = 1 / WIDEST;
  while (wide < WIDEST && inside({ ...forecast, level: [gain, wide] }, lines) < 1 - 2 * TAIL) wide += 0.01;
  return { ...forecast, level: [gain, shrunk(wide, 1)] };
}

/** The share of games that ended inside the range as it is told: in whole points. */
function inside(forecast: ForecastWeights, lines: readonly HintLine[]): number {
  let held = 0;
  for (const line of lines) if (holds(foretold(forecast, line.seat, line, true), line.came)) held++;
  return held / Math.max(1, lines.length);
}

/** Whether a result lies in a range as it is told: in whole points. */
export function holds({ low, high }: { readonly low: number; readonly high: number }, came: number): boolean {
  return came >= Math.round(low) && came <= Math.round(high);
}

/** Slope and shift that make the results of these games most likely. */
function levelOfChances(plain: ForecastWeights, lines: readonly HintLine[]): readonly [number, number] {
  const rows = rowsOf(lines, undefined).map(({ x, came }) => {
    const pair = new Float64Array(INPUTS);
    pair[0] = 1;
    pair[1] = weigh(plain.mean, x);
    return { x: pair, came };
  });
  const [shift, slope] = fit(rows, ofChance);
  return [slope, shift];
}

function short(x: number): number {
  return Number(x.toPrecision(5));
}
