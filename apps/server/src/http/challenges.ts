// Routes of solitaire games: challenges on one sealed seed, and one's own games in step on all devices.
import { loadScore, parseScore, Session } from '@bocage/engine';
import { challengeBody, runBody, soloBody } from '@bocage/online/wire';
import { challengeCurves, listChallenges, newChallenge, resultsOf, startRun } from '../jobs/challenges.ts';
import { type Account, names } from '../people/principal.ts';
import { secret } from '../people/secrets.ts';
import { PEOPLE } from '../words/people.ts';
import { REQUESTS } from '../words/requests.ts';
import { TABLE } from '../words/table.ts';
import { type Asked, Refusal, type Route, well } from './doors.ts';

const MOST_SOLOS = 500;

function accountFor({ p }: Asked): Account {
  if (p.account === undefined) throw new Refusal({ why: 'closed', text: PEOPLE.accountNeeded });
  return p.account;
}

export function challengeRoutes(route: Route): void {
  route('GET', 'challenges', async ({ house }) => ({ challenges: await listChallenges(house) }));
  route('GET', 'challenges/:id', async ({ house, param }) => ({ results: await resultsOf(house, param('id')) }));
  route('POST', 'challenges', async (asked) => {
    const by = accountFor(asked);
    if (!asked.house.limits.take('game', by.id, asked.p.address))
      throw new Refusal({ why: 'limit', text: REQUESTS.waitAnHour });
    return well(await newChallenge(asked.house, by, asked.body(challengeBody)));
  });
  route('POST', 'challenges/:id/runs', async (asked) => {
    const account = accountFor(asked);
    return well(await startRun(asked.house, account, asked.param('id'), asked.body(runBody).id));
  });
  route('GET', 'challenges/:id/curves', async ({ house, param }) => ({
    curves: await challengeCurves(house, param('id')),
  }));

  route('GET', 'solos', async ({ house, p }) => {
    const own = names(p);
    if (own.length === 0) return { solos: [] };
    const rows = await house.base.db
      .selectFrom('solos')
      .select(['id', 'game', 'rev', 'parent', 'updated'])
      .where('who', 'in', own)
      .orderBy('updated', 'desc')
      .execute();
    return { solos: rows };
  });
  route('GET', 'solos/:id', async ({ house, p, param }) => {
    const row = await house.base.db.selectFrom('solos').selectAll().where('id', '=', param('id')).executeTakeFirst();
    if (row === undefined || !names(p).includes(row.who)) throw new Refusal({ why: 'unknown', text: TABLE.noSuchGame });
    return { id: row.id, game: row.game, rev: row.rev, parent: row.parent, score: row.score };
  });
  route('PUT', 'solos/:id', keepSolo);
  route('DELETE', 'solos/:id', async ({ house, p, param }) => {
    const own = names(p);
    if (own.length > 0)
      await house.base.db.deleteFrom('solos').where('id', '=', param('id')).where('who', 'in', own).execute();
    return { ok: true };
  });
}

/**
 * Keeps a game that was played on a device. `base` is the revision that the device went on from: if another one was written
 * since, both are kept, the later one as a copy.
 */
async function keepSolo(asked: Asked): Promise<object> {
  const { house } = asked;
  const { base, score } = asked.body(soloBody);
  const id = asked.param('id');
  if (!/^[A-Za-z0-9_-]{12,40}$/.test(id)) throw new Refusal({ why: 'bad', text: REQUESTS.idOfGame });
  const p = await asked.device();
  const [who] = names(p);
  if (who === undefined) throw new Refusal({ why: 'closed', text: PEOPLE.deviceNeeded });
  const parsed = parseScore(score);
  if ('text' in parsed) throw new Refusal({ why: 'bad', text: REQUESTS.scoreProblem(parsed.line, parsed.text) });
  const play = await house.library.game(parsed.game, null);
  if (typeof play === 'string') throw new Refusal({ why: 'bad', text: play });
  // A pack of one's own, and rules of another version, are read by the page; what can be checked here is.
  if (parsed.content.hash === play.content.hash && parsed.rules === play.rulesVersion) {
    const loaded = loadScore(play, parsed);
    if (!(loaded instanceof Session))
      throw new Refusal({ why: 'bad', text: REQUESTS.scoreProblem(loaded.line, loaded.text) });
  }
  const { db } = house.base;
  const now = house.now();
  const rows = await db.selectFrom('solos').select('id').where('who', '=', who).execute();
  if (rows.length >= MOST_SOLOS) throw new Refusal({ why: 'limit', text: REQUESTS.mostGamesKept(MOST_SOLOS) });
  if (base === 0) {
    const made = await db
      .insertInto('solos')
      .values({ id, who, game: play.id, score, rev: 1, parent: null, updated: now })
      .onConflict((c) => c.doNothing())
      .returning('rev')
      .execute();
    if (made.length === 1) return { id, rev: 1 };
  }
  const next = await db
    .updateTable('solos')
    .set({ score, rev: base + 1, updated: now })
    .where('id', '=', id)
    .where('who', '=', who)
    .where('rev', '=', base)
    .returning('rev')
    .execute();
  if (next.length === 1) return { id, rev: base + 1 };
  const held = await db.selectFrom('solos').selectAll().where('id', '=', id).executeTakeFirst();
  if (held === undefined || held.who !== who) throw new Refusal({ why: 'unknown', text: TABLE.noSuchGame });
  // The same text again: the answer was lost on the way.
  if (held.score === score) return { id, rev: held.rev };
  const copy = `${id.slice(0, 24)}-${secret(6)}`;
  await db
    .insertInto('solos')
    .values({ id: copy, who, game: play.id, score, rev: 1, parent: id, updated: now })
    .execute();
  return { id: copy, rev: 1, parent: id };
}
