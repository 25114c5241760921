// A feed that any reader of news can follow: the games where it is somebody's turn.
import { findGame } from '@bocage/catalogue';
import { hashed } from '../people/secrets.ts';
import { NOTICES } from '../words/notices.ts';
import { REQUESTS } from '../words/requests.ts';
import { type Asked, Refusal } from './doors.ts';

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (mark) => MARKS[mark] ?? '');

const titleOf = (game: string): string => findGame(game)?.title ?? game;

/** One item for each turn that is yours. */
export async function feed({ house, reply, param }: Asked): Promise<string> {
  const token = param('token').replace(/\.atom$/, '');
  const { db } = house.base;
  const row = await db
    .selectFrom('tokens')
    .select('by')
    .where('hash', '=', hashed(token))
    .where('kind', '=', 'feed')
    .executeTakeFirst();
  if (row === undefined) throw new Refusal({ why: 'unknown', text: REQUESTS.noSuchFeed });
  const games = await db
    .selectFrom('holders')
    .innerJoin('games', 'games.id', 'holders.game')
    .select(['games.id', 'games.game', 'games.seq', 'games.updated', 'games.next', 'holders.seat'])
    .where('holders.who', '=', row.by)
    .where('games.phase', '=', 'running')
    .orderBy('games.updated', 'desc')
    .limit(50)
    .execute();
  const own = games.filter((g) => g.next === g.seat);
  const url = house.config.publicUrl;
  const iso = (at: number): string => new Date(at).toISOString();
  const items = own.map((g) => {
    const at = `${url}/g/${g.id}`;
    const title = escaped(NOTICES.feedItem(titleOf(g.game)));
    return `<entry><id>${at}?${g.seq}</id><title>${title}</title><link href="${at}"/><updated>${iso(g.updated)}</updated></entry>`;
  });
  reply.type('application/atom+xml; charset=utf-8');
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><id>${url}</id><title>${escaped(NOTICES.feed)}</title><updated>${iso(own[0]?.updated ?? 0)}</updated>${items.join('')}</feed>\n`;
}
