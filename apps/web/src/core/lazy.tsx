// A screen that is loaded when first shown; says so when it cannot be.
import { type Signal, signal } from '@preact/signals';
import type { ComponentChild, ComponentType } from 'preact';

type Loaded<P> = { readonly part: ComponentType<P> } | { readonly failed: true } | undefined;

/** `meanwhile` stands in its place until it is there; an empty page if nothing is given. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ComponentChild = <main class="sheet-page" aria-busy="true" />,
): ComponentType<P> {
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
    if (now === undefined) return <>{meanwhile}</>;
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
