// How quick the page is from a choice to its drawing: shared by all tests that hold it to a bar.
import type { Page } from 'playwright-core';

/** A round of presses in a page of its own. */
export interface Round {
  /** Milliseconds of each press. */
  readonly times: readonly number[];
  /** Milliseconds of the same fixed work before and after them: how quick the machine is just now. */
  readonly yard: readonly number[];
}

/** Presses between two rows of yardsticks. */
export async function timeRound(page: Page, presses: number, seed: number): Promise<Round> {
  const before = await timeYardstick(page);
  const times = await timePresses(page, presses, seed);
  return { times, yard: [...before, ...(await timeYardstick(page))] };
}

/**
 * Work that no change of ours can make quicker or slower, of the kind that a press is: small objects, a drawing of some
 * hundred parts, its style and its layout. It stands in a frame of its own, so neither the page's styles nor its size count.
 */
function timeYardstick(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const inside = frame.contentDocument;
    if (inside === null) throw new Error('no frame for the yardstick');
    const SVG = 'http://www.w3.org/2000/svg';
    const once = (): number => {
      const began = performance.now();
      const parts = Array.from({ length: 300 }, (_, i) => ({
        x: (i * 37) % 400,
        y: (i * 91) % 300,
        name: `part ${i}`,
      }));
      parts.sort((a, b) => a.y - b.y || a.x - b.x);
      const sheet = inside.createElementNS(SVG, 'svg');
      for (const { x, y, name } of parts) {
        const part = inside.createElementNS(SVG, 'g');
        part.setAttribute('transform', `translate(${x} ${y})`);
        const box = inside.createElementNS(SVG, 'rect');
        box.setAttribute('width', '36');
        box.setAttribute('height', '36');
        const label = inside.createElementNS(SVG, 'text');
        label.textContent = name;
        part.append(box, label);
        sheet.append(part);
      }
      inside.body.append(sheet);
      sheet.getBoundingClientRect();
      sheet.remove();
      inside.body.getBoundingClientRect();
      return performance.now() - began;
    };
    const times = Array.from({ length: 25 }, once);
    frame.remove();
    return times;
  });
}

/** Milliseconds from a press to the end of the frame that shows its result, for many presses. */
function timePresses(page: Page, presses: number, seed: number): Promise<readonly number[]> {
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

/** From choice to drawn, in milliseconds of a machine that is as quick as ours when it does nothing else. */
export interface Pace {
  /** By the least of each press over all rounds. */
  readonly median: number;
  readonly late: number;
  /** The median of the best round. */
  readonly best: number;
}

/** A pace with how many times slower than ours this machine was; as measured, a time is so many times longer. */
export interface Measured extends Pace {
  readonly slower: number;
}

/** What it may take. */
export const PACE: Pace = { median: 12, late: 50, best: 16 };

/** Milliseconds of the yardstick on a quiet machine of two cores, by the least of each of two rounds; more rounds find down to 6. */
const YARD = 7;

/**
 * The same presses in every round, up to six of them: what else the machine does only ever adds to a time, so the least of each is the
 * page's own. A machine that is slower than ours, all the time or just now, is measured by the yardstick, and the times are
 * as much shorter; one that is quicker earns nothing by it. Ends as soon as all are within the bars.
 */
export async function paceOf(round: () => Promise<Round>): Promise<Measured> {
  const at = (times: readonly number[], share: number): number =>
    times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  let least: Round = { times: [], yard: [] };
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; ; i++) {
    const { times, yard } = await round();
    if (times.length <= 20) throw new Error(`${times.length} presses`);
    if (i > 1 && times.length !== least.times.length) throw new Error('not the same presses');
    const less = (now: readonly number[], before: readonly number[]): readonly number[] =>
      now.map((time, k) => Math.min(time, before[k] ?? time));
    least = { times: less(times, least.times), yard: less(yard, least.yard) };
    best = Math.min(best, at(times, 0.5));
    const slower = Math.max(1, at(least.yard, 0.5) / YARD);
    const pace = {
      median: at(least.times, 0.5) / slower,
      late: at(least.times, 0.95) / slower,
      best: best / slower,
      slower,
    };
    const within = pace.median <= PACE.median && pace.late <= PACE.late && pace.best <= PACE.best;
    if (i === 6 || (i > 1 && within)) return pace;
  }
}

/** The figures beside their bars. */
export function paceWords({ median, late, best, slower }: Measured): string {
  const machine = slower > 1 ? `, on a machine ${slower.toFixed(2)} times slower than ours, which is taken out` : '';
  return `median ${median.toFixed(1)} ms (bar ${PACE.median}), of the best round ${best.toFixed(1)} ms (bar ${PACE.best}), p95 ${late.toFixed(1)} ms (bar ${PACE.late})${machine}`;
}
