// Are the odds of Sherman Leader true? Many of them, in random games, against what then happens.
import { checkOdds } from '@bocage/engine/testing';
import { expect, it } from 'vitest';
import { createGame } from '../src/index.ts';
import { reading } from './odds.ts';

it('20,000 odds shown are what then happens, and count what applies', () => {
  const report = checkOdds(createGame(), { seed: '1000', sampled: 20_000, reading });
  console.log(report);
  expect(report).toMatchObject({ sampled: 20_000, voided: 0 });
});
