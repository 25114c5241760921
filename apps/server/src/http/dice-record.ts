// What became of this server's sealed dice: games whose seed was opened at their end, and those whose dice somebody left closed.
import { sql } from 'kysely';
import type { House } from '../house.ts';

export interface DiceRecord {
  /** Games that ended, with their seed shown: whoever played can prove every roll. */
  readonly opened: number;
  /** Somebody saw the other's salt sealed and never opened the own one: walking out is visible here. */
  readonly left: number;
}

/** Counted again so often at most: the page asks with every look at the tables. */
const FRESH = 60_000;
const counted = new WeakMap<House, { readonly at: number; readonly record: Promise<DiceRecord> }>();

export function diceRecord(house: House): Promise<DiceRecord> {
  const last = counted.get(house);
  if (last !== undefined && house.now() - last.at < FRESH) return last.record;
  const record = count(house);
  counted.set(house, { at: house.now(), record });
  record.catch(() => counted.delete(house));
  return record;
}

async function count({ base: { db } }: House): Promise<DiceRecord> {
  const [opened, left] = await Promise.all([
    db.selectFrom('games').select(sql<number>`count(*)`.as('n')).where('phase', '=', 'over').executeTakeFirstOrThrow(),
    db
      .selectFrom('games')
      .select(sql<number>`count(*)`.as('n'))
      .where('phase', '=', 'void')
      .where('result', 'like', '%"how":"not opened"%')
      .executeTakeFirstOrThrow(),
  ]);
  return { opened: Number(opened.n), left: Number(left.n) };
}
