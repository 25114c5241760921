// Scores dropped on the page, whatever screen it shows.
import { signal } from '@preact/signals';

/** True while something is dragged over the page. */
export const dropping = signal(false);
/** One sentence about what was dropped and could not be read. */
export const refusedDrop = signal<string | undefined>(undefined);

/** A field takes what is dropped on it as text, as everywhere. */
function inField(event: DragEvent): boolean {
  return event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement;
}

async function drop(event: DragEvent): Promise<void> {
  const file = event.dataTransfer?.files[0];
  const given = event.dataTransfer?.getData('text/plain') ?? '';
  const { takeDropped } = await import('../pages/import.tsx');
  refusedDrop.value = await takeDropped(file ?? given);
}

export function listenForDrops(): void {
  addEventListener('dragover', (event) => {
    if (inField(event)) return;
    event.preventDefault();
    dropping.value = true;
  });
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) dropping.value = false;
  });
  addEventListener('drop', (event) => {
    if (inField(event)) return;
    // Without this the browser would leave the page for the file.
    event.preventDefault();
    dropping.value = false;
    void drop(event);
  });
}
