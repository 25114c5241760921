// The log: what happened, line by line, grouped by the gesture (a line of the score) that brought it about.
import type { GameEvent, Play } from '@bocage/engine';
import type { TableSession } from './catalogue.ts';

interface LogLine {
  readonly text: string;
  readonly rule: string;
  readonly places: readonly string[];
  /** It explains another line: folded until somebody wants to know. */
  readonly detail: boolean;
  readonly pieces: readonly string[];
}

export interface LogGroup {
  /** Choices before it, and after it: the moments that it lies between. */
  readonly from: number;
  readonly to: number;
  readonly seat: number;
  /** The words of the score. */
  readonly words: string;
  readonly lines: readonly LogLine[];
  /** What chance brought, and how many sides the die had: 0 for what was drawn. */
  readonly outcomes: readonly string[];
  readonly sides: readonly number[];
}

/** Keeps the groups of a session and makes only those anew that have changed. */
export class Log {
  private readonly session: TableSession;
  private groups: LogGroup[] = [];
  private hash = '';

  /** What happened before the first choice: a group that lies before all others. */
  private readonly setup: readonly LogGroup[];

  constructor(session: TableSession) {
    this.session = session;
    const lines = session.setupEvents.map((event) => line(session.game, event));
    const outcomes = session.setupOutcomes.map((outcome) => outcome.text);
    const sides = outcomes.map(() => 0);
    this.setup = lines.length === 0 ? [] : [{ from: 0, to: 0, seat: 0, words: '', lines, outcomes, sides }];
  }

  /** The set-up, then all that was chosen. */
  whole(): readonly LogGroup[] {
    return [...this.setup, ...this.read()];
  }

  /** The groups of all choices, oldest first. */
  read(): readonly LogGroup[] {
    const { session } = this;
    const { entries } = session;
    const last = this.groups.at(-1);
    const intact = last === undefined || (last.to <= entries.length && session.hashAfter(last.to - 1) === this.hash);
    const kept = intact ? this.groups.slice() : [];
    // The last group may have grown by choices that elaborate it.
    if (intact && entries[kept.at(-1)?.to ?? 0]?.continues === true) kept.pop();
    let from = kept.at(-1)?.to ?? 0;
    while (from < entries.length) {
      let to = from + 1;
      while (to < entries.length && entries[to]?.continues === true) to++;
      kept.push(group(session, from, to));
      from = to;
    }
    this.groups = kept;
    this.hash = session.hashAfter(entries.length - 1);
    return kept;
  }
}

function group(session: TableSession, from: number, to: number): LogGroup {
  const { game, entries } = session;
  const lines: LogLine[] = [];
  const outcomes: string[] = [];
  const sides: number[] = [];
  for (let i = from; i < to; i++) {
    for (const event of session.events(i)) lines.push(line(game, event));
    for (const outcome of entries[i]?.outcomes ?? []) outcomes.push(outcome.text);
    for (const rolled of entries[i]?.rolls ?? []) sides.push(rolled.sides);
  }
  const words = entries
    .slice(from, to)
    .map((entry) => entry.name)
    .join(', ');
  return { from, to, seat: entries[from]?.seat ?? 0, words, lines, outcomes, sides };
}

function line(game: Play, event: GameEvent): LogLine {
  const { rule, places = [], pieces = [] } = event;
  return { text: game.say(event), rule, places, pieces, detail: event.detail === true };
}
