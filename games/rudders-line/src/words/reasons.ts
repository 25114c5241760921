// Why something is not legal: the rule, what is wrong, and what can be done instead.
import type { ReasonSpec, State } from '@bocage/engine';
import { below, top } from '@bocage/engine';
import { entryCost, group, scanGroup } from '../rules/action/cost.ts';
import { pieceOf, placeOf } from '../state/choice.ts';
import {
  CONTROL,
  COUNT,
  FIGURES,
  FIRST_BOX,
  FLAGS,
  LINK,
  PLACE,
  PLACES,
  SPOT_MASK,
  SPOT_SHIFT,
} from '../state/layout.ts';
import type { Tables } from '../state/tables.ts';
import { codeOf, listText, placeText, placeWord, plural, SIDE_NAME, stateWord, unitWord } from './names.ts';

type Text = ReasonSpec<Tables>['text'];

function frame(s: State, i: number): number {
  return s[top(s) + i];
}

function unit(t: Tables, s: State, choice: number): string {
  return unitWord(t, s, pieceOf(choice));
}

/** The areas next to a place, for `step through 12 or 18`. */
function between(t: Tables, from: number, to: number): string {
  const ways: string[] = [];
  for (let i = t.nearAt[from]; i < t.nearAt[from + 1]; i++) {
    const x = t.near[i];
    if (t.distance[x * PLACES + to] === 1) ways.push(placeWord(t, x));
  }
  if (ways.length === 0) return `It is ${plural(t.distance[from * PLACES + to], 'area')} away.`;
  return `Step through ${ways.join(' or ')}.`;
}

const moveNotAdjacent: Text = (t, s, choice) => {
  const from = frame(s, 2);
  const to = placeOf(choice);
  if (from === to) return `The group is in ${placeText(t, to)} already.`;
  if (from >= FIRST_BOX) {
    const links: string[] = [];
    for (let i = t.nearAt[from]; i < t.nearAt[from + 1]; i++) links.push(placeWord(t, t.near[i]));
    return `From ${placeWord(t, from)} units land in ${links.join(' or ')}, not in ${placeWord(t, to)}.`;
  }
  return `${placeWord(t, to)} is not adjacent to ${placeWord(t, from)}. ${between(t, from, to)}`;
};

const moveMp: Text = (t, s, choice) => {
  const [side, from, to] = [frame(s, 1), frame(s, 2), placeOf(choice)];
  scanGroup(t, s, side, from);
  const cost = entryCost(t, s, side, from, to, group.count);
  return `Entering ${placeWord(t, to)} costs ${cost} MP; the slowest of the group has ${group.mp} left.`;
};

const moveStacking: Text = (t, s, choice) => {
  const [side, from, to] = [frame(s, 1), frame(s, 2), placeOf(choice)];
  scanGroup(t, s, side, from);
  const there = s[FIGURES + side * PLACES + to];
  return `${plural(group.figures, 'figure')} cannot join the ${there} in ${placeWord(t, to)}: at most ${t.stackingLimit} of a side at any time.`;
};

const moveContested: Text = (t, s, choice) => {
  const side = frame(s, 1);
  const to = placeOf(choice);
  const enemies = s[COUNT + (1 - side) * PLACES + to] > 0;
  const what = enemies ? 'holds enemies' : `is controlled by the ${SIDE_NAME[s[CONTROL + to]]}`;
  return `From an area with enemies units leave only for a friendly area without enemies; ${placeWord(t, to)} ${what}. Assault here instead.`;
};

const retreatPriority: Text = (t, s, choice) => {
  const to = placeOf(choice);
  const side = frame(s, 1);
  const both = s[COUNT + (1 - side) * PLACES + to] > 0;
  const first = both ? 'an area with no units or only friends' : 'an area with no units';
  return `There is ${first} next to ${placeWord(t, frame(s, 2))}: retreat there before ${placeWord(t, to)}.`;
};

const shootRange: Text = (t, s, choice) => {
  const u = pieceOf(choice);
  const to = placeOf(choice);
  const link = s[LINK + u];
  const range = link === 0 ? 1 : t.range[link - 1];
  const what = link === 0 ? 'An FO calls fire' : `${codeOf(t, link - 1)} fires`;
  return `${what} up to ${plural(range, 'area')} away; ${placeWord(t, to)} is ${t.distance[s[PLACE + u] * PLACES + to]} from ${placeWord(t, s[PLACE + u])}.`;
};

