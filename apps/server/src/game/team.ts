// Several people on one seat: whoever is there decides, or they take turns, or they vote. A person alone asks nobody.
import { NOBODY } from '@bocage/engine';
import type { SaidOf } from '@bocage/online/wire';
import type { Team, VotesTable } from '../db/schema.ts';
import { TABLE } from '../words/table.ts';
import type { No } from './answer.ts';
import { type Bench, type Judged, no } from './bench.ts';
import type { SeatInfo, Table } from './table.ts';

/** Which of the persons on a seat speaks under one of these names. */
export function personOn(info: SeatInfo | undefined, own: readonly string[]): string | undefined {
  const at = info?.holders.findIndex((who, i) => own.includes(who) || own.includes(info.owners[i] ?? '')) ?? -1;
  return at < 0 ? undefined : info?.owners[at];
}

/** How the people on a seat decide. */
export function teamOf(info: SeatInfo | undefined): Team {
  return info === undefined || info.kind !== 'person' || info.persons.length < 2 ? 'any' : info.team;
}

/** By turns: whose it is, as a place among the persons of the seat. */
export function turnOf({ play, state, seats }: Table, seat: number): number | undefined {
  const info = seats[seat];
  if (teamOf(info) !== 'turns' || info === undefined || state === undefined) return undefined;
  // Turns are counted from 1: the first one is of whoever sat down first.
  return Math.max(0, (play.turn?.(state) ?? 1) - 1) % info.persons.length;
}

/** Why somebody on the deciding seat may not choose or take back now. */
export function notForYou(table: Table, own: readonly string[]): No | undefined {
  const info = table.seats[table.decides];
  const turn = turnOf(table, table.decides);
  if (turn !== undefined && info?.persons[turn] !== personOn(info, own))
    return no('not-yours', TABLE.teamMateDecides(info?.names[turn]));
  return undefined;
}

/** What members propose for the position as it stands, the earliest first. */
export function standingVotes(table: Table, seat: number): readonly VotesTable[] {
  return table.votes
    .filter((row) => row.seat === seat && row.n === table.n && row.hash === table.hash)
    .sort((a, b) => a.at - b.at || (a.who < b.who ? -1 : 1));
}

/** For the eyes of the team alone: who proposes what, how many decide, and until when. */
export function votesShown(table: Table, seat: number): object | null {
  const info = table.seats[seat];
  if (info === undefined || teamOf(info) !== 'vote') return null;
  const rows = table.decides === seat ? standingVotes(table, seat) : [];
  return {
    of: info.persons.length,
    by: rows.map((row) => ({ member: info.persons.indexOf(row.who), names: JSON.parse(row.names) as string[] })),
    due: rows[0]?.due ?? null,
  };
}

/** Most votes; among equals what was proposed first. */
export function winnerOf(rows: readonly VotesTable[]): readonly string[] {
  const count = new Map<string, number>();
  for (const { names } of rows) count.set(names, (count.get(names) ?? 0) + 1);
  // A map goes by the first time that a key was put in: the earliest proposal.
  let best = '[]';
  for (const [names, votes] of count) if (votes > (count.get(best) ?? 0)) best = names;
  return JSON.parse(best) as string[];
}

/** Any of the holders may change how the team decides: whoever waits for somebody who does not come is not stuck. */
export function judgeTeam({ table, mine, who }: Bench, m: SaidOf<'team'>): Judged {
  const seat = mine[0] ?? NOBODY;
  if (table.phase === 'over' || table.phase === 'void') return no('over', TABLE.gameOver);
  if (m.how === 'turns' && table.play.turn === undefined) return no('refused', TABLE.noTurnsForTeam);
  if (table.seats[seat]?.team === m.how) return no('refused', TABLE.teamDecidesThatWay);
  return {
    kind: 'seat',
    seat,
    who,
    body: { seat: { kind: 'person', team: m.how } },
    key: m.key,
    also: async (db) => {
      await db
        .updateTable('seats')
        .set({ team: m.how })
        .where('game', '=', table.id)
        .where('seat', '=', seat)
        .execute();
    },
  };
}
