// Where Battalions may stand after the next Operational Movement, and how likely. Needs nothing of the battle half.
import type { State } from '@bocage/engine';
import type { ShermanContent } from '../content.ts';
import { moveFor } from '../rules/campaign/move-battalions.ts';
import { cardOf } from '../rules/shared/effects.ts';
import { E_SO_WEEKLY, E_WEEKLY_SO } from '../state/effects.ts';
import { BATTALION_BAND, BATTALION_STATUS, BATTALIONS, FULL, FX, HALF, SO } from '../state/layout.ts';
import { OPT } from '../state/options.ts';
import { tablesOf } from '../state/standard-tables.ts';
import { BANDS } from '../state/terms.ts';
import { W } from '../words/table.ts';

/** Where a Battalion may stand after the next Operational Movement. */
export interface BattalionOutlook {
  readonly battalion: string;
  /** The band it stands in: `band-2`. */
  readonly band: string;
  /** A Fixed Battalion never moves. */
  readonly fixed: boolean;
  /** The chance that it comes nearer, stays, or goes back. */
  readonly advance: number;
  readonly stay: number;
  readonly retreat: number;
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
    const sums = [0, 0, 0];
    for (let roll = 1; roll <= 10; roll++) {
      const { to, order } = fixed ? { to: from, order: W.fixed } : moveFor(t, s, b, roll);
      const entry = chances.get(order) ?? { band: `band-${to}`, name: BANDS[to], order, chance: 0 };
      chances.set(order, { ...entry, chance: entry.chance + 0.1 });
      sums[1 + Math.sign(to - from)]++;
    }
    list.push({
      battalion: t.battalionNumber[card],
      band: `band-${from}`,
      fixed,
      advance: sums[0] / 10,
      stay: sums[1] / 10,
      retreat: sums[2] / 10,
      to: [...chances.values()].sort((x, y) => y.chance - x.chance),
    });
  }
  return list;
}

/** SO points at the end of the Week, as far as they can be known. */
export interface WeekAccount {
  readonly so: number;
  /** What the Objective and the cards in force give or take. */
  readonly weekly: number;
  /** Battalions that cost SO where they stand. */
  readonly standing: readonly { readonly battalion: string; readonly band: string; readonly loss: number }[];
  /** Battalions that may come to a band where they cost more: the chance, and what it costs then. */
  readonly coming: readonly {
    readonly battalion: string;
    readonly band: string;
    readonly chance: number;
    readonly loss: number;
  }[];
}

/** SL 8.3: what comes in, and what the Battalions on the map cost or may cost. */
export function weekAccount(s: State, content?: ShermanContent): WeekAccount {
  const t = tablesOf(content);
  const standing: WeekAccount['standing'][number][] = [];
  const coming: WeekAccount['coming'][number][] = [];
  const bandOf = (id: string): number => Number(id.slice('band-'.length));
  for (const { battalion, band, to } of battalionOutlook(s, content)) {
    const loss = t.bandLoss[bandOf(band)];
    if (loss > 0) standing.push({ battalion, band: BANDS[bandOf(band)], loss });
    for (const way of to) {
      const then = t.bandLoss[bandOf(way.band)];
      if (then > loss) coming.push({ battalion, band: way.name, chance: way.chance, loss: then });
    }
  }
  const weekly = Math.max(0, t.objectiveWeeklySo[s[OPT.objective]] + s[FX + E_WEEKLY_SO]) + s[FX + E_SO_WEEKLY];
  return { so: s[SO], weekly, standing, coming };
}
