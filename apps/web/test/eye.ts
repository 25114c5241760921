// What an eye sees of the map: how large counters and names are, what covers what is written, and which choices are out of view.
import type { Page } from 'playwright-core';

export interface Looked {
  readonly counters: number;
  /** Counters below 36 pixels, and names below 11. */
  readonly small: readonly string[];
  readonly names: readonly string[];
  readonly tiny: readonly string[];
  /** Something written, and the counter, tag or button that lies over it. */
  readonly covered: readonly string[];
  readonly choices: number;
  /** Places that may be chosen and are out of view or below a button of the map. */
  readonly away: readonly string[];
}

/** Waits until everything has come and the page has been at rest for some frames. */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    const now = (): string =>
      `${document.querySelector('.map-sheet')?.getAttribute('style')} ${document.querySelectorAll('.map *').length} ${document.querySelectorAll('.panel *').length}`;
    let [before, still] = ['', 0];
    for (let i = 0; i < 240 && still < 4; i++) {
      await frame();
      still = now() === before && document.querySelector('[data-coming]') === null ? still + 1 : 0;
      before = now();
    }
  });
}

export function lookAtMap(page: Page): Promise<Looked> {
  return page.evaluate(() => {
    const map = document.querySelector('.map');
    const frame = map?.getBoundingClientRect() ?? new DOMRect();
    const tools = document.querySelector('.map-tools')?.getBoundingClientRect() ?? new DOMRect();
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const inView = ({ left, top, right, bottom }: Box): boolean => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    };
    const meet = (a: Box, b: Box): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
    const all = (selector: string): SVGGraphicsElement[] => [
      ...(map?.querySelectorAll<SVGGraphicsElement>(selector) ?? []),
    ];
    const shown = (element: Element): boolean => element.getBoundingClientRect().width > 0;
    const scale = (element: SVGGraphicsElement): number => {
      const m = element.getScreenCTM();
      return m === null ? 0 : Math.hypot(m.a, m.b);
    };
    const words = (element: Element): string =>
      `${element.textContent ?? ''}`.trim() || element.getAttribute('class') || element.tagName;
    const faces = all('.piece .face')
      .filter(shown)
      .filter((face) => inView(face.getBoundingClientRect()));
    const written = all('.labels text, .country-name, .band-name, .cluster-name')
      .filter((text) => shown(text) && words(text) !== '' && getComputedStyle(text).display !== 'none')
      .filter((text) => inView(text.getBoundingClientRect()));
    // The box of a text has room for accents above and for tails below.
    const boxOf = (text: Element): Box => {
      const { left, right, top, bottom, height } = text.getBoundingClientRect();
      return {
        left: left + 1,
        right: Math.min(right - 1, frame.right),
        top: top + height * 0.2,
        bottom: Math.min(bottom - height * 0.22, frame.bottom),
      };
    };
    const covers = [
      ...faces.map((face) => ({
        what: `counter ${words(face.closest('.piece') ?? face)}`,
        of: face.closest('.piece'),
        box: face.getBoundingClientRect(),
      })),
      ...all('.counter .tag rect, .counter .chip rect').map((tag) => ({
        what: `tag of counter ${words(tag.closest('.piece') ?? tag)}`,
        of: tag.closest('.piece'),
        box: tag.getBoundingClientRect(),
      })),
      ...all('.place-tag > rect:first-child, .barred rect, .hq-tag > rect:first-child').map((tag) => ({
        what: `tag ${words(tag.parentElement ?? tag)}`,
        of: tag.closest('.cluster'),
        box: tag.getBoundingClientRect(),
      })),
      { what: 'the buttons of the map', of: null, box: tools },
    ].filter(({ box }) => box.width > 0);
    const covered = written.flatMap((text) => {
      const box = boxOf(text);
      return covers
        .filter((cover) => meet(box, cover.box) && (cover.of === null || cover.of !== text.closest('.cluster')))
        .map((cover) => `${words(text)} under ${cover.what}`);
    });
    const outlines = all(
      '.outline:is(.move, .attack, .select) .line, .ring-attack rect:nth-child(2), .piece[data-legal=true] .face',
    );
    const away = outlines.filter((line) => {
      const { left, right, top, bottom } = line.getBoundingClientRect();
      const middle = {
        left: (left + right) / 2,
        right: (left + right) / 2,
        top: (top + bottom) / 2,
        bottom: (top + bottom) / 2,
      };
      const under =
        middle.left > tools.left && middle.left < tools.right && middle.top > tools.top && middle.top < tools.bottom;
      return right > left && (!inView(middle) || under);
    });
    const tagsAway = all('.place-tag').filter((tag) => shown(tag) && !inView(tag.getBoundingClientRect()));
    return {
      counters: faces.length,
      small: faces
        .filter((face) => scale(face) * 48 < 35.95)
        .map((face) => `${words(face.closest('.piece') ?? face)} ${(scale(face) * 48).toFixed(1)}`),
      names: written.map(words),
      tiny: written
        .filter((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale(text) < 10.95)
        .map(
          (text) => `${words(text)} ${(Number.parseFloat(getComputedStyle(text).fontSize) * scale(text)).toFixed(1)}`,
        ),
      covered,
      choices: outlines.length,
      away: [...away, ...tagsAway].map((line) => words(line.closest('[data-for]') ?? line.parentElement ?? line)),
    };
  });
}
