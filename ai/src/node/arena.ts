// `bocage arena`: two players on paired seeds with swapped sides, until the answer is clear.
import type { OptionValues } from '@bocage/engine';
import type { MatchLine } from '../match.ts';
import { type Hypotheses, Sample, sequentialTest, shareInterval, type Verdict } from '../stats.ts';
import { type GameRef, type MatchTask, Pool } from './pool.ts';

export interface ArenaSettings {
  readonly game: GameRef;
  /** The number of seats: 1 for a solitaire game, whose scores are compared. */
  readonly seats: number;
  readonly a: string;
  readonly b: string;
  /** At most so many pairs of games. */
  readonly pairs: number;
  readonly seed: string;
  readonly options: OptionValues;
  readonly jobs: number;
  /** Stop when the test has decided; without it all pairs are played. */
  readonly test?: Hypotheses;
  readonly onProgress?: (standing: ArenaStanding) => void;
  /** Plays a game instead of the pool: for outside programs. */
  readonly play?: (task: MatchTask) => Promise<MatchLine>;
}

export interface ArenaStanding {
  readonly pairs: number;
  /** Share of the points in games that are won, 1 for a win and a half for a draw; difference of the mean scores otherwise. */
  readonly value: number;
  /** The 95 % interval of it. */
  readonly low: number;
  readonly high: number;
  /** By side, or by player in a solitaire game. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly meanA: number;
  readonly meanB: number;
  readonly verdict: Verdict;
  readonly ratio: number;
}

export interface ArenaOutcome extends ArenaStanding {
  readonly lines: readonly MatchLine[];
}

/** The tasks of one pair: both sides in a game for two, either player alone in a solitaire game; one seed, so the same luck. */
export function pairTasks(settings: ArenaSettings, index: number): readonly [MatchTask, MatchTask] {
  const { a, b, options } = settings;
  const seed = String(BigInt(settings.seed) + BigInt(index));
  const [first, second] =
    settings.seats === 1
      ? [[a], [b]]
      : [
          [a, b],
          [b, a],
        ];
  return [
    { seed, options, players: first },
    { seed, options, players: second },
  ];
}

export async function runArena(settings: ArenaSettings): Promise<ArenaOutcome> {
  const tally = new ArenaTally(settings);
  const lines: MatchLine[] = [];
  const indices = (function* () {
    for (let i = 0; i < settings.pairs; i++) yield pairTasks(settings, i);
  })();
  let stop = (): void => {};
  const report = (played: readonly MatchLine[]): void => {
    lines.push(...played);
    for (let i = 0; i + 1 < played.length; i += 2) tally.add(played[i], played[i + 1]);
    const standing = tally.standing();
    settings.onProgress?.(standing);
    if (settings.test !== undefined && standing.verdict !== 'open') stop();
  };
  if (settings.play !== undefined) {
    const { play } = settings;
    let going = true;
    stop = () => {
      going = false;
    };
    for (const [one, two] of indices) {
      if (!going) break;
      report([await play(one), await play(two)]);
    }
  } else {
    const pool = new Pool(settings.game, settings.jobs);
    stop = () => pool.stop();
    try {
      await pool.run(indices, (texts) => report(texts.map((text) => JSON.parse(text))));
    } finally {
      await pool.close();
    }
  }
  return { ...tally.standing(), lines };
}

/** Counts pairs as they come. */
export class ArenaTally {
  private readonly settings: Pick<ArenaSettings, 'seats' | 'test'>;
  private readonly pairs = new Sample();
  private readonly a = new Sample();
  private readonly b = new Sample();
  private wins = 0;
  private draws = 0;
  private losses = 0;

  constructor(settings: Pick<ArenaSettings, 'seats' | 'test'>) {
    this.settings = settings;
  }

  add(one: MatchLine, two: MatchLine): void {
    if (this.settings.seats === 1) {
      const [x, y] = [one.score ?? 0, two.score ?? 0];
      this.a.add(x);
      this.b.add(y);
      this.pairs.add(x - y);
      if (x > y) this.wins++;
      else if (x < y) this.losses++;
      else this.draws++;
      return;
    }
    let points = 0;
    for (const [line, seat] of [
      [one, 0],
      [two, 1],
    ] as const) {
      const won = line.winner === null ? 0.5 : line.winner === seat ? 1 : 0;
      points += won;
      (seat === 0 ? this.a : this.b).add(won);
      if (won === 1) this.wins++;
      else if (won === 0) this.losses++;
      else this.draws++;
    }
    this.pairs.add(points / 2);
  }

  standing(): ArenaStanding {
    const { pairs, settings, a, b } = this;
    const scored = settings.seats === 1;
    const test = settings.test ?? { none: scored ? 0 : 0.5, some: scored ? 1 : 0.55, error: 0.05 };
    const { verdict, ratio } = sequentialTest(pairs, test);
    const games = this.wins + this.draws + this.losses;
    // The interval of the pairs; with hardly any scatter Wilson's is the honest one.
    const wilson = shareInterval(this.wins + this.draws / 2, games);
    const margin = pairs.margin;
    const low = scored ? pairs.mean - margin : Math.min(wilson[0], pairs.mean - margin);
    const high = scored ? pairs.mean + margin : Math.max(wilson[1], pairs.mean + margin);
    return {
      pairs: pairs.n,
      value: pairs.mean,
      low: scored ? low : Math.max(0, low),
      high: scored ? high : Math.min(1, high),
      wins: this.wins,
      draws: this.draws,
      losses: this.losses,
      meanA: a.mean,
      meanB: b.mean,
      verdict,
      ratio,
    };
  }
}
