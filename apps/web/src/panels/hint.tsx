// A hint with its reasons.
import type { HintChoice } from '@bocage/ai';
import { useComputed } from '@preact/signals';
import { count, wholePercent } from '../core/words.ts';
import { hover } from '../parts/pointing.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';

/** A value as a person reads it: a chance in games that are won, points in games that are scored. Trials are no exact odds: whole per cent. */
function value(v: number, won: boolean): string {
  return won ? wholePercent(v) : v.toFixed(1);
}

function Grades({ choice }: { readonly choice: HintChoice }) {
  const { grades, games } = choice.outlook;
  return (
    <span class="follows">
      {grades
        .slice(0, 4)
        .map(({ grade, chance }) => `${grade} ${wholePercent(chance)}`)
        .join(', ')}{' '}
      <span class="muted">(in {count(games, 'quick game')} played to the end)</span>
    </span>
  );
}

export function Hint({ ui }: { readonly ui: Ui }) {
  const { controller, table } = ui;
  const hint = controller.computer.hint.value;
  const offer = useComputed(() =>
    table.offers.value.find((o) => o.choice === controller.computer.hint.value?.best[0]?.choice),
  );
  if (hint === undefined) return null;
  const won = table.game.seats.length > 1;
  const light = (choice: number | undefined): void => {
    ui.lit.value = table.offers.value.find((o) => o.choice === choice);
  };
  return (
    <section class="hint card-piece" aria-label="Hint">
      <p>
        <b>Hint.</b> {hint.sentence}
      </p>
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
            {w.follows.length > 0 && <span class="follows">likely next: {w.follows.slice(0, 4).join('; ')}</span>}
            <Grades choice={w} />
          </li>
        ))}
      </ol>
      {hint.terms.length > 0 && (
        <details>
          <summary class="link">How the computer rates this position</summary>
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
      <div class="row">
        {offer.value !== undefined && (
          <button
            type="button"
            class="btn main"
            onClick={() => {
              if (offer.value !== undefined) controller.choose(offer.value);
            }}
          >
            Do it: {offer.value.about.label}
          </button>
        )}
        <button
          type="button"
          class="btn"
          onClick={() => {
            controller.computer.hint.value = undefined;
          }}
        >
          Close
        </button>
      </div>
    </section>
  );
}
