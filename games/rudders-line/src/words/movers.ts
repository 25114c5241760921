// Names and descriptions of units that move: like ones are told apart by the MP they have left.
import type { State } from '@bocage/engine';
import { moveKey } from '../rules/action/cost.ts';
import { pieceOf } from '../state/choice.ts';
import { ACTED, FLAGS, GROUP, PENDING, PLACE, RESERVE, SETTLED, USED } from '../state/layout.ts';
import type { GameData } from '../state/tables.ts';
import { hasUnit } from './about.ts';
import { describe, nameOf } from './describe.ts';

/** How a unit takes part in the activation. */
const PART = GROUP | PENDING | ACTED | RESERVE | SETTLED;

/** The text of a choice, with the MP that its unit has left if one beside it differs in nothing else. */
function withMp(
  t: GameData,
  s: State,
  choice: number,
  text: string,
  form: (text: string, mp: number) => string,
): string {
  const unit = pieceOf(choice);
  for (let u = t.first[t.side[unit]]; hasUnit(choice) && u < t.end[t.side[unit]]; u++) {
    // The last four bits are the MP that it has used.
    const other = moveKey(t, s, u) ^ moveKey(t, s, unit);
    const beside = s[PLACE + u] === s[PLACE + unit] && ((s[FLAGS + u] ^ s[FLAGS + unit]) & PART) === 0;
    if (beside && other > 0 && other < 16) return form(text, t.move[unit] - s[USED + unit]);
  }
  return text;
}

/** `leave squad`, or `leave squad 2mp` beside a squad that has more or less. */
export function nameMover(t: GameData, s: State, choice: number): string {
  return withMp(t, s, choice, nameOf(t, s, choice), (text, mp) => `${text} ${mp}mp`);
}

export function describeMover(t: GameData, s: State, choice: number): ReturnType<typeof describe> {
  const described = describe(t, s, choice);
  return { ...described, label: withMp(t, s, choice, described.label, (text, mp) => `${text} (${mp} MP left)`) };
}
