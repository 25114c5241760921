// Hints that explain: what a computer player would do here, why in the words of the game, and what games of its own come to.
import { choiceBuffer, type Game, type GameEvent, type Generator, seeded, type Term, type View } from '@bocage/engine';
import { type Foretold, foretell, gradeChances, prospect } from './foretell.ts';
import { follow, type HintStep, ideas } from './ideas.ts';
import type { Advice, Weighed } from './player.ts';
import { type ProofSettings, proven } from './proof.ts';
import { type Compared, chanceWords, compare, type HintReason } from './reasons.ts';
import { outlook } from './rollout.ts';
import { valuation } from './value.ts';
import { W } from './words/hint.ts';

export interface HintChoice extends Weighed {
  /** The text of its button. */
  readonly label: string;
  readonly rule: string;
  /** `wins about 58% of games`, `about 12.4 points at the end` or `given up early`. */
  readonly expects: string;
  /** What games after it come to; undefined if it was given up after too few trials to say. */
  readonly foretold: Foretold | undefined;
  /** What the rules warn of if it is done. */
  readonly warnings: readonly string[];
  /** The choice and those that complete it, as far as nothing is revealed: a whole line of the score. */
  readonly line: readonly HintStep[];
}

export interface Hint {
  readonly seat: number;
  readonly ask: string;
  readonly rule: string;
  /** Whether the game counts points; else what counts is to win. */
  readonly scored: boolean;
  /** The best three, the best first; one if nothing else is legal. */
  readonly best: readonly HintChoice[];
  /** True if the first two cannot be told apart. */
  readonly close: boolean;
  /** What to do, and why. */
  readonly sentence: string;
  /** The chance of what the first declares, as the sentence tells it; undefined where the game knows none. */
  readonly chance: string | undefined;
  /** What speaks for the first against the second, the weightiest first. */
  readonly reasons: readonly HintReason[];
  /** What the rules warn of if the first is done. */
  readonly warnings: readonly string[];
  /** How games after the first end, the most frequent grade first. */
  readonly ends: readonly { readonly grade: string; readonly chance: number }[];
  /** Who plays the games that are foretold: the computer player, or in games that have learned no forecast the rules of thumb. */
  readonly by: 'player' | 'thumb';
  /** What the present evaluation is made of, the weightiest first. */
  readonly terms: readonly Term[];
  /** Work that stands behind it. */
  readonly work: number;
}

export interface HintSettings extends ProofSettings {
  /** Games played to the end where no forecast has been learned; `work` bounds them too. */
  readonly games: number;
  /** Trials behind what is foretold. */
  readonly trials: number;
  /** Pairs of trials behind what speaks for the first choice against the second. */
  readonly pairs: number;
}

export const HINT: HintSettings = { games: 100, work: 60_000, trials: 48, pairs: 48, proofs: 96 };

/** Fewer trials tell nothing about a choice. */
const FEWEST = 8;

/** Explains an advice. Uses the view alone, as the player did. */
export function explain<E extends GameEvent>(
  game: Game<E>,
  view: View,
  seat: number,
  advice: Advice,
  g: Generator,
  settings: HintSettings = HINT,
): Hint {
  const bare: Weighed = { choice: advice.choice, name: advice.name, value: 0, spread: 0, trials: 0, follows: [] };
  const found = advice.weighed.length === 0 ? [bare] : ideas(game, view, seat, advice.weighed, g);
  const warned = new Map(found.map(({ choice }) => [choice, game.warnings(view, choice).map(({ text }) => text)]));
  const isWarned = (choice: number): boolean => (warned.get(choice) ?? []).length > 0;
  const { weighed: ranked, borne, settled } = proven(game, view, seat, found, isWarned, g, settings);
  const weighed = ranked.slice(0, 3);
  const [first, second] = weighed;
  const lines = weighed.map(({ choice }) => follow(game, view, seat, choice, g));
  const { by, of, ends } = forecast(game, view, seat, first.choice, g, settings);
  const scored = game.seats.length === 1;
  const best = weighed.map((w, i): HintChoice => {
    const { label, rule } = game.describe(view, w.choice);
    const known = w === first || w.trials >= FEWEST ? of(w.value - first.value) : undefined;
    const { steps: line } = lines[i];
    const warnings = warned.get(w.choice) ?? [];
    return {
      ...w,
      label,
      rule,
      foretold: known,
      warnings,
      line,
      expects: known === undefined ? W.givenUpEarly : expects(scored, known),
    };
  });
  const compared =
    second === undefined ? undefined : compare(game, view, seat, [first.choice, second.choice], g, settings.pairs);
  // Of two that are as good, the one without a warning is the one to take.
  const decided = settled || (second !== undefined && isWarned(second.choice) && !isWarned(first.choice));
  const close = compared !== undefined && !decided && isClose(first, second, compared);
  const reasons = close ? [] : (compared?.reasons ?? []);
  const chance = chanceWords(lines[0].odds);
  const decision = game.decision(view);
  const only = game.choices(view, choiceBuffer()) === 1;
  return {
    seat,
    ask: decision?.prompt.ask ?? '',
    rule: decision?.rule ?? '',
    scored,
    best,
    close,
    chance,
    sentence: sentence({ only, best, close, borne, reasons, chance, forecast: forecastWords(scored, by, of(0)) }),
    reasons,
    warnings: best[0].warnings,
    ends,
    by,
    terms: [...(valuation(game)?.terms(view, seat) ?? [])].sort((a, b) => Math.abs(b.value) - Math.abs(a.value)),
    work: advice.work,
  };
}

