// Who has said that takebacks are always allowed is not asked: the server answers for them.
import type { Entry } from '../db/log.ts';
import { lone } from '../game/bench.ts';
import { readBody } from '../game/history.ts';
import { judgeAnswer } from '../game/judge.ts';
import { settle } from '../game/settle.ts';
import type { Table } from '../game/table.ts';
import type { House } from '../house.ts';
import { accountOf } from '../people/principal.ts';

async function always(house: House, persons: readonly string[]): Promise<boolean> {
  for (const who of persons) {
    const account = who.startsWith('a:') ? await accountOf(house.base, who.slice(2)) : undefined;
    if (account?.settings.takebacks !== 'accept') return false;
  }
  return persons.length > 0;
}

/** True if it was answered. */
export async function agreeAlways(house: House, table: Table, offer: Entry): Promise<boolean> {
  if (offer.kind !== 'offer' || readBody(offer).offer?.kind !== 'takeback') return false;
  const others = table.seats.filter((s) => s.kind === 'person' && s.seat !== offer.seat);
  const [other] = others;
  if (other === undefined) return false;
  for (const { persons } of others) if (!(await always(house, persons))) return false;
  const key = `always-${offer.seq}`;
  const settled = await settle(house, table.id, key, (now) =>
    judgeAnswer(
      {
        ...lone(now, other.seat, other.holders[0] ?? '', house.now()),
        rebuilt: (to) => house.tables.rebuilt(now, to, now.seq + 1),
      },
      { t: 'answer', id: undefined, game: now.id, key, at: now.seq, offer: offer.seq, yes: true },
    ),
  );
  return !('why' in settled);
}
