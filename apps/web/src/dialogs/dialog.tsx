// A dialog: the browser's own, so that focus, Esc and the screen reader are right by themselves.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import * as W from '../words/dialogs.ts';

export function Dialog({
  title,
  close,
  children,
  firm,
  page,
  kind = '',
  above,
}: {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
  readonly firm?: boolean;
  /** As wide as a page of paper, and printed as one. */
  readonly page?: boolean;
  /** The name of a style of its own. */
  readonly kind?: string;
  /** A line above the title. */
  readonly above?: ComponentChildren;
}) {
  const box = useRef<HTMLDialogElement>(null);
  // Before the browser paints: a key pressed at once must already meet the dialog.
  useLayoutEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={page === true ? 'dialog page' : `dialog ${kind}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        if (firm !== true) close();
      }}
      onClose={() => {
        // The browser may close it without asking first.
        if (firm !== true) close();
        else box.current?.showModal();
      }}
    >
      <header>
        <div>
          {above}
          <h2>{title}</h2>
        </div>
        {firm !== true && (
          <button type="button" class="tool" aria-label={W.close} onClick={close}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}
