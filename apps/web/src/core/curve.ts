// The curve of winning chance over a finished game, and its turning points. A first look by the game's own evaluation,
// then, where a computer player can weigh positions, a closer one in the worker, moment by moment.
import type { Session } from '@bocage/engine';
import { type Signal, signal } from '@preact/signals';
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

export function firstLook(session: Session): readonly CurvePoint[] {
  const { game } = session;
  if (game.evaluate === undefined) return [];
  const points: CurvePoint[] = [{ n: 0, value: game.evaluate(session.at(0), 0), close: false }];
  for (const group of new Log(session).read())
    points.push({ n: group.to, value: game.evaluate(session.at(group.to), 0), close: false });
  const end = game.result(session.state);
  const last = points.at(-1);
  if (end?.winner !== undefined && last !== undefined)
    points[points.length - 1] = { ...last, value: end.winner === 0 ? 1 : 0 };
  return points;
}

/** The largest steps, at most `most`, in the order of the game. */
export function turningPoints(session: Session, points: readonly CurvePoint[], most = 5): readonly Turning[] {
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

/** Looks closer with a computer player; `points` fills up as the worker goes on. */
export class CloserLook {
  readonly points: Signal<readonly CurvePoint[]>;
  readonly progress = signal(0);
  private readonly thinker = new Thinker();
  private stopped = false;

  constructor(points: readonly CurvePoint[]) {
    this.points = signal(points);
  }

  async run(session: Session, player: string): Promise<string | undefined> {
    const all = this.points.value;
    for (const [i, point] of all.entries()) {
      if (this.stopped) return undefined;
      const state = session.at(point.n);
      const seat = session.game.seat(state);
      if (seat >= 0) {
        const view = session.game.view(state, seat);
        const thought = await this.thinker.think(
          { game: session.game.id, player, view, seat, seed: String(point.n + 1) },
          () => {},
        ).result;
        if ('failed' in thought) return thought.failed;
        const best = 'advice' in thought ? thought.advice.weighed[0] : undefined;
        if (best === undefined) return 'This player weighs nothing: the curve stays as it is.';
        const value = seat === 0 || session.game.seats.length === 1 ? best.value : 1 - best.value;
        this.points.value = this.points.value.map((p, k) => (k === i ? { ...p, value, close: true } : p));
      }
      this.progress.value = (i + 1) / all.length;
    }
    return undefined;
  }

  stop(): void {
    this.stopped = true;
    this.thinker.close();
  }
}
