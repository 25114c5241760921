// The tables that this process has in memory: loaded from snapshot and log, kept in step, changed by appending to the log.
import { type Game, hashState, type State } from '@bocage/engine';
import type { Transaction } from 'kysely';
import { append, type Beside, type Entry, entriesAfter } from '../db/log.ts';
import { type Database, together } from '../db/open.ts';
import type { EntryKind, Phase, Schema } from '../db/schema.ts';
import { type Clocks, startClocks, turnClocks } from './clock.ts';
import { type Body, readBody, sessionOf, startOf } from './history.ts';
import { type Library, NotServed } from './library.ts';
import { type Carried, type Extra, seatInfos, Table } from './table.ts';

/** A snapshot every so many entries; the last two are kept. */
const SNAPSHOT_EVERY = 64;

/** What shall become an entry. */
export interface Draft {
  readonly kind: EntryKind;
  readonly seat: number;
  readonly who: string;
  readonly body: Body;
  readonly key: string;
  /** The position after it, where it changes. */
  readonly state?: State;
  readonly n?: number;
  readonly draws?: number;
  readonly back?: number;
  readonly phase?: Phase;
  readonly result?: string;
  readonly clocks?: Clocks;
  /** Delay of the line, measured. */
  readonly delay?: number;
  /** The rules that the game goes on under, where they change. */
  readonly play?: Game;
  /** Events of each choice. */
  readonly events?: Carried['events'];
  /** Names of the line that were not played. */
  readonly rest?: readonly string[];
  /** What changes with it in other tables: all of it or nothing. The seats are read again afterwards. */
  readonly also?: (db: Transaction<Schema>) => Promise<void>;
}

export interface TablesSettings {
  readonly base: Database;
  readonly library: Library;
  readonly now: () => number;
  /** How many games are kept in memory. */
  readonly most: number;
  /** Called after entries were carried out here, whoever made them. */
  readonly onCarried: (table: Table, carried: readonly Carried[], own: boolean) => void;
}

export class Tables {
  private readonly settings: TablesSettings;
  private readonly known = new Map<string, Table>();
  private readonly waiting = new Map<string, Promise<unknown>>();

  constructor(settings: TablesSettings) {
    this.settings = settings;
  }

  get size(): number {
    return this.known.size;
  }

  /** One thing at a time for each game in this process; other processes are held off by the log. */
  exclusive<R>(id: string, work: () => Promise<R>): Promise<R> {
    const before = this.waiting.get(id) ?? Promise.resolve();
    const now = before.then(work, work);
    const settled = now.catch(() => {});
    this.waiting.set(id, settled);
    void settled.then(() => {
      if (this.waiting.get(id) === settled) this.waiting.delete(id);
    });
    return now;
  }

  /** The table; undefined if there is no such game. Its state may be behind another process's: see `refresh`. */
  async get(id: string): Promise<Table | undefined> {
    const table = this.known.get(id) ?? (await this.load(id));
    if (table === undefined) return undefined;
    table.used = this.settings.now();
    this.known.delete(id);
    this.known.set(id, table);
    this.forget();
    return table;
  }

  peek(id: string): Table | undefined {
    return this.known.get(id);
  }

  drop(id: string): void {
    this.known.delete(id);
  }

  private forget(): void {
    for (const id of this.known.keys()) {
      if (this.known.size <= this.settings.most) return;
      if (!this.waiting.has(id)) this.known.delete(id);
    }
  }

  /** Reads on in the log. What was carried out is told to the followers here. */
  async refresh(table: Table): Promise<void> {
    const entries = await entriesAfter(this.settings.base, table.id, table.seq);
    if (entries.length === 0) return;
    const carried: Carried[] = [];
    try {
      for (const entry of entries) carried.push(await this.carry(table, entry));
    } catch (error) {
      // Half carried out is worse than not known: the next one reads it anew.
      this.known.delete(table.id);
      throw error;
    }
    this.settings.onCarried(table, carried, false);
  }

