// Who sits on a seat while a game runs: handed to the computer, to a substitute, or claimed from somebody who is out of time.
import { findPlayer } from '@bocage/ai';
import { NOBODY } from '@bocage/engine';
import type { SaidOf } from '@bocage/online/wire';
import { TABLE } from '../words/table.ts';
import { type Bench, type Judged, no, resultText, running } from './bench.ts';
import { outOfTime } from './clock.ts';
import type { Table } from './table.ts';
import type { Draft } from './tables.ts';

/** In the log: whoever waits has asked for the judge. */
export const ADJUDICATE = 'adjudicate';

/** A seat is free for a substitute. Its holders play on until somebody has taken the invitation. */
export function handedOn(table: Table, seat: number, body: Draft['body']): Pick<Draft, 'body' | 'also'> {
  return {
    body: { ...body, seat: { kind: 'person', handed: true } },
    also: async (db) => {
      await db
        .updateTable('seats')
        .set({ kind: 'person', player: null, handed: 1 })
        .where('game', '=', table.id)
        .where('seat', '=', seat)
        .execute();
    },
  };
}

/** A seat may be handed to the computer at any time, and taken back by its holder. */
export function judgeHand(bench: Bench, m: SaidOf<'hand'>): Judged {
  const { table, mine, who } = bench;
  const closed = running(bench);
  if (closed !== undefined) return closed;
  const seat = mine[0] ?? NOBODY;
  if (table.row.challenge !== null) return no('refused', TABLE.challengeByPersonAlone);
  if (m.to === 'person') {
    if (table.seats[seat]?.handed === 1) return no('refused', TABLE.waitsForSubstitute);
    return { kind: 'seat', seat, who, key: m.key, ...handedOn(table, seat, {}) };
  }
  const player = m.to === 'back' ? undefined : m.to;
  if (player !== undefined && findPlayer(player) === undefined) return no('bad', TABLE.noComputerPlayer(player));
  const kind = player === undefined ? 'person' : 'computer';
  return {
    kind: 'seat',
    seat,
    who,
    body: { seat: { kind, ...(player !== undefined && { player }) } },
    key: m.key,
    also: async (db) => {
      await db
        .updateTable('seats')
        .set({ kind, player: player ?? null, handed: 0 })
        .where('game', '=', table.id)
        .where('seat', '=', seat)
        .execute();
    },
  };
}

/** When the other side has used its time up: it loses nothing by itself, the choice is yours. */
export function judgeClaim(bench: Bench, m: SaidOf<'claim'>): Judged {
  const { table, mine, who, now } = bench;
  const closed = running(bench);
  if (closed !== undefined) return closed;
  const late = table.decides;
  if (mine.includes(late)) return no('not-yours', TABLE.yourOwnTimeRuns);
  if (!outOfTime(table.clock, table.clocks, now)) return no('refused', TABLE.otherSideHasTime);
  const seat = mine[0] ?? NOBODY;
  const draft = { kind: 'claim', seat, who, key: m.key } as const;
  const { seats } = table.play;
  const text = TABLE.ranOutOfTime(seats[late]?.name);
  if (m.what === 'void')
    return { ...draft, body: {}, phase: 'void', result: resultText({ grade: TABLE.stopped, text }, 'time') };
  if (m.what === 'win') {
    const grade = TABLE.wins(seats[seat]?.name);
    return { ...draft, body: {}, phase: 'over', result: resultText({ winner: seat, grade, text }, 'time') };
  }
  if (m.what === 'adjudicate') return { ...draft, body: { text: ADJUDICATE } };
  if (m.what === 'substitute') return { ...draft, kind: 'seat', seat: late, ...handedOn(table, late, { text }) };
  const player = m.player ?? 'sensible';
  if (findPlayer(player) === undefined) return no('bad', TABLE.noComputerPlayer(player));
  return {
    ...draft,
    kind: 'seat',
    seat: late,
    body: { seat: { kind: 'computer', player }, text },
    also: async (db) => {
      await db
        .updateTable('seats')
        .set({ kind: 'computer', player })
        .where('game', '=', table.id)
        .where('seat', '=', late)
        .execute();
      await db.deleteFrom('holders').where('game', '=', table.id).where('seat', '=', late).execute();
      await db.deleteFrom('tokens').where('game', '=', table.id).where('seat', '=', late).execute();
    },
  };
}
