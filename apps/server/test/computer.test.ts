// Computer seats: they play by themselves, from their view, and anybody can compute their choices again.
import { findPlayer } from '@bocage/ai';
import { generator, hashState, loadScore, parseScore, Session } from '@bocage/engine';
import { openTable, thinkingSeed } from '@bocage/online';
import { openedDice, prove } from '@bocage/seal';
import { describe, expect, it } from 'vitest';
import { playOut } from '../src/jobs/adjudicate.ts';
import { gameOf, KINDS, look, pair, playOn, type Rig, rig, tell } from './rig.ts';

/** Plays for the person until the game is over; the computer's turns are waited for. */
async function finish(r: Rig, id: string, person: ReturnType<Rig['person']>, seat: string): Promise<void> {
  for (let i = 0; i < 5_000; i++) {
    const now = await look(person, id);
    if (now.decision === null) return;
    if (now.decision.seat === seat) await playOn({ id, seats: { [seat]: person } }, String(i), 1);
    else await new Promise((done) => setTimeout(done, 5));
  }
  throw new Error(`game ${id} does not end (${r.url})`);
}

describe.each(KINDS)('a game against the computer on %s', (kind) => {
  it('begins at once, is played to the end, proved, and the computer’s choices can be repeated', async () => {
    const r = await rig(kind);
    const me = r.person();
    const table = await openTable(me, { game: 'skirmish', seats: { A: 'me', B: 'computer:sensible' } });
    await finish(r, table.id, me, 'A');
    const score = parseScore(await me.ask<string>(`games/${table.id}/score`));
    if ('text' in score) throw new Error(score.text);
    const game = await gameOf('skirmish');
    expect(prove(game, score)).toMatchObject({ kind: 'proved' });
    const session = loadScore(game, score, openedDice(score, game.seats));
    if (!(session instanceof Session)) throw new Error(session.text);
    const player = findPlayer('sensible');
    let repeated = 0;
    for (const [i, entry] of session.entries.entries()) {
      if (entry.seat !== 1) continue;
      const view = game.view(session.at(i), 1);
      const choice = player?.pick?.(game, view, generator(thinkingSeed(table.id, i, 'sensible'))) ?? -1;
      expect(game.name(view, choice)).toBe(entry.name);
      repeated++;
    }
    expect(repeated).toBeGreaterThan(5);
  });

  it('a seat is handed to the computer and taken back', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r);
    await tell(a, id, { t: 'hand', to: 'sensible' });
    for (let i = 0; i < 400 && (await look(b, id)).n < 1; i++) await new Promise((done) => setTimeout(done, 10));
    expect((await look(b, id)).n).toBe(1);
    await tell(a, id, { t: 'hand', to: 'back' });
    expect(await look(b, id)).toMatchObject({ seats: [{ kind: 'person' }, { kind: 'person' }] });
  });

  it('a game that both leave to the judge is played out, and the figures stand in the log', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r);
    await tell(a, id, { t: 'offer', kind: 'adjudicate' });
    await tell(b, id, { t: 'answer', offer: (await look(b, id)).offers[0]?.seq, yes: true });
    for (let i = 0; i < 1_000 && (await look(a, id)).phase === 'running'; i++)
      await new Promise((done) => setTimeout(done, 20));
    const { entries } = await a.ask<{ entries: { figures?: Record<string, number> }[] }>(`games/${id}/entries?after=0`);
    const figures = entries.at(-1)?.figures;
    expect(figures).toMatchObject({ games: 400 });
    const end = await look(a, id);
    const clear = Math.max(figures?.A ?? 0, figures?.B ?? 0) >= 390;
    expect(end).toMatchObject({ phase: clear ? 'over' : 'void', result: { how: 'adjudicated' } });
  });
});

it('playing out the same position gives the same figures', async () => {
  const game = await gameOf('rudders-line');
  const { seeded } = await import('@bocage/engine');
  const state = game.setup({}, '5', seeded);
  if (typeof state === 'string') throw new Error(state);
  const task = { game: 'rudders-line', pack: null, state, hash: hashState(state), player: 'sensible', games: 10 };
  const [x, y] = await Promise.all([playOut(task), playOut(task)]);
  expect(x).toEqual(y);
  expect((x.wins[0] ?? 0) + (x.wins[1] ?? 0)).toBeGreaterThan(0);
});
