// After the game: the curve of the value over the decisions, what each choice cost, what the dice gave, and the turning points.
import {
  choiceBuffer,
  DEPTH,
  type Game,
  type GameEvent,
  type Generator,
  generator,
  randomBits,
  type Session,
  type State,
  seeded,
  type View,
} from '@bocage/engine';
import type { Judged, TurningPoint } from './judged.ts';
import { finish, type Player } from './player.ts';
import { playOn, reseed, standingOf } from './rollout.ts';
import { settingsOf } from './search/strengths.ts';
import { thumbOf } from './search/thumb.ts';
import { Trial } from './search/trial.ts';
import { Sample } from './stats.ts';
import { turningPoints } from './turning.ts';

export interface Analysis {
  readonly scored: boolean;
  readonly decisions: readonly Judged[];
  /** The value at the end: the result. */
  readonly final: number;
  readonly turningPoints: readonly TurningPoint[];
  /** The sum of the luck for the first seat. */
  readonly luck: number;
  /** What the choices of each seat changed for the first seat. The first value, these and the luck add up to the final one. */
  readonly changes: readonly number[];
  /**
   * What each seat's choices cost it in all, against the best one found each time: no part of the account, because what was missed once
   * can often still be done later, and is then missed again.
   */
  readonly cost: readonly number[];
  /** At how many choices each seat had a better one. */
  readonly missed: readonly number[];
}

/** The account of a game in figures that add up as they are shown. */
export interface Account {
  readonly begins: number;
  readonly changes: readonly number[];
  readonly luck: number;
  readonly ends: number;
}

/** Rounds the account to steps of this size; what rounding leaves over goes to the choices. */
export function account({ decisions, final, luck, changes }: Analysis, step: number): Account {
  const round = (x: number): number => Math.round(x / step) * step;
  const begins = round(decisions[0]?.before ?? final);
  const shown = { begins, luck: round(luck), ends: round(final) };
  const others = changes.slice(1).map(round);
  const first = shown.ends - begins - shown.luck - others.reduce((sum, x) => sum + x, 0);
  return { ...shown, changes: [round(first), ...others] };
}

export interface AnalysisSettings {
  /** Who judges: a searching player, on the view of the seat that decided. */
  readonly judge: Player;
  /** Games played on from each position; the same number with other dice. */
  readonly trials: number;
  /** Decisions each of them is played on before it is evaluated, in games that do not count turns. */
  readonly horizon: number;
  readonly seed: string;
  /** At most so many turning points. */
  readonly most: number;
}

/**
 * Judges a finished (or unfinished) game decision by decision; yields how far it is. The game is open now, so the curve
 * starts from the true state; but a choice is judged by what its seat could know.
 */
export function* analyse<E extends GameEvent>(
  session: Session<E>,
  settings: AnalysisSettings,
): IterableIterator<number, Analysis, undefined> {
  const { game } = session;
  const g = generator(settings.seed);
  const judged: Omit<Judged, 'change'>[] = [];
  const count = session.entries.length;
  for (let index = 0; index < count; index++) {
    judged.push(judge(session, index, settings, g));
    yield (index + 1) / count;
  }
  const scored = game.seats.length === 1;
  const end = session.state;
  const final = end[DEPTH] === 0 ? standingOf(game, end, 0) : worthOf(game, settings, end);
  const decisions = judged.map((d, i): Judged => {
    const after = judged[i + 1]?.before ?? final;
    const change = after - d.before - d.luck;
    return { ...d, change, ...overlooked(session, d, d.seat === 0 ? change : -change, settings) };
  });
  const sumOf = (of: (d: Judged) => number): readonly number[] =>
    game.seats.map((_, seat) => decisions.reduce((sum, d) => sum + (d.seat === seat ? of(d) : 0), 0));
  return {
    scored,
    decisions,
    final,
    turningPoints: turningPoints(session, decisions, settings.most, (from, start) =>
      mean(game, settings, generator(settings.seed), from, start),
    ),
    luck: decisions.reduce((sum, d) => sum + d.luck, 0),
    changes: sumOf((d) => d.change),
    cost: sumOf((d) => d.cost),
    missed: sumOf((d) => (d.better === undefined ? 0 : 1)),
  };
}

