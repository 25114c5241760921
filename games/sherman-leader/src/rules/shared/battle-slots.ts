// Opening and clearing the slots of a Battle: the one door between the week and the Battle.
import type { State } from '@bocage/engine';
import {
  BATTALION_STATUS,
  BATTLE,
  BATTLE_STATUS,
  BATTLE_TARGET,
  C_FOUGHT,
  COMMANDER_FLAGS,
  COMMANDER_LEVEL,
  COUNTER_ON,
  COUNTERS,
  FRIEND_COMMANDER,
  FRIEND_TACTICS,
  FRIEND_UNIT,
  FRIENDS,
  FULL,
  OPEN_HE,
  PLAN_TARGET,
  UNIT_BATTLE,
  UNIT_COMMANDER,
  UNITS,
} from '../../state/layout.ts';
import { type GameData, levelOf } from '../../state/tables.ts';
import { refreshEffects } from './effects.ts';
import { refreshGround } from './ground.ts';

/**
 * Fills the slots of a planned Battle: target, Units with their Commanders, Tactic counters; marks the Commanders as
 * having fought; sums the effects. Damage counters of damaged Units are taken from the cup by the battle half.
 */
export function openBattle(t: GameData, s: State, plan: number): void {
  s[BATTLE] = plan + 1;
  s[BATTLE_TARGET] = s[PLAN_TARGET + plan];
  s[BATTLE_STATUS] = s[BATTALION_STATUS + s[BATTLE_TARGET] - 1] || FULL;
  let n = 0;
  for (let u = 0; u < UNITS; u++) {
    if (s[UNIT_BATTLE + u] !== plan + 1) continue;
    const commander = s[UNIT_COMMANDER + u] - 1;
    s[FRIEND_UNIT + n] = u;
    s[FRIEND_COMMANDER + n] = commander + 1;
    s[FRIEND_TACTICS + n] = tacticsOf(t, s, u, commander);
    if (commander >= 0) s[COMMANDER_FLAGS + commander] |= C_FOUGHT;
    n++;
  }
  s[FRIENDS] = n;
  refreshEffects(t, s);
}

/** Tactic counters at the start of a Battle, packed as FRIEND_TACTICS. */
export function tacticsOf(t: GameData, s: State, unit: number, commander: number): number {
  const own = t.unitTactic[unit] | (t.unitCommandTactic[unit] << 4);
  if (commander < 0) return own;
  const at = levelOf(commander, s[COMMANDER_LEVEL + commander]);
  return own | (t.levelTactic[at] << 8) | (t.levelCommandTactic[at] << 12);
}

/** Wipes everything that belongs to the Battle; all Damage counters go back to the cup (R48). */
export function clearBattle(t: GameData, s: State): void {
  s.fill(0, BATTLE, COUNTER_ON + COUNTERS);
  refreshEffects(t, s);
}

/** The ground and the sums after a position was read. */
export function deriveBattle(t: GameData, s: State): void {
  // Before the tiles are laid there is no ground.
  if (s[BATTLE] > 0 && s[OPEN_HE] !== 0) refreshGround(s);
  refreshEffects(t, s);
}
