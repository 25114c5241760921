// Why something is refused in the Action Phase: actions, supplies, trucks, loading, General Middleton.
import { count, type DeclaredReason, orList, type State, top } from '@bocage/engine';
import { HAUL_STOW } from '../../state/choices.ts';
import {
  AMMO,
  CONTROL,
  DIV_AT,
  FUEL,
  KG,
  KINDS,
  LYING,
  POOL,
  RESERVE,
  ROAD,
  STOCK,
  TRUCK_STOCK,
} from '../../state/layout.ts';
import { truckLoad } from '../../state/options.ts';
import { cardOf, haulFrom, haulTo, levelIndex, tokensIn } from '../../state/queries.ts';
import { type GameData, KIND_WORDS } from '../../state/tables.ts';
import { KIND_NAMES } from '../kinds.ts';
import { placeName } from '../names.ts';

const arg = (choice: number): number => choice & 255;
/** The Division named by a `move`. */
const named = (t: GameData, choice: number): string => `The ${t.unitNames[arg(choice)]}`;
const spaceOf = (t: GameData, choice: number): string => t.spaceNames[arg(choice)];

const divisionData = (t: GameData, _s: State, choice: number) => ({ division: t.unitIds[arg(choice)] });
/** Loading is tried in the Action Phase and within a Move, or while Trucks are placed, where choices are other numbers. */
const stowAt = (choice: number): number => (choice < 256 ? choice - HAUL_STOW : arg(choice));
const stowIn = (t: GameData, choice: number): string => t.spaceNames[stowAt(choice)];
const stowData = (t: GameData, _s: State, choice: number) => ({ space: t.spaceIds[stowAt(choice)] });

const spaceData = (t: GameData, _s: State, choice: number) => ({ space: t.spaceIds[arg(choice)] });

/** Kinds that a choice of Take Supplies asks for and the Stock does not hold. */
function lackingKinds(s: State, choice: number): number[] {
  return [0, 1, 2].filter((k) => (choice >= 16 ? (choice & (1 << k)) !== 0 : choice >> 2 === k) && s[STOCK + k] === 0);
}

const roomIn = (t: GameData, s: State, space: number): number => t.capacity[space] - tokensIn(s, space);
/** Tokens of the kind in turn that lie where the truck on top loads. */
const lyingToLoad = (s: State): number => s[LYING + s[top(s) + 1] * KINDS + s[top(s) + 3]];

function haulEnd(t: GameData, s: State, space: number): string {
  if (s[KG + space] !== 0) return `A Kampfgruppe is in ${t.spaceNames[space]}: no Truck goes there.`;
  if (t.port[space] >= 0)
    return `The Siege Box of ${t.spaceNames[space]} holds no Division. Trucks go there only with one.`;
  return s[CONTROL + space] === 0
    ? `You do not control ${t.spaceNames[space]}. Trucks run between controlled spaces.`
    : `Trucks cannot supply ${t.spaceNames[space]}.`;
}

