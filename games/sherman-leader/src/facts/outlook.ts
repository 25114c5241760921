// Where Battalions may stand after the next Operational Movement, and how likely. Needs nothing of the battle half.
import type { State } from '@bocage/engine';
import type { ShermanContent } from '../content.ts';
import { moveFor } from '../rules/campaign/move-battalions.ts';
import { cardOf } from '../rules/shared/effects.ts';
import { BATTALION_BAND, BATTALION_STATUS, BATTALIONS, FULL, HALF } from '../state/layout.ts';
import { tablesOf } from '../state/standard-tables.ts';
import { BANDS } from '../state/terms.ts';

/** Where a Battalion may stand after the next Operational Movement. */
export interface BattalionOutlook {
  readonly battalion: string;
  /** The band it stands in: `band-2`. */
  readonly band: string;
  /** A Fixed Battalion never moves. */
  readonly fixed: boolean;
  /** Each band with its chance, the likeliest first. */
  readonly to: readonly {
    readonly band: string;
    readonly name: string;
    readonly order: string;
    readonly chance: number;
  }[];
}

/** SL 8.1: for each Battalion on the map every face of the die, with the modifiers of now. */
export function battalionOutlook(s: State, content?: ShermanContent): readonly BattalionOutlook[] {
  const t = tablesOf(content);
  const list: BattalionOutlook[] = [];
  for (let b = 0; b < BATTALIONS; b++) {
    const status = s[BATTALION_STATUS + b];
    if (status !== FULL && status !== HALF) continue;
    const card = cardOf(t, s, b);
    const from = s[BATTALION_BAND + b];
    const fixed = t.battalionFixed[card] !== 0;
    const chances = new Map<string, { band: string; name: string; order: string; chance: number }>();
    for (let roll = 1; roll <= 10; roll++) {
      const { to, order } = fixed ? { to: from, order: 'Fixed' } : moveFor(t, s, b, roll);
      const entry = chances.get(order) ?? { band: `band-${to}`, name: BANDS[to], order, chance: 0 };
      chances.set(order, { ...entry, chance: entry.chance + 0.1 });
    }
    list.push({
      battalion: t.battalionNumber[card],
      band: `band-${from}`,
      fixed,
      to: [...chances.values()].sort((x, y) => y.chance - x.chance),
    });
  }
  return list;
}
