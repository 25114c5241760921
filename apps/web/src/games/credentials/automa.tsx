// The other side's cards as they act: Intelligence, Riesensauerei!, Aerial Recon and the Logistics Step, line by line at the
// player's pace. The game has gone on already; this only shows it, each line over the position as it stood then.
import { type Signal, signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { GameModel } from '../../core/game-model.ts';
import { lazy } from '../../core/lazy.tsx';
import { paceDelay } from '../../core/settings.ts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/credentials.ts';
import { Rule } from './bits.tsx';
import { shown } from './draft.ts';
import { type Line, linesFrom } from './telling.ts';

/** The faces of cards come with the first choice: a new game does without them. */
const DrawnLines = lazy(() => import('./drawn-lines.tsx').then((m) => m.DrawnLines), null);

interface Run {
  readonly table: GameModel;
  readonly lines: readonly Line[];
  /** Lines shown so far. */
  readonly at: number;
  readonly playing: boolean;
  /** Choices before what is told. */
  readonly from: number;
  /** It is shown once more: question and log need not wait. */
  readonly again: boolean;
}

const run: Signal<Run | undefined> = signal(undefined);
/** How far each table has been shown. */
const seen = new WeakMap<GameModel, number>();

/** Takes up what has happened since it was last looked at. */
function takeUp(table: GameModel): void {
  const { session } = table;
  const n = session.entries.length;
  const from = seen.get(table) ?? (n === 0 ? -1 : n - session.lastGesture());
  seen.set(table, n);
  if (n === from) return;
  if (n < from) {
    run.value = undefined;
    return;
  }
  const lines = linesFrom(session, from);
  const delay = paceDelay();
  if (lines.length > 0)
    run.value = {
      table,
      lines,
      at: delay === 0 ? lines.length : 1,
      playing: delay !== Number.POSITIVE_INFINITY,
      from: Math.max(0, from),
      again: false,
    };
  else if (run.value !== undefined && run.value.at >= run.value.lines.length) run.value = undefined;
}

function to(at: number, playing?: boolean): void {
  const now = run.value;
  if (now === undefined) return;
  const done = at >= now.lines.length;
  run.value = {
    ...now,
    at: Math.min(now.lines.length, at),
    playing: playing ?? now.playing,
    again: now.again || done,
  };
  // The buttons go with the last line: whoever pressed them goes on from the question.
  if (at >= now.lines.length && document.activeElement?.closest('.automa') != null)
    document.getElementById('question')?.focus({ preventScroll: true });
}

export function AutomaRun({ ui }: { readonly ui: KitUi }) {
  const { table } = ui;
  const rev = table.rev.value;
  // Before anything is drawn: the question must not be seen before what led to it.
  useLayoutEffect(() => takeUp(table), [rev, table]);
  const now = run.value?.table === table ? run.value : undefined;
  const current = now?.lines[now.at - 1];
  const more = now !== undefined && now.at < now.lines.length;
  // The map shows the position as it stood at the line; a press on the map ends the telling.
  useLayoutEffect(() => {
    shown.value = more ? (current?.event.places ?? []) : [];
    if (more && now !== undefined && current?.state !== undefined) {
      const events = now.lines.slice(0, now.at).map((line) => line.event);
      table.staged.value = {
        ...table.shown(current.state),
        ...(!now.again && { telling: { from: now.from, events } }),
      };
    } else if (now !== undefined || table.staged.peek()?.telling !== undefined) table.staged.value = undefined;
  }, [current, more]);
  const staged = table.staged.value;
  useEffect(() => {
    if (table.staged.peek() === undefined && more && current?.state !== undefined) to(Number.POSITIVE_INFINITY);
  }, [staged]);
  useEffect(() => {
    if (now === undefined || !more || !now.playing) return undefined;
    const delay = paceDelay();
    if (delay === Number.POSITIVE_INFINITY) return undefined;
    const timer = setTimeout(() => to(now.at + 1), Math.max(60, delay));
    return () => clearTimeout(timer);
  }, [now]);
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
      if (run.value === undefined || run.value.at >= run.value.lines.length) return;
      if (event.key === '.') next(ui);
      else if (event.key === '>') to(Number.POSITIVE_INFINITY);
    };
    addEventListener('keydown', key);
    return () => {
      removeEventListener('keydown', key);
      shown.value = [];
    };
  }, [ui]);
  if (now === undefined || now.lines.length === 0 || !table.moment.value.live) return null;
  const last = now.lines.at(-1);
  // When all has been shown it makes room for the choices.
  if (!more)
    return (
      <>
        {table.session.entries.length > 0 && (
          <DrawnLines
            ui={ui}
            lines={now.lines.slice(now.lines.findLastIndex((line) => line.deck !== undefined))}
            only
          />
        )}
        <details class="automa done">
          <summary>
            <span class="cap">{now.lines.findLast((line) => line.deck !== undefined)?.deck}</span>
            <span>{last && table.game.say(last.event)}</span>
          </summary>
          <Lines ui={ui} lines={now.lines} />
          <button type="button" class="chip" data-run="again" onClick={() => to(1, false)}>
            {W.replayStepByStep}
          </button>
        </details>
      </>
    );
  // The card in turn with the lines that it has brought so far.
  const visible = now.lines.slice(0, now.at);
  const first = visible.findLastIndex((line) => line.deck !== undefined);
  const title = now.lines[first]?.deck ?? '';
  return (
    <section class="automa" aria-label={W.whatTheCardsBring} data-deck={title}>
      <div class="who">
        <span class="cap">{title}</span>
        <span class="cap">{W.stepOf(now.at, now.lines.length)}</span>
      </div>
      {table.session.entries.length > 0 && first >= 0 ? (
        <DrawnLines ui={ui} lines={visible.slice(first)} />
      ) : (
        <Lines ui={ui} lines={visible.slice(Math.max(0, first))} />
      )}
      <div class="row">
        <button type="button" class="chip" aria-keyshortcuts="." data-run="next" onClick={() => next(ui)}>
          {W.next(<kbd>.</kbd>)}
        </button>
        <button type="button" class="chip" data-run="play" onClick={() => play(ui)}>
          {now.playing && paceDelay() !== Number.POSITIVE_INFINITY ? W.pause : W.play}
        </button>
        <button
          type="button"
          class="chip"
          aria-keyshortcuts="Shift+."
          data-run="skip"
          onClick={() => to(Number.POSITIVE_INFINITY)}
        >
          {W.skip(<kbd>{W.line}</kbd>)}
        </button>
      </div>
    </section>
  );
}

function Lines({ ui, lines }: { readonly ui: KitUi; readonly lines: readonly Line[] }) {
  return (
    <ul>
      {lines.map((line, i) => (
        <li
          key={i}
          data-head={line.deck !== undefined}
          data-fresh={i === lines.length - 1}
          onMouseEnter={() => {
            ui.marked.value = line.event.places ?? [];
          }}
          onMouseLeave={() => {
            ui.marked.value = [];
          }}
        >
          {ui.table.game.say(line.event)} <Rule ui={ui} rule={line.event.rule} />
        </li>
      ))}
    </ul>
  );
}

/** One line on, spoken too: the log has told everything at once. */
function next(ui: KitUi): void {
  const now = run.value;
  if (now === undefined) return;
  const line = now.lines[now.at];
  to(now.at + 1, false);
  if (line !== undefined) ui.controller.say(ui.table.game.say(line.event));
}

function play(ui: KitUi): void {
  const now = run.value;
  if (now === undefined) return;
  if (paceDelay() === Number.POSITIVE_INFINITY) next(ui);
  else run.value = { ...now, playing: !now.playing };
}
