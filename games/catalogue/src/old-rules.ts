// A game from a file of old rules, called as games are called today.
import { type Choices, type Game, loadPosition, type Player, type State, type Term } from '@bocage/engine';
import type { Release } from './releases.ts';
import { W } from './words/open.ts';

/** How a game is called now. It is raised when that changes, and files of the numbers before get a way to it here. */
const CONTRACT = 2;

/**
 * Brings a rules file by its name, as a module: each program knows where it keeps them. Undefined if there is no such file;
 * throws if it cannot be had just now.
 */
export type BringRules = (file: string) => Promise<unknown>;

/** The game of a release, with its own content or with a pack laid over it; undefined if there is no file or the pack does not fit. */
export async function gameOfRelease(release: Release, bring: BringRules, pack?: unknown): Promise<Game | undefined> {
  const file = await bring(release.file);
  if (file === undefined) return undefined;
  const made = create(file, pack);
  if (made === undefined) throw new Error(`${release.file} is no file of rules`);
  if (Array.isArray(made)) return undefined;
  switch (release.contract) {
    case 1:
      return fromFirst(made as First);
    case CONTRACT:
      // What came later and has a natural answer for games that hide nothing.
      return { ...OPEN, ...(made as Game) };
    default:
      throw new Error(`${release.file} was written for a newer Bocage`);
  }
}

/** The game that a file makes, or a list of what is wrong with the pack. */
function create(file: unknown, pack: unknown): unknown {
  if (typeof file !== 'object' || file === null || !('create' in file) || typeof file.create !== 'function')
    return undefined;
  return pack === undefined ? file.create() : file.create(pack);
}

/** No game before these were asked for hid anything. */
const OPEN: Pick<Game, 'hides' | 'overhear'> = { hides: false, overhear: (event) => event };

type Heuristic = (s: State, choices: Choices, n: number, g: Int32Array) => number;

/** A game as 0.1.0 had it: no facts beside its board, one drawing of one size, no list of cards, and what computer players ask as members of the game itself. */
interface First
  extends Omit<
    Game,
    'facts' | 'player' | 'openPosition' | 'sketch' | 'forces' | 'legend' | 'cards' | 'hides' | 'overhear'
  > {
  readonly sensible?: Heuristic;
  readonly practised?: Heuristic;
  readonly regret?: (s: State) => number;
  readonly evaluate?: (s: State, seat: number) => number;
  readonly terms?: (s: State, seat: number) => readonly Term[];
  readonly stage?: (s: State) => number;
  readonly effort?: (s: State) => number;
  readonly reach?: (s: State) => number;
}

function fromFirst(first: First): Game {
  const { sensible, practised, regret, evaluate, terms, stage, effort, reach, ...rest } = first;
  const player: Player | undefined = sensible && {
    heuristic: sensible,
    ...(practised && { tuned: practised }),
    ...(regret && { penalty: regret }),
    ...(evaluate && { evaluate }),
    ...(terms && { terms }),
    ...(stage && { checkpoint: stage }),
    ...(effort && { searchShare: effort }),
    ...(reach && { evaluateAt: reach }),
  };
  const game: Game = {
    ...rest,
    ...OPEN,
    facts: () => undefined,
    // Its own drawing has one size: what does not fit is cut.
    sketch: (s, seat, { columns, rows }) =>
      first
        .draw(s, seat)
        .trimEnd()
        .split('\n')
        .slice(0, rows)
        .map((line) => line.slice(0, columns)),
    forces: () => [],
    legend: W.noLegend,
    cards: () => [],
    openPosition: (position, seed) => loadPosition(game, position, seed),
    ...(player && { player }),
  };
  return game;
}
