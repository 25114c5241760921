// How a series stands, in figures and in words: done, rate, time left, scatter, by worker.
import { Sample } from '@bocage/ai';
import { duration } from '../series.ts';
import { W } from '../words/series.ts';
import type { Series } from './plan.ts';
import type { AsideRow, SeriesRow, ShareRow } from './store.ts';

interface WorkerStanding {
  readonly worker: string;
  readonly units: number;
  /** Units a second; null where that cannot be said. */
  readonly rate: number | null;
  /** Seconds since it last finished something. */
  readonly silent: number;
}

export interface Standing {
  readonly series: string;
  readonly title: string;
  readonly state: SeriesRow['state'];
  readonly note: string;
  readonly units: number;
  readonly total: number;
  readonly aside: readonly AsideRow[];
  /** Units a second of all who work now, and seconds that are left at that rate. */
  readonly rate: number | null;
  readonly left: number | null;
  /** Of the values of the units (points, or score), with the 95 % margin of the mean. */
  readonly mean: number | null;
  readonly margin: number | null;
  readonly workers: readonly WorkerStanding[];
}

/** Seconds after which somebody who finished nothing counts no more: a long game, and the time until a dead worker is missed. */
const SILENT = 120;

export async function standingOf(series: Series, now = Date.now()): Promise<Standing> {
  const [row, shares, aside] = [await series.row(), await series.shares(), await series.asides()];
  const total = (of: (share: ShareRow) => number): number => shares.reduce((sum, share) => sum + of(share), 0);
  const n = total((s) => s.n);
  const sample = Sample.of(
    n,
    total((s) => s.sum),
    total((s) => s.squares),
  );
  const workers = shares.map(({ worker, units, began, last }) => {
    const seconds = (last.getTime() - began.getTime()) / 1000;
    return {
      worker,
      units,
      rate: seconds > 0 ? units / seconds : null,
      silent: Math.max(0, now - last.getTime()) / 1000,
    };
  });
  const units = total((s) => s.units);
  const rate = workers.reduce((sum, w) => sum + (w.silent < SILENT ? (w.rate ?? 0) : 0), 0);
  const open = Math.max(0, (row.ended ?? row.total) - units - aside.length);
  const going = row.state === 'running' && rate > 0;
  return {
    series: row.id,
    title: row.title,
    state: row.state,
    note: row.note,
    units,
    total: row.ended ?? row.total,
    aside,
    rate: going ? rate : null,
    left: going ? open / rate : null,
    mean: n > 0 ? sample.mean : null,
    margin: n > 1 ? sample.margin : null,
    workers,
  };
}

/** `120 of 400, 3.1 a second, 90 s left, 0.512 ± 0.031`. */
export function standingText({ units, total, rate, left, mean, margin, state }: Standing): string {
  const parts = [W.of(units, total)];
  if (rate !== null) parts.push(W.perSecond(rate.toPrecision(3)));
  if (left !== null) parts.push(W.left(duration(left)));
  if (mean !== null)
    parts.push(margin === null ? W.mean(mean.toFixed(3)) : W.meanWithin(mean.toFixed(3), margin.toFixed(3)));
  if (state !== 'running') parts.push(state);
  return parts.join(', ');
}

export function workerText({ worker, units, rate, silent }: WorkerStanding): string {
  const parts = [
    `  ${worker}  ${units}`,
    ...(rate === null ? [] : [W.perSecond(rate.toPrecision(3))]),
    ...(silent < SILENT ? [] : [W.nothingFor(duration(silent))]),
  ];
  return parts.join(', ');
}
