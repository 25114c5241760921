// What the server says stands in this folder: constants and functions of data, one file for a room. Every file goes through
// `catalogue`, so that another language can be laid over without a rule, a route or a job being touched.
import { layOver } from '@bocage/engine';
import { pseudoWords } from '@bocage/engine/pseudo';

export { catalogue } from '@bocage/engine';

/** Whether a development run speaks the language that nobody speaks: BOCAGE_PSEUDO=1. */
export const inPseudo = (): boolean => process.env.BOCAGE_PSEUDO === '1';

layOver((words) => (inPseudo() ? pseudoWords(words) : words));
