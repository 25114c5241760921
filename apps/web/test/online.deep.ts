// Two pages play whole games of Rudder's Line while the line is cut at random; what they agree on is proved. Every day does a part.

import { parseScore } from '@bocage/engine';
import { prove } from '@bocage/seal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FarHouse, openFarHouse, playCut, twoSeated } from './far.ts';
import { gameOf, replay } from './hands.ts';

let far: FarHouse;
beforeAll(async () => {
  far = await openFarHouse();
}, 180_000);
afterAll(() => far.close());

test.each([1, 2])('a whole game, seed %i', async (seed) => {
  const { cuts, score, over } = await playCut(far, seed, 20_000);
  expect(over).toBe(true);
  expect(cuts).toBeGreaterThan(3);
  expect((await replay(score)).over).toBe(true);
  const read = parseScore(score);
  if ('text' in read) throw new Error(read.text);
  expect(prove(await gameOf('rudders-line'), read)).toMatchObject({ kind: 'proved' });
});

test('the link of a table goes through the service worker', async () => {
  const { a, b, link } = await twoSeated(far);
  const late = await far.house.visitor({ serviceWorkers: 'allow' });
  await late.page.goto(far.url);
  await late.page.evaluate(() => navigator.serviceWorker.ready);
  await late.page.goto(link);
  await late.page.locator('[role=alert]', { hasText: 'not valid any more' }).waitFor();
  expect(late.page.url()).toContain('#/g/');
  for (const visitor of [a, b, late]) await visitor.close();
});
