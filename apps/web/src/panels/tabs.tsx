// The tab bar of a narrow screen: map, forces, log, undo, rules.
import { openRule } from '../core/open-rule.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import type { Tab, Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

const TABS: readonly (readonly [Tab, IconName, string])[] = [
  ['map', 'map', W.map],
  ['forces', 'people', W.forces],
  ['log', 'scroll', W.log],
];

export function Tabs({ ui }: { readonly ui: Ui }) {
  const pick = (tab: Tab): void => {
    ui.tab.value = tab;
    openRule.value = tab === 'rules' ? '' : undefined;
    ui.sheet.value = tab === 'log' || tab === 'rules' ? 'full' : 'half';
  };
  return (
    <nav class="tabs" aria-label={W.partsOfTheTable}>
      {TABS.map(([tab, icon, name]) => (
        <button type="button" key={tab} aria-pressed={ui.tab.value === tab} onClick={() => pick(tab)}>
          <Icon name={icon} />
          {name}
        </button>
      ))}
      <button type="button" onClick={() => ui.undo()}>
        <Icon name="undo" />
        {W.undo}
      </button>
      <button type="button" aria-pressed={ui.tab.value === 'rules'} onClick={() => pick('rules')}>
        <Icon name="book" />
        {W.rules}
      </button>
    </nav>
  );
}
