// The curve of winning chance over a finished game, and its turning points. A first look by the game's own evaluation,
// then a closer one in the worker, decision by decision.
import { type Analysis, valuation } from '@bocage/ai';
import { type Game, writeScore } from '@bocage/engine';
import { type Signal, signal } from '@preact/signals';
import { laidFor, type TableSession } from './catalogue.ts';
import { Log, type LogGroup } from './log.ts';
import { recorded } from './retell.ts';
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

/** One thing that happened within a line of the score, and how far it moved the value. */
export interface Move {
  readonly text: string;
  readonly by: number;
  /** Dice or cards were part of the choice that brought it. */
  readonly byChance: boolean;
}

/** What happened between two moments, event by event, each with the value before and after it: the rules run again on a copy. */
export function movesBetween(session: TableSession, game: Game, from: number, to: number): readonly Move[] {
  const worth = valuation(game);
  const moves: Move[] = [];
  for (let i = from; i < to && worth !== undefined; i++) {
    const entry = session.entries[i];
    const state = session.at(i);
    const verdict = entry === undefined ? undefined : game.verdict(state, entry.name);
    if (entry === undefined || verdict?.kind !== 'legal') break;
    const byChance = entry.outcomes.length > 0;
    let before = worth.evaluate(state, 0);
    game.apply(state, verdict.choice, recorded(entry), (event) => {
      const now = worth.evaluate(state, 0);
      moves.push({ text: game.say(event), by: now - before, byChance });
      before = now;
    });
    moves.push({ text: '', by: worth.evaluate(state, 0) - before, byChance });
  }
  return moves;
}

/** The largest steps, at most `most`, in the order of the game, each with what moved the value most in its direction. */
export function turningPoints(
  session: TableSession,
  game: Game,
  points: readonly CurvePoint[],
  most = 5,
): readonly Turning[] {
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
      const moves = group === undefined ? [] : movesBetween(session, game, group.from, group.to);
      const way = Math.sign(p.value - before);
      const cause = moves.reduce<Move | undefined>(
        (a, b) => (a === undefined || b.by * way > a.by * way ? b : a),
        undefined,
      );
      const text = cause?.text || (group?.tales[0]?.text ?? '');
      return { n: p.n, from: before, to: p.value, text, byChance: cause?.byChance === true };
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
    const { result, cancel } = this.thinker.analyse(
      { score: writeScore(session), pack: laidFor(session.game)?.pack },
      (progress) => {
        this.progress.value = progress;
      },
    );
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
