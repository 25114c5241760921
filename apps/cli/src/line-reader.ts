// Lines from a terminal or a pipe, one at a time: with history and completion at a terminal, and lines typed too early known as such.
import { createInterface, type Interface } from 'node:readline';
import type { Complete } from './table/editor.ts';

export interface LineOptions {
  /** Lines that were typed before the prompt was shown do not count. A pipe knows no before. */
  readonly fresh?: boolean;
  readonly complete?: Complete;
}

export class LineReader {
  private readonly reader: Interface;
  private readonly output: NodeJS.WriteStream;
  private readonly terminal: boolean;
  private readonly waiting: string[] = [];
  private take: ((line: string | undefined) => void) | undefined;
  private ended = false;
  private complete: LineOptions['complete'];

  constructor(input: NodeJS.ReadStream, output: NodeJS.WriteStream, terminal: boolean) {
    this.output = output;
    this.terminal = terminal;
    this.reader = createInterface({
      input,
      terminal,
      ...(terminal && { output }),
      historySize: 200,
      completer: (line: string) => [this.complete?.(line) ?? [], line],
    });
    this.reader.on('line', (line) => this.receive(line));
    // Ctrl-C ends the input: the game is saved after each choice, so nothing is lost.
    this.reader.on('SIGINT', () => this.reader.close());
    this.reader.on('close', () => {
      this.ended = true;
      this.deliver(undefined);
    });
  }

  private receive(line: string): void {
    if (this.take === undefined) this.waiting.push(line);
    else this.deliver(line);
  }

  private deliver(line: string | undefined): void {
    const { take } = this;
    this.take = undefined;
    take?.(line);
  }

  /** Shows the prompt and gives the next line; undefined at the end of the input. */
  next(prompt: string, options: LineOptions = {}): Promise<string | undefined> {
    this.complete = options.complete;
    if (options.fresh === true && this.terminal) this.waiting.length = 0;
    if (this.terminal && !this.ended) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    } else this.output.write(prompt);
    const early = this.waiting.shift();
    if (early !== undefined || this.ended) return Promise.resolve(early);
    return new Promise((done) => {
      this.take = done;
    });
  }

  close(): void {
    this.reader.close();
  }
}
