// Small plots as SVG text: bars, histograms, lines with bands, points with intervals. Readable in grey, no script.

/** Text into markup. */
export function esc(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** A number for a label: no more digits than it deserves. */
export function figure(x: number): string {
  const size = Math.abs(x);
  if (size >= 1000) return String(Math.round(x)).replace(/\B(?=(\d{3})+$)/g, '\u202f');
  if (size >= 100 || Number.isInteger(x)) return String(Math.round(x));
  return x.toFixed(size >= 10 ? 1 : 2);
}

/** A number on an axis: steps are round, so nothing needs padding. */
function tick(x: number): string {
  return Math.abs(x) >= 1000 ? figure(x) : String(Number(x.toPrecision(6)));
}

export function share(x: number): string {
  const percent = x * 100;
  if (x > 0 && percent < 0.1) return '<0.1%';
  const whole = Math.abs(percent - Math.round(percent)) < 1e-6;
  return `${percent.toFixed(whole ? 0 : 1)}%`;
}

/** Round steps for an axis from `low` to `high`. */
function ticks(low: number, high: number, about: number): number[] {
  const span = high - low || 1;
  const raw = span / about;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((m) => m * power).find((s) => s >= raw) ?? raw;
  const found: number[] = [];
  for (let t = Math.ceil(low / step - 1e-9) * step; t <= high + step * 1e-6; t += step) {
    found.push(Math.abs(t) < step * 1e-6 ? 0 : Number(t.toPrecision(10)));
  }
  return found;
}

type Scale = (value: number) => number;

function scale(from: readonly [number, number], to: readonly [number, number]): Scale {
  const [a, b] = from;
  const [x, y] = to;
  return (value) => round(x + ((value - a) / (b - a || 1)) * (y - x));
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}

const WIDTH = 640;

function svg(height: number, title: string, inner: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${esc(title)}"><title>${esc(title)}</title>${inner}</svg>`;
}

/** The least and the most of many numbers: as arguments of one call, those of a long series would be too many. */
export function extent(values: readonly number[]): readonly [low: number, high: number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const v of values) {
    if (v < low) low = v;
    if (v > high) high = v;
  }
  return [low, high];
}

export interface BarRow {
  readonly label: string;
  readonly value: number;
  /** Written behind the bar. */
  readonly text: string;
  /** Interval drawn as a whisker. */
  readonly low?: number;
  readonly high?: number;
  readonly className?: string;
}

/** Horizontal bars from 0 to `most`. */
export function bars(title: string, rows: readonly BarRow[], most: number): string {
  const left = 210;
  const right = WIDTH - 150;
  const x = scale([0, most], [left, right]);
  const line = 26;
  const inner = rows.map((row, i) => {
    const y = i * line + 4;
    const whisker =
      row.low === undefined || row.high === undefined
        ? ''
        : `<path class="whisker" d="M${x(row.low)} ${y + 9}H${x(row.high)}M${x(row.low)} ${y + 5}v8M${x(row.high)} ${y + 5}v8"/>`;
    const behind = Math.max(x(row.value), row.high === undefined ? 0 : x(row.high)) + 8;
    return (
      `<text class="name" x="${left - 10}" y="${y + 13}">${esc(clip(row.label, 34))}</text>` +
      `<rect class="bar ${row.className ?? ''}" x="${left}" y="${y}" width="${Math.max(0.5, round(x(row.value) - left))}" height="18"/>` +
      `${whisker}<text class="value" x="${behind}" y="${y + 13}">${esc(row.text)}</text>`
    );
  });
  return svg(rows.length * line + 6, title, inner.join(''));
}

