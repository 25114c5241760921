// What the choices of a position are worth to the strongest computer player, and whether it agrees with a puzzle.
import { decide, type Player, playerFrom, settingsOf, type Weighed } from '@bocage/ai';
import { type Game, generator, hashState, type State } from '@bocage/engine';
import { type Course, LessonRun, type Puzzle, puzzleLesson, readLine } from '@bocage/lessons';

/** So many times what the strongest player usually spends on a decision. */
export const TIMES = 10;
const STRONGEST = 'colonel';
const SEED = 1;

/** The strongest player with `times` its usual work in a game, as `playerFrom` takes it. */
export function strongest(game: Game, times = TIMES): string {
  const usual = settingsOf(playerFrom(STRONGEST), game.id)?.work ?? 0;
  return `${STRONGEST}:work=${Math.round(usual * times)}`;
}

/** All that the player goes by, in one line. */
export function settingsText(game: Game, player: string): string {
  const all = Object.entries(settingsOf(playerFrom(player), game.id) ?? {});
  return all
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join(' ');
}

/** What was found about a puzzle, and by what: the player as `playerFrom` takes it, its settings, the seed, the position. */
export interface Confirmation {
  readonly player: string;
  readonly settings: string;
  readonly seed: number;
  /** The hash of the position without its generator, which no choice may depend on. */
  readonly position: string;
  /** The choice that is worth most to the player, and the best of those that do not lead to the solution. */
  readonly best: string;
  readonly value: number;
  readonly next: string;
  readonly nextValue: number;
}

/** Every choice that the player weighs, with its value; the seed makes it the same every time. */
export function weigh(game: Game, state: State, player: Player, seed: number): readonly Weighed[] {
  const seat = game.seat(state);
  return decide(player, game, game.view(state, seat), seat, generator(String(seed))).weighed;
}

/** The position of a puzzle, after what the puzzle plays itself. */
export function opened(game: Game, course: Course, puzzle: Puzzle): State {
  const run = new LessonRun(game, course, puzzleLesson(puzzle));
  run.settle();
  return run.session.state;
}

export function positionOf(game: Game, state: State): string {
  return hashState(game.view(state, game.seat(state)));
}

/** The first choices of the lines that solve a puzzle. */
export function solving(puzzle: Puzzle): ReadonlySet<string> {
  return new Set([puzzle.best.line, ...(puzzle.also ?? [])].map((line) => readLine(line)[0]?.name ?? ''));
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/** So many decisions after a choice what solves the puzzle must be there again. */
const SOON = 40;

/** Whether a choice as good as the best only puts the solution off: something is loaded first, and then the same is done. */
function waits(game: Game, state: State, best: Weighed, one: Weighed, solves: ReadonlySet<string>): boolean {
  const doubt = (2 * best.spread) / Math.sqrt(Math.max(1, Math.min(best.trials, one.trials)));
  if (one.value < best.value - doubt) return false;
  const s = state.slice();
  const seat = game.seat(s);
  let name: string | undefined = one.name;
  for (let i = 0; i < SOON && name !== undefined; i++) {
    const verdict = game.verdict(s, name);
    if (verdict.kind !== 'legal') return false;
    game.apply(s, verdict.choice, { die: () => 1, draw: (_s, items) => items[0] ?? 0 });
    if (game.seat(s) !== seat) return false;
    // A load that is finished is a line of its own: the solution may follow it as the next one.
    if ([...solves].some((solution) => game.verdict(s, solution).kind === 'legal')) return true;
    if (!game.continues(s)) return false;
    name = decide(playerFrom('sensible'), game, game.view(s, seat), seat, generator('1')).name;
  }
  return false;
}

/** The strongest player's own judgement of a puzzle, with so many times its usual work. */
export function judged(game: Game, state: State, puzzle: Puzzle, times = TIMES): Confirmation {
  const player = strongest(game, times);
  const ranked = weigh(game, state, playerFrom(player), SEED).toSorted((a, b) => b.value - a.value);
  const solves = solving(puzzle);
  const most = ranked[0];
  const ideas = ranked.filter((one) => solves.has(one.name) || !(most && waits(game, state, most, one, solves)));
  const [best, next] = [ideas[0], ideas.find(({ name }) => !solves.has(name))];
  if (best === undefined || next === undefined) throw new Error(`${puzzle.id}: nothing was weighed`);
  return {
    player,
    settings: settingsText(game, player),
    seed: SEED,
    position: positionOf(game, state),
    best: best.name,
    value: rounded(best.value),
    next: next.name,
    nextValue: rounded(next.value),
  };
}

/** Whether the choice that is worth most to the strongest player solves the puzzle. */
export function confirmed(game: Game, state: State, puzzle: Puzzle, times = TIMES): boolean {
  return solving(puzzle).has(judged(game, state, puzzle, times).best);
}
