// The log of a game: entries are appended by one statement that decides every race, and never changed.
import type { Database, Run } from './open.ts';
import type { EntriesTable, EntryKind, Phase } from './schema.ts';

export interface Entry extends Omit<EntriesTable, 'body'> {
  readonly body: string;
}

/** What must still be true for an entry to be taken. */
export interface Before {
  readonly hash: string;
  readonly phase: Phase;
}

/** What the append sees beside the log, so that most choices need no second look: plans at the table, people told from afar. */
export interface Beside {
  readonly planned: boolean;
  readonly told: boolean;
}

const COLUMNS = 'game, seq, kind, seat, who, body, n, hash, next, due, since, banks, phase, result, key, at';

/** Compare and set in one statement: primary key and unique key decide, no lock and no second round trip. */
const APPEND = `insert into entries (${COLUMNS})
  select cast($1 as text), cast($2 as integer), cast($3 as text), cast($4 as integer), cast($5 as text), cast($6 as text),
    cast($7 as integer), cast($8 as text), cast($9 as integer), cast($10 as bigint), cast($11 as bigint), cast($12 as text),
    cast($13 as text), cast($14 as text), cast($15 as text), cast($16 as bigint)
  from games where id = $1 and seq = $17 and hash = $18 and phase = $19
  on conflict do nothing returning cast(exists (select 1 from plans where game = $1) as integer) as planned,
    cast(exists (select 1 from holders where game = $1 and (exists (select 1 from push where push.who = holders.who)
      or exists (select 1 from hooks where hooks.who = holders.who))) as integer) as told`;

/** The entry is in the log now, and what stands beside it; undefined if something else came first. */
export async function append(run: Run, e: Entry, before: Before): Promise<Beside | undefined> {
  const [row] = await run<{ planned: number; told: number }>(APPEND, [
    e.game,
    e.seq,
    e.kind,
    e.seat,
    e.who,
    e.body,
    e.n,
    e.hash,
    e.next,
    e.due,
    e.since,
    e.banks,
    e.phase,
    e.result,
    e.key,
    e.at,
    e.seq - 1,
    before.hash,
    before.phase,
  ]);
  return row && { planned: row.planned === 1, told: row.told === 1 };
}

const AFTER = `select ${COLUMNS} from entries where game = $1 and seq > $2 order by seq limit $3`;

/** The entries behind a place, oldest first. */
export function entriesAfter(base: Database, game: string, seq: number, most = 1_000_000): Promise<readonly Entry[]> {
  return base.run<Entry>(AFTER, [game, seq, most]);
}

const BY_KEY = 'select seq, kind from entries where game = $1 and key = $2';

/** The entry that a key has made, if it has. */
export async function entryWithKey(
  base: Database,
  game: string,
  key: string,
): Promise<{ seq: number; kind: EntryKind } | undefined> {
  const rows = await base.run<{ seq: number; kind: EntryKind }>(BY_KEY, [game, key]);
  return rows[0];
}
