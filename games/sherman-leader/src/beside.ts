// What a table shows beside the board: the player log, the enemy's next step. Loaded apart from the rules and from computer players.
import type { State } from '@bocage/engine';
import type { ShermanContent } from './content.ts';
import { logOf, type PlayerLog } from './log.ts';
import { enemyThreats as threatsOf, type UnitThreat } from './rules/battle/odds.ts';
import { tablesOf } from './standard-tables.ts';

export type {
  PlayerLog,
  PlayerLogBattle,
  PlayerLogCommander,
  PlayerLogRow,
  PlayerLogUnit,
  PlayerLogWeek,
} from './log.ts';
export { logPage, logText } from './log-sheet.ts';
export type { Threat, UnitThreat } from './rules/battle/odds.ts';

/** The player log of a state, as data; `logText` and `logPage` make a text and a page of it. */
export function playerLog(s: State, content?: ShermanContent): PlayerLog {
  return logOf(tablesOf(content), s);
}

/**
 * The enemy's next step in a Battle: for each of your Units on the Battlefield the chance to be damaged, and by whom.
 * With `rolled` the Movement result of this turn is known and enemies that have acted are left out.
 */
export function enemyThreats(s: State, rolled = false, content?: ShermanContent): readonly UnitThreat[] {
  return threatsOf(tablesOf(content), s, rolled);
}
