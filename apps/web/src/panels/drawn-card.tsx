// A drawn card as a card: its deck, its name, what it says; beside it what came of it.
import { RuleLink } from '../parts/rule-link.tsx';
import * as W from '../words/panels.ts';

export interface Face {
  readonly deck: string;
  readonly name: string;
  readonly text: string;
}

export function DrawnCard({
  ui,
  face,
  rule,
  came,
}: {
  readonly ui: { showRule(rule: string): void };
  readonly face: Face;
  readonly rule: string;
  /** What it brought, line by line. */
  readonly came: readonly string[];
}) {
  return (
    <section class="drawn" aria-label={`${face.deck}: ${face.name}`}>
      <div class="card-face">
        <span class="cap">{face.deck}</span>
        <b>{face.name}</b>
        {face.text !== '' && <p>{face.text}</p>}
      </div>
      <div class="came">
        <p class="cap">{W.cameOfIt(<RuleLink ui={ui} rule={rule} />)}</p>
        {came.length === 0 ? (
          <p class="muted">{W.nothingYet}</p>
        ) : (
          <ul>
            {came.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