/** Neither the trials of the player nor fresh ones on the same luck put the first ahead beyond doubt, or the fresh ones the second. */
function isClose(first: Weighed, second: Weighed, { gain }: Compared): boolean {
  if (gain.mean < 0 && -gain.mean > gain.margin) return true;
  if (gain.mean > 0 && gain.mean > gain.margin) return false;
  if (first.trials < FEWEST || second.trials < FEWEST) return true;
  const error = 2 * Math.sqrt(first.spread ** 2 / first.trials + second.spread ** 2 / second.trials);
  return first.value - second.value < error;
}

interface Forecast {
  readonly by: Hint['by'];
  readonly ends: Hint['ends'];
  /** The same for a choice that is worth so much more. */
  readonly of: (more: number) => Foretold;
}

/** By what games of the player have taught; else by games that rules of thumb play to the end. */
function forecast<E extends GameEvent>(
  game: Game<E>,
  view: View,
  seat: number,
  choice: number,
  g: Generator,
  settings: HintSettings,
): Forecast {
  const scored = game.seats.length === 1;
  const moved =
    ({ mean, low, high }: Foretold) =>
    (more: number): Foretold =>
      scored
        ? { mean: mean + more, low: low + more, high: high + more }
        : { mean: Math.min(1, Math.max(0, mean + more)), low, high };
  const known = foretell(game, view, seat, prospect(game, view, seat, choice, g, settings.trials));
  if (known !== undefined) {
    const ends = scored ? gradeChances(game.player?.grades?.(view) ?? [], known) : [];
    return { by: 'player', ends, of: moved(known) };
  }
  const start = (s: Int32Array): void => {
    game.dealInto(s, view, seat, g);
    game.apply(s, choice, seeded);
  };
  const { grades, value, low, high } = outlook(game, start, seat, g, settings);
  return { by: 'thumb', ends: grades, of: moved({ mean: value, low, high }) };
}

function expects(scored: boolean, { mean }: Foretold): string {
  return scored ? W.pointsExpected(mean) : W.winsExpected(mean);
}

/** `About 19.4 points at the end, 17 to 22 in eight games of ten.` In games that are won there is no range. */
function forecastWords(scored: boolean, by: Hint['by'], foretold: Foretold): string {
  const what = expects(scored, foretold);
  if (!scored) return W.expects(what);
  const { mean, low, high } = foretold;
  // In whole points, and never so that the mean lies outside.
  const range = W.range(Math.min(Math.round(low), Math.floor(mean)), Math.max(Math.round(high), Math.ceil(mean)));
  return W.expectsWithin(what, range, by === 'thumb');
}

interface Said {
  /** Nothing else is legal. */
  readonly only: boolean;
  readonly best: readonly HintChoice[];
  readonly close: boolean;
  /** What the rules warn of has proved itself in games to the end. */
  readonly borne: boolean;
  readonly reasons: readonly HintReason[];
  readonly chance: string | undefined;
  /** What games come to. */
  readonly forecast: string;
}

/** Whole sentences, one behind the other. */
function sentence({ only, best, close, borne, reasons, chance, forecast: end }: Said): string {
  const [first, second] = best;
  if (only) return [W.onlyChoice(first.label, chance), end].join(' ');
  if (close) return [W.tooClose(first.label, chance, second.label), end].join(' ');
  const ahead = reasons.map(({ text }) => text);
  return [
    W.choose(first.label, chance),
    ...(ahead.length > 0 ? [W.aheadOf(second.label, ahead)] : []),
    ...(borne ? [W.inSpiteOfWarning] : []),
    end,
  ].join(' ');
}
