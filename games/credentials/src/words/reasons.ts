// Every reason why something may be refused: what, why, and what can be done instead.
import { declareReasons, type Reason, type ReasonSpec, type State, top } from '@bocage/engine';
import {
  AMMO,
  CONTROL,
  DIV_AT,
  FFI,
  FFI_SUPPLY,
  FUEL,
  KG,
  KINDS,
  LYING,
  POOL,
  RESERVE,
  ROAD,
  STOCK,
  TRUCK_STOCK,
} from '../state/layout.ts';
import { truckLoad } from '../state/options.ts';
import { cardOf, divisionsAt, levelIndex, nextGarrison, tokensIn } from '../state/queries.ts';
import { KIND_NAMES, KIND_WORDS, type Tables } from '../state/tables.ts';
import { divisionName, divisionWord, placeId, placeName, portName } from './names.ts';

/** Division of the Move on top, or of the one below a pending decision. */
const mover = (t: Tables, s: State): string => divisionName(t, s, s[top(s) + 1]);
const moverAt = (s: State): number => s[DIV_AT + s[top(s) + 1]];
const arg = (choice: number): number => choice & 255;
/** Action menu: the Division named by a `move`. */
const named = (t: Tables, choice: number): string => t.unitNames[arg(choice)];
const spaceOf = (t: Tables, choice: number): string => t.spaceNames[arg(choice)];

const divisionData = (t: Tables, _s: State, choice: number) => ({ division: t.unitIds[arg(choice)] });
const spaceData = (t: Tables, _s: State, choice: number) => ({ space: t.spaceIds[arg(choice)] });
const moverData = (t: Tables, s: State) => ({ division: divisionWord(t, s, s[top(s) + 1]) });

/** Kinds that a choice of Take Supplies asks for and the Stock does not hold. */
function lackingKinds(s: State, choice: number): number[] {
  return [0, 1, 2].filter((k) => (choice >= 16 ? (choice & (1 << k)) !== 0 : choice >> 2 === k) && s[STOCK + k] === 0);
}

const roomIn = (t: Tables, s: State, space: number): number => t.capacity[space] - tokensIn(s, space);
/** Tokens of the kind in turn that lie where the truck on top loads. */
const lyingToLoad = (s: State): number => s[LYING + s[top(s) + 1] * KINDS + s[top(s) + 3]];

