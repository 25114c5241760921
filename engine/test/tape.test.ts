// A tape given at the start of a game: it runs through set-up and play, is kept in the score, and undo gives it back.
import { loadScore, parseScore, Session, writeScore } from '@bocage/engine';
import { skirmish } from '@bocage/engine/testing';
import { expect, test } from 'vitest';

function open(tape: readonly string[], chance: 'seed' | 'real' = 'seed'): Session {
  const session = Session.open(skirmish(), { seed: '1', tape, chance });
  if (!(session instanceof Session)) throw new Error(JSON.stringify(session));
  return session;
}

function reload(session: Session): Session {
  const parsed = parseScore(writeScore(session));
  if ('text' in parsed) throw new Error(parsed.text);
  const loaded = loadScore(skirmish(), parsed);
  if (!(loaded instanceof Session)) throw new Error(loaded.text);
  return loaded;
}

const SETUP = ['c9', 'c1', 'c8', 'c2'];

test('the set-up takes its part of the tape, play takes the rest, then the generator takes over', () => {
  let session = open([...SETUP, '6', '1', '2']);
  expect(session.tape).toEqual(['6', '1', '2']);
  for (const name of ['advance 1', 'advance 4', 'advance 1', 'advance 4', 'attack']) {
    expect(session.play(name).kind).toBe('played');
    session = reload(session);
  }
  const fight = session.play('c9');
  expect(fight.kind === 'played' && fight.entry.outcomes.map((o) => o.text)).toEqual(['6', '1']);
  expect(reload(session).tape).toEqual(['2']);
  expect(writeScore(reload(session))).toBe(writeScore(session));
});

test('undo gives back what the tape had brought', () => {
  const session = open([...SETUP, '6', '1']);
  for (const name of ['advance 1', 'advance 4', 'advance 1', 'advance 4', 'attack', 'c9']) session.play(name);
  expect(session.tape).toEqual([]);
  session.undo(1, true);
  expect(session.tape).toEqual(['6', '1']);
});

test('other outcomes cannot come before the tape, but may follow it; an impossible one is refused', () => {
  const session = open([...SETUP, '6'], 'real');
  for (const name of ['advance 1', 'advance 4', 'advance 1', 'advance 4', 'attack']) session.play(name);
  expect(session.play('c9', { outcomes: ['5'] })).toMatchObject({ kind: 'bad-outcome' });
  expect(session.play('c9')).toMatchObject({ kind: 'ask', have: ['6'] });
  expect(session.play('c9', { outcomes: ['6', '7'] })).toMatchObject({ kind: 'bad-outcome' });
  expect(session.play('c9', { outcomes: ['6', '3', '3'], exact: true })).toMatchObject({ kind: 'bad-outcome' });
  expect(session.play('c9', { outcomes: ['6', '3'], exact: true })).toMatchObject({ kind: 'played' });
});