export const actionRefusals = {
  // Action Phase
  noCore: {
    rule: 'TAMC 6.b',
    text: 'You have taken both Core actions of this round. Take a Bonus action, or end the phase.',
  },
  notInPlay: {
    rule: 'TAMC 3.b',
    data: divisionData,
    text: (t, _s, c) => `${named(t, c)} is not in play. Choose one of the four Divisions on the map.`,
  },
  starving: {
    rule: 'RTTR 8.3',
    data: divisionData,
    text: (t, _s, c) => `${named(t, c)} is starving and can neither move nor attack. Bring 1 Food to its space first.`,
  },
  moved: {
    rule: 'TAMC rA31',
    data: divisionData,
    text: (t, _s, c) => `${named(t, c)} has already moved this round. Move another Division.`,
  },
  noFuel: {
    rule: 'TAMC 9.b',
    data: divisionData,
    text: (t, _s, c) => `${named(t, c)} has no Fuel on its card. Load some first.`,
  },
  nowhere: {
    rule: 'RTTR 6.1',
    data: divisionData,
    text: (t, s, c) =>
      `${named(t, c)} in ${t.spaceNames[s[DIV_AT + Math.max(0, cardOf(s, arg(c)))]]} cannot enter a space or attack a Garrison.`,
  },
  notABase: {
    rule: 'TAMC 11.e',
    data: spaceData,
    text: (t, _s, c) => `${spaceOf(t, c)} is not a Supply Base. Avranches always is one.`,
  },
  baseNotHeld: {
    rule: 'TAMC 11.e',
    data: spaceData,
    text: (t, _s, c) => `${spaceOf(t, c)} becomes a Supply Base only when you control it.`,
  },
  baseUsed: {
    rule: 'RTTR 3.4',
    data: spaceData,
    text: (t, _s, c) => `You have used ${spaceOf(t, c)} this round. A Limited Supply Base works once a round.`,
  },
  portNotOpen: {
    rule: 'TAMC 11.f',
    data: spaceData,
    text: (t, _s, c) => `${spaceOf(t, c)} has no Open marker. The first two ports that fulfil their condition get one.`,
  },
  portClosed: {
    rule: 'TAMC 11.f',
    data: spaceData,
    text: (t, _s, c) => `${spaceOf(t, c)} has been used and is Closed for good.`,
  },
  baseKg: {
    rule: 'TAMC rA11',
    data: spaceData,
    text: (t, _s, c) => `A Kampfgruppe is in ${spaceOf(t, c)}. Beat it first.`,
  },
  baseFull: {
    rule: 'TAMC 11.j',
    data: spaceData,
    text: (t, _s, c) => `${spaceOf(t, c)} is full. Load or carry something away first.`,
  },
  stockEmpty: { rule: 'RTTR 3.1', text: 'The General Stock is empty. It is refilled at the next Logistics Step.' },
  takeTooMany: {
    rule: 'TAMC 11.b',
    data: (t, s) => ({ most: t.take[levelIndex(s)] }),
    text: (t, s) => `At this level you can take at most ${count(t.take[levelIndex(s)], 'Truck')}.`,
  },
  takeNotThere: {
    rule: 'TAMC 11.b',
    data: (_t, s) => ({ stock: s[TRUCK_STOCK] }),
    text: (_t, s) => `The Allied Truck Stock holds only ${count(s[TRUCK_STOCK], 'Truck')}.`,
  },
  takeNone: { rule: 'RTTR 4.1', text: 'Take at least one Truck. You can take none only from an empty Stock.' },
  takeNoneMap: {
    rule: 'TAMC B28',
    text: 'The Stock is empty and no Truck is on the map. Place Trucks first; the Logistics Step brings them back.',
  },
  takeNever: { rule: 'TAMC B28', text: 'You cannot take from an empty Truck Stock (an option of this game).' },
  noTrucks: { rule: 'TAMC 3.j', text: 'You have no Truck in reserve. Take Trucks from the Stock first.' },
  nothingToHaul: {
    rule: 'RTTR 5.2',
    text: 'No free road leads from a space with supplies to one that can receive them.',
  },
  airBad: { rule: 'TAMC 13.W1', text: 'There is no Air Support in bad Weather. Wait until a card turns it fair.' },
  airAway: {
    rule: 'RTTR 10.3',
    text: 'The Air Support marker is still on a deck. It returns when that card is revealed.',
  },
  airNoCards: { rule: 'RTTR 10.1', text: 'That deck has no card to look at.' },
  middletonUsed: {
    rule: 'TAMC 13.M3',
    text: 'You have used General Middleton. He is ready again at the next Logistics Step.',
  },
  authorNotHeld: { rule: 'TAMC 14.A01', text: 'You do not hold the card Author 1.' },
  authorNotMinor: {
    rule: 'TAMC 14.A01',
    data: spaceData,
    text: (t, _s, c) => `${spaceOf(t, c)} is not a Minor Supply Port.`,
  },
  authorNoControl: { rule: 'TAMC 14.A01', data: spaceData, text: (t, _s, c) => `You do not control ${spaceOf(t, c)}.` },
  authorMarker: {
    rule: 'TAMC 11.i',
    data: spaceData,
    text: (t, _s, c) => `${spaceOf(t, c)} already has a marker. Choose a Minor Supply Port that was never a base.`,
  },
  authorNone: { rule: 'TAMC 11.i', text: 'You have used all three Open markers.' },
  authorCondition: {
    rule: 'TAMC 11.g',
    data: spaceData,
    text: (t, _s, c) => `The condition of the dashed arrow to ${spaceOf(t, c)} is not met yet.`,
  },
  stowNobody: { rule: 'RTTR 2.7', data: stowData, text: (t, _s, c) => `There is no Division in ${stowIn(t, c)}.` },
  stowAgain: {
    rule: 'RTTR 2.7',
    data: stowData,
    text: (t, _s, c) => `You have just loaded and unloaded in ${stowIn(t, c)}. Do something else first, or undo that.`,
  },
  stowNothing: {
    rule: 'RTTR 2.7',
    data: stowData,
    text: (t, _s, c) => `There is nothing to load or unload in ${stowIn(t, c)}.`,
  },
  // Take Supplies
  limitedKind: {
    rule: 'RTTR 3.4',
    text: 'A Limited Supply Base receives at most one token of each kind.',
  },
  takeKindNone: {
    rule: 'RTTR 2.5',
    data: (_t, s, c) => ({ kinds: lackingKinds(s, c).map((k) => KIND_WORDS[k]) }),
    text: (_t, s, c) => {
      const lacking = lackingKinds(s, c).map((k) => KIND_NAMES[k]);
      return `The General Stock holds no ${orList(lacking) || 'token of that kind'}.`;
    },
  },
  takeKindFew: {
    rule: 'RTTR 3.1',
    data: (_t, s, c) => ({ kind: KIND_WORDS[c >> 2], n: s[STOCK + (c >> 2)] }),
    text: (_t, s, c) => `The General Stock holds only ${s[STOCK + (c >> 2)]} ${KIND_NAMES[c >> 2]}.`,
  },
  takeNoRoom: {
    rule: 'TAMC B39',
    data: (t, s) => ({ space: t.spaceIds[s[top(s) + 1]], room: roomIn(t, s, s[top(s) + 1]) }),
    text: (t, s) => {
      const base = s[top(s) + 1];
      return `${t.spaceNames[base]} has room for only ${count(roomIn(t, s, base), 'token')}. Take fewer.`;
    },
  },
  // Truck Supplies
  haulEndFrom: {
    rule: 'RTTR 5.5',
    data: (t, _s, c) => ({ space: t.spaceIds[haulFrom(t, c)] }),
    text: (t, s, c) => haulEnd(t, s, haulFrom(t, c)),
  },
  haulEndTo: {
    rule: 'RTTR 5.5',
    data: (t, _s, c) => ({ space: t.spaceIds[haulTo(t, c)] }),
    text: (t, s, c) => haulEnd(t, s, haulTo(t, c)),
  },
  haulBusy: {
    rule: 'TAMC rA2',
    data: (t, s, c) => ({ from: t.spaceIds[haulFrom(t, c)], to: t.spaceIds[haulTo(t, c)], trucks: s[ROAD + (c >> 1)] }),
    text: (t, s, c) =>
      `The road from ${placeName(t, haulFrom(t, c))} to ${placeName(t, haulTo(t, c))} has ${count(s[ROAD + (c >> 1)], 'Truck')} until the next Logistics Step.`,
  },
  haulEmpty: {
    rule: 'RTTR 5.3',
    data: (t, _s, c) => ({ space: t.spaceIds[haulFrom(t, c)] }),
    text: (t, _s, c) => `There are no supplies in ${placeName(t, haulFrom(t, c))}.`,
  },
  haulFull: {
    rule: 'TAMC 11.j',
    data: (t, _s, c) => ({ space: t.spaceIds[haulTo(t, c)] }),
    text: (t, _s, c) => `${placeName(t, haulTo(t, c))} is full. A Division there may load something first.`,
  },
  haulNoTruck: {
    rule: 'RTTR 5.1',
    data: (_t, s) => ({ reserve: s[RESERVE] }),
    text: 'You have no Truck in reserve.',
  },
  haulLimit: {
    rule: 'TAMC 11.b',
    data: (t, s) => ({ most: t.place[levelIndex(s)] }),
    text: (t, s) => `At this level you place at most ${count(t.place[levelIndex(s)], 'Truck')} with one action.`,
  },
  haulNone: { rule: 'RTTR 5.1', text: 'Place at least one Truck.' },
  loadTooMany: {
    rule: 'TAMC rA1',
    data: (_t, s) => ({ most: truckLoad(s) }),
    text: (_t, s) => `A Truck carries at most ${count(truckLoad(s), 'token')}.`,
  },
  loadNotThere: {
    rule: 'RTTR 5.3',
    data: (t, s) => ({ space: t.spaceIds[s[top(s) + 1]], kind: KIND_WORDS[s[top(s) + 3]], n: lyingToLoad(s) }),
    text: (t, s) => {
      const f = top(s);
      return `${t.spaceNames[s[f + 1]]} has only ${lyingToLoad(s)} ${KIND_NAMES[s[f + 3]]}.`;
    },
  },
  loadNoRoom: {
    rule: 'TAMC 11.j',
    data: (t, s) => ({ space: t.spaceIds[s[top(s) + 2]], room: roomIn(t, s, s[top(s) + 2]) }),
    text: (t, s) => {
      const to = s[top(s) + 2];
      return `${t.spaceNames[to]} has room for only ${count(roomIn(t, s, to), 'token')}.`;
    },
  },
  loadNothing: { rule: 'RTTR 5.3', text: 'A Truck carries at least one token.' },
  // Loading and unloading
  stowNotThere: {
    rule: 'RTTR 2.7',
    data: (t, s) => ({ space: t.spaceIds[s[top(s) + 1]], kind: KIND_WORDS[s[top(s) + 3]], n: lyingToLoad(s) }),
    text: (t, s) => `${t.spaceNames[s[top(s) + 1]]} has only ${lyingToLoad(s)} ${KIND_NAMES[s[top(s) + 3]]} left.`,
  },
  stowCard: {
    rule: 'TAMC 11.j',
    data: (t) => ({ capacity: t.card }),
    text: (t) => `A Division card holds at most ${count(t.card, 'token')}.`,
  },
  stowSpace: {
    rule: 'TAMC 11.j',
    data: (t, s) => ({ space: t.spaceIds[s[top(s) + 1]] }),
    text: (t, s) => `Take more: ${t.spaceNames[s[top(s) + 1]]} and the other cards have no room for the rest.`,
  },
  // Middleton
  middletonPool: {
    rule: 'TAMC 13.M2',
    data: (_t, s) => ({ ammo: s[POOL + AMMO], fuel: s[POOL + FUEL] }),
    text: (_t, s) =>
      `The Supply Pool has ${s[POOL + AMMO]} Ammo and ${s[POOL + FUEL]} Fuel: General Middleton can give only what is there.`,
  },
  middletonFull: { rule: 'TAMC B33', text: 'That card is full. Unload a token first.' },
  middletonNothing: { rule: 'TAMC 13.M3', text: 'General Middleton must give at least one of the three.' },
} satisfies Readonly<Record<string, DeclaredReason<GameData>>>;
