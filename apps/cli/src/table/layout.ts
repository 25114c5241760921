// One drawing of the table for a screen of any size: status, map, forces, the last lines of the log, question, choices, input.

import { W } from '../words/table.ts';
import type { Point } from './cells.ts';
import { cut, inColumns, pad, width, wrap } from './text.ts';

/** Everything that a drawing shows; what needs room is made for the room that there is. */
export interface Shown {
  /** Turn, phase, how it stands; in bold it is the first line. */
  readonly status: string;
  map(columns: number, rows: number): readonly string[];
  /** One entry each, the most important first. */
  forces(columns: number, rows: number): readonly string[];
  /** What happened, the newest last. */
  readonly log: readonly string[];
  readonly ask: string;
  /** Each choice in a few words, in their order. */
  readonly choices: readonly string[];
  /** The same with costs and chances only, and as short as can be. */
  readonly briefs: readonly string[];
  readonly names: readonly string[];
  /** By their labels alone, if the map shows none of them: a bare code would say nothing. */
  readonly titles: readonly string[] | undefined;
  /** Which page of the choices, from 0, if they need more than one. */
  readonly page: number;
  /** Something that was asked for: it covers map and forces until the next line. */
  readonly panel: Panel | undefined;
  /** One or two sentences about what was typed last. */
  readonly notice: string;
  readonly prompt: string;
  readonly typed: string;
  /** What was typed before the cursor. */
  readonly before: string;
}

export interface Panel {
  readonly text: string;
  /** The first line shown; the drawing says how far it can go. */
  from: number;
}

export interface Drawing {
  readonly lines: readonly string[];
  readonly cursor: Point;
  /** Lines of the map or panel. */
  readonly body: number;
  /** The last line that a panel can be scrolled to. */
  readonly last: number;
  /** How many pages the choices have. */
  readonly pages: number;
}

const bold = (text: string): string => `\u001b[1m${text}\u001b[0m`;
const dim = (text: string): string => `\u001b[2m${text}\u001b[0m`;
const inverse = (text: string): string => `\u001b[7m${text}\u001b[0m`;

/** How many lines each part has, by the height of the screen: they stay where they are whatever is asked. */
function shares(rows: number): { readonly log: number; readonly question: number; readonly forces: number } {
  if (rows < 20) return { log: 1, question: 5, forces: 1 };
  if (rows < 30) return { log: 3, question: 7, forces: 2 };
  return { log: rows < 45 ? 3 : 6, question: Math.min(16, Math.floor(rows / 3)), forces: Math.floor(rows / 6) };
}

/** The drawing, exactly as high as the screen. */
export function compose(shown: Shown, columns: number, rows: number): Drawing {
  const share = shares(rows);
  const notice = shown.notice === '' ? [] : wrap(shown.notice, columns, 2).slice(0, share.question - 3);
  const ask = wrap(shown.ask, columns, 2).slice(0, 3).map(bold);
  const listed = choiceLines(shown, columns, share.question - ask.length - notice.length);
  const choices = [...listed.lines];
  while (choices.length < share.question - ask.length - notice.length) choices.push('');
  const log = lastLines(shown.log, columns, share.log);
  const under = [...log, dim('─'.repeat(columns)), ...ask, ...choices, ...notice];
  const body = Math.max(1, rows - 2 - under.length);
  const top = shown.panel === undefined ? board(shown, columns, body, share.forces) : panelLines(shown.panel, columns);
  // A panel that does not fit ends with a line that says so.
  const long = shown.panel !== undefined && top.length > body;
  const last = long ? top.length - (body - 1) : 0;
  const from = Math.min(shown.panel?.from ?? 0, last);
  const seen = long ? top.slice(from, from + body - 1) : top.slice(0, body);
  while (seen.length < (long ? body - 1 : body)) seen.push('');
  if (long) seen.push(dim(cut(W.pageOfLines(from + 1, from + body - 1, top.length), columns)));
  const room = columns - width(shown.prompt) - 1;
  const start = Math.max(0, width(shown.before) - room);
  const typed = [...shown.typed].slice(start).join('');
  return {
    // On a screen too small for all of it the question's end gives way, never the line that is typed.
    lines: [
      ...[inverse(pad(` ${shown.status}`, columns)), ...seen, ...under].slice(0, rows - 1),
      `${shown.prompt}${typed}`,
    ],
    cursor: { row: rows - 1, column: width(shown.prompt) + width(shown.before) - start },
    body,
    last,
    pages: listed.pages,
  };
}

