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

export async function heap(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize;
}
