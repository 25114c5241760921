// Above the choices of a question that is the enemy's: that it is, all the rest in one press, and who answers from now on.
import { set, settings } from '../../core/settings.ts';
import type { KitUi } from '../../map/kit.ts';

export function EnemysChoice({ ui }: { readonly ui: KitUi }) {
  const rest = ui.table.offers.value.find((offer) => offer.about.verb === 'rest');
  return (
    <section class="enemys-choice" aria-label="The enemy's choice">
      <p>
        <b>This is the enemy’s.</b> {rest === undefined ? 'Its answers are equal: you choose one for it.' : ''}
      </p>
      {rest !== undefined && ui.table.yours && (
        <button type="button" class="btn main" onClick={() => ui.controller.choose(rest)}>
          {rest.about.label}
        </button>
      )}
      <label>
        From now on{' '}
        <select
          value={settings.value.ties}
          onChange={(event) => {
            const how = event.currentTarget.value;
            if (how === 'table' || how === 'worst' || how === 'ask') set('ties', how);
          }}
        >
          <option value="ask">ask me</option>
          <option value="table">by the table, in the order of the chart</option>
          <option value="worst">the worst for me</option>
        </select>
      </label>
    </section>
  );
}