/** Map and forces: side by side where there is room, else the forces in a few lines below. */
function board(shown: Shown, columns: number, rows: number, forceRows: number): string[] {
  if (columns >= 118) {
    const right = Math.min(48, Math.floor(columns * 0.36));
    const map = shown.map(columns - right - 2, rows);
    const forces = shown.forces(right, rows).flatMap((line) => wrap(line, right, 2));
    const side = forces.length > rows ? [...forces.slice(0, rows - 1), dim(W.moreForces)] : forces;
    return Array.from({ length: rows }, (_, i) =>
      `${pad(map[i] ?? '', columns - right - 2)}  ${cut(side[i] ?? '', right)}`.trimEnd(),
    );
  }
  const forces = wrap(shown.forces(columns, rows).join(' · '), columns);
  const below = forces.slice(0, forceRows);
  if (forces.length > forceRows)
    below[forceRows - 1] = `${cut(below[forceRows - 1] ?? '', columns - 8)} ${dim(W.typeForce)}`;
  const map = shown.map(columns, Math.max(1, rows - below.length)).slice(0, rows - below.length);
  while (map.length < rows - below.length) (map as string[]).push('');
  return [...map, ...below];
}

function panelLines(panel: Panel, columns: number): string[] {
  return panel.text
    .trimEnd()
    .split('\n')
    .flatMap((line) => wrap(line, columns, 4));
}

interface Listed {
  readonly lines: readonly string[];
  readonly pages: number;
}

/** With labels if all find room, else by name; of very many a page at a time. */
function choiceLines(shown: Shown, columns: number, rows: number): Listed {
  const { titles } = shown;
  for (const texts of titles === undefined ? [shown.choices, shown.briefs, shown.names] : [shown.choices, titles]) {
    const all = inColumns(texts, columns, rows);
    if (all.shown === texts.length) return { lines: all.lines, pages: 1 };
  }
  return rows < 1 ? { lines: [], pages: 1 } : paged(titles ?? shown.names, shown.page, columns, rows);
}

/** One page in columns, and a line that says how to turn it. */
function paged(texts: readonly string[], page: number, columns: number, rows: number): Listed {
  const starts = [0];
  const from = (start: number) => inColumns(texts.slice(start), columns, rows - 1);
  for (let next = from(0).shown; next > 0 && next < texts.length; next += from(next).shown) {
    if (from(next).shown === 0) break;
    starts.push(next);
  }
  const at = Math.min(page, starts.length - 1);
  const start = starts[at] ?? 0;
  const { lines, shown } = from(start);
  const keys = at === 0 ? W.pageDownMore : at === starts.length - 1 ? W.pageUpBack : W.pageUpPageDown;
  const foot = W.pageOfChoices(start + 1, start + shown, texts.length, keys);
  return { lines: [...lines, dim(cut(foot, columns))], pages: starts.length };
}

/** The newest lines of the log, whole sentences first: a long one may take two lines. */
function lastLines(log: readonly string[], columns: number, rows: number): readonly string[] {
  const lines: string[] = [];
  for (let i = log.length - 1; i >= 0 && lines.length < rows; i--) {
    const folded = wrap(log[i] ?? '', columns, 2);
    lines.unshift(...(folded.length + lines.length <= rows ? folded : [cut(log[i] ?? '', columns)]));
  }
  while (lines.length < rows) lines.unshift('');
  return lines;
}
