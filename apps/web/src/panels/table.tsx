// The table: one arrangement for all games. Top bar, margin, map or plain board, panel, and tabs on a narrow screen.
import { signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { lazy } from '../core/lazy.tsx';
import { secrets } from '../core/looking.ts';
import { openRule } from '../core/open-rule.ts';
import { PERSON } from '../core/storage.ts';
import type { Tales } from '../core/story.ts';
import type { Kit } from '../map/kit.ts';
import { MapSheet } from '../map/sheet.tsx';
import { bringTerms } from '../parts/bring-terms.ts';
import { keyboard, listenForKeys } from '../parts/keyboard.ts';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';
import { Choices } from './choices.tsx';
import { Live } from './live.tsx';
import { LogView } from './log.tsx';
import { Magnified } from './magnified.tsx';
import { Margin } from './margin.tsx';
import { Prompt } from './prompt.tsx';
import { TopBar } from './top-bar.tsx';

// What the first screen of a game does not show is loaded when it is wanted.
const AllBars = lazy(() => import('./bars.tsx').then((m) => m.Bars), null);
const Older = lazy(() => import('./older.tsx').then((m) => m.Older), null);
const ThinkingView = lazy(() => import('./thinking.tsx').then((m) => m.ThinkingView), null);
const RealDice = lazy(() => import('./hand-over.tsx').then((m) => m.RealDice), null);
// Nothing is shown meanwhile, or the other side would see it.
const HandOver = lazy(() => import('./hand-over.tsx').then((m) => m.HandOver), <div class="cover-all" />);
const PlainBoard = lazy(() => import('./plain-board.tsx').then((m) => m.PlainBoard), null);
const Verdict = lazy(() => import('./verdict.tsx').then((m) => m.Verdict), null);
const RulesPanel = lazy(() => import('./rules.tsx').then((m) => m.RulesPanel), null);
const Gesture = lazy(() => import('./gesture.tsx').then((m) => m.OpenGesture), null);
const SinceYouDecided = lazy(() => import('./since.tsx').then((m) => m.SinceYouDecided), null);
const Hint = lazy(() => import('./hint.tsx').then((m) => m.Hint), null);
// Shown on a narrow screen alone.
const Tabs = lazy(() => import('./tabs.tsx').then((m) => m.Tabs), <nav class="tabs" />);
const NARROW = matchMedia('(max-width: 1023px)');
const narrow = signal(NARROW.matches);
NARROW.addEventListener('change', () => {
  narrow.value = NARROW.matches;
});

/** From these widths on the margin has a column of its own; a sheet that stands upright leaves room beside it. */
const COLUMN = [matchMedia('(min-width: 1440px)'), matchMedia('(min-width: 1280px)')] as const;
const columns = signal(COLUMN.map((query) => query.matches));
for (const query of COLUMN)
  query.addEventListener('change', () => {
    columns.value = COLUMN.map(({ matches }) => matches);
  });

function hasColumn(ui: Ui): boolean {
  const [wide, upright] = columns.value;
  const kit = wide !== true && upright === true && ui.mapped ? sheetOf(ui) : undefined;
  return wide === true || (kit !== undefined && kit.height > kit.width);
}

/** The sheet of this moment. */
function sheetOf({ kit, table }: Ui): Kit | undefined {
  return kit?.at?.(table.board.value, table.facts.value) ?? kit;
}

const Dialogs = lazy(() => import('../dialogs/dialogs.tsx').then((m) => m.Dialogs), null);

/** Bars above the map, while there is anything to say there. */
function Bars({ ui }: { readonly ui: Ui }) {
  const { controller, table } = ui;
  const any =
    controller.following.value ||
    controller.looking.since.value !== undefined ||
    ui.consent.value !== undefined ||
    ui.historyOpen.value ||
    !table.moment.value.live;
  const older = table.own !== undefined || table.session.start.after !== undefined;
  return (
    <div class="bars">
      {ui.teaching !== undefined && <ui.teaching.Strip ui={ui} />}
      {ui.far !== undefined && <ui.far.Strip ui={ui} />}
      {older && <Older ui={ui} />}
      {any && <AllBars ui={ui} />}
    </div>
  );
}

/** Two players at one screen change places, or a real die is asked for. */
function Between({ ui }: { readonly ui: Ui }) {
  const { table, controller } = ui;
  table.rev.value;
  if (table.asked.value !== undefined) return <RealDice ui={ui} />;
  const seat = table.decision.value?.seat;
  if (seat === undefined || !table.moment.value.live || controller.following.value) return null;
  const persons = table.control.value.filter((who) => who === PERSON).length;
  if (persons < 2 || controller.looking.seated.value === seat || !secrets(table)) return null;
  return <HandOver ui={ui} seat={seat} />;
}

function computerActs({ table, teaching, far }: Ui): boolean {
  if (teaching?.plays === true || far !== undefined) return false;
  const seat = table.decision.value?.seat;
  return seat !== undefined && table.control.value[seat] !== PERSON;
}

/** What the other side has done since the last decision. */
function Story({ ui }: { readonly ui: Ui }) {
  const tales = useSignal<Tales | undefined>(undefined);
  ui.table.rev.value;
  const begun = ui.mapped && ui.table.session.entries.length > 0;
  useEffect(() => {
    if (begun)
      ui.kit?.tales?.().then(
        (found) => {
          tales.value = found;
        },
        () => undefined,
      );
  }, [begun]);
  return tales.value === undefined ? null : <SinceYouDecided ui={ui} tales={tales.value} />;
}

function Panel({ ui }: { readonly ui: Ui }) {
  const rules = ui.tab.value === 'rules' || openRule.value !== undefined;
  const onlyLog = ui.tab.value === 'log';
  const top = useRef<HTMLDivElement>(null);
  const scrolled = useRef(false);
  const question = ui.table.decision.value;
  const considered = ui.table.considered.value;
  useEffect(() => {
    // To ask where it stands would lay the whole page out: only one that was scrolled goes back to its top.
    if (top.current !== null && scrolled.current) top.current.scrollTop = 0;
    scrolled.current = false;
    // The button that was pressed is gone: whoever plays by keyboard goes on from the question.
    if (document.activeElement === document.body && keyboard.value) toQuestion();
  }, [question, considered]);
  return (
    <aside class="panel" aria-label={W.decisionAndLog}>
      <button
        type="button"
        class="grip"
        aria-label={ui.sheet.value === 'full' ? W.lowerTheSheet : W.pullTheSheetUp}
        onClick={() => {
          ui.sheet.value = ui.sheet.value === 'full' ? 'peek' : ui.sheet.value === 'peek' ? 'half' : 'full';
        }}
      />
      {!onlyLog && (
        <div
          class="panel-scroll"
          ref={top}
          data-weighing={considered !== undefined}
          onScroll={() => {
            scrolled.current = true;
          }}
        >
          <Story ui={ui} />
          <Prompt ui={ui} />
          {ui.gesturing && <Gesture ui={ui} />}
          {ui.kit?.Aid !== undefined && <ui.kit.Aid ui={ui} />}
          {(ui.controller.computer.thinking.value !== undefined || computerActs(ui)) && <ThinkingView ui={ui} />}
          {ui.controller.computer.hint.value !== undefined && <Hint ui={ui} />}
          {(ui.answer.value !== undefined || ui.table.notice.value !== undefined) && <Verdict ui={ui} />}
          <Choices ui={ui} />
          {ui.teaching !== undefined && <ui.teaching.Below ui={ui} />}
          {ui.far !== undefined && <ui.far.Below ui={ui} />}
          {ui.kit?.Below !== undefined && !ui.table.waiting && <ui.kit.Below ui={ui} />}
          <Magnified ui={ui} />
          {rules && (
            <RulesPanel
              game={ui.table.game.id}
              close={() => {
                openRule.value = undefined;
                if (ui.tab.value === 'rules') ui.tab.value = 'map';
              }}
            />
          )}
        </div>
      )}
      <div class="log-scroll">
        <LogView ui={ui} />
      </div>
    </aside>
  );
}

/** The sheet of this moment, or the plain form. */
function Sheet({ ui }: { readonly ui: Ui }) {
  const kit = sheetOf(ui);
  return ui.mapped && kit !== undefined ? <MapSheet key={kit.sheet} ui={ui} kit={kit} /> : <PlainBoard ui={ui} />;
}

/** Drawn once: an element that is drawn again keeps what its children were then, a whole map, alive beside the new one. */
function Middle({ ui }: { readonly ui: Ui }) {
  return (
    <main class="middle">
      <Sheet ui={ui} />
    </main>
  );
}

function toQuestion(): void {
  document.getElementById('question')?.focus({ preventScroll: true });
}

export function TableView({ ui }: { readonly ui: Ui }) {
  const column = useComputed(() => hasColumn(ui));
  useEffect(() => listenForKeys(ui), [ui]);
  useEffect(() => bringTerms(ui.table.game.id, (rule) => ui.showRule(rule)), [ui]);
  // The button that opened the game is gone with its screen: the next thing to hear and to reach by Tab is the question.
  useEffect(() => {
    if (document.activeElement === document.body) toQuestion();
  }, [ui]);
  return (
    <div
      class="table"
      data-game={ui.table.game.id}
      data-forces={ui.kit?.forces ?? 'table'}
      data-margin={column.value ? 'column' : 'strip'}
      data-tab={ui.tab.value}
      data-sheet={ui.sheet.value}
      data-taught={ui.teaching?.plays}
    >
      <button type="button" class="skip" onClick={toQuestion}>
        {W.skipToTheQuestion}
      </button>
      <TopBar ui={ui} />
      <Bars ui={ui} />
      <Margin ui={ui} />
      <Middle ui={ui} />
      <Panel ui={ui} />
      {narrow.value && <Tabs ui={ui} />}
      {ui.dialog.value !== undefined && <Dialogs ui={ui} />}
      <Between ui={ui} />
      {ui.teaching !== undefined && <ui.teaching.Note ui={ui} />}
      <Live ui={ui} />
    </div>
  );
}
