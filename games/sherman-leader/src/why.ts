// The words of refusals in the campaign half, and for what belongs to another step. The page loads them for those who ask.
import { data } from './built-in.ts';
import { reasons } from './words/campaign/reasons.ts';
import { verbsOf } from './words/verbs.ts';

export { reasons };
export const verbs = verbsOf(data);
