// What is said of sealed dice that do not prove what they should. A client puts the file and the line before it.
import { catalogue } from '@bocage/engine';

export const W = catalogue({
  otherSeedLine: (game: string): string => `the seed line is not the one of game ${game}`,
  otherSeal: 'the seal is not the one that was shown before the first choice',
  saltOfStranger: (seat: string): string => `there is a salt of '${seat}', which is not a seat of this game`,
  otherSalt: (seat: string): string => `the salt of ${seat} is not the one that was promised`,
  otherSeed: 'the opened seed is not the one that the seal promised',
});
