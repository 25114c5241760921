// Clocks: the arithmetic, and a server whose time is moved by hand.

import type { ServerError } from '@bocage/online';
import { describe, expect, it } from 'vitest';
import { addTime, clockOf, outOfTime, startClocks, turnClocks } from '../src/game/clock.ts';
import { choose, KINDS, look, pair, rig, tell } from './rig.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

describe('the clock', () => {
  const live = clockOf('live');
  const day = clockOf('day');

  it('runs for the seat that decides, and adds when the decision passes to a seat', () => {
    let c = startClocks(live, 2, 0, 0);
    expect(c).toMatchObject({ banks: [45 * MINUTE, 45 * MINUTE], due: 45 * MINUTE });
    c = turnClocks(live, c, 1, 10 * MINUTE);
    expect(c.banks).toEqual([35 * MINUTE, 46 * MINUTE]);
    c = turnClocks(live, c, 1, 12 * MINUTE);
    expect(c.banks).toEqual([35 * MINUTE, 44 * MINUTE]);
    c = turnClocks(live, c, 0, 13 * MINUTE);
    expect(c).toMatchObject({ banks: [36 * MINUTE, 43 * MINUTE], due: 49 * MINUTE });
  });

  it('never grows above its cap, and never below nothing', () => {
    let c = startClocks(live, 2, 0, 0);
    for (let t = 0; t < 60; t++) c = turnClocks(live, c, (t + 1) % 2, t);
    expect(Math.max(...c.banks)).toBe(60 * MINUTE);
    c = turnClocks(live, c, 1 - c.next, 500 * MINUTE);
    expect(Math.min(...c.banks)).toBe(0);
  });

  it('gives at most half a second of line delay back, and only where seconds count', () => {
    const c = startClocks(live, 2, 0, 0);
    expect(turnClocks(live, c, 1, 10_000, 0, 300).banks[0]).toBe(45 * MINUTE - 9_700);
    expect(turnClocks(live, c, 1, 10_000, 0, 9_000).banks[0]).toBe(45 * MINUTE - 9_500);
    expect(turnClocks(day, startClocks(day, 2, 0, 0), 1, 10_000, 0, 9_000).banks[0]).toBe(3 * DAY - 10_000);
  });

  it('stands still while a holder is away, and is not refilled by it', () => {
    let c = startClocks(day, 2, 0, 0);
    c = turnClocks(day, c, 1, DAY, 6 * DAY);
    expect(c).toMatchObject({ since: 6 * DAY, due: 10 * DAY });
    c = turnClocks(day, c, 0, 4 * DAY);
    expect(c.banks[1]).toBe(4 * DAY);
  });

  it('time can be added by the other side, also to one who is out of time', () => {
    if (day === undefined) throw new Error('no clock');
    const c = startClocks(day, 2, 0, 0);
    expect(outOfTime(day, c, 3 * DAY - 1)).toBe(false);
    expect(outOfTime(day, c, 3 * DAY)).toBe(true);
    expect(addTime(day, c, 0, DAY)).toMatchObject({ due: 4 * DAY });
    const late = addTime(day, c, 0, 5 * DAY);
    expect(late).toMatchObject({ since: 5 * DAY, due: 6 * DAY });
    expect(outOfTime(day, late, 5 * DAY)).toBe(false);
  });
});

const why = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (e: ServerError) => e.why,
  );

describe.each(KINDS)('time on %s', (kind) => {
  it('running out loses nothing by itself: the other side may claim, add time, or take the computer', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r);
    expect(await look(a, id)).toMatchObject({ clocks: { running: 'A', out: false } });
    expect(await why(tell(b, id, { t: 'claim' }))).toBe('refused');
    r.clock.now += 3 * DAY + 1;
    await r.serving.house.sweep();
    await r.serving.house.sweep();
    const { entries } = await a.ask<{ entries: { kind: string }[] }>(`games/${id}/entries?after=0`);
    expect(entries.filter((e) => e.kind === 'time')).toHaveLength(1);
    expect(await look(a, id)).toMatchObject({ phase: 'running', clocks: { out: true } });
    expect(await why(tell(a, id, { t: 'claim' }))).toBe('not-yours');
    await tell(b, id, { t: 'offer', kind: 'time' });
    expect(await look(a, id)).toMatchObject({ clocks: { out: false } });
    expect(await why(tell(b, id, { t: 'claim' }))).toBe('refused');
    r.clock.now += 2 * DAY;
    // Late, but nobody has claimed: the choice counts.
    await choose(a, id, 'advance 1');
    r.clock.now += 30 * DAY;
    await tell(a, id, { t: 'claim', what: 'win' });
    expect(await look(b, id)).toMatchObject({ phase: 'over', result: { how: 'time', winner: 0 } });
  });

  it('a substitute takes the seat of one who ran out of time, and the old holder is out', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r);
    await choose(a, id, 'advance 1');
    r.clock.now += 10 * DAY;
    await tell(a, id, { t: 'claim', what: 'computer', player: 'sensible' });
    for (let i = 0; i < 100 && (await look(a, id)).n < 2; i++) await new Promise((done) => setTimeout(done, 20));
    expect(await look(a, id)).toMatchObject({ phase: 'running', seats: [{ kind: 'person' }, { kind: 'computer' }] });
    expect((await look(a, id)).n).toBeGreaterThan(1);
    expect(await why(look(b, id))).toBe('unknown');
  });

  it('dice that are not opened within three days void the game, and it says whose', async () => {
    const r = await rig(kind);
    const a = r.person();
    const b = r.person();
    const { openTable, sitDown } = await import('@bocage/online');
    const { codeOf } = await import('./rig.ts');
    const table = await openTable(a, { game: 'skirmish', seats: { A: 'me', B: 'invite' } });
    await sitDown(b, codeOf(table.links.B ?? ''));
    expect(await look(b, table.id)).toMatchObject({ phase: 'sealing' });
    r.clock.now += 3 * DAY + 1;
    await r.serving.house.sweep();
    expect(await look(b, table.id)).toMatchObject({ phase: 'void', result: { text: expect.stringContaining('Left') } });
    expect(await b.ask('dice')).toEqual({ opened: 0, left: 1 });
  });

  it('days off stop the clock from the next decision on, within their measure', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r);
    await b.ask('accounts', { name: 'Heinz' });
    expect(await b.ask('away', { days: 8 })).toMatchObject({ left: 13 });
    expect(await why(b.ask('away', { days: 9 }))).toBe('bad');
    await choose(a, id, 'advance 1');
    r.clock.now += 7 * DAY;
    const { clocks } = await look(a, id);
    expect(clocks).toMatchObject({ out: false, running: null });
    expect(clocks?.left[1]).toBe(4 * DAY);
  });
});
