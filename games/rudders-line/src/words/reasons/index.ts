// Why something is not legal: the rule, what is wrong, and what can be done instead. `refuse` gives the numbers of R.
import { declareReasons } from '@bocage/engine';
import { AREA } from '../../state/frames.ts';
import type { GameData } from '../../state/tables.ts';
import { placeText } from '../names.ts';
import { actionReasons } from './action.ts';
import { assaultReasons } from './assault.ts';
import { casualtyReasons } from './casualties.ts';
import { fireReasons } from './fire.ts';
import { frame, reason, Unit, unit } from './reason.ts';
import { regroupReasons } from './regroup.ts';

/** What several chapters say. */
const shared = {
  otherDecision: reason('RL 4.1', 'That does not answer this question.'),
  twin: reason('RL 2.7', 'All counters of that type are alike: choose the one that is offered.'),
  order: reason(
    'RL A-48',
    (t, s, c) =>
      `Add units in this order: squads, Weapons Teams, NCOs, BAR Gunners, FO. Undo one unit to add ${unit(t, s, c)}.`,
  ),
  notHere: reason('RL 10.2', (t, s, c) => `${Unit(t, s, c)} is not in ${placeText(t, frame(s, AREA))}.`),
};

const declared = declareReasons<GameData>()({
  ...shared,
  ...fireReasons,
  ...actionReasons,
  ...assaultReasons,
  ...casualtyReasons,
  ...regroupReasons,
});

export const { R } = declared;
/** In the order of their numbers; 0 means legal. */
export const reasons = [{ ...reason('RL 4.1', 'Nothing.'), code: '' }, ...declared.reasons];
