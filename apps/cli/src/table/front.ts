// How the interactive game speaks to a person: filling the screen of a real terminal, or line by line in any other.
import type { Io } from '../io.ts';
import { W } from '../words/table.ts';
import { paint } from '../words.ts';
import type { Complete } from './editor.ts';
import type { Shown } from './layout.ts';
import { wrap } from './text.ts';

/** What a person must decide, in parts; a front shows as much of it as fits and is new. */
export interface Moment extends Pick<Shown, 'status' | 'map' | 'forces' | 'ask'> {
  /** Which choice of the game this will be, from 1: the number that the score gives it. */
  readonly number: number;
  /** Why it is asked. */
  readonly why: string;
  /** The step that asks: what it is about is explained once. */
  readonly step: string;
  /** Each choice by number and name, with its label where there is room. */
  readonly choices: readonly ShownChoice[];
}

export interface ShownChoice {
  readonly number: number;
  readonly name: string;
  readonly label: string;
  /** Whether places of the map stand for it. */
  readonly placed: boolean;
  /** Costs and chances in brief. */
  readonly brief: string;
  /** Whether the rules warn of it. */
  readonly warned: boolean;
}

export interface Front {
  /** What happened before this sitting: shown where there is room for it, not read out. */
  recall(lines: readonly string[]): void;
  /** What happened, line by line, since the last question. */
  happened(lines: readonly string[]): void;
  /**
   * Shows what is asked and waits for a line; undefined when the person leaves. `fresh`: nothing typed before counts. `news`:
   * when it comes first, the line is empty, and what is being typed stays.
   */
  ask(moment: Moment, complete: Complete, fresh: boolean, news?: Promise<void>): Promise<string | undefined>;
  /** A question of its own, such as a real die; only what is typed from now on is an answer. */
  question(text: string, prompt: string): Promise<string | undefined>;
  /** What was asked for: as long as it takes. */
  answer(text: string): void;
  /** One or two sentences: a refusal, a warning, what was done. */
  notice(text: string): void;
  /** That somebody thinks, or '' when that is over. */
  waiting(text: string): void;
  /** The end of the game: shows the result and gives what is typed then; undefined when the person leaves. */
  over(moment: Moment, result: string): Promise<string | undefined>;
  /** Draws the board, or prints it where nothing is drawn. */
  show(moment: Moment): void;
  close(): void;
}

/** A question with its choices takes no more lines than this. */
const MOST_LINES = 12;
/** More choices than this are told by name: a person who listens cannot keep more in mind. */
const MOST_LISTED = 7;
const MOST_NAMED = 4;
const MOST_TITLED = 6;

/** Lines, and only what is new: the board only when it is asked for. */
export class PlainFront implements Front {
  private readonly io: Io;
  private readonly explained = new Set<string>();
  private last = '';
  private begun = false;
  private thinking = false;
  private open: Promise<string | undefined> | undefined;

  constructor(io: Io) {
    this.io = io;
  }

  private put(text: string): void {
    this.io.out(this.io.columns === undefined ? text : `${this.folded(text).join('\n')}\n`);
  }

  /** The lines that a text takes; in a pipe they are as long as they are. */
  private folded(text: string): readonly string[] {
    return wrap(text.trimEnd(), this.io.columns ?? Number.POSITIVE_INFINITY, 2);
  }

  recall(): void {}

  happened(lines: readonly string[]): void {
    for (const line of lines) this.put(`${line}\n`);
    this.last = '';
  }

  async ask(moment: Moment, complete: Complete, fresh: boolean, news?: Promise<void>): Promise<string | undefined> {
    const { bold, dim } = paint(this.io);
    // The same question with the same choices is not read out again: it is still the one that was asked.
    const asked = `${moment.ask}\n${moment.choices.map((choice) => choice.name).join()}`;
    if (!this.begun) this.put(`${moment.status}\n`);
    this.begun = true;
    if (asked !== this.last) {
      const why = moment.why !== '' && !this.explained.has(moment.step) ? [`  ${dim(moment.why)}`] : [];
      const question = [bold(moment.ask), ...why].join('\n');
      this.explained.add(moment.step);
      this.put(`${question}\n`);
      const choices = this.choices(moment.choices, MOST_LINES - this.folded(question).length);
      if (choices.length > 0) this.put(`${choices.join('\n')}\n`);
    }
    this.last = asked;
    // A line that nobody has typed yet when news come is still waited for.
    const line = this.open ?? this.io.line('> ', { complete, fresh });
    if (news === undefined) return line;
    this.open = line;
    const first = await Promise.race([line.then((typed) => ({ typed })), news.then(() => undefined)]);
    if (first === undefined) return '';
    this.open = undefined;
    return first.typed;
  }

  /** A few with their labels as far as there is room; many by their names only, and of very many the first. */
  private choices(choices: readonly ShownChoice[], room: number): readonly string[] {
    if (choices.length <= MOST_LISTED) {
      for (const shown of [choices, choices.map((choice) => ({ ...choice, label: '' }))]) {
        const lines = shown.map((choice) => `${String(choice.number).padStart(4)}  ${choiceLine(choice)}`);
        if (this.folded(lines.join('\n')).length <= room) return lines;
      }
    }
    const columns = (this.io.columns ?? 80) - 2;
    const titles = titled(choices);
    const names = titles ?? choices.map(({ name, warned }) => `${name}${warned ? ' !' : ''}`);
    const most = Math.min(room, titles === undefined ? MOST_NAMED : MOST_TITLED);
    const lines = (n: number): readonly string[] => wrap(`  ${names.slice(0, n).join(', ')}`, columns, 2);
    if (lines(names.length).length <= most) return lines(names.length);
    let shown = 1;
    while (lines(shown + 1).length < most) shown++;
    return [...lines(shown), W.moreChoices(names.length - shown)];
  }

  async question(text: string, prompt: string): Promise<string | undefined> {
    this.put(`${text}\n`);
    return this.io.line(prompt, { fresh: true });
  }

  answer(text: string): void {
    this.put(`${text.trimEnd()}\n`);
  }

  notice(text: string): void {
    this.put(`${paint(this.io).yellow(text)}\n`);
  }

  /** Said once, not counted up: a screen reader would read every figure. */
  waiting(text: string): void {
    if (text !== '' && !this.thinking) this.put(W.thinkingLine);
    this.thinking = text !== '';
  }

  async over(moment: Moment, result: string): Promise<string | undefined> {
    this.put(`${moment.status}\n${result}\n`);
    return undefined;
  }

  show(moment: Moment): void {
    const columns = this.io.columns ?? 100;
    this.put(
      `${paint(this.io).bold(moment.status)}\n${moment.map(columns, 60).join('\n').trimEnd()}\n${moment.forces(columns, 0).join('\n')}\n`,
    );
    this.last = '';
  }

  close(): void {}
}

/** `act 15  Activate 15 West Wire Field  2 MP  !` */
export function choiceLine({ name, label, brief, warned }: ShownChoice): string {
  const own = label.toLowerCase() === name.toLowerCase() ? '' : label;
  return [name, own, brief, warned ? '!' : ''].filter((part) => part !== '').join('  ');
}

/** `1 Fight 1A Large Tank Force`, for choices that no place of the map stands for: their codes alone would say nothing. */
export function titled(choices: readonly ShownChoice[]): readonly string[] | undefined {
  if (choices.some((choice) => choice.placed)) return undefined;
  return choices.map(({ number, label, brief, warned }) =>
    [String(number), label, brief, warned ? '!' : ''].filter((part) => part !== '').join(' '),
  );
}
