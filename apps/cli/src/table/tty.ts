// The real terminal while a game fills its screen: raw keys, the other screen buffer, its size; and whatever happens (leaving,
// a signal, a crash, a kill) it is left as it was found.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeSync } from 'node:fs';
import { emitKeypressEvents } from 'node:readline';
import type { Key } from './editor.ts';

export interface TtyStreams {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream & { readonly fd: number };
}

// Lines do not wrap meanwhile: what was on its way when a window became smaller is cut, and pushes nothing off the screen.
const ENTER = '\u001b[?1049h\u001b[?7l\u001b[2J\u001b[H';
const LEAVE = '\u001b[0m\u001b[?7h\u001b[?25h\u001b[?1049l';
/**
 * Waits beside us for a line. If the input ends without one, we were killed and could not clean up: it puts the settings back.
 * It has no terminal of its own to be stopped by, only the open output.
 */
const GUARD = `read -r done || { stty "$0" <&1; printf '\\033[0m\\033[?7h\\033[?25h\\033[?1049l'; }`;
const SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGINT'] as const;
const SIGNAL_CODES = { SIGTERM: 143, SIGHUP: 129, SIGINT: 130 } as const;

/** The terminal that is in use now. */
let current: Tty | undefined;

/** Leaves the terminal as it was found; for handlers that are about to end the program. */
export function restoreTerminal(): void {
  current?.leave();
}

export class Tty {
  private readonly streams: TtyStreams;
  private readonly key: (text: string | undefined, key: Key) => void;
  private readonly resized: () => void;
  private guard: ChildProcess | undefined;
  private inside = false;

  constructor(streams: TtyStreams, key: (text: string | undefined, key: Key) => void, resized: () => void) {
    this.streams = streams;
    this.key = key;
    this.resized = resized;
  }

  get columns(): number {
    return Math.max(20, this.streams.output.columns || 80);
  }

  get rows(): number {
    return Math.max(8, this.streams.output.rows || 24);
  }

  write(text: string): void {
    this.streams.output.write(text);
  }

  enter(): void {
    if (this.inside) return;
    const { input, output } = this.streams;
    this.guard = startGuard(output.fd);
    this.inside = true;
    current = this;
    output.write(ENTER);
    emitKeypressEvents(input);
    input.setRawMode(true);
    input.resume();
    input.on('keypress', this.key);
    output.on('resize', this.resized);
    process.on('exit', restoreTerminal);
    for (const signal of SIGNALS) process.on(signal, endBySignal);
  }

  leave(): void {
    if (!this.inside) return;
    this.inside = false;
    current = undefined;
    const { input, output } = this.streams;
    input.off('keypress', this.key);
    output.off('resize', this.resized);
    process.off('exit', restoreTerminal);
    for (const signal of SIGNALS) process.off(signal, endBySignal);
    input.setRawMode(false);
    input.pause();
    // At once: the program may be about to end.
    writeSync(output.fd, LEAVE);
    this.guard?.stdin?.end('done\n');
    this.guard = undefined;
  }

  /** Ctrl-Z: back to the shell, and here again when it brings us to the front. */
  suspend(): void {
    this.leave();
    process.once('SIGCONT', () => {
      this.enter();
      this.resized();
    });
    process.kill(process.pid, 'SIGTSTP');
  }
}

function endBySignal(signal: (typeof SIGNALS)[number]): void {
  restoreTerminal();
  process.exit(SIGNAL_CODES[signal]);
}

/** Where there is no `stty` or no shell there is no guard; the terminal is still put back unless we are killed outright. */
function startGuard(output: number): ChildProcess | undefined {
  const saved = spawnSync('stty', ['-g'], { stdio: [output, 'pipe', 'ignore'], encoding: 'utf8' });
  const settings = saved.status === 0 ? saved.stdout.trim() : '';
  if (settings === '') return undefined;
  const guard = spawn('sh', ['-c', GUARD, settings], { detached: true, stdio: ['pipe', output, 'ignore'] });
  guard.on('error', () => {});
  guard.stdin?.on('error', () => {});
  guard.unref();
  if (guard.stdin !== null && 'unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref();
  return guard;
}
