// A screen that is loaded when first shown; says so when it cannot be.
import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';

type Loaded<P> = { readonly part: ComponentType<P> } | { readonly failed: true } | undefined;

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const loaded: Signal<Loaded<P>> = signal(undefined);
  let asked = false;
  return function Lazy(props: P) {
    if (!asked) {
      asked = true;
      load().then(
        (part) => {
          loaded.value = { part };
        },
        () => {
          loaded.value = { failed: true };
        },
      );
    }
    const now = loaded.value;
    if (now === undefined) return <main class="sheet-page" aria-busy="true" />;
    if ('failed' in now)
      return (
        <main class="sheet-page">
          <h1>This part could not be loaded</h1>
          <p>Your games are safe. Check the connection and load the page again.</p>
        </main>
      );
    const Part = now.part;
    return <Part {...props} />;
  };
}
