// What the server says stands in this folder: constants and functions of data, one file for a room. Every file goes through
// `catalogue`, so that another language can be laid over without a rule, a route or a job being touched.
import { laidOver } from '@bocage/engine/pseudo';

/** Whether a development run speaks the language that nobody speaks: BOCAGE_PSEUDO=1. */
export const inPseudo = (): boolean => process.env.BOCAGE_PSEUDO === '1';

/** The texts of a room. */
export function catalogue<Texts extends object>(texts: Texts): Texts {
  return laidOver(texts, inPseudo);
}
