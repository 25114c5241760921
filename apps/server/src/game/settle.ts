// Judging and appending until it is in the log or refused: every change of a game goes this way.
import { entryWithKey } from '../db/log.ts';
import type { House } from '../house.ts';
import { TABLE } from '../words/table.ts';
import { NO_SUCH_GAME, type No } from './answer.ts';
import type { Judged } from './bench.ts';
import type { Table } from './table.ts';
import type { Draft } from './tables.ts';

const TRIES = 12;

/** Judges again whenever something else came first, until it is in the log or refused. */
export async function settle(
  house: House,
  id: string,
  key: string,
  judge: (table: Table) => Promise<Judged> | Judged,
): Promise<
  { readonly seq: number; readonly draft: Draft | undefined; readonly table: Table } | (No & { readonly table?: Table })
> {
  const { tables, base } = house;
  return tables.exclusive(id, async () => {
    const table = await tables.get(id);
    if (table === undefined) return NO_SUCH_GAME;
    for (let i = 0; i < TRIES; i++) {
      const judged = await judge(table);
      if ('why' in judged) {
        const known = await entryWithKey(base, id, key);
        if (known !== undefined) return { seq: known.seq, draft: undefined, table };
        // The refusal may rest on a state that another process has left behind.
        const before = table.seq;
        if (base.url !== undefined) await tables.refresh(table);
        if (table.seq === before) return { ...judged, table };
        continue;
      }
      const seq = await tables.commit(table, judged);
      if (seq !== undefined) return { seq, draft: judged, table };
      const known = await entryWithKey(base, id, key);
      if (known !== undefined) {
        await tables.refresh(table);
        return { seq: known.seq, draft: undefined, table };
      }
      await tables.refresh(table);
    }
    return { why: 'stale', text: TABLE.othersQuicker, table };
  });
}
