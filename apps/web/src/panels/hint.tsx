// A hint with its reasons.
import type { HintChoice, Hint as HintOf } from '@bocage/ai';
import { useComputed } from '@preact/signals';
import type { ShownChoice } from '../core/game-model.ts';
import { wayOffer } from '../core/plan.ts';
import { shorterSide } from '../core/sides.ts';
import { percent, wholePercent } from '../core/words.ts';
import { Icon } from '../parts/icon.tsx';
import { hover } from '../parts/pointing.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

/** How games would end, and who plays them. */
function Ends({ hint }: { readonly hint: HintOf }) {
  const grades = hint.ends.slice(0, 4).map(({ grade, chance }) => `${grade} ${wholePercent(chance)}`);
  return (
    <p class="muted">
      {grades.length > 0 && W.likelyResult(grades.join(', '))}
      {hint.by === 'player' ? W.fromGamesOfCaptain : W.fromQuickGames}
    </p>
  );
}

/** What is done with one press: the choice, and what completes it as far as nothing is revealed. */
function hinted({ table }: Ui, { choice, line }: HintChoice): ShownChoice | undefined {
  const first = table.offers.value.find((offer) => offer.choice === choice);
  if (first === undefined || line.length < 2) return first;
  const names = line.map((step) => step.name);
  return wayOffer(table, { from: table.session.entries.length, names, whole: false }, first.about);
}

/** Warnings of all of it stand here, and its odds if the sentence has not told them: the press asks nothing more. */
function Risks({ ui, hint, offer }: { readonly ui: Ui; readonly hint: HintOf; readonly offer: ShownChoice }) {
  const odds = hint.chance === undefined ? ui.table.odds(offer) : undefined;
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
  // Two that cannot be told apart have a button each; what speaks against the second is asked when it is pressed.
  const offers = useComputed(() =>
    (hint?.best.slice(0, hint.close ? 2 : 1) ?? []).flatMap((choice) => hinted(ui, choice) ?? []),
  );
  const [first] = offers.value;
  if (hint === undefined) return null;
  const line = hint.close ? [] : (hint.best[0]?.line ?? []);
  const light = (choice: number | undefined): void => {
    ui.lit.value = table.offers.value.find((o) => o.choice === choice);
  };
  return (
    <section class="hint card-piece" aria-label={W.hintTitle}>
      <p>
        <b>{W.hintSpoken}</b> {hint.sentence}
      </p>
      {line.length > 1 && (
        <p class="hint-line">
          <span class="cap">{W.allOfIt}</span> {line.map((step) => step.label).join('; ')}.
        </p>
      )}
      {first !== undefined && <Risks ui={ui} hint={hint} offer={first} />}
      <div class="row">
        {offers.value.map((offer) => (
          <button
            key={offer.choice}
            type="button"
            class={hint.close ? 'btn' : 'btn main'}
            data-hinted={offer === first || undefined}
            onClick={() => controller.choose(offer, offer === first)}
          >
            {W.doThat(offer.about.label)}
          </button>
        ))}
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
        <summary class="link">{W.elseWeighed}</summary>
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
                {w.expects} <span class="muted">{W.trials(w.trials)}</span>
              </span>
              {w.follows.length > 0 && <span class="follows">{W.likelyNext(w.follows.slice(0, 4).join('; '))}</span>}
            </li>
          ))}
        </ol>
        <Ends hint={hint} />
        {hint.terms.length > 0 && (
          <details>
            <summary class="link">{W.howItRates}</summary>
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
