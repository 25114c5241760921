// A folder of its own and the command run in it, in a process of its own that a watchdog can end.
import fs, { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../src/io.ts';
import { main } from '../../src/run.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Processor time of this thread, in milliseconds. */
  readonly took: number;
}

/** A folder with a bystander in it: a file that no command was asked to touch. */
export class Bench {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'bystander.txt'), BYSTANDER);
  }

  write(name: string, text: string | Uint8Array): void {
    writeFileSync(join(this.folder, name), text);
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  /** Everything but the bystander goes; false if that one is not what it was. */
  clear(): boolean {
    let sound = false;
    for (const name of readdirSync(this.folder)) {
      if (name === 'bystander.txt') sound = this.read(name) === BYSTANDER;
      else rmSync(join(this.folder, name), { recursive: true });
    }
    return sound;
  }

  /** What the command says to these words, with these lines as its input. */
  async run(words: readonly string[], lines: readonly string[] = []): Promise<Ran> {
    let out = '';
    let err = '';
    const waiting = [...lines];
    const io: Io = {
      out(text) {
        out += text;
      },
      err(text) {
        err += text;
      },
      line: async () => waiting.shift(),
      terminal: false,
      colour: false,
      cwd: this.folder,
      disk: fs,
      newSeed: () => '42',
      name: 'bocage',
    };
    const before = process.threadCpuUsage();
    const code = await main(words, io);
    const { user, system } = process.threadCpuUsage(before);
    return { code, out, err, took: (user + system) / 1000 };
  }
}

const BYSTANDER = 'This is mine, and no command may touch it.';

/** Nothing from outside takes longer than this. */
const LONGEST_MS = 2_000;

/** What is wrong with how a command took an input; undefined if it behaved. */
export function misbehaved({ code, out, err, took }: Ran): string | undefined {
  if (![0, 1, 2].includes(code)) return `exit code ${code}: ${err}`;
  if (/\n {4}at |node:internal|\.ts:\d/.test(out + err)) return `a stack trace: ${err}`;
  if (code === 0 && err !== '') return `exit code 0, but it complains: ${err}`;
  if (code !== 0 && !/^(?:[^\n]{1,1300}\n)+$/.test(err))
    return `exit code ${code}, but no sentence: ${JSON.stringify(err.slice(0, 200))}`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not come through.
  if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(out + err))
    return `a control character reaches the terminal: ${JSON.stringify(err)}`;
  return took > LONGEST_MS ? `${took.toFixed(0)} ms` : undefined;
}
