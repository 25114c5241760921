// Learning an evaluation from played games: positions by the rules of thumb, then a small network that foretells their end.
import {
  choiceBuffer,
  DEPTH,
  type Game,
  type GameEvent,
  type Generator,
  generator,
  hashText,
  type NetworkWeights,
  type OptionValues,
  randomBelow,
  seeded,
} from '@bocage/engine';
import { thumbOf } from '../search/thumb.ts';
import { W } from '../words/series.ts';

export interface LearnSettings {
  readonly games: number;
  readonly seed: string;
  /** Options of the games, one drawn for each. */
  readonly options: readonly OptionValues[];
  readonly hidden: number;
  /** How often all positions are gone through. */
  readonly epochs: number;
  readonly onProgress?: (text: string) => void;
}

/** Positions as sparse rows, and the points that came after them. */
export interface Lessons {
  readonly inputs: number;
  readonly first: number[];
  readonly index: number[];
  readonly value: number[];
  readonly target: number[];
}

/** One in so many choices is taken at random in the beginning of a game; 0: none. Others than sensible positions count too. */
const STRAYS = [0, 8, 20, 50];
const LONGEST_STRAY = 400;
const BATCH = 512;

/** What a game needs to give lessons; throws if it has none. */
function school<E extends GameEvent>(game: Game<E>) {
  const lessons = game.player?.samples;
  const thumb = thumbOf(game);
  const stageOf = lessons?.moment ?? game.player?.checkpoint ?? game.turn;
  if (lessons === undefined || thumb === undefined || stageOf === undefined)
    throw new Error(`${game.title} has no lessons to learn from`);
  return { lessons, thumb, stageOf, buffer: choiceBuffer(), read: new Float64Array(lessons.inputs) };
}

function noLessons(inputs: number): Lessons {
  return { inputs, first: [0], index: [], value: [], target: [] };
}

/** Plays game n; notes each position at which a stage begins and, at the end, what was still to come. */
function attendGame<E extends GameEvent>(
  game: Game<E>,
  { lessons, thumb, stageOf, buffer, read }: ReturnType<typeof school<E>>,
  settings: Pick<LearnSettings, 'seed' | 'options'>,
  n: number,
  g: Generator,
  all: Lessons,
): void {
  const options = settings.options[randomBelow(g, settings.options.length)] ?? {};
  const s = game.setup(options, gameSeed(settings.seed, n), seeded);
  if (typeof s === 'string') throw new Error(s);
  const stray = STRAYS[randomBelow(g, STRAYS.length)];
  const until = stray === 0 ? 0 : randomBelow(g, LONGEST_STRAY);
  const noted: number[] = [];
  let stage = -1;
  for (let made = 0; s[DEPTH] > 0; made++) {
    if (stageOf(s) !== stage && made >= until) {
      lessons.read(s, read);
      for (let i = 0; i < read.length; i++) {
        if (read[i] === 0) continue;
        all.index.push(i);
        all.value.push(read[i]);
      }
      all.first.push(all.index.length);
      noted.push(lessons.points(s));
    }
    stage = stageOf(s);
    const count = game.choices(s, buffer);
    const random = made < until && randomBelow(g, stray) === 0;
    const at = count === 1 ? 0 : random ? randomBelow(g, count) : thumb(s, buffer, count, g);
    game.apply(s, buffer[at], seeded);
  }
  const score = game.result(s)?.score ?? 0;
  for (const points of noted) all.target.push(score - points);
}

function gameSeed(seed: string, n: number): string {
  return String(BigInt(seed) * 1_000_000n + BigInt(n));
}

/** The lessons of all games, one after another with one generator. */
function gather<E extends GameEvent>(game: Game<E>, settings: LearnSettings): Lessons {
  const room = school(game);
  const g = generator(settings.seed);
  const all = noLessons(room.lessons.inputs);
  for (let n = 0; n < settings.games; n++) {
    attendGame(game, room, settings, n, g, all);
    if (n % 1_000 === 999) settings.onProgress?.(W.gathered(n + 1, all.target.length));
  }
  return all;
}

