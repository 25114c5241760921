// A release in the middle of a game: it goes on under the rules that it was begun with.
import { releases } from '@bocage/catalogue/open';
import { parseScore } from '@bocage/engine';
import { openTable, sendSalt, sitDown } from '@bocage/online';
import { prove } from '@bocage/seal';
import { describe, expect, it } from 'vitest';
import { renewed, renewSome } from '../src/game/new-rules.ts';
import { checkGames } from '../src/operate/check.ts';
import { codeOf, gameOf, KINDS, look, playOn, type Rig, rig, tell } from './rig.ts';

describe.each(KINDS)('older rules on %s', (kind) => {
  /** A game for two, begun under the rules of the first release and played for so long. */
  async function older(r: Rig, seed: string, most: number) {
    const a = r.person();
    const b = r.person();
    const table = await openTable(a, { game: 'rudders-line', seats: { US: 'me', GE: 'invite' } });
    const old = releases.find((x) => x.game === 'rudders-line');
    if (old === undefined) throw new Error('no release');
    const { house } = r.serving;
    const { rules, content } = old;
    await house.base.db.updateTable('games').set({ rules, content }).where('id', '=', table.id).execute();
    house.tables.drop(table.id);
    await sitDown(b, codeOf(table.links.GE ?? ''));
    if (table.kept !== undefined) await sendSalt(a, table.kept);
    await playOn({ id: table.id, seats: { US: a, GE: b } }, seed, most);
    return { id: table.id, a, b, house, old };
  }

  it('a game of an earlier release is played on and replayed under its own rules', async () => {
    const r = await rig(kind);
    const { id, a, house, old } = await older(r, '21', 40);
    const today = await gameOf('rudders-line');
    const used = (await house.tables.get(id))?.play;
    // Where today's rules are the same ones, they are used; where not, the file of the release is.
    expect(used?.rulesVersion).toBe(old.rules);
    if (today.rulesVersion !== old.rules) expect(used?.content.hash).toBe(old.content);
    house.tables.drop(id);
    expect(await look(a, id)).toMatchObject({ phase: 'running', n: 40 });
    expect(await checkGames(house.base, house.library)).toMatchObject({ games: 1, same: 1 });
  });

  it('a game moves to the newest rules if both agree and they can play it again; dice are proved afterwards', async () => {
    const r = await rig(kind);
    const { id, a, b, house, old } = await older(r, '3', 12);
    expect(await look(a, id)).toMatchObject({ rules: old.rules, newer: true });
    const before = await look(a, id);
    const { seq } = (await tell(a, id, { t: 'offer', kind: 'rules' })) as { seq: number };
    await tell(b, id, { t: 'answer', offer: seq, yes: true });
    const today = await gameOf('rudders-line');
    const after = await look(a, id);
    expect(after).toMatchObject({ rules: today.rulesVersion, newer: false, n: before.n, offers: [] });
    expect(after.decision?.seat).toBe(before.decision?.seat);
    // Read anew, and by a process that was there before.
    house.tables.drop(id);
    expect(await look(b, id)).toMatchObject({ rules: today.rulesVersion, n: before.n });
    await playOn({ id, seats: { US: a, GE: b } }, '4', 80);
    house.tables.drop(id);
    expect(await checkGames(house.base, house.library)).toMatchObject({ games: 1, same: 1 });
    await tell(a, id, { t: 'resign' });
    const score = parseScore(await a.ask<string>(`games/${id}/score`));
    if ('text' in score) throw new Error(score.text);
    expect(prove(today, score)).toMatchObject({ kind: 'proved' });
    await expect(tell(a, id, { t: 'offer', kind: 'rules' })).rejects.toThrow('over');
  });

  it('a game that the newest rules play to the letter moves over by itself, any other stays', async () => {
    const r = await rig(kind);
    const { id, a, house } = await older(r, '3', 12);
    const other = await older(r, '21', 60);
    const same = async (one: string): Promise<boolean | string> => {
      const table = await house.tables.get(one);
      const made = table === undefined ? 'no table' : await renewed(house, table);
      return typeof made === 'string' ? made : made.same;
    };
    const expected = [await same(id), await same(other.id)].filter((one) => one === true).length;
    expect(await checkGames(house.base, house.library)).toMatchObject({
      older: { moves: expected, stays: 2 - expected },
    });
    // A dozen choices are the same under both rules.
    expect(expected).toBeGreaterThan(0);
    expect(await renewSome(house, '')).toEqual({ moved: expected, next: undefined });
    expect(await renewSome(house, '')).toEqual({ moved: 0, next: undefined });
    const today = await gameOf('rudders-line');
    for (const one of [id, other.id]) {
      const table = await house.tables.get(one);
      expect(table?.newer).toBe(table?.row.rules !== today.rulesVersion);
    }
    expect((await look(a, id)).phase).toBe('running');
    expect(await checkGames(house.base, house.library)).toMatchObject({ games: 2, same: 2 });
  });

  it('a game of rules that nobody keeps is not served, and the check says so', async () => {
    const r = await rig(kind);
    const a = r.person();
    const table = await openTable(a, { game: 'credentials', seats: { US: 'me' } });
    const { house } = r.serving;
    await house.base.db.updateTable('games').set({ rules: 99 }).where('id', '=', table.id).execute();
    house.tables.drop(table.id);
    await expect(look(a, table.id)).rejects.toThrow('rules 99');
    expect(await checkGames(house.base, house.library)).toMatchObject({
      different: [{ text: expect.stringContaining('rules 99') }],
    });
  });
});
