// A folder of its own and the command run in it, in this process, with everything it says caught.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import fs, { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Disk, Io } from '../src/io.ts';
import { main } from '../src/run.ts';

export const PROGRAM = fileURLToPath(new URL('../src/main.ts', import.meta.url));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Shop {
  readonly folder: string;
  /** Runs a command line; a text is split at spaces, quotes kept together. */
  run(line: string, overrides?: Partial<Io>): Promise<Ran>;
  /** Runs it with --json and returns the object; the exit code must be as said. */
  json(line: string, code?: number): Promise<Record<string, unknown>>;
  /** Plays interactively: what a person types, line by line. */
  type(line: string, typed: readonly string[], overrides?: Partial<Io>): Promise<Ran>;
  write(name: string, text: string | Uint8Array): void;
  read(name: string): string;
  files(): string[];
  /** A real process. */
  spawn(line: string, input?: string): SpawnSyncReturns<string>;
}

function words(line: string): string[] {
  return (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
}

/** Every move is synced to the disk, and some tests play whole games: where there is a disk in memory, they use that. */
const MEMORY = '/dev/shm';
const ROOM = 64e6;

function place(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
}

export function shop(disk: Partial<Disk> = {}): Shop {
  const folder = mkdtempSync(join(place(), 'bocage-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const run = async (line: string, overrides: Partial<Io> = {}): Promise<Ran> => {
    let out = '';
    let err = '';
    const io: Io = {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      line: async () => undefined,
      terminal: false,
      colour: false,
      cwd: folder,
      disk: { ...fs, ...disk },
      newSeed: () => '42',
      name: 'bocage',
      ...overrides,
    };
    const code = await main(words(line), io);
    return { code, out, err };
  };
  return {
    folder,
    run,
    async json(line, code = 0) {
      const ran = await run(`${line} --json`);
      if (ran.code !== code || ran.err !== '') throw new Error(`exit ${ran.code}: ${ran.err}${ran.out}`);
      return JSON.parse(ran.out) as Record<string, unknown>;
    },
    type(line, typed, overrides = {}) {
      const waiting = [...typed];
      let echoed = '';
      const ask = async (prompt: string): Promise<string | undefined> => {
        echoed += prompt;
        return waiting.shift();
      };
      return run(line, { terminal: true, line: ask, ...overrides }).then((ran) => ({ ...ran, err: ran.err + echoed }));
    },
    write: (name, text) => writeFileSync(join(folder, name), text),
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    files: () => fs.readdirSync(folder).sort(),
    spawn: (line, input = '') =>
      spawnSync(process.execPath, [PROGRAM, ...words(line)], {
        cwd: folder,
        encoding: 'utf8',
        input,
        env: { ...process.env, npm_lifecycle_event: '' },
      }),
  };
}

/** A skirmish in which an attack comes next: A to decide, both in area 3, known cards. */
export const BATTLE = `bocage position 1
game: skirmish
turn: 4
squad 1: a3
squad 4: a3
cards: 2 2 0 0 0 0 0 1 1
`;
