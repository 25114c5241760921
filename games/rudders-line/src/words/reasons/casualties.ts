// Why Casualty Points cannot be paid so, and where nobody retreats to (RL 7.6, 11.31).

import { count } from '@bocage/engine';
import { placeOf } from '../../state/choice.ts';
import { AREA, LEFT, SIDE } from '../../state/frames.ts';
import { COUNT, PLACES } from '../../state/layout.ts';
import { placeShort } from '../names.ts';
import { area, frame, reason, type Text, Unit, unit } from './reason.ts';

const priority: Text = (t, s, choice) => {
  const both = s[COUNT + (1 - frame(s, SIDE)) * PLACES + placeOf(choice)] > 0;
  const from = placeShort(t, frame(s, AREA));
  return both
    ? `An area next to ${from} holds no enemy: retreat there, not to ${area(t, choice)}.`
    : `An area next to ${from} is empty: retreat there, not to ${area(t, choice)}.`;
};

export const casualtyReasons = {
  notAttacked: reason('RL 7.61', (t, s, c) => `${Unit(t, s, c)} is not under this attack.`),
  flipSpent: reason('RL 7.63', (t, s, c) => `${Unit(t, s, c)} is already spent: eliminate or retreat it.`),
  loseFresh: reason('RL 7.63', (t, s, c) => `${Unit(t, s, c)} is fresh: flip it first.`),
  retreatFresh: reason('RL 7.63', (t, s, c) => `Only spent units retreat. ${Unit(t, s, c)} is fresh: flip it first.`),
  loseAfterRetreat: reason('RL 7.63', 'A unit has already retreated. All eliminations come before any retreat.'),
  retreatBox: reason('RL 11.31', 'Units cannot retreat into a Landing Craft box.'),
  retreatNotAdjacent: reason(
    'RL 11.31',
    (t, s, c) => `Units retreat one area, and ${area(t, c)} is not adjacent to ${placeShort(t, frame(s, AREA))}.`,
    (t, s) => ({ from: placeShort(t, frame(s, AREA)) }),
  ),
  retreatEnemy: reason('RL 11.31', (t, _s, c) => `${area(t, c)} holds only enemies.`),
  retreatStacking: reason(
    'RL 10.35',
    (t, s, c) =>
      `${area(t, c)} has no room for ${unit(t, s, c)}: a side may have at most ${t.stackingLimit} figures there.`,
    (t) => ({ limit: t.stackingLimit }),
  ),
  retreatPriority: reason('RL 11.31', priority),
  retreatNotInFull: reason(
    'RL A-05',
    (_t, s) =>
      `After this retreat you could not pay ${count(frame(s, LEFT), 'Casualty Point')} in full. Eliminate units instead.`,
    (_t, s) => ({ points: frame(s, LEFT) }),
  ),
};
