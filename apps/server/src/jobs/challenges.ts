// Shared challenges: one sealed seed for all, a table of results, and one a day for each solitaire game.
import { games } from '@bocage/catalogue';
import { type Result, resolveOptions, type Session } from '@bocage/engine';
import { seedCommitment } from '@bocage/seal';
import { entriesAfter } from '../db/log.ts';
import { together } from '../db/open.ts';
import { holderRow, seatRow } from '../db/rows.ts';
import type { ChallengesTable, GamesTable } from '../db/schema.ts';
import { NO_SUCH_GAME, type No } from '../game/answer.ts';
import { sessionOf, startOf } from '../game/history.ts';
import { begun } from '../game/judge.ts';
import { settle } from '../game/settle.ts';
import type { Table } from '../game/table.ts';
import type { House } from '../house.ts';
import type { Account } from '../people/principal.ts';
import { hex32, secret } from '../people/secrets.ts';
import { PEOPLE } from '../words/people.ts';
import { TABLE } from '../words/table.ts';

const DAY = 86_400_000;
/** Commitments are published so many days ahead. */
const AHEAD = 30;

export async function newChallenge(
  house: House,
  by: Account,
  body: {
    readonly game: string;
    readonly title: string;
    readonly options: Record<string, string>;
    readonly days: number;
  },
): Promise<{ readonly id: string } | No> {
  const play = await house.library.game(body.game, null);
  if (typeof play === 'string') return { why: 'bad', text: play };
  if (play.seats.length !== 1) return { why: 'bad', text: TABLE.challengeNeedsSolitaire };
  const options = resolveOptions(play.options, body.options);
  if (typeof options === 'string') return { why: 'bad', text: options };
  const now = house.now();
  const id = `c${secret(9)}`;
  await insert(house, [
    {
      id,
      game: play.id,
      rules: play.rulesVersion,
      title: body.title,
      options: JSON.stringify(body.options),
      opens: now,
      closes: now + body.days * DAY,
      by: by.id,
    },
  ]);
  return { id };
}

async function insert(
  { base: { db } }: House,
  rows: readonly Omit<ChallengesTable, 'seed' | 'commitment'>[],
): Promise<void> {
  const sealed = rows.map((row) => {
    const seed = hex32();
    return { ...row, seed, commitment: seedCommitment(row.id, seed) };
  });
  await db
    .insertInto('challenges')
    .values(sealed)
    .onConflict((c) => c.doNothing())
    .execute();
}

const lastOpened = new WeakMap<House, number>();

/** The daily challenges of the next thirty days; looked at once a day. */
export async function openDaily(house: House): Promise<void> {
  const today = Math.floor(house.now() / DAY);
  if (lastOpened.get(house) === today) return;
  for (const { id: game, hidden } of games) {
    if (hidden === true || !house.library.ids.includes(game)) continue;
    const play = await house.library.game(game, null);
    if (typeof play === 'string' || play.seats.length !== 1) continue;
    const days = Array.from({ length: AHEAD + 1 }, (_, ahead) => {
      const opens = (today + ahead) * DAY;
      const date = new Date(opens).toISOString().slice(0, 10);
      const id = `d${date.replaceAll('-', '')}${game}`;
      return { id, game, rules: play.rulesVersion, title: date, options: '{}', opens, closes: opens + DAY, by: '' };
    });
    await insert(house, days);
  }
  lastOpened.set(house, today);
}

