// Every text of a few whole games; hundreds of games in words.deep.ts.
import { checkWords } from '@bocage/engine/testing';
import { expect, it } from 'vitest';
import { game, vocabulary } from './helper.ts';

it('every text names things as players do, counts them rightly and cites a rule of the digest', () => {
  const report = checkWords(game, { ...vocabulary, games: 6, seed: '1', every: 4 });
  expect(report.texts).toBeGreaterThan(2000);
}, 60_000);
