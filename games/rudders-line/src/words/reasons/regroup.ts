// Why nobody rallies, is tired, or takes a weapon; and why nothing is set up there (RL 2.6, 3.1, 12.1).
import { pieceOf, placeOf } from '../../state/choice.ts';
import { LINK } from '../../state/layout.ts';
import { codeOf, stateWord } from '../names.ts';
import { area, place, reason, unit } from './reason.ts';

export const regroupReasons = {
  rallyNot: reason(
    'RL A-16',
    (t, s, c) =>
      `${stateWord(t, s, pieceOf(c))} needs no rally here: it is fresh, or an NCO, FO or BAR Gunner is with it.`,
  ),
  rallySquads: reason('RL A-16', 'Victory Areas rally American squads only.'),
  pickOrder: reason(
    'RL A-48',
    'Units are named by area, in the order of the numbers, and enough of them must come after this one.',
  ),
  tireNot: reason('RL 12.1', (t, s, c) => `${unit(t, s, c)} is not one of the units that are tired.`),
  tireSpent: reason('RL A-17', (t, s, c) => `${unit(t, s, c)} is spent already; fatigue takes fresh units.`),
  tireType: reason('RL 12.1', 'Fatigue takes squads and Weapons Teams only.'),
  carryGone: reason('RL 2.63', 'This weapon is out of the game.'),
  carryControl: reason(
    'RL 2.64',
    (t, _s, c) => `Weapons change hands only in an area that you control; ${codeOf(t, pieceOf(c))} is not in one.`,
  ),
  carryContested: reason(
    'RL A-47',
    (t, _s, c) => `Weapons change hands only where no enemy is; enemies are with ${codeOf(t, pieceOf(c))}.`,
  ),
  carrySpentCarrier: reason(
    'RL 2.64',
    (t, _s, c) => `The carrier of ${codeOf(t, pieceOf(c))} is spent and hands nothing over.`,
  ),
  carrySpent: reason(
    'RL 2.64',
    (t, s, c) => `${stateWord(t, s, placeOf(c))} may not take a weapon: only unspent units do.`,
  ),
  carryHeavy: reason(
    'RL 2.61',
    (t, _s, c) => `A ${codeOf(t, placeOf(c))} may carry only shoulder-fired weapons, not a ${codeOf(t, pieceOf(c))}.`,
  ),
  carryTwo: reason('RL 2.61', 'A unit carries one weapon, and the one it has stays where it is.'),
  carrySecond: reason(
    'RL 2.61',
    (t, s, c) =>
      `A unit carries one weapon, and nobody else here can take over the ${codeOf(t, s[LINK + placeOf(c)] - 1)} of ${stateWord(t, s, placeOf(c))}.`,
  ),
  carrySame: reason('RL 2.64', 'It carries this weapon already.'),
  carryElsewhere: reason('RL 2.64', 'Weapons change hands only within an area.'),
  carryOrder: reason(
    'RL A-48',
    'Weapons are decided on one by one, in the order in which they are listed; this one has been passed over.',
  ),
  carryStrands: reason('RL 2.64', 'Another weapon would be left without anybody who may carry it.'),
  doneStranded: reason('RL 2.64', 'A weapon that was taken from its carrier must get a new one first.'),
  putWhere: reason('RL 3.1', (t, _s, c) => `This force does not set up in ${place(t, c)}.`),
  putLimit: reason(
    'RL 3.1',
    (t, _s, c) => `${area(t, c)} would get too many or too few of these counters for the force's limits.`,
  ),
  putStacking: reason(
    'RL 10.35',
    (t, _s, c) => `${area(t, c)} has no room: at most ${t.stackingLimit} figures of a side.`,
    (t) => ({ limit: t.stackingLimit }),
  ),
  putOrder: reason('RL A-48', 'Equal counters are placed in the order of the areas.'),
  putSingle: reason('RL 3.1', 'This is placed with its carrier.'),
};
