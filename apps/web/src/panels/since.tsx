// Since you decided: what the other side has done, in at most five lines. Each leads back to its moment on the map.
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { isStill, paceDelay } from '../core/settings.ts';
import { storyNow, type Tales } from '../core/story.ts';
import { capital } from '../core/words.ts';
import { storySizes } from '../map/story-sizes.ts';
import { Icon } from '../parts/icon.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

/** Between two lines when they are played. */
const PACE = 700;

/** The lines are shown one after another. */
const plays = signal(false);

/** Shows the moment of a line; undefined is the present. */
function lookAt(ui: Ui, n: number | undefined): void {
  const { table, story } = ui;
  const line = n === undefined ? undefined : story.value?.lines[n];
  if (story.value === undefined) return;
  ui.look(undefined);
  story.value = { ...story.value, current: line === undefined ? undefined : n };
  table.staged.value = line && table.shown(line.state);
  ui.marked.value = line?.places.slice(-1) ?? [];
}

function step(ui: Ui, by: number): void {
  const now = ui.story.value;
  if (now === undefined) return;
  plays.value = false;
  const { length } = now.lines;
  const to = now.current === undefined ? (by > 0 ? 0 : length - 1) : now.current + by;
  lookAt(ui, to < 0 || to >= length ? undefined : to);
}

function useStory(ui: Ui, tales: Tales): void {
  const { table } = ui;
  const rev = table.rev.value;
  useLayoutEffect(() => {
    const before = ui.story.peek();
    const now = table.yours || table.session.over ? storyNow(table, tales) : undefined;
    // Without anything new the last summary is folded, not lost, until the other side acts again.
    if (now !== undefined && (now.lines.length > 0 || before === undefined))
      ui.story.value = { ...now, room: storySizes, step: (by) => step(ui, by) };
    else if (before !== undefined)
      ui.story.value =
        table.session.entries.length === 0
          ? undefined
          : { ...before, stamp: now?.stamp, folded: true, current: undefined };
  }, [rev, table]);
  // Whatever ends the look at a moment ends it here too.
  const staged = table.staged.value;
  useEffect(() => {
    const story = ui.story.peek();
    if (staged !== undefined || story?.current === undefined) return;
    plays.value = false;
    ui.story.value = { ...story, current: undefined };
  }, [staged]);
}

export function SinceYouDecided({ ui, tales }: { readonly ui: Ui; readonly tales: Tales }) {
  useStory(ui, tales);
  const story = ui.story.value;
  const playing = plays.value;
  const current = story?.current;
  useEffect(() => {
    if (!playing || story === undefined) return undefined;
    const next = (current ?? -1) + 1;
    const timer = setTimeout(
      () => {
        if (next < story.lines.length) lookAt(ui, next);
        else {
          plays.value = false;
          lookAt(ui, undefined);
        }
      },
      current === undefined
        ? 0
        : isStill()
          ? PACE * 2
          : Math.max(PACE, Number.isFinite(paceDelay()) ? paceDelay() : PACE),
    );
    return () => clearTimeout(timer);
  }, [playing, current, story]);
  if (story === undefined || story.lines.length === 0 || ui.table.waiting || !ui.table.moment.value.live) return null;
  const { lines, more, folded } = story;
  if (folded)
    return (
      <section class="since folded" aria-label={W.sinceYouDecided}>
        <button
          type="button"
          class="link"
          onClick={() => {
            ui.story.value = { ...story, folded: false };
          }}
        >
          {W.beforeThat(lines.at(-1)?.text)}
        </button>
      </section>
    );
  return (
    <section class="since" aria-label={W.sinceYouDecided}>
      <div class="who">
        <span class="cap">{W.sinceYouDecided}</span>
        <span class="since-steps">
          <button type="button" class="tool" aria-label={W.lineBeforeJ} onClick={() => step(ui, -1)}>
            <Icon name="left" />
          </button>
          <b>{current === undefined ? lines.length : W.lineOf(current + 1, lines.length)}</b>
          <button type="button" class="tool" aria-label={W.nextLineK} onClick={() => step(ui, 1)}>
            <Icon name="right" />
          </button>
          <button
            type="button"
            class="btn"
            aria-pressed={playing}
            onClick={() => {
              plays.value = !playing;
            }}
          >
            {playing ? W.pause : W.play}
          </button>
        </span>
      </div>
      <ol>
        {lines.map((line, i) => (
          <li key={i} aria-current={i === current ? 'step' : undefined}>
            <button type="button" class="say" onClick={() => lookAt(ui, i === current ? undefined : i)}>
              <i>{i + 1}</i>
              <span>{capital(line.text)}</span>
            </button>
            <RuleLink ui={ui} rule={line.rule} />
          </li>
        ))}
      </ol>
      {more > 0 && <p class="muted">{W.moreInLog(more)}</p>}
    </section>
  );
}
