// The stop rule of a series, kept by every worker: whoever sees first that the answer is clear ends the rest.
import type { Jobs } from './jobs.ts';
import { endSeries } from './plan.ts';
import type { Store } from './store.ts';
import type { StopRule } from './task.ts';

/** Milliseconds between two looks. */
const EVERY = 1_000;
const PAGE = 500;

export class RuleWatch {
  private readonly store: Store;
  private readonly jobs: Jobs;
  private readonly series: string;
  private readonly rule: StopRule;
  private next = 0;
  private looked = 0;
  private busy = false;
  private clear = false;

  constructor(store: Store, jobs: Jobs, series: string, rule: StopRule) {
    this.store = store;
    this.jobs = jobs;
    this.series = series;
    this.rule = rule;
  }

  /** Reads the units that have come since, in their order and without a gap, until the rule is sure. */
  async look(): Promise<void> {
    if (this.busy || this.clear || performance.now() - this.looked < EVERY) return;
    this.busy = true;
    try {
      while (!this.clear && (await this.readOn()));
      this.looked = performance.now();
    } finally {
      this.busy = false;
    }
  }

  /** Whether there may be more to read. */
  private async readOn(): Promise<boolean> {
    const rows = await this.store.query<{ unit: number; lines: string[] | null }>(
      `select unit, array_agg(line order by part) as lines from bocage_series.results
          where series = $1 and unit >= $2 and unit < $3 group by unit
        union all select unit, null from bocage_series.asides where series = $1 and unit >= $2 and unit < $3 order by unit`,
      [this.series, this.next, this.next + PAGE],
    );
    const from = this.next;
    for (const { unit, lines } of rows) {
      if (unit !== this.next) break;
      this.next++;
      if (lines === null || !this.rule.add(unit, lines)) continue;
      this.clear = true;
      await endSeries(this.store, this.jobs, this.series, 'done', '', this.next);
      return false;
    }
    return this.next === from + PAGE;
  }
}
