// Are the odds that a game shows true? The same position is played on again and again with fresh chance, later choices made as
// the odds suppose them, and what comes of it is compared with what was shown.
import { type Chance, seeded } from '../chance.ts';
import { choiceBuffer } from '../contract/choices.ts';
import { type Game, NOBODY } from '../contract/play.ts';
import type { GameEvent, Odds } from '../contract/words.ts';
import type { OptionValues } from '../options.ts';
import { below, type Generator, generator } from '../random.ts';
import { DEPTH, type State } from '../state.ts';
import { type Fault, fault, where } from './inspect.ts';

/** How a game's odds are to be read: what they suppose of later choices, and which of their results has come true. */
export interface OddsReading<E extends GameEvent> {
  /** Which of the first `n` choices the odds suppose, by its index. */
  suppose(s: State, choices: Int32Array, n: number, odds: Odds): number;
  /**
   * The index of the result that the events show; -1 if none of them fits; undefined while it is still open; `void` if what
   * the odds suppose has not come about.
   */
  outcome(odds: Odds, events: readonly E[]): number | 'void' | undefined;
}

export interface OddsSettings<E extends GameEvent> {
  readonly seed: string;
  /** How many odds are looked at. */
  readonly sampled: number;
  readonly reading: OddsReading<E>;
  /** Options for every game; without them each game draws its own. */
  readonly options?: OptionValues;
}

export interface OddsReport {
  readonly sampled: number;
  /** Times that a position was played on to a result. */
  readonly trials: number;
  /** Trials in which what the odds suppose has not come about. */
  readonly voided: number;
  readonly faults: readonly string[];
}

/** First a few trials; if they look odd, many fresh ones decide. */
const FEW = 48;
const MANY = 4000;
/** A result as rare as this among the few is looked at again; among the many it is a fault. */
const ODD = 1e-3;
const WRONG = 1e-8;
/** All samples of one kind together may be off by this many standard deviations. */
const MOST_DEVIATION = 6;
/** No odds need more choices to be settled. */
const LONGEST = 200;

const buffer = choiceBuffer();

/** Plays on from a choice until one of the results has come about. */
function trial<E extends GameEvent>(
  game: Game<E>,
  s: State,
  choice: number,
  odds: Odds,
  reading: OddsReading<E>,
  g: Generator,
): number | 'void' {
  const seat = game.seat(s);
  const played = game.deal(game.view(s, seat), seat, g);
  const events: E[] = [];
  const chance: Chance = seeded;
  let next = choice;
  for (let i = 0; i < LONGEST; i++) {
    game.apply(played, next, chance, (event) => events.push(event));
    const found = reading.outcome(odds, events);
    if (found !== undefined) return found;
    if (game.seat(played) === NOBODY) return 'void';
    const n = game.choices(played, buffer);
    next = buffer[reading.suppose(played, buffer, n, odds)];
  }
  throw new Error(`odds '${odds.title}' are still open after ${LONGEST} choices`);
}

interface Counts {
  readonly of: number[];
  trials: number;
  voided: number;
  /** A result came about that has no chance, or none that is shown. */
  impossible: string | undefined;
}

function count<E extends GameEvent>(
  game: Game<E>,
  s: State,
  choice: number,
  odds: Odds,
  reading: OddsReading<E>,
  g: Generator,
  trials: number,
): Counts {
  const counts: Counts = { of: odds.results.map(() => 0), trials: 0, voided: 0, impossible: undefined };
  for (let i = 0; i < trials; i++) {
    const result = trial(game, s, choice, odds, reading, g);
    if (result === 'void') {
      counts.voided++;
      continue;
    }
    const shown = odds.results[result];
    if (shown === undefined) counts.impossible ??= 'something else than any result came about';
    else if (shown.chance <= 0) counts.impossible ??= `'${shown.label}' came about, shown as impossible`;
    else counts.of[result]++;
    counts.trials++;
  }
  const sure = odds.results.findIndex((r) => r.chance >= 1);
  if (sure >= 0 && counts.of[sure] < counts.trials)
    counts.impossible ??= `'${odds.results[sure].label}' is shown as certain and did not come about`;
  return counts;
}

/** The chance that a result of this chance comes about so seldom, or so often, in so many trials; not above 1. */
function tail(seen: number, trials: number, chance: number): number {
  const low = Math.min(seen, trials);
  const expected = trials * chance;
  let sum = 0;
  for (let k = seen < expected ? 0 : low; k <= (seen < expected ? low : trials); k++) {
    const p = Math.exp(logChoose(trials, k) + k * Math.log(chance) + (trials - k) * Math.log1p(-chance));
    sum += p;
    // Beyond the hump the terms only shrink: the rest does not matter.
    if (k > expected && p < sum * 1e-12) break;
  }
  return Math.min(1, 2 * sum);
}

const logFactorials: number[] = [0];

