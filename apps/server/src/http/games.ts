// Routes of games: opening, sitting down, looking, saying.

import { claimBody, codeBody, newGame, said } from '@bocage/online/wire';
import * as v from 'valibot';
import { entriesAfter } from '../db/log.ts';
import { NO_SUCH_GAME } from '../game/answer.ts';
import { chatLines } from '../game/beside.ts';
import { plansOf } from '../game/plans.ts';
import { say } from '../game/say.ts';
import { shownEntry } from '../game/show.ts';
import { scoreOf } from '../jobs/pack.ts';
import { inviteTo, openGame, renewLink, sitDown } from '../people/open-game.ts';
import { names, speaker } from '../people/principal.ts';
import { claimSeat, lookAt } from '../people/seats.ts';
import { REQUESTS } from '../words/requests.ts';
import { TABLE } from '../words/table.ts';
import { diceRecord } from './dice-record.ts';
import { type Asked, Refusal, type Route, well } from './doors.ts';
import { myGames, watchable } from './lists.ts';
import { delayed, positionAt, tableFor, tableShown, wantsOf } from './look.ts';
import { openTables } from './open-tables.ts';
import { ignoreSeat } from './people.ts';
import { stream } from './stream.ts';

const MOST_ENTRIES = 500;
const seatBody = v.object({ seat: v.pipe(v.string(), v.maxLength(16)) });

export function gameRoutes(route: Route): void {
  route('POST', 'games', async (asked) => {
    const body = asked.body(newGame);
    const p = await asked.device();
    if (!asked.house.limits.take('game', names(p)[0], p.address))
      throw new Refusal({ why: 'limit', text: REQUESTS.manyGamesOpened });
    if (p.token !== undefined && p.token.scope !== 'open')
      throw new Refusal({ why: 'closed', text: REQUESTS.tokenOpensNoGames });
    return well(await openGame(asked.house, p, body));
  });

  route('POST', 'claims/look', async (asked) => {
    guard(asked);
    return counted(asked, await lookAt(asked.house, asked.body(codeBody).code));
  });

  route('POST', 'claims', async (asked) => {
    guard(asked);
    const body = asked.body(claimBody);
    const p = await asked.device();
    return counted(asked, await claimSeat(asked.house, p, body));
  });

  route('GET', 'games', async (asked) => {
    if (asked.query('open') === '1') return openTables(asked);
    return { games: await (asked.query('watch') === '1' ? watchable(asked.house) : myGames(asked)) };
  });

  route('GET', 'dice', ({ house }) => diceRecord(house));

  route('GET', 'games/:id', async (asked) => {
    const { table, viewer } = await tableFor(asked);
    return tableShown(asked.house, table, viewer, asked.p, wantsOf(asked.query('want')));
  });

  route('GET', 'games/:id/entries', async (asked) => {
    const { table, viewer } = await tableFor(asked);
    const back = delayed(table, viewer);
    const entries = await entriesAfter(
      asked.house.base,
      table.id,
      Number(asked.query('after') ?? 0) || 0,
      MOST_ENTRIES,
    );
    return {
      seq: table.seq,
      entries: entries.filter((e) => back === undefined || e.n <= back).map((e) => shownEntry(table, e, viewer)),
    };
  });

  route('GET', 'games/:id/at/:n', async (asked) => {
    const { table, viewer } = await tableFor(asked);
    if (table.state === undefined) throw new Refusal({ why: 'closed', text: REQUESTS.readItsScore });
    const wanted = Number(asked.param('n'));
    const most = delayed(table, viewer) ?? table.n;
    if (!Number.isInteger(wanted) || wanted < 0 || wanted > most)
      throw new Refusal({ why: 'bad', text: REQUESTS.choicesCounted(most) });
    return positionAt(asked.house, table, viewer, wanted, wantsOf(asked.query('want')));
  });

  route('GET', 'games/:id/score', async (asked) => {
    const { table, viewer } = await tableFor(asked);
    const over = table.phase === 'over' || table.phase === 'void';
    if (!over && (table.play.hides || delayed(table, viewer) !== undefined))
      throw new Refusal({ why: 'closed', text: REQUESTS.scoreAtTheEnd });
    if (table.state === undefined && table.row.score === null)
      throw new Refusal({ why: 'closed', text: TABLE.notBegun });
    asked.reply.type('text/plain; charset=utf-8');
    return scoreOf(asked.house, table);
  });

  route('GET', 'games/:id/chat', async (asked) => {
    const lines = await chatLines(asked.house, asked.p, asked.param('id'));
    if (lines === undefined) throw new Refusal(NO_SUCH_GAME);
    return { lines };
  });

  route('GET', 'games/:id/note', async (asked) => {
    const { table } = await tableFor(asked);
    const own = speaker(asked.p);
    const rows =
      own.length === 0
        ? []
        : await asked.house.base.db
            .selectFrom('notes')
            .selectAll()
            .where('game', '=', table.id)
            .where('who', 'in', own)
            .execute();
    return { text: rows[0]?.text ?? '' };
  });

  route('GET', 'games/:id/plans', async (asked) => {
    const { table } = await tableFor(asked);
    return { plans: await plansOf(asked.house, asked.p, table) };
  });

  route('POST', 'games/:id/say', async (asked) => {
    const body = { ...(asked.request.body as object), game: asked.param('id') };
    const read = v.safeParse(said, body);
    if (!read.success) throw new Refusal({ why: 'bad', text: REQUESTS.unknownForm });
    const answer = await say(asked.house, asked.p, read.output);
    if (answer.t === 'no') asked.reply.code(answer.why === 'limit' ? 429 : answer.why === 'unknown' ? 404 : 409);
    return answer;
  });

  route('POST', 'games/:id/link', async (asked) => well(await renewLink(asked.house, asked.p, asked.param('id'))));
  route('POST', 'games/:id/invite', async (asked) =>
    well(await inviteTo(asked.house, asked.p, asked.param('id'), asked.body(seatBody).seat)),
  );
  route('POST', 'games/:id/ignore', async (asked) => ignoreSeat(asked, asked.body(seatBody).seat));
  route('POST', 'games/:id/sit', async (asked) =>
    well(await sitDown(asked.house, asked.param('id'), asked.body(seatBody).seat)),
  );
  route('GET', 'games/:id/stream', stream);
}

/** Codes are guessed at most so often. */
function guard({ house, p }: Asked): void {
  if (!house.limits.take('code', names(p)[0], p.address) || !house.limits.free('wrong', p.address))
    throw new Refusal({ why: 'limit', text: REQUESTS.manyLinksTried });
}

function counted<T extends object>({ house, p }: Asked, value: T): T {
  if ('why' in value && value.why === 'unknown') house.limits.count('wrong', p.address);
  return well(value) as T;
}
