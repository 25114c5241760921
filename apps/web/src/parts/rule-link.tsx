// A rule number that opens its text.
import type { Ui } from './ui.ts';

export function RuleLink({ ui, rule }: { readonly ui: Ui; readonly rule: string }) {
  if (rule === '') return null;
  return (
    <button type="button" class="rule" onClick={() => ui.showRule(rule)} aria-label={`Rule ${rule}`}>
      {rule.split('/').map((part, i) => (i === 0 ? part : [<wbr key={part} />, `/${part}`]))}
    </button>
  );
}
