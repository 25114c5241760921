// The choices as buttons, the most natural first; one that loses something or rolls dice is shown before it is confirmed.

import { settings } from '../core/settings.ts';
import type { Offer } from '../core/table.ts';
import { capital } from '../core/words.ts';
import { Icon } from './icon.tsx';
import { OddsView } from './odds.tsx';
import { RuleLink } from './rule-link.tsx';
import type { Ui } from './ui.ts';

/** More than this are shown on demand: a wall of buttons is no choice. */
const SHOWN = 40;

function ChoiceButton({ ui, offer, main }: { readonly ui: Ui; readonly offer: Offer; readonly main?: boolean }) {
  const { about } = offer;
  const hint = ui.desk.hint.value?.choice === offer.choice;
  return (
    <button
      type="button"
      class={main === true ? 'btn main' : 'btn'}
      data-mark={about.mark}
      data-hint={hint}
      data-lit={ui.lit.value?.choice === offer.choice}
      data-name={offer.name}
      onClick={() => ui.desk.choose(offer)}
      onMouseEnter={() => {
        ui.lit.value = offer;
      }}
      onMouseLeave={() => {
        ui.lit.value = undefined;
      }}
      onFocus={() => {
        ui.lit.value = offer;
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
      <span>{capital(about.label)}</span>
      {(about.cost !== undefined || hint) && (
        <span class="end">
          {about.cost}
          {hint && ' hint'}
        </span>
      )}
    </button>
  );
}

function Considered({ ui, offer }: { readonly ui: Ui; readonly offer: Offer }) {
  const { table } = ui;
  const odds = table.odds(offer);
  const warnings = table.warnings(offer);
  return (
    <>
      {odds !== undefined && <OddsView ui={ui} odds={odds} />}
      {warnings.length > 0 && (
        <ul class="warnings" aria-label="Warnings">
          {warnings.map((w) => (
            <li key={w.text}>
              <Icon name="warning" />
              <span>{w.text}</span>
              <RuleLink ui={ui} rule={w.rule} />
            </li>
          ))}
        </ul>
      )}
      <div class="confirm">
        <button type="button" class="btn main" data-confirm="true" onClick={() => ui.desk.choose(offer, true)}>
          <span class="key" aria-hidden="true">
            ↵
          </span>
          {capital(offer.about.label)}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            table.considered.value = undefined;
          }}
        >
          <span class="key" aria-hidden="true">
            Esc
          </span>
          Choose again
        </button>
      </div>
    </>
  );
}

/** The choices that lie on the place that was pressed. */
function AtPlace({ ui, place }: { readonly ui: Ui; readonly place: string }) {
  const name = ui.table.board.value.places.find((p) => p.id === place)?.name ?? place;
  return (
    <section aria-label={`Choices at ${name}`}>
      <p class="cap">At {name}</p>
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
          All choices
        </button>
      </div>
    </section>
  );
}

export function Choices({ ui }: { readonly ui: Ui }) {
  const { table, desk } = ui;
  if (!table.yours || desk.following.value) return null;
  const considered = table.considered.value;
  if (considered !== undefined) return <Considered ui={ui} offer={considered} />;
  if (ui.opened.value !== undefined) return <AtPlace ui={ui} place={ui.opened.value} />;
  const offers = table.offers.value;
  const lit = ui.lit.value;
  const preview = lit === undefined ? undefined : table.odds(lit);
  return (
    <section aria-label="Choices">
      <div class="choices">
        {offers.slice(0, SHOWN).map((offer) => (
          <ChoiceButton key={offer.choice} ui={ui} offer={offer} main={offers.length === 1} />
        ))}
      </div>
      {offers.length > SHOWN && (
        <details class="more">
          <summary class="btn">{offers.length - SHOWN} more</summary>
          <div class="choices">
            {offers.slice(SHOWN).map((offer) => (
              <ChoiceButton key={offer.choice} ui={ui} offer={offer} />
            ))}
          </div>
        </details>
      )}
      {preview !== undefined && <OddsView ui={ui} odds={preview} />}
    </section>
  );
}

/** Why not: the refusals at what was pressed. */
export function Verdict({ ui }: { readonly ui: Ui }) {
  const answer = ui.answer.value;
  const notice = ui.table.notice.value;
  return (
    <>
      {notice !== undefined && (
        <div class="verdict">
          <p>
            <Icon name="warning" />
            <span>{notice.text}</span>
            <RuleLink ui={ui} rule={notice.rule} />
            <button
              type="button"
              class="link"
              onClick={() => {
                ui.table.notice.value = undefined;
              }}
            >
              Close
            </button>
          </p>
        </div>
      )}
      {answer !== undefined && (
        <div class="verdict" data-verdict={answer.place}>
          <p class="cap">{answer.name}</p>
          <ul>
            {answer.whys.slice(0, 6).map((why) => (
              <li key={why.reason.text}>
                <Icon name="barred" size={18} />
                <span>{why.reason.text}</span>
                <RuleLink ui={ui} rule={why.reason.rule} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