  private async carry(table: Table, entry: Entry): Promise<Carried> {
    const body = readBody(entry);
    if (body.seat !== undefined || body.salt !== undefined || entry.kind === 'away') await this.loadSeats(table);
    if (body.rules !== undefined) await this.changeRules(table, body.rules, entry.seq);
    return table.carry(entry, body.undo === undefined ? undefined : await this.rebuilt(table, body.undo.to, entry.seq));
  }

  /** Another process has moved the game to other rules. */
  private async changeRules(table: Table, rules: NonNullable<Body['rules']>, seq: number): Promise<void> {
    const { base, library } = this.settings;
    const play = await library.of({ ...table.row, ...rules });
    if (typeof play === 'string') throw new NotServed(play);
    const before = await entriesAfter(base, table.id, 0, seq - 1);
    table.renew(play, sessionOf(play, startOf(table.row, table.salts(), table.source()), before).state);
  }

  /** The state with so many choices standing, as it was when the entry `seq` was made. */
  async rebuilt(table: Table, to: number, seq: number): Promise<{ state: State; draws: number; back: number }> {
    const all = await entriesAfter(this.settings.base, table.id, 0, seq - 1);
    const session = sessionOf(table.play, startOf(table.row, table.salts(), table.source()), all);
    const taken = session.entries.slice(to);
    const dice = taken.some((e) => e.outcomes.length > 0);
    if (taken.length > 0) session.undo(taken.length, true);
    const draws = session.entries.reduce((sum, e) => sum + e.outcomes.length, session.setupOutcomes.length);
    return { state: session.state, draws, back: table.back + (dice ? 1 : 0) };
  }

  /** Appends to the log. The sequence number, or undefined if something else came first: read on and judge again. */
  async commit(table: Table, draft: Draft): Promise<number | undefined> {
    const now = this.settings.now();
    const phase = draft.phase ?? table.phase;
    const state = draft.state ?? table.state;
    const next = phase === 'running' && state !== undefined ? (draft.play ?? table.play).seat(state) : -1;
    const begins = table.phase !== 'running' && phase === 'running';
    const clocks =
      draft.clocks ??
      (begins
        ? startClocks(table.clock, table.play.seats.length, next, now)
        : turnClocks(table.clock, table.clocks, next, now, table.seats[next]?.awayUntil ?? 0, draft.delay ?? 0));
    const entry: Entry = {
      game: table.id,
      seq: table.seq + 1,
      kind: draft.kind,
      seat: draft.seat,
      who: draft.who,
      body: JSON.stringify(draft.body),
      n: draft.n ?? table.n,
      hash: draft.state === undefined ? table.hash : hashState(draft.state),
      next: clocks.next,
      due: clocks.due ?? null,
      since: clocks.since,
      banks: clocks.banks.join(' '),
      phase: draft.phase ?? null,
      result: draft.result ?? null,
      key: draft.key,
      at: now,
    };
    const beside = await this.write(table, entry, draft.also);
    if (beside === undefined) return undefined;
    const extra: Partial<Extra> = {
      ...(draft.draws !== undefined && { draws: draft.draws }),
      ...(draft.back !== undefined && { back: draft.back }),
    };
    if (draft.play !== undefined && draft.state !== undefined) table.renew(draft.play, draft.state);
    table.adopt(entry, draft.state, extra);
    if (draft.also !== undefined) await this.loadSeats(table);
    this.settings.onCarried(table, [{ entry, events: draft.events ?? [], beside }], true);
    if (entry.seq % SNAPSHOT_EVERY === 0) await this.snapshot(table);
    return entry.seq;
  }

