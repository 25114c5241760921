// One option of the form for a new game: its values with what each means.
import type { OptionSpec } from '@bocage/engine';
import type { Signal } from '@preact/signals';
import * as W from '../words/pages.ts';

export interface Form {
  readonly options: Signal<Readonly<Record<string, string>>>;
  readonly control: Signal<readonly string[]>;
  readonly real: Signal<boolean>;
}

export function Radio({
  name,
  value,
  label,
  about,
  checked,
  pick,
}: {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly about: string;
  readonly checked: boolean;
  readonly pick: () => void;
}) {
  return (
    <label class="choice">
      <input type="radio" name={name} value={value} checked={checked} onChange={pick} />
      <b>{label}</b>
      <span class="about">{about}</span>
    </label>
  );
}

export function Option({ spec, form }: { readonly spec: OptionSpec; readonly form: Form }) {
  const now = form.options.value[spec.id] ?? spec.standard;
  return (
    <fieldset class={spec.values.length > 3 ? 'cards' : undefined}>
      <legend>{spec.label}</legend> <span class="muted">{spec.rule}</span>
      {spec.values.map((value) => (
        <Radio
          key={value.id}
          name={`option-${spec.id}`}
          value={value.id}
          label={value.id === spec.standard ? W.recommended(value.label) : value.label}
          about={value.text}
          checked={now === value.id}
          pick={() => {
            form.options.value = { ...form.options.value, [spec.id]: value.id };
          }}
        />
      ))}
    </fieldset>
  );
}
