// The measurements of one game: random play on one thread, apply and clone alone, bytes of state and score.
import {
  choiceBuffer,
  clone,
  type Game,
  generator,
  NOBODY,
  randomBelow,
  Session,
  type State,
  seeded,
  toJson,
  writeScore,
} from '@bocage/engine';

export interface Measured {
  /** Random play with everything included: choices, picking, applying, set-up. Per CPU second of the process. */
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly applyMicros: number;
  readonly cloneMicros: number;
  /** Mean bytes of a state as JSON. */
  readonly stateBytes: number;
  /** Mean bytes of the score of a finished game. */
  readonly scoreBytes: number;
  readonly bytesPerDecision: number;
}

/** CPU seconds of this process so far: other load on the machine does not count. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Does `work` until so many CPU seconds are used; returns how much of it was done per second. */
function rate(seconds: number, work: () => number): number {
  const warmed = cpuSeconds() + seconds / 3;
  while (cpuSeconds() < warmed) work();
  const began = cpuSeconds();
  let done = 0;
  let used = 0;
  do {
    done += work();
    used = cpuSeconds() - began;
  } while (used < seconds);
  return done / used;
}

const ROUNDS = 200_000;

/** Integer arithmetic and array access, as rules are made of: how many rounds a CPU second brings on this machine. */
export function calibrate(seconds: number): number {
  const cells = new Int32Array(256);
  return rate(seconds, () => {
    let x = 1;
    for (let i = 0; i < ROUNDS; i++) {
      x = (Math.imul(x, 0x19660d) + 0x3c6ef35f) | 0;
      const at = x >>> 24;
      cells[at] = ((cells[at] ?? 0) ^ x) + i;
      if ((cells[(at + 1) & 255] ?? 0) > x) x ^= i;
    }
    cells[0] = x;
    return ROUNDS;
  });
}

const buffer = choiceBuffer();

function setup(game: Game, seed: number): State {
  const s = game.setup({}, String(seed), seeded);
  if (typeof s === 'string') throw new Error(`${game.id}: ${s}`);
  return s;
}

/** Plays one game at random; returns the number of decisions. `keep` receives each choice. */
function playOut(game: Game, seed: number, keep?: number[]): number {
  const s = setup(game, seed);
  const g = generator(String(seed));
  let decisions = 0;
  for (let n = game.choices(s, buffer); n > 0; n = game.choices(s, buffer)) {
    const choice = buffer[randomBelow(g, n)] ?? 0;
    keep?.push(choice);
    game.apply(s, choice, seeded);
    decisions++;
  }
  return decisions;
}

/** Games whose states and scores are weighed. */
const SAMPLES = 8;

export function measure(game: Game, seconds: number): Measured {
  let seed = 1;
  let games = 0;
  let decisions = 0;
  // Both rates come from the same run: their quotient is the mean length of a game.
  const decisionsPerSecond = rate(seconds, () => {
    const n = playOut(game, seed++);
    games++;
    decisions += n;
    return n;
  });
  const runs = Array.from({ length: SAMPLES }, (_, i) => {
    const choices: number[] = [];
    playOut(game, i + 1, choices);
    return { start: setup(game, i + 1), choices };
  });
  const state = setup(game, 1);
  let turn = 0;
  const applied = rate(seconds, () => {
    const run = runs[turn++ % SAMPLES];
    if (run === undefined) return 0;
    state.set(run.start);
    // Chance is part of the state: the same choices bring the same game, without asking for the choices again.
    for (const choice of run.choices) game.apply(state, choice, seeded);
    return run.choices.length;
  });
  const cloned = rate(seconds / 2, () => {
    let kept = 0;
    for (let i = 0; i < 1_000; i++) kept += clone(state).length;
    return kept > 0 ? 1_000 : 0;
  });
  return {
    decisionsPerSecond: Math.round(decisionsPerSecond),
    gamesPerSecond: round(decisionsPerSecond / (decisions / games)),
    applyMicros: round(1e6 / applied),
    cloneMicros: round(1e6 / cloned),
    ...weigh(game, runs),
  };
}

function weigh(
  game: Game,
  runs: readonly { readonly start: State; readonly choices: readonly number[] }[],
): Pick<Measured, 'stateBytes' | 'scoreBytes' | 'bytesPerDecision'> {
  let states = 0;
  let stateBytes = 0;
  let scoreBytes = 0;
  let decisions = 0;
  for (const [i, { choices }] of runs.entries()) {
    const session = Session.open(game, { seed: String(i + 1) });
    if (!(session instanceof Session)) throw new Error(`${game.id}: the set-up fails`);
    for (const [at, choice] of choices.entries()) {
      if (at % 16 === 0) {
        stateBytes += JSON.stringify(toJson(session.state)).length;
        states++;
      }
      if (session.playChoice(choice).kind !== 'played') throw new Error(`${game.id}: choice ${at} cannot be played`);
    }
    if (game.seat(session.state) !== NOBODY) throw new Error(`${game.id}: the game does not end`);
    scoreBytes += Buffer.byteLength(writeScore(session));
    decisions += choices.length;
  }
  return {
    stateBytes: Math.round(stateBytes / states),
    scoreBytes: Math.round(scoreBytes / runs.length),
    bytesPerDecision: round(scoreBytes / decisions),
  };
}

/** Three significant digits. */
function round(value: number): number {
  return Number(value.toPrecision(3));
}
