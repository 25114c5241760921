// Why nobody rallies, is tired, or takes a weapon; and why nothing is set up there (RL 2.6, 3.1, 12.1).
import { pieceOf, placeOf } from '../../state/choice.ts';
import { LINK } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { pieceName, TheUnit } from '../names.ts';
import { area, place, reason, Unit } from './reason.ts';

/** The weapon of the choice. */
function weapon(t: GameData, choice: number): string {
  return pieceName(t, pieceOf(choice));
}

export const regroupReasons = {
  rallyNot: reason(
    'RL A-16',
    (t, s, c) => `${Unit(t, s, c)} need not rally: it is fresh, or an NCO, FO or BAR Gunner is with it.`,
  ),
  rallySquads: reason('RL A-16', 'Victory Areas rally only American squads.'),
  pickOrder: reason(
    'RL A-48',
    'Choose units by the numbers of their areas. Too few come after this one: choose an earlier one.',
  ),
  tireNot: reason('RL 12.1', (t, s, c) => `${Unit(t, s, c)} is not among the units that fatigue can make spent.`),
  tireSpent: reason('RL A-17', (t, s, c) => `${Unit(t, s, c)} is already spent. Fatigue takes fresh units.`),
  tireType: reason('RL 12.1', 'Fatigue takes only squads and Weapons Teams.'),
  carryGone: reason('RL 2.63', 'This weapon is out of the game.'),
  carryControl: reason(
    'RL 2.64',
    (t, _s, c) => `Weapons change hands only in an area that you control. The ${weapon(t, c)} is not in one.`,
  ),
  carryContested: reason(
    'RL A-47',
    (t, _s, c) => `Weapons change hands only where no enemy is. Enemies are in the area of the ${weapon(t, c)}.`,
  ),
  carrySpentCarrier: reason(
    'RL 2.64',
    (t, _s, c) => `The carrier of the ${weapon(t, c)} is spent and cannot hand it over.`,
  ),
  carrySpent: reason('RL 2.64', (t, s, c) => `${TheUnit(t, s, placeOf(c))} is spent: only fresh units take a weapon.`),
  carryHeavy: reason(
    'RL 2.61',
    (t, _s, c) => `The ${pieceName(t, placeOf(c))} may carry only shoulder-fired weapons, not the ${weapon(t, c)}.`,
  ),
  carryTwo: reason('RL 2.61', 'A unit carries one weapon, and it must keep the one it has.'),
  carrySecond: reason(
    'RL 2.61',
    (t, s, c) =>
      `A unit carries one weapon, and no other unit here can take the ${pieceName(t, s[LINK + placeOf(c)] - 1)} of the ${pieceName(t, placeOf(c))}.`,
  ),
  carrySame: reason('RL 2.64', 'It already carries this weapon.'),
  carryElsewhere: reason('RL 2.64', 'Weapons change hands only within an area.'),
  carryOrder: reason(
    'RL A-48',
    'Weapons change hands in the order listed, and a later one has changed hands. Undo that to choose this one.',
  ),
  carryStrands: reason('RL 2.64', 'Another weapon would be left that no unit may carry.'),
  doneStranded: reason('RL 2.64', 'Give the weapon that you took from its carrier to another unit first.'),
  putWhere: reason('RL 3.1', (t, _s, c) => `This force does not set up in ${place(t, c)}.`),
  putLimit: reason(
    'RL 3.1',
    (t, _s, c) => `${area(t, c)} would get too many or too few of these counters for this force.`,
  ),
  putStacking: reason(
    'RL 10.35',
    (t, _s, c) => `${area(t, c)} has no room: a side may have at most ${t.stackingLimit} figures there.`,
    (t) => ({ limit: t.stackingLimit }),
  ),
  putOrder: reason('RL A-48', 'Place equal counters in the order of the areas.'),
  putSingle: reason('RL 3.1', 'A weapon is placed with its carrier.'),
};
