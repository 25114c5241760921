// What of a pack the rules could not follow: effects on cards of a kind that does not carry them out.
import type { Problem } from '@bocage/engine';
import type { ShermanData } from './built-in.ts';
import { type Effect, parseCode } from './state/effect-codes.ts';
import {
  E_HEAL,
  E_NEXT_OPMOVE,
  E_NONE,
  E_OP_RETREAT,
  E_PAY_OR_STRESS,
  E_PAY_OR_TURNS,
  E_PEEK,
  E_PROMOTE_RECRUIT,
  E_REMOVE_CASUALTY,
  E_REPAIR,
  E_SO,
  E_SO_IF_DESTROYED,
  E_SO_IF_HALF,
  E_SO_IF_NO_ATGUN,
  E_STRESS_ALL,
  E_STRESS_CHOICE,
  E_STRESS_COOL0,
  E_STRESS_DESTROYED,
  E_STRESS_EACH,
  E_STRESS_IF_4,
  E_STRESS_RANDOM,
  E_STRESS_RANDOM_HE,
  E_STRESS_RESTED,
  E_STRESS_SHAKEN,
  E_STRESS_TOP,
  E_SUSP_ROLL,
  E_TACTIC_CHOICE,
  E_XP_CHOICE,
  E_XP_EACH,
  E_XP_OKAY,
  E_XP_TOP,
  LASTING,
  NOW,
} from './state/effects.ts';
import { W } from './words/content.ts';

/** SL 5.1: what the top of an Event does at once; lasting effects are read from the sums. */
const AT_TOP: ReadonlySet<number> = new Set([E_NONE, E_SO, E_STRESS_RANDOM_HE, E_TACTIC_CHOICE, E_PAY_OR_TURNS]);
/** SL 4.1: the same of a Special Condition. */
const AT_CONDITION: ReadonlySet<number> = new Set([E_NONE, E_SO, E_STRESS_ALL, E_STRESS_IF_4, E_PROMOTE_RECRUIT]);
/** SL 7.1: everything that the bottom of an Event can do. */
const AT_BOTTOM: ReadonlySet<number> = new Set([
  E_NONE,
  E_SO,
  E_SO_IF_DESTROYED,
  E_SO_IF_HALF,
  E_SO_IF_NO_ATGUN,
  E_STRESS_EACH,
  E_STRESS_SHAKEN,
  E_STRESS_RESTED,
  E_STRESS_COOL0,
  E_STRESS_RANDOM,
  E_STRESS_DESTROYED,
  E_STRESS_TOP,
  E_STRESS_CHOICE,
  E_XP_EACH,
  E_XP_OKAY,
  E_XP_CHOICE,
  E_XP_TOP,
  E_OP_RETREAT,
  E_NEXT_OPMOVE,
  E_REPAIR,
  E_REMOVE_CASUALTY,
  E_HEAL,
  E_PAY_OR_STRESS,
  E_PEEK,
  E_SUSP_ROLL,
]);

const lastingOr =
  (now: ReadonlySet<number>) =>
  ({ effect, when }: Effect): boolean =>
    when === LASTING || (when === NOW && now.has(effect));

const onBottom = ({ effect }: Effect): boolean => AT_BOTTOM.has(effect);

export function playable(d: ShermanData): readonly Problem[] {
  const problems: Problem[] = [];
  const look = (
    path: string,
    code: string,
    fits: (effect: Effect) => boolean,
    text: (code: string) => string,
  ): void => {
    if ((parseCode(code) ?? []).every(fits)) return;
    problems.push({ path, text: text(code) });
  };
  for (const { id, top, bottom } of d.events) {
    look(`events[id ${id}].top.code`, top.code, lastingOr(AT_TOP), W.notOnTop);
    look(`events[id ${id}].bottom.code`, bottom.code, onBottom, W.notOnBottom);
  }
  for (const { id, code } of d.conditions)
    look(`conditions[id ${id}].code`, code, lastingOr(AT_CONDITION), W.notOnCondition);
  return problems;
}
