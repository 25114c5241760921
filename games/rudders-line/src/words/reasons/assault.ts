// Why something takes no part in an assault (RL 10.4, 10.53, 11.1).
import { AREA } from '../../state/frames.ts';
import { placeText } from '../names.ts';
import { frame, reason, Unit, unit } from './reason.ts';

export const assaultReasons = {
  noEnemy: reason('RL 10.4', (t, s) => `There is no enemy in ${placeText(t, frame(s, AREA))} to assault.`),
  assaultMoved: reason('RL 10.4', 'Only units that begin their activation in the area assault within it.'),
  pointSpent: reason('RL 11.1', (t, s, c) => `${Unit(t, s, c)} is spent and takes no part in the assault.`),
  pointNotGroup: reason('RL 10.53', (t, s, c) => `${Unit(t, s, c)} is not in the group.`),
  holdNone: reason('RL A-20', (t, s, c) => `${Unit(t, s, c)} carries no weapon that adds to an assault.`),
  holdFired: reason('RL 11.1', (t, s, c) => `The weapon of ${unit(t, s, c)} has fired this turn and adds nothing.`),
  holdGround: reason('RL 9.33', 'Shoulder-fired weapons add nothing here: there are no buildings or bunkers.'),
  heldAlready: reason('RL A-20', 'You already keep this weapon out.'),
  leadType: reason('RL A-18', (t, s, c) => `Only an NCO or BAR Gunner gives the bonus, not ${unit(t, s, c)}.`),
  leadSpent: reason(
    'RL 11.1',
    (t, s, c) => `${Unit(t, s, c)} is spent. Only a fresh NCO or BAR Gunner gives the bonus.`,
  ),
  leadPoint: reason('RL A-19', 'A unit that fights as point unit or defends cannot also give the bonus.'),
  leadExists: reason('RL 11.1', 'You have an NCO or BAR Gunner there: choose the one that gives the bonus.'),
  leadNotGroup: reason('RL 10.53', (t, s, c) => `${Unit(t, s, c)} is not in the assaulting group.`),
  defendWhere: reason(
    'RL 11.1',
    (t, s, c) => `${Unit(t, s, c)} is not among the defenders of ${placeText(t, frame(s, AREA))}.`,
  ),
};