/** The lessons of game n alone, with a generator of its own: the same on whatever machine it is played. */
export function lessonsOf<E extends GameEvent>(
  game: Game<E>,
  settings: Pick<LearnSettings, 'seed' | 'options'>,
  n: number,
): Lessons {
  const room = school(game);
  const all = noLessons(room.lessons.inputs);
  // Not the dice's own: they begin with the seed of the game.
  const own = generator(BigInt(`0x${hashText(`${gameSeed(settings.seed, n)}/lessons`)}`).toString());
  attendGame(game, room, settings, n, own, all);
  return all;
}

/** Puts the lessons of a game behind those of others. */
export function addLessons(before: Lessons | undefined, more: Lessons): Lessons {
  const all = before ?? noLessons(more.inputs);
  const base = all.index.length;
  for (let i = 1; i < more.first.length; i++) all.first.push(base + more.first[i]);
  for (const x of more.index) all.index.push(x);
  for (const x of more.value) all.value.push(x);
  for (const x of more.target) all.target.push(x);
  return all;
}

/** Weights in one array: inputs x hidden, then the bias, the output and what leads straight to the value, then the offset. */
class Learner {
  readonly weights: Float64Array;
  private readonly slope: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private readonly sums: Float64Array;
  private readonly lessons: Lessons;
  private readonly hidden: number;
  private steps = 0;

  constructor(lessons: Lessons, hidden: number, seed: string) {
    const { inputs } = lessons;
    this.lessons = lessons;
    this.hidden = hidden;
    const size = inputs * hidden + 2 * hidden + inputs + 1;
    this.weights = new Float64Array(size);
    this.slope = new Float64Array(size);
    this.mean = new Float64Array(size);
    this.square = new Float64Array(size);
    this.sums = new Float64Array(hidden);
    const g = generator(seed);
    // It begins with the mean: what is learned is what differs from it.
    this.weights[size - 1] = lessons.target.reduce((a, b) => a + b, 0) / Math.max(1, lessons.target.length);
    const small = (): number => (randomBelow(g, 2001) - 1000) / 1000;
    for (let i = 0; i < inputs * hidden; i++) this.weights[i] = 0.15 * small();
    for (let h = 0; h < hidden; h++) this.weights[inputs * hidden + hidden + h] = small() / Math.sqrt(hidden);
  }

  /** The square of the error on one row; with `learn` its slope is added to that of the batch. */
  row(row: number, learn: boolean): number {
    const { lessons, hidden, weights, slope, sums } = this;
    const { inputs, first, index, value } = lessons;
    const bias = inputs * hidden;
    const output = bias + hidden;
    const straight = output + hidden;
    for (let h = 0; h < hidden; h++) sums[h] = weights[bias + h];
    let guess = weights[straight + inputs];
    for (let k = first[row]; k < first[row + 1]; k++) {
      const at = index[k] * hidden;
      guess += value[k] * weights[straight + index[k]];
      for (let h = 0; h < hidden; h++) sums[h] += value[k] * weights[at + h];
    }
    for (let h = 0; h < hidden; h++) if (sums[h] > 0) guess += sums[h] * weights[output + h];
    const error = guess - lessons.target[row];
    if (!learn) return error * error;
    slope[straight + inputs] += error;
    for (let h = 0; h < hidden; h++) {
      if (sums[h] <= 0) {
        sums[h] = 0;
        continue;
      }
      slope[output + h] += error * sums[h];
      sums[h] = error * weights[output + h];
      slope[bias + h] += sums[h];
    }
    for (let k = first[row]; k < first[row + 1]; k++) {
      const at = index[k] * hidden;
      slope[straight + index[k]] += error * value[k];
      for (let h = 0; h < hidden; h++) slope[at + h] += sums[h] * value[k];
    }
    return error * error;
  }

