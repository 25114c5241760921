// RL 7.5-7.7: an attack by indirect fire or interdiction: accuracy, totals, Casualty Points.
import { bySeatAndThing, type Chance, type Modifier, push, type State } from '@bocage/engine';
import type { AttackKind, Tell } from '../../events.ts';
import { COUNT, PLACES } from '../../state/layout.ts';
import { clearAttacked, markAttacked } from '../../state/pieces.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/labels.ts';
import { placeWord } from '../../words/names.ts';
import { PARTS } from '../../words/parts.ts';

const ACCURACY = bySeatAndThing({ rule: 'RL 7.7', what: W.accuracyRoll }, PLACES);
const FRIENDLY = bySeatAndThing({ rule: 'RL 7.7', what: W.friendlyFireRoll }, PLACES);
const OFFENCE = bySeatAndThing({ rule: 'RL 7.5', what: W.fireAttacker }, PLACES);
const DEFENCE = bySeatAndThing({ rule: 'RL 7.5', what: W.fireDefender }, PLACES);

/** How an attack ended. */
const HIT = 1;
export const MISS = 2;
/** There was nobody to attack: only the marker was placed. */
const EMPTY = 3;

/**
 * RL 7.4-7.7: `side` fires at the enemies in the area that are marked as attacked. Opens the casualties
 * of whoever is hit and returns how it ended. The Defence Value of units is not used.
 */
export function indirectAttack(
  t: GameData,
  s: State,
  side: number,
  strength: number,
  area: number,
  what: AttackKind,
  chance: Chance,
  tell: Tell,
): number {
  const enemy = 1 - side;
  const places = tell === undefined ? [] : [placeWord(t, area)];
  if (s[COUNT + side * PLACES + area] > 0) {
    const die = chance.die(s, 6, ACCURACY[side * PLACES + area]);
    if (die === 6) {
      const points = chance.die(s, 6, FRIENDLY[side * PLACES + area]);
      if (tell !== undefined) tell({ kind: 'accuracy', rule: 'RL 7.7', side, die, points, places });
      markAttacked(t, s, side, area);
      push(s, STEP.casualties, side, area, points, 0, 1, points);
      return MISS;
    }
    if (tell !== undefined) tell({ kind: 'accuracy', rule: 'RL 7.7', side, die, points: 0, places });
  }
  if (s[COUNT + enemy * PLACES + area] === 0) return EMPTY;
  const offenceDie = chance.die(s, 6, OFFENCE[side * PLACES + area]);
  const defenceDie = chance.die(s, 6, DEFENCE[enemy * PLACES + area]);
  const result = strength + offenceDie - 2 * t.tem[area] - defenceDie;
  if (tell !== undefined) {
    const offence: Modifier[] = [{ label: PARTS.strength, code: 'strength', value: strength, rule: 'RL 7.5' }];
    const defence: Modifier[] = [{ label: PARTS.doubled, code: 'terrain', value: 2 * t.tem[area], rule: 'RL 7.5' }];
    tell({
      kind: 'attack',
      rule: 'RL 7.5',
      what,
      side,
      area,
      offence,
      defence,
      offenceDie,
      defenceDie,
      result,
      places,
    });
  }
  if (result <= 0) {
    clearAttacked(t, s);
    return MISS;
  }
  push(s, STEP.casualties, enemy, area, result, 0, 0, result);
  return HIT;
}