const declared = declareReasons<Tables>()({
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
  // Move
  noRoad: {
    rule: 'RTTR 6.1',
    data: (t, s, c) => ({ from: t.spaceIds[moverAt(s)], to: t.spaceIds[arg(c)] }),
    text: (t, s, c) =>
      `No road joins ${t.spaceNames[moverAt(s)]} and ${spaceOf(t, c)}; go through ${roads(t, moverAt(s))}.`,
  },
  againstArrow: {
    rule: 'TAMC 9.c',
    data: (t, s, c) => ({ from: t.spaceIds[moverAt(s)], to: t.spaceIds[arg(c)] }),
    text: (t, s, c) =>
      `The road between ${t.spaceNames[moverAt(s)]} and ${spaceOf(t, c)} is one-way the other way for Divisions.`,
  },
  occupied: {
    rule: 'TAMC 9.d',
    data: spaceData,
    text: (t, _s, c) =>
      `Another Division stands in ${spaceOf(t, c)}; only start spaces and Siege Boxes hold more than one.`,
  },
  entryAmmo: {
    rule: 'TAMC 13.R1',
    data: (t, s, c) => ({ space: t.spaceIds[arg(c)], division: divisionWord(t, s, s[top(s) + 1]) }),
    text: (t, s, c) => `${spaceOf(t, c)} is fortified: entering costs 1 Ammo, and ${mover(t, s)} has none.`,
  },
  noAirCover: {
    rule: 'RTTR 10.2',
    text: 'Air Support covers a fortified entry only if its marker lies on the Aerial Recon deck, a card is drawn there and the Weather is fair.',
  },
  noSpaces: {
    rule: 'TAMC 10.i',
    data: moverData,
    text: (t, s) =>
      `${mover(t, s)} has no space left; one FFI of a Zone whose entry space it has used, or the Tank Destroyer, gives one more.`,
  },
  goOnFuel: {
    rule: 'TAMC rA5',
    data: moverData,
    text: (t, s) => `Going on after a fight or a halt costs 1 Fuel, and ${mover(t, s)} has none.`,
  },
  inBox: {
    rule: 'TAMC rA29',
    text: 'Entering a Siege Box ends the move; only one attack with the remaining spaces may follow.',
  },
  evacEnds: { rule: 'TAMC 14.A06', text: 'The move has ended.' },
  notInBox: { rule: 'TAMC 12.i', data: moverData, text: (t, s) => `${mover(t, s)} is not in a Siege Box.` },
  noGarrison: { rule: 'TAMC 5.b', text: 'There is no such Garrison in play here.' },
  garrisonDown: {
    rule: 'TAMC 12.r',
    data: (_t, _s, c) => ({ garrison: arg(c) }),
    text: (_t, _s, c) => `Garrison ${arg(c)} is already beaten.`,
  },
  garrisonOrder: {
    rule: 'TAMC 5.b',
    data: (t, s, c) => ({ garrison: arg(c), next: nextGarrison(t, s, t.port[moverAt(s)]) }),
    text: (t, s, c) =>
      `Garrisons fall in descending order; before number ${arg(c)} comes number ${nextGarrison(t, s, t.port[moverAt(s)])}.`,
  },
  notBesieged: {
    rule: 'TAMC 12.k',
    data: (t, s) => ({
      port: t.spaceIds[moverAt(s)],
      have: s[FFI + moverAt(s)] + divisionsAt(s, moverAt(s)),
      need: t.siege[t.port[moverAt(s)]],
    }),
    text: (t, s) => {
      const port = t.port[moverAt(s)];
      const there = s[FFI + moverAt(s)] + divisionsAt(s, moverAt(s));
      return `${portName(t, port)} is not besieged (${there} of ${t.siege[port]}); only an armored Division attacks without a siege.`;
    },
  },
  oneAttack: { rule: 'TAMC 12.m', text: 'Only one attack belongs to a Move.' },
  leaveAfterAttack: { rule: 'TAMC rA15', text: 'After an attack the Division is done.' },
  helpNotNeeded: { rule: 'TAMC 10.h', text: 'Spaces of its own are left; help is used when they are gone.' },
  helpUsed: { rule: 'TAMC 10.i', text: 'Only one FFI helps in a movement.' },
  helpNoEntry: {
    rule: 'TAMC 10.h',
    text: 'The move has neither begun in nor passed an entry space of that Zone.',
  },
  helpNoFfi: {
    rule: 'TAMC 10.i',
    text: 'There is no FFI in that Maquis Zone; FFI standing in a space give no movement.',
  },
  helpNoTd: { rule: 'TAMC 13.M4', text: 'The Tank Destroyer marker is not with this Division.' },
  helpUseless: { rule: 'TAMC 10.h', text: 'There is nowhere to use the extra space.' },
  helpPending: { rule: 'TAMC 10.h', text: 'The extra space must be used now, or taken back.' },
  stopNotMoved: {
    rule: 'RTTR 6.1',
    text: 'The Division has not moved yet; enter a space or attack, or take the Move back.',
  },
  // Fight
  bonusNotHeld: { rule: 'RTTR 7.3', text: 'You do not hold that card.' },
  bonusGarrison: { rule: 'TAMC 14.A03', text: 'That card helps only against a Garrison of a Major Port.' },
  bonusWeather: { rule: 'TAMC 13.W1', text: 'That card can be used only in fair Weather.' },
  bonusNoNeed: { rule: 'RTTR 9.2', text: 'No more Ammo is needed.' },
  bonusNotEnough: {
    rule: 'RTTR 9.6',
    text: 'With that alone and what comes after it in the list the fight would be lost all the same; nothing is thrown away.',
  },
  bonusOrder: {
    rule: 'RTTR 9.2',
    text: 'Bonuses are added in the order of the list; take back to add an earlier one.',
  },
  ffiNone: { rule: 'TAMC 10.l', text: 'There is no FFI in the space of the fight.' },
  ffiZoneNone: { rule: 'TAMC 10.k', text: 'There is no FFI in that Maquis Zone.' },
  ffiNoEntry: { rule: 'TAMC 10.k', text: 'The fight is not in an entry space of that Maquis Zone.' },
  ffiLimit: { rule: 'TAMC rA23', text: 'One FFI supports a combat, two with Colonel Eon.' },
  felixLate: { rule: 'TAMC B17', text: 'The enemy has been seen; Felix comes before the combat.' },
  cannotPay: { rule: 'RTTR 9.3', text: 'The requirement is not covered yet; add a bonus or accept the loss.' },
  mustPay: { rule: 'RTTR 9.4', text: 'The Division can pay by itself, so the enemy is beaten.' },
  yieldChosen: { rule: 'RTTR 9.6', text: 'Bonuses have been chosen that would win; fight, or take them back.' },
  felixSiege: { rule: 'TAMC B17', text: 'The attack was declared without a siege: Felix must complete it.' },
  felixLimit: {
    rule: 'TAMC 14.A12',
    data: (_t, s) => ({ supply: s[FFI_SUPPLY] }),
    text: (_t, s) => `There is room for at most two FFI in the space, and ${s[FFI_SUPPLY]} are in the supply.`,
  },
  payRange: { rule: 'RTTR 9.3', text: 'The rest could not be paid from the other places, or more is not needed.' },
  // Cards
  placeNoZone: { rule: 'TAMC 14.A02', text: 'This card places no FFI in a Maquis Zone.' },
  placeFull: {
    rule: 'TAMC 10.e',
    data: (t, _s, c) => ({ place: placeId(t, c) }),
    text: (t, _s, c) => `${placeName(t, c)} already has two FFI.`,
  },
  placeOnce: { rule: 'TAMC 14.A14', text: 'Only one FFI of this card on each place; go on in the order of the list.' },
  placeOrder: { rule: 'TAMC 14.A15', text: 'Go on in the order of the list.' },
  placeTooFew: { rule: 'TAMC 14.A14', text: 'Then too few places would be left for the rest of the card.' },
  cannotGive: { rule: 'TAMC 14.x', text: 'There is not enough Food on the card or in the space.' },
  poolLacks: { rule: 'TAMC rA4', text: 'The Supply Pool does not hold that token.' },
  // Intelligence
  noMarker: { rule: 'TAMC 7.e', text: 'That port holds no Port Destruction marker.' },
  notChoosable: { rule: 'TAMC 8.a', text: 'No Riesensauerei! card is drawn for that Kampfgruppe now.' },
  // FFI Phase
  ffiNotThere: { rule: 'TAMC 10.a', text: 'There is no FFI there that has not moved in this phase.' },
  ffiFar: { rule: 'TAMC 10.c', text: 'Those two places are not adjacent; an FFI moves one space.' },
  ffiEntry: { rule: 'TAMC 10.b', text: 'From a Maquis Zone an FFI goes to one of its entry spaces.' },
  ffiBack: { rule: 'TAMC B20', text: 'FFI do not go back into a Maquis Zone.' },
  ffiFull: { rule: 'TAMC 10.e', text: 'Two FFI are already there; one of them may leave first.' },
  eatOrder: { rule: 'TAMC LG12', text: 'That Division is not among those who may eat now.' },
  excessRange: { rule: 'RTTR 2.4', text: 'The card must be brought down to its capacity, no further.' },
});

