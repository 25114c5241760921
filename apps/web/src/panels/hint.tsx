// A hint with its reasons.
import type { HintChoice } from '@bocage/ai';
import { useComputed } from '@preact/signals';
import type { ShownChoice } from '../core/game-model.ts';
import { wayOffer } from '../core/plan.ts';
import { shorterSide } from '../core/sides.ts';
import { count, percent, wholePercent } from '../core/words.ts';
import { Icon } from '../parts/icon.tsx';
import { hover } from '../parts/pointing.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

/** A value as a person reads it: a chance in games that are won, points in games that are scored. Trials are no exact odds: whole per cent. */
function value(v: number, won: boolean): string {
  return won ? wholePercent(v) : v.toFixed(1);
}

function Grades({ choice, scored }: { readonly choice: HintChoice; readonly scored: boolean }) {
  const { grades, games, low, high } = choice.outlook;
  return (
    <span class="follows">
      {grades
        .slice(0, 4)
        .map(({ grade, chance }) => `${grade} ${wholePercent(chance)}`)
        .join(', ')}{' '}
      <span class="muted">
        {W.inPlayedToThe(games, W.quickGame, scored && W.toPointsInEight(low.toFixed(0), high.toFixed(0)))}
      </span>
    </span>
  );
}

/** What is done with one press: the choice, and what completes it as far as nothing is revealed. */
function hinted(ui: Ui): ShownChoice | undefined {
  const { table, controller } = ui;
  const hint = controller.computer.hint.value;
  const first = table.offers.value.find((offer) => offer.choice === hint?.best[0]?.choice);
  if (hint === undefined || first === undefined || hint.line.length < 2) return first;
  const names = hint.line.map((step) => step.name);
  return wayOffer(table, { from: table.session.entries.length, names, whole: false }, first.about);
}

/** Odds and warnings of all of it stand here: the press asks nothing more. */
function Risks({ ui, offer }: { readonly ui: Ui; readonly offer: ShownChoice }) {
  const odds = ui.table.odds(offer);
  const side = odds === undefined ? undefined : shorterSide(odds.results);
  return (
    <>
      {odds !== undefined && side !== undefined && (
        <p class="risk">
          {odds.title}: <b>{percent(side.chance)}</b> {side.label} <RuleLink ui={ui} rule={odds.rule} />
        </p>
      )}
      {ui.table.warnings(offer).map((warning) => (
        <p key={warning.text} class="risk">
          <Icon name="warning" /> {warning.text} <RuleLink ui={ui} rule={warning.rule} />
        </p>
      ))}
    </>
  );
}

export function Hint({ ui }: { readonly ui: Ui }) {
  const { controller, table } = ui;
  const hint = controller.computer.hint.value;
  const offer = useComputed(() => hinted(ui));
  if (hint === undefined) return null;
  const won = table.game.seats.length > 1;
  const light = (choice: number | undefined): void => {
    ui.lit.value = table.offers.value.find((o) => o.choice === choice);
  };
  return (
    <section class="hint card-piece" aria-label={W.hint2}>
      <p>
        <b>{W.hint3}</b> {hint.sentence}
      </p>
      {hint.line.length > 1 && (
        <p class="hint-line">
          <span class="cap">{W.allOfIt}</span> {hint.line.map((step) => step.label).join('; ')}.
        </p>
      )}
      {offer.value !== undefined && <Risks ui={ui} offer={offer.value} />}
      <div class="row">
        {offer.value !== undefined && (
          <button
            type="button"
            class="btn main"
            data-hinted="true"
            onClick={() => {
              if (offer.value !== undefined) controller.choose(offer.value, true);
            }}
          >
            {W.doThat(offer.value.about.label)}
          </button>
        )}
        <button
          type="button"
          class="btn"
          onClick={() => {
            controller.computer.hint.value = undefined;
          }}
        >
          {W.close}
        </button>
      </div>
      <details>
        <summary class="link">{W.whatElseWasWeighed}</summary>
        <ol>
          {hint.best.map((w) => (
            <li
              key={w.choice}
              {...hover(
                () => light(w.choice),
                () => light(undefined),
              )}
            >
              <span>
                {w.label} <RuleLink ui={ui} rule={w.rule} />
              </span>
              <span>
                <b>{value(w.value, won)}</b>{' '}
                <span class="muted">
                  ± {value(w.spread / Math.sqrt(Math.max(1, w.trials)), won)}, {count(w.trials, 'trial')}
                </span>
              </span>
              {w.follows.length > 0 && <span class="follows">{W.likelyNext(w.follows.slice(0, 4).join('; '))}</span>}
              <Grades choice={w} scored={!won} />
            </li>
          ))}
        </ol>
        {hint.terms.length > 0 && (
          <details>
            <summary class="link">{W.howTheComputerRates}</summary>
            <table class="tracks">
              <tbody>
                {hint.terms.map((term) => (
                  <tr key={term.label}>
                    <th scope="row">{term.label}</th>
                    <td>{term.value.toFixed(2)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        )}
      </details>
    </section>
  );
}
