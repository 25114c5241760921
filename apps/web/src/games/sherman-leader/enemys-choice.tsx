// Above the choices of a question that is the enemy's: that it is, all the rest in one press, and who answers from now on.
import { set, settings } from '../../core/settings.ts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-battle.ts';

export function EnemysChoice({ ui }: { readonly ui: KitUi }) {
  const rest = ui.table.offers.value.find((offer) => offer.about.verb === 'rest');
  return (
    <section class="enemys-choice" aria-label={W.theEnemysChoice}>
      <p>
        <b>{W.thisIsTheEnemys}</b> {rest === undefined ? W.answersAreEqual : ''}
      </p>
      {rest !== undefined && ui.table.yours && (
        <button type="button" class="btn main" onClick={() => ui.controller.choose(rest)}>
          {rest.about.label}
        </button>
      )}
      <label>
        {W.fromNowOn}{' '}
        <select
          value={settings.value.ties}
          onChange={(event) => {
            const how = event.currentTarget.value;
            if (how === 'table' || how === 'worst' || how === 'ask') set('ties', how);
          }}
        >
          <option value="ask">{W.askMe}</option>
          <option value="table">{W.byTheChart}</option>
          <option value="worst">{W.theWorstForMe}</option>
        </select>
      </label>
    </section>
  );
}
