// Everything that may be tried now and is refused, with its reason.
import { hasRest } from '../core/rest.ts';
import { allRefused } from '../core/why.ts';
import { capital } from '../core/words.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

/** More than this help nobody. */
const MOST = 30;

export function RefusedList({ ui }: { readonly ui: Ui }) {
  // Its reasons are words that come later.
  if (!hasRest(ui.table.game.id)) return <span data-coming hidden />;
  const found = allRefused(ui.table, MOST);
  return (
    <ul class="refused-list">
      {found.map((why) => (
        <li key={why.label} class="btn off">
          <span>
            <b>{capital(why.label)}</b> {why.reason.text}
          </span>
          <span class="end">
            <RuleLink ui={ui} rule={why.reason.rule} />
          </span>
        </li>
      ))}
      {found.length === 0 && <li class="muted">{W.nothingRefused}</li>}
    </ul>
  );
}
