// Plans: played when they fit, dropped when they cannot fit any more, and seen by their holder alone.
import { describe, expect, it } from 'vitest';
import { entriesAfter } from '../src/db/log.ts';
import { firePlans } from '../src/game/plans.ts';
import { choose, KINDS, look, pair, rig, tell } from './rig.ts';

async function until(test: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 500 && !(await test()); i++) await new Promise((done) => setTimeout(done, 10));
  expect(await test()).toBe(true);
}

describe.each(KINDS)('plans on %s', (kind) => {
  it('an answer is played once behind the choice it is for, and dropped behind any other', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r);
    await tell(b, id, { t: 'plan', after: ['advance 1'], play: ['advance 4'] });
    expect(await b.ask(`games/${id}/plans`)).toMatchObject({ plans: [{ id: 1, after: ['advance 1'] }] });
    expect(await a.ask(`games/${id}/plans`)).toEqual({ plans: [] });
    await choose(a, id, 'advance 1');
    await until(async () => (await look(a, id)).n === 2);
    const { entries } = await a.ask<{ entries: { by: string; choices?: { name: string }[] }[] }>(
      `games/${id}/entries?after=0`,
    );
    expect(entries.at(-1)).toMatchObject({ by: 'plan', choices: [{ name: 'advance 4' }] });
    await tell(b, id, { t: 'plan', after: ['advance 1'], play: ['advance 5'] });
    await choose(a, id, 'advance 2');
    await until(async () => (await b.ask<{ plans: unknown[] }>(`games/${id}/plans`)).plans.length === 0);
    expect(await look(a, id)).toMatchObject({ n: 3, decision: { seat: 'B' } });
  });

  it('a standing order is taken at every decision of its step until it is dropped', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r);
    await tell(b, id, { t: 'plan', step: 'turn', name: 'rest', until: 'revoked' });
    await choose(a, id, 'advance 1');
    await until(async () => (await look(a, id)).n === 2);
    await choose(a, id, 'advance 1');
    await until(async () => (await look(a, id)).n === 4);
    await tell(b, id, { t: 'plan', drop: 1 });
    await choose(a, id, 'advance 1');
    expect(await look(a, id)).toMatchObject({ n: 5, decision: { seat: 'B' } });
  });

  it('a standing order is not played against a warning of the rules', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r);
    for (const [who, name] of [
      [a, 'advance 1'],
      [b, 'advance 4'],
      [a, 'advance 1'],
      [b, 'advance 4'],
      [a, 'advance 2'],
    ] as const)
      await choose(who, id, name);
    // Squads 1 and 4 stand in one area: the rules warn of resting there.
    await tell(b, id, { t: 'plan', step: 'turn', name: 'rest', until: 'revoked' });
    const { house } = r.serving;
    const table = await house.tables.get(id);
    const last = (await entriesAfter(house.base, id, 0)).at(-1);
    if (table === undefined || last === undefined) throw new Error('no table');
    expect(await firePlans(house, table, last)).toBe(false);
    await tell(b, id, { t: 'plan', step: 'turn', name: 'advance 5', until: 'revoked' });
    expect(await firePlans(house, table, last)).toBe(true);
    expect(await look(b, id)).toMatchObject({ n: 6, decision: { seat: 'A' } });
  });
});
