// Records beside the table: the player log as data, text and page. Loaded apart from the rules and from computer players.
import type { State } from '@bocage/engine';
import type { ShermanContent } from './content.ts';
import { logOf, type PlayerLog } from './facts/player-log.ts';
import { tablesOf } from './state/standard-tables.ts';

export type {
  PlayerLog,
  PlayerLogBattle,
  PlayerLogCommander,
  PlayerLogRow,
  PlayerLogUnit,
  PlayerLogWeek,
} from './facts/player-log.ts';
export { logPage, logText } from './words/log-sheet.ts';

/** The player log of a state, as data; `logText` and `logPage` make a text and a page of it. */
export function playerLog(s: State, content?: ShermanContent): PlayerLog {
  return logOf(tablesOf(content), s);
}
