// Every text of 300 whole games.
import { checkWords } from '@bocage/engine/testing';
import { it } from 'vitest';
import { game } from './battle-kit.ts';
import { vocabulary } from './vocabulary.ts';

it('every text of 300 random games names things as players do, counts them rightly and cites a rule of the digest', () => {
  console.log(checkWords(game, { ...vocabulary, games: 200, seed: '1000', every: 8 }));
  // Ready-made forces fight more.
  console.log(checkWords(game, { ...vocabulary, games: 100, seed: '5000', every: 8, options: { force: 'ready' } }));
}, 1_800_000);
