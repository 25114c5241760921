// The list of games keeps what it promises before anything is loaded.
import { findGame, games, planned } from '@bocage/catalogue';
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
