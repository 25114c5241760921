// What the terminal says stands in this folder: constants and functions of data, one file for a room. Every file goes through
// `catalogue`, so that another language can be laid over without a command being touched.
import { laidOver } from '@bocage/engine/pseudo';

/** The texts of a room; for development, with BOCAGE_PSEUDO=1, in a language that nobody speaks. */
export function catalogue<Texts extends object>(texts: Texts): Texts {
  return laidOver(texts, () => process.env.BOCAGE_PSEUDO === '1');
}
