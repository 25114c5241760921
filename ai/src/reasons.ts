// What speaks for one choice against another: both tried on the same luck, and compared in the words of the game.
import type { Game, GameEvent, Gauge, Generator, Odds, View } from '@bocage/engine';
import { standingOf } from './rollout.ts';
import { Sample } from './stats.ts';
import { ThumbTrials } from './thumb-trials.ts';
import { W } from './words/hint.ts';

/** One thing in which the first choice is ahead of the second. */
export interface HintReason {
  /** `0.4 fewer Units lost`. */
  readonly text: string;
  /** What is counted. */
  readonly label: string;
  /** How much more of it there is. */
  readonly by: number;
}

export interface Compared {
  /** The value of the first less that of the second, pair by pair, with what is regretted. */
  readonly gain: Sample;
  readonly reasons: readonly HintReason[];
}

/** Less than this is not worth a word. */
const LEAST = 0.05;
const MOST = 3;

interface Difference {
  readonly gauge: Gauge;
  readonly by: Sample;
}

export function compare<E extends GameEvent>(
  game: Game<E>,
  view: View,
  seat: number,
  [first, second]: readonly [number, number],
  g: Generator,
  pairs: number,
): Compared {
  const trials = new ThumbTrials(game, view, seat);
  const gain = new Sample();
  const differences = new Map<string, Difference>();
  for (let i = 0; i < pairs; i++) {
    trials.deal(g);
    const s = trials.play(first);
    const value = standingOf(game, s, seat) - (game.player?.penalty?.(s) ?? 0);
    const figures = game.player?.gauges?.(s, seat) ?? [];
    const other = trials.play(second);
    gain.add(value - standingOf(game, other, seat) + (game.player?.penalty?.(other) ?? 0));
    for (const [k, theirs] of (game.player?.gauges?.(other, seat) ?? []).entries()) {
      const mine = figures[k];
      let difference = differences.get(mine.label);
      if (difference === undefined) {
        difference = { gauge: mine, by: new Sample() };
        differences.set(mine.label, difference);
      }
      difference.by.add(mine.value - theirs.value);
    }
  }
  return { gain, reasons: reasonsOf([...differences.values()]) };
}

/** What is ahead beyond doubt, the weightiest first. */
function reasonsOf(differences: readonly Difference[]): readonly HintReason[] {
  const worth = ({ gauge, by }: Difference): number => gauge.worth * by.mean;
  return differences
    .filter((d) => worth(d) > 0 && Math.abs(d.by.mean) >= LEAST && Math.abs(d.by.mean) > d.by.margin)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, MOST)
    .map(({ gauge, by }) => ({ text: gauge.said(by.mean), label: gauge.label, by: by.mean }));
}

/** What is declared, by its odds: the chance of the good results, or where there are many of them the mean; undefined for neither. */
export function chanceWords(odds: Odds | undefined): string | undefined {
  const good = odds?.results.filter((result) => result.good === true) ?? [];
  if (odds === undefined || good.length === 0 || good.length === odds.results.length) return undefined;
  if (good.length > 2) return odds.expected;
  const chance = good.reduce((sum, result) => sum + result.chance, 0);
  return W.chanceOf(
    chance,
    good.map((result) => result.label),
  );
}