const aimRange: Text = (t, s, choice) =>
  `A machine-gun fires in its own area or an adjacent one; ${placeWord(t, placeOf(choice))} is ${t.distance[s[PLACE + pieceOf(choice)] * PLACES + placeOf(choice)]} areas away.`;

const shelters: Text = (t, _s, choice) => {
  const ten = t.data.map.areas.filter((a) => a.shelter !== 'none').map((a) => String(a.id));
  return `Shoulder-fired weapons work only in areas with buildings or bunkers (${listText(ten)}), not in ${placeWord(t, placeOf(choice))}.`;
};

const spotCommitted: Text = (t, s, choice) => {
  const target = (s[FLAGS + pieceOf(choice)] & SPOT_MASK) >> SPOT_SHIFT;
  return `${unit(t, s, choice)} already spots into ${placeWord(t, target)} this phase and may not spot into another area.`;
};

const payMp: Text = (t, s, choice) => {
  const extra = frame(s, 4);
  return `${unit(t, s, choice)} cannot pay ${extra} more MP; it takes the attack.`;
};

const pieceGoes: Text = (t, _s, choice) =>
  `A ${codeOf(t, placeOf(choice))} may carry only shoulder-fired weapons, not a ${codeOf(t, pieceOf(choice))}.`;

const putLimit: Text = (t, _s, choice) =>
  `${placeWord(t, placeOf(choice))} would get too many or too few of these counters for the force's limits.`;

function reason(rule: string, text: Text): ReasonSpec<Tables> {
  return { rule, text };
}

