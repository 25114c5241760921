// Two people at a table: the same on both databases.
import { generator, parseScore } from '@bocage/engine';
import type { ServerError } from '@bocage/online';
import { prove } from '@bocage/seal';
import { describe, expect, it } from 'vitest';
import { choose, gameOf, KINDS, key, look, pair, playOn, rig, step, tell } from './rig.ts';

describe.each(KINDS)('a game for two on %s', (kind) => {
  it('is opened, joined by a link, sealed, and begins', async () => {
    const r = await rig(kind);
    const { id, a, b, guest } = await pair(r);
    const mine = await look(a, id);
    expect(mine).toMatchObject({ phase: 'running', n: 0, you: ['A'], decision: { seat: 'A' } });
    expect(mine.choices?.map((c) => c.name)).toContain('rest');
    const theirs = await look(b, id);
    expect(theirs).toMatchObject({ you: ['B'], decision: { seat: 'A', wait: expect.any(String) } });
    expect(theirs.choices).toBeUndefined();
    expect(guest.token).toHaveLength(43);
    expect(mine.seal.opened).toBeUndefined();
  });

  it('is played to the end, and its dice are proved from the score alone', async () => {
    const r = await rig(kind);
    const p = await pair(r);
    await playOn(p, '11');
    const end = await look(p.a, p.id);
    expect(end).toMatchObject({ phase: 'over', result: { how: 'played' }, decision: null });
    const text = await p.b.ask<string>(`games/${p.id}/score`);
    const score = parseScore(text);
    if ('text' in score) throw new Error(score.text);
    const proof = prove(await gameOf('skirmish'), score, {
      commitment: p.guest.commitment,
      saltCommitments: p.guest.saltCommitments,
    });
    expect(proof).toMatchObject({ kind: 'proved' });
    expect(end.seal.opened).toBe(score.start.seal?.opened);
  });

  it('refuses what is not legal, not theirs, and stale, and says why', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r);
    const refusal = (work: Promise<unknown>) =>
      work.then(
        () => 'accepted',
        (e: ServerError) => `${e.why}: ${e.message}`,
      );
    expect(await refusal(choose(a, id, 'advance 4'))).toBe('refused: That squad is the other side’s.');
    expect(await refusal(choose(a, id, 'dance'))).toMatch(/^unknown: /);
    expect(await refusal(choose(b, id, 'rest'))).toMatch(/^not-yours: It is not your decision/);
    expect(await refusal(choose(r.person(), id, 'rest'))).toMatch(/^unknown: /);
    const old = await look(a, id);
    await choose(a, id, 'advance 1');
    await choose(b, id, 'advance 4');
    const stale = { t: 'choose', key: key(), at: old.seq, hash: old.hash, names: ['advance 1'] };
    expect(await refusal(a.ask(`games/${id}/say`, stale))).toMatch(/^stale: /);
    expect((await look(a, id)).n).toBe(2);
  });

  it('counts a message once, however often it comes', async () => {
    const r = await rig(kind);
    const { id, a } = await pair(r);
    const { seq, hash } = await look(a, id);
    const message = { t: 'choose', key: key(), at: seq, hash, names: ['advance 1'] };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => a.ask(`games/${id}/say`, message)));
    expect(new Set(answers.map((x) => x.seq)).size).toBe(1);
    expect((await look(a, id)).n).toBe(1);
    expect(await a.ask(`games/${id}/say`, message)).toMatchObject({ t: 'done', seq: answers[0]?.seq });
  });

  it('plays a line up to the first die, and gives the rest back', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r);
    for (const [who, name] of [
      [a, 'advance 1'],
      [b, 'advance 4'],
      [a, 'advance 1'],
      [b, 'advance 4'],
    ] as const)
      await choose(who, id, name);
    expect(await choose(a, id, 'attack')).toMatchObject({ t: 'done' });
    const card = (await look(a, id)).choices?.[0]?.name ?? '';
    const done = await choose(a, id, card, 'back 1');
    expect(done).toMatchObject({ rest: ['back 1'] });
    const { entries } = await b.ask<{ entries: { choices?: { name: string; outcomes: string[] }[] }[] }>(
      `games/${id}/entries?after=0`,
    );
    expect(entries.at(-1)?.choices).toMatchObject([
      { name: card, outcomes: [expect.stringMatching(/^[1-6]$/), expect.stringMatching(/^[1-6]$/)] },
    ]);
  });

  it('is taken back alone up to a die, and beyond it with consent; other dice follow', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r);
    const refusal = (work: Promise<unknown>) =>
      work.then(
        () => 'accepted',
        (e: ServerError) => e.why,
      );
    for (const [who, name] of [
      [a, 'advance 1'],
      [b, 'advance 4'],
      [a, 'advance 1'],
      [b, 'advance 4'],
    ] as const)
      await choose(who, id, name);
    await choose(a, id, 'attack');
    await tell(a, id, { t: 'undo', to: 4 });
    expect(await look(a, id)).toMatchObject({ n: 4, decision: { seat: 'A' } });
    expect(await refusal(tell(a, id, { t: 'undo', to: 2 }))).toBe('refused');
    await choose(a, id, 'attack');
    const card = (await look(a, id)).choices?.[0]?.name ?? '';
    const before = await choose(a, id, card);
    expect(before.t).toBe('done');
    await tell(a, id, { t: 'offer', kind: 'takeback', to: 4 });
    const { offers } = await look(b, id);
    expect(offers).toMatchObject([{ kind: 'takeback', seat: 'A' }]);
    expect(await refusal(tell(a, id, { t: 'answer', offer: offers[0]?.seq, yes: true }))).toBe('not-yours');
    await tell(b, id, { t: 'answer', offer: offers[0]?.seq, yes: true });
    expect(await look(a, id)).toMatchObject({ n: 4, offers: [] });
    await playOn({ id, seats: { A: a, B: b } }, '5');
    const text = await a.ask<string>(`games/${id}/score`);
    expect(text).toMatch(/^< 6 4 dice$/m);
    const score = parseScore(text);
    if ('text' in score) throw new Error(score.text);
    expect(prove(await gameOf('skirmish'), score)).toMatchObject({ kind: 'proved' });
  });

  it('ends by resignation, by agreement, and is stopped by agreement', async () => {
    const r = await rig(kind);
    const one = await pair(r);
    await tell(one.b, one.id, { t: 'resign' });
    expect(await look(one.a, one.id)).toMatchObject({ phase: 'over', result: { how: 'resigned', winner: 0 } });
    const two = await pair(r);
    await tell(two.a, two.id, { t: 'offer', kind: 'draw' });
    await tell(two.b, two.id, { t: 'answer', offer: (await look(two.b, two.id)).offers[0]?.seq, yes: true });
    expect(await look(two.a, two.id)).toMatchObject({ phase: 'over', result: { grade: 'Draw', how: 'agreed' } });
    const three = await pair(r);
    await tell(three.a, three.id, { t: 'offer', kind: 'stop' });
    // The other side's choice answers an offer with no.
    await choose(three.a, three.id, 'rest');
    expect((await look(three.b, three.id)).offers).toHaveLength(1);
    await choose(three.b, three.id, 'rest');
    expect((await look(three.b, three.id)).offers).toHaveLength(0);
  });

  it('goes on after a restart from snapshot and log, to the same position', async () => {
    const r = await rig(kind);
    const p = await pair(r, 'rudders-line');
    const g = generator('3');
    for (let i = 0; i < 80; i++) await step(p, g);
    const before = await look(p.a, p.id, '');
    r.serving.house.tables.drop(p.id);
    const after = await look(p.a, p.id, '');
    expect(after.state).toEqual(before.state);
    expect(after).toMatchObject({ seq: before.seq, n: before.n, hash: before.hash });
    for (let i = 0; i < 5; i++) await step(p, g);
    const back = await p.a.ask<{ n: number; state: number[] }>(`games/${p.id}/at/10`);
    expect(back.n).toBe(10);
  });
});