function clip(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

export interface Mark {
  readonly at: number;
  readonly label: string;
}

/** How often each value came up, in at most 40 equal boxes of round width. */
export function histogram(title: string, values: readonly number[], axis: string, marks: readonly Mark[] = []): string {
  const [low, high] = extent(values);
  const whole = values.every(Number.isInteger);
  const rough = (high - low) / 30 || 1;
  const step = whole && high - low < 40 ? 1 : niceStep(rough, whole);
  const first = Math.floor(low / step) * step;
  const boxes = new Array<number>(Math.floor((high - first) / step) + 1).fill(0);
  for (const v of values) boxes[Math.floor((v - first) / step)]++;
  const [top, bottom, left, right] = [18, 210, 46, WIDTH - 14];
  const end = first + boxes.length * step;
  const x = scale([first, end], [left, right]);
  const [, most] = extent(boxes);
  const y = scale([0, most], [bottom, top]);
  const bar = boxes.map((n, i) => {
    const from = x(first + i * step);
    const width = Math.max(1, round(x(first + (i + 1) * step) - from - 1));
    return n === 0
      ? ''
      : `<rect class="bar" x="${from}" y="${y(n)}" width="${width}" height="${round(bottom - y(n))}"/>`;
  });
  const offset = step === 1 ? 0.5 : 0;
  const labels = marks.map(
    (m) =>
      `<path class="mark" d="M${x(m.at + offset)} ${top - 6}V${bottom}"/><text class="note" x="${x(m.at + offset) + 4}" y="${top + 2}">${esc(m.label)}</text>`,
  );
  return svg(
    250,
    title,
    `${yAxis(y, ticks(0, most, 4), left, right, tick)}${bar.join('')}${labels.join('')}` +
      xAxis(x, ticks(first, end - (step === 1 ? 1 : 0), 9), bottom, axis, offset, tick),
  );
}

function niceStep(rough: number, whole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((m) => m * power).find((s) => s >= rough) ?? rough;
  return whole ? Math.max(1, Math.round(step)) : step;
}

function yAxis(y: Scale, at: readonly number[], left: number, right: number, text: (x: number) => string): string {
  return at
    .map(
      (t) =>
        `<path class="grid" d="M${left} ${y(t)}H${right}"/><text class="tick" x="${left - 6}" y="${y(t) + 4}" text-anchor="end">${text(t)}</text>`,
    )
    .join('');
}

function xAxis(
  x: Scale,
  at: readonly number[],
  bottom: number,
  axis: string,
  offset: number,
  text: (x: number) => string,
): string {
  const labels = at.map(
    (t) => `<text class="tick" x="${x(t + offset)}" y="${bottom + 16}" text-anchor="middle">${text(t)}</text>`,
  );
  return `${labels.join('')}<text class="axis" x="${(WIDTH + 40) / 2}" y="${bottom + 34}" text-anchor="middle">${esc(axis)}</text>`;
}

export interface Line {
  readonly label: string;
  readonly className: string;
  readonly points: readonly { readonly x: number; readonly y: number; readonly low?: number; readonly high?: number }[];
}

/** Lines over turns; with `low` and `high` a band around each. */
export function lines(
  title: string,
  series: readonly Line[],
  axes: { readonly x: string; readonly y: (v: number) => string; readonly low: number; readonly high: number },
): string {
  const drawn = series.filter((s) => s.points.length > 0);
  const all = drawn.flatMap((s) => s.points);
  if (all.length === 0) return '';
  const [top, bottom, left, right] = [14, 230, 56, WIDTH - 110];
  const [firstX, lastX] = extent(all.map((p) => p.x));
  const x = scale([firstX, lastX], [left, right]);
  const y = scale([axes.low, axes.high], [bottom, top]);
  const inner = drawn.map((s) => {
    const band = s.points.filter((p) => p.low !== undefined && p.high !== undefined);
    const area =
      band.length < 2
        ? ''
        : `<path class="band ${s.className}" d="M${band.map((p) => `${x(p.x)} ${y(p.high ?? p.y)}`).join('L')}L${[
            ...band,
          ]
            .reverse()
            .map((p) => `${x(p.x)} ${y(p.low ?? p.y)}`)
            .join('L')}Z"/>`;
    const path = `<path class="line ${s.className}" d="M${s.points.map((p) => `${x(p.x)} ${y(p.y)}`).join('L')}"/>`;
    const last = s.points[s.points.length - 1];
    const label = `<text class="note" x="${x(last.x) + 6}" y="${y(last.y) + 4}">${esc(s.label)}</text>`;
    return area + path + label;
  });
  const xs = ticks(firstX, lastX, 10).filter(Number.isInteger);
  return svg(
    270,
    title,
    yAxis(y, ticks(axes.low, axes.high, 5), left, right, axes.y) +
      inner.join('') +
      xAxis(x, xs, bottom, axes.x, 0, figure),
  );
}

export interface Point {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly text: string;
}

/** A point with its interval for each row, on one axis: results by side, level, campaign. */
export function points(
  title: string,
  rows: readonly Point[],
  axis: { readonly low: number; readonly high: number; readonly text: (v: number) => string; readonly middle?: number },
): string {
  const left = 210;
  const right = WIDTH - 150;
  const line = 28;
  const bottom = rows.length * line + 6;
  const x = scale([axis.low, axis.high], [left, right]);
  const clamp = (v: number): number => x(Math.min(axis.high, Math.max(axis.low, v)));
  const inner = rows.map((row, i) => {
    const y = i * line + 16;
    return (
      `<text class="name" x="${left - 10}" y="${y + 4}">${esc(clip(row.label, 34))}</text><path class="grid" d="M${left} ${y}H${right}"/>` +
      `<path class="whisker" d="M${clamp(row.low)} ${y}H${clamp(row.high)}M${clamp(row.low)} ${y - 5}v10M${clamp(row.high)} ${y - 5}v10"/>` +
      `<circle class="dot" cx="${clamp(row.value)}" cy="${y}" r="5"/><text class="value" x="${right + 10}" y="${y + 4}">${esc(row.text)}</text>`
    );
  });
  const middle = axis.middle === undefined ? '' : `<path class="mark" d="M${x(axis.middle)} 2V${bottom}"/>`;
  const labels = ticks(axis.low, axis.high, 5).map(
    (t) => `<text class="tick" x="${x(t)}" y="${bottom + 14}" text-anchor="middle">${axis.text(t)}</text>`,
  );
  return svg(bottom + 20, title, middle + inner.join('') + labels.join(''));
}
