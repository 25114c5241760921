// Who follows which game in this process, and what each of them is told after a commit.
import { WATCHER } from '@bocage/engine';
import type { Want } from '@bocage/online/wire';
import { movedMessage, type Viewer } from './game/show.ts';
import type { Carried, Table } from './game/table.ts';
import { mayWatch, type Principal, seatsOf } from './people/principal.ts';
import { secret } from './people/secrets.ts';
import { TABLE } from './words/table.ts';

/** A socket or a stream. */
export interface Follower {
  readonly principal: Principal;
  readonly want: readonly Want[];
  send(text: string): void;
}

/** Whose eyes somebody has at a table: the seat that decides if it is theirs, else their first; undefined for nobody's. */
export function viewerOf(table: Table, p: Principal): Viewer | undefined {
  const mine = seatsOf(table, p);
  if (mine.includes(table.decides)) return table.decides;
  return mine[0] ?? (mayWatch(table, p) ? WATCHER : undefined);
}

/** So long the word of another process counts, and so often it is given again. */
const BELIEVED = 60_000;
export const PRESENCE_EVERY = 25_000;

interface Elsewhere {
  readonly seats: readonly string[];
  readonly watchers: number;
  readonly at: number;
}

const NOT_YOURS_NOW = { why: 'closed', text: TABLE.seatTaken } as const;

interface Held {
  readonly n: number;
  readonly texts: Map<string, string>;
  readonly make: (want: readonly Want[]) => string;
}

export class Hub {
  private readonly games = new Map<string, Set<Follower>>();
  /** What watchers will be told later. */
  private readonly held = new Map<string, Held[]>();
  /** Who is at a table by the word of other processes. */
  private readonly others = new Map<string, Map<string, Elsewhere>>();
  private readonly self = secret(6);
  private readonly now: () => number;
  /** Tells the other processes of the same database; nobody where there are none. */
  beside: (game: string, what: string) => void = () => {};

  constructor(now: () => number) {
    this.now = now;
  }

  get followed(): readonly string[] {
    return [...this.games.keys()];
  }

  follows(game: string): boolean {
    return this.games.has(game);
  }

  follow(table: Table, follower: Follower): void {
    const set = this.games.get(table.id) ?? new Set();
    set.add(follower);
    this.games.set(table.id, set);
    this.presence(table);
  }

  leave(id: string, follower: Follower, table: Table | undefined): void {
    const set = this.games.get(id);
    if (set === undefined || !set.delete(follower)) return;
    if (set.size === 0) {
      this.games.delete(id);
      this.held.delete(id);
      this.others.delete(id);
      this.beside(id, `p.${this.self}..0`);
    } else if (table !== undefined) this.presence(table);
  }

  /** Tells every follower what was carried out, each from its own eyes; made once for all who see the same. */
  announce(table: Table, carried: readonly Carried[]): void {
    const set = this.games.get(table.id);
    if (set === undefined) return;
    const made = new Map<string, string>();
    const later = this.hold(table, carried);
    for (const follower of [...set]) {
      const viewer = viewerOf(table, follower.principal);
      if (viewer === undefined) {
        set.delete(follower);
        follower.send(JSON.stringify({ t: 'no', game: table.id, ...NOT_YOURS_NOW }));
        continue;
      }
      if (viewer === WATCHER && later !== undefined) {
        for (const held of later) follower.send(textOf(held, follower.want));
        continue;
      }
      const key = `${viewer} ${follower.want.join()}`;
      const text = made.get(key) ?? JSON.stringify(movedMessage(table, carried, viewer, follower.want, this.now()));
      made.set(key, text);
      follower.send(text);
    }
  }

  /** With a delay, watchers get what lies far enough back: what is made now is kept as it is. */
  private hold(table: Table, carried: readonly Carried[]): readonly Held[] | undefined {
    const { delay } = table.row;
    if (delay === 0) return undefined;
    const queue = this.held.get(table.id) ?? [];
    const now = this.now();
    const frozen = new Map<string, string>();
    const state = table.state?.slice();
    // The view is taken now; the texts for each wish are made from it when they are sent first.
    const copy = Object.assign(Object.create(Object.getPrototypeOf(table)) as Table, table, { state });
    const make = (want: readonly Want[]): string => JSON.stringify(movedMessage(copy, carried, WATCHER, want, now));
    queue.push({ n: table.n, texts: frozen, make });
    const over = table.phase !== 'running';
    const ready = over ? queue.length : queue.findLastIndex((h) => h.n <= table.n - delay) + 1;
    const out = queue.splice(0, ready);
    this.held.set(table.id, queue);
    return out;
  }

  /** A line for all at a table: chat, presence. */
  tell(table: Table, message: object, to: (viewer: Viewer, p: Principal) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const follower of this.games.get(table.id) ?? []) {
      const viewer = viewerOf(table, follower.principal);
      if (viewer !== undefined && to(viewer, follower.principal)) follower.send(text);
    }
  }

  /** Who is there, here and in other processes. */
  private presence(table: Table, own = true): void {
    const seats = new Set<string>();
    let watchers = 0;
    for (const { principal } of this.games.get(table.id) ?? []) {
      const mine = seatsOf(table, principal);
      for (const seat of mine) seats.add(table.play.seats[seat]?.id ?? '');
      if (mine.length === 0) watchers++;
    }
    if (own) this.beside(table.id, `p.${this.self}.${[...seats].sort().join('+')}.${watchers}`);
    for (const other of this.others.get(table.id)?.values() ?? []) {
      if (this.now() - other.at > BELIEVED) continue;
      for (const seat of other.seats) seats.add(seat);
      watchers += other.watchers;
    }
    this.tell(table, { t: 'presence', game: table.id, here: [...seats].sort(), watchers });
  }

  /** Another process says who is at a table there. Whoever is new to us hears in turn who is here. */
  elsewhere(table: Table, process: string, seats: readonly string[], watchers: number): void {
    const known = this.others.get(table.id) ?? new Map<string, Elsewhere>();
    const before = known.get(process);
    known.set(process, { seats, watchers, at: this.now() });
    this.others.set(table.id, known);
    if (before !== undefined && before.watchers === watchers && before.seats.join() === seats.join()) return;
    this.presence(table, before === undefined);
  }

  /** Says again who is at the tables here, so that a process that died is not believed for ever. */
  remind(table: (id: string) => Table | undefined): void {
    for (const id of this.games.keys()) {
      const found = table(id);
      if (found !== undefined) this.presence(found);
    }
  }
}

function textOf(held: Held, want: readonly Want[]): string {
  const key = want.join();
  const text = held.texts.get(key) ?? held.make(want);
  held.texts.set(key, text);
  return text;
}
