// A screen that is loaded when first shown; says so when it cannot be.
import { type Signal, signal } from '@preact/signals';
import type { ComponentChild, ComponentType } from 'preact';
import * as W from '../words/core.ts';

type Loaded<P> = { readonly part: ComponentType<P> } | { readonly failed: true } | undefined;

/** How many parts are on their way: the page says so, for whoever must wait until all of it is there. */
let coming = 0;
function count(by: 1 | -1): void {
  coming += by;
  document.documentElement.toggleAttribute('data-coming', coming > 0);
}

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
      count(1);
      load()
        .then(
          (part) => {
            loaded.value = { part };
          },
          () => {
            loaded.value = { failed: true };
          },
        )
        .finally(() => count(-1));
    }
    const now = loaded.value;
    if (now === undefined) return <>{meanwhile}</>;
    if ('failed' in now)
      return (
        <main class="sheet-page">
          <h1>{W.partNotLoaded}</h1>
          <p>{W.gamesAreSafe}</p>
        </main>
      );
    const Part = now.part;
    return <Part {...props} />;
  };
}
