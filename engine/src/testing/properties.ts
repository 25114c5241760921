// The property suite for any game: random play of whole games with checks, and the shortest failing score it can find.
import { Recorder, seeded } from '../chance.ts';
import { choiceBuffer } from '../contract/choices.ts';
import { type Game, NOBODY } from '../contract/play.ts';
import type { GameEvent } from '../contract/words.ts';
import { hashState } from '../hash.ts';
import type { OptionValues } from '../options.ts';
import { below, generator } from '../random.ts';
import { writeScore } from '../score.ts';
import { loadScore, parseScore } from '../score-read.ts';
import { Session } from '../session.ts';
import { DEPTH, FRAME_SIZE, FRAMES, MAX_DEPTH, type State } from '../state.ts';
import { type Fault, inspect, inspectApply, inspectQuickly, type Property } from './inspect.ts';
import { inspectPhases, inspectPointing, inspectTelling } from './kin.ts';
import { drawOptions, inspectOdds, type OddsReading } from './odds.ts';

export interface CheckSettings<E extends GameEvent = GameEvent> {
  readonly games: number;
  /** The first seed; game i uses seed + i. */
  readonly seed: string;
  /** The number of the first game, where this is a part of a longer run (0). */
  readonly first?: number;
  /** A game that takes more decisions does not end. */
  readonly longest?: number;
  /** Options for every game; without them each game draws its own. */
  readonly options?: OptionValues;
  /** One in so many positions is inspected thoroughly. */
  readonly every?: number;
  /** How the odds of the game are to be read; without it they are only added up. */
  readonly odds?: OddsReading<E>;
  /** False: a failing game is reported as it was played; finding the few choices that matter can take minutes. */
  readonly shrink?: boolean;
  /** Called after each game: progress of long runs. */
  readonly onGame?: (done: number, decisions: number) => void;
}

export interface Failure extends Fault {
  readonly seed: string;
  readonly options: OptionValues;
  /** The shortest run of choices found that shows it. */
  readonly choices: readonly string[];
}

export interface CheckReport {
  readonly games: number;
  readonly decisions: number;
  readonly deadEnds: number;
  readonly longestGame: number;
  readonly longestScore: number;
  /** How often each result came up. */
  readonly results: Readonly<Record<string, number>>;
  readonly failures: readonly Failure[];
}

const LONGEST = 100_000;
const buffer = choiceBuffer();

/** Plays random games and checks the properties; stops at the first failure. */
export function fuzz<E extends GameEvent>(game: Game<E>, settings: CheckSettings<E>): CheckReport {
  const looks: Looks<E> = {
    every: settings.every ?? 16,
    longest: settings.longest ?? LONGEST,
    odds: settings.odds,
  };
  const results: Record<string, number> = {};
  let decisions = 0;
  let longestGame = 0;
  let longestScore = 0;
  let played = 0;
  const failures: Failure[] = [];
  const first = settings.first ?? 0;
  for (let i = first; i < first + settings.games && failures.length === 0; i++) {
    const seed = String(BigInt(settings.seed) + BigInt(i));
    const options = settings.options ?? drawOptions(game, generator(seed));
    const thorough = i % 8 === 0;
    const run = thorough ? playThoroughly(game, options, seed, looks) : playQuickly(game, options, seed, looks);
    played++;
    decisions += run.choices.length;
    longestGame = Math.max(longestGame, run.choices.length);
    longestScore = Math.max(longestScore, run.scoreBytes);
    if (run.grade !== undefined) results[run.grade] = (results[run.grade] ?? 0) + 1;
    if (run.fault !== undefined) {
      const failure = { ...run.fault, seed, options, choices: run.choices };
      failures.push(settings.shrink === false ? failure : shrink(game, failure, looks));
    }
    settings.onGame?.(played, decisions);
  }
  const deadEnds = failures.filter((f) => f.property === 'choices until the result').length;
  return { games: played, decisions, deadEnds, longestGame, longestScore, results, failures };
}

/** For tests: throws with seed and shortest failing run if a property does not hold. */
export function checkGame<E extends GameEvent>(game: Game<E>, settings: CheckSettings<E>): CheckReport {
  const report = fuzz(game, settings);
  const failure = report.failures[0];
  if (failure !== undefined) throw new Error(describeFailure(game, failure));
  return report;
}

export function describeFailure<E extends GameEvent>(game: Game<E>, failure: Failure): string {
  const options = Object.entries(failure.options).map(([id, value]) => `${id}=${value}`);
  return [
    `${game.id}: '${failure.property}' does not hold: ${failure.text}`,
    `seed ${failure.seed}, options ${options.join(' ') || 'standard'}, shortest failing run (${failure.choices.length} choices):`,
    ...failure.choices.map((name, i) => `  ${i + 1} ${name}`),
  ].join('\n');
}

