// The curve of winning chance over a finished game, and its turning points. A first look by the game's own evaluation,
// then a closer one in the worker, decision by decision.
import { type Analysis, valuation } from '@bocage/ai';
import { type Game, writeScore } from '@bocage/engine';
import { type Signal, signal } from '@preact/signals';
import type { TableSession } from './catalogue.ts';
import { Log, type LogGroup } from './log.ts';
import { Thinker } from './thinking.ts';

export interface CurvePoint {
  /** After so many choices. */
  readonly n: number;
  /** For the first seat. */
  readonly value: number;
  readonly close: boolean;
}

export interface Turning {
  readonly n: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** True if chance brought it, not the choice alone. */
  readonly byChance: boolean;
}

export function firstLook(session: TableSession, game: Game): readonly CurvePoint[] {
  const worth = valuation(game);
  if (worth === undefined) return [];
  const points: CurvePoint[] = [{ n: 0, value: worth.evaluate(session.at(0), 0), close: false }];
  for (const group of new Log(session).read())
    points.push({ n: group.to, value: worth.evaluate(session.at(group.to), 0), close: false });
  const end = game.result(session.state);
  const last = points.at(-1);
  if (end?.winner !== undefined && last !== undefined)
    points[points.length - 1] = { ...last, value: end.winner === 0 ? 1 : 0 };
  return points;
}

/** The largest steps, at most `most`, in the order of the game. */
export function turningPoints(session: TableSession, points: readonly CurvePoint[], most = 5): readonly Turning[] {
  const groups = new Map<number, LogGroup>(new Log(session).read().map((g) => [g.to, g]));
  const range = Math.max(...points.map((p) => p.value), 0) - Math.min(...points.map((p) => p.value), 0) || 1;
  return points
    .slice(1)
    .map((p, i) => ({ p, before: points[i]?.value ?? p.value }))
    .filter(({ p, before }) => Math.abs(p.value - before) > range * 0.04)
    .sort((a, b) => Math.abs(b.p.value - b.before) - Math.abs(a.p.value - a.before))
    .slice(0, most)
    .sort((a, b) => a.p.n - b.p.n)
    .map(({ p, before }) => {
      const group = groups.get(p.n);
      const text = group?.lines.at(-1)?.text ?? group?.words ?? '';
      return { n: p.n, from: before, to: p.value, text, byChance: (group?.outcomes.length ?? 0) > 0 };
    });
}

/** Looks closer in the worker: what each choice cost, what the dice gave. The first look stands until it is done. */
export class CloserLook {
  readonly points: Signal<readonly CurvePoint[]>;
  readonly analysis: Signal<Analysis | undefined> = signal(undefined);
  /** 0 to 1 while it runs. */
  readonly progress: Signal<number | undefined> = signal(undefined);
  private readonly thinker = new Thinker();
  private cancel: (() => void) | undefined;

  constructor(points: readonly CurvePoint[]) {
    this.points = signal(points);
  }

  /** One sentence if it could not be done. */
  async run(session: TableSession): Promise<string | undefined> {
    this.progress.value = 0;
    const { result, cancel } = this.thinker.analyse(writeScore(session), (progress) => {
      this.progress.value = progress;
    });
    this.cancel = cancel;
    const done = await result;
    this.progress.value = undefined;
    if ('failed' in done) return done.failed;
    if ('cancelled' in done) return undefined;
    const { decisions, final } = done.analysis;
    this.points.value = [
      ...decisions.map((d): CurvePoint => ({ n: d.index, value: d.before, close: true })),
      { n: decisions.length, value: final, close: true },
    ];
    this.analysis.value = done.analysis;
    return undefined;
  }

  stop(): void {
    this.cancel?.();
  }

  close(): void {
    this.thinker.close();
  }
}
