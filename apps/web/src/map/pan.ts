// Pan and zoom by mouse, wheel, touch and pinch. The sheet is moved by its transform alone: nothing is drawn again.
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Point } from './kit.ts';

export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Pixels for one unit of the sheet. */
  readonly k: number;
}

/** A pointer that moves less than this presses, it does not drag. */
const SLACK = 6;
/** Pixels around the places of a question: their counters and tags lie there. */
const AROUND = 68;
/** A question is looked at anew if it could be seen so much nearer. */
const NEARER = 0.55;
/** Pixels beyond the edge of the sheet. */
const MARGIN = 60;

/** Nearer to the edge of the window than this nothing counts as seen, unless the sheet ends there. */
export const EDGE = 40;

/** What is written is laid out for zooms that differ by this much, not for every one. */
const STEP = 1.05;

/** In a window narrower than this a sheet that lies across is not shown whole. */
const NARROW = 640;
/** Nor from farther than this: counters would lie on each other. */
const APART = 0.84;

/** Least and greatest x, least and greatest y. */
function bounds(points: readonly Point[]): readonly [number, number, number, number] {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

export class Pan {
  readonly camera: Signal<Camera> = signal({ x: 0, y: 0, k: 1 });
  readonly size = signal({ width: 1, height: 1 });
  /** The zoom in steps: what is laid out for it is laid out anew when it changes. */
  readonly step: ReadonlySignal<number>;
  private readonly width: number;
  private readonly height: number;
  private readonly across: boolean;
  private readonly pointers = new Map<number, Point>();
  private moved = 0;
  private box: HTMLElement | undefined;
  /** What the question is about: looked for again when the window changes. */
  private about: readonly Point[] = [];
  /** The sheet lies as a person has put it. */
  private own = false;
  /** When a person last moved the sheet: until some time after, it never moves by itself. */
  touched = Number.NEGATIVE_INFINITY;

  /** `across`: by itself it shows the sheet no smaller than the window is high. */
  constructor(width: number, height: number, across = false) {
    this.width = width;
    this.height = height;
    this.across = across;
    this.step = computed(() => Number((STEP ** Math.round(Math.log(this.camera.value.k) / Math.log(STEP))).toFixed(3)));
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

  /** The farthest that the page goes by itself. */
  private farthest(): number {
    const { width, height } = this.size.value;
    return this.across && width < NARROW ? Math.max(this.fitting(), height / this.height, APART) : this.fitting();
  }

  /** As many of these points as can be seen at once: those from one of them on to the right, from one of them on down. */
  private together(points: readonly Point[]): readonly Point[] {
    const k = this.farthest();
    if (k === this.fitting()) return points;
    const { width, height } = this.size.value;
    const [wide, high] = [(width - 2 * EDGE - 1) / k, (height - 2 * EDGE - 1) / k];
    let most: readonly Point[] = [];
    for (const [x] of points) {
      const column = points.filter((p) => p[0] >= x && p[0] <= x + wide);
      for (const [, y] of column) {
        const group = column.filter((p) => p[1] >= y && p[1] <= y + high);
        if (group.length > most.length) most = group;
      }
    }
    return most;
  }

  private least(): number {
    return this.fitting() * 0.9;
  }

  private set(camera: Camera): void {
    const { width, height } = this.size.value;
    const k = Math.min(4, Math.max(this.least(), camera.k));
    // A sheet smaller than the window stays in its middle; a larger one leaves a small margin at most.
    const held = (at: number, room: number, sheet: number, share: number): number =>
      sheet <= room + 1 ? (room - sheet) * share : Math.min(MARGIN, Math.max(room - sheet - MARGIN, at));
    this.camera.value = {
      k,
      x: held(camera.x, width, this.width * k, 0.5),
      // On a phone it leaves the room below it to the buttons.
      y: held(camera.y, height, this.height * k, width < NARROW ? 0 : 0.5),
    };
  }

  /** A person looks nearer or from farther. */
  zoom(factor: number, at?: Point): void {
    this.own = true;
    const { x, y, k } = this.camera.value;
    const { width, height } = this.size.value;
    const [px, py] = at ?? [width / 2, height / 2];
    const next = Math.min(4, Math.max(this.least(), k * factor));
    this.set({ k: next, x: px - ((px - x) * next) / k, y: py - ((py - y) * next) / k });
  }

  /** The whole sheet, which stays until something else is wanted. */
  hold(): void {
    this.own = true;
    this.fit();
  }

  private fit(): void {
    this.centre([this.width / 2, this.height / 2], this.fitting());
  }

  /** The zoom at which these points are in the window with room around them, no closer than `closest`. */
  private zoomFor(points: readonly Point[], closest: number): number {
    const { width, height } = this.size.value;
    const [x0, x1, y0, y1] = bounds(points);
    const room = (all: number): number => Math.max(all / 2, all - 2 * AROUND);
    const k = Math.min(closest, room(width) / (x1 - x0 || 1), room(height) / (y1 - y0 || 1));
    return Math.max(k, this.farthest());
  }

  /** Shows all these points with room around them, no closer than `closest`. */
  show(all: readonly Point[], closest = 1.1): void {
    const points = this.together(all);
    this.own = false;
    if (points.length === 0) {
      // Of a sheet that is not shown whole, its middle.
      this.centre([this.width / 2, this.height / 2], this.farthest());
      return;
    }
    const [x0, x1, y0, y1] = bounds(points);
    this.centre([(x0 + x1) / 2, (y0 + y1) / 2], this.zoomFor(points, closest));
  }

  /** Puts a point of the sheet into the middle. */
  private centre([px, py]: Point, k = this.camera.value.k): void {
    const { width, height } = this.size.value;
    this.set({ k, x: width / 2 - px * k, y: height / 2 - py * k });
  }

  private sees([px, py]: Point): boolean {
    const { x, y, k } = this.camera.value;
    const { width, height } = this.size.value;
    const inside = (at: number, room: number, before: number, after: number): boolean =>
      at >= Math.min(EDGE, before * k) && at <= room - Math.min(EDGE, after * k);
    return inside(px * k + x, width, px, this.width - px) && inside(py * k + y, height, py, this.height - py);
  }

  /**
   * The question is about these points: all of them are brought into view, unless somebody moves the sheet just now. One that lies
   * as a person has put it is moved no more than that takes; else it goes nearer where that shows much more.
   */
  attend(about: readonly Point[]): void {
    this.about = about;
    const points = this.together(about);
    if (points.length === 0 || performance.now() - this.touched < 1500) return;
    const { k } = this.camera.value;
    const all = points.every((p) => this.sees(p));
    if (all && (this.own || k >= NEARER * this.zoomFor(points, 1.1))) return;
    const { own } = this;
    // With another zoom everything is laid out anew: what has room beside it is only moved to.
    this.show(points, own || !all ? Math.min(k, 1.1) : undefined);
    this.own = own;
  }

  /** Brings a point into view if it is not. */
  reveal(point: Point): void {
    if (!this.sees(point)) this.centre(point);
  }

  /** The window has changed: a sheet that was shown whole still is, what was asked stays in view, what was in the middle too. */
  private resize(width: number, height: number): void {
    const before = this.size.value;
    const { x, y, k } = this.camera.value;
    const middle: Point = [(before.width / 2 - x) / k, (before.height / 2 - y) / k];
    const whole = k <= this.fitting() * 1.01;
    // Who has moved the sheet so that something asked is out of view wants it so.
    const seen = !this.own || this.together(this.about).every((point) => this.sees(point));
    this.size.value = { width, height };
    if (before.width <= 1) return;
    if (whole) this.fit();
    else if (this.across && !this.own && this.about.length === 0) this.show([]);
    else this.centre(middle);
    if (seen) this.attend(this.about);
  }

  attach(box: HTMLElement): () => void {
    this.box = box;
    const measure = (): void => {
      const { width, height } = box.getBoundingClientRect();
      if (width > 0) this.resize(width, height);
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
    this.own = true;
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
    this.own = true;
    // A trackpad pinch comes as a wheel with Ctrl; two fingers that scroll move the sheet.
    if (event.ctrlKey || event.deltaMode !== 0 || Math.abs(event.deltaY) >= 50)
      this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), this.local(event));
    else {
      const { x, y, k } = this.camera.value;
      this.set({ k, x: x - event.deltaX, y: y - event.deltaY });
    }
  }
}
