// The name of a Unit, a Commander or a Battalion in a list: pressed, it opens as a card.
import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** What is open: the number of a Unit or a Battalion, or the name of a Commander. */
export const opened: Signal<string | undefined> = signal(undefined);

export function CardLink({ id, children }: { readonly id: string; readonly children: ComponentChildren }) {
  return (
    <button
      type="button"
      class="link card-link"
      data-card={id}
      onClick={() => {
        opened.value = id;
      }}
    >
      {children}
    </button>
  );
}
