// Scores dropped on the page.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** True while something is dragged over the page. */
export function useDrop(refused: (text: string) => void): boolean {
  const over = useSignal(false);
  useEffect(() => {
    const enter = (event: DragEvent): void => {
      event.preventDefault();
      over.value = true;
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) over.value = false;
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      over.value = false;
      const file = event.dataTransfer?.files[0];
      const text = file === undefined ? Promise.resolve(event.dataTransfer?.getData('text/plain') ?? '') : file.text();
      void text
        .then(async (source) => (await import('./import.tsx')).take(source))
        .then((problem) => {
          if (problem !== undefined) refused(problem);
        });
    };
    addEventListener('dragover', enter);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', enter);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return over.value;
}
