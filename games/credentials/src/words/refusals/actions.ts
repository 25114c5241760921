// Why something is refused in the Action Phase: actions, supplies, trucks, loading, General Middleton.
import { type DeclaredReason, type State, top } from '@bocage/engine';
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
import { KIND_NAMES, KIND_WORDS, type Tables } from '../../state/tables.ts';
import { placeName } from '../names.ts';

const arg = (choice: number): number => choice & 255;
/** The Division named by a `move`. */
const named = (t: Tables, choice: number): string => t.unitNames[arg(choice)];
const spaceOf = (t: Tables, choice: number): string => t.spaceNames[arg(choice)];

const divisionData = (t: Tables, _s: State, choice: number) => ({ division: t.unitIds[arg(choice)] });
const spaceData = (t: Tables, _s: State, choice: number) => ({ space: t.spaceIds[arg(choice)] });

/** Kinds that a choice of Take Supplies asks for and the Stock does not hold. */
function lackingKinds(s: State, choice: number): number[] {
  return [0, 1, 2].filter((k) => (choice >= 16 ? (choice & (1 << k)) !== 0 : choice >> 2 === k) && s[STOCK + k] === 0);
}

const roomIn = (t: Tables, s: State, space: number): number => t.capacity[space] - tokensIn(s, space);
/** Tokens of the kind in turn that lie where the truck on top loads. */
const lyingToLoad = (s: State): number => s[LYING + s[top(s) + 1] * KINDS + s[top(s) + 3]];

function haulEnd(t: Tables, s: State, space: number): string {
  if (s[KG + space] !== 0) return `A Kampfgruppe stands in ${t.spaceNames[space]}; no truck goes there.`;
  if (t.port[space] >= 0)
    return `The Siege Box of ${t.spaceNames[space]} holds no Division; trucks go there only with one.`;
  return s[CONTROL + space] === 0
    ? `${t.spaceNames[space]} is not controlled; trucks run between controlled spaces.`
    : `${t.spaceNames[space]} cannot be supplied.`;
}

