// How much the page keeps: shared by all tests that hold its memory to a bar.
import type { CDPSession, Page } from 'playwright-core';

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
