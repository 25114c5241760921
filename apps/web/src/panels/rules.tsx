// The digest of the rules beside the log: the rule that was asked for, or a search through all of them.
import type { DigestRule } from '@bocage/catalogue/digest';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { findRules, loadDigest, searchRules } from '../core/digest.ts';
import { openRule } from '../core/open-rule.ts';
import * as W from '../words/panels.ts';

export function RulesPanel({ game, close }: { readonly game: string; readonly close?: () => void }) {
  const rules = useSignal<readonly DigestRule[] | undefined>(undefined);
  const query = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void loadDigest(game).then((found) => {
      rules.value = found;
    });
  }, [game]);
  const asked = openRule.value;
  useEffect(() => {
    if (asked === '') field.current?.focus();
    if (asked !== '') query.value = '';
  }, [asked]);
  const found = useComputed(() => {
    const all = rules.value ?? [];
    if (query.value.trim() !== '') return searchRules(all, query.value);
    const wanted = openRule.value ?? '';
    return wanted === '' ? all.slice(0, 80) : findRules(all, wanted);
  });
  const searching = query.value.trim() !== '';
  return (
    <section class="rules" aria-label={W.rules}>
      <div class="log-head">
        <span class="cap">
          {searching ? W.foundInTheRules : asked !== undefined && asked !== '' ? W.ruleAsked(asked) : W.rules}
        </span>
        {close !== undefined && (
          <button type="button" class="link" onClick={close}>
            {W.closeTheRules}
          </button>
        )}
      </div>
      <input
        ref={field}
        type="search"
        placeholder={W.findRuleExample}
        aria-label={W.findARule}
        value={query.value}
        onInput={(event) => {
          query.value = event.currentTarget.value;
        }}
      />
      {rules.value !== undefined && found.value.length === 0 && (
        <p class="muted" role="status">
          {rules.value.length === 0 ? W.noDigest : searching ? W.noRuleFound : W.noLineFor(asked)}
        </p>
      )}
      <ul>
        {found.value.map((rule) => (
          <li key={rule.id + rule.text}>
            <b>{rule.id}</b> {rule.text}
          </li>
        ))}
      </ul>
    </section>
  );
}
