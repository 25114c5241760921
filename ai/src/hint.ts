// Hints that explain: what a computer player would do here, what it expects, what would follow, and how the game would end.
import {
  choiceBuffer,
  type Game,
  type GameEvent,
  type Generator,
  percent,
  type State,
  seeded,
  type Term,
  tryQuietly,
  type View,
} from '@bocage/engine';
import type { Advice, Weighed } from './player.ts';
import { type Outlook, outlook } from './rollout.ts';
import { valuation } from './value.ts';

export interface HintChoice extends Weighed {
  /** The text of its button. */
  readonly label: string;
  readonly rule: string;
  /** `58 % to win` or `12.4 points expected`, with how far it scatters. */
  readonly expects: string;
  /** How the game would end after it: the chance of each grade. */
  readonly outlook: Outlook;
}

/** A choice by its name in the score, and the text of its button. */
interface HintStep {
  readonly name: string;
  readonly label: string;
}

export interface Hint {
  readonly seat: number;
  readonly ask: string;
  readonly rule: string;
  /** The best three, the best first; one if nothing else is legal. */
  readonly best: readonly HintChoice[];
  /** The first of them and the choices that complete it, as far as nothing is revealed: a whole line of the score. */
  readonly line: readonly HintStep[];
  /** One sentence that sums it up. */
  readonly sentence: string;
  /** What the present evaluation is made of, the weightiest first. */
  readonly terms: readonly Term[];
  /** Work that stands behind it. */
  readonly work: number;
}

export interface HintSettings {
  /** Games played to the end for the chance of each grade. */
  readonly games: number;
  /** ... but not more decisions than this for each choice. */
  readonly work: number;
}

export const HINT: HintSettings = { games: 100, work: 60_000 };

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
  const weighed = advice.weighed.length === 0 ? [bare] : advice.weighed.slice(0, 3);
  const best = weighed.map((w): HintChoice => {
    const { label, rule } = game.describe(view, w.choice);
    const ends = outlook(game, dealer(game, view, seat, w.choice, g), seat, g, settings);
    // Without trials of its own the choice was forced: the games played to the end say what it is worth.
    const known = w.trials > 0 ? w : { ...w, value: ends.value, spread: ends.spread, trials: ends.games };
    return { ...known, label, rule, outlook: ends, expects: expects(game, known) };
  });
  const decision = game.decision(view);
  return {
    seat,
    ask: decision?.prompt.ask ?? '',
    rule: decision?.rule ?? '',
    best,
    line: lineFrom(game, view, seat, best[0].choice, g),
    sentence: sentence(best),
    terms: [...(valuation(game)?.terms(view, seat) ?? [])].sort((a, b) => Math.abs(b.value) - Math.abs(a.value)),
    work: advice.work,
  };
}

/** No line is longer. */
const LONGEST = 64;
const buffer = choiceBuffer();

/** What the choice begins is completed by the heuristic, which needs no time: the next question of another kind is asked again. */
function lineFrom<E extends GameEvent>(
  game: Game<E>,
  view: View,
  seat: number,
  choice: number,
  g: Generator,
): readonly HintStep[] {
  const line: HintStep[] = [];
  let state: State | undefined = game.deal(view, seat, g);
  let next = choice;
  do {
    line.push({ name: game.name(state, next), label: game.describe(state, next).label });
    state = tryQuietly(game, state, next);
    if (state === undefined || game.player === undefined) break;
    if (game.seat(state) !== seat || !game.continues(state)) break;
    const n = game.choices(state, buffer);
    next = buffer[game.player.heuristic(state, buffer, n, g)];
  } while (line.length < LONGEST);
  return line;
}

function dealer<E extends GameEvent>(
  game: Game<E>,
  view: View,
  seat: number,
  choice: number,
  g: Generator,
): (s: Int32Array) => void {
  return (s) => {
    game.dealInto(s, view, seat, g);
    game.apply(s, choice, seeded);
  };
}

/** Fewer trials show no range. */
const FEW = 8;

function expects<E extends GameEvent>(game: Game<E>, w: Weighed): string {
  if (game.seats.length > 1) return `wins about ${percent(w.value)} of trial games`;
  if (w.trials < FEW) return `about ${w.value.toFixed(0)} points`;
  return `about ${w.value.toFixed(1)} points, mostly ${(w.value - w.spread).toFixed(1)} to ${(w.value + w.spread).toFixed(1)}`;
}

function sentence(best: readonly HintChoice[]): string {
  const [first, second] = best;
  if (second === undefined) return `There is nothing else to choose. ${first.label}: ${first.expects}.`;
  // Twice the standard error of the difference: less is a matter of taste.
  const error = 2 * Math.sqrt(first.spread ** 2 / first.trials + second.spread ** 2 / Math.max(1, second.trials));
  // The heuristic's choice stands unless another is better by more than chance could make it.
  if (first.value < second.value) return `Too close to call: ${first.label}, or ${second.label}.`;
  if (first.value - second.value < error) return `${first.label}: ${first.expects}. ${second.label} is about as good.`;
  return `${first.label}: ${first.expects}. ${second.label}: ${second.expects}.`;
}
