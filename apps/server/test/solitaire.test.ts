// Solitaire games: one's own in step on all devices, challenges on one sealed seed, the daily ones.
import { generator, parseScore, Session, writeScore } from '@bocage/engine';
import { openTable, type ServerError } from '@bocage/online';
import { prove } from '@bocage/seal';
import { describe, expect, it } from 'vitest';
import { choose, gameOf, KINDS, look, rig, step, tell } from './rig.ts';

const DAY = 86_400_000;
const why = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (e: ServerError) => e.why,
  );

describe.each(KINDS)('alone on %s', (kind) => {
  it('own games are in step; where they part, both are kept', async () => {
    const r = await rig(kind);
    const desk = r.person();
    await desk.ask('accounts', { name: 'Solo' });
    const game = await gameOf('credentials');
    const session = Session.open(game, { seed: '7' });
    if (!(session instanceof Session)) throw new Error('no session');
    const first = writeScore(session);
    expect(await desk.ask('solos/abcdefghijkl', { base: 0, score: first }, 'PUT')).toEqual({
      id: 'abcdefghijkl',
      rev: 1,
    });
    const { code } = await desk.ask<{ code: string }>('devices', {});
    const phone = r.person();
    await phone.ask('devices/join', { code });
    await desk.ask('devices/confirm', { code });
    expect(await phone.ask('solos/abcdefghijkl')).toMatchObject({ rev: 1, score: first });
    const choices = new Int32Array(4096);
    game.choices(session.state, choices);
    session.playChoice(choices[0] ?? 0);
    const second = writeScore(session);
    expect(await phone.ask('solos/abcdefghijkl', { base: 1, score: second }, 'PUT')).toMatchObject({ rev: 2 });
    // The answer was lost: the same again is the same.
    expect(await phone.ask('solos/abcdefghijkl', { base: 1, score: second }, 'PUT')).toMatchObject({
      id: 'abcdefghijkl',
      rev: 2,
    });
    const fork = await desk.ask<{ id: string; parent: string }>('solos/abcdefghijkl', { base: 1, score: first }, 'PUT');
    expect(fork).toMatchObject({ parent: 'abcdefghijkl', rev: 1 });
    expect((await desk.ask<{ solos: unknown[] }>('solos')).solos).toHaveLength(2);
    expect(await why(r.person().ask('solos/abcdefghijkl'))).toBe('unknown');
    expect(await why(desk.ask('solos/abcdefghijkl', { base: 2, score: second.replace(/#.../, '#000') }, 'PUT'))).toBe(
      'bad',
    );
  });

  it('a challenge brings the same dice to everybody, the first run counts, and the seed is opened when it closes', async () => {
    const r = await rig(kind);
    const people = [r.person(), r.person()];
    await people[0]?.ask('accounts', { name: 'Anna' });
    await people[1]?.ask('accounts', { name: 'Bert' });
    const { id } = (await people[0]?.ask<{ id: string }>('challenges', { game: 'credentials', days: 2 })) ?? { id: '' };
    const outcomes: string[] = [];
    for (const [i, person] of people.entries()) {
      const run = await person.ask<{ id: string; first: boolean }>(`challenges/${id}/runs`, { id: `run-${i}-abcdef` });
      expect(run.first).toBe(true);
      const g = generator('9');
      for (let n = 0; n < 25; n++)
        await step({ id: run.id, seats: { [(await look(person, run.id)).you[0] ?? '']: person } }, g);
      const { entries } = await person.ask<{ entries: { setup?: string[]; choices?: { outcomes: string[] }[] }[] }>(
        `games/${run.id}/entries?after=0`,
      );
      outcomes.push(JSON.stringify(entries.map((e) => [e.setup, e.choices?.map((c) => c.outcomes)])));
      const { n } = await look(person, run.id);
      expect(await why(tell(person, run.id, { t: 'offer', kind: 'takeback', to: n - 1 }))).toBe('refused');
      await tell(person, run.id, { t: 'resign' });
      expect((await look(person, run.id)).seal.opened).toBeUndefined();
      expect(await person.ask<string>(`games/${run.id}/score`)).not.toContain('opened:');
    }
    expect(outcomes[0]).toBe(outcomes[1]);
    expect(outcomes[0]).toMatch(/\d/);
    expect(await people[0]?.ask(`challenges/${id}/runs`, { id: 'run-2-abcdef' })).toMatchObject({ first: false });
    const results = () => people[0]?.ask<{ results: { name: string; first: boolean }[] }>(`challenges/${id}`);
    // The table of results follows a moment after the end.
    for (let i = 0; i < 500 && (await results())?.results.length !== 2; i++)
      await new Promise((done) => setTimeout(done, 10));
    expect((await results())?.results.map((x) => x.name).sort()).toEqual(['Anna', 'Bert']);
    r.clock.now += 3 * DAY;
    const text = (await people[0]?.ask<string>('games/run-0-abcdef/score')) ?? '';
    const score = parseScore(text);
    if ('text' in score) throw new Error(score.text);
    expect(prove(await gameOf('credentials'), score)).toMatchObject({ kind: 'proved' });
    expect(await why(people[0]?.ask(`challenges/${id}/runs`, { id: 'run-3-abcdef' }) ?? Promise.resolve())).toBe(
      'closed',
    );
  });

  it('there is a daily challenge for each solitaire game, promised thirty days ahead', async () => {
    const r = await rig(kind);
    await r.serving.house.sweep();
    const { challenges } = await r
      .person()
      .ask<{ challenges: { id: string; game: string; commitment: string; opened?: string }[] }>('challenges');
    const days = challenges.filter((c) => c.id.startsWith('d'));
    expect(new Set(days.map((c) => c.game))).toEqual(new Set(['credentials', 'sherman-leader']));
    expect(days).toHaveLength(2 * 31);
    expect(days.every((c) => /^[0-9a-f]{64}$/.test(c.commitment) && c.opened === undefined)).toBe(true);
  });

  it('a sealed game alone: friends watch, and what the computer’s automa does is the server’s dice', async () => {
    const r = await rig(kind);
    const me = r.person();
    const table = await openTable(me, { game: 'credentials', seats: { US: 'me' }, watch: 'link' });
    const watcher = me.as((table.links.watch ?? '').split('#w.')[1] ?? '');
    const { choices = [] } = await look(me, table.id);
    await choose(me, table.id, choices[0]?.name ?? '');
    expect(await look(watcher, table.id)).toMatchObject({ n: 1, you: [] });
  });
});
