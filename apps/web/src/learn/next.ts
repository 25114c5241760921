// What home puts first of each kind: the first lesson, puzzle and example that is not finished.
import type { Steps } from '../core/learned.ts';
import type { Learnable, Learned, Next } from './courses.ts';

/** In the order in which home has them. */
const KINDS: readonly Next['kind'][] = ['lessons', 'puzzles', 'examples'];

/** What is next of each kind, of a game that was begun if there is one. The build makes it for those who have begun nothing. */
export function nextOf(list: Readonly<Record<string, Learnable>>, learned: Steps): readonly Next[] {
  const steps = ({ id }: Learned): number => learned[id] ?? 0;
  const isOpen = (one: Learned): boolean => steps(one) < one.steps.length;
  return KINDS.flatMap((kind): readonly Next[] => {
    const games = Object.entries(list).map(([game, course]) => ({ game, all: course[kind] }));
    const open = games.filter(({ all }) => all.some(isOpen));
    const { game, all } = open.find((one) => one.all.some(steps)) ?? open[0] ?? games[0] ?? { game: '', all: [] };
    const one = all.find(isOpen) ?? all[0];
    if (one === undefined) return [];
    const { id } = one;
    if (kind !== 'lessons')
      return [{ kind, game, id, at: all.filter((other) => !isOpen(other)).length, of: all.length }];
    const at = steps(one) % one.steps.length;
    return [{ kind, game, id, step: `${one.title}: ${one.steps[at] ?? ''}`, at, of: one.steps.length }];
  });
}
