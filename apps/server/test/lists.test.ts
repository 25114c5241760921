// The lists of tables, and lines of talk that are sent again.
import { type OpenedTable, openTable, type Server, sitDown } from '@bocage/online';
import { describe, expect, it } from 'vitest';
import { choose, codeOf, KINDS, pair, rig, tell } from './rig.ts';

interface Listed {
  readonly id: string;
  readonly yours: boolean;
  readonly asks: string;
  readonly where: string;
  readonly people: readonly { readonly people: readonly string[] }[];
}

describe.each(KINDS)('lists on %s', (kind) => {
  it('say what is asked, and leave out a game that sleeps', async () => {
    const r = await rig(kind);
    const at = await pair(r, 'skirmish', { watch: 'public', clock: 'none' });
    const mine = async (who: typeof at.a, more = ''): Promise<readonly Listed[]> =>
      (await who.ask<{ games: Listed[] }>(`games?mine=1${more}`)).games;
    const [own] = await mine(at.a);
    expect(own).toMatchObject({ id: at.id, yours: true, asks: expect.stringMatching(/\?$/) });
    expect(own?.people).toHaveLength(2);
    const [other] = await mine(at.b);
    expect(other).toMatchObject({ id: at.id, yours: false });
    expect(other?.asks).not.toBe(own?.asks);
    expect((await r.person().ask<{ games: Listed[] }>('games?watch=1')).games).toMatchObject([{ id: at.id }]);
    r.clock.now += 31 * 86_400_000;
    expect(await mine(at.a)).toEqual([]);
    expect((await r.person().ask<{ games: Listed[] }>('games?watch=1')).games).toEqual([]);
    expect(await mine(at.a, '&asleep=1')).toMatchObject([{ id: at.id, yours: true }]);
    // It wakes with the next choice.
    await choose(at.a, at.id, 'advance 1');
    expect(await mine(at.b)).toMatchObject([{ id: at.id, yours: true }]);
  });

  it('tables with a free seat: of people one has played first, by game, side and pace, and in pages', async () => {
    const r = await rig(kind);
    interface Open {
      readonly games: readonly { id: string; seat: string; played: boolean }[];
      readonly open: number;
      readonly fit: number;
      readonly pages: number;
    }
    const me = r.person();
    const at = await pair({ person: () => me });
    const open = (who: Server, game: string, mine: string, free: string, clock: string): Promise<OpenedTable> =>
      openTable(who, { game, seats: { [mine]: 'me', [free]: 'open' }, clock });
    const friend = r.person();
    const { link } = await me.ask<{ link: string }>(`games/${at.id}/invite`, { seat: 'A' });
    await sitDown(friend, codeOf(link));
    await open(friend, 'skirmish', 'A', 'B', 'live');
    r.clock.now += 1_000;
    const stranger = r.person();
    for (let i = 0; i < 41; i++)
      await open(stranger, 'skirmish', i % 2 === 0 ? 'A' : 'B', i % 2 === 0 ? 'B' : 'A', 'day');
    await open(stranger, 'rudders-line', 'US', 'GE', 'live');
    const list = (query = ''): Promise<Open> => me.ask<Open>(`games?open=1${query}`);
    const all = await list();
    expect(all).toMatchObject({ open: 43, fit: 43, pages: 3 });
    expect(all.games).toHaveLength(20);
    expect(all.games.map(({ played }) => played)).toEqual([true, ...new Array<boolean>(19).fill(false)]);
    const ids = new Set<string>();
    for (let page = 0; page < 3; page++) for (const { id } of (await list(`&page=${page}`)).games) ids.add(id);
    expect(ids.size).toBe(43);
    expect(await list('&of=rudders-line')).toMatchObject({ open: 43, fit: 1, pages: 1, games: [{ seat: 'GE' }] });
    expect(await list('&pace=live')).toMatchObject({ fit: 2 });
    expect(await list('&pace=mail&of=skirmish&side=A')).toMatchObject({ fit: 20, pages: 1 });
    expect((await list('&of=skirmish&side=A')).games.every(({ seat }) => seat === 'A')).toBe(true);
  });

  it('a line of talk that is sent again with its key is said once', async () => {
    const r = await rig(kind);
    const at = await pair(r);
    for (let i = 0; i < 2; i++) await tell(at.a, at.id, { t: 'chat', key: 'the-same-key', text: 'hello' });
    await tell(at.a, at.id, { t: 'chat', key: 'another-key', text: 'hello' });
    expect((await at.b.ask<{ lines: unknown[] }>(`games/${at.id}/chat`)).lines).toHaveLength(2);
  });

  it('the position that a game began with is shown, unless the game hides something', async () => {
    const r = await rig(kind);
    const shown = async (game: string, text: string): Promise<unknown> => {
      const at = await pair(r, game, { position: `bocage position 1\ngame: ${game}\n${text}` });
      return (await at.b.ask<{ position: unknown }>(`games/${at.id}`)).position;
    };
    expect(await shown('skirmish', '')).toBeNull();
    const text = 'board: empty\narea 3: US squad\narea 38: GE squad\nphase: action US\n';
    expect(await shown('rudders-line', text)).toContain('area 38: GE squad');
  });
});
