// What the page shows without its words: every element with its attributes, and of every text the figures. Two languages must
// give the same.
import type { Page } from 'playwright-core';

declare global {
  var bocageSkeleton: () => readonly string[];
}

/** Brings the reader into a page, before it is opened. */
export async function bringSkeleton(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** Attributes that hold words. */
    const spoken = new Set([
      'aria-label',
      'title',
      'alt',
      'placeholder',
      'aria-valuetext',
      'aria-description',
      'value',
    ]);
    /** What moves by itself, or belongs to the browser. */
    const restless = new Set(['style', 'href', 'data-fresh']);
    const figures = (text: string): string => (text.match(/\d+(?:[.,]\d+)?/g) ?? []).join(' ');
    globalThis.bocageSkeleton = () => {
      const lines: string[] = [];
      const read = (element: Element): void => {
        // Options of a list are words alone; which part of the map is in view is the person's own affair.
        if (element.matches('datalist, .overview, .map-tools')) return;
        let line = element.tagName;
        for (const { name, value } of element.attributes) {
          if (restless.has(name)) continue;
          line += ` ${name}=${spoken.has(name) ? figures(value) : value}`;
        }
        for (const node of element.childNodes)
          if (node.nodeType === Node.TEXT_NODE) line += ` ${figures(node.textContent ?? '')}`;
        lines.push(line);
        for (const child of element.children) read(child);
      };
      for (const child of document.querySelector('.table')?.children ?? []) read(child);
      return lines;
    };
  });
}
