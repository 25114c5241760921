// A rule number that opens its text.
import { shortRule } from '../core/words.ts';
import * as W from '../words/panels.ts';
import type { Ui } from './ui.ts';

export function RuleLink({ ui, rule }: { readonly ui: Pick<Ui, 'showRule'>; readonly rule: string }) {
  if (rule === '') return null;
  const short = shortRule(rule);
  return (
    <button type="button" class="rule" onClick={() => ui.showRule(rule)} aria-label={W.ruleNamed(short)}>
      {short}
    </button>
  );
}
