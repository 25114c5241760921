// Why something is refused in a Move, a fight, on a card, and in the phases of the enemy and the resistance.
import { type DeclaredReason, type State, top } from '@bocage/engine';
import { DIV_AT, FFI, FFI_SUPPLY } from '../../state/layout.ts';
import { divisionsAt, nextGarrison } from '../../state/queries.ts';
import type { Tables } from '../../state/tables.ts';
import { divisionName, divisionWord, placeId, placeName, portName } from '../names.ts';

const arg = (choice: number): number => choice & 255;
const spaceOf = (t: Tables, choice: number): string => t.spaceNames[arg(choice)];
/** The Division of the Move on top, and where it stands. */
const mover = (t: Tables, s: State): string => divisionName(t, s, s[top(s) + 1]);
const moverAt = (s: State): number => s[DIV_AT + s[top(s) + 1]];

const spaceData = (t: Tables, _s: State, choice: number) => ({ space: t.spaceIds[arg(choice)] });
const moverData = (t: Tables, s: State) => ({ division: divisionWord(t, s, s[top(s) + 1]) });

function roads(t: Tables, from: number): string {
  return t.spaceNames.filter((_, space) => (t.out[from] & (1 << space)) !== 0).join(', ');
}

export const moveRefusals = {
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
  boxThisRound: {
    rule: 'TAMC 12.d',
    data: moverData,
    text: (t, s) => `${mover(t, s)} has entered this Siege Box in this round; it can leave in a later one.`,
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
    rule: 'TAMC B44',
    text: 'It comes before what you have added in the list; take that back and name it first.',
  },
  bonusSame: { rule: 'TAMC B44', text: 'A card of the same kind comes before it in the list; use that one.' },
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
  placeOnce: {
    rule: 'TAMC 14.A14',
    data: (t, _s, c) => ({ place: placeId(t, c) }),
    text: (t, _s, c) => `This card has already placed an FFI in ${placeName(t, c)}.`,
  },
  placeOrder: {
    rule: 'TAMC B44',
    data: (t, s, c) => ({ place: placeId(t, c), after: placeId(t, s[top(s) + 3] - 1) }),
    text: (t, s, c) =>
      `${placeName(t, c)} comes before ${placeName(t, s[top(s) + 3] - 1)} in the list; take that back and name it first.`,
  },
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
} satisfies Readonly<Record<string, DeclaredReason<Tables>>>;
