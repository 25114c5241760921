// The options of a game: named values, stored in the state as small integers.
import { brief } from './did-you-mean.ts';
import { MAX_OPTIONS, OPTIONS, type State } from './state.ts';
import { W } from './words/play.ts';

export interface OptionValue {
  readonly id: string;
  readonly label: string;
  /** What it means for play, one or two sentences. */
  readonly text: string;
}

export interface OptionSpec {
  readonly id: string;
  readonly label: string;
  /** The rule or ruling that leaves it open: `RL A-06`. */
  readonly rule: string;
  readonly values: readonly OptionValue[];
  /** The id of the recommended value. */
  readonly standard: string;
}

/** Chosen values by option id; what is not named has its standard value. */
export type OptionValues = Readonly<Record<string, string>>;

/** The index of each option's value, or one sentence that says what is wrong. */
export function resolveOptions(specs: readonly OptionSpec[], chosen: OptionValues): Int32Array | string {
  if (specs.length > MAX_OPTIONS) throw new Error(`a game may have ${MAX_OPTIONS} options, not ${specs.length}`);
  for (const id of Object.keys(chosen)) {
    if (specs.some((spec) => spec.id === id)) continue;
    return W.noOption(brief(id), specs.map((spec) => spec.id).join(', '));
  }
  const indices = new Int32Array(specs.length);
  for (let i = 0; i < specs.length; i++) {
    const spec = specs[i];
    const value = (Object.hasOwn(chosen, spec.id) ? chosen[spec.id] : undefined) ?? spec.standard;
    const index = spec.values.findIndex((v) => v.id === value);
    if (index < 0) {
      const known = spec.values.map((v) => v.id);
      return W.noValue(spec.id, brief(value), known);
    }
    indices[i] = index;
  }
  return indices;
}

/** The options of a state by their names, in the order of the game's list. */
export function readOptions(specs: readonly OptionSpec[], s: State): Record<string, string> {
  const values: Record<string, string> = {};
  specs.forEach((spec, i) => {
    values[spec.id] = spec.values[s[OPTIONS + i]]?.id ?? spec.standard;
  });
  return values;
}

/** Only those that differ from the standard: what a score and a position write down. */
export function chosenOptions(specs: readonly OptionSpec[], s: State): Record<string, string> {
  const all = readOptions(specs, s);
  const chosen: Record<string, string> = {};
  for (const spec of specs) if (all[spec.id] !== spec.standard) chosen[spec.id] = all[spec.id];
  return chosen;
}

/** `a=b c=d` into `options`; a sentence if it is not of that form. */
export function parseOptions(text: string, options: Map<string, string>): string | undefined {
  for (const part of text.split(/\s+/).filter((p) => p !== '')) {
    const equals = part.indexOf('=');
    if (equals < 1) return W.notOptionForm(brief(part));
    options.set(part.slice(0, equals), part.slice(equals + 1));
  }
  return undefined;
}
