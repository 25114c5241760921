// A drawn card as a card: its deck, its name, what it says; beside it what came of it, as soon as anything has.
import type { ComponentChild } from 'preact';
import { RuleLink } from '../parts/rule-link.tsx';
import * as W from '../words/panels.ts';

export interface Face {
  readonly deck: string;
  readonly name: string;
  readonly text: string;
}

/** What cards brought, line by line. */
export function Came({ came, link }: { readonly came: readonly string[]; readonly link?: ComponentChild }) {
  return (
    <div class="came">
      <p class="cap">{W.cameOfIt(link)}</p>
      <ul>
        {came.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </div>
  );
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
  const link = <RuleLink ui={ui} rule={rule} />;
  const says = face.text !== '' && <p>{face.text}</p>;
  return (
    <section class="drawn" aria-label={`${face.deck}: ${face.name}`}>
      <div class="card-face">
        <span class="cap">{face.deck}</span>
        <b>{face.name}</b>
        {came.length > 0 && says}
      </div>
      {came.length === 0 ? (
        <div class="came">
          {link}
          {says}
        </div>
      ) : (
        <Came came={came} link={link} />
      )}
    </section>
  );
}
