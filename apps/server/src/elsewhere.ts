// What other processes of the same database say beside the log: a line of talk, a proposal, who is at a table.
import { hearChat } from './game/beside.ts';
import { tellVotes } from './game/vote.ts';
import type { House } from './house.ts';

/** `c.ID`: a line of talk. `v`: proposals of a team. `p.PROCESS.SEATS.WATCHERS`: who is there. Only games that somebody follows here count. */
export async function hearElsewhere(house: House, game: string, what: string): Promise<void> {
  const table = house.tables.peek(game);
  if (table === undefined || !house.hub.follows(game)) return;
  const [kind, rest = '', seats = '', watchers = '0'] = what.split('.');
  if (kind === 'c') await hearChat(house, table, rest);
  else if (kind === 'p') house.hub.elsewhere(table, rest, seats === '' ? [] : seats.split('+'), Number(watchers));
  else if (kind === 'v') {
    await house.tables.loadVotes(table);
    tellVotes(house, table, false);
  }
}
