// The log: newest at the foot, each line with its rule; a press shows its places on the map and the moment it
// happened. Rolls and orders that explain a line are folded below it.

import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { lazy } from '../core/lazy.tsx';
import type { LogGroup } from '../core/log.ts';
import { hover } from '../parts/pointing.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

const Dice = lazy(() => import('./dice.tsx').then((m) => m.Dice), <span class="dice" />);

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
  return (
    <li class="group" data-now={now} data-new={fresh} data-from={group.from}>
      {group.tales.map((line, i) => (
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
          {line.details.length > 0 && (
            <details class="told">
              <summary aria-label={W.detailsOf(line.text)}>{W.detailsLink}</summary>
              {line.details.map((detail, n) => (
                <p key={n}>
                  <RuleLink ui={ui} rule={detail.rule} /> {detail.text}
                </p>
              ))}
            </details>
          )}
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

/** This near to the foot a person reads the newest lines. */
const FOOT = 32;

/**
 * Newest at the foot, and kept in view: with every new line, when its tab opens, and when the panel above takes or gives room;
 * unless somebody has gone back to read older ones.
 */
function useNewest(section: RefObject<HTMLElement | null>, newest: string): void {
  const atFoot = useRef(true);
  const aim = useRef(-1);
  const toFoot = (): void => {
    const scroller = section.current?.parentElement;
    if (scroller === null || scroller === undefined) return;
    scroller.scrollTop = scroller.scrollHeight;
    // In a low window dice and details below the newest line must not push it out.
    const line = [...scroller.querySelectorAll('.say')].at(-1);
    const above = line === undefined ? 0 : scroller.getBoundingClientRect().top - line.getBoundingClientRect().top;
    if (above > 0) scroller.scrollTop -= above;
    aim.current = scroller.scrollTop;
  };
  useLayoutEffect(() => {
    atFoot.current = true;
    // In the frame that shows it, but not now: the page would be laid out twice.
    const frame = requestAnimationFrame(toFoot);
    return () => cancelAnimationFrame(frame);
  }, [newest]);
  useLayoutEffect(() => {
    const scroller = section.current?.parentElement;
    if (scroller === null || scroller === undefined || section.current === null) return undefined;
    let high = 0;
    const scrolled = (): void => {
      // A change of size scrolls too: that is nobody's wish.
      if (scroller.clientHeight !== high) return;
      const left = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
      atFoot.current = left < FOOT || Math.abs(scroller.scrollTop - aim.current) < 1;
    };
    const watch = new ResizeObserver(() => {
      // A log that was hidden opens at its newest line.
      if (high === 0) atFoot.current = true;
      high = scroller.clientHeight;
      if (atFoot.current) toFoot();
    });
    watch.observe(scroller);
    watch.observe(section.current);
    scroller.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      watch.disconnect();
      scroller.removeEventListener('scroll', scrolled);
    };
  }, []);
}

export function LogView({ ui }: { readonly ui: Ui }) {
  const { table, controller } = ui;
  const groups = table.log.value;
  const at = table.moment.value.n;
  const from = Math.max(0, groups.length - shown.value);
  const section = useRef<HTMLElement>(null);
  const last = groups.at(-1);
  useNewest(section, `${last?.from} ${last?.to} ${ui.teaching?.told.value.length}`);
  return (
    <section class="log" aria-label={W.log} ref={section}>
      <div class="log-head">
        <span class="cap">{W.log}</span>
        <span class="muted">{W.walkKeys}</span>
      </div>
      {from > 0 && (
        <button
          type="button"
          class="link"
          onClick={() => {
            shown.value += 200;
          }}
        >
          {W.earlierLines(from)}
        </button>
      )}
      <ol>
        {groups.slice(from).map((group) => (
          <Group
            key={group.to === 0 ? -1 : group.from}
            ui={ui}
            group={group}
            fresh={controller.looking.since.value !== undefined && group.to > controller.looking.since.value}
            now={at === group.to}
            last={group.to === table.session.entries.length}
          />
        ))}
        {ui.teaching?.told.value.map((text, i) => (
          <li key={`told ${i}`} class="group">
            <div class="line">
              <span />
              <span class="say">{text}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
