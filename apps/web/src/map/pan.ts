// Pan and zoom by mouse, wheel, touch and pinch. The sheet is moved by its transform alone: nothing is drawn again.
import { type Signal, signal } from '@preact/signals';
import type { Point } from './kit.ts';

export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Pixels for one unit of the sheet. */
  readonly k: number;
}

/** Where the buttons of the map lie. */
export interface Corner {
  readonly left: boolean;
  readonly below: boolean;
}

/** A pointer that moves less than this presses, it does not drag. */
const SLACK = 6;
/** Pixels for a unit below which names on a sheet cannot be read; who wants to see all of it fits it. */
const READABLE = 0.8;
/** Pixels beyond the edge of the sheet. */
const MARGIN = 60;

/** Nearer to the edge of the window than this nothing counts as seen. */
const EDGE = 40;

/** Least and greatest x, least and greatest y. */
function bounds(points: readonly Point[]): readonly [number, number, number, number] {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

export class Pan {
  readonly camera: Signal<Camera> = signal({ x: 0, y: 0, k: 1 });
  readonly size = signal({ width: 1, height: 1 });
  private readonly width: number;
  private readonly height: number;
  private readonly pointers = new Map<number, Point>();
  private moved = 0;
  private box: HTMLElement | undefined;
  /** The buttons that lie over the map: what is below them is not seen. */
  private tools: { readonly left: number; readonly top: number; readonly bottom: number } | undefined;
  /** What the question is about: looked for again when the window gets smaller. */
  private about: { readonly points: readonly Point[]; readonly chosen: readonly Point[] } | undefined;
  /** When a person last moved the sheet: until some time after, it never moves by itself. */
  touched = Number.NEGATIVE_INFINITY;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** True if the press that just ended was a drag. */
  get dragged(): boolean {
    return this.moved > SLACK;
  }

  /** The zoom at which the whole sheet is in the window. */
  private fitting(): number {
    const { width, height } = this.size.value;
    return Math.min(width / this.width, height / this.height);
  }

  private least(): number {
    return this.fitting() * 0.9;
  }

  private set(camera: Camera): void {
    const { width, height } = this.size.value;
    const k = Math.min(4, Math.max(this.least(), camera.k));
    // A sheet smaller than the window stays in its middle; a larger one leaves a small margin at most.
    const held = (at: number, room: number, sheet: number): number =>
      sheet <= room ? (room - sheet) / 2 : Math.min(MARGIN, Math.max(room - sheet - MARGIN, at));
    this.camera.value = { k, x: held(camera.x, width, this.width * k), y: held(camera.y, height, this.height * k) };
  }

  zoom(factor: number, at?: Point): void {
    const { x, y, k } = this.camera.value;
    const { width, height } = this.size.value;
    const [px, py] = at ?? [width / 2, height / 2];
    const next = Math.min(4, Math.max(this.least(), k * factor));
    this.set({ k: next, x: px - ((px - x) * next) / k, y: py - ((py - y) * next) / k });
  }

  fit(): void {
    this.centre([this.width / 2, this.height / 2], this.fitting());
  }

  /** Shows these points with room around them, no closer than `closest`. */
  show(points: readonly Point[], closest = 1.1): void {
    if (points.length === 0) {
      this.fit();
      return;
    }
    const { width, height } = this.size.value;
    const [x0, x1, y0, y1] = bounds(points);
    const k = Math.min(closest, width / (x1 - x0 + 200), height / (y1 - y0 + 200));
    const kept = Math.max(k, this.least(), Math.min(READABLE, closest));
    this.centre([(x0 + x1) / 2, (y0 + y1) / 2], kept);
    if (points.every((p) => this.sees(p))) return;
    // They do not fit on one screen: as many as do, those around the first before others.
    const seen = (middle: Point): number => {
      this.centre(middle, kept);
      return points.filter((p) => this.sees(p)).length;
    };
    const middles = points.map((p): Point => {
      const near = points.filter(
        ([x, y]) => Math.abs(x - p[0]) * kept < width / 2 - EDGE && Math.abs(y - p[1]) * kept < height / 2 - EDGE,
      );
      const [a, b, c, d] = bounds(near);
      return [(a + b) / 2, (c + d) / 2];
    });
    const counts = middles.map(seen);
    const best = middles[counts.indexOf(Math.max(...counts))];
    if (best !== undefined) this.centre(best, kept);
  }

  /** Puts a point of the sheet into the middle. */
  private centre([px, py]: Point, k = this.camera.value.k): void {
    const { width, height } = this.size.value;
    this.set({ k, x: width / 2 - px * k, y: height / 2 - py * k });
  }

  private sees([px, py]: Point): boolean {
    const { x, y, k } = this.camera.value;
    const { width, height } = this.size.value;
    const [sx, sy] = [px * k + x, py * k + y];
    if (sx < EDGE || sx > width - EDGE || sy < EDGE || sy > height - EDGE) return false;
    const { tools } = this;
    return tools === undefined || sx < tools.left - EDGE || sy < tools.top - EDGE || sy > tools.bottom + EDGE;
  }

  /**
   * The question is about these points, above all about the `chosen`: if none of either can be seen, and nobody moves the
   * sheet, it goes there.
   */
  attend(points: readonly Point[], chosen: readonly Point[]): void {
    this.about = { points, chosen };
    const unseen = [points, chosen].some((some) => some.length > 0 && !some.some((p) => this.sees(p)));
    if (!unseen || performance.now() - this.touched < 1500) return;
    this.show(chosen.length > 0 ? chosen : points, Math.max(this.camera.value.k, 0.75));
  }

  /** A corner in which the buttons of the map cover none of these points; the usual one, right and above or below, if it will do. */
  freeCorner(points: readonly Point[], below: boolean): Corner {
    const corners = [false, true].flatMap((across): Corner[] => [
      { left: false, below: below !== across },
      { left: true, below: below !== across },
    ]);
    const tools = this.box?.querySelector('.map-tools')?.getBoundingClientRect();
    const { x, y, k } = this.camera.value;
    const { width, height } = this.size.value;
    const free = corners.find(
      (corner) =>
        !points.some(([px, py]) => {
          const [sx, sy] = [px * k + x, py * k + y];
          const aside = corner.left ? sx : width - sx;
          const inside = corner.below ? height - sy : sy;
          return aside < (tools?.width ?? 0) + EDGE && inside < (tools?.height ?? 0) + EDGE;
        }),
    );
    return free ?? { left: false, below };
  }

  /** Brings a point into view if it is not. */
  reveal(point: Point): void {
    if (!this.sees(point)) this.centre(point);
  }

  /** The window has changed: what was in the middle stays there, and a sheet that was shown whole still is. */
  private resize(width: number, height: number): void {
    const before = this.size.value;
    const { x, y, k } = this.camera.value;
    const middle: Point = [(before.width / 2 - x) / k, (before.height / 2 - y) / k];
    const whole = k <= this.fitting() * 1.01;
    this.size.value = { width, height };
    if (before.width <= 1) return;
    if (whole) this.fit();
    else this.centre(middle);
    // Odds and warnings take room from the map on a phone: what they are about stays in view.
    const less = width < before.width || height < before.height;
    if (less && this.about !== undefined) this.attend(this.about.points, this.about.chosen);
  }

  attach(box: HTMLElement): () => void {
    this.box = box;
    const measure = (): void => {
      const frame = box.getBoundingClientRect();
      const { width, height } = frame;
      if (width === 0) return;
      const own = box.querySelector('.map-tools')?.getBoundingClientRect();
      this.tools = own && { left: own.left - frame.left, top: own.top - frame.top, bottom: own.bottom - frame.top };
      this.resize(width, height);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    const on: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ['pointerdown', (e: PointerEvent) => this.down(e)],
      ['pointermove', (e: PointerEvent) => this.move(e)],
      ['pointerup', (e: PointerEvent) => this.up(e)],
      ['pointercancel', (e: PointerEvent) => this.up(e)],
      ['wheel', (e: WheelEvent) => this.wheel(e), { passive: false }],
      ['dblclick', (e: MouseEvent) => this.zoom(1.6, this.local(e))],
    ];
    for (const [type, listener, options] of on) box.addEventListener(type, listener as EventListener, options);
    return () => {
      watch.disconnect();
      for (const [type, listener] of on) box.removeEventListener(type, listener as EventListener);
    };
  }

  private local(event: { readonly clientX: number; readonly clientY: number }): Point {
    const box = this.box?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  }

  private down(event: PointerEvent): void {
    if (event.target instanceof Element && event.target.closest('.map-tools') !== null) return;
    if (this.pointers.size === 0) this.moved = 0;
    this.pointers.set(event.pointerId, this.local(event));
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = this.local(event);
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, p]) => p);
    const { x, y, k } = this.camera.value;
    const other = others[0];
    this.moved += Math.hypot(now[0] - before[0], now[1] - before[1]);
    if (!this.dragged) return;
    this.touched = performance.now();
    if (this.box !== undefined && !this.box.hasPointerCapture(event.pointerId))
      this.box.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, now);
    if (other === undefined) {
      this.box?.classList.add('dragging');
      this.set({ k, x: x + now[0] - before[0], y: y + now[1] - before[1] });
      return;
    }
    const wide = (p: Point): number => Math.hypot(p[0] - other[0], p[1] - other[1]) || 1;
    this.set({ k, x: x + (now[0] - before[0]) / 2, y: y + (now[1] - before[1]) / 2 });
    this.zoom(wide(now) / wide(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
  }

  private up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    this.box?.classList.remove('dragging');
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    this.touched = performance.now();
    // A trackpad pinch comes as a wheel with Ctrl; two fingers that scroll move the sheet.
    if (event.ctrlKey || event.deltaMode !== 0 || Math.abs(event.deltaY) >= 50)
      this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), this.local(event));
    else {
      const { x, y, k } = this.camera.value;
      this.set({ k, x: x - event.deltaX, y: y - event.deltaY });
    }
  }
}
