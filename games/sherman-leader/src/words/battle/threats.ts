// The enemy's next step in words.
import { percent } from '@bocage/engine';

/** What it takes to speak of a threat: facts and the rules' own records of it have it. */
interface Told {
  readonly unit: string;
  readonly damage: number;
  readonly by: readonly { readonly piece: string; readonly hex: string; readonly damage: number }[];
}

/** Those that are named; the others are counted. */
const FEW = 3;

/** One sentence about a Unit under threat; `at` is a hex in which it does not stand yet. */
export function threatText(threat: Told, at?: string): string {
  const by = threat.by.slice(0, FEW).map((b) => `${b.piece} in ${b.hex}, ${percent(b.damage)}`);
  if (threat.by.length > FEW) by.push(`${threat.by.length - FEW} more`);
  const where = at === undefined ? '' : `In ${at}, `;
  return `${where}${threat.unit} has a ${percent(threat.damage)} chance of Damage in the enemy’s next step: ${by.join('; ')}.`;
}
