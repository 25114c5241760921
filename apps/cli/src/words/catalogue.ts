// What the terminal says stands in this folder: constants and functions of data, one file for a room. Every file goes through
// `catalogue`, so that another language can be laid over without a command being touched.
import { layOver } from '@bocage/engine';
import { pseudoWords } from '@bocage/engine/pseudo';

export { catalogue } from '@bocage/engine';

// For development, with BOCAGE_PSEUDO=1, everything is said in a language that nobody speaks.
layOver((words) => (process.env.BOCAGE_PSEUDO === '1' ? pseudoWords(words) : words));