  /** Moves the weights by what the batch has taught (Adam). */
  step(rows: number, rate: number): void {
    const { weights, slope, mean, square } = this;
    this.steps++;
    const m = 1 - 0.9 ** this.steps;
    const v = 1 - 0.999 ** this.steps;
    for (let i = 0; i < weights.length; i++) {
      const s = slope[i] / rows;
      slope[i] = 0;
      mean[i] = 0.9 * mean[i] + 0.1 * s;
      square[i] = 0.999 * square[i] + 0.001 * s * s;
      weights[i] -= (rate * (mean[i] / m)) / (Math.sqrt(square[i] / v) + 1e-8);
    }
  }
}

export interface Learned {
  readonly experience: NetworkWeights;
  readonly positions: number;
  /** Mean square of the error on games that were not learned from, and of the error of knowing nothing but the mean. */
  readonly error: number;
  readonly blind: number;
}

/** Learns; the last twentieth of the positions is kept to test what was learned. */
export function learn<E extends GameEvent>(game: Game<E>, settings: LearnSettings): Learned {
  return learnFrom(gather(game, settings), settings);
}

/** Learns from lessons that were gathered elsewhere. */
export function learnFrom(lessons: Lessons, settings: LearnSettings): Learned {
  const rows = lessons.target.length;
  const taught = Math.max(1, Math.floor(rows * 0.95));
  const learner = new Learner(lessons, settings.hidden, settings.seed);
  const order = Int32Array.from({ length: taught }, (_, i) => i);
  const g = generator(settings.seed);
  const batches = Math.ceil(taught / BATCH);
  let error = 0;
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    for (let i = taught - 1; i > 0; i--) {
      const j = randomBelow(g, i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    for (let b = 0; b < batches; b++) {
      const some = order.subarray(b * BATCH, (b + 1) * BATCH);
      for (const row of some) learner.row(row, true);
      const done = (epoch * batches + b) / (settings.epochs * batches);
      learner.step(some.length, 2e-3 * (1 - done) + 1e-6);
    }
    error = 0;
    for (let row = taught; row < rows; row++) error += learner.row(row, false);
    error /= Math.max(1, rows - taught);
    settings.onProgress?.(W.trained(epoch + 1, settings.epochs, error));
  }
  const tests = lessons.target.slice(taught);
  const middle = tests.reduce((a, b) => a + b, 0) / Math.max(1, tests.length);
  const blind = tests.reduce((a, b) => a + (b - middle) ** 2, 0) / Math.max(1, tests.length);
  const from = `${settings.games} games by rules of thumb, seed ${settings.seed}`;
  return { experience: store(lessons, learner.weights, settings.hidden, from), positions: rows, error, blind };
}

/** In whole numbers from -127 to 127 with a scale for each hidden unit. */
function store(
  { inputs, first, index, value }: Lessons,
  w: Float64Array,
  hidden: number,
  from: string,
): NetworkWeights {
  const straight = inputs * hidden + 2 * hidden;
  const scales = Array.from({ length: hidden + 1 }, (_, h) => {
    let most = 1e-9;
    for (let i = 0; i < inputs; i++) most = Math.max(most, Math.abs(h < hidden ? w[i * hidden + h] : w[straight + i]));
    return short(most / 127);
  });
  const bytes = new Int8Array(inputs * (hidden + 1));
  for (let i = 0; i < inputs; i++) {
    for (let h = 0; h < hidden; h++) bytes[i * hidden + h] = Math.round(w[i * hidden + h] / scales[h]);
    bytes[inputs * hidden + i] = Math.round(w[straight + i] / scales[hidden]);
  }
  const usual = new Float64Array(inputs);
  for (let k = 0; k < index.length; k++) usual[index[k]] += value[k] / (first.length - 1);
  return {
    inputs,
    hidden,
    from,
    scales,
    bias: Array.from(w.subarray(inputs * hidden, inputs * hidden + hidden), short),
    output: Array.from(w.subarray(inputs * hidden + hidden, straight), short),
    offset: short(w[straight + inputs]),
    usual: Buffer.from(Uint8Array.from(usual, (x) => Math.min(255, Math.round(x * 64)))).toString('base64'),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  };
}

function short(x: number): number {
  return Number(x.toPrecision(5));
}