/** Indexed by the codes of why.ts. */
export const reasons: readonly ReasonSpec<Tables>[] = [
  reason('RL 4.1', 'Nothing.'),
  reason('RL 4.1', 'This belongs to another decision.'),
  reason('RL 2.7', 'Any counter of that type will do: the same choice is on offer with an equal counter.'),
  reason(
    'RL 10.2',
    (t, s, c) =>
      `${unit(t, s, c)} comes before those already named; name squads, teams, NCOs, BAR Gunners and the FO in this order.`,
  ),
  reason('RL 10.2', (t, s, c) => `${unit(t, s, c)} is not in ${placeText(t, frame(s, 2))}.`),
  reason('RL 7.61', (t, s, c) => `${unit(t, s, c)} is not under this attack.`),
  reason('RL 7.63', (t, s, c) => `${unit(t, s, c)} is spent already: eliminate or retreat it.`),
  reason('RL 7.63', (t, s, c) => `${unit(t, s, c)} is fresh: flip it first.`),
  reason('RL 7.63', (t, s, c) => `Only spent units retreat and ${unit(t, s, c)} is fresh: flip it first.`),
  reason('RL 7.63', 'All eliminations come before any retreat, and a unit has retreated already.'),
  reason('RL 11.31', 'Nobody retreats into a Landing Craft box.'),
  reason(
    'RL 11.31',
    (t, s, c) =>
      `Units retreat one area, and ${placeWord(t, placeOf(c))} is not adjacent to ${placeWord(t, frame(s, 2))}.`,
  ),
  reason('RL 11.31', (t, _s, c) => `${placeWord(t, placeOf(c))} holds only enemies.`),
  reason(
    'RL 10.35',
    (t, s, c) =>
      `${placeWord(t, placeOf(c))} has no room for ${unit(t, s, c)}: at most ${t.stackingLimit} figures of a side.`,
  ),
  reason('RL 11.31', retreatPriority),
  reason(
    'RL A-05',
    (_t, s, _c) =>
      `After this retreat the ${plural(frame(s, 3), 'point')} could not be paid in full; eliminate units instead.`,
  ),
  reason('RL SR1', 'A Landing Craft box cannot be entered.'),
  reason('RL 10.3', moveNotAdjacent),
  reason('RL 10.34', moveContested),
  reason('RL 10.35', moveStacking),
  reason('RL 10.31', moveMp),
  reason('RL 10.2', (t, _s, c) => `You have no Personnel in ${placeText(t, placeOf(c))}.`),
  reason('RL 10.2', (t, _s, c) => `All your units in ${placeText(t, placeOf(c))} are spent.`),
  reason('RL SR3', (t, _s, c) => `The units in ${placeText(t, placeOf(c))} are reserves and may not act yet.`),
  reason('RL A-09', (t, _s, c) => `All fresh units in ${placeText(t, placeOf(c))} have acted this turn.`),
  reason(
    'RL 10.31',
    (t, _s, c) =>
      `No fresh unit in ${placeText(t, placeOf(c))} can move or assault: MP, stacking or enemies forbid every step.`,
  ),
  reason('RL 10.31', (t, s, c) => `${stateWord(t, s, pieceOf(c))} may not move or assault: only fresh units act.`),
  reason('RL 10.2', (t, s, c) => `${unit(t, s, c)} has acted this turn; each unit acts once.`),
  reason('RL SR3', (t, s, c) => `${unit(t, s, c)} is a reserve and may not act yet.`),
  reason('RL 10.2', (t, s, c) => `${unit(t, s, c)} is in the group already.`),
  reason(
    'RL 10.3',
    (t, s, c) =>
      `With ${unit(t, s, c)} the group could step nowhere: MP, stacking or enemies forbid it. Move it apart.`,
  ),
  reason('RL 11.4', (t, s, c) => `${unit(t, s, c)} has no movement left in this activation.`),
  reason('RL 10.2', 'Name at least one unit first.'),
  reason('RL 10.4', (t, s) => `There is no enemy in ${placeText(t, frame(s, 2))} to assault.`),
  reason('RL 10.4', 'Only units that begin their activation in the area assault within it.'),
  reason('RL 10.2', 'The last unit of the group cannot be left behind: stop instead.'),
  reason('RL 11.4', (t, _s, c) => `Nobody waits in ${placeText(t, placeOf(c))} with movement left.`),
  reason('RL 8.2', payMp),
  reason('RL 8.2', 'Not every unit of the group can pay the extra MP.'),
  reason('RL 8.2', (t, s, c) => `${unit(t, s, c)} pays already.`),
  reason('RL 11.1', (t, s, c) => `${unit(t, s, c)} is spent and takes no part in the assault.`),
  reason('RL 10.53', (t, s, c) => `${unit(t, s, c)} is not in the group.`),
  reason('RL A-20', (t, s, c) => `${unit(t, s, c)} carries no weapon that adds to an assault.`),
  reason('RL 11.1', (t, s, c) => `The weapon of ${unit(t, s, c)} has fired this turn and adds nothing anyway.`),
  reason('RL 9.33', 'Shoulder-fired weapons add nothing here: there are no buildings or bunkers.'),
  reason('RL A-20', 'This weapon is left out already.'),
  reason('RL A-18', (t, s, c) => `Only an NCO or BAR Gunner gives the bonus, not ${unit(t, s, c)}.`),
  reason('RL 11.1', (t, s, c) => `${unit(t, s, c)} is spent; the bonus needs a fresh NCO or BAR Gunner.`),
  reason('RL A-19', 'The same counter cannot fight as the unit itself and give the bonus.'),
  reason('RL 11.1', 'An NCO or BAR Gunner is there: name the one that gives the bonus.'),
  reason('RL 7.2', (t, _s, c) => `You have nobody in ${placeText(t, placeOf(c))}.`),
  reason('RL 7.1', 'Nothing fires from a Landing Craft box.'),
  reason(
    'RL 7.32',
    (t, _s, c) =>
      `Nothing in ${placeText(t, placeOf(c))} can fire in this phase: it takes an unfired weapon of the right type on a fresh carrier, or a fresh FO.`,
  ),
  reason('RL 7.31', (t, _s, c) => `The pieces in ${placeText(t, placeOf(c))} have no target within range.`),
  reason('RL 7.1', 'Nothing fires from a Landing Craft box.'),
  reason('RL A-33', (t, s, c) => `${unit(t, s, c)} is spent and cannot fire.`),
  reason('RL 7.32', (t, s, c) => `The weapon of ${unit(t, s, c)} does not fire in this phase.`),
  reason('RL 2.61', (t, s, c) => `${unit(t, s, c)} carries nothing to fire.`),
  reason('RL 7.3', (t, s, c) => `${unit(t, s, c)} has fired this turn.`),
  reason('RL 7.31', 'Mortars never fire into their own area.'),
  reason('RL 7.31', shootRange),
  reason(
    'RL 7.32',
    (t, _s, c) =>
      `There is no enemy in ${placeText(t, placeOf(c))}; only Medium Mortars and artillery may fire at such an area.`,
  ),
  reason(
    'RL 7.31',
    (t, _s, c) =>
      `Nobody can spot: it takes a squad, or another fresh unit not spotting elsewhere, in or next to ${placeWord(t, placeOf(c))}.`,
  ),
  reason('RL 7.2', 'Fire at least once, now that the area is activated.'),
  reason('RL 7.31', (t, s, c) => `${unit(t, s, c)} is neither in nor next to ${placeWord(t, frame(s, 3))}.`),
  reason('RL 7.31', (t, s, c) => `${unit(t, s, c)} is spent; only squads spot when spent.`),
  reason('RL SR1', 'Units in a Landing Craft box do not spot.'),
  reason('RL A-03', spotCommitted),
  reason('RL 9.31', aimRange),
  reason('RL 9.31', 'Shoulder-fired weapons fire only in their own area.'),
  reason(
    'RL 9.32',
    (t, _s, c) => `There is no enemy in ${placeText(t, placeOf(c))}; empty areas cannot be fired on in this phase.`,
  ),
  reason('RL 9.33', shelters),
  reason('RL 9.3', 'An attack is made by machine-guns together or by one shoulder-fired weapon, never mixed.'),
  reason('RL 9.3', (t, s, c) => `${unit(t, s, c)} is firing already.`),
  reason('RL 11.1', (t, s, c) => `${unit(t, s, c)} is not among the defenders of ${placeText(t, s[below(s, 0) + 2])}.`),
  reason(
    'RL A-16',
    (t, s, c) =>
      `${stateWord(t, s, pieceOf(c))} needs no rally here: it is fresh, or an NCO, FO or BAR Gunner is with it.`,
  ),
  reason('RL A-16', 'Victory Areas rally American squads only.'),
  reason('RL 12.1', 'Name the units by area, in the order of their numbers; so many later ones would not be enough.'),
  reason('RL 12.1', (t, s, c) => `${unit(t, s, c)} is not one of the units that are tired.`),
  reason('RL A-17', (t, s, c) => `${unit(t, s, c)} is spent already; fatigue takes fresh units.`),
  reason('RL 12.1', 'Fatigue takes squads and Weapons Teams only.'),
  reason('RL 2.63', 'This weapon is out of the game.'),
  reason(
    'RL 2.64',
    (t, _s, c) =>
      `Weapons change hands only in an area that you control and that holds no enemy; ${codeOf(t, pieceOf(c))} is not in one.`,
  ),
  reason('RL 2.64', (t, _s, c) => `The carrier of ${codeOf(t, pieceOf(c))} is spent and hands nothing over.`),
  reason('RL 2.64', (t, s, c) => `${stateWord(t, s, placeOf(c))} may not take a weapon: only unspent units do.`),
  reason('RL 2.61', pieceGoes),
  reason('RL 2.61', 'A unit carries one weapon, and the one it has stays where it is.'),
  reason('RL 2.64', 'It carries this weapon already.'),
  reason('RL 2.64', 'Weapons change hands only within an area.'),
  reason('RL 2.64', 'Decide weapon by weapon, in the order in which they are listed; this one has been passed over.'),
  reason('RL 2.64', 'Another weapon would be left without anybody who may carry it.'),
  reason('RL 2.64', 'A weapon that was taken from its carrier must get a new one first.'),
  reason('RL 3.1', (t, _s, c) => `This force does not set up in ${placeText(t, placeOf(c))}.`),
  reason('RL 3.1', putLimit),
  reason(
    'RL 10.35',
    (t, _s, c) => `${placeWord(t, placeOf(c))} has no room: at most ${t.stackingLimit} figures of a side.`,
  ),
  reason('RL 2.7', 'Equal counters are placed in the order of the areas.'),
  reason('RL 9.5', 'A fresh NCO or BAR Gunner is there: name the one that adds his value.'),
  reason('RL 7.31', 'Only friendly units spot.'),
  reason('RL 3.1', 'This is placed with its carrier.'),
  reason('RL 10.53', (t, s, c) => `${unit(t, s, c)} is not in the assaulting group.`),
  reason('RL 9.2', (t, _s, c) => `You have nobody in ${placeText(t, placeOf(c))}.`),
  reason('RL 9.3', 'No weapon fires from a Landing Craft box.'),
  reason(
    'RL 9.32',
    (t, _s, c) =>
      `Nothing in ${placeText(t, placeOf(c))} can fire in this phase: it takes an unfired machine-gun or shoulder-fired weapon on a fresh carrier.`,
  ),
  reason(
    'RL 9.31',
    (t, _s, c) =>
      `No enemy is in reach of ${placeText(t, placeOf(c))}: machine-guns fire up to one area, shoulder-fired weapons in their own, at buildings or bunkers.`,
  ),
  reason('RL 9.32', (t, s, c) => `The weapon of ${unit(t, s, c)} does not fire in this phase.`),
  reason('RL 9.3', (t, s, c) => `${unit(t, s, c)} has fired this turn.`),
];
