// The lines of a series that is there, in their order, to where its rule was sure; what was played so far, if it still runs.
import type { Series } from './plan.ts';
import { taskNamed } from './tasks.ts';

const PAGE = 500;

export async function* linesOf(series: Series): AsyncGenerator<string> {
  const { task, input, total, ended } = await series.row();
  const rule = (await taskNamed(task))?.rule?.(JSON.parse(input));
  const beyond = ended ?? total;
  for (let next = 0; next < beyond; ) {
    const rows = await series.store.query<{ unit: number; lines: string[] }>(
      `select unit, array_agg(line order by part) as lines from bocage_series.results
        where series = $1 and unit >= $2 and unit < $3 group by unit order by unit limit $4`,
      [series.id, next, beyond, PAGE],
    );
    if (rows.length === 0) return;
    for (const { unit, lines } of rows) {
      yield* lines;
      // With a unit missing before it, a rule that goes by their order says nothing.
      if (unit === next && rule?.add(unit, lines) === true) return;
      next = unit + 1;
    }
  }
}
