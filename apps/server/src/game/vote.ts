// A team that votes: each member proposes a whole line of choices; only the one that wins becomes an entry of the log.
import { choiceBuffer } from '@bocage/engine';
import type { SaidOf } from '@bocage/online/wire';
import type { VotesTable } from '../db/schema.ts';
import type { House } from '../house.ts';
import { type Principal, seatsOf, speaker } from '../people/principal.ts';
import { TABLE } from '../words/table.ts';
import type { Answer, No } from './answer.ts';
import { lone, no } from './bench.ts';
import { judgeChoice } from './judge.ts';
import { settle } from './settle.ts';
import type { Table } from './table.ts';
import { personOn, standingVotes, teamOf, votesShown, winnerOf } from './team.ts';

/** So long a vote waits for those who have not proposed anything. */
const LIVE = 2 * 60_000;
const BY_MAIL = 12 * 3_600_000;
const AT_ONCE = 200;

const buffer = choiceBuffer();

export type Proposed = Extract<Answer, { t: 'done' }> | (No & { readonly table: Table });

/** A choice of somebody whose team votes becomes a proposal. `m`, or less of it, if it is to be played as any other. */
export async function propose(house: House, p: Principal, m: SaidOf<'choose'>): Promise<Proposed | SaidOf<'choose'>> {
  const { tables, base, now } = house;
  const table = await tables.get(m.game);
  if (table === undefined || !table.seats.some((info) => teamOf(info) === 'vote')) return m;
  if (base.url !== undefined) await tables.exclusive(m.game, () => tables.refresh(table));
  const mine = seatsOf(table, p);
  const known = table.votes.find((row) => row.key === m.key && mine.includes(row.seat));
  if (known !== undefined) return { t: 'done', id: m.id, seq: table.seq };
  const seat = table.decides;
  const info = table.seats[seat];
  if (!mine.includes(seat) || info === undefined || teamOf(info) !== 'vote' || table.state === undefined) return m;
  const person = personOn(info, speaker(p));
  if (person === undefined) return { ...no('not-yours', TABLE.notOfVotingTeam), table };
  // Where the rules leave one choice, nobody is asked; what comes behind it is voted on again.
  if (table.play.choices(table.state, buffer) === 1) return { ...m, names: m.names.slice(0, 1) };
  const judged = judgeChoice(lone(table, seat, '', now()), m);
  if ('why' in judged) return { ...judged, table };
  const [first] = standingVotes(table, seat);
  const row: VotesTable = {
    game: table.id,
    seat,
    who: person,
    n: table.n,
    hash: table.hash,
    names: JSON.stringify([...(judged.body.choices ?? []).map((c) => c.name), ...(judged.rest ?? [])]),
    key: m.key,
    at: now(),
    due: first?.due ?? now() + (table.clock?.live === true ? LIVE : BY_MAIL),
  };
  const { game: _game, seat: _seat, who: _who, ...proposal } = row;
  await base.db
    .insertInto('votes')
    .values(row)
    .onConflict((c) => c.columns(['game', 'seat', 'who']).doUpdateSet(proposal))
    .execute();
  await tables.loadVotes(table);
  const have = standingVotes(table, seat).length;
  if (have >= info.persons.length) await decide(house, table, seat);
  else tellVotes(house, table, true);
  return { t: 'done', id: m.id, seq: table.seq, voted: { have, of: info.persons.length } };
}

/** The members hear what was proposed; `own`: so do those of other processes. */
export function tellVotes(house: House, table: Table, own: boolean): void {
  for (const [seat, info] of table.seats.entries())
    if (teamOf(info) === 'vote')
      house.hub.tell(
        table,
        { t: 'votes', game: table.id, votes: votesShown(table, seat) },
        (viewer) => viewer === seat,
      );
  if (own) house.hub.beside(table.id, 'v');
}

async function decide(house: House, table: Table, seat: number): Promise<void> {
  const rows = standingVotes(table, seat);
  const [first] = rows;
  if (first !== undefined) {
    const names = [...winnerOf(rows)];
    const key = `vote-${seat}-${table.seq}`;
    await settle(house, table.id, key, (now) => {
      if (now.n !== first.n || now.hash !== first.hash) return no('stale', TABLE.movedOn);
      const m = { t: 'choose', id: undefined, game: now.id, key, at: now.seq, hash: undefined, names } as const;
      return judgeChoice(lone(now, seat, 'vote:', house.now()), { ...m, names });
    });
  }
  // The rows stay until the next proposal, so that one that is sent again is known; for no position any more.
  await house.base.db
    .updateTable('votes')
    .set({ due: null, n: -1 })
    .where('game', '=', table.id)
    .where('seat', '=', seat)
    .execute();
  await house.tables.loadVotes(table);
}

/** Votes that have waited long enough are decided by those who have proposed something. */
export async function closeVotes(house: House): Promise<void> {
  const rows = await house.base.db
    .selectFrom('votes')
    .select(['game', 'seat'])
    .distinct()
    .where('due', '<=', house.now())
    .limit(AT_ONCE)
    .execute();
  for (const { game, seat } of rows) {
    const table = await house.tables.get(game);
    if (table === undefined) continue;
    await house.tables.exclusive(game, async () => {
      await house.tables.refresh(table);
      await house.tables.loadVotes(table);
    });
    await decide(house, table, seat);
  }
}
