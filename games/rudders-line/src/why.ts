// The words of refusals: why something is not legal, and what belongs to another phase. The page loads them for those who ask.
import { reasons } from './words/reasons/index.ts';
import { verbs } from './words/verbs.ts';

export { reasons, verbs };
