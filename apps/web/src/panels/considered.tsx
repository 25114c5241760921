// A choice before it is made: its odds, what it loses, and the press that makes it.
import type { ShownChoice } from '../core/game-model.ts';
import { capital } from '../core/words.ts';
import { Icon } from '../parts/icon.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';
import { OddsView } from './odds.tsx';

export function Considered({ ui, offer }: { readonly ui: Ui; readonly offer: ShownChoice }) {
  const { table } = ui;
  const odds = table.odds(offer);
  const warnings = table.warnings(offer);
  return (
    <>
      {warnings.length > 0 && (
        <ul class="warnings" aria-label={W.warnings}>
          {warnings.map((w) => (
            <li key={w.text}>
              <Icon name="warning" />
              <span>{w.text}</span>
              <RuleLink ui={ui} rule={w.rule} />
            </li>
          ))}
        </ul>
      )}
      {odds !== undefined && <OddsView ui={ui} odds={odds} />}
      <div class="confirm">
        <button type="button" class="btn main" data-confirm="true" onClick={() => ui.controller.choose(offer, true)}>
          <span class="key" aria-hidden="true">
            ↵
          </span>
          {capital(offer.about.label)}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            table.considered.value = undefined;
          }}
        >
          {W.backWithKey(
            <span class="key" aria-hidden="true">
              {W.esc}
            </span>,
          )}
        </button>
      </div>
    </>
  );
}
