// What the figures mean beside the calibration loop, the table for people, and the comparison with the baseline.
import type { Measured } from './measure.ts';

export interface Report {
  readonly calibration: number;
  readonly games: Readonly<Record<string, Measured>>;
}

/** Figures that depend on the machine, divided by its calibration: for rates more is better, for costs less. */
export interface Ratios {
  /** Decisions and games per million rounds of the calibration loop. */
  readonly decisions: number;
  readonly games: number;
  /** Rounds of the calibration loop in the time of one apply, one clone. */
  readonly apply: number;
  readonly clone: number;
}

export type Baseline = Readonly<Record<string, Ratios>>;

export function ratios(measured: Measured, calibration: number): Ratios {
  const digits = (value: number): number => Number(value.toPrecision(4));
  return {
    decisions: digits((measured.decisionsPerSecond / calibration) * 1e6),
    games: digits((measured.gamesPerSecond / calibration) * 1e6),
    apply: digits((measured.applyMicros * calibration) / 1e6),
    clone: digits((measured.cloneMicros * calibration) / 1e6),
  };
}

/** More than this much slower is a failure. */
const TOLERANCE = 0.3;

/** One sentence for each figure that is worse than the baseline allows. */
export function slower(id: string, now: Ratios, base: Ratios | undefined): readonly string[] {
  if (base === undefined) return [`${id}: no baseline; store one with --update`];
  const found: string[] = [];
  const say = (what: string, was: number, is: number, slowdown: number): void => {
    if (slowdown > TOLERANCE) {
      found.push(`${id}: ${what} ${(slowdown * 100).toFixed(0)} % slower than the baseline (${is}, was ${was})`);
    }
  };
  say('decisions are', base.decisions, now.decisions, 1 - now.decisions / base.decisions);
  say('games are', base.games, now.games, 1 - now.games / base.games);
  say('apply is', base.apply, now.apply, 1 - base.apply / now.apply);
  say('clone is', base.clone, now.clone, 1 - base.clone / now.clone);
  return found;
}

const COLUMNS: readonly [title: string, of: (m: Measured, r: Ratios) => string][] = [
  ['decisions/s', (m) => grouped(m.decisionsPerSecond)],
  ['/cal', (_, r) => String(r.decisions)],
  ['games/s', (m) => grouped(m.gamesPerSecond)],
  ['/cal', (_, r) => String(r.games)],
  ['apply us', (m) => String(m.applyMicros)],
  ['*cal', (_, r) => String(r.apply)],
  ['clone us', (m) => String(m.cloneMicros)],
  ['*cal', (_, r) => String(r.clone)],
  ['state B', (m) => grouped(m.stateBytes)],
  ['score B', (m) => grouped(m.scoreBytes)],
  ['B/decision', (m) => String(m.bytesPerDecision)],
];

export function table({ calibration, games }: Report): string {
  const rows = Object.entries(games).map(([id, measured]) => [
    id,
    ...COLUMNS.map(([, of]) => of(measured, ratios(measured, calibration))),
  ]);
  const lines = [['game', ...COLUMNS.map(([title]) => title)], ...rows];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const text = lines.map((line) =>
    line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  );
  return [
    ...text,
    '',
    `Calibration: ${grouped(Math.round(calibration / 1e6))} million rounds a CPU second.`,
    '/cal: per million rounds. *cal: rounds in that time. All rates are per CPU second of one thread.',
    '',
  ].join('\n');
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ' ');
}
