// Everything that happens without anybody asking: computer seats, deadlines, notices, adjudication, tidying up.

import { resultText } from '../game/bench.ts';
import { clockOf } from '../game/clock.ts';
import { readBody } from '../game/history.ts';
import { ADJUDICATE } from '../game/judge-seat.ts';
import { renewSome } from '../game/new-rules.ts';
import { firePlans } from '../game/plans.ts';
import { settle } from '../game/settle.ts';
import type { Carried, Table } from '../game/table.ts';
import { closeVotes } from '../game/vote.ts';
import type { House } from '../house.ts';
import { TABLE } from '../words/table.ts';
import { adjudicate } from './adjudicate.ts';
import { agreeAlways } from './agree.ts';
import { endRun, openDaily } from './challenges.ts';
import { type Notice, noticesFor, notify, sendDigests } from './notices.ts';
import { packOne } from './pack.ts';
import { Thinking } from './think.ts';

export interface Jobs {
  carried(table: Table, carried: readonly Carried[]): Promise<void>;
  sweep(): Promise<void>;
  close(): Promise<void>;
}

const SWEEP_EVERY = 5_000;
const FIRST_SWEEP = 200;
/** A computer seat that has waited so long was forgotten: its job is sent again. */
const WAITED = 5_000;
const AT_ONCE = 200;
const DAY = 86_400_000;

export async function startJobs(house: House): Promise<Jobs> {
  const { config, queue, base, now } = house;
  const thinking = new Thinking(house);
  if (config.workers > 0) {
    await queue.work('think', config.workers, (data: { game: string; seq: number }) => thinking.think(data));
    await queue.work('adjudicate', 1, (data: { game: string; seq: number }) => adjudicate(house, data));
  }
  await queue.work('notify', 4, (data: Notice) => notify(house, data));

  async function carried(table: Table, entries: readonly Carried[]): Promise<void> {
    const newest = entries.at(-1);
    // What somebody has planned is played before anybody is told that it is their turn.
    if (newest?.beside?.planned === true && (await firePlans(house, table, newest.entry))) return;
    const decides = table.decides;
    if (decides >= 0 && table.seats[decides]?.kind === 'computer')
      await queue.send('think', `${table.id} ${table.seq}`, { game: table.id, seq: table.seq });
    for (const { entry, beside } of entries) {
      const body = readBody(entry);
      const { undo, rules, seat } = body;
      const otherwise = undo !== undefined || rules !== undefined || seat !== undefined;
      const agreedToJudge = body.answer?.yes === true && entry.phase === null && !otherwise;
      if (agreedToJudge || (entry.kind === 'claim' && body.text === ADJUDICATE))
        await queue.send('adjudicate', table.id, { game: table.id, seq: entry.seq });
      if (!(await agreeAlways(house, table, entry)) && beside?.told === true) await noticesFor(house, table, entry);
    }
    if (table.phase === 'over' && table.row.challenge !== null) await endRun(house, table);
  }

  /** A seat has used its time up: noted once, so that the others are told. Nothing is lost by it. */
  async function timeUp(id: string): Promise<void> {
    const key = `time-${now()}-${id}`;
    await settle(house, id, key, (table) => {
      const { due, next } = table.clocks;
      if (due === undefined || due > now()) return { why: 'refused', text: TABLE.timeLeft };
      if (table.phase === 'open' || table.phase === 'sealing') {
        const who = table.seats
          .filter((s) => s.kind === 'person' && s.salt === null)
          .map((s) => table.play.seats[s.seat]?.name ?? '');
        const text = table.phase === 'open' ? TABLE.nobodySatDown : TABLE.diceNotOpened(who);
        const result = resultText(
          { grade: TABLE.neverBegan, text },
          table.phase === 'open' ? 'unseated' : 'not opened',
        );
        return { kind: 'void', seat: -1, who: 'server:', body: { text }, key, phase: 'void', result };
      }
      if (table.phase !== 'running') return { why: 'over', text: TABLE.gameOver };
      return { kind: 'time', seat: next, who: 'server:', body: {}, key, clocks: { ...table.clocks, due: undefined } };
    });
  }

  async function forgotten(): Promise<void> {
    const rows = await base.db
      .selectFrom('games')
      .innerJoin('seats', (j) => j.onRef('seats.game', '=', 'games.id').onRef('seats.seat', '=', 'games.next'))
      .select(['games.id', 'games.seq'])
      .where('games.phase', '=', 'running')
      .where('seats.kind', '=', 'computer')
      .where('games.updated', '<', now() - WAITED)
      .limit(AT_ONCE)
      .execute();
    for (const { id, seq } of rows) await queue.send('think', `${id} ${seq}`, { game: id, seq });
  }

  /** A new release comes with a new process: once through all games is enough. */
  let renewFrom: string | undefined = '';

  async function sweep(): Promise<void> {
    const due = await base.db
      .selectFrom('games')
      .select('id')
      .where('due', 'is not', null)
      .where('due', '<=', now())
      .where('phase', 'in', ['open', 'sealing', 'running'])
      .limit(AT_ONCE)
      .execute();
    for (const { id } of due) await timeUp(id).catch(house.mishap);
    await closeVotes(house);
    if (renewFrom !== undefined) ({ next: renewFrom } = await renewSome(house, renewFrom));
    await soon();
    await forgotten();
    await openDaily(house);
    await sendDigests(house);
    await tidy();
  }

  /** A quarter of the bank left, and two hours: each told once. */
  async function soon(): Promise<void> {
    const rows = await base.db
      .selectFrom('games')
      .select(['id', 'seq', 'due', 'since', 'clock', 'next'])
      .where('phase', '=', 'running')
      .where('due', '>', now())
      .where('due', '<', now() + 6 * DAY)
      .orderBy('due')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      const clock = clockOf(JSON.parse(row.clock));
      if (clock === undefined || clock.live || row.due === null) continue;
      const left = row.due - now();
      const kind = left < 7_200_000 ? 'hours' : left < (row.due - row.since) / 4 ? 'quarter' : undefined;
      const table = kind === undefined ? undefined : await house.tables.get(row.id);
      for (const who of table?.seats[row.next]?.holders ?? [])
        await queue.send('notify', `${who} ${row.id} ${row.seq} ${kind}`, { who, game: row.id, seq: row.seq, kind });
    }
  }

  async function tidy(): Promise<void> {
    const old = now() - 30 * DAY;
    const ended = await base.db
      .selectFrom('games')
      .select('id')
      .where('phase', 'in', ['over', 'void'])
      .where('updated', '<', old)
      .where('score', 'is', null)
      .limit(20)
      .execute();
    for (const { id } of ended) await packOne(house, id).catch(house.mishap);
    await base.db.deleteFrom('sent').where('at', '<', old).where('digest', 'is', null).execute();
    await base.db.deleteFrom('invitations').where('expires', '<', old).execute();
  }

  const every = config.sweepEvery ?? SWEEP_EVERY;
  let busy = false;
  const look = (): void => {
    if (busy) return;
    busy = true;
    sweep()
      .catch(house.mishap)
      .finally(() => {
        busy = false;
      });
  };
  // The first one loads every game: better before anybody plays than in the middle of a turn.
  const first = every === 0 ? undefined : setTimeout(look, Math.min(every, FIRST_SWEEP));
  const timer = every === 0 ? undefined : setInterval(look, every);
  first?.unref();
  timer?.unref();
  return {
    carried,
    sweep,
    async close() {
      clearTimeout(first);
      clearInterval(timer);
      await thinking.close();
    },
  };
}
