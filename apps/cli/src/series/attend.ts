// Following a series from a terminal: what has come, in its order; how far it is; and what Ctrl-C means.
import type { Args } from '../args.ts';
import type { Io } from '../io.ts';
import { Bar } from '../series.ts';
import { W } from '../words/series.ts';
import type { Attended } from './on.ts';
import type { Series, UnitLines } from './plan.ts';
import { standingOf, standingText } from './standing.ts';
import { pause } from './store.ts';
import type { StopRule } from './task.ts';

/** Hands every unit over, in order, until the series ends, its rule is sure, or somebody presses Ctrl-C. */
export async function attend(
  args: Args,
  io: Io,
  series: Series,
  span: { readonly from?: number; readonly beyond: number; readonly rule?: StopRule | undefined },
  each: (unit: UnitLines) => void,
): Promise<Attended> {
  const bar = new Bar(io);
  let interrupted: 'leave' | 'end' | undefined;
  let asking = false;
  const interrupt = (): void => {
    // Pressed again, while PostgreSQL is away perhaps: the series does not need us.
    if (asking) process.exit(130);
    void (async () => {
      asking = true;
      bar.clear();
      interrupted = await wish(args, io, series.id);
      series.leave();
    })();
  };
  process.on('SIGINT', interrupt);
  let over = false;
  const showing = show(series, bar, io, () => over || asking);
  let state: Attended['state'] = 'running';
  try {
    const units = series.follow(span.beyond, span.from);
    for (;;) {
      const next = await units.next();
      if (next.done === true) {
        state = next.value;
        break;
      }
      each(next.value);
      if (span.rule?.add(next.value.unit, next.value.lines) !== true) continue;
      await series.end('done', '', next.value.unit + 1);
      state = 'done';
      break;
    }
  } finally {
    over = true;
    process.off('SIGINT', interrupt);
    await showing;
    bar.clear();
  }
  if (state === 'done') return { state, aside: await series.asides() };
  if (interrupted === 'end') {
    await series.end('stopped');
    state = 'stopped';
  } else if (interrupted === 'leave') state = 'left';
  return { state, aside: await series.asides() };
}

async function show(series: Series, bar: Bar, io: Io, over: () => boolean): Promise<void> {
  if (!io.terminal) return;
  while (!over()) {
    const standing = await standingOf(series);
    const { workers, units, total } = standing;
    const many = workers.length === 0 ? W.waitsForWorker : W.workers(workers.length);
    bar.tell(units / Math.max(1, total), `${standingText(standing)}, ${many}`);
    for (let i = 0; i < 10 && !over(); i++) await pause(100);
  }
}

/** As it was asked for; at a terminal the person is asked. */
async function wish(args: Args, io: Io, id: string): Promise<'leave' | 'end'> {
  const asked = args.text('ctrl-c');
  if (asked === 'leave' || asked === 'end') return asked;
  if (!io.terminal) return 'leave';
  const answer = await io.line(W.leaveOrEnd(id));
  return answer?.trim() === 'end' ? 'end' : 'leave';
}
