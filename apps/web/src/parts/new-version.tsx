// A new version waits: the person chooses when to take it.
import { update } from '../core/offline.ts';
import * as W from '../words/panels.ts';

export function NewVersion({ take }: { readonly take: () => void }) {
  return (
    <p class="notice">
      {W.newVersion}
      <button type="button" class="link" data-update="true" onClick={take}>
        {W.takeItNow}
      </button>
      <button
        type="button"
        class="link"
        onClick={() => {
          update.value = undefined;
        }}
      >
        {W.later}
      </button>
    </p>
  );
}
