// Hints that explain: what a computer player would do here, what it expects, what would follow, and how the game would end.
import {
  choiceBuffer,
  DEPTH,
  FRAME_SIZE,
  FRAMES,
  type Game,
  type GameEvent,
  type Generator,
  hashState,
  MAX_DEPTH,
  percent,
  type State,
  seeded,
  type Term,
  tryQuietly,
  type View,
} from '@bocage/engine';
import type { Advice, Weighed } from './player.ts';
import { type Outlook, outlook, playOn } from './rollout.ts';
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
  /** Whether the game counts points; else what counts is to win. */
  readonly scored: boolean;
  /** The best three, the best first; one if nothing else is legal. */
  readonly best: readonly HintChoice[];
  /** The first of them and the choices that complete it, as far as nothing is revealed: a whole line of the score. */
  readonly line: readonly HintStep[];
  /** What to do, and why. */
  readonly sentence: string;
  /** What speaks for the first against the second, in the words of the evaluation, the weightiest first. */
  readonly reasons: readonly Term[];
  /** What the rules warn of if it is done. */
  readonly warnings: readonly string[];
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
  const weighed = advice.weighed.length === 0 ? [bare] : ideas(game, view, seat, advice.weighed, g).slice(0, 3);
  const best = weighed.map((w): HintChoice => {
    const { label, rule } = game.describe(view, w.choice);
    const ends = outlook(game, dealer(game, view, seat, w.choice, g), seat, g, settings);
    // Without trials of its own the choice was forced: the games played to the end say what it is worth.
    const known = w.trials > 0 ? w : { ...w, value: ends.value, spread: ends.spread, trials: ends.games };
    return { ...known, label, rule, outlook: ends, expects: expects(game, known) };
  });
  const decision = game.decision(view);
  const reasons = best.length < 2 ? [] : ahead(game, view, seat, best[0].choice, best[1].choice, g);
  const warnings = game.warnings(view, best[0].choice).map(({ text }) => text);
  return {
    seat,
    ask: decision?.prompt.ask ?? '',
    rule: decision?.rule ?? '',
    scored: game.seats.length === 1,
    best,
    line: follow(game, view, seat, best[0].choice, g).line,
    sentence: [sentence(best, reasons), ...warnings.map((text) => `All the same: ${text}`)].join(' '),
    reasons,
    warnings,
    terms: [...(valuation(game)?.terms(view, seat) ?? [])].sort((a, b) => Math.abs(b.value) - Math.abs(a.value)),
    work: advice.work,
  };
}

/**
 * Different ideas among the choices, the best first: what leads to the same position is one, and what changes nothing is none as
 * long as something else does.
 */
function ideas<E extends GameEvent>(
  game: Game<E>,
  view: View,
  seat: number,
  weighed: readonly Weighed[],
  g: Generator,
): readonly Weighed[] {
  const seen = new Set([placeKey(game, view)]);
  const found = weighed.filter(({ choice }) => {
    const { line, state } = follow(game, view, seat, choice, g);
    // Beyond a die or a card nothing is known: there the choices themselves tell ideas apart.
    const key = state === undefined ? line.map(({ name }) => name).join() : placeKey(game, state);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return found.length > 0 ? found : weighed.slice(0, 1);
}

/** A position as far as it matters: without dice, without what only remembers, without what lies above the stack. */
function placeKey<E extends GameEvent>(game: Game<E>, s: State): string {
  const copy = s.slice();
  copy.fill(0, 0, DEPTH);
  copy.fill(0, FRAMES + s[DEPTH] * FRAME_SIZE, FRAMES + MAX_DEPTH * FRAME_SIZE);
  for (const slot of game.player?.remembers ?? []) copy[slot] = 0;
  return hashState(copy);
}

/** Deals behind what speaks for a choice. */
const DEALS = 24;

/** Where the first choice is ahead of the second at the next checkpoint, played on by the rules of thumb with the same dice. */
function ahead<E extends GameEvent>(
  game: Game<E>,
  view: View,
  seat: number,
  first: number,
  second: number,
  g: Generator,
): readonly Term[] {
  const value = valuation(game);
  if (value === undefined) return [];
  const sums = new Map<string, number>();
  const s = new Int32Array(game.size);
  const add = (choice: number, dice: Generator, sign: number): void => {
    game.dealInto(s, view, seat, dice);
    const turn = game.turn?.(s) ?? 0;
    game.apply(s, choice, seeded);
    playOn(game, s, dice, 60, turn + 2);
    if (s[DEPTH] === 0) return;
    for (const { label, value: part } of value.terms(s, seat)) sums.set(label, (sums.get(label) ?? 0) + sign * part);
  };
  for (let i = 0; i < DEALS; i++) {
    const dice = g.slice();
    add(first, g, 1);
    add(second, dice, -1);
  }
  return [...sums]
    .map(([label, sum]) => ({ label, value: sum / DEALS }))
    .filter((term) => term.value > 0)
    .sort((a, b) => b.value - a.value);
}

/** No line is longer. */
const LONGEST = 64;
const buffer = choiceBuffer();

/**
 * What the choice begins is completed by the heuristic, which needs no time: the next question of another kind is asked again.
 * `state` is where it leads; undefined if a die or a card comes between.
 */
function follow<E extends GameEvent>(
  game: Game<E>,
  view: View,
  seat: number,
  choice: number,
  g: Generator,
): { readonly line: readonly HintStep[]; readonly state: State | undefined } {
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
  return { line, state };
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

/** What trials foretell scatters less than games do: the range is that of the games played to the end (`outlook`). */
function expects<E extends GameEvent>(game: Game<E>, w: Weighed): string {
  return game.seats.length > 1 ? `wins about ${percent(w.value)} of trial games` : `about ${w.value.toFixed(1)} points`;
}

function sentence(best: readonly HintChoice[], reasons: readonly Term[]): string {
  const [first, second] = best;
  if (second === undefined) return `There is nothing else to choose. ${first.label}: ${first.expects}.`;
  // Twice the standard error of the difference: less is a matter of taste.
  const error = 2 * Math.sqrt(first.spread ** 2 / first.trials + second.spread ** 2 / Math.max(1, second.trials));
  if (first.value - second.value < error)
    return `Too close to call: ${first.label}, or ${second.label}; ${first.expects}.`;
  const why = reasons.slice(0, 2).map(({ label }) => label);
  const ahead = why.length === 0 ? '' : ` Against ${second.label}, it is ahead in: ${why.join('; ')}.`;
  return `${first.label}: ${first.expects}.${ahead}`;
}
