// Why: the chances of what is asked as a sum, rule by rule, the rules that the step is about in our own words, and the words of the
// game that the step uses.
import type { DigestRule } from '@bocage/catalogue/digest';
import type { Term } from '@bocage/lessons';
import { termFinder } from '@bocage/lessons/terms';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { findRules, loadDigest } from '../core/digest.ts';
import { OddsView } from '../panels/odds.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/learn.ts';
import { loadWords } from './reference.ts';
import type { LessonTutor } from './tutor.ts';

export function Why({ ui, tutor }: { readonly ui: Ui; readonly tutor: LessonTutor }) {
  const digest = useSignal<readonly DigestRule[]>([]);
  const terms = useSignal<readonly Term[]>([]);
  const { table } = ui;
  useEffect(() => {
    loadWords(table.game.id).then(
      (words) => {
        terms.value = words.terms;
      },
      () => {},
    );
    void loadDigest(table.game.id).then((rules) => {
      digest.value = rules;
    });
  }, []);
  const step = tutor.step.value;
  table.rev.value;
  if (step === undefined) return null;
  const odds = tutor.wanted().flatMap((offer) => table.odds(offer) ?? [])[0];
  const named = [
    table.decision.value?.rule ?? '',
    odds?.rule ?? '',
    step.refusal?.rule ?? '',
    ...step.wrong.flatMap(({ refused }) => refused ?? []),
  ];
  const rules = [...new Set(named.filter((rule) => rule !== ''))].flatMap((rule) => findRules(digest.value, rule));
  return (
    <section class="why" aria-label={W.why}>
      <p class="cap">{W.why}</p>
      <p>
        <b>{step.coach.point}</b> {step.coach.text}
      </p>
      {odds !== undefined && <OddsView ui={ui} odds={odds} />}
      <ul>
        {[...new Set(rules)].map((rule) => (
          <li key={rule.id}>
            <RuleLink ui={ui} rule={rule.id} /> {rule.text}
          </li>
        ))}
        {termFinder(terms.value)(`${step.task} ${step.coach.point} ${step.coach.text}`).map(
          ({ term: { term, text, rule } }) => (
            <li key={term} data-term={term}>
              <b>{term}</b> {text} <RuleLink ui={ui} rule={rule} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
