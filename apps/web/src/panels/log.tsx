// The log: newest at the foot, each line with its rule; a press shows its places on the map and the moment it happened.

import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LogGroup } from '../core/log.ts';
import { hover } from '../parts/pointing.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';
import { Dice } from './dice.tsx';

/** Groups shown before "earlier" is pressed. */
const FEW = 30;
const shown = signal(FEW);

function Group({
  ui,
  group,
  fresh,
  now,
  last,
}: {
  readonly ui: Ui;
  readonly group: LogGroup;
  readonly fresh: boolean;
  readonly now: boolean;
  readonly last: boolean;
}) {
  const { table } = ui;
  const lines =
    group.lines.length > 0
      ? group.lines
      : [{ text: `${table.game.seats[group.seat]?.name ?? ''}: ${group.words}.`, rule: '', places: [] }];
  return (
    <li class="group" data-now={now} data-new={fresh} data-from={group.from}>
      {lines.map((line, i) => (
        <div class="line" key={i}>
          <span>
            <RuleLink ui={ui} rule={line.rule} />
          </span>
          <button
            type="button"
            class="say"
            onClick={() => {
              ui.marked.value = line.places;
              if (!last) ui.look(group.to);
            }}
            {...hover(
              () => {
                ui.marked.value = line.places;
              },
              () => {
                ui.marked.value = [];
              },
            )}
          >
            {line.text}
          </button>
        </div>
      ))}
      {group.outcomes.length > 0 && last && (
        <div class="line">
          <span />
          <Dice outcomes={group.outcomes} sides={group.sides} fresh />
        </div>
      )}
    </li>
  );
}

export function LogView({ ui }: { readonly ui: Ui }) {
  const { table, desk } = ui;
  const groups = table.log.value;
  const at = table.moment.value.n;
  const from = Math.max(0, groups.length - shown.value);
  const foot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Newest at the foot: kept in view, but only inside the log's own scroller.
    const scroller = foot.current?.closest('.log-scroll');
    if (scroller !== null && scroller !== undefined) scroller.scrollTop = scroller.scrollHeight;
  }, [groups.length]);
  return (
    <section class="log" aria-label="Log">
      <div class="log-head">
        <span class="cap">Log</span>
        <span class="muted">J K walk back and forth</span>
      </div>
      {from > 0 && (
        <button
          type="button"
          class="link"
          onClick={() => {
            shown.value += 200;
          }}
        >
          {from} earlier
        </button>
      )}
      <ol>
        {groups.slice(from).map((group) => (
          <Group
            key={group.from}
            ui={ui}
            group={group}
            fresh={desk.looking.since.value !== undefined && group.to > desk.looking.since.value}
            now={at === group.to}
            last={group.to === table.session.entries.length}
          />
        ))}
      </ol>
      <div ref={foot} />
    </section>
  );
}