interface Run {
  readonly choices: string[];
  readonly fault?: Fault;
  readonly grade?: string;
  readonly scoreBytes: number;
}

/** How closely, and how long, a game is looked at. */
interface Looks<E extends GameEvent> {
  readonly every: number;
  readonly longest: number;
  readonly odds: OddsReading<E> | undefined;
}

/** Everything that is checked in some of the positions only. */
function inspectThoroughly<E extends GameEvent>(
  game: Game<E>,
  s: State,
  seed: string,
  { odds }: Looks<E>,
): Fault | undefined {
  return (
    inspect(game, s, seed) ??
    inspectPhases(game, s) ??
    inspectPointing(game, s) ??
    (odds === undefined ? undefined : inspectOdds(game, s, odds, generator(seed)))
  );
}

/** A thrown error is a fault like any other. */
function guarded(work: () => Fault | undefined): Fault | undefined {
  try {
    return work();
  } catch (error) {
    return {
      property: 'no rule throws',
      text: error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' | ') : String(error),
    };
  }
}

/** The bare loop with quick checks; names are only made when something is wrong. */
function playQuickly<E extends GameEvent>(game: Game<E>, options: OptionValues, seed: string, looks: Looks<E>): Run {
  const { every, longest } = looks;
  const g = generator(seed);
  const picks: number[] = [];
  let s: State = new Int32Array(0);
  const fault = guarded(() => {
    const start = game.setup(options, seed, seeded);
    if (typeof start === 'string') return { property: 'set-up works', text: start };
    s = start;
    const census = game.census(s);
    while (s[DEPTH] > 0) {
      if (picks.length >= longest) return { property: 'every game ends', text: `no end after ${longest} decisions` };
      const look = below(g, every) === 0;
      const found = inspectQuickly(game, s, census) ?? (look ? inspectThoroughly(game, s, seed, looks) : undefined);
      if (found !== undefined) return found;
      const n = game.choices(s, buffer);
      const choice = buffer[below(g, n)];
      picks.push(choice);
      if (look) {
        const bad = inspectApply(game, s, choice) ?? inspectTelling(game, s, choice);
        if (bad !== undefined) return bad;
      }
      game.apply(s, choice, seeded);
    }
    return inspectEnd(game, s);
  });
  if (fault === undefined) return { choices: picks.map(String), grade: game.result(s)?.grade ?? '?', scoreBytes: 0 };
  return { choices: namesOf(game, options, seed, picks), fault, scoreBytes: 0 };
}

function namesOf<E extends GameEvent>(
  game: Game<E>,
  options: OptionValues,
  seed: string,
  picks: readonly number[],
): string[] {
  const names: string[] = [];
  guarded(() => {
    const s = game.setup(options, seed, seeded);
    if (typeof s === 'string') return undefined;
    for (const choice of picks) {
      names.push(game.name(s, choice));
      game.apply(s, choice, seeded);
    }
    return undefined;
  });
  return names;
}

function inspectEnd<E extends GameEvent>(game: Game<E>, s: State): Fault | undefined {
  if (game.seat(s) !== NOBODY || game.choices(s, buffer) !== 0)
    return { property: 'frames never leak', text: 'somebody decides after the end' };
  for (let at = FRAMES; at < FRAMES + MAX_DEPTH * FRAME_SIZE; at++) {
    if (s[at] !== 0) return { property: 'frames never leak', text: 'the stack is not empty after the end' };
  }
  const result = game.result(s);
  return result === undefined || result.grade === ''
    ? { property: 'choices until the result', text: 'the game ends without a result' }
    : undefined;
}

/** The game through a session: undo and redo at random, then the score there and back. */
function playThoroughly<E extends GameEvent>(game: Game<E>, options: OptionValues, seed: string, looks: Looks<E>): Run {
  const { every, longest } = looks;
  const g = generator(seed);
  let session: Session<E> | undefined;
  let bytes = 0;
  const fault = guarded(() => {
    const opened = Session.open(game, { options, seed });
    if (!(opened instanceof Session))
      return { property: 'set-up works', text: 'text' in opened ? opened.text : 'asks for dice' };
    session = opened;
    const census = game.census(opened.state);
    while (!opened.over) {
      if (opened.entries.length >= longest)
        return { property: 'every game ends', text: `no end after ${longest} decisions` };
      const look = below(g, every) === 0;
      const found =
        inspectQuickly(game, opened.state, census) ??
        (look ? inspectThoroughly(game, opened.state, seed, looks) : undefined) ??
        (below(g, 24) === 0 ? inspectUndo(opened, 1 + below(g, 40)) : undefined);
      if (found !== undefined) return found;
      const n = game.choices(opened.state, buffer);
      const name = game.name(opened.state, buffer[below(g, n)]);
      const played = opened.play(name);
      if (played.kind !== 'played')
        return { property: 'every listed choice is accepted', text: `'${name}' is listed, but ${played.kind}` };
    }
    const back = inspectUndo(opened, 1 + below(g, 40));
    if (back !== undefined) return back;
    const score = writeScore(opened);
    bytes = score.length;
    return inspectEnd(game, opened.state) ?? inspectScore(game, opened, score);
  });
  const choices = session?.entries.map((e) => e.name) ?? [];
  const grade = session?.over === true ? game.result(session.state)?.grade : undefined;
  return { choices, ...(fault !== undefined && { fault }), ...(grade !== undefined && { grade }), scoreBytes: bytes };
}