  private async write(table: Table, entry: Entry, also: Draft['also']): Promise<Beside | undefined> {
    const { base } = this.settings;
    const before = { hash: table.hash, phase: table.phase };
    if (also === undefined) return append(base.write, entry, before);
    return together(base, async (db, run) => {
      if ((await append(run, entry, before)) === undefined) return undefined;
      await also(db);
      // Who sits there may have changed with it.
      return { planned: true, told: true };
    });
  }

  private async snapshot(table: Table): Promise<void> {
    if (table.state === undefined) return;
    const { db } = this.settings.base;
    const extra: Extra = { draws: table.draws, back: table.back, offers: table.offers };
    await db
      .insertInto('snapshots')
      .values({
        game: table.id,
        seq: table.seq,
        n: table.n,
        state: new Uint8Array(table.state.slice().buffer),
        hash: table.hash,
        extra: JSON.stringify(extra),
      })
      .onConflict((c) => c.doNothing())
      .execute();
    await db
      .deleteFrom('snapshots')
      .where('game', '=', table.id)
      .where('seq', '<=', table.seq - 2 * SNAPSHOT_EVERY)
      .execute();
  }

  async loadSeats(table: Table): Promise<void> {
    const { db } = this.settings.base;
    const seats = await db.selectFrom('seats').selectAll().where('game', '=', table.id).orderBy('seat').execute();
    const holders = await db
      .selectFrom('holders')
      .selectAll()
      .where('game', '=', table.id)
      .orderBy('since')
      .orderBy('who')
      .execute();
    const ids = holders.flatMap((h) => (h.who.startsWith('a:') ? [h.who.slice(2)] : []));
    const accounts =
      ids.length === 0
        ? []
        : await db
            .selectFrom('accounts')
            .select(['id', 'name', 'away_from', 'away_until'])
            .where('id', 'in', ids)
            .execute();
    const people = new Map(
      accounts.map((a) => [`a:${a.id}`, { name: a.name, awayUntil: table.row.away === 1 ? a.away_until : 0 }]),
    );
    table.setSeats(seatInfos(seats, holders, people));
    if (seats.some((seat) => seat.team === 'vote')) await this.loadVotes(table);
  }

  /** What members of its teams propose. */
  async loadVotes(table: Table): Promise<void> {
    const { db } = this.settings.base;
    table.votes = await db.selectFrom('votes').selectAll().where('game', '=', table.id).execute();
  }

  private async load(id: string): Promise<Table | undefined> {
    const { base, library } = this.settings;
    const row = await base.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return undefined;
    const play = await library.of(row);
    if (typeof play === 'string') throw new NotServed(play);
    const table = new Table(row, play);
    table.newer = (await library.game(row.game, row.pack)) !== play;
    await this.loadSeats(table);
    if (row.phase !== 'open' && row.phase !== 'sealing' && row.score === null) await this.loadState(table, play);
    // Somebody may have been quicker.
    const other = this.known.get(id);
    if (other !== undefined && other.seq >= table.seq) return other;
    this.known.set(id, table);
    return table;
  }

  private async loadState(table: Table, play: Game): Promise<void> {
    const { base } = this.settings;
    const snapshot = await base.db
      .selectFrom('snapshots')
      .selectAll()
      .where('game', '=', table.id)
      .where('seq', '<=', table.seq)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    const head = { seq: table.seq, phase: table.phase };
    if (snapshot !== undefined && snapshot.state.byteLength === play.size * 4) {
      const extra = JSON.parse(snapshot.extra) as Extra;
      table.state = new Int32Array(Uint8Array.from(snapshot.state).buffer);
      table.draws = extra.draws;
      table.back = extra.back;
      table.offers = extra.offers;
      table.seq = snapshot.seq;
    } else table.seq = 0;
    table.phase = 'running';
    for (const entry of await entriesAfter(base, table.id, table.seq, head.seq - table.seq))
      await this.carry(table, entry);
    if (table.seq !== head.seq) throw new Error(`game ${table.id}: entries of the log are missing`);
    table.phase = head.phase;
  }
}
