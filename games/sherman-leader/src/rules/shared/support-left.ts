// Trucks and Scouts that no attack of this Week has been given yet.
import type { State } from '@bocage/engine';
import { E_FREE_SCOUT, E_NO_TRUCKS } from '../../state/effects.ts';
import { FX, MAX_BATTLES, PLAN_SCOUTS, PLAN_TRUCKS, SCOUTS, TRUCKS } from '../../state/layout.ts';

export function trucksLeft(s: State): number {
  if (s[FX + E_NO_TRUCKS] > 0) return 0;
  let n = s[TRUCKS];
  for (let i = 0; i < MAX_BATTLES; i++) n -= s[PLAN_TRUCKS + i];
  return n;
}

export function scoutsLeft(s: State): number {
  let n = s[SCOUTS] + s[FX + E_FREE_SCOUT];
  for (let i = 0; i < MAX_BATTLES; i++) n -= s[PLAN_SCOUTS + i];
  return n;
}
