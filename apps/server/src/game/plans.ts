// Plans: what a holder has decided ahead, seen by nobody else until it is played. Standing orders, and answers to a choice.
import { playLine } from '@bocage/engine';
import type { SaidOf } from '@bocage/online/wire';
import { type Entry, entriesAfter } from '../db/log.ts';
import type { House } from '../house.ts';
import { type Principal, seatsOf, speaker } from '../people/principal.ts';
import { TABLE } from '../words/table.ts';
import { type Answer, NO_SUCH_GAME } from './answer.ts';
import { lone } from './bench.ts';
import { type Told, tell } from './history.ts';
import { judgeChoice } from './judge.ts';
import { settle } from './settle.ts';
import type { Table } from './table.ts';
import { notForYou, teamOf } from './team.ts';

const MOST_PLANS = 20;

/**
 * A standing order is taken at every decision of its step; an answer once, if the other side's choices until the next decision are
 * those that it names. `n`, `draws`: how many choices and outcomes there were when it was made.
 */
type Plan =
  | { readonly step: string; readonly name: string; readonly until: 'turn' | 'revoked'; readonly turn: number }
  | {
      readonly after: readonly string[];
      readonly play: readonly string[];
      readonly draws: number;
      readonly n: number;
    };

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
    return { t: 'no', id: m.id, why: 'closed', text: TABLE.notRunning };
  if (teamOf(table.seats[seat]) === 'vote') return { t: 'no', id: m.id, why: 'refused', text: TABLE.planInVotingTeam };
  if (m.after !== undefined && table.decides === seat)
    return { t: 'no', id: m.id, why: 'refused', text: TABLE.chooseBeforePlanning };
  const body: Plan | undefined =
    m.step !== undefined && m.name !== undefined
      ? { step: m.step, name: m.name, until: m.until, turn: table.play.turn?.(table.state) ?? 0 }
      : m.after !== undefined && m.play !== undefined
        ? { after: m.after, play: m.play, draws: table.draws, n: table.n }
        : undefined;
  if (body === undefined) return { t: 'no', id: m.id, why: 'bad', text: TABLE.planFields };
  const known = await db.selectFrom('plans').select('id').where('game', '=', m.game).where('seat', '=', seat).execute();
  if (known.length >= MOST_PLANS) return { t: 'no', id: m.id, why: 'limit', text: TABLE.mostPlans(MOST_PLANS) };
  const id = 1 + Math.max(0, ...known.map((k) => k.id));
  // Two devices at once may want the same number: the second one asks again.
  const made = await db
    .insertInto('plans')
    .values({ game: m.game, id, seat, who, body: JSON.stringify({ ...body, label: m.label }) })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .execute();
  if (made.length === 0) return { t: 'no', id: m.id, why: 'stale', text: TABLE.otherDevicePlanned };
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
  if (seat === undefined || speaker(p).length === 0) return [];
  const rows = await kept(house, table, seat);
  return rows.map((r) => ({ id: r.id, ...(JSON.parse(r.body) as Plan) }));
}

/** The decision has passed to a person: a plan that fits is played, one that cannot fit any more is dropped. True if one was. */
export async function firePlans(house: House, table: Table, last: Entry): Promise<boolean> {
  const seat = table.decides;
  const info = table.seats[seat];
  if (info?.kind !== 'person' || table.state === undefined || table.seq !== last.seq) return false;
  if (teamOf(info) === 'vote') return false;
  const { db } = house.base;
  const rows = await kept(house, table, seat);
  const plans = rows.map((row) => ({ row, body: JSON.parse(row.body) as Plan }));
  const answers = plans.some(({ body }) => 'after' in body);
  const choices = answers ? tell(await entriesAfter(house.base, table.id, 0)).choices : [];
  for (const { row, body } of plans) {
    // By turns a plan is its maker's: it waits until the turn is theirs.
    if (notForYou(table, [row.who]) !== undefined) continue;
    const line = fitting(table, body, choices, seat);
    const once = 'after' in body;
    if (line === 'later') continue;
    if (once || line === 'never')
      await db
        .deleteFrom('plans')
        .where('game', '=', table.id)
        .where('id', '=', row.id)
        .where('seat', '=', seat)
        .execute();
    if (line === 'never') {
      house.hub.tell(table, { t: 'plan', game: table.id, id: row.id, dropped: true }, (viewer) => viewer === seat);
      continue;
    }
    const key = `plan-${seat}-${row.id}-${last.seq}`;
    const settled = await settle(house, table.id, key, (now) => {
      if (now.seq !== last.seq) return { why: 'stale', text: TABLE.movedOn };
      return judgeChoice(lone(now, seat, `plan:${row.who}`, house.now()), {
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
  body: Plan,
  choices: Told['choices'],
  seat: number,
): readonly string[] | 'later' | 'never' {
  const { play, state } = table;
  if (state === undefined) return 'later';
  if ('step' in body) {
    if (body.until === 'turn' && play.turn !== undefined && play.turn(state) !== body.turn) return 'never';
    if (play.decision(play.view(state, seat))?.step !== body.step) return 'later';
    return sound(table, seat, [body.name]) ? [body.name] : 'later';
  }
  // Whatever else they choose, or any die since, makes an answer void.
  const since = choices.slice(body.n);
  const same =
    since.every((c) => c.seat !== seat) && since.map((c) => c.choice.name).join('\n') === body.after.join('\n');
  return same && table.draws === body.draws && sound(table, seat, body.play) ? body.play : 'never';
}

/** Legal, and nothing that the rules would warn of. */
function sound({ play, state }: Table, seat: number, line: readonly string[]): boolean {
  if (state === undefined) return false;
  const copy = state.slice();
  // Only whether it is legal counts: the dice of this trial are thrown away with its copy.
  const trial = { source: { below: () => 0 }, back: 0, draw: 1 };
  for (const name of line) {
    const view = play.view(copy, seat);
    const verdict = play.verdict(view, name);
    if (verdict.kind !== 'legal' || play.warnings(view, verdict.choice).length > 0) return false;
    const played = playLine(play, copy, [name], trial);
    if (played.kind !== 'played') return false;
    // What lies behind a die is not played either.
    if ((played.choices[0]?.outcomes.length ?? 0) > 0 || play.seat(copy) !== seat) return true;
  }
  return true;
}
