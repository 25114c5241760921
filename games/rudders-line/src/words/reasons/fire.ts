// Why something cannot fire, be fired at, or spot (RL 7, 9).

import { andList, count } from '@bocage/engine';
import { pieceOf, placeOf } from '../../state/choice.ts';
import { TARGET } from '../../state/frames.ts';
import { FLAGS, LINK, PLACE, PLACES, SPOT_MASK, SPOT_SHIFT } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { pieceName, placeShort } from '../names.ts';
import { area, frame, place, reason, type Text, Unit, unit } from './reason.ts';

const shootRange: Text = (t, s, choice) => {
  const u = pieceOf(choice);
  const link = s[LINK + u];
  const range = link === 0 ? 1 : t.range[link - 1];
  const what = link === 0 ? 'An FO calls fire' : `The ${pieceName(t, link - 1)} fires`;
  const far = distance(t, s[PLACE + u], choice);
  return `${what} up to ${count(range, 'area')} away; ${area(t, choice)} is ${count(far, 'area')} from ${placeShort(t, s[PLACE + u])}.`;
};

function distance(t: GameData, from: number, choice: number): number {
  return t.distance[from * PLACES + placeOf(choice)];
}

const aimRange: Text = (t, s, choice) =>
  `A machine-gun fires in its own area or an adjacent one; ${area(t, choice)} is ${count(distance(t, s[PLACE + pieceOf(choice)], choice), 'area')} away.`;

function shelters(t: GameData): readonly string[] {
  return t.data.map.areas.filter((a) => a.shelter !== 'none').map((a) => String(a.id));
}

const spotCommitted: Text = (t, s, choice) => {
  const target = (s[FLAGS + pieceOf(choice)] & SPOT_MASK) >> SPOT_SHIFT;
  return `${Unit(t, s, choice)} already spots for fire on ${placeShort(t, target)} this phase and cannot spot for another area.`;
};

export const fireReasons = {
  fireNobody: reason('RL 7.2', (t, _s, c) => `You have no units in ${place(t, c)}.`),
  fireBox: reason('RL 7.1', 'Nothing fires from a Landing Craft box.'),
  fireNoPiece: reason(
    'RL 7.32',
    (t, _s, c) =>
      `Nothing in ${place(t, c)} can fire in this phase. You need a fresh FO, or a fresh unit with a mortar that has not fired.`,
  ),
  fireNoTarget: reason('RL 7.31', (t, _s, c) => `Nothing in ${place(t, c)} has a target within range.`),
  shootBox: reason('RL 7.1', 'Nothing fires from a Landing Craft box.'),
  shootSpent: reason('RL A-33', (t, s, c) => `${Unit(t, s, c)} is spent and cannot fire.`),
  shootNotNow: reason('RL 7.32', (t, s, c) => `The weapon of ${unit(t, s, c)} does not fire in this phase.`),
  shootNoWeapon: reason('RL 2.61', (t, s, c) => `${Unit(t, s, c)} carries nothing to fire.`),
  shootFired: reason('RL 7.3', (t, s, c) => `${Unit(t, s, c)} has fired this turn.`),
  shootOwn: reason('RL 7.31', 'Mortars cannot fire into their own area.'),
  shootRange: reason('RL 7.31', shootRange, (t, s, c) => {
    const link = s[LINK + pieceOf(c)];
    return { range: link === 0 ? 1 : t.range[link - 1], distance: distance(t, s[PLACE + pieceOf(c)], c) };
  }),
  shootEmpty: reason(
    'RL 7.32',
    (t, _s, c) => `There is no enemy in ${place(t, c)}. Only Medium Mortars and artillery may fire at an empty area.`,
  ),
  shootNoSpotter: reason(
    'RL 7.31',
    (t, _s, c) =>
      `No unit can spot. You need a squad, or another fresh unit not spotting elsewhere, in or next to ${area(t, c)}.`,
  ),
  endFirst: reason('RL 7.2', 'You have chosen this area: fire at least once.'),
  spotFar: reason(
    'RL 7.31',
    (t, s, c) => `${Unit(t, s, c)} is neither in nor next to ${placeShort(t, frame(s, TARGET))}.`,
    (t, s) => ({ target: placeShort(t, frame(s, TARGET)) }),
  ),
  spotSpent: reason('RL 7.31', (t, s, c) => `${Unit(t, s, c)} is spent. Only squads spot when spent.`),
  spotBox: reason('RL SR1', 'Units in a Landing Craft box cannot spot.'),
  spotCommitted: reason('RL A-03', spotCommitted),
  spotEnemy: reason('RL 7.31', 'Only friendly units spot.'),
  aimNobody: reason('RL 9.2', (t, _s, c) => `You have no units in ${place(t, c)}.`),
  aimBox: reason('RL 9.3', 'No weapon fires from a Landing Craft box.'),
  aimNoPiece: reason(
    'RL 9.32',
    (t, _s, c) =>
      `Nothing in ${place(t, c)} can fire in this phase. You need a fresh unit with a machine-gun or shoulder-fired weapon that has not fired.`,
  ),
  aimNoTarget: reason(
    'RL 9.31',
    (t, _s, c) =>
      `No enemy is in range of ${place(t, c)}. Machine-guns fire up to one area away, shoulder-fired weapons in their own area at buildings or bunkers.`,
  ),
  aimNoShelter: reason(
    'RL 9.33',
    (t, _s, c) =>
      `Shoulder-fired weapons work only in areas with buildings or bunkers (${andList(shelters(t))}); ${place(t, c)} has none.`,
    (t) => ({ areas: shelters(t) }),
  ),
  aimNotNow: reason('RL 9.32', (t, s, c) => `The weapon of ${unit(t, s, c)} does not fire in this phase.`),
  aimFired: reason('RL 9.3', (t, s, c) => `${Unit(t, s, c)} has fired this turn.`),
  aimRange: reason('RL 9.31', aimRange, (t, s, c) => ({
    range: 1,
    distance: distance(t, s[PLACE + pieceOf(c)], c),
  })),
  aimShoulderOwn: reason('RL 9.31', 'Shoulder-fired weapons fire only in their own area.'),
  aimEmpty: reason(
    'RL 9.32',
    (t, _s, c) => `There is no enemy in ${place(t, c)}. You cannot fire on empty areas in this phase.`,
  ),
  aimShelter: reason(
    'RL 9.33',
    (t, _s, c) =>
      `Shoulder-fired weapons work only in areas with buildings or bunkers (${andList(shelters(t))}), not in ${area(t, c)}.`,
    (t) => ({ areas: shelters(t) }),
  ),
  gunShoulder: reason(
    'RL 9.3',
    'Machine-guns fire together, a shoulder-fired weapon fires alone. They cannot be mixed.',
  ),
  gunFires: reason('RL 9.3', (t, s, c) => `${Unit(t, s, c)} is already firing.`),
  rollLeader: reason('RL 9.5', 'You have a fresh NCO or BAR Gunner there: choose the one that adds his value.'),
};
