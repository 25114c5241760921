// Sherman Leader: solitaire, a campaign of weeks and hex battles run by charts.
import { builtIn, type State } from '@bocage/engine';
import { type ShermanContent, shermanSpec } from './content.ts';
import { logOf, type PlayerLog } from './log.ts';
import { makeTables } from './tables.ts';

export { shermanSpec } from './content.ts';
export type { ShermanEvent } from './events.ts';
export { createGame } from './game.ts';
export {
  logPage,
  logText,
  type PlayerLog,
  type PlayerLogBattle,
  type PlayerLogCommander,
  type PlayerLogRow,
  type PlayerLogUnit,
  type PlayerLogWeek,
} from './log.ts';

/** The player log of a state, as data; `logText` and `logPage` make a text and a page of it. */
export function playerLog(s: State, content: ShermanContent = builtIn(shermanSpec)): PlayerLog {
  return logOf(makeTables(content), s);
}
