// Every text of 300 whole games.
import { checkWords } from '@bocage/engine/testing';
import { it } from 'vitest';
import { game, vocabulary } from './helper.ts';

it('every text of 300 random games names things as players do, counts them rightly and cites a rule of the digest', () => {
  console.log(checkWords(game, { ...vocabulary, games: 300, seed: '1000', every: 8 }));
}, 1_800_000);
