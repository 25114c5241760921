// Why a unit cannot act, move, or pay for interdiction (RL 8, 10).
import { count, type Data, orList, type State } from '@bocage/engine';
import { entryCost, group, scanGroup } from '../../rules/action/cost.ts';
import { pieceOf, placeOf } from '../../state/choice.ts';
import { AREA, EXTRA, SIDE } from '../../state/frames.ts';
import { CONTROL, COUNT, FIGURES, FIRST_BOX, PLACES, USED } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { placeShort, placeText, theSide } from '../names.ts';
import { area, frame, place, reason, type Text, Unit, unit } from './reason.ts';

/** The areas next to a place, for `step through 12 or 18`. */
function between(t: GameData, from: number, to: number): string {
  const ways: string[] = [];
  for (let i = t.nearAt[from]; i < t.nearAt[from + 1]; i++) {
    const x = t.near[i];
    if (t.distance[x * PLACES + to] === 1) ways.push(placeShort(t, x));
  }
  if (ways.length === 0) return `It is ${count(t.distance[from * PLACES + to], 'area')} away.`;
  return `Move through ${orList(ways)}.`;
}

const notAdjacent: Text = (t, s, choice) => {
  const from = frame(s, AREA);
  const to = placeOf(choice);
  if (from === to) return `The group is already in ${placeText(t, to)}.`;
  if (from >= FIRST_BOX) {
    const links: string[] = [];
    for (let i = t.nearAt[from]; i < t.nearAt[from + 1]; i++) links.push(placeShort(t, t.near[i]));
    return `Units of ${placeShort(t, from)} land in ${orList(links)}, not in ${placeShort(t, to)}.`;
  }
  return `${placeShort(t, to)} is not adjacent to ${placeShort(t, from)}. ${between(t, from, to)}`;
};

/** What the step would cost, and what the group has. */
function price(t: GameData, s: State, choice: number): { readonly cost: number; readonly left: number } {
  const [side, from] = [frame(s, SIDE), frame(s, AREA)];
  scanGroup(t, s, side, from);
  return { cost: entryCost(t, s, side, from, placeOf(choice), group.count), left: group.mp };
}

const moveMp: Text = (t, s, choice) => {
  const { cost, left } = price(t, s, choice);
  return `Entering ${area(t, choice)} costs ${cost} MP; the slowest unit in the group has ${left} MP left.`;
};

/** Figures that would come, those that are there, and how many may be. */
function crowd(t: GameData, s: State, choice: number) {
  const [side, from] = [frame(s, SIDE), frame(s, AREA)];
  scanGroup(t, s, side, from);
  return { figures: group.figures, there: s[FIGURES + side * PLACES + placeOf(choice)], limit: t.stackingLimit };
}

const moveStacking: Text = (t, s, choice) => {
  const { figures, there, limit } = crowd(t, s, choice);
  return `${count(figures, 'figure')} cannot join the ${there} in ${area(t, choice)}: a side may have at most ${limit} there at any time.`;
};

const LEAVE = 'Units leave an area with enemies only for a friendly area without enemies';
const moveContested: Text = (t, s, choice) => {
  const side = frame(s, SIDE);
  const to = placeOf(choice);
  const enemies = s[COUNT + (1 - side) * PLACES + to] > 0;
  return enemies
    ? `${LEAVE}; ${placeShort(t, to)} holds enemies. Assault here instead.`
    : `${LEAVE}; ${theSide(s[CONTROL + to])} control ${placeShort(t, to)}. Assault here instead.`;
};

/** The extra MP of the marker, and what the unit has. */
function toll(t: GameData, s: State, choice: number): Data {
  const u = pieceOf(choice);
  return { extra: frame(s, EXTRA), left: t.move[u] - s[USED + u] };
}

export const actionReasons = {
  moveBox: reason('RL SR1', 'A Landing Craft box cannot be entered.'),
  moveNotAdjacent: reason('RL 10.3', notAdjacent, (t, s) => ({ from: placeShort(t, frame(s, AREA)) })),
  moveFromContested: reason('RL 10.34', moveContested),
  moveStacking: reason('RL 10.35', moveStacking, crowd),
  moveMp: reason('RL 10.31', moveMp, (t, s, c) => ({ ...price(t, s, c) })),
  actNobody: reason('RL 10.2', (t, _s, c) => `You have no units in ${place(t, c)}.`),
  actSpent: reason('RL 10.2', (t, _s, c) => `All your units in ${place(t, c)} are spent.`),
  actReserve: reason('RL SR3', (t, _s, c) => `The units in ${place(t, c)} are reserves and may not act yet.`),
  actActed: reason('RL A-09', (t, _s, c) => `All fresh units in ${place(t, c)} have acted this turn.`),
  actStuck: reason(
    'RL 10.31',
    (t, _s, c) => `No fresh unit in ${place(t, c)} can move or assault: MP, stacking or enemies prevent it.`,
  ),
  unitSpent: reason('RL 10.31', (t, s, c) => `${Unit(t, s, c)} is spent: only fresh units move or assault.`),
  unitActed: reason('RL 10.2', (t, s, c) => `${Unit(t, s, c)} has already acted this turn. Each unit acts once.`),
  unitReserve: reason('RL SR3', (t, s, c) => `${Unit(t, s, c)} is a reserve and may not act yet.`),
  unitInGroup: reason('RL 10.2', (t, s, c) => `${Unit(t, s, c)} is already in the group.`),
  unitStuck: reason(
    'RL 10.3',
    (t, s, c) =>
      `With ${unit(t, s, c)} the group cannot move: MP, stacking or enemies prevent it. Move that unit separately.`,
  ),
  unitNotWaiting: reason('RL 11.4', (t, s, c) => `${Unit(t, s, c)} has no MP left in this activation.`),
  noGroup: reason('RL 10.2', 'Choose at least one unit first.'),
  leaveLast: reason('RL 10.2', 'You cannot leave the last unit of the group behind. Stop instead.'),
  leaveOrder: reason(
    'RL A-48',
    (t, s, c) =>
      `Leave units in this order: squads, Weapons Teams, NCOs, BAR Gunners, FO, and of like units the one with more MP first. Undo one unit to leave ${unit(t, s, c)}.`,
  ),
  onNobody: reason('RL 11.4', (t, _s, c) => `There is no unit with MP left in ${place(t, c)}.`),
  payMp: reason(
    'RL 8.2',
    (t, s, c) => `${Unit(t, s, c)} cannot pay ${frame(s, EXTRA)} extra MP. It takes the attack.`,
    toll,
  ),
  payEach: reason('RL A-06', 'Each unit pays or not. Choose those that pay, then take the attack with the rest.'),
  payTogether: reason('RL A-06', 'With this option the whole group pays or the whole group is attacked.'),
  paid: reason('RL 8.2', (t, s, c) => `${Unit(t, s, c)} already pays.`),
};
