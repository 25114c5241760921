// The enemy's next step in words.
import { percent } from '../pieces.ts';

/** What it takes to speak of a threat: facts and the rules' own records of it have it. */
interface Told {
  readonly unit: string;
  readonly damage: number;
  readonly by: readonly {
    readonly piece: string;
    readonly hex: string;
    readonly needs: number;
    readonly damage: number;
  }[];
}

/** One sentence about a Unit under threat. */
export function threatText(threat: Told): string {
  const worst = threat.by.slice(0, 3).map((b) => `${b.piece} ${b.hex} (${b.needs}+, ${percent(b.damage)})`);
  const more = threat.by.length > 3 ? ` and ${threat.by.length - 3} more` : '';
  return `${threat.unit}: ${percent(threat.damage)} to be damaged in the enemy's next step, by ${worst.join(', ')}${more}.`;
}
