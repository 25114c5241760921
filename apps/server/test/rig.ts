// What the server's tests share: a server on a free port over a database of its own, a clock that is moved by hand, people.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@bocage/catalogue';
import { type Game, type Generator, generator, randomBelow } from '@bocage/engine';
import { type OpenedTable, openTable, type Seated, Server, sendSalt, sitDown } from '@bocage/online';
import { onTestFinished } from 'vitest';
import { type Config, type Serving, serve } from '../src/index.ts';
import { newDatabase } from './cluster.ts';
import { freePort } from './processes.ts';

export type Kind = 'sqlite' | 'postgres';
/** The databases that the common suite runs on. */
export const KINDS: readonly Kind[] = ['sqlite', 'postgres'];

export interface Rig {
  readonly serving: Serving;
  readonly url: string;
  /** A person with a device of its own. */
  person(): Server;
  /** The fake clock. */
  readonly clock: { now: number };
  /** A second process's worth of server on the same database (PostgreSQL). */
  second(): Promise<Rig>;
}

const START = Date.UTC(2026, 10, 17, 12);

export async function rig(kind: Kind, settings: Partial<Config> = {}): Promise<Rig> {
  const folder = mkdtempSync(join(tmpdir(), 'bocage-server-'));
  const db = kind === 'postgres' ? await newDatabase() : undefined;
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const clock = { now: START };
  return open({ ...(db === undefined ? { data: folder } : { db }), ...settings }, clock);
}

async function open(settings: Partial<Config>, clock: { now: number }): Promise<Rig> {
  // The address is part of the configuration, so a port is taken first.
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config: Config = {
    who: 'anyone',
    workers: 1,
    publicUrl: url,
    hidden: true,
    now: () => clock.now,
    limitFactor: 1_000,
    sweepEvery: 0,
    privateHooks: true,
    ...settings,
  };
  const serving = await serve(config, port);
  onTestFinished(() => serving.close());
  return { serving, url, clock, person: () => new Server(url), second: () => open(settings, clock) };
}

export interface Pair {
  readonly id: string;
  /** By seat. */
  readonly seats: Readonly<Record<string, Server>>;
  readonly a: Server;
  readonly b: Server;
  readonly guest: Seated;
  readonly table: OpenedTable;
}

/** Two people at a table, both salts open: the game has begun. */
export async function pair({ person }: Pick<Rig, 'person'>, game = 'skirmish', more: object = {}): Promise<Pair> {
  const a = person();
  const b = person();
  const [first, second] = game === 'skirmish' ? ['A', 'B'] : ['US', 'GE'];
  const table = await openTable(a, { game, seats: { [first ?? '']: 'me', [second ?? '']: 'invite' }, ...more });
  const guest = await sitDown(b, codeOf(table.links[second ?? ''] ?? ''));
  if (table.kept !== undefined) await sendSalt(a, table.kept);
  return { id: table.id, a, b, seats: { [first ?? '']: a, [second ?? '']: b }, guest, table };
}

export function codeOf(link: string): string {
  return link.slice(link.indexOf('#i.') + 3);
}

export interface Shown {
  readonly seq: number;
  readonly n: number;
  readonly hash: string;
  readonly phase: string;
  readonly state: number[] | null;
  readonly decision: { readonly seat: string; readonly ask?: string; readonly wait?: string } | null;
  readonly choices?: readonly { readonly name: string }[];
  readonly result: {
    readonly grade: string;
    readonly how: string;
    readonly winner?: number;
    readonly text: string;
  } | null;
  readonly offers: readonly { readonly seq: number; readonly kind: string; readonly seat: string }[];
  readonly clocks: {
    readonly left: number[];
    readonly running: string | null;
    readonly out: boolean;
    readonly due: number;
  } | null;
  readonly seal: { readonly opened?: string; readonly commitment: string };
  readonly seats: readonly { readonly id: string; readonly kind: string; readonly people: string[] }[];
  readonly you: string[];
}

export function look(person: Server, id: string, want = 'choices'): Promise<Shown> {
  return person.ask<Shown>(`games/${id}?want=${want}`);
}

let keys = 0;
export function key(): string {
  return `test-key-${++keys}`;
}

/** Says something, with a key of its own and what the table is at. */
export async function tell(person: Server, id: string, message: object): Promise<Record<string, unknown>> {
  const { seq, hash } = await look(person, id, '');
  return person.ask(`games/${id}/say`, { key: key(), at: seq, hash, ...message });
}

export function choose(person: Server, id: string, ...names: string[]): Promise<Record<string, unknown>> {
  return tell(person, id, { t: 'choose', names });
}

/** One random choice of whoever decides; false if the game is over. */
export async function step({ id, seats }: Pick<Pair, 'id' | 'seats'>, g: Generator): Promise<boolean> {
  const anybody = Object.values(seats)[0];
  if (anybody === undefined) return false;
  const { decision } = await look(anybody, id, '');
  const person = decision === null ? undefined : seats[decision.seat];
  if (person === undefined) return false;
  const { choices = [], seq, hash } = await look(person, id);
  const name = choices[randomBelow(g, choices.length)]?.name ?? '';
  await person.ask(`games/${id}/say`, { t: 'choose', key: key(), at: seq, hash, names: [name] });
  return true;
}

export async function playOn(at: Pick<Pair, 'id' | 'seats'>, seed: string, most = 1_000): Promise<void> {
  const g = generator(seed);
  for (let i = 0; i < most && (await step(at, g)); i++);
}

export async function gameOf(id: string): Promise<Game> {
  const made = (await findGame(id)?.load())?.create();
  if (made === undefined || !('setup' in made)) throw new Error(`no ${id}`);
  return made;
}