/** Compares with the hashes taken when the choices were played first, so that undo cannot agree with itself only. */
function inspectUndo<E extends GameEvent>(session: Session<E>, count: number): Fault | undefined {
  const property = 'undo restores the exact state';
  const before = session.entries.length;
  const n = Math.min(count, before - 1);
  if (n < 1) return undefined;
  const now = session.hashAfter(before - 1);
  const then = session.hashAfter(before - n - 1);
  const failed = guarded(() =>
    session.undo(n, true) === undefined ? undefined : { property, text: 'undo was refused' },
  );
  if (failed !== undefined) return { property, text: failed.text };
  if (hashState(session.state) !== then) return { property, text: `going back ${n} choices ends elsewhere` };
  const broken = guarded(() => {
    session.redo(n);
    return undefined;
  });
  if (broken === undefined && hashState(session.state) === now) return undefined;
  return { property, text: `redo of ${n} choices ends elsewhere${broken === undefined ? '' : `: ${broken.text}`}` };
}

function inspectScore<E extends GameEvent>(game: Game<E>, session: Session<E>, score: string): Fault | undefined {
  const property = 'the score replays';
  const parsed = parseScore(score);
  if ('text' in parsed) return { property, text: `line ${parsed.line}: ${parsed.text}` };
  const loaded = loadScore(game, parsed);
  if (!(loaded instanceof Session)) return { property, text: `line ${loaded.line}: ${loaded.text}` };
  if (hashState(loaded.state) !== hashState(session.state)) return { property, text: 'it ends elsewhere' };
  return writeScore(loaded) === score ? undefined : { property, text: 'written again it is another text' };
}

/** A fault of the whole run, not of one position: nothing can be dropped. */
const WHOLE_RUN: readonly Property[] = [
  'every game ends',
  'the score replays',
  'undo restores the exact state',
  'set-up works',
];

/** Drops choices as long as the same property still fails; what is not legal any more is passed over. */
function shrink<E extends GameEvent>(game: Game<E>, failure: Failure, looks: Looks<E>): Failure {
  if (WHOLE_RUN.includes(failure.property)) return failure;
  let best: Failure = failure;
  let tries = 300;
  for (let size = best.choices.length; size >= 1; size = Math.floor(size / 2)) {
    for (let at = best.choices.length - size; at >= 0 && tries > 0; at -= size) {
      const fewer = [...best.choices.slice(0, at), ...best.choices.slice(at + size)];
      const again = replayFault(game, failure, fewer, looks);
      tries--;
      if (again !== undefined && again.choices.length < best.choices.length) best = { ...failure, ...again };
    }
  }
  return best;
}

function replayFault<E extends GameEvent>(
  game: Game<E>,
  failure: Failure,
  names: readonly string[],
  looks: Looks<E>,
): { choices: string[]; text: string } | undefined {
  const choices: string[] = [];
  const fault = guarded(() => {
    const s = game.setup(failure.options, failure.seed, seeded);
    if (typeof s === 'string') return { property: 'set-up works', text: s };
    const census = game.census(s);
    const faultHere = (): Fault | undefined =>
      s[DEPTH] === 0
        ? inspectEnd(game, s)
        : (inspectQuickly(game, s, census) ?? inspectThoroughly(game, s, failure.seed, looks));
    for (const name of names) {
      const found = faultHere();
      if (found !== undefined) return found;
      if (s[DEPTH] === 0) return undefined;
      const verdict = game.verdict(s, name);
      if (verdict.kind !== 'legal') continue;
      choices.push(name);
      const bad = inspectApply(game, s, verdict.choice) ?? inspectTelling(game, s, verdict.choice);
      if (bad !== undefined) return bad;
      game.apply(s, verdict.choice, new Recorder());
    }
    return faultHere();
  });
  return fault !== undefined && fault.property === failure.property ? { choices, text: fault.text } : undefined;
}
