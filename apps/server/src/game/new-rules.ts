// A game that was begun under older rules, moved to today's: by itself where nothing differs, else if all agree.
import { sameContent, sameLayout } from '@bocage/catalogue/open';
import { type Game, NOBODY } from '@bocage/engine';
import { entriesAfter } from '../db/log.ts';
import type { House } from '../house.ts';
import { TABLE } from '../words/table.ts';
import { no, type Renewed } from './bench.ts';
import { sessionOf, startOf } from './history.ts';
import { settle } from './settle.ts';
import type { Extra, Table } from './table.ts';
import type { Draft } from './tables.ts';

type Row = Pick<Table['row'], 'game' | 'rules' | 'content'>;

/** Whether a game is played under these rules and this content already. */
function isUnder({ game, rules, content }: Row, today: Game): boolean {
  return rules === today.rulesVersion && sameContent(game, content, today.content.hash);
}

/** The game under today's rules: every choice, and every die as the seal gives it under them. A sentence if that fails. */
export async function renewed(
  { library, base }: Pick<House, 'library' | 'base'>,
  table: Table,
): Promise<Again | string> {
  const { row } = table;
  const today = await library.game(row.game, row.pack);
  if (typeof today === 'string') return today;
  if (isUnder(row, today)) return TABLE.underNewestRulesAlready;
  const entries = await entriesAfter(base, table.id, 0);
  const start = startOf(row, table.salts(), table.source());
  const old = sessionOf(table.play, start, entries);
  try {
    const session = sessionOf(today, start, entries);
    if (today.result(session.state) !== undefined) return TABLE.newestRulesWouldEndGame;
    const decides = today.seats[today.seat(session.state)]?.id;
    if (decides !== table.play.seats[table.decides]?.id) return TABLE.newestRulesOtherSideDecides;
    const same =
      sameLayout(today, table.play) && old.entries.every((_, i) => session.hashAfter(i) === old.hashAfter(i));
    const draws = session.entries.reduce((sum, e) => sum + e.outcomes.length, session.setupOutcomes.length);
    return { play: today, state: session.state, draws, same };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return TABLE.newestRulesCannotReplay(why);
  }
}

/** `same`: they lead through the same positions from the first choice to the last. */
interface Again extends Renewed {
  readonly same: boolean;
}

/** What an entry holds that moves a game to other rules. */
export function renewal(
  table: Table,
  { play, state, draws }: Renewed,
  body: Draft['body'],
): Pick<Draft, 'body' | 'state' | 'draws' | 'play' | 'also'> {
  const rules = { rules: play.rulesVersion, content: play.content.hash };
  const extra: Extra = { draws, back: table.back, offers: table.offers.filter((o) => o.kind !== 'rules') };
  return {
    body: { ...body, rules },
    state,
    draws,
    play,
    also: async (db) => {
      await db.updateTable('games').set(rules).where('id', '=', table.id).execute();
      // What was kept of the state is laid out by the old rules; the log before this entry is not replayed any more.
      await db.deleteFrom('snapshots').where('game', '=', table.id).execute();
      const { hash } = await db.selectFrom('games').select('hash').where('id', '=', table.id).executeTakeFirstOrThrow();
      const bytes = new Uint8Array(state.slice().buffer);
      const kept = { game: table.id, seq: table.seq + 1, n: table.n, state: bytes, hash, extra: JSON.stringify(extra) };
      await db.insertInto('snapshots').values(kept).execute();
    },
  };
}

/** So many games are looked at in one go: deadlines do not wait for all of them. */
const AT_ONCE = 200;

/**
 * Running games of older rules that today's play to the letter move over; the others stay as they are. Some at a time, behind the
 * id `after`; `next` is where to go on, undefined at the end.
 */
export async function renewSome(
  house: House,
  after: string,
): Promise<{ readonly moved: number; readonly next: string | undefined }> {
  const rows = await house.base.db
    .selectFrom('games')
    .select(['id', 'game', 'rules', 'content', 'pack'])
    .where('phase', '=', 'running')
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  let moved = 0;
  for (const row of rows) {
    const today = await house.library.game(row.game, row.pack);
    if (typeof today === 'string' || isUnder(row, today)) continue;
    const key = `rules-${today.rulesVersion}-${today.content.hash}`;
    const settled = await settle(house, row.id, key, async (table) => {
      const made = await renewed(house, table);
      if (typeof made === 'string' || !made.same) return no('refused', TABLE.continuesUnderItsRules);
      return { kind: 'rules', seat: NOBODY, who: 'server:', key, ...renewal(table, made, {}) };
    });
    if (!('why' in settled)) moved++;
  }
  return { moved, next: rows.length < AT_ONCE ? undefined : rows.at(-1)?.id };
}
