// Reasons, steps and options of a game declared once: their numbers come from where they are written, so that no list has to
// match another by hand.
import type { ReasonSpec, Step } from './contract/play.ts';
import type { GameEvent } from './contract/words.ts';
import type { OptionSpec } from './options.ts';
import { OPTIONS } from './state.ts';

/** A reason as it is declared; its code is the key that it stands under. */
export type DeclaredReason<T> = Omit<ReasonSpec<T>, 'code'>;

/** The number of each reason by its key, for `refuse`; and the list, in the order of the numbers. */
export interface Reasons<T, K extends string> {
  readonly R: Readonly<Record<K, number>>;
  readonly reasons: readonly ReasonSpec<T>[];
}

/** `declareReasons<GameData>()({ noFuel: { rule: 'TAMC 9.b', text: ... } })`; numbers begin with `first`, 0 means legal. */
export function declareReasons<T>(first = 1) {
  return <const K extends string>(specs: Readonly<Record<K, DeclaredReason<T>>>): Reasons<T, K> => {
    const keys = Object.keys(specs) as K[];
    const R = Object.fromEntries(keys.map((key, i) => [key, first + i])) as Record<K, number>;
    return { R, reasons: keys.map((key) => ({ ...specs[key], code: key })) };
  };
}

/** Numbers for the steps of a game in the order of their names: `numbered(['turn', 'place'])`. */
export function numbered<const K extends string>(names: readonly K[], first = 0): Readonly<Record<K, number>> {
  return Object.fromEntries(names.map((name, i) => [name, first + i])) as Record<K, number>;
}

/** The steps in the order of their numbers; the compiler sees to it that none is missing. */
export function stepList<T, E extends GameEvent, K extends string>(
  numbers: Readonly<Record<K, number>>,
  steps: Readonly<Record<NoInfer<K>, Step<T, E>>>,
): Step<T, E>[] {
  const list: Step<T, E>[] = [];
  for (const key of Object.keys(numbers) as K[]) list[numbers[key]] = steps[key];
  return list;
}

/** The slot of each option in the state, and the index of each of its values. */
export interface Declared<S extends readonly OptionSpec[]> {
  readonly slot: { readonly [O in S[number] as O['id']]: number };
  readonly value: { readonly [O in S[number] as O['id']]: { readonly [V in O['values'][number] as V['id']]: number } };
}

/** `s[slot.segment] === value.segment.one`: options read by the names that a player chooses them by. */
export function declareOptions<const S extends readonly OptionSpec[]>(specs: S): Declared<S> {
  const slot = Object.fromEntries(specs.map((spec, i) => [spec.id, OPTIONS + i]));
  const value = Object.fromEntries(
    specs.map((spec) => [spec.id, Object.fromEntries(spec.values.map((v, i) => [v.id, i]))]),
  );
  return { slot, value } as Declared<S>;
}
