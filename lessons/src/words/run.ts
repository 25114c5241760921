// What is said to a learner where a lesson has no words of its own, and of a file of lessons that cannot be read.
import { catalogue } from '@bocage/engine';

export const W = catalogue({
  notAsked: 'That is allowed, but it is not what this step asks for.',
  inTheFile: (problem: string): string => `the file ${problem}`,
  at: (path: string, problem: string): string => `${path} ${problem}`,
});
