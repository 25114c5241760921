// Several people on one seat: whoever is there, by turns, by vote; and seats that are handed on to a substitute.
import { openTable, type Server, sendSalt, sitDown } from '@bocage/online';
import { describe, expect, it } from 'vitest';
import { choose, codeOf, KINDS, key, look, pair, type Rig, rig, type Shown, tell } from './rig.ts';

interface Team extends Shown {
  readonly member: number;
  readonly turnOf: number | null;
  readonly votes: {
    readonly of: number;
    readonly by: readonly { member: number; names: string[] }[];
    readonly due: number | null;
  } | null;
}

const seen = (who: Server, id: string): Promise<Team> => who.ask<Team>(`games/${id}`);

/** Two on seat A, one on seat B. */
async function team(r: Rig, how: string, more: object = {}) {
  const at = await pair(r, 'skirmish', more);
  const mate = r.person();
  const { link } = await at.a.ask<{ link: string }>(`games/${at.id}/invite`, { seat: 'A' });
  r.clock.now += 1;
  const { token } = await sitDown(mate, codeOf(link));
  if (how !== 'any') await tell(at.a, at.id, { t: 'team', how });
  return { ...at, mate, token };
}

const refused = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error & { why?: string }) => error.message,
  );

describe.each(KINDS)('a team on %s', (kind) => {
  it('decides by whoever is there, unless it says otherwise; a further device of one person is not a team', async () => {
    const r = await rig(kind);
    const { id, a, b, mate, guest } = await team(r, 'any');
    expect((await look(b, id)).seats[0]).toMatchObject({ people: ['a guest', 'a guest'], team: 'any' });
    await choose(mate, id, 'advance 1');
    await choose(b, id, 'advance 4');
    await choose(a, id, 'advance 1');
    const phone = r.person();
    await sitDown(phone, guest.token);
    expect((await look(a, id)).seats[1]?.people).toEqual(['a guest']);
    await choose(phone, id, 'advance 4');
    expect((await look(a, id)).n).toBe(4);
  });

  it('takes turns with those of the game', async () => {
    const r = await rig(kind);
    const { id, a, b, mate, token } = await team(r, 'turns');
    expect(await seen(mate, id)).toMatchObject({ turnOf: 0, member: 1 });
    expect(await refused(choose(mate, id, 'advance 1'))).toContain('takes turns');
    await choose(a, id, 'advance 1');
    await choose(b, id, 'advance 4');
    expect(await seen(a, id)).toMatchObject({ turnOf: 1, member: 0 });
    expect(await refused(choose(a, id, 'advance 1'))).toContain('takes turns');
    // The link of the one whose turn it is speaks for them too.
    const { seq, hash } = await look(mate, id);
    const wire = { t: 'choose', key: key(), at: seq, hash, names: ['advance 1'] };
    expect(await a.as(token).ask(`games/${id}/say`, wire)).toMatchObject({ t: 'done' });
    // Whoever waits for somebody who does not come may change how the team decides.
    await choose(b, id, 'advance 4');
    expect(await refused(choose(mate, id, 'advance 2'))).toContain('takes turns');
    await tell(mate, id, { t: 'team', how: 'any' });
    await choose(mate, id, 'advance 2');
    expect((await look(a, id)).n).toBe(5);
  });

  it('votes: decided when all have proposed, by most votes and then the earliest; nobody else sees it', async () => {
    const r = await rig(kind);
    const { id, a, b, mate } = await team(r, 'vote');
    const before = await look(b, id);
    expect(await choose(mate, id, 'advance 2')).toMatchObject({ t: 'done', voted: { have: 1, of: 2 } });
    expect(await seen(a, id)).toMatchObject({ n: 0, votes: { of: 2, by: [{ member: 1, names: ['advance 2'] }] } });
    expect((await seen(b, id)).votes).toBeNull();
    expect(await look(b, id)).toEqual(before);
    expect(await refused(choose(a, id, 'advance 9'))).not.toBe('done');
    r.clock.now += 1;
    await choose(a, id, 'advance 1');
    const entries = async (): Promise<unknown[]> =>
      (await b.ask<{ entries: unknown[] }>(`games/${id}/entries?after=0`)).entries;
    expect((await entries()).at(-1)).toMatchObject({ by: 'vote', seat: 'A', choices: [{ name: 'advance 2' }] });
    expect((await seen(a, id)).votes).toMatchObject({ by: [] });
    await choose(b, id, 'advance 4');
    // A proposal may be changed until the last one is made, and sent again without counting twice.
    await choose(a, id, 'advance 1');
    const { seq, hash } = await look(a, id);
    const again = { t: 'choose', key: key(), at: seq, hash, names: ['advance 3'] };
    for (let i = 0; i < 2; i++) expect(await a.ask(`games/${id}/say`, again)).toMatchObject({ t: 'done', seq });
    expect((await seen(mate, id)).votes?.by).toEqual([{ member: 0, names: ['advance 3'] }]);
    expect(await refused(tell(mate, id, { t: 'plan', step: 'turn', name: 'rest' }))).toContain('votes');
    await choose(mate, id, 'advance 3');
    expect((await entries()).at(-1)).toMatchObject({ choices: [{ name: 'advance 3' }] });
    expect(await a.ask(`games/${id}/say`, again)).toMatchObject({ t: 'done' });
    expect(await look(b, id)).toMatchObject({ n: 3, decision: { seat: 'B' } });
    // Back in the same position nobody has proposed anything.
    const { seq: offer } = (await tell(a, id, { t: 'offer', kind: 'takeback', to: 2 })) as { seq: number };
    await tell(b, id, { t: 'answer', offer, yes: true });
    expect(await seen(a, id)).toMatchObject({ n: 2, votes: { by: [] } });
    expect(await refused(tell(a, id, { t: 'undo', to: 0 }))).toContain('voted');
  });

  it('votes without those who do not come: two minutes live, half a day by mail', async () => {
    const r = await rig(kind);
    for (const [clock, wait] of [
      ['live', 120_000],
      ['day', 12 * 3_600_000],
    ] as const) {
      const { id, a, mate } = await team(r, 'vote', { clock });
      await choose(mate, id, 'advance 2');
      r.clock.now += wait - 1;
      await r.serving.house.sweep();
      expect((await look(a, id)).n).toBe(0);
      r.clock.now += 1;
      await r.serving.house.sweep();
      expect((await look(a, id)).n).toBe(1);
      expect((await seen(a, id)).votes).toMatchObject({ by: [], due: null });
    }
  });
});

