// The choices as buttons, the most natural first; one that loses something or rolls dice is shown before it is confirmed.

import type { Piece } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import type { ShownChoice } from '../core/game-model.ts';
import { lazy } from '../core/lazy.tsx';
import { settings } from '../core/settings.ts';
import { capital, percent } from '../core/words.ts';
import { Counter } from '../map/counter.tsx';
import { byKeyboard, hover } from '../parts/pointing.ts';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

/** Most decisions have no odds: what draws them comes with the first that has. */
const OddsPlace = lazy(() => import('./odds-place.tsx').then((m) => m.OddsPlace), <div class="odds-place" />);

const Considered = lazy(() => import('./considered.tsx').then((m) => m.Considered), null);
const RefusedList = lazy(() => import('./refused.tsx').then((m) => m.RefusedList), null);

/** More than this are shown on demand: a wall of buttons is no choice. */
const SHOWN = 40;

/** Long sentences side by side would be columns of single words: below each other then, and sooner beside counters. Of many choices more is taken, to see them all. */
function wordy(ui: Ui, offers: readonly ShownChoice[]): boolean {
  const most = offers.some((offer) => counterOf(ui, offer)) ? 22 : offers.length > 6 ? 36 : 26;
  return offers.reduce((sum, offer) => sum + wordsOf(ui, offer).length, 0) > most * offers.length;
}

function wordsOf({ kit, table }: Ui, { about }: ShownChoice): string {
  return kit?.brief?.(about, table.facts.value) ?? capital(about.label);
}

/** The counter that a choice is about, if it is shown. */
function counterOf(ui: Ui, { about }: ShownChoice): Piece | undefined {
  const id = about.pieces?.[0];
  if (ui.kit === undefined || id === undefined || about.mark === 'attack') return undefined;
  return ui.table.board.value.places.flatMap((place) => place.pieces).find((one) => one.id === id);
}

/** It in small. */
function OfferCounter({ ui, offer }: { readonly ui: Ui; readonly offer: ShownChoice }) {
  const piece = counterOf(ui, offer);
  if (piece === undefined || ui.kit === undefined) return null;
  return (
    <svg class="mini" width="34" height="40" viewBox="-26 -26 56 66" aria-hidden="true">
      <Counter look={ui.kit.look(piece, ui.table.facts.value)} />
    </svg>
  );
}

/** Choices by what kind they are, when there are several kinds and many choices. */
function grouped(offers: readonly ShownChoice[]): readonly (readonly [string, readonly ShownChoice[]])[] {
  const groups = new Map<string, ShownChoice[]>();
  for (const offer of offers) {
    const verb = offer.about.verb ?? offer.about.mark ?? '';
    groups.set(verb, [...(groups.get(verb) ?? []), offer]);
  }
  // Groups of single choices say nothing.
  return groups.size > 1 && groups.size < offers.length - 1 && offers.length > 5 ? [...groups] : [['', offers]];
}

/** Refused ones last, behind a press. */
function Refused({ ui }: { readonly ui: Ui }) {
  const open = useSignal(false);
  return (
    <details
      class="more"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary class="link">{W.whatIsRefused}</summary>
      {open.value && <RefusedList ui={ui} />}
    </details>
  );
}

function ChoiceButton({ ui, offer, main }: { readonly ui: Ui; readonly offer: ShownChoice; readonly main?: boolean }) {
  const { about } = offer;
  const hint = ui.controller.computer.hint.value?.best[0]?.choice === offer.choice;
  const chance = ui.table.chance(offer);
  const words = wordsOf(ui, offer);
  const whole = capital(about.label);
  const end = [...(chance === undefined ? [] : [percent(chance)]), ...(about.cost === undefined ? [] : [about.cost])];
  return (
    <button
      type="button"
      class={main === true ? 'btn main' : 'btn'}
      data-mark={about.mark}
      data-hint={hint}
      data-lit={ui.lit.value?.choice === offer.choice}
      data-name={offer.name}
      title={words === whole ? undefined : whole}
      onClick={() => ui.controller.choose(offer)}
      {...hover(
        () => {
          ui.lit.value = offer;
        },
        () => {
          ui.lit.value = undefined;
        },
      )}
      onFocus={(event) => {
        if (byKeyboard(event)) ui.lit.value = offer;
      }}
      onBlur={() => {
        ui.lit.value = undefined;
      }}
    >
      {offer.key !== undefined && settings.value.letters && (
        <span class="key" aria-hidden="true">
          {offer.key}
        </span>
      )}
      <OfferCounter ui={ui} offer={offer} />
      <span>{words}</span>
      {(end.length > 0 || hint) && (
        <span class="end">
          {end.join(' · ')} {hint && W.hintMark}
        </span>
      )}
    </button>
  );
}

/** The choices that lie on the place that was pressed. */
function AtPlace({ ui, place }: { readonly ui: Ui; readonly place: string }) {
  const name = ui.table.board.value.places.find((p) => p.id === place)?.name ?? place;
  return (
    <section aria-label={W.choicesAt(name)}>
      <p class="cap">{W.at(name)}</p>
      <div class="choices">
        {ui.offersAt(place).map((offer) => (
          <ChoiceButton key={offer.choice} ui={ui} offer={offer} />
        ))}
        <button
          type="button"
          class="btn"
          onClick={() => {
            ui.opened.value = undefined;
          }}
        >
          {W.allChoices}
        </button>
      </div>
    </section>
  );
}

export function Choices({ ui }: { readonly ui: Ui }) {
  const { table, controller } = ui;
  if (!table.yours || controller.following.value || table.waiting || ui.kit?.sheeted?.(ui) === true) return null;
  const considered = table.considered.value;
  if (considered !== undefined) return <Considered ui={ui} offer={considered} />;
  // What lay there may be taken or gone: then all choices are shown again.
  if (ui.opened.value !== undefined && ui.offersAt(ui.opened.value).length > 0)
    return <AtPlace ui={ui} place={ui.opened.value} />;
  const offers = table.offers.value;
  return (
    <section aria-label={W.choices}>
      {table.rolls.value && <OddsPlace ui={ui} />}
      {grouped(offers.slice(0, SHOWN)).map(([verb, some]) => (
        <div key={verb} class="choice-group">
          <div class="choices" data-wordy={wordy(ui, some)}>
            {some.map((offer) => (
              <ChoiceButton key={offer.choice} ui={ui} offer={offer} main={offers.length === 1} />
            ))}
          </div>
        </div>
      ))}
      {offers.length > SHOWN && (
        <details class="more">
          <summary class="btn">{W.moreChoices(offers.length - SHOWN)}</summary>
          <div class="choices">
            {offers.slice(SHOWN).map((offer) => (
              <ChoiceButton key={offer.choice} ui={ui} offer={offer} />
            ))}
          </div>
        </details>
      )}
      <Refused ui={ui} />
    </section>
  );
}
