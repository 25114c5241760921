// Who follows which game in this process, and what each of them is told after a commit.
import { WATCHER } from '@bocage/engine';
import type { Want } from '@bocage/online/wire';
import { movedMessage, type Viewer } from './game/show.ts';
import type { Carried, Table } from './game/table.ts';
import { mayWatch, type Principal, seatsOf } from './people/principal.ts';

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

interface Held {
  readonly n: number;
  readonly texts: Map<string, string>;
  readonly make: (want: readonly Want[]) => string;
}

export class Hub {
  private readonly games = new Map<string, Set<Follower>>();
  /** What watchers will be told later. */
  private readonly held = new Map<string, Held[]>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  get followed(): readonly string[] {
    return [...this.games.keys()];
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

  private presence(table: Table): void {
    const seats = new Set<string>();
    let watchers = 0;
    for (const { principal } of this.games.get(table.id) ?? []) {
      const mine = seatsOf(table, principal);
      for (const seat of mine) seats.add(table.play.seats[seat]?.id ?? '');
      if (mine.length === 0) watchers++;
    }
    this.tell(table, { t: 'presence', game: table.id, here: [...seats].sort(), watchers });
  }
}

function textOf(held: Held, want: readonly Want[]): string {
  const key = want.join();
  const text = held.texts.get(key) ?? held.make(want);
  held.texts.set(key, text);
  return text;
}
