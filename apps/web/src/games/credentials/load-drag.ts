// Dragging a token from one column of the loading sheet to another, by mouse, pen or finger.
import { signal } from '@preact/signals';

/** A token on its way: whence, which kind, where the pointer is and over which column. */
export interface Drag {
  readonly from: number;
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly over: number | undefined;
}

export const drag = signal<Drag | undefined>(undefined);

/** A pointer that moves less than this has pressed, not dragged. */
const SLACK = 4;

function columnAt(x: number, y: number): number | undefined {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset.column;
  return column === undefined ? undefined : Number(column);
}

/** Begins where the pointer goes down on a token; `drop` is told the column where it is let go, if it is another. */
export function beginDrag(event: PointerEvent, from: number, kind: number, drop: (to: number) => void): void {
  if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return;
  const token = event.currentTarget;
  const { pointerId, clientX, clientY } = event;
  token.setPointerCapture(pointerId);
  const follow = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    if (drag.value === undefined && Math.hypot(now.clientX - clientX, now.clientY - clientY) < SLACK) return;
    drag.value = { from, kind, x: now.clientX, y: now.clientY, over: columnAt(now.clientX, now.clientY) };
  };
  const end = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    token.removeEventListener('pointermove', follow);
    token.removeEventListener('pointerup', end);
    token.removeEventListener('pointercancel', end);
    const to = drag.value?.over;
    drag.value = undefined;
    if (now.type === 'pointerup' && to !== undefined && to !== from) drop(to);
  };
  token.addEventListener('pointermove', follow);
  token.addEventListener('pointerup', end);
  token.addEventListener('pointercancel', end);
}
