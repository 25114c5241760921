// The same drawing in fewer bytes: every path from point to point instead of by coordinates of the sheet, smooth curves as such,
// no letter or zero that goes without saying. Nothing moves by more than the last decimal that was written.

const PART = /([MmLlHhVvCcSsQqZz])([^A-Za-z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
/** How many numbers follow a letter, time after time. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4 };

type Pair = readonly [x: number, y: number];

/** Whole steps of the last decimal: nothing adds up along a path. */
class Writer {
  private readonly grid: number;
  private out = '';
  private letter = '';
  /** Whether the last number had a decimal point: one that begins with its own needs no space then. */
  private fraction = false;
  private at: Pair = [0, 0];
  private start: Pair = [0, 0];
  /** Where a smooth curve goes on to, if one came before. */
  private reflected: Pair | undefined;

  constructor(grid: number) {
    this.grid = grid;
  }

  get text(): string {
    return this.out;
  }

  private number(steps: number): string {
    return String(steps / this.grid).replace(/^(-?)0\./, '$1.');
  }

  private put(letter: string, steps: readonly number[]): void {
    const named = letter !== this.letter;
    if (named) this.out += letter;
    steps.forEach((one, i) => {
      const written = this.number(one);
      const apart = (named && i === 0) || written.startsWith('-') || (written.startsWith('.') && this.fraction);
      this.out += apart ? written : ` ${written}`;
      this.fraction = written.includes('.');
    });
    // What follows a beginning without a letter is a line.
    this.letter = letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter;
  }

  private away(points: readonly Pair[]): readonly number[] {
    return points.flatMap(([x, y]) => [x - this.at[0], y - this.at[1]]);
  }

  begin(to: Pair): void {
    if (this.out === '') this.put('M', to);
    else this.put('m', this.away([to]));
    this.start = to;
    this.go(to);
  }

  line(to: Pair): void {
    const [dx = 0, dy = 0] = this.away([to]);
    if (dy === 0) this.put('h', [dx]);
    else if (dx === 0) this.put('v', [dy]);
    else this.put('l', [dx, dy]);
    this.go(to);
  }

  curve(first: Pair, second: Pair, to: Pair): void {
    const [x, y] = this.reflected ?? this.at;
    // A tenth of a unit more or less came from rounding; a whole unit did not.
    const near = this.grid > 1 ? 1 : 0;
    if (Math.abs(x - first[0]) <= near && Math.abs(y - first[1]) <= near) this.put('s', this.away([second, to]));
    else this.put('c', this.away([first, second, to]));
    this.go(to, [2 * to[0] - second[0], 2 * to[1] - second[1]]);
  }

  bend(by: Pair, to: Pair): void {
    this.put('q', this.away([by, to]));
    this.go(to);
  }

  close(): void {
    this.out += 'z';
    this.letter = '';
    this.go(this.start);
  }

  private go(to: Pair, reflected?: Pair): void {
    this.at = to;
    this.reflected = reflected;
  }
}

/** How fine the numbers of a path are: 1, 10, 100 ... steps. */
function gridOf(numbers: readonly string[]): number {
  return 10 ** Math.max(0, ...numbers.map((one) => (one.split('.')[1] ?? '').length));
}

/** A path in fewer bytes; one with arcs stays as it is. */
export function shortPath(d: string): string {
  if (/[AaTt]/.test(d)) return d;
  const grid = gridOf(d.match(NUMBER) ?? []);
  const pen = new Writer(grid);
  let at: Pair = [0, 0];
  let start: Pair = [0, 0];
  let smooth: Pair | undefined;
  for (const [, named = '', rest = ''] of d.matchAll(PART)) {
    const upper = named.toUpperCase();
    if (upper === 'Z') {
      pen.close();
      at = start;
      smooth = undefined;
      continue;
    }
    const steps = (rest.match(NUMBER) ?? []).map((one) => Math.round(Number(one) * grid));
    const takes = TAKES[upper] ?? 2;
    for (let i = 0; i + takes <= steps.length; i += takes) {
      const [ox, oy] = named === upper ? [0, 0] : at;
      const pair = (from: number): Pair => [ox + (steps[i + from] ?? 0), oy + (steps[i + from + 1] ?? 0)];
      const to: Pair =
        upper === 'H' ? [ox + (steps[i] ?? 0), at[1]] : upper === 'V' ? [at[0], oy + (steps[i] ?? 0)] : pair(takes - 2);
      let next: Pair | undefined;
      if (upper === 'M' && i === 0) {
        pen.begin(to);
        start = to;
      } else if (upper === 'C' || upper === 'S') {
        const second = pair(takes - 4);
        pen.curve(upper === 'C' ? pair(0) : (smooth ?? at), second, to);
        next = [2 * to[0] - second[0], 2 * to[1] - second[1]];
      } else if (upper === 'Q') pen.bend(pair(0), to);
      else pen.line(to);
      at = to;
      smooth = next;
    }
  }
  return pen.text;
}

/** All paths of a drawing in fewer bytes. */
export function fewBytes(svg: string): string {
  return svg.replace(/ d="([^"]*)"/g, (_all, d: string) => ` d="${shortPath(d)}"`);
}
