// The folded part of the form for a new game: optional rules and rulings, found by any word of theirs.
import { findGame } from '@bocage/catalogue';
import type { OptionSpec, Play } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import * as W from '../words/pages.ts';
import { openOptions } from './open-options.ts';
import { type Form, Option } from './option.tsx';

/** Every word of the search occurs in what the option says of itself. */
function fits(spec: OptionSpec, search: string): boolean {
  const all = [spec.label, spec.rule, ...spec.values.flatMap((v) => [v.label, v.text])].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

export function Rulings({ game, form }: { readonly game: Play; readonly form: Form }) {
  const options = useSignal<readonly OptionSpec[] | 'failed' | undefined>(undefined);
  const search = useSignal('');
  useEffect(() => {
    Promise.resolve(findGame(game.id)?.loadRulings?.()).then(
      (found) => {
        options.value = (found?.options ?? game.options).slice(openOptions(game.id));
      },
      () => {
        options.value = 'failed';
      },
    );
  }, [game.id]);
  const now = options.value;
  if (now === undefined) return <p class="muted">{W.oneMoment}</p>;
  if (now === 'failed') return <p role="alert">{W.rulingsNotLoaded}</p>;
  const found = now.filter((spec) => fits(spec, search.value.trim()));
  return (
    <>
      <input
        type="search"
        class="ruling-search"
        aria-label={W.findARuling}
        placeholder={W.findRulingLabel}
        value={search.value}
        onInput={(event) => {
          search.value = event.currentTarget.value;
        }}
      />
      {found.map((spec) => (
        <Option key={spec.id} spec={spec} form={form} />
      ))}
      {found.length === 0 && <p class="muted">{W.noRulingFound}</p>}
    </>
  );
}
