// Plans: what a holder has decided ahead, seen by nobody else until it is played. Standing orders, and answers to a choice.
import { playLine, type View } from '@bocage/engine';
import type { SaidOf } from '@bocage/online/wire';
import type { Entry } from '../db/log.ts';
import type { House } from '../house.ts';
import { names, type Principal, seatsOf } from '../people/principal.ts';
import { type Answer, NO_SUCH_GAME } from './answer.ts';
import { readBody } from './history.ts';
import { judgeChoice } from './judge.ts';
import { settle } from './settle.ts';
import type { Table } from './table.ts';

const MOST_PLANS = 20;

/** A standing order is taken at every decision of its step, an answer once, behind the choices that it names. */
type Plan =
  | { readonly step: string; readonly name: string; readonly until: 'turn' | 'revoked'; readonly turn: number }
  | { readonly after: readonly string[]; readonly play: readonly string[]; readonly draws: number };

/** Makes or drops a plan. */
export async function plan(house: House, p: Principal, m: SaidOf<'plan'>, who: string): Promise<Answer> {
  const table = await house.tables.get(m.game);
  const seat = table === undefined ? undefined : seatsOf(table, p)[0];
  if (table === undefined || seat === undefined) return { t: 'no', id: m.id, ...NO_SUCH_GAME };
  const { db } = house.base;
  if (m.drop !== undefined) {
    await db.deleteFrom('plans').where('game', '=', m.game).where('id', '=', m.drop).where('seat', '=', seat).execute();
    return { t: 'done', id: m.id, seq: table.seq };
  }
  if (table.phase !== 'running' || table.state === undefined)
    return { t: 'no', id: m.id, why: 'closed', text: 'The game does not run.' };
  const body: Plan | undefined =
    m.step !== undefined && m.name !== undefined
      ? { step: m.step, name: m.name, until: m.until, turn: table.play.turn?.(table.state) ?? 0 }
      : m.after !== undefined && m.play !== undefined
        ? { after: m.after, play: m.play, draws: table.draws }
        : undefined;
  if (body === undefined)
    return { t: 'no', id: m.id, why: 'bad', text: 'A plan has step and name, or after and play.' };
  const known = await db.selectFrom('plans').select('id').where('game', '=', m.game).where('seat', '=', seat).execute();
  if (known.length >= MOST_PLANS) return { t: 'no', id: m.id, why: 'limit', text: `At most ${MOST_PLANS} plans.` };
  const id = 1 + Math.max(0, ...known.map((k) => k.id));
  // Two devices at once may want the same number: the second one asks again.
  const made = await db
    .insertInto('plans')
    .values({ game: m.game, id, seat, who, body: JSON.stringify(body) })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .execute();
  if (made.length === 0)
    return { t: 'no', id: m.id, why: 'stale', text: 'Another device made a plan just now; try again.' };
  return { t: 'done', id: m.id, seq: table.seq };
}

/** The plans of a seat, the oldest first. */
function kept(house: House, table: Table, seat: number) {
  return house.base.db
    .selectFrom('plans')
    .selectAll()
    .where('game', '=', table.id)
    .where('seat', '=', seat)
    .orderBy('id')
    .execute();
}

/** The plans of the one who asks. */
export async function plansOf(house: House, p: Principal, table: Table): Promise<object[]> {
  const seat = seatsOf(table, p)[0];
  if (seat === undefined || names(p).length === 0) return [];
  const rows = await kept(house, table, seat);
  return rows.map((r) => ({ id: r.id, ...(JSON.parse(r.body) as Plan) }));
}

/** The decision has passed to a person: a plan that fits is played, one that cannot fit any more is dropped. True if one was. */
export async function firePlans(house: House, table: Table, last: Entry): Promise<boolean> {
  const seat = table.decides;
  if (table.seats[seat]?.kind !== 'person' || table.state === undefined || table.seq !== last.seq) return false;
  const { db } = house.base;
  const rows = await kept(house, table, seat);
  const view = table.play.view(table.state, seat);
  for (const row of rows) {
    const body = JSON.parse(row.body) as Plan;
    const line = fitting(table, view, body, last, seat);
    const once = 'after' in body;
    if (line === 'later') continue;
    if (once || line === 'never')
      await db
        .deleteFrom('plans')
        .where('game', '=', table.id)
        .where('id', '=', row.id)
        .where('seat', '=', seat)
        .execute();
    if (line === 'never') continue;
    const key = `plan-${seat}-${row.id}-${last.seq}`;
    const settled = await settle(house, table.id, key, (now) => {
      if (now.seq !== last.seq) return { why: 'stale', text: 'The game has moved on.' };
      const bench = {
        table: now,
        mine: [seat],
        who: `plan:${row.who}`,
        now: house.now(),
        delay: 0,
        log: async () => [],
        rebuilt: () => Promise.reject(new Error('nothing is taken back')),
      };
      return judgeChoice(bench, {
        t: 'choose',
        id: undefined,
        game: table.id,
        key,
        at: last.seq,
        names: [...line],
        hash: undefined,
      });
    });
    return !('why' in settled);
  }
  return false;
}

/** The names that a plan plays now; `later` if it waits on, `never` if it is done with. */
function fitting(
  table: Table,
  view: View,
  body: Plan,
  last: Entry,
  seat: number,
): readonly string[] | 'later' | 'never' {
  const { play, state } = table;
  if (state === undefined) return 'later';
  if ('step' in body) {
    if (body.until === 'turn' && play.turn !== undefined && play.turn(state) !== body.turn) return 'never';
    if (play.decision(view)?.step !== body.step) return 'later';
    return sound(table, view, [body.name]) ? [body.name] : 'later';
  }
  // An answer is for the first choice of the other side: whatever else comes, or any die since, makes it void.
  const made = readBody(last).choices ?? [];
  const same =
    last.kind === 'choice' && last.seat !== seat && made.map((c) => c.name).join('\n') === body.after.join('\n');
  return same && table.draws === body.draws && sound(table, view, body.play) ? body.play : 'never';
}

/** Legal, and nothing that the rules would warn of. */
function sound({ play, state }: Table, view: View, line: readonly string[]): boolean {
  const first = play.verdict(view, line[0] ?? '');
  if (state === undefined || first.kind !== 'legal' || play.warnings(view, first.choice).length > 0) return false;
  // Only whether it is legal counts: the dice of this trial are thrown away with its copy.
  const trial = { source: { below: () => 0 }, back: 0, draw: 1 };
  return playLine(play, state.slice(), line, trial).kind === 'played';
}
