// The table on the whole screen: drawn in place, only what changed; answers cover the map until the next line.

import { W } from '../words/table.ts';
import { Screen } from './cells.ts';
import { type Complete, Editor, type Key } from './editor.ts';
import { choiceLine, type Front, type Moment, titled } from './front.ts';
import { compose, type Panel } from './layout.ts';
import { restoreTerminal, Tty, type TtyStreams } from './tty.ts';

/** Log lines that are kept for the drawing; `log` shows all. */
const MOST_LOG = 40;

export class FullFront implements Front {
  private readonly tty: Tty;
  private readonly screen: Screen;
  private readonly editor = new Editor();
  private readonly log: string[] = [];
  private moment: Moment | undefined;
  private panel: Panel | undefined;
  private notes = '';
  private thinking = '';
  private prompt = '> ';
  private complete: Complete = () => [];
  /** Lines that were typed before anybody asked. */
  private readonly early: string[] = [];
  private take: ((line: string | undefined) => void) | undefined;
  private left = false;
  private drawing = false;
  private body = 1;
  private last = 0;
  /** Which page of the choices is shown, and how many there are. */
  private page = 0;
  private pages = 1;

  constructor(streams: TtyStreams) {
    this.tty = new Tty(
      streams,
      (text, key) => this.press(text, key),
      () => this.fresh(),
    );
    this.screen = new Screen((text) => this.tty.write(text));
    this.tty.enter();
    this.screen.forget(this.tty.columns, this.tty.rows);
  }

  private fresh(): void {
    this.screen.forget(this.tty.columns, this.tty.rows);
    this.redraw();
  }

  /** Many keys may come at once, pasted or from a slow line: they are drawn together. */
  private soon(): void {
    if (this.drawing) return;
    this.drawing = true;
    setImmediate(() => {
      this.drawing = false;
      this.redraw();
    });
  }

  private redraw(): void {
    const { moment } = this;
    if (moment === undefined || this.left) return;
    const drawing = compose(
      {
        ...moment,
        log: this.log,
        choices: moment.choices.map((choice) => `${choice.number} ${choiceLine(choice)}`),
        briefs: moment.choices.map((choice) => `${choice.number} ${choiceLine({ ...choice, label: '' })}`),
        names: moment.choices.map(({ number, name, warned }) => `${number} ${name}${warned ? ' !' : ''}`),
        titles: titled(moment.choices),
        page: this.page,
        panel: this.panel,
        notice: this.thinking === '' ? this.notes : this.thinking,
        prompt: this.prompt,
        typed: this.editor.text,
        before: this.editor.before,
      },
      this.tty.columns,
      this.tty.rows,
    );
    this.body = drawing.body;
    this.last = drawing.last;
    this.pages = drawing.pages;
    this.page = Math.min(this.page, this.pages - 1);
    this.screen.draw(drawing.lines, drawing.cursor);
  }

  private press(text: string | undefined, key: Key): void {
    if (key.ctrl === true && key.name === 'z') {
      this.tty.suspend();
      return;
    }
    const pressed = this.editor.press(text, key, this.complete);
    switch (pressed.kind) {
      case 'line':
        this.deliver(pressed.line);
        break;
      case 'leave':
        this.left = true;
        this.deliver(undefined);
        return;
      case 'ways':
        this.panel = { text: pressed.ways.join('\n'), from: 0 };
        break;
      case 'scroll':
        if (this.panel !== undefined)
          this.panel.from = Math.max(0, Math.min(this.last, this.panel.from + pressed.by * Math.max(1, this.body - 2)));
        else this.page = Math.max(0, Math.min(this.pages - 1, this.page + pressed.by));
        break;
      case 'escape':
        this.panel = undefined;
        break;
      case 'redraw':
        this.fresh();
        return;
      default:
    }
    this.soon();
  }

  private deliver(line: string | undefined): void {
    const { take } = this;
    this.take = undefined;
    if (take !== undefined) take(line);
    else if (line !== undefined) this.early.push(line);
  }

  private next(news?: Promise<void>): Promise<string | undefined> {
    if (this.left) return Promise.resolve(undefined);
    const early = this.early.shift();
    if (early !== undefined) return Promise.resolve(early);
    return new Promise((done) => {
      this.take = done;
      void news?.then(() => {
        if (this.take === done) this.deliver('');
      });
    });
  }

  recall(lines: readonly string[]): void {
    this.happened(lines);
  }

  happened(lines: readonly string[]): void {
    this.log.push(...lines.map((line) => line.trim()));
    this.log.splice(0, Math.max(0, this.log.length - MOST_LOG));
  }

  async ask(moment: Moment, complete: Complete, fresh: boolean, news?: Promise<void>): Promise<string | undefined> {
    if (this.moment?.number !== moment.number) this.page = 0;
    this.moment = moment;
    this.complete = complete;
    this.prompt = `${moment.number}> `;
    this.redraw();
    if (fresh) this.early.length = 0;
    const line = await this.next(news);
    this.panel = undefined;
    this.notes = '';
    return line;
  }

  async question(text: string, prompt: string): Promise<string | undefined> {
    const { complete } = this;
    this.notes = text;
    this.prompt = prompt;
    this.complete = () => [];
    this.early.length = 0;
    this.redraw();
    const line = await this.next();
    this.notes = '';
    this.complete = complete;
    return line;
  }

  answer(text: string): void {
    this.panel = { text, from: 0 };
  }

  notice(text: string): void {
    this.notes = this.notes === '' ? text : `${this.notes}\n${text}`;
  }

  waiting(text: string): void {
    this.thinking = text;
    this.redraw();
  }

  async over(moment: Moment, result: string): Promise<string | undefined> {
    this.moment = { ...moment, ask: result, choices: [] };
    this.prompt = '> ';
    if (this.notes === '') this.notice(W.afterTheEnd);
    this.redraw();
    const line = await this.next();
    this.panel = undefined;
    this.notes = '';
    return line === '' ? undefined : line;
  }

  show(): void {
    this.panel = undefined;
    this.fresh();
  }

  close(): void {
    this.left = true;
    restoreTerminal();
  }
}
