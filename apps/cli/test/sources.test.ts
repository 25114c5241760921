// What a series is played with: hashes of the sources, which a packed program brings along because it has none.
import { expect, it } from 'vitest';
import { needsHere, sourcesOf } from '../src/series/version.ts';

it('a machine says of a game what its sources are, and of no game what the program is', async () => {
  const own = sourcesOf('rudders-line');
  expect(await needsHere({ id: 'rudders-line' })).toMatchObject(own);
  const none = sourcesOf('');
  expect(await needsHere(undefined)).toMatchObject({ program: own.program, content: '' });
  expect([none.program === own.program, none.rules === own.rules]).toEqual([true, false]);
  expect(new Set(['rudders-line', 'credentials', 'sherman-leader'].map((id) => sourcesOf(id).rules)).size).toBe(3);
});
