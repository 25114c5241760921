// What stewards of a club may do, each act an entry that the others see or a row that stays.
import type { No } from '../game/answer.ts';
import { resultText } from '../game/bench.ts';
import { settle } from '../game/settle.ts';
import type { House } from '../house.ts';
import { PEOPLE } from '../words/people.ts';
import { TABLE } from '../words/table.ts';
import type { Account } from './principal.ts';
import { hashed, letters, secret } from './secrets.ts';

const MEMBER_INVITATION = 14 * 86_400_000;

export async function inviteMember(house: House, steward: Account): Promise<{ readonly code: string }> {
  const code = secret(16);
  await house.base.db
    .insertInto('invitations')
    .values({
      hash: hashed(code),
      kind: 'member',
      game: null,
      seat: -1,
      by: steward.id,
      expires: house.now() + MEMBER_INVITATION,
      claimed: null,
    })
    .execute();
  return { code };
}

export interface Act {
  readonly what: 'suspend' | 'restore' | 'close-chat' | 'void' | 'recovery';
  readonly account?: string | undefined;
  readonly game?: string | undefined;
}

export async function act(house: House, steward: Account, { what, account, game }: Act): Promise<object | No> {
  const { db } = house.base;
  const missing: No = { why: 'bad', text: PEOPLE.sayAccountOrGame };
  if (what === 'suspend' || what === 'restore') {
    if (account === undefined) return missing;
    const role = what === 'suspend' ? 'suspended' : 'member';
    const rows = await db
      .updateTable('accounts')
      .set({ role })
      .where('id', '=', account)
      .where('role', '!=', 'steward')
      .returning('id')
      .execute();
    return rows.length === 1 ? { ok: true } : { why: 'unknown', text: PEOPLE.noSuchMember };
  }
  if (what === 'recovery') {
    if (account === undefined) return missing;
    const recovery = letters(26);
    const rows = await db
      .updateTable('accounts')
      .set({ recovery: hashed(recovery) })
      .where('id', '=', account)
      .returning('id')
      .execute();
    return rows.length === 1 ? { recovery } : { why: 'unknown', text: PEOPLE.noSuchMember };
  }
  if (game === undefined) return missing;
  if (what === 'close-chat') {
    await db.updateTable('games').set({ chat_closed: 1 }).where('id', '=', game).execute();
    const table = house.tables.peek(game);
    if (table !== undefined) table.chatClosed = true;
    return { ok: true };
  }
  const key = `steward-${secret(9)}`;
  const settled = await settle(house, game, key, (table) => {
    if (table.phase === 'over' || table.phase === 'void') return { why: 'over', text: TABLE.gameOver };
    const text = TABLE.stewardEnded(steward.name);
    return {
      kind: 'void',
      seat: -1,
      who: `a:${steward.id}`,
      body: { text },
      key,
      phase: 'void',
      result: resultText({ grade: TABLE.stopped, text }, 'stopped'),
    };
  });
  return 'why' in settled ? { why: settled.why, text: settled.text } : { ok: true };
}