export const actionRefusals = {
  // Action Phase
  noCore: {
    rule: 'TAMC 6.b',
    text: 'Both Core actions of this round are done; Bonus actions are still open, then end the phase.',
  },
  notInPlay: {
    rule: 'TAMC 3.b',
    data: divisionData,
    text: (t, _s, c) => `${named(t, c)} is not in play; name one of the four Divisions on the map.`,
  },
  starving: {
    rule: 'RTTR 8.3',
    data: divisionData,
    text: (t, _s, c) => `${named(t, c)} starves and can neither move nor attack; bring 1 Food to its space first.`,
  },
  moved: {
    rule: 'TAMC rA31',
    data: divisionData,
    text: (t, _s, c) => `${named(t, c)} has already moved in this round; move another Division.`,
  },
  noFuel: {
    rule: 'TAMC 9.b',
    data: divisionData,
    text: (t, _s, c) => `${named(t, c)} has no Fuel on its card; load or bring some first.`,
  },
  nowhere: {
    rule: 'RTTR 6.1',
    data: divisionData,
    text: (t, s, c) =>
      `${named(t, c)} in ${t.spaceNames[s[DIV_AT + Math.max(0, cardOf(s, arg(c)))]]} can enter no space and attack no Garrison.`,
  },
  notABase: {
    rule: 'TAMC 11.e',
    data: spaceData,
    text: (t, _s, c) => `${spaceOf(t, c)} is no supply base; Avranches always is.`,
  },
  baseNotHeld: {
    rule: 'TAMC 11.e',
    data: spaceData,
    text: (t, _s, c) => `${spaceOf(t, c)} becomes a supply base only when you control it.`,
  },
  baseUsed: {
    rule: 'RTTR 3.4',
    data: spaceData,
    text: (t, _s, c) => `${spaceOf(t, c)} has been used in this round; a Limited Supply Base works once a round.`,
  },
  portNotOpen: {
    rule: 'TAMC 11.f',
    data: spaceData,
    text: (t, _s, c) => `${spaceOf(t, c)} has no Open marker; the first two ports that fulfil their condition get one.`,
  },
  portClosed: {
    rule: 'TAMC 11.f',
    data: spaceData,
    text: (t, _s, c) => `${spaceOf(t, c)} has been used and is Closed for good.`,
  },
  baseKg: {
    rule: 'TAMC rA11',
    data: spaceData,
    text: (t, _s, c) => `A Kampfgruppe stands in ${spaceOf(t, c)}; beat it first.`,
  },
  baseFull: {
    rule: 'TAMC 11.j',
    data: spaceData,
    text: (t, _s, c) => `${spaceOf(t, c)} is full; load or carry something away first.`,
  },
  stockEmpty: { rule: 'RTTR 3.1', text: 'The General Stock is empty; it is refilled at the next Logistics Step.' },
  takeTooMany: {
    rule: 'TAMC 11.b',
    data: (t, s) => ({ most: t.take[levelIndex(s)] }),
    text: (t, s) => `At this level at most ${t.take[levelIndex(s)]} trucks can be taken.`,
  },
  takeNotThere: {
    rule: 'TAMC 11.b',
    data: (_t, s) => ({ stock: s[TRUCK_STOCK] }),
    text: (_t, s) => `Only ${s[TRUCK_STOCK]} trucks are in the Allied Truck Stock.`,
  },
  takeNone: { rule: 'RTTR 4.1', text: 'Take at least one truck; none can be taken only from an empty Stock.' },
  takeNoneMap: {
    rule: 'TAMC B28',
    text: 'The Stock is empty and no truck lies on the map; place trucks first, then the step brings them back.',
  },
  takeNever: { rule: 'TAMC B28', text: 'An empty Truck Stock cannot be taken from (option of this game).' },
  noTrucks: { rule: 'TAMC 3.j', text: 'No truck is in reserve; take trucks from the Stock first.' },
  nothingToHaul: {
    rule: 'RTTR 5.2',
    text: 'No free road joins a space with supplies to another one that can receive them.',
  },
  airBad: { rule: 'TAMC 13.W1', text: 'In bad Weather there is no Air Support; wait until a card turns it fair.' },
  airAway: {
    rule: 'RTTR 10.3',
    text: 'The Air Support marker still lies on a deck; it returns when that card is revealed.',
  },
  airNoCards: { rule: 'RTTR 10.1', text: 'There is no card in that deck to look at.' },
  middletonUsed: {
    rule: 'TAMC 13.M3',
    text: 'General Middleton has been used; his card is refreshed at the next Logistics Step.',
  },
  authorNotHeld: { rule: 'TAMC 14.A01', text: 'You do not hold the card Author 1.' },
  authorNotMinor: {
    rule: 'TAMC 14.A01',
    data: spaceData,
    text: (t, _s, c) => `${spaceOf(t, c)} is no Minor Supply Port.`,
  },
  authorNoControl: { rule: 'TAMC 14.A01', data: spaceData, text: (t, _s, c) => `You do not control ${spaceOf(t, c)}.` },
  authorMarker: {
    rule: 'TAMC 11.i',
    data: spaceData,
    text: (t, _s, c) => `${spaceOf(t, c)} already has a marker; choose a Minor Port that was never a base.`,
  },
  authorNone: { rule: 'TAMC 11.i', text: 'All three Open markers have been used.' },
  authorCondition: {
    rule: 'TAMC 11.g',
    data: spaceData,
    text: (t, _s, c) => `The condition of the dashed arrow to ${spaceOf(t, c)} is not met yet.`,
  },
  stowNobody: { rule: 'RTTR 2.7', data: spaceData, text: (t, _s, c) => `No Division stands in ${spaceOf(t, c)}.` },
  stowAgain: {
    rule: 'RTTR 2.7',
    data: spaceData,
    text: (t, _s, c) =>
      `The supplies in ${spaceOf(t, c)} have just been arranged; do something else first, or take it back.`,
  },
  stowNothing: {
    rule: 'RTTR 2.7',
    data: spaceData,
    text: (t, _s, c) => `Nothing in ${spaceOf(t, c)} can change hands.`,
  },
  // Take Supplies
  limitedKind: {
    rule: 'RTTR 3.4',
    text: 'A Limited Supply Base receives one token of each kind, never several of one kind.',
  },
  takeKindNone: {
    rule: 'RTTR 2.5',
    data: (_t, s, c) => ({ kinds: lackingKinds(s, c).map((k) => KIND_WORDS[k]) }),
    text: (_t, s, c) => {
      const lacking = lackingKinds(s, c).map((k) => KIND_NAMES[k]);
      return `The General Stock holds no ${lacking.join(' and no ') || 'token of that kind'}.`;
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
      return `${t.spaceNames[base]} has room for ${roomIn(t, s, base)} more; take fewer.`;
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
      `${s[ROAD + (c >> 1)]} truck lies on the road ${placeName(t, haulFrom(t, c))}-${placeName(t, haulTo(t, c))} until the next Logistics Step.`,
  },
  haulEmpty: {
    rule: 'RTTR 5.3',
    data: (t, _s, c) => ({ space: t.spaceIds[haulFrom(t, c)] }),
    text: (t, _s, c) => `No supplies lie in ${placeName(t, haulFrom(t, c))}.`,
  },
  haulFull: {
    rule: 'TAMC 11.j',
    data: (t, _s, c) => ({ space: t.spaceIds[haulTo(t, c)] }),
    text: (t, _s, c) => `${placeName(t, haulTo(t, c))} is full; a Division there may load something first.`,
  },
  haulNoTruck: {
    rule: 'RTTR 5.1',
    data: (_t, s) => ({ reserve: s[RESERVE] }),
    text: (_t, s) => `No truck is left in reserve (${s[RESERVE]}).`,
  },
  haulLimit: {
    rule: 'TAMC 11.b',
    data: (t, s) => ({ most: t.place[levelIndex(s)] }),
    text: (t, s) => `At this level at most ${t.place[levelIndex(s)]} trucks are placed with one action.`,
  },
  haulNone: { rule: 'RTTR 5.1', text: 'Place at least one truck.' },
  loadTooMany: {
    rule: 'TAMC rA1',
    data: (_t, s) => ({ most: truckLoad(s) }),
    text: (_t, s) => `A truck carries at most ${truckLoad(s)} tokens.`,
  },
  loadNotThere: {
    rule: 'RTTR 5.3',
    data: (t, s) => ({ space: t.spaceIds[s[top(s) + 1]], kind: KIND_WORDS[s[top(s) + 3]], n: lyingToLoad(s) }),
    text: (t, s) => {
      const f = top(s);
      return `Only ${lyingToLoad(s)} ${KIND_NAMES[s[f + 3]]} lie in ${t.spaceNames[s[f + 1]]}.`;
    },
  },
  loadNoRoom: {
    rule: 'TAMC 11.j',
    data: (t, s) => ({ space: t.spaceIds[s[top(s) + 2]], room: roomIn(t, s, s[top(s) + 2]) }),
    text: (t, s) => {
      const to = s[top(s) + 2];
      return `${t.spaceNames[to]} has room for ${roomIn(t, s, to)} tokens; the rest stays behind.`;
    },
  },
  loadNothing: { rule: 'RTTR 5.3', text: 'A truck carries at least one token.' },
  // Loading and unloading
  stowNotThere: { rule: 'RTTR 2.7', text: 'There are not so many tokens of that kind to share out here.' },
  stowCard: {
    rule: 'TAMC 11.j',
    data: (t) => ({ capacity: t.card }),
    text: (t) => `A Division card holds ${t.card} tokens.`,
  },
  stowSpace: { rule: 'TAMC 11.j', text: 'Then more would be left over than the space and the other cards can hold.' },
  // Middleton
  middletonPool: {
    rule: 'TAMC 13.M2',
    data: (_t, s) => ({ ammo: s[POOL + AMMO], fuel: s[POOL + FUEL] }),
    text: (_t, s) =>
      `The Supply Pool holds ${s[POOL + AMMO]} Ammo and ${s[POOL + FUEL]} Fuel; what is not there cannot be given.`,
  },
  middletonFull: { rule: 'TAMC B33', text: 'That card is full; drop a token first.' },
  middletonNothing: { rule: 'TAMC 13.M3', text: 'General Middleton must give at least one of the three.' },
} satisfies Readonly<Record<string, DeclaredReason<Tables>>>;
