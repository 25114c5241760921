// What a table shows beside the board: the sheet of victory points, line by line, now or at the end.
import { builtIn, type Content, type State } from '@bocage/engine';
import { type Data, data } from './built-in.ts';
import { scoreOf } from './rules/04-victory.ts';
import { makeTables } from './state/tables.ts';
import { type ScoreSheet, scoreSheet } from './words/score.ts';

/** A function that reads the sheet off any state of a game made of the same content. */
export function createScoreSheet(content: Content<Data> = builtIn({ data })): (s: State) => ScoreSheet {
  const tables = makeTables(content.data);
  return (s) => scoreSheet(tables, scoreOf(tables, s));
}
