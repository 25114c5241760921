// what becomes of a unit that has completed its activation.
import type { State } from '@bocage/engine';
import { ACTED, FLAGS, FOUGHT, GROUP, PENDING, SPENT, USED } from '../../state/layout.ts';
import { IS, OPTION } from '../../state/options.ts';
import { spend } from '../../state/pieces.ts';
import type { GameData } from '../../state/tables.ts';

/** it is spent, or, with the option, marked if it only moved. */
export function finish(t: GameData, s: State, unit: number): void {
  const moved = s[OPTION.acted] === IS.acted.marked && (s[FLAGS + unit] & (FOUGHT | SPENT)) === 0;
  s[FLAGS + unit] &= ~(GROUP | PENDING | FOUGHT);
  s[USED + unit] = 0;
  if (moved) s[FLAGS + unit] |= ACTED;
  else spend(t, s, unit);
}

/** Ends the activation for every unit of the side with one of these flags. */
export function finishAll(t: GameData, s: State, side: number, flags: number): void {
  for (let u = t.first[side]; u < t.end[side]; u++) if ((s[FLAGS + u] & flags) !== 0) finish(t, s, u);
}
