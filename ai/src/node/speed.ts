// How fast the computer players are: decisions a second in random play and inside the search, and the time for a decision.
import {
  choiceBuffer,
  DEPTH,
  type Game,
  type GameEvent,
  generator,
  type OptionValues,
  randomBelow,
  type State,
  seeded,
} from '@bocage/engine';
import { Match } from '../match.ts';
import { finish, mindOf, type Player, sensible } from '../player.ts';
import { Search } from '../search/search.ts';
import { settingsOf } from '../search/strengths.ts';

const WARM = 1_000_000;
const TURNS = 5;

/** Seconds of processor time used by this process, all its threads together. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Decisions a CPU second. */
export interface Speeds {
  readonly random: number;
  readonly search: number;
}

/** Decisions a second of plain random play, games set up and ended included. */
function randomSpeed<E extends GameEvent>(game: Game<E>, options: OptionValues, decisions: number): number {
  const buffer = choiceBuffer();
  const g = generator('1');
  let played = 0;
  const began = cpu();
  for (let seed = 1; played < decisions; seed++) {
    const s = game.setup(options, String(seed), seeded);
    if (typeof s === 'string') throw new Error(s);
    for (; s[DEPTH] > 0; played++) {
      const n = game.choices(s, buffer);
      game.apply(s, buffer[randomBelow(g, n)], seeded);
    }
  }
  return played / (cpu() - began);
}

/** Decisions a second inside the search of a player, tree and playing on together, over positions of sensible games. */
function searchSpeed<E extends GameEvent>(
  game: Game<E>,
  options: OptionValues,
  player: Player,
  decisions: number,
): number {
  const settings = settingsOf(player, game.id);
  if (settings === undefined) throw new Error(`'${player.id}' does not search`);
  const search = new Search(game, settings);
  const samples = positions(game, options, 24);
  let spent = 0;
  let rounds = 0;
  while (search.decisions < decisions) {
    const s = samples[rounds++ % samples.length];
    const seat = game.seat(s);
    const view = game.view(s, seat);
    const g = generator(String(rounds));
    const began = cpu();
    search.begin(view, seat, g);
    search.run(Number.POSITIVE_INFINITY);
    spent += cpu() - began;
  }
  return search.decisions / spent;
}

/** Both speeds in a process that has just begun, in which much is still being compiled: what a short series gets. */
export function firstSpeeds<E extends GameEvent>(game: Game<E>, options: OptionValues, player: Player): Speeds {
  randomSpeed(game, options, 50_000);
  return {
    random: randomSpeed(game, options, 400_000),
    search: searchSpeed(game, options, player, 400_000),
  };
}

/**
 * Both speeds when all is compiled: after a million decisions of each, then a million more in turns, so that whatever
 * else the machine does meets both alike.
 */
export function warmSpeeds<E extends GameEvent>(game: Game<E>, options: OptionValues, player: Player): Speeds {
  randomSpeed(game, options, WARM);
  searchSpeed(game, options, player, WARM);
  // Turns are of about as many decisions: the mean time for one is the mean of theirs.
  let random = 0;
  let search = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    random += 1 / randomSpeed(game, options, WARM / TURNS);
    search += 1 / searchSpeed(game, options, player, WARM / TURNS);
  }
  return { random: TURNS / random, search: TURNS / search };
}

/** Positions of sensible games with something to decide, spread over their course. */
function positions<E extends GameEvent>(game: Game<E>, options: OptionValues, count: number): State[] {
  const buffer = choiceBuffer();
  const found: State[] = [];
  for (let seed = 1; found.length < count; seed++) {
    const s = game.setup(options, String(seed), seeded);
    if (typeof s === 'string') throw new Error(s);
    const g = generator(String(seed));
    while (s[DEPTH] > 0 && found.length < count) {
      const n = game.choices(s, buffer);
      if (n > 1 && randomBelow(g, 40) === 0) found.push(s.slice());
      game.apply(s, buffer[game.player?.heuristic(s, buffer, n, g) ?? 0], seeded);
    }
  }
  return found;
}

export interface DecisionTimes {
  readonly decisions: number;
  /** Milliseconds of processor time, forced decisions left out. */
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
  readonly mean: number;
}

/** The time a player takes for its decisions over whole games against (or, alone, beside) nobody but itself. */
export function decisionTimes<E extends GameEvent>(
  game: Game<E>,
  options: OptionValues,
  player: Player,
  most: { readonly decisions: number; readonly seconds: number },
): DecisionTimes {
  const times: number[] = [];
  const began = performance.now();
  const buffer = choiceBuffer();
  for (let seed = 1; ; seed++) {
    const match = Match.open(
      game,
      String(seed),
      options,
      game.seats.map(() => player.id),
    );
    if (typeof match === 'string') throw new Error(match);
    const mind = mindOf(player, game, 0);
    const other = game.seats.map((_, seat) => mindOf(sensible, game, seat));
    for (let seat = match.seat; seat >= 0; seat = match.seat) {
      const { view, g } = match.ask();
      if (times.length >= most.decisions || performance.now() - began > most.seconds * 1000) return summary(times);
      if (seat !== 0) {
        match.play(finish(other[seat].think(view, g)).choice);
        continue;
      }
      // Processor time: what else the machine does at the moment is not this player's.
      const start = cpu();
      const { choice } = finish(mind.think(view, g));
      if (game.choices(view, buffer) > 1) times.push((cpu() - start) * 1000);
      match.play(choice);
    }
  }
}

function summary(times: number[]): DecisionTimes {
  const sorted = times.sort((a, b) => a - b);
  const at = (q: number): number => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
  return {
    decisions: sorted.length,
    median: at(0.5),
    p99: at(0.99),
    longest: at(1),
    mean: sorted.reduce((a, b) => a + b, 0) / Math.max(1, sorted.length),
  };
}
