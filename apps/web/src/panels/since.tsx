// Since you decided: what the other side has done, in at most five lines. Each leads back to its moment on the map.
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { isStill, paceDelay } from '../core/settings.ts';
import { storyNow, type Tales } from '../core/story.ts';
import { capital } from '../core/words.ts';
import { Icon } from '../parts/icon.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';

/** Between two lines when they are played. */
const PACE = 700;

function useStory(ui: Ui, tales: Tales): void {
  const { table } = ui;
  const rev = table.rev.value;
  useLayoutEffect(() => {
    const before = ui.story.peek();
    const now = table.yours || table.session.over ? storyNow(table, tales) : undefined;
    // Without anything new the last summary is folded, not lost, until the other side acts again.
    if (now !== undefined && (now.lines.length > 0 || before === undefined)) ui.story.value = now;
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
    if (staged === undefined && story?.current !== undefined) ui.story.value = { ...story, current: undefined };
  }, [staged]);
}

export function SinceYouDecided({ ui, tales }: { readonly ui: Ui; readonly tales: Tales }) {
  useStory(ui, tales);
  const story = ui.story.value;
  const playing = ui.storyPlays.value;
  const current = story?.current;
  useEffect(() => {
    if (!playing || story === undefined) return undefined;
    const next = (current ?? -1) + 1;
    const timer = setTimeout(
      () => {
        if (next < story.lines.length) ui.lookAtLine(next);
        else {
          ui.storyPlays.value = false;
          ui.lookAtLine(undefined);
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
      <section class="since folded" aria-label="Since you decided">
        <button type="button" class="link" onClick={() => ui.foldStory(false)}>
          Before that: {lines.at(-1)?.text}
        </button>
      </section>
    );
  const step = (by: number) => () => ui.stepStory(by);
  return (
    <section class="since" aria-label="Since you decided">
      <div class="who">
        <span class="cap">Since you decided</span>
        <span class="since-steps">
          <button type="button" class="tool" aria-label="Line before (J)" onClick={step(-1)}>
            <Icon name="left" />
          </button>
          <b>{current === undefined ? lines.length : `${current + 1} of ${lines.length}`}</b>
          <button type="button" class="tool" aria-label="Next line (K)" onClick={step(1)}>
            <Icon name="right" />
          </button>
          <button
            type="button"
            class="btn"
            aria-pressed={playing}
            onClick={() => {
              ui.storyPlays.value = !playing;
            }}
          >
            {playing ? 'Pause' : 'Play'}
          </button>
        </span>
      </div>
      <ol>
        {lines.map((line, i) => (
          <li key={i} aria-current={i === current ? 'step' : undefined}>
            <button type="button" class="say" onClick={() => ui.lookAtLine(i === current ? undefined : i)}>
              <i>{i + 1}</i>
              <span>{capital(line.text)}</span>
            </button>
            <RuleLink ui={ui} rule={line.rule} />
          </li>
        ))}
      </ol>
      {more > 0 && <p class="muted">And {more} more, in the log.</p>}
    </section>
  );
}
