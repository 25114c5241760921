// Drawing with few bytes: things of one look go into one path; dots are strokes without length and round ends.
import { type Line, type Point, path, short } from './geometry.ts';

/** What is drawn: the whole sheet, or a window cut out of it (then what lies outside is left out). */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 30;

export class Pen {
  private readonly window: Window;
  private out = '';

  constructor(window: Window) {
    this.window = window;
  }

  sees([x, y]: Point, reach = 0): boolean {
    const { x: wx, y: wy, width, height } = this.window;
    const far = MARGIN + reach;
    return x > wx - far && x < wx + width + far && y > wy - far && y < wy + height + far;
  }

  raw(svg: string): void {
    this.out += svg;
  }

  group(attributes: string, draw: () => void): void {
    this.out += `<g ${attributes}>`;
    draw();
    this.out += '</g>';
  }

  /** Lines of one look; those that never enter the window are left out. */
  lines(all: readonly Line[], attributes: string): void {
    const seen = all.filter((line) => line.some((p) => this.sees(p)));
    if (seen.length > 0) this.out += `<path d="${seen.map(path).join('')}" fill="none" ${attributes}/>`;
  }

  fills(all: readonly Line[], attributes: string): void {
    const seen = all.filter((line) => line.some((p) => this.sees(p, 120)));
    if (seen.length > 0) this.out += `<path d="${seen.map((line) => `${path(line)}z`).join('')}" ${attributes}/>`;
  }

  /** Dots of one colour and size. */
  dots(all: readonly Point[], radius: number, colour: string, more = ''): void {
    const seen = all.filter((p) => this.sees(p));
    if (seen.length === 0) return;
    const d = seen.map(([x, y]) => `M${short(x)} ${short(y)}h0`).join('');
    this.out += `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(radius * 2)}" stroke-linecap="round" ${more}/>`;
  }

  /** What is drawn so far, to be set into another drawing. */
  get inner(): string {
    return this.out;
  }

  svg(): string {
    const { x, y, width, height } = this.window;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"><title>Ground</title>${this.out}</svg>`;
  }
}

/** Sorts things by a look that the die chooses. */
export function byLook<T>(all: readonly T[], looks: number, pick: () => number): readonly (readonly T[])[] {
  const sorted: T[][] = Array.from({ length: looks }, () => []);
  for (const thing of all) sorted[Math.floor(pick() * looks)]?.push(thing);
  return sorted;
}
