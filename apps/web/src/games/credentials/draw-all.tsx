// All Kampfgruppen in one press, in the order of the list, where the person does not mind which of them draws first.
import { count } from '../../core/words.ts';
import type { KitUi } from '../../map/kit.ts';

export function DrawAll({ ui }: { readonly ui: KitUi }) {
  const n = ui.table.offers.value.length;
  return (
    <button type="button" class="btn main" data-run="all" onClick={() => ui.controller.chooseAll()}>
      Draw for all Kampfgruppen
      <span class="end">{count(n, 'card')}</span>
    </button>
  );
}