describe.each(KINDS)('a substitute on %s', (kind) => {
  it('takes over by invitation: whoever had the seat has it no more, and the entry names both', async () => {
    const r = await rig(kind);
    const { id, a, b, guest } = await pair(r);
    expect(await refused(a.ask(`games/${id}/invite`, { seat: 'B' }))).not.toBe('done');
    await tell(b, id, { t: 'hand', to: 'person' });
    expect((await look(a, id)).seats[1]).toMatchObject({ handed: true, taken: true });
    const { link } = await b.ask<{ link: string }>(`games/${id}/invite`, { seat: 'B' });
    // Until somebody has come the old one plays on.
    await choose(a, id, 'advance 1');
    await choose(b, id, 'advance 4');
    const other = r.person();
    await other.ask('accounts', { name: 'Novak' });
    await sitDown(other, codeOf(link));
    expect(await refused(look(b, id))).toContain('no such game');
    expect(await refused(look(r.person().as(guest.token), id))).toContain('not known');
    await choose(a, id, 'advance 1');
    await choose(other, id, 'advance 4');
    const { entries } = await a.ask<{ entries: object[] }>(`games/${id}/entries?after=0`);
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'seat', holder: { kind: 'person', name: 'Novak', from: ['a guest'] } }),
    );
    expect((await look(a, id)).seats[1]).toMatchObject({ people: ['Novak'] });
    expect((await look(a, id)).seats[1]).not.toHaveProperty('handed');
  });

  it('is asked for by an offer, taken back before anybody comes, and brought by the other side after the time is up', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r, 'skirmish', { clock: 'live' });
    const { seq } = (await tell(a, id, { t: 'offer', kind: 'substitute' })) as { seq: number };
    await tell(b, id, { t: 'answer', offer: seq, yes: true });
    expect((await look(a, id)).seats[1]).toMatchObject({ handed: true });
    await tell(b, id, { t: 'hand', to: 'back' });
    expect((await look(a, id)).seats[1]).not.toHaveProperty('handed');
    await choose(a, id, 'advance 1');
    expect(await refused(tell(a, id, { t: 'claim', what: 'substitute' }))).toContain('still has time');
    r.clock.now += 3_600_000;
    await tell(a, id, { t: 'claim', what: 'substitute' });
    const { link } = await a.ask<{ link: string }>(`games/${id}/invite`, { seat: 'B' });
    const other = r.person();
    await sitDown(other, codeOf(link));
    // Nobody takes over a seat whose time is up already.
    expect(await look(other, id)).toMatchObject({ clocks: { running: 'B', out: false } });
    await choose(other, id, 'advance 4');
    expect((await look(a, id)).n).toBe(2);
  });

  it('plays on at a solitaire table that is shared', async () => {
    const r = await rig(kind);
    const a = r.person();
    const mate = r.person();
    const table = await openTable(a, { game: 'credentials', seats: { US: 'me' } });
    if (table.kept !== undefined) await sendSalt(a, table.kept);
    const { link } = await a.ask<{ link: string }>(`games/${table.id}/invite`, { seat: 'US' });
    await sitDown(mate, codeOf(link));
    await tell(mate, table.id, { t: 'team', how: 'vote' });
    const { choices = [] } = await look(a, table.id);
    expect(choices.length).toBeGreaterThan(1);
    await choose(a, table.id, choices[0]?.name ?? '');
    expect((await look(mate, table.id)).n).toBe(0);
    await choose(mate, table.id, choices[0]?.name ?? '');
    expect((await look(a, table.id)).n).toBe(1);
  });
});