/** A run begins at once: there are no salts, so that the same choices bring the same dice to everybody. */
export async function startRun(
  house: House,
  account: Account,
  challenge: string,
  id: string,
): Promise<{ readonly id: string; readonly first: boolean } | No> {
  const { base } = house;
  const now = house.now();
  const found = await base.db.selectFrom('challenges').selectAll().where('id', '=', challenge).executeTakeFirst();
  if (found === undefined) return { why: 'unknown', text: TABLE.noSuchChallenge };
  if (now < found.opens || now >= found.closes) return { why: 'closed', text: TABLE.challengeNotOpen };
  const play = await house.library.game(found.game, null);
  if (typeof play === 'string' || play.rulesVersion !== found.rules)
    return { why: 'closed', text: TABLE.challengeRulesChanged };
  const who = `a:${account.id}`;
  const row: GamesTable = {
    id,
    game: found.game,
    rules: found.rules,
    content: play.content.hash,
    pack: null,
    options: found.options,
    position: null,
    seal_game: found.id,
    seal_seed: found.seed,
    seal_commit: found.commitment,
    clock: '"none"',
    watch: 'none',
    delay: 0,
    away: 1,
    phase: 'open',
    seq: 0,
    n: 0,
    hash: '',
    next: -1,
    due: null,
    since: now,
    banks: '',
    result: null,
    creator: who,
    challenge: found.id,
    chat_closed: 1,
    created: now,
    updated: now,
    score: null,
  };
  const first = await together(base, async (db) => {
    const inserted = await db
      .insertInto('games')
      .values(row)
      .onConflict((c) => c.doNothing())
      .returning('id')
      .execute();
    const old = await db
      .selectFrom('runs')
      .select('game')
      .where('challenge', '=', challenge)
      .where('who', '=', who)
      .execute();
    if (inserted.length === 0) return old[0]?.game === id;
    await db
      .insertInto('seats')
      .values(seatRow({ game: id, seat: 0, kind: 'person', player: null }))
      .execute();
    await db
      .insertInto('holders')
      .values(holderRow({ game: id, seat: 0, who }, now))
      .execute();
    await db
      .insertInto('runs')
      .values({ game: id, challenge, who, first: old.length === 0 ? 1 : 0, score: null, grade: null, curve: '[]' })
      .execute();
    return old.length === 0;
  });
  const settled = await settle(house, id, 'begin-run', (table) => {
    if (table.row.creator !== who) return NO_SUCH_GAME;
    if (table.phase !== 'open') return { why: 'closed', text: TABLE.runBegan };
    return { kind: 'seal', seat: 0, who, key: 'begin-run', ...begun(table, table.seats, {}) };
  });
  if ('why' in settled && settled.why !== 'closed') return { why: settled.why, text: settled.text };
  return { id, first };
}

/** A run is over: its points stand in the table of results, with what they were worth turn by turn. */
export async function endRun({ base }: House, table: Table): Promise<void> {
  const result = JSON.parse(table.result ?? '{}') as Partial<Result>;
  const session = sessionOf(
    table.play,
    startOf(table.row, table.salts(), table.source()),
    await entriesAfter(base, table.id, 0),
  );
  const curve = pointsByTurn(table, session);
  await base.db
    .updateTable('runs')
    .set({ score: result.score ?? null, grade: result.grade ?? null, curve: JSON.stringify(curve) })
    .where('game', '=', table.id)
    .execute();
}

/** What the position was worth at the first choice of each turn. */
function pointsByTurn({ play }: Table, session: Session): [turn: number, value: number][] {
  const curve: [number, number][] = [];
  const { turn } = play;
  const evaluate = play.player?.evaluate;
  if (turn === undefined || evaluate === undefined) return curve;
  for (let n = 0; n <= session.entries.length; n++) {
    const state = session.at(n);
    const now = turn(state);
    if (curve.at(-1)?.[0] !== now) curve.push([now, Math.round(evaluate(state, 0) * 100) / 100]);
  }
  return curve;
}

export async function listChallenges({ base: { db }, now }: House): Promise<object[]> {
  const rows = await db
    .selectFrom('challenges')
    .selectAll()
    .where('closes', '>', now() - 7 * DAY)
    .where('opens', '<=', now() + AHEAD * DAY)
    .orderBy('opens')
    .execute();
  return rows.map((r) => ({
    id: r.id,
    game: r.game,
    title: r.title,
    rules: r.rules,
    options: JSON.parse(r.options) as unknown,
    commitment: r.commitment,
    opens: r.opens,
    closes: r.closes,
    ...(r.closes <= now() && { opened: r.seed }),
  }));
}

/** The table of results: first runs count, others are practice. */
export async function resultsOf({ base: { db } }: House, challenge: string): Promise<object[]> {
  const rows = await db
    .selectFrom('runs')
    .selectAll()
    .where('challenge', '=', challenge)
    .where('grade', 'is not', null)
    .execute();
  const ids = rows.map((r) => r.who.slice(2));
  const accounts =
    ids.length === 0 ? [] : await db.selectFrom('accounts').select(['id', 'name']).where('id', 'in', ids).execute();
  const nameOf = new Map(accounts.map((a) => [`a:${a.id}`, a.name]));
  return rows
    .map((r) => ({
      name: nameOf.get(r.who) ?? PEOPLE.somebody,
      first: r.first === 1,
      score: r.score,
      grade: r.grade,
      game: r.game,
    }))
    .sort((a, b) => Number(b.first) - Number(a.first) || (b.score ?? -Infinity) - (a.score ?? -Infinity));
}

/** The points by turn of each run that is over, side by side. */
export async function challengeCurves(house: House, challenge: string): Promise<object[]> {
  const rows = await house.base.db
    .selectFrom('runs')
    .selectAll()
    .where('challenge', '=', challenge)
    .where('grade', 'is not', null)
    .limit(50)
    .execute();
  return rows.map((r) => ({ game: r.game, curve: JSON.parse(r.curve) as unknown }));
}
