// The lists of tables, and lines of talk that are sent again.
import { describe, expect, it } from 'vitest';
import { choose, KINDS, pair, rig, tell } from './rig.ts';

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

  it('a line of talk that is sent again with its key is said once', async () => {
    const r = await rig(kind);
    const at = await pair(r);
    for (let i = 0; i < 2; i++) await tell(at.a, at.id, { t: 'chat', key: 'the-same-key', text: 'hello' });
    await tell(at.a, at.id, { t: 'chat', key: 'another-key', text: 'hello' });
    expect((await at.b.ask<{ lines: unknown[] }>(`games/${at.id}/chat`)).lines).toHaveLength(2);
  });
});
