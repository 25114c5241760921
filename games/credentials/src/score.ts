// The sheet of victory points for clients: line by line, now or at the end.
import { builtIn, type Content, type State } from '@bocage/engine';
import { credentialsContent, type Data } from './content.ts';
import { type ScoreLine, type ScoreSheet, scoreSheet } from './rules/04-victory.ts';
import { makeTables } from './tables.ts';

export type { ScoreLine, ScoreSheet };

/** A function that reads the sheet off any state of a game made of the same content. */
export function createScoreSheet(content: Content<Data> = builtIn(credentialsContent)): (s: State) => ScoreSheet {
  const tables = makeTables(content.data);
  return (s) => scoreSheet(tables, s);
}
