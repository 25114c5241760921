// How quick the page is and how much it keeps: shared by all tests that hold it to a bar.
import type { CDPSession, Page } from 'playwright-core';

/** Milliseconds from a press to the end of the frame that shows its result, for many presses. */
export function timePresses(page: Page, presses: number, seed: number): Promise<readonly number[]> {
  return page.evaluate(
    async ({ presses, seed }) => {
      let a = seed;
      const random = (): number => {
        a = (Math.imul(a, 1664525) + 1013904223) | 0;
        return (a >>> 0) / 4294967296;
      };
      const times: number[] = [];
      let missed = 0;
      const painted = (): Promise<void> =>
        new Promise((done) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done();
            port2.postMessage(0);
          }),
        );
      while (times.length < presses && document.querySelector('.result') === null) {
        const offers = [...document.querySelectorAll<HTMLElement>('.choices .btn[data-name]')];
        const target =
          document.querySelector<HTMLElement>('[data-confirm]') ?? offers[Math.floor(random() * offers.length)];
        if (target === undefined) {
          document.querySelector<HTMLElement>('[data-run=end], [data-run=skip]')?.click();
          // A part of the page may still be on its way; that is no time between a choice and its result.
          if (++missed > 200) break;
          await painted();
          continue;
        }
        missed = 0;
        // Begin right after a frame: the wait for the next one is the screen's, not the page's.
        await painted();
        const began = performance.now();
        target.click();
        await Promise.resolve();
        document.body.getBoundingClientRect();
        const worked = performance.now() - began;
        await new Promise((done) => setTimeout(done));
        times.push(worked);
        await painted();
      }
      return times;
    },
    { presses, seed },
  );
}

/** From choice to drawn, in milliseconds. */
export interface Pace {
  /** By the least of each press over all rounds. */
  readonly median: number;
  readonly late: number;
  /** The median of the best round. */
  readonly best: number;
}

/** What it may take. */
export const PACE: Pace = { median: 12, late: 50, best: 16 };

/**
 * The same presses in every round, up to six of them: what else the machine does only ever adds to a time, so the least of each is the
 * page's own. Ends as soon as all are within the bars.
 */
export async function paceOf(round: () => Promise<readonly number[]>): Promise<Pace> {
  const at = (times: readonly number[], share: number): number =>
    times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  let least: readonly number[] = [];
  let pace: Pace = { median: Number.POSITIVE_INFINITY, late: Number.POSITIVE_INFINITY, best: Number.POSITIVE_INFINITY };
  const within = (): boolean => pace.median <= PACE.median && pace.late <= PACE.late && pace.best <= PACE.best;
  for (let i = 0; i < 6 && (i < 2 || !within()); i++) {
    const times = await round();
    if (times.length <= 20) throw new Error(`${times.length} presses`);
    if (i > 0 && times.length !== least.length) throw new Error('not the same presses');
    least = times.map((time, k) => Math.min(time, least[k] ?? time));
    pace = { median: at(least, 0.5), late: at(least, 0.95), best: Math.min(pace.best, at(times, 0.5)) };
  }
  return pace;
}

/** The figures beside their bars. */
export function paceWords({ median, late, best }: Pace): string {
  return `median ${median.toFixed(1)} ms (bar ${PACE.median}), of the best round ${best.toFixed(1)} ms (bar ${PACE.best}), p95 ${late.toFixed(1)} ms (bar ${PACE.late})`;
}

/** A choice and a step back, again and again: the game stays as long as it is, so must the memory. */
export function backAndForth(page: Page, decisions: number): Promise<void> {
  return page.evaluate(async (decisions) => {
    for (let i = 0; i < decisions; ) {
      const confirm = document.querySelector<HTMLElement>('[data-confirm]');
      const offers = document.querySelectorAll<HTMLElement>('.choices .btn[data-name]');
      if (confirm === null && offers.length === 0)
        document.querySelector<HTMLElement>('[data-run=end], [data-run=skip]')?.click();
      (confirm ?? offers[i % Math.max(1, offers.length)])?.click();
      await new Promise((done) => setTimeout(done));
      if (document.querySelector('[data-confirm]') !== null) continue;
      i++;
      document.querySelector<HTMLElement>('[aria-label^="Undo"]')?.click();
      await new Promise((done) => setTimeout(done));
      document.querySelector<HTMLElement>('.bars [role=alert] .btn.main')?.click();
      await new Promise((done) => setTimeout(done));
    }
  }, decisions);
}

/**
 * Bytes of the page's own objects for each decision: the score notes every step back, which is some 40 of them. What the
 * engine compiles and the browser's own records of timing settle by themselves and are printed beside it; a tree that is
 * kept would cost thousands.
 */
const GROWTH = 64;
/** Tables of the engine that grow by doubling. No drawing fits in: one of them is some 160 KB. */
export const SLACK = 60 * 1024;
export const mayGrow = (decisions: number): number => GROWTH * decisions + SLACK;

/** How much more is alive than before, in words. */
export function growth(before: Alive, after: Alive): string {
  const kb = (of: keyof Alive): number => Math.round((after[of] - before[of]) / 1024);
  return `own objects ${Math.round(before.own / 1024)} KB, grown by ${kb('own')} KB; compiled code ${kb('code')} KB, the browser's own ${kb('browser')} KB`;
}

/** What is alive, in bytes: the page's own objects, its compiled code, and what the browser keeps beside them. */
export interface Alive {
  readonly own: number;
  readonly code: number;
  readonly browser: number;
}

/**
 * The least that is alive in a few moments with some decisions between them. Preact keeps the last but one drawing of a
 * part that drew itself again, until what is around it is drawn: some moments have one more than others, by chance. What
 * grows is in all of them. Ends early at `enough` bytes of own objects.
 */
export async function leastAlive(page: Page, client: CDPSession, enough = 0): Promise<Alive> {
  let least = await alive(client);
  for (let moment = 1; moment < 5 && least.own > enough; moment++) {
    await backAndForth(page, 5 + moment);
    const now = await alive(client);
    if (now.own < least.own) least = now;
  }
  return least;
}

export async function alive(client: CDPSession): Promise<Alive> {
  await client.send('HeapProfiler.collectGarbage');
  const parts: string[] = [];
  const hear = (event: { readonly chunk: string }): number => parts.push(event.chunk);
  client.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  client.off('HeapProfiler.addHeapSnapshotChunk', hear);
  // The format of Chromium's own tools: rows of numbers, named by the fields in `meta`.
  const { nodes, snapshot } = JSON.parse(parts.join('')) as {
    readonly nodes: readonly number[];
    readonly snapshot: {
      readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly (readonly string[])[] };
    };
  };
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const found = { own: 0, code: 0, browser: 0 };
  for (let i = 0; i < nodes.length; i += fields.length) {
    const kind = types[0]?.[nodes[i + type] ?? 0];
    const bytes = nodes[i + size] ?? 0;
    if (kind === 'code') found.code += bytes;
    else if (kind === 'native' || kind === 'hidden' || kind === 'synthetic') found.browser += bytes;
    else found.own += bytes;
  }
  return found;
}
