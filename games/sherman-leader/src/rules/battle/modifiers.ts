// Modifiers and chances that both sides share: range, night and rain, the flank, the dice of an attack.
import type { Modifier, State } from '@bocage/engine';
import { E_ATK_R3, E_NIGHT } from '../../state/effects.ts';
import { FX } from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import { effectSources } from '../shared/effects.ts';

export type List = Modifier[] | undefined;

/** SL 6.7, R01: +2 at Range 0 (an option), -1 for each hex beyond the first. */
export function rangeModifier(s: State, range: number): number {
  if (range === 0) return s[OPT.rangeZero] === OPTION.rangeZero.plus2 ? 2 : 0;
  return 1 - range;
}

export function note(list: List, code: string, label: string, value: number, rule: string): void {
  if (list !== undefined && value !== 0) list.push({ code, label, value, rule });
}

/** Names the cards behind a sum of effects. */
export function noteEffect(list: List, t: GameData, s: State, effect: number, kind: number, rule: string): void {
  if (list === undefined) return;
  for (const source of effectSources(t, s, effect, kind))
    list.push({ code: 'card', label: source.card, value: source.value, rule });
}

/** Night and rain: both sides alike. */
export function farModifier(t: GameData, s: State, range: number, list: List): number {
  let sum = 0;
  if (range >= 2 && s[FX + E_NIGHT] !== 0) {
    sum += s[FX + E_NIGHT];
    noteEffect(list, t, s, E_NIGHT, -1, 'SL 3.13');
  }
  if (range >= 3 && s[FX + E_ATK_R3] !== 0) {
    sum += s[FX + E_ATK_R3];
    noteEffect(list, t, s, E_ATK_R3, -1, 'SL 4.1');
  }
  return sum;
}

/** SL 10.3: the least die that strikes the flank at this range; 0 if none can. */
export function flankOn(range: number): number {
  return range === 0 ? 6 : range === 1 ? 8 : 0;
}

/** Chances of an attack with so many dice: no hit, hits that are all negated, at least one that stands. */
export function attackChances(
  dice: number,
  needs: number,
  defense: number,
  flank: number,
): { readonly miss: number; readonly negated: number; readonly stands: number } {
  const hit = Math.min(1, Math.max(0, (11 - needs) / 10));
  const through = (guard: number): number => Math.min(1, Math.max(0, (10 - guard) / 10));
  const none = (1 - hit) ** dice;
  const flanked = flank === 0 ? 0 : (11 - flank) / 10;
  const held =
    flanked * ((1 - hit * through(defense - 1)) ** dice - none) +
    (1 - flanked) * ((1 - hit * through(defense)) ** dice - none);
  const negated = Math.max(0, held);
  return { miss: none, negated, stands: Math.max(0, 1 - none - negated) };
}

/** The least die of a Flank attack in this game; 0: none. */
export function flankDie(s: State, range: number): number {
  return s[OPT.flank] === OPTION.flank.on ? flankOn(range) : 0;
}
