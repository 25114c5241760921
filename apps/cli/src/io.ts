// What a command may touch of the world outside: text in and out, files, chance for a new seed. Tests hand in their own.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createInterface, type Interface } from 'node:readline';

/** The functions of node:fs that files are read and written with. */
export type Disk = Pick<
  typeof fs,
  | 'closeSync'
  | 'fstatSync'
  | 'fsyncSync'
  | 'ftruncateSync'
  | 'linkSync'
  | 'lstatSync'
  | 'openSync'
  | 'readFileSync'
  | 'readdirSync'
  | 'realpathSync'
  | 'renameSync'
  | 'statSync'
  | 'unlinkSync'
  | 'writeSync'
>;

export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Shows the prompt and returns the next line of the input; undefined at its end. */
  line(prompt: string): Promise<string | undefined>;
  /** A person sits at a terminal: input and output both. */
  readonly terminal: boolean;
  readonly colour: boolean;
  readonly cwd: string;
  readonly disk: Disk;
  /** A seed that nobody can guess. */
  newSeed(): string;
  /** Notes a file whose content the rules have to believe: a pack, a position. What they stumble over is its fault. */
  believe?(file: string): void;
  /** How the person calls this program: `bocage`, or `npm run bocage --`. */
  readonly name: string;
}

export function processIo(): Io & { close(): void } {
  const { stdin, stdout, stderr, env } = process;
  // `bocage choices | head` closes the pipe early: that is no error.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  let reader: Interface | undefined;
  let lines: AsyncIterator<string> | undefined;
  const terminal = stdin.isTTY === true && stdout.isTTY === true;
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    async line(prompt) {
      if (reader === undefined) {
        reader = createInterface({ input: stdin, terminal, ...(terminal && { output: stdout }), historySize: 200 });
        // Ctrl-C ends the input: the game is saved after each choice, so nothing is lost.
        reader.on('SIGINT', () => reader?.close());
        lines = reader[Symbol.asyncIterator]();
      }
      if (terminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else stdout.write(prompt);
      const next = await lines?.next();
      return next === undefined || next.done === true ? undefined : next.value;
    },
    terminal,
    colour: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
    cwd: process.cwd(),
    disk: fs,
    newSeed: () => BigInt(`0x${randomBytes(16).toString('hex')}`).toString(),
    name: env.npm_lifecycle_event === 'bocage' || env.npm_lifecycle_event === 'start' ? 'npm run bocage --' : 'bocage',
    close: () => reader?.close(),
  };
}
