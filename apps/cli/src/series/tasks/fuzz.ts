// The task of `fuzz`: a unit is a random game with its checks; the first that fails ends the series.
import { type GameRef, loadGame } from '@bocage/ai/node';
import type { OptionValues } from '@bocage/engine';
import { type CheckReport, fuzz } from '@bocage/engine/testing';
import type { Task } from '../task.ts';

export interface FuzzInput {
  readonly game: GameRef;
  readonly seed: string;
  readonly every: number;
  readonly options?: OptionValues;
}

export const task: Task = {
  async open(given) {
    const { game: ref, ...settings } = given as FuzzInput;
    const game = await loadGame(ref);
    return (unit) => {
      const report = fuzz(game, { ...settings, games: 1, first: unit });
      return { lines: [JSON.stringify(report)], value: report.decisions };
    };
  },
  name: (given, unit) => `seed ${BigInt((given as FuzzInput).seed) + BigInt(unit)}`,
  rule: () => ({ add: (_unit, [line = '{}']) => (JSON.parse(line) as CheckReport).failures.length > 0 }),
};

/** The reports of games in their order, as one run would have given it. */
export function joinReports(reports: readonly CheckReport[]): CheckReport {
  const results: Record<string, number> = {};
  for (const report of reports)
    for (const [grade, count] of Object.entries(report.results)) results[grade] = (results[grade] ?? 0) + count;
  const sum = (of: (report: CheckReport) => number): number => reports.reduce((all, report) => all + of(report), 0);
  const most = (of: (report: CheckReport) => number): number => reports.reduce((all, r) => Math.max(all, of(r)), 0);
  return {
    games: sum((r) => r.games),
    decisions: sum((r) => r.decisions),
    deadEnds: sum((r) => r.deadEnds),
    longestGame: most((r) => r.longestGame),
    longestScore: most((r) => r.longestScore),
    results,
    failures: reports.flatMap((r) => r.failures),
  };
}
