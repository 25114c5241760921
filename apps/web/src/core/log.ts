// The log: what happened, line by line, grouped by the gesture (a line of the score) that brought it about.
import { type GameEvent, type Play, storyOf } from '@bocage/engine';
import type { TableSession } from './catalogue.ts';

interface LogLine {
  readonly text: string;
  readonly rule: string;
  readonly places: readonly string[];
  /** It explains another line: folded until somebody wants to know. */
  readonly detail: boolean;
  readonly pieces: readonly string[];
}

/** One sentence of the story with the lines that it is made of: its details. */
interface LogTale extends Omit<LogLine, 'detail'> {
  readonly details: readonly LogLine[];
}

export interface LogGroup {
  /** Choices before it, and after it: the moments that it lies between. */
  readonly from: number;
  readonly to: number;
  readonly seat: number;
  /** Every event by itself. */
  readonly lines: readonly LogLine[];
  /** The same as a story: what belongs together in one sentence. */
  readonly tales: readonly LogTale[];
  /** What dice showed, and how many sides each had. What was drawn is told by its name. */
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
    const tales = talesOf(session.game, session.setupEvents, lines);
    this.setup = lines.length === 0 ? [] : [{ from: 0, to: 0, seat: 0, lines, tales, outcomes: [], sides: [] }];
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

/** The log up to a choice, and of what followed only what has been told. */
export function soFar(
  game: Play,
  groups: readonly LogGroup[],
  from: number,
  events: readonly GameEvent[],
): readonly LogGroup[] {
  const known = groups.filter((one) => one.to <= from);
  const open = groups.find((one) => one.to > from);
  if (open === undefined || events.length === 0) return known;
  const lines = events.map((event) => line(game, event));
  return [...known, { ...open, lines, tales: talesOf(game, events, lines), outcomes: [], sides: [] }];
}

function group(session: TableSession, from: number, to: number): LogGroup {
  const { game, entries } = session;
  const events: GameEvent[] = [];
  const outcomes: string[] = [];
  const sides: number[] = [];
  for (let i = from; i < to; i++) {
    events.push(...session.events(i));
    entries[i]?.outcomes.forEach(({ text }, k) => {
      const die = entries[i]?.rolls[k]?.sides ?? 0;
      if (die === 0) return;
      outcomes.push(text);
      sides.push(die);
    });
  }
  const lines = events.map((event) => line(game, event));
  const tales = lines.length > 0 ? talesOf(game, events, lines) : [chosen(session, from, to)];
  return { from, to, seat: entries[from]?.seat ?? 0, lines, tales, outcomes, sides };
}

/** The sentences of the story, each with the lines that it stands for. */
function talesOf(game: Play, events: readonly GameEvent[], lines: readonly LogLine[]): readonly LogTale[] {
  let from = 0;
  return storyOf(game, events).map(({ text, of }) => {
    const its = lines.slice(from, from + of);
    from += of;
    const said = its.find((one) => one.text === text) ?? its[0];
    return {
      text,
      rule: said?.rule ?? '',
      places: [...new Set(its.flatMap((one) => one.places))],
      pieces: [...new Set(its.flatMap((one) => one.pieces))],
      details: its.filter((one) => one.text !== text),
    };
  });
}

/** What was chosen, where nothing came of it that the rules tell. */
function chosen(session: TableSession, from: number, to: number): LogTale {
  const { game, entries } = session;
  const seat = game.seats[entries[from]?.seat ?? 0]?.name ?? '';
  return { text: `${seat}: ${session.labels(from, to).join('; ')}.`, rule: '', places: [], pieces: [], details: [] };
}

function line(game: Play, event: GameEvent): LogLine {
  const { rule, places = [], pieces = [] } = event;
  return { text: game.say(event), rule, places, pieces, detail: event.detail === true };
}
