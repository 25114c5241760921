// The list of games keeps what it promises before anything is loaded.
import { findGame, games, planned } from '@bocage/catalogue';
import {
  choiceBuffer,
  hashState,
  isWhole,
  loadScore,
  parsePosition,
  parseScore,
  Session,
  writePosition,
  writeScore,
} from '@bocage/engine';
import { expect, test } from 'vitest';

test('ids are unique, and a planned game is not a listed one', () => {
  const ids = [...games, ...planned].map((game) => game.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(findGame('skirmish')?.hidden).toBe(true);
  expect(findGame('chess')).toBeUndefined();
});

test.each(games.map((game) => [game.id, game] as const))('%s is what the list says', async (id, listed) => {
  const { create, spec } = await listed.load();
  const game = create();
  if (!('setup' in game)) throw new Error(game.map(({ path, text }) => `${path} ${text}`).join('; '));
  expect([game.id, game.title, game.content.name, spec.game]).toEqual([id, listed.title, 'built-in', id]);
  const packed = create({ 'bocage-pack': 1, game: id, name: 'empty', data: {} });
  expect('content' in packed && packed.content).toEqual({ name: 'empty', hash: game.content.hash });
  expect(create({ 'bocage-pack': 1, game: 'chess', name: 'x', data: {} })).toMatchObject([{ path: 'game' }]);
});

test.each(games.filter((game) => game.hidden !== true).map((game) => [game.id, game] as const))(
  '%s loaded for play is the same game, without what play does not need',
  async (_, listed) => {
    const { game: play, later } = await listed.loadPlay();
    const whole = (await listed.load()).create();
    if (!('setup' in whole)) throw new Error('the data is damaged');
    expect([isWhole(play), isWhole(whole)]).toEqual([false, true]);
    const session = Session.open(play, { seed: '5' });
    if (!(session instanceof Session)) throw new Error('the set-up failed');
    const choices = choiceBuffer();
    for (let i = 0; i < 90 && !session.over; i++) {
      await later?.(session.state);
      const n = play.choices(session.state, choices);
      session.playChoice(choices[(i * 7) % n] ?? 0);
    }
    const score = parseScore(writeScore(session));
    if ('text' in score) throw new Error(score.text);
    const again = loadScore(whole, score);
    if ('text' in again) throw new Error(again.text);
    expect(hashState(again.state)).toBe(hashState(session.state));
    const position = parsePosition(writePosition(whole, session.state));
    if ('text' in position) throw new Error(position.text);
    expect(Session.open(play, { seed: '5', position })).toMatchObject({ line: 1 });
    expect(Session.open(whole, { seed: '5', position })).toBeInstanceOf(Session);
  },
);