function judge<E extends GameEvent>(
  session: Session<E>,
  index: number,
  settings: AnalysisSettings,
  g: Generator,
): Omit<Judged, 'change'> {
  const { game } = session;
  const before = session.at(index);
  const seat = game.seat(before);
  const made = session.entries[index].name;
  const verdict = game.verdict(before, made);
  if (verdict.kind !== 'legal') throw new Error(`'${made}' cannot be replayed`);
  const { choice } = verdict;
  const chanced = session.entries[index].outcomes.length > 0;
  let luck = 0;
  if (chanced) {
    const after = session.at(index + 1);
    // The same dice decide the rest of both, so that what is left is the difference of the outcomes.
    const came = g.slice();
    const got = mean(game, settings, came, before, (s) => s.set(after));
    const expected = mean(game, settings, g, before, (s, own) => {
      s.set(before);
      reseed(s, own);
      game.apply(s, choice, seeded);
    });
    luck = got - expected;
  }
  const n = game.choices(before, buffer);
  let cost = 0;
  let better: string | undefined;
  if (n > 1) {
    const own = Int32Array.from(g);
    const advice = finish(settings.judge.think(game, game.view(before, seat), seat, own));
    if (advice.choice !== choice) {
      cost = lossOf(game, settings, game.view(before, seat), seat, [advice.choice, choice], g);
      better = advice.name;
    }
  }
  const turn = game.turn?.(before);
  const value = worthOf(game, settings, before);
  return { index, seat, turn, made, before: value, luck, cost, better: cost > 0 ? better : undefined };
}

const buffer = choiceBuffer();

/**
 * What the second choice loses against the first, by trials of both on the same luck. Fresh ones: those by which the judge
 * has chosen favour what it chose. Less than two standard errors is nothing.
 */
function lossOf<E extends GameEvent>(
  game: Game<E>,
  { judge: player, trials: count }: AnalysisSettings,
  view: View,
  seat: number,
  [best, taken]: readonly [number, number],
  g: Generator,
): number {
  const rules = settingsOf(player, game.id);
  if (rules === undefined) return 0;
  const trial = new Trial(game, rules);
  trial.begin(view, seat);
  const losses = new Sample();
  const deal = new Int32Array(4);
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 4; k++) deal[k] = randomBits(g);
    trial.open(best, deal, 0);
    const value = trial.playOn(1);
    trial.open(taken, deal, 0);
    losses.add(value - trial.playOn(1));
  }
  return losses.mean > losses.margin ? losses.mean : 0;
}

/**
 * A choice after which the curve falls without luck has missed what the rules of thumb would have done, though the judge, who may look a
 * shorter way, sees nothing in it: both are played on as the curve is made, on the same luck.
 */
function overlooked<E extends GameEvent>(
  session: Session<E>,
  d: Omit<Judged, 'change'>,
  change: number,
  settings: AnalysisSettings,
): Pick<Judged, 'cost' | 'better'> {
  const { game } = session;
  const { cost, better } = d;
  const least = game.seats.length > 1 ? 0.02 : 0.2;
  const thumb = thumbOf(game);
  if (-change < least || -change <= cost || thumb === undefined) return { cost, better };
  const before = session.at(d.index);
  const g = generator(settings.seed);
  const choice = buffer[thumb(before, buffer, game.choices(before, buffer), g)];
  const name = game.name(before, choice);
  const verdict = game.verdict(before, d.made);
  if (verdict.kind !== 'legal' || choice === verdict.choice) return { cost, better };
  const losses = new Sample();
  const s = new Int32Array(game.size);
  const play = (first: number, own: Generator): number => {
    s.set(before);
    reseed(s, own);
    game.apply(s, first, seeded);
    return endOf(game, settings, own, before, s, d.seat);
  };
  for (let i = 0; i < settings.trials; i++) {
    const same = g.slice();
    const value = play(choice, g);
    losses.add(value - play(verdict.choice, same));
  }
  return losses.mean > losses.margin && losses.mean > cost ? { cost: losses.mean, better: name } : { cost, better };
}

/** What a position is worth to the first seat. The same dice for every position, so that two of them differ by themselves. */
function worthOf<E extends GameEvent>(game: Game<E>, settings: AnalysisSettings, state: State): number {
  return mean(game, settings, generator(settings.seed), state, (s) => s.set(state));
}

/** The mean value for the first seat over games played on from a position, each with its own dice. */
function mean<E extends GameEvent>(
  game: Game<E>,
  settings: AnalysisSettings,
  g: Generator,
  from: State,
  start: (s: State, g: Generator) => void,
): number {
  const s = new Int32Array(game.size);
  let sum = 0;
  for (let i = 0; i < settings.trials; i++) {
    start(s, g);
    reseed(s, g);
    sum += endOf(game, settings, g, from, s, 0);
  }
  return sum / settings.trials;
}

/** Plays on to where positions are compared: where the turn after that of `from` begins, not in the middle of one. */
function endOf<E extends GameEvent>(
  game: Game<E>,
  settings: AnalysisSettings,
  g: Generator,
  from: State,
  s: State,
  seat: number,
): number {
  const lastTurn = game.turn === undefined ? undefined : game.turn(from) + 1;
  playOn(game, s, g, lastTurn === undefined ? settings.horizon : undefined, lastTurn);
  return standingOf(game, s, seat);
}
