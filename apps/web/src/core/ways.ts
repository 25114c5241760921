// Several choices in a row, tried on a copy of the position: whether the rules allow them, and all there is to know before
// they are played.
import { type Odds, type Play, type Reason, type State, tryQuietly } from '@bocage/engine';

/** Choices that one press takes: a far move, a march, a plan that is changed. */
export interface Way {
  /** So many choices of the game stay; what was played after them, and has revealed nothing, is played anew. */
  readonly from: number;
  /** The choices by the codes that the score uses. */
  readonly names: readonly string[];
  /** All of them or none. Otherwise the way ends where something is revealed or asked. */
  readonly whole: boolean;
}

export interface Weighed {
  /** How many of them can be played before something is revealed, that one included. */
  readonly steps: number;
  /** The odds of the last of them that has any. */
  readonly odds: Odds | undefined;
  readonly warnings: readonly Reason[];
  /** Why the next one cannot be played; undefined if all can, or if something is revealed before. */
  readonly refused: Reason | undefined;
  /** Where they lead, as long as nothing was revealed. */
  readonly state: State;
  readonly revealed: boolean;
}

/** Tries a way. Warnings of choices that `known` names have been seen. */
export function weigh(game: Play, from: State, names: readonly string[], known: readonly string[] = []): Weighed {
  let state = from;
  const warnings = new Map<string, Reason>();
  let odds: Odds | undefined;
  let steps = 0;
  for (const name of names) {
    const verdict = game.verdict(state, name);
    if (verdict.kind !== 'legal') {
      const refused =
        verdict.kind === 'refused' ? verdict.reason : { rule: '', code: 'unknown', text: `${verdict.text}.` };
      return { steps, odds, warnings: [...warnings.values()], refused, state, revealed: false };
    }
    odds = game.odds(state, verdict.choice) ?? odds;
    if (!known.includes(name))
      for (const one of game.warnings(state, verdict.choice)) warnings.set(`${one.rule} ${one.text}`, one);
    const next = tryQuietly(game, state, verdict.choice);
    steps++;
    if (next === undefined)
      return { steps, odds, warnings: [...warnings.values()], refused: undefined, state, revealed: true };
    state = next;
  }
  return { steps, odds, warnings: [...warnings.values()], refused: undefined, state, revealed: false };
}
