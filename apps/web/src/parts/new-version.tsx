// A new version waits: the person chooses when to take it.
import { update } from '../core/offline.ts';

export function NewVersion({ take }: { readonly take: () => void }) {
  return (
    <p class="notice">
      A new version of Bocage is ready. Your games stay as they are.
      <button type="button" class="link" data-update="true" onClick={take}>
        Take it now
      </button>
      <button
        type="button"
        class="link"
        onClick={() => {
          update.value = undefined;
        }}
      >
        Later
      </button>
    </p>
  );
}
