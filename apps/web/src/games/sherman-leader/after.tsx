// After a Battle and at the end of a Week: each step with what it changed, better and worse told apart by a sign.
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-campaign.ts';
import { changesOf, sinceBattle } from './changes.ts';

export function AfterBattle({ ui }: { readonly ui: KitUi }) {
  const { table } = ui;
  table.rev.value;
  if (!table.moment.value.live) return null;
  const groups = changesOf(sinceBattle(table.session), (event) => table.game.say(event));
  if (groups.length === 0) return null;
  return (
    <details class="plan-card changes">
      <summary>
        {W.allChanges(<small>{groups.map((group) => `${group.title} ${group.changes.length}`).join(' · ')}</small>)}
      </summary>
      {groups.map((group) => (
        <details key={group.title} open={!group.folded}>
          <summary>{group.title}</summary>
          <ul>
            {group.changes.map((change, i) => (
              <li key={i} data-good={change.good}>
                {change.good !== undefined && (
                  <span class="mark" aria-label={change.good ? W.better : W.worse} role="img">
                    {change.good ? '▲' : '▼'}
                  </span>
                )}
                <span>
                  {change.who !== '' && <b>{change.who}</b>} {change.text}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </details>
  );
}
