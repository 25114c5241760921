// The enemy's next step in a Battle, for whoever asks it of a state.
import type { State } from '@bocage/engine';
import type { ShermanContent } from '../content.ts';
import { enemyThreats as threatsOf, type UnitThreat } from '../rules/battle/threats.ts';
import { tablesOf } from '../state/standard-tables.ts';

/**
 * The enemy's next step in a Battle: for each of your Units on the Battlefield the chance to be damaged, and by whom.
 * With `rolled` the Movement result of this turn is known and enemies that have acted are left out.
 */
export function enemyThreats(s: State, rolled = false, content?: ShermanContent): readonly UnitThreat[] {
  return threatsOf(tablesOf(content), s, rolled);
}
