// Servers as real processes, killed as a power cut would, and two people who play on through it.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Generator, randomBelow } from '@bocage/engine';
import { openTable, Server, type ServerError, sendSalt, sitDown } from '@bocage/online';

/** Servers here are started as `npm run serve` starts them. */
const { NODE_WORDS } = (await import(new URL('../../../tools/bootstrap.mjs', import.meta.url).href)) as {
  readonly NODE_WORDS: Readonly<Record<string, readonly string[]>>;
};
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  start(): Promise<void>;
  kill(signal?: NodeJS.Signals): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A server on a free port; `args` say which database. */
export async function serverProcess(args: readonly string[]): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const made: ServerProcess = {
    url,
    get pid() {
      return child?.pid ?? 0;
    },
    async start() {
      const words = [
        ...(NODE_WORDS.serve ?? []),
        MAIN,
        '--port',
        String(port),
        '--public-url',
        url,
        '--hidden',
        '--limit-factor',
        '100000',
        ...args,
      ];
      const now = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
      child = now;
      let said = '';
      now.stderr?.on('data', (text) => (said += String(text)));
      await new Promise<void>((done, fail) => {
        now.stdout?.on('data', (text) => {
          if (String(text).includes('serves at')) done();
        });
        now.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
      });
      now.removeAllListeners('exit');
      now.once('exit', (code) => {
        if (code !== null && code !== 0) process.stderr.write(`the server ended with ${code}: ${said}\n`);
      });
    },
    async kill(signal = 'SIGKILL') {
      const now = child;
      if (now === undefined || now.exitCode !== null || now.signalCode !== null) return;
      const gone = new Promise((done) => now.once('exit', done));
      now.kill(signal);
      await gone;
    },
  };
  await made.start();
  return made;
}

export interface Two {
  readonly id: string;
  readonly seats: Readonly<Record<string, Server>>;
}

export async function twoAt(url: string, other = url): Promise<Two> {
  const a = new Server(url);
  const b = new Server(other);
  const table = await openTable(a, { game: 'skirmish', seats: { A: 'me', B: 'invite' } });
  await sitDown(b, (table.links.B ?? '').split('#i.')[1] ?? '');
  if (table.kept !== undefined) await sendSalt(a, table.kept);
  return { id: table.id, seats: { A: a, B: b } };
}

interface Shown {
  readonly seq: number;
  readonly hash: string;
  readonly decision: { readonly seat: string } | null;
  readonly choices?: readonly { readonly name: string }[];
}

/** Asks until there is an answer: with the same key it counts once. A refusal is an answer too, and is thrown. */
async function patient<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const { status } = error as Partial<ServerError>;
      if (status !== undefined && status < 500) throw error;
      await new Promise((done) => setTimeout(done, 20));
    }
  }
}

let keys = 0;

/**
 * Plays to the end, whatever happens to the servers; the sequence numbers that were confirmed. `told` hears each of them,
 * `others`: whoever has none of these seats is waited for.
 */
export async function playThrough(
  { id, seats }: Two,
  g: Generator,
  told: (seq: number) => void = () => {},
  others = false,
): Promise<number[]> {
  const confirmed: number[] = [];
  const anybody = Object.values(seats)[0];
  if (anybody === undefined) return confirmed;
  for (;;) {
    const now = await patient(() => anybody.ask<Shown>(`games/${id}`));
    const person = now.decision === null ? undefined : seats[now.decision.seat];
    if (person === undefined && now.decision !== null && others) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    if (person === undefined) return confirmed;
    const mine = await patient(() => person.ask<Shown>(`games/${id}?want=choices`));
    const name = mine.choices?.[randomBelow(g, mine.choices.length)]?.name ?? '';
    const message = { t: 'choose', key: `kill-${process.pid}-${++keys}`, at: mine.seq, hash: mine.hash, names: [name] };
    const { seq } = await patient(() => person.ask<{ seq: number }>(`games/${id}/say`, message));
    confirmed.push(seq);
    told(seq);
  }
}

/** What the log says about the confirmed choices: how many are missing, how many entries nobody was told of or came twice. */
export async function judged(
  { id, seats }: Two,
  confirmed: readonly number[],
): Promise<{ entries: number; lost: number; twice: number }> {
  const anybody = Object.values(seats)[0];
  const all: { seq: number; kind: string }[] = [];
  for (let after = 0; ; ) {
    const { entries } = await patient(
      () =>
        anybody?.ask<{ entries: { seq: number; kind: string }[] }>(`games/${id}/entries?after=${after}`) ??
        Promise.resolve({ entries: [] }),
    );
    all.push(...entries);
    if (entries.length < 500) break;
    after = entries.at(-1)?.seq ?? after;
  }
  const choices = new Set(all.filter((e) => e.kind === 'choice').map((e) => e.seq));
  const told = new Set(confirmed);
  return {
    entries: choices.size,
    lost: confirmed.filter((seq) => !choices.has(seq)).length,
    twice: confirmed.length - told.size + [...choices].filter((seq) => !told.has(seq)).length,
  };
}
