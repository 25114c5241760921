// Rows as they begin, with what nobody has said yet.
import type { HoldersTable, SeatsTable } from './schema.ts';

/** A seat as it begins. */
export function seatRow(seat: Pick<SeatsTable, 'game' | 'seat' | 'kind' | 'player'>): SeatsTable {
  return { ...seat, salt_commit: null, salt: null, team: 'any', handed: 0 };
}

/** Somebody on a seat. `person`: whose further device it is. */
export function holderRow(holder: Pick<HoldersTable, 'game' | 'seat' | 'who'>, now: number, person = ''): HoldersTable {
  return { ...holder, person, since: now, seen_seq: 0, seen_at: now };
}
