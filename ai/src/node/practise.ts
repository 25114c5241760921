// Practising the rules of thumb of a game: an evolution strategy over the numbers that they weigh.
import {
  type Choices,
  choiceBuffer,
  type Game,
  type GameEvent,
  generator,
  type Generator as Luck,
  type OptionValues,
  randomBits,
  type State,
  seeded,
} from '@bocage/engine';
import { playOn } from '../rollout.ts';
import { Sample } from '../stats.ts';
import { W } from '../words/series.ts';

export interface PractiseSettings {
  readonly rounds: number;
  /** Random sets of numbers in a round; each is played with its mirror image, so that what both share falls away. */
  readonly sets: number;
  /** Games that every set of a round plays, the same for all of them. */
  readonly games: number;
  readonly seed: string;
  /** Options of the games, gone through in turn. */
  readonly options: readonly OptionValues[];
  /** How far a set departs from the present numbers, as a share of each. */
  readonly spread: number;
  /** Begins with the plain numbers instead of those that practice has found before. */
  readonly plain?: boolean;
  readonly onProgress?: (text: string) => void;
}

export interface Practised {
  readonly numbers: readonly number[];
  /**
   * On fresh games, the same for both: points less regret, or in games that are won the share won against the numbers that practice
   * began with: of those numbers, and of the new ones.
   */
  readonly before: Sample;
  readonly after: Sample;
  /** The difference, game by game. */
  readonly gain: Sample;
}

/** Rounds after which earlier numbers come back as opponents. */
const MEMORY = 10;

/** A number that is next to nothing is still moved by so much of a whole one. */
const LEAST = 0.2;

/** What a game by its rules of thumb ends with: its points, less what is regretted. */
function played<E extends GameEvent>(game: Game<E>, options: OptionValues, seed: bigint): number {
  const s = game.setup(options, String(seed), seeded);
  if (typeof s === 'string') throw new Error(s);
  playOn(game, s, generator(String(seed)));
  return (game.result(s)?.score ?? 0) - (game.player?.penalty?.(s) ?? 0);
}

type Heuristic = (s: State, choices: Choices, n: number, g: Luck) => number;

/** Whether these rules of thumb win from a seat against those. */
function wins<E extends GameEvent>(
  game: Game<E>,
  options: OptionValues,
  seed: bigint,
  seat: number,
  mine: Heuristic,
  theirs: Heuristic,
): number {
  const s = game.setup(options, String(seed), seeded);
  if (typeof s === 'string') throw new Error(s);
  const g = generator(String(seed));
  for (let now = game.seat(s); now >= 0; now = game.seat(s)) {
    const n = game.choices(s, choices);
    game.apply(s, choices[n === 1 ? 0 : (now === seat ? mine : theirs)(s, choices, n, g)], seeded);
  }
  const winner = game.result(s)?.winner;
  return winner === undefined ? 0.5 : winner === seat ? 1 : 0;
}
const choices = choiceBuffer();

/** About normal, mean 0, deviation 1: the sum of twelve even ones. */
function bell(g: Luck): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += (randomBits(g) >>> 0) / 2 ** 32;
  return sum;
}

/** Sets of numbers that all play the same games, from `seed` on. */
export interface Trial {
  readonly sets: readonly (readonly number[])[];
  readonly seed: string;
  readonly games: number;
  /** In games that are won: the numbers that are played against in turn, from both sides. */
  readonly rivals: readonly (readonly number[])[];
}

/** What each game of a trial ends with for one set, from game `from` to before `to`. */
export function playTrial<E extends GameEvent>(
  game: Game<E>,
  options: readonly OptionValues[],
  {
    seed,
    set,
    rivals,
    from,
    to,
  }: { seed: string; set: readonly number[]; rivals: Trial['rivals']; from: number; to: number },
): number[] {
  const { player } = game;
  const practice = player?.tunables;
  if (player === undefined || practice === undefined) throw new Error(`${game.title} has no numbers to practise`);
  const taught: Game<E> = { ...game, player: { ...player, tuned: practice.with(set) } };
  const values: number[] = [];
  const mine = practice.with(set);
  const theirs = rivals.map((numbers) => practice.with(numbers));
  for (let i = from; i < to; i++) {
    // The same dice from both sides, then the next rival.
    const rival = theirs[(i >> 1) % theirs.length];
    if (rival !== undefined) {
      values.push(wins(game, options[i % options.length] ?? {}, BigInt(seed) + BigInt(i >> 1), i & 1, mine, rival));
      continue;
    }
    values.push(played(taught, options[i % options.length] ?? {}, BigInt(seed) + BigInt(i)));
  }
  return values;
}

/** Practises here, game by game. */
export function practise<E extends GameEvent>(game: Game<E>, settings: PractiseSettings): Practised {
  const { options } = settings;
  const course = practising(game, settings);
  for (let step = course.next(); ; ) {
    if (step.done === true) return step.value;
    const { sets, seed, games, rivals } = step.value;
    step = course.next(sets.map((set) => playTrial(game, options, { seed, set, rivals, from: 0, to: games })));
  }
}

/** The course of practice, whoever plays its trials: answered with what each set's games have ended with. */
export function* practising<E extends GameEvent>(
  game: Game<E>,
  settings: PractiseSettings,
): Generator<Trial, Practised, readonly (readonly number[])[]> {
  const practice = game.player?.tunables;
  if (practice === undefined) throw new Error(`${game.title} has no numbers to practise`);
  const { sets, games, spread } = settings;
  const g = generator(settings.seed);
  let seed = BigInt(settings.seed) * 1_000_000n;
  const first = settings.plain === true ? practice.plain : practice.numbers;
  let numbers = first;
  // What wins against one opponent may lose to another: half of the games are against the numbers of some rounds ago.
  const won = game.seats.length > 1;
  const past: (readonly number[])[] = [];
  const mean = (values: readonly number[] | undefined): number => (values ?? []).reduce((a, b) => a + b, 0) / games;
  for (let round = 1; round <= settings.rounds; round++) {
    const reach = numbers.map((x) => spread * Math.max(Math.abs(x), LEAST));
    const moves = Array.from({ length: sets }, () => numbers.map(() => bell(g)));
    const tried = moves.flatMap((move) => [1, -1].map((sign) => numbers.map((x, i) => x + sign * reach[i] * move[i])));
    past.push(numbers);
    const rivals = won ? [first, past.at(-1 - MEMORY) ?? first] : [];
    const ends = yield { sets: tried, seed: String(seed), games, rivals };
    const all = new Sample();
    const gains = moves.map((_, k) => {
      const [there, back] = [mean(ends[2 * k]), mean(ends[2 * k + 1])];
      all.add(there);
      all.add(back);
      return there - back;
    });
    // A step along every move by what it won, in deviations of what all sets have won.
    const scale = 1 / Math.max(1e-9, all.deviation * sets);
    numbers = numbers.map((x, i) => x + reach[i] * scale * gains.reduce((sum, gain, k) => sum + gain * moves[k][i], 0));
    seed += BigInt(games);
    settings.onProgress?.(W.tuned(round, settings.rounds, all.mean));
  }
  numbers = numbers.map((x) => Number(x.toPrecision(3)));
  // Both on the same games, none of which was practised on.
  const [old = [], taught = []] = yield {
    sets: [first, numbers],
    seed: String(seed),
    games: games * 4,
    rivals: won ? [first] : [],
  };
  const [before, after, gain] = [new Sample(), new Sample(), new Sample()];
  old.forEach((was, i) => {
    before.add(was);
    after.add(taught[i]);
    gain.add(taught[i] - was);
  });
  return { numbers, before, after, gain };
}
