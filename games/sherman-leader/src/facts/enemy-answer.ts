// Among equals, which answer of the enemy hurts most: for a player who leaves ties to the table and wants no favours.
import { type State, top } from '@bocage/engine';
import type { ShermanContent } from '../content.ts';
import { enemyNeeds } from '../rules/battle/enemy-fire.ts';
import { onField } from '../rules/battle/field.ts';
import { CANNOT } from '../rules/battle/fire.ts';
import { coverAt } from '../rules/shared/ground.ts';
import { DISTANCE, HEXES } from '../state/hex.ts';
import { D_LASTING, ENEMY_MODEL, FRIEND_HEX, FRIEND_UNIT, FRIENDS, UNIT_DAMAGE } from '../state/layout.ts';
import { tablesOf } from '../state/standard-tables.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';

/** A hex: how well it fires from there first, then how many it reaches, then Cover, then how near it is. */
function worthOfHex(t: GameData, s: State, enemy: number, hex: number, moved: boolean): number {
  const model = s[ENEMY_MODEL + enemy];
  let best = CANNOT;
  let reached = 0;
  let nearest = HEXES;
  for (let f = 0; f < s[FRIENDS]; f++) {
    if (!onField(s, f)) continue;
    nearest = Math.min(nearest, DISTANCE[hex * HEXES + s[FRIEND_HEX + f] - 1]);
    const needs = enemyNeeds(t, s, model, hex, moved, f);
    if (needs === CANNOT) continue;
    reached++;
    if (best === CANNOT || needs < best) best = needs;
  }
  const fire = best === CANNOT ? 0 : 11 - best;
  return fire * 10_000 + reached * 500 + coverAt(s, hex) * 100 - nearest;
}

/** A Unit: one that is damaged may be gone with the next hit; then the dearer one. */
function worthOfUnit(t: GameData, s: State, friend: number): number {
  const unit = s[FRIEND_UNIT + friend];
  return ((s[UNIT_DAMAGE + unit] & D_LASTING) !== 0 ? 1000 : 0) + t.unitCost[unit];
}

/** The first of the best by `worth`. */
function pick(choices: readonly number[], worth: (choice: number) => number): number | undefined {
  let found: number | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const here = worth(choice);
    if (here > most) [found, most] = [choice, here];
  }
  return found;
}

/**
 * SL 6.10, SL 6.13, SL G38: of these choices of a tie the one that is worst for the player, from what
 * is known before any die is rolled. Undefined where the question is no tie of the enemy.
 */
export function worstAnswer(s: State, choices: readonly number[], content?: ShermanContent): number | undefined {
  const t = tablesOf(content);
  const at = top(s);
  switch (s[at]) {
    case STEP.enemyTargetTie:
      return pick(choices, (friend) => worthOfUnit(t, s, friend));
    case STEP.enemyMoveTie:
      return pick(choices, (hex) => worthOfHex(t, s, s[at + 1], hex, true));
    case STEP.placeTie:
      return pick(choices, (hex) => worthOfHex(t, s, s[at + 1], hex, false));
    default:
      return undefined;
  }
}
