// The tab bar of a narrow screen: map, forces, log, undo, rules.
import { openRule } from '../core/open-rule.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import type { Tab, Ui } from '../parts/ui.ts';

const TABS: readonly (readonly [Tab, IconName, string])[] = [
  ['map', 'map', 'Map'],
  ['forces', 'people', 'Forces'],
  ['log', 'scroll', 'Log'],
];

export function Tabs({ ui }: { readonly ui: Ui }) {
  const pick = (tab: Tab): void => {
    ui.tab.value = tab;
    openRule.value = tab === 'rules' ? '' : undefined;
    ui.sheet.value = tab === 'log' || tab === 'rules' ? 'full' : 'half';
  };
  return (
    <nav class="tabs" aria-label="Parts of the table">
      {TABS.map(([tab, icon, name]) => (
        <button type="button" key={tab} aria-pressed={ui.tab.value === tab} onClick={() => pick(tab)}>
          <Icon name={icon} />
          {name}
        </button>
      ))}
      <button type="button" onClick={() => ui.undo()}>
        <Icon name="undo" />
        Undo
      </button>
      <button type="button" aria-pressed={ui.tab.value === 'rules'} onClick={() => pick('rules')}>
        <Icon name="book" />
        Rules
      </button>
    </nav>
  );
}