/** Ends of the road that a choice of Truck Supplies names. */
function haulFrom(t: Tables, choice: number): number {
  return (choice & 1) === 0 ? t.roadFrom[choice >> 1] : t.roadTo[choice >> 1];
}

function haulTo(t: Tables, choice: number): number {
  return (choice & 1) === 0 ? t.roadTo[choice >> 1] : t.roadFrom[choice >> 1];
}

function haulEnd(t: Tables, s: State, space: number): string {
  if (s[KG + space] !== 0) return `A Kampfgruppe stands in ${t.spaceNames[space]}; no truck goes there.`;
  if (t.port[space] >= 0)
    return `The Siege Box of ${t.spaceNames[space]} holds no Division; trucks go there only with one.`;
  return s[CONTROL + space] === 0
    ? `${t.spaceNames[space]} is not controlled; trucks run between controlled spaces.`
    : `${t.spaceNames[space]} cannot be supplied.`;
}

function roads(t: Tables, from: number): string {
  return t.spaceNames.filter((_, space) => (t.out[from] & (1 << space)) !== 0).join(', ');
}

/** The number of each reason; 0 means that nothing forbids. */
export const { R } = declared;

export const reasons: readonly ReasonSpec<Tables>[] = [{ rule: '', text: 'nothing forbids it' }, ...declared.reasons];

/** A refusal in words, with its data: for those who ask a step without the kernel. */
export function reasonOf(t: Tables, s: State, choice: number, number: number): Reason {
  const { rule, text, code = '', data } = reasons[number];
  const words = typeof text === 'string' ? text : text(t, s, choice);
  return { rule, code, text: words, ...(data && { data: data(t, s, choice) }) };
}
