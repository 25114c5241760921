// Games to the end for the best ideas of a hint: what the trials of a player do not see, because they look a shorter way, shows there.
import type { Game, GameEvent, Generator, View } from '@bocage/engine';
import type { Weighed } from './player.ts';
import { standingOf } from './rollout.ts';
import { Sample } from './stats.ts';
import { ThumbTrials } from './thumb-trials.ts';

export interface ProofSettings {
  /** Deals on which all ideas are played to the end by rules of thumb. */
  readonly proofs: number;
  /** ... but not more decisions than this. */
  readonly work: number;
}

export interface Proven {
  readonly weighed: readonly Weighed[];
  /** What the rules warn of has proved itself all the same. */
  readonly borne: boolean;
  /** Games to the end have put another idea first, beyond doubt. */
  readonly settled: boolean;
}

/** At most so many ideas are played to the end. */
const MOST = 6;
/** From so many deals on, ideas that never differ are one. */
const ENOUGH = 16;

/**
 * The ideas in the order that games to the end leave them. Another one comes first if it is ahead there beyond doubt; and what the
 * rules warn of only stays first if it is ahead of the ideas without a warning by a standard error. Games that are won are played to the end
 * for a warning alone: there a longer look has not made players stronger.
 */
export function proven<E extends GameEvent>(
  game: Game<E>,
  view: View,
  seat: number,
  found: readonly Weighed[],
  isWarned: (choice: number) => boolean,
  g: Generator,
  settings: ProofSettings,
): Proven {
  const [first] = found;
  const doubtful = isWarned(first.choice);
  const asked = challengers(found, isWarned);
  if (asked.length < 2 || (!doubtful && game.seats.length > 1)) return { weighed: found, borne: false, settled: false };
  const ahead = playedOut(game, view, seat, asked, g, settings);
  const lead = (w: Weighed): number => ahead.get(w)?.mean ?? 0;
  const isSame = ([w, gain]: readonly [Weighed, Sample]): boolean =>
    w !== first && gain.n >= ENOUGH && gain.mean === 0 && gain.variance === 0 && (!doubtful || isWarned(w.choice));
  const same = new Set([...ahead].filter(isSame).map(([w]) => w));
  const rivals = asked.slice(1).filter((w) => !same.has(w) && !(doubtful && isWarned(w.choice)));
  const best = rivals.reduce<Weighed | undefined>((a, b) => (a === undefined || lead(b) > lead(a) ? b : a), undefined);
  // What the player gave up after a few trials has the figure of these games.
  const known = (w: Weighed): Weighed => {
    const n = ahead.get(w)?.n ?? 0;
    return w.trials >= ENOUGH || n < ENOUGH ? w : { ...w, value: first.value + Math.min(0, lead(w)), trials: n };
  };
  const left = found.filter((w) => !same.has(w));
  const gain = best && ahead.get(best);
  if (best === undefined || gain === undefined || gain.n < ENOUGH)
    return { weighed: left, borne: false, settled: false };
  // Half the margin is one standard error.
  const wins = doubtful ? gain.mean >= -gain.margin / 2 : gain.mean > gain.margin;
  if (!wins) return { weighed: left.map((w) => (w === first ? w : known(w))), borne: doubtful, settled: false };
  // The games have spoken: nothing is worth more than what they put first, and no more than they say.
  const lower = (w: Weighed): Weighed => {
    const behind = ahead.has(w) ? lead(w) - lead(best) : w.value - best.value;
    return { ...w, value: best.value + Math.min(0, behind), trials: Math.max(w.trials, ahead.get(w)?.n ?? 0) };
  };
  const settled = gain.mean > gain.margin;
  return { weighed: [best, ...left.filter((w) => w !== best).map(lower)], borne: false, settled };
}

/** The first ideas, and among them at least two that the rules do not warn of. */
function challengers(found: readonly Weighed[], isWarned: (choice: number) => boolean): readonly Weighed[] {
  const safe = found.filter(({ choice }) => !isWarned(choice)).slice(0, 2);
  const others = found.filter((w) => !safe.includes(w)).slice(0, MOST - safe.length);
  return found.filter((w) => safe.includes(w) || others.includes(w));
}

/** By how much each of the others is ahead of the first, on the same luck. */
function playedOut<E extends GameEvent>(
  game: Game<E>,
  view: View,
  seat: number,
  asked: readonly Weighed[],
  g: Generator,
  { proofs, work }: ProofSettings,
): ReadonlyMap<Weighed, Sample> {
  const trials = new ThumbTrials(game, view, seat, true);
  const ahead = new Map(asked.map((w) => [w, new Sample()]));
  for (let i = 0; i < proofs && trials.decisions < work; i++) {
    trials.deal(g);
    const values = asked.map(({ choice }) => {
      const s = trials.play(choice);
      return standingOf(game, s, seat) - (game.player?.penalty?.(s) ?? 0);
    });
    for (const [k, w] of asked.entries()) ahead.get(w)?.add(values[k] - values[0]);
  }
  return ahead;
}
