// The sides of games that two play, as forms name them before the rules are loaded.
import * as W from '../words/online.ts';

export const SIDES: Readonly<Record<string, readonly (readonly [seat: string, name: string])[]>> = {
  'rudders-line': [
    ['US', W.american],
    ['GE', W.german],
  ],
};
