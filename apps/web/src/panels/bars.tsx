// Bars above the map that come and go: the history slider, another tab that plays, the other side's pace, consent to undo.
import { signal } from '@preact/signals';
import { PERSON } from '../core/storage.ts';
import { linkTo } from '../core/transfer.ts';
import { Icon } from '../parts/icon.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

const copied = signal<string | undefined>(undefined);

/** Puts a link to this moment on the clipboard; a long score goes by file instead. */
async function copyLink(ui: Ui): Promise<void> {
  const link = await linkTo(ui.table.session, ui.table.moment.value.n);
  if (link === undefined) {
    copied.value = W.gameTooLong;
    return;
  }
  copied.value = await navigator.clipboard.writeText(link).then(
    () => W.linkCopied,
    () => link,
  );
}

function History({ ui }: { readonly ui: Ui }) {
  const { table, controller } = ui;
  table.rev.value;
  const total = table.session.entries.length;
  const { n, live } = table.moment.value;
  if (!ui.historyOpen.value && live) return null;
  return (
    <section class="bar" aria-label={W.history}>
      <button
        type="button"
        class="tool"
        aria-label={W.oneStepBackJ}
        onClick={() => ui.look(ui.previous(n))}
        disabled={n === 0}
      >
        <Icon name="left" />
      </button>
      <input
        type="range"
        min={0}
        max={total}
        value={n}
        aria-label={W.momentOfTheGame}
        aria-valuetext={live ? W.now : W.afterChoices(n, total)}
        onInput={(event) => ui.look(Number(event.currentTarget.value))}
      />
      <button
        type="button"
        class="tool"
        aria-label={W.oneStepForwardK}
        onClick={() => ui.look(ui.next(n))}
        disabled={live}
      >
        <Icon name="right" />
      </button>
      <span>{live ? W.nowAfter(total) : W.viewingChoice(n, total)}</span>
      {!live && (
        <>
          <button type="button" class="btn main" onClick={() => ui.look(undefined)}>
            {W.backToNow}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => {
              void controller.keeping.branch(n).then((id) => {
                location.hash = `#/play/${id}`;
              });
            }}
          >
            {W.newGameFromHere}
          </button>
        </>
      )}
      <button type="button" class="btn" onClick={() => void copyLink(ui)}>
        {W.linkToMoment}
      </button>
      {live && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            const text = controller.resetTurn();
            if (text !== undefined) ui.notice(text);
          }}
        >
          {W.resetTurn}
        </button>
      )}
      {copied.value !== undefined && <span role="status">{copied.value}</span>}
    </section>
  );
}

/** A game that went on while nobody looked: marked in the log, and replayed from where it was left. */
function Since({ ui }: { readonly ui: Ui }) {
  const { controller, table } = ui;
  const since = controller.looking.since.value;
  if (since === undefined) return null;
  const steps = table.log.value.filter((group) => group.to > since);
  const at = table.moment.value;
  const shown = steps.filter((group) => group.to <= at.n).length;
  const step = steps.find((group) => group.to > at.n)?.to;
  return (
    <div class="bar" role="status" data-since={since}>
      <span>{W.sinceYouLastLooked(steps.length, at.live, shown)}</span>
      {at.live ? (
        <button type="button" class="btn" onClick={() => ui.look(since)}>
          {W.replayStepByStep}
        </button>
      ) : (
        <button type="button" class="btn main" onClick={() => ui.look(step)}>
          {W.next}
        </button>
      )}
      <button
        type="button"
        class="link"
        onClick={() => {
          controller.looking.since.value = undefined;
          ui.look(undefined);
        }}
      >
        {W.close}
      </button>
    </div>
  );
}

function Following({ ui }: { readonly ui: Ui }) {
  const { controller } = ui;
  if (!controller.following.value) return null;
  return (
    <div class="bar" role="status" data-following="true">
      <span>{W.openElsewhere}</span>
      <button type="button" class="btn" onClick={() => void controller.takeOver()}>
        {W.playHereInstead}
      </button>
      <button
        type="button"
        class="btn"
        onClick={() => {
          void controller.keeping.branch(controller.table.session.entries.length).then((id) => {
            location.hash = `#/play/${id}`;
          });
        }}
      >
        {W.makeACopy}
      </button>
    </div>
  );
}

function Consent({ ui }: { readonly ui: Ui }) {
  const text = ui.consent.value;
  if (text === undefined) return null;
  const hotSeat = ui.table.control.value.every((who) => who === PERSON);
  return (
    <div class="bar" role="alert">
      <span>
        {text} {hotSeat || ui.far !== undefined ? '' : W.takebackRecorded}
      </span>
      <button type="button" class="btn main" onClick={() => ui.undo(true)}>
        {ui.far !== undefined ? W.askThem : hotSeat ? W.bothAgree : W.takeItBack}
      </button>
      <button
        type="button"
        class="btn"
        onClick={() => {
          ui.consent.value = undefined;
        }}
      >
        {W.leaveIt}
      </button>
    </div>
  );
}

export function Bars({ ui }: { readonly ui: Ui }) {
  return (
    <>
      <Following ui={ui} />
      <Consent ui={ui} />
      <Since ui={ui} />
      <History ui={ui} />
    </>
  );
}
