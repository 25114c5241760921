// Pointing without pressing. What it shows may move other things, so it must never happen on the way to a press: a finger
// that taps sends a hover first, and a mouse button that goes down gives the focus before it comes up again.

/** Hovering by mouse or pen; a finger does not hover. */
export function hover(
  enter: () => void,
  leave?: () => void,
): { onPointerEnter(event: PointerEvent): void; onPointerLeave(event: PointerEvent): void } {
  return {
    onPointerEnter(event) {
      if (event.pointerType !== 'touch') enter();
    },
    onPointerLeave(event) {
      if (event.pointerType !== 'touch') leave?.();
    },
  };
}

/** True if the focus came by keyboard, not by the press that is going on. */
export function byKeyboard(event: FocusEvent): boolean {
  return event.currentTarget instanceof Element && event.currentTarget.matches(':focus-visible');
}
