// The words of refusals: why something is not legal, and what belongs to another moment. The page loads them for those who ask.
import { data } from './built-in.ts';
import { reasons } from './words/reasons.ts';
import { verbsOf } from './words/verbs.ts';

export { reasons };
export const verbs = verbsOf(data);
