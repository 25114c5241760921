// What a command may touch of the world outside: text in and out, files, chance for a new seed. Tests hand in their own.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type LineOptions, LineReader } from './line-reader.ts';
import type { TtyStreams } from './table/tty.ts';

/** The functions of node:fs that files are read and written with. */
export type Disk = Pick<
  typeof fs,
  | 'closeSync'
  | 'fstatSync'
  | 'fsyncSync'
  | 'ftruncateSync'
  | 'linkSync'
  | 'lstatSync'
  | 'mkdirSync'
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
  line(prompt: string, options?: LineOptions): Promise<string | undefined>;
  /** A person sits at a terminal: input and output both. */
  readonly terminal: boolean;
  /** The terminal itself, where it can be drawn on. */
  readonly tty?: TtyStreams | undefined;
  /** How wide lines may be; undefined for a pipe. */
  readonly columns?: number | undefined;
  readonly colour: boolean;
  readonly cwd: string;
  /** The folder for what belongs to the person and to no game; undefined if there is none. */
  readonly home?: string | undefined;
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
  let reader: LineReader | undefined;
  const terminal = stdin.isTTY === true && stdout.isTTY === true;
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    line(prompt, options) {
      reader ??= new LineReader(stdin, stdout, terminal);
      return reader.next(prompt, options);
    },
    tty: terminal && env.TERM !== 'dumb' && env.TERM !== undefined ? { input: stdin, output: stdout } : undefined,
    get columns() {
      return stdout.isTTY === true ? stdout.columns || 80 : undefined;
    },
    terminal,
    colour: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
    cwd: process.cwd(),
    home: env.BOCAGE_HOME || join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'bocage'),
    disk: fs,
    newSeed: () => BigInt(`0x${randomBytes(16).toString('hex')}`).toString(),
    name: env.npm_lifecycle_event === 'bocage' || env.npm_lifecycle_event === 'start' ? 'npm run bocage --' : 'bocage',
    close: () => reader?.close(),
  };
}
