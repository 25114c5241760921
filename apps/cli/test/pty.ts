// The command in a real pseudo-terminal (`script` of util-linux makes one), and what a person would see on its screen.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { PROGRAM } from './shop.ts';

export const hasScript =
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') === true;

/** The cells of a terminal, moved by the few sequences that Bocage writes. Anything else is an error of the test or of Bocage. */
export class Glass {
  columns: number;
  rows: number;
  row = 0;
  column = 0;
  /** On the other screen buffer. */
  other = false;
  /** Whether a letter behind the last column goes to the next line. */
  wraps = true;
  /** Whether lines were ever pushed off the top while the table was drawn. */
  scrolled = 0;
  /** All text that was ever written, for what is printed before and after. */
  written = '';
  private cells: string[][];
  private rest = '';

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.cells = Array.from({ length: rows }, () => Array<string>(columns).fill(' '));
  }

  resize(columns: number, rows: number): void {
    this.columns = columns;
    this.rows = rows;
    this.cells = Array.from({ length: rows }, (_, r) =>
      Array.from({ length: columns }, (_cell, c) => this.cells[r]?.[c] ?? ' '),
    );
  }

  get lines(): readonly string[] {
    return this.cells.map((row) => row.join('').trimEnd());
  }

  write(text: string): void {
    this.written += text;
    let left = this.rest + text;
    this.rest = '';
    while (left !== '') {
      const used = left.startsWith('\u001b') ? this.sequence(left) : this.letters(left);
      if (used === 0) {
        this.rest = left;
        return;
      }
      left = left.slice(used);
    }
  }

  private sequence(text: string): number {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
    const found = /^\u001b\[([?0-9;]*)([A-Za-z])/.exec(text);
    if (found === null) return text.length > 20 ? 1 : 0;
    const [all = '', inner = '', kind] = found;
    const numbers = inner.split(';').map((n) => Number(n) || 1);
    if (kind === 'H') {
      this.row = Math.min(this.rows, numbers[0] ?? 1) - 1;
      this.column = Math.min(this.columns, numbers[1] ?? 1) - 1;
    } else if (kind === 'J') this.cells = this.cells.map((row) => row.map(() => ' '));
    else if (kind === 'h' && inner === '?7') this.wraps = true;
    else if (kind === 'l' && inner === '?7') this.wraps = false;
    else if (kind === 'h' && inner === '?1049') this.other = true;
    else if (kind === 'l' && inner === '?1049') this.other = false;
    return all.length;
  }

  private letters(text: string): number {
    const end = text.indexOf('\u001b');
    const part = end < 0 ? text : text.slice(0, end);
    for (const letter of part) {
      if (letter === '\r') this.column = 0;
      else if (letter === '\n') this.down();
      else if (letter === '\b') this.column = Math.max(0, this.column - 1);
      else if (letter >= ' ') this.put(letter);
    }
    return part.length;
  }

  private put(letter: string): void {
    if (this.column >= this.columns && this.wraps) {
      this.column = 0;
      this.down();
    } else if (this.column >= this.columns) this.column = this.columns - 1;
    const row = this.cells[this.row];
    if (row !== undefined) row[this.column] = letter;
    this.column++;
  }

  private down(): void {
    if (this.row < this.rows - 1) {
      this.row++;
      return;
    }
    if (this.other) this.scrolled++;
    this.cells = [...this.cells.slice(1), Array<string>(this.columns).fill(' ')];
  }
}

export interface Pty {
  readonly glass: Glass;
  /** Keys, as a terminal sends them. */
  type(keys: string): void;
  /** Until the screen shows what is wanted; the error says what it shows instead. */
  until(what: string, wanted: (glass: Glass) => boolean): Promise<void>;
  /** Another size, as a person drags the window. */
  resize(columns: number, rows: number): void;
  /** The process itself, for signals. */
  pid(): number;
  /** Until the program has ended and the terminal is its own again; then the shell around it tells the settings and ends. */
  ended(): Promise<void>;
}

/** Patient with a busy machine; a test that fails shows its screen. */
const LONGEST = 60_000;

export function pty(folder: string, line: string, columns: number, rows: number, env: NodeJS.ProcessEnv = {}): Pty {
  const command = `stty rows ${rows} cols ${columns}; tty > tty.txt; sh -c 'echo $$ > pid.txt; exec "${process.execPath}" "${PROGRAM}" ${line}'; echo "[code $?]"; read -r line; stty -a`;
  const child: ChildProcess = spawn('script', ['-qefc', command, '/dev/null'], {
    cwd: folder,
    env: { ...process.env, TERM: 'xterm', NO_COLOR: '', npm_lifecycle_event: '', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const glass = new Glass(columns, rows);
  let over = false;
  let wake = (): void => {};
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    glass.write(text);
    wake();
  });
  child.on('close', () => {
    over = true;
    wake();
  });
  onTestFinished(() => {
    child.stdin?.end();
    child.kill('SIGKILL');
  });
  const until = (what: string, wanted: (g: Glass) => boolean): Promise<void> =>
    new Promise((done, fail) => {
      const timer = setTimeout(
        () => fail(new Error(`waited for ${what}; the screen:\n${glass.lines.join('\n')}`)),
        LONGEST,
      );
      wake = () => {
        const seen = wanted(glass);
        if (!seen && !over) return;
        clearTimeout(timer);
        wake = () => {};
        if (seen) done();
        else fail(new Error(`it ended before ${what}; the screen:\n${glass.lines.join('\n')}`));
      };
      wake();
    });
  return {
    glass,
    until,
    type: (keys) => void child.stdin?.write(keys),
    resize(c, r) {
      glass.resize(c, r);
      spawnSync('stty', [
        '-F',
        readFileSync(join(folder, 'tty.txt'), 'utf8').trim(),
        'rows',
        String(r),
        'cols',
        String(c),
      ]);
    },
    pid: () => (existsSync(join(folder, 'pid.txt')) ? Number(readFileSync(join(folder, 'pid.txt'), 'utf8')) : 0),
    async ended() {
      await until('the end of the program', (g) => g.written.includes('[code ') && !g.other);
      child.stdin?.write('\n');
      await until('the end', () => over);
    },
  };
}
