// Why Casualty Points cannot be paid so, and where nobody retreats to (RL 7.6, 11.31).
import { placeOf } from '../../state/choice.ts';
import { AREA, LEFT, SIDE } from '../../state/frames.ts';
import { COUNT, PLACES } from '../../state/layout.ts';
import { placeWord, plural } from '../names.ts';
import { area, frame, reason, type Text, unit } from './reason.ts';

const priority: Text = (t, s, choice) => {
  const both = s[COUNT + (1 - frame(s, SIDE)) * PLACES + placeOf(choice)] > 0;
  const first = both ? 'an area with no units or only friends' : 'an area with no units';
  return `There is ${first} next to ${placeWord(t, frame(s, AREA))}: retreat there before ${area(t, choice)}.`;
};

export const casualtyReasons = {
  notAttacked: reason('RL 7.61', (t, s, c) => `${unit(t, s, c)} is not under this attack.`),
  flipSpent: reason('RL 7.63', (t, s, c) => `${unit(t, s, c)} is spent already: eliminate or retreat it.`),
  loseFresh: reason('RL 7.63', (t, s, c) => `${unit(t, s, c)} is fresh: flip it first.`),
  retreatFresh: reason(
    'RL 7.63',
    (t, s, c) => `Only spent units retreat and ${unit(t, s, c)} is fresh: flip it first.`,
  ),
  loseAfterRetreat: reason('RL 7.63', 'All eliminations come before any retreat, and a unit has retreated already.'),
  retreatBox: reason('RL 11.31', 'Nobody retreats into a Landing Craft box.'),
  retreatNotAdjacent: reason(
    'RL 11.31',
    (t, s, c) => `Units retreat one area, and ${area(t, c)} is not adjacent to ${placeWord(t, frame(s, AREA))}.`,
    (t, s) => ({ from: placeWord(t, frame(s, AREA)) }),
  ),
  retreatEnemy: reason('RL 11.31', (t, _s, c) => `${area(t, c)} holds only enemies.`),
  retreatStacking: reason(
    'RL 10.35',
    (t, s, c) => `${area(t, c)} has no room for ${unit(t, s, c)}: at most ${t.stackingLimit} figures of a side.`,
    (t) => ({ limit: t.stackingLimit }),
  ),
  retreatPriority: reason('RL 11.31', priority),
  retreatNotInFull: reason(
    'RL A-05',
    (_t, s) =>
      `After this retreat the ${plural(frame(s, LEFT), 'point')} could not be paid in full; eliminate units instead.`,
    (_t, s) => ({ points: frame(s, LEFT) }),
  ),
};
