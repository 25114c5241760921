// `bocage serve --check`: replays every running game with the rules of this program before it serves them.
import { hashState } from '@bocage/engine';
import { entriesAfter } from '../db/log.ts';
import type { Database } from '../db/open.ts';
import { readBody, sessionOf, startOf, tell } from '../game/history.ts';
import type { Library } from '../game/library.ts';
import { renewed } from '../game/new-rules.ts';
import { seatInfos, Table } from '../game/table.ts';
import { OPERATOR } from '../words/operator.ts';
import { Stop } from './stop.ts';

export interface Checked {
  readonly games: number;
  /** Replays to the same position at every entry; under which rules it was begun and which these are. */
  readonly same: number;
  /** Begun under older rules: so many move over by themselves when this program starts, so many go on under their own. */
  readonly older: { readonly moves: number; readonly stays: number };
  readonly different: readonly { readonly id: string; readonly game: string; readonly text: string }[];
}

/** Replays what runs; nothing is changed. `all` also takes games that are over and not packed yet. */
export async function checkGames(base: Database, library: Library, all = false): Promise<Checked> {
  const rows = await base.db
    .selectFrom('games')
    .selectAll()
    .where('phase', 'in', all ? ['running', 'over', 'void'] : ['running'])
    .where('score', 'is', null)
    .where('seq', '>', 0)
    .orderBy('id')
    .execute();
  const different: { id: string; game: string; text: string }[] = [];
  const older = { moves: 0, stays: 0 };
  for (const row of rows) {
    try {
      const play = await library.of(row);
      if (typeof play === 'string') throw new Stop(play);
      if (row.seal_seed === '') throw new Stop(OPERATOR.seedNotExported);
      const table = new Table(row, play);
      const seats = await base.db.selectFrom('seats').selectAll().where('game', '=', row.id).orderBy('seat').execute();
      table.setSeats(seatInfos(seats, [], new Map()));
      const entries = await entriesAfter(base, row.id, 0);
      // With the key at hand, every die must be the one that the seal gives: its size, rule and seat are bound in.
      const session = sessionOf(play, startOf(row, table.salts(), table.source()), entries);
      const began = entries.some((e) => readBody(e).setup !== undefined);
      if (began && hashState(session.state) !== row.hash) throw new Stop(OPERATOR.otherPosition);
      if (tell(entries).choices.length !== row.n) throw new Stop(OPERATOR.otherNumber);
      table.state = session.state;
      if (row.phase === 'running' && play !== (await library.game(row.game, row.pack))) {
        const again = await renewed({ base, library }, table);
        older[typeof again === 'object' && again.same ? 'moves' : 'stays']++;
      }
    } catch (error) {
      different.push({ id: row.id, game: row.game, text: error instanceof Error ? error.message : String(error) });
    }
  }
  return { games: rows.length, same: rows.length - different.length, older, different };
}
