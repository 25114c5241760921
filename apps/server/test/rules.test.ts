// A release in the middle of a game: it goes on under the rules that it was begun with.
import { releases } from '@bocage/catalogue/open';
import { openTable, sendSalt, sitDown } from '@bocage/online';
import { describe, expect, it } from 'vitest';
import { checkGames } from '../src/operate/check.ts';
import { codeOf, gameOf, KINDS, look, playOn, rig } from './rig.ts';

describe.each(KINDS)('older rules on %s', (kind) => {
  it('a game of an earlier release is played on and replayed under its own rules', async () => {
    const r = await rig(kind);
    const a = r.person();
    const b = r.person();
    const table = await openTable(a, { game: 'rudders-line', seats: { US: 'me', GE: 'invite' } });
    const old = releases.find((x) => x.game === 'rudders-line');
    if (old === undefined) throw new Error('no release');
    const { house } = r.serving;
    await house.base.db
      .updateTable('games')
      .set({ rules: old.rules, content: old.content })
      .where('id', '=', table.id)
      .execute();
    house.tables.drop(table.id);
    await sitDown(b, codeOf(table.links.GE ?? ''));
    if (table.kept !== undefined) await sendSalt(a, table.kept);
    await playOn({ id: table.id, seats: { US: a, GE: b } }, '21', 40);
    const today = await gameOf('rudders-line');
    const used = (await house.tables.get(table.id))?.play;
    // Where today's rules are the same ones, they are used; where not, the file of the release is.
    expect(used?.rulesVersion).toBe(old.rules);
    if (today.rulesVersion !== old.rules) expect(used?.content.hash).toBe(old.content);
    house.tables.drop(table.id);
    expect(await look(a, table.id)).toMatchObject({ phase: 'running', n: 40 });
    expect(await checkGames(house.base, house.library)).toMatchObject({ games: 1, same: 1 });
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
