// An outside program in a seat: started, greeted, asked, and held to its time.

import { type ChildProcess, spawn } from 'node:child_process';
import { arrange, brief, type Game, type View } from '@bocage/engine';
import {
  chosen,
  type Decide,
  decideMessage,
  helloMessage,
  type Message,
  PROTOCOL,
  readMessage,
  spoken,
} from './protocol.ts';
import { resultShape } from './shapes.ts';
import { badInput, type Stop } from './stop.ts';
import { W } from './words/common.ts';

const MOST_LINE = 1_000_000;
/** A choice that is not legal is told so and asked again, this often. */
const TRIES = 3;

export class OutsidePlayer {
  private readonly command: string;
  private readonly seconds: number;
  private readonly child: ChildProcess;
  private readonly lines: string[] = [];
  private rest = '';
  private complaint = '';
  private ended: string | undefined;
  private wake: (() => void) | undefined;
  private asked = 0;
  /** The rest of a line that the program has named at once. */
  private planned: readonly string[] = [];

  constructor(command: string, cwd: string, seconds: number) {
    this.command = command;
    this.seconds = seconds;
    const [program = '', ...args] = splitCommand(command);
    this.child = spawn(program, args, { cwd, stdio: ['pipe', 'pipe', 'pipe'] });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => this.receive(text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.complaint = `${this.complaint}${text}`.slice(-2_000);
    });
    // Writing to a program that has ended: its end is reported by 'close'.
    this.child.stdin?.on('error', () => {});
    this.child.on('error', (error) => this.finish(W.cannotBeStarted(error.message)));
    this.child.on('close', (code, signal) => this.finish(W.hasEnded(signal ?? W.exitCode(code))));
  }

  async greet(game: Game, view: View, seat: number): Promise<void> {
    this.send(helloMessage(game, view, seat));
    const answer = await this.receiveMessage();
    if (answer.type !== 'ready' || answer.protocol !== PROTOCOL) {
      throw this.failure(W.mustAnswerHello(PROTOCOL));
    }
  }

  /** The name of the choice that the program takes: the next of the line that it has named, or what it answers now. */
  async decide(game: Game, view: View, seat: number): Promise<string> {
    const planned = this.planned.length === 0 ? undefined : arrange(game, view, this.planned);
    if (planned?.kind === 'order') return this.take(planned.order.map((i) => this.planned[i] ?? ''));
    // Something came up that the rest of the line does not fit: the program is asked again.
    this.planned = [];
    const message = decideMessage(game, view, seat, ++this.asked);
    this.send(message);
    let problem = '';
    for (let i = 0; i < TRIES; i++) {
      const answer = await this.receiveMessage();
      if (answer.type === 'error') throw this.failure(W.givesUp(spoken(answer.text)));
      const choice = judge(game, view, message, answer);
      if (typeof choice !== 'string') return this.take(choice);
      problem = choice;
      this.send({ type: 'error', id: message.id, text: choice });
    }
    throw this.failure(W.wrongAnswers(TRIES, problem));
  }

  private take([first = '', ...rest]: readonly string[]): string {
    this.planned = rest;
    return first;
  }

  /** Tells the result if there is one, lets the program go, and waits a moment for its end. */
  async close(game: Game, view: View): Promise<void> {
    const result = resultShape(game, view);
    if (result !== null) this.send({ type: 'result', ...result });
    this.child.stdin?.end();
    const { child } = this;
    if (this.ended === undefined && child.exitCode === null && child.signalCode === null) {
      const timer = setTimeout(() => child.kill('SIGKILL'), 1_000);
      await new Promise<void>((done) => {
        child.once('exit', () => done());
      });
      clearTimeout(timer);
    }
    // What the program itself has started may hold these open; we do not wait for it.
    child.stdout?.destroy();
    child.stderr?.destroy();
  }

  private send(message: Message): void {
    this.child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  private receive(text: string): void {
    this.rest += text;
    const parts = this.rest.split('\n');
    this.rest = parts.pop() ?? '';
    this.lines.push(...parts.filter((line) => line.trim() !== ''));
    if (this.rest.length > MOST_LINE) {
      this.finish(W.lineWithoutEnd);
      this.child.kill('SIGKILL');
    }
    this.wake?.();
  }

  private finish(how: string): void {
    this.ended ??= how;
    this.wake?.();
  }

  private async receiveMessage(): Promise<{ readonly type: string; readonly [field: string]: unknown }> {
    const line = await this.nextLine();
    const message = readMessage(line);
    if (typeof message === 'string') throw this.failure(W.breaksProtocol(message));
    return message;
  }

  private async nextLine(): Promise<string> {
    const late = Symbol('late');
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<typeof late>((done) => {
      timer = setTimeout(() => done(late), this.seconds * 1_000);
    });
    try {
      for (;;) {
        const line = this.lines.shift();
        if (line !== undefined) return line;
        if (this.ended !== undefined) throw this.failure(this.ended);
        const news = new Promise<void>((done) => {
          this.wake = done;
        });
        if ((await Promise.race([news, limit])) === late) {
          throw this.failure(W.noAnswerWithin(this.seconds));
        }
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** Whatever went wrong, the program is of no use any more. */
  private failure(what: string): Stop {
    this.child.kill('SIGKILL');
    const last = this.complaint.trim().split('\n').pop() ?? '';
    return badInput(W.playerFails(brief(this.command), what, last.slice(0, 200)));
  }
}

/** The choice that the answer means, or a sentence. An answer that names another question must not count for this one. */
function judge(
  game: Game,
  view: View,
  asked: Decide,
  answer: Readonly<Record<string, unknown>>,
): readonly string[] | string {
  if (answer.type !== 'choice') return W.choiceIsDue;
  if (answer.id !== undefined && answer.id !== asked.id) return W.idOfQuestion(asked.id);
  return chosen(game, view, asked.choices, answer.choice);
}

/** `python3 "my bot.py" --fast` into its words; no shell is involved. */
function splitCommand(command: string): string[] {
  const words = command.match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? [];
  return words.map((word) => (/^(".*"|'.*')$/.test(word) ? word.slice(1, -1) : word));
}
