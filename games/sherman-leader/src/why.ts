// The words for what belongs to another step. The page loads them for those who ask.
import { data } from './built-in.ts';
import { verbsOf } from './words/verbs.ts';

export const verbs = verbsOf(data);