function logFactorial(n: number): number {
  for (let i = logFactorials.length; i <= n; i++) logFactorials.push(logFactorials[i - 1] + Math.log(i));
  return logFactorials[n];
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

/** The result that fits least, and how likely that is. */
function leastLikely(odds: Odds, counts: Counts): { readonly at: number; readonly p: number } {
  let least = { at: -1, p: 1 };
  odds.results.forEach(({ chance }, at) => {
    if (chance <= 0 || chance >= 1) return;
    const p = tail(counts.of[at], counts.trials, chance);
    if (p < least.p) least = { at, p };
  });
  return least;
}

/** The odds of one choice held against what happens. */
function judge<E extends GameEvent>(
  game: Game<E>,
  s: State,
  choice: number,
  odds: Odds,
  reading: OddsReading<E>,
  g: Generator,
): { readonly counts: Counts; readonly fault?: Fault } {
  const about = (): string => `${where(game, s)}: '${game.name(s, choice)}' (${odds.title})`;
  const counts = count(game, s, choice, odds, reading, g, FEW);
  if (counts.impossible !== undefined)
    return { counts, fault: fault('what is certain happens', `${about()}: ${counts.impossible}`) };
  if (leastLikely(odds, counts).p > ODD) return { counts };
  const many = count(game, s, choice, odds, reading, g, MANY);
  if (many.impossible !== undefined)
    return { counts: many, fault: fault('what is certain happens', `${about()}: ${many.impossible}`) };
  const { at, p } = leastLikely(odds, many);
  if (p > WRONG) return { counts: many };
  const { label, chance } = odds.results[at];
  const seen = `${many.of[at]} times in ${many.trials}`;
  const text = `${about()}: '${label}' is shown with ${(chance * 100).toFixed(2)} % and came about ${seen}`;
  return { counts: many, fault: fault('odds are true', text) };
}

/** One choice with odds, drawn from those of the position; undefined if there is none. */
function drawOdds<E extends GameEvent>(
  game: Game<E>,
  s: State,
  g: Generator,
): { readonly choice: number; readonly odds: Odds } | undefined {
  const n = game.choices(s, buffer);
  const first = below(g, n);
  for (let i = 0; i < n; i++) {
    const choice = buffer[(first + i) % n];
    const odds = game.odds(s, choice);
    if (odds !== undefined) return { choice, odds };
  }
  return undefined;
}

/** For the property suite: one choice of the position, if it has one with odds. */
export function inspectOdds<E extends GameEvent>(
  game: Game<E>,
  s: State,
  reading: OddsReading<E>,
  g: Generator,
): Fault | undefined {
  const found = drawOdds(game, s, g);
  return found === undefined ? undefined : judge(game, s, found.choice, found.odds, reading, g).fault;
}

/** All samples of one kind of result: how often it came about, and how often it should have. */
interface Pool {
  seen: number;
  expected: number;
  variance: number;
}

/** Looks at the odds of many positions of random games; what is wrong with them, one sentence each. */
export function sampleOdds<E extends GameEvent>(game: Game<E>, settings: OddsSettings<E>): OddsReport {
  const pools = new Map<string, Pool>();
  const faults: string[] = [];
  let [sampled, trials, voided] = [0, 0, 0];
  const add = (s: State, choice: number, odds: Odds, { of, trials: n }: Counts): void => {
    const { verb = '' } = game.describe(s, choice);
    odds.results.forEach(({ chance, code, label }, i) => {
      const key = `${where(game, s)}, ${verb}: ${code ?? label}`;
      const pool = pools.get(key) ?? { seen: 0, expected: 0, variance: 0 };
      pool.seen += of[i];
      pool.expected += n * chance;
      pool.variance += n * chance * (1 - chance);
      pools.set(key, pool);
    });
  };
  for (let i = 0; sampled < settings.sampled; i++) {
    const seed = String(BigInt(settings.seed) + BigInt(i));
    const g = generator(seed);
    const s = game.setup(settings.options ?? drawOptions(game, g), seed, seeded);
    if (typeof s === 'string') throw new Error(s);
    while (s[DEPTH] > 0 && sampled < settings.sampled) {
      const found = drawOdds(game, s, g);
      if (found !== undefined) {
        const { counts, fault: wrong } = judge(game, s, found.choice, found.odds, settings.reading, g);
        sampled++;
        trials += counts.trials;
        voided += counts.voided;
        add(s, found.choice, found.odds, counts);
        if (wrong !== undefined) faults.push(`seed ${seed}: ${wrong.property}: ${wrong.text}`);
      }
      const n = game.choices(s, buffer);
      game.apply(s, buffer[below(g, n)], seeded);
    }
  }
  for (const [kind, { seen, expected, variance }] of pools) {
    const deviation = variance > 0 ? Math.abs(seen - expected) / Math.sqrt(variance) : 0;
    if (deviation > MOST_DEVIATION)
      faults.push(`${kind}: ${seen} times in all samples, ${expected.toFixed(1)} expected`);
  }
  return { sampled, trials, voided, faults };
}

export function drawOptions<E extends GameEvent>(game: Game<E>, g: Generator): OptionValues {
  const options: Record<string, string> = {};
  for (const spec of game.options) options[spec.id] = spec.values[below(g, spec.values.length)].id;
  return options;
}

/** For tests: throws with seed and sentence if any odds are wrong. */
export function checkOdds<E extends GameEvent>(game: Game<E>, settings: OddsSettings<E>): OddsReport {
  const report = sampleOdds(game, settings);
  if (report.faults.length === 0) return report;
  throw new Error(`${game.id}, seed ${settings.seed}: ${report.faults.length} odds are wrong\n${report.faults[0]}`);
}
