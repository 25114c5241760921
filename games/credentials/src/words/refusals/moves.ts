// Why something is refused in a Move, a fight, on a card, and in the phases of the enemy and the resistance.
import { andList, capital, type DeclaredReason, type State, top } from '@bocage/engine';
import { DIV_AT, FFI, FFI_SUPPLY } from '../../state/layout.ts';
import { divisionsAt, nextGarrison } from '../../state/queries.ts';
import type { GameData } from '../../state/tables.ts';
import { divisionName, divisionWord, placeId, placeName, portName } from '../names.ts';

const arg = (choice: number): number => choice & 255;
const spaceOf = (t: GameData, choice: number): string => t.spaceNames[arg(choice)];
/** The Division of the Move on top, and where it stands. */
const mover = (t: GameData, s: State): string => `the ${divisionName(t, s, s[top(s) + 1])}`;
/** The same at the start of a sentence. */
const Mover = (t: GameData, s: State): string => capital(mover(t, s));
const moverAt = (s: State): number => s[DIV_AT + s[top(s) + 1]];

const spaceData = (t: GameData, _s: State, choice: number) => ({ space: t.spaceIds[arg(choice)] });
const moverData = (t: GameData, s: State) => ({ division: divisionWord(t, s, s[top(s) + 1]) });

function roads(t: GameData, from: number): string {
  return andList(t.spaceNames.filter((_, space) => (t.out[from] & (1 << space)) !== 0));
}

export const moveRefusals = {
  // Move
  noRoad: {
    rule: 'RTTR 6.1',
    data: (t, s, c) => ({ from: t.spaceIds[moverAt(s)], to: t.spaceIds[arg(c)] }),
    text: (t, s, c) =>
      `No road leads from ${t.spaceNames[moverAt(s)]} to ${spaceOf(t, c)}. Roads lead to ${roads(t, moverAt(s))}.`,
  },
  againstArrow: {
    rule: 'TAMC 9.c',
    data: (t, s, c) => ({ from: t.spaceIds[moverAt(s)], to: t.spaceIds[arg(c)] }),
    text: (t, s, c) =>
      `Divisions may use this road only from ${spaceOf(t, c)} to ${t.spaceNames[moverAt(s)]}, not back.`,
  },
  occupied: {
    rule: 'TAMC 9.d',
    data: spaceData,
    text: (t, _s, c) =>
      `Another Division is in ${spaceOf(t, c)}. Only start spaces and Siege Boxes hold more than one.`,
  },
  entryAmmo: {
    rule: 'TAMC 13.R1',
    data: (t, s, c) => ({ space: t.spaceIds[arg(c)], division: divisionWord(t, s, s[top(s) + 1]) }),
    text: (t, s, c) => `${spaceOf(t, c)} is fortified: entering costs 1 Ammo, and ${mover(t, s)} has none.`,
  },
  noAirCover: {
    rule: 'RTTR 10.2',
    text: 'Air Support covers a fortified entry only in fair Weather and where a card is drawn. Its marker must be on the Aerial Recon deck.',
  },
  noSpaces: {
    rule: 'TAMC 10.i',
    data: moverData,
    text: (t, s) =>
      `${Mover(t, s)} has no space left. One more comes from an FFI of a Maquis Zone whose entry space it used, or from the Tank Destroyer.`,
  },
  goOnFuel: {
    rule: 'TAMC rA5',
    data: moverData,
    text: (t, s) => `Moving on after a fight or a halt costs 1 Fuel, and ${mover(t, s)} has none.`,
  },
  inBox: {
    rule: 'TAMC rA29',
    text: 'Entering a Siege Box ends the move. Only one attack with the remaining spaces may follow.',
  },
  boxThisRound: {
    rule: 'TAMC 12.d',
    data: moverData,
    text: (t, s) => `${Mover(t, s)} entered this Siege Box this round. It can leave in a later one.`,
  },
  evacEnds: { rule: 'TAMC 14.A06', text: 'The move has ended.' },
  notInBox: { rule: 'TAMC 12.i', data: moverData, text: (t, s) => `${Mover(t, s)} is not in a Siege Box.` },
  noGarrison: { rule: 'TAMC 5.b', text: 'That Garrison is not in play here.' },
  garrisonDown: {
    rule: 'TAMC 12.r',
    data: (_t, _s, c) => ({ garrison: arg(c) }),
    text: (_t, _s, c) => `Garrison ${arg(c)} is already beaten.`,
  },
  garrisonOrder: {
    rule: 'TAMC 5.b',
    data: (t, s, c) => ({ garrison: arg(c), next: nextGarrison(t, s, t.port[moverAt(s)]) }),
    text: (t, s, _c) =>
      `Garrisons are attacked from the highest number down. Attack Garrison ${nextGarrison(t, s, t.port[moverAt(s)])} first.`,
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
      return `${portName(t, port)} is not besieged (${there} of ${t.siege[port]}). Only an armored Division attacks without a siege.`;
    },
  },
  oneAttack: { rule: 'TAMC 12.m', text: 'A Move may contain only one attack.' },
  leaveAfterAttack: { rule: 'TAMC rA15', text: 'After an attack the Division can do no more.' },
  helpNotNeeded: { rule: 'TAMC 10.h', text: 'The Division still has spaces of its own. Use help when they are gone.' },
  helpUsed: { rule: 'TAMC 10.i', text: 'Only one FFI can help in a Move.' },
  helpNoEntry: {
    rule: 'TAMC 10.h',
    text: 'The Division has not been in an entry space of that Zone during this move.',
  },
  helpNoFfi: {
    rule: 'TAMC 10.i',
    text: 'There is no FFI in that Maquis Zone. FFI in a space give no movement.',
  },
  helpNoTd: { rule: 'TAMC 13.M4', text: 'The Tank Destroyer marker is not with this Division.' },
  helpUseless: { rule: 'TAMC 10.h', text: 'The extra space could not be used.' },
  helpPending: { rule: 'TAMC 10.h', text: 'Use the extra space now, or undo it.' },
  stopNotMoved: {
    rule: 'RTTR 6.1',
    text: 'The Division has not moved yet. Enter a space, attack, or undo the Move.',
  },
  // Fight
  bonusNotHeld: { rule: 'RTTR 7.3', text: 'You do not hold that card.' },
  bonusGarrison: { rule: 'TAMC 14.A03', text: 'That card helps only against a Garrison of a Major Port.' },
  bonusWeather: { rule: 'TAMC 13.W1', text: 'That card can be used only in fair Weather.' },
  bonusNoNeed: { rule: 'RTTR 9.2', text: 'You need no more Ammo.' },
  bonusNotEnough: {
    rule: 'RTTR 9.6',
    text: 'Even with every bonus below it in the list, that is not enough to win. Add a bonus higher in the list first.',
  },
  bonusOrder: {
    rule: 'TAMC B44',
    text: 'Add bonuses in the order listed. Undo the last one to add this one before it.',
  },
  bonusSame: { rule: 'TAMC B44', text: 'A card of the same kind is higher in the list. Use that one.' },
  ffiNone: { rule: 'TAMC 10.l', text: 'There is no FFI in the space of this fight.' },
  ffiZoneNone: { rule: 'TAMC 10.k', text: 'There is no FFI in that Maquis Zone.' },
  ffiNoEntry: { rule: 'TAMC 10.k', text: 'The fight is not in an entry space of that Maquis Zone.' },
  ffiLimit: { rule: 'TAMC rA23', text: 'One FFI supports a fight, two with Colonel Eon.' },
  felixLate: { rule: 'TAMC B17', text: 'You have seen the enemy. Felix joins only before that.' },
  cannotPay: { rule: 'RTTR 9.3', text: 'You cannot pay that yet. Add a bonus, or accept the loss.' },
  mustPay: { rule: 'RTTR 9.4', text: 'The Division can pay by itself, so it must fight and win.' },
  yieldChosen: { rule: 'RTTR 9.6', text: 'The bonuses that you chose win the fight. Fight, or undo them.' },
  felixSiege: { rule: 'TAMC B17', text: 'The attack was declared without a siege: Felix must complete it.' },
  felixLimit: {
    rule: 'TAMC 14.A12',
    data: (_t, s) => ({ supply: s[FFI_SUPPLY] }),
    text: (_t, s) => `The space holds at most two FFI, and the supply has ${s[FFI_SUPPLY]}.`,
  },
  payRange: { rule: 'RTTR 9.3', text: 'That is more than you owe, or the others could not pay the rest.' },
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
      `Choose places in the order listed: ${placeName(t, c)} comes before ${placeName(t, s[top(s) + 3] - 1)}. Undo that first.`,
  },
  placeTooFew: {
    rule: 'TAMC 14.A14',
    text: 'Too few places would be left for the rest of the card. Choose an earlier one.',
  },
  cannotGive: { rule: 'TAMC 14.x', text: 'There is not enough Food on the card or in the space.' },
  poolLacks: { rule: 'TAMC rA4', text: 'The Supply Pool does not hold that token.' },
  // Intelligence
  noMarker: { rule: 'TAMC 7.e', text: 'That port holds no Port Destruction marker.' },
  notChoosable: { rule: 'TAMC 8.a', text: 'No Riesensauerei! card is drawn for that Kampfgruppe now.' },
  // FFI Phase
  ffiNotThere: { rule: 'TAMC 10.a', text: 'There is no FFI there that has not moved in this phase.' },
  ffiFar: { rule: 'TAMC 10.c', text: 'Those two places are not adjacent. An FFI moves one space.' },
  ffiEntry: { rule: 'TAMC 10.b', text: 'From a Maquis Zone an FFI moves to one of its entry spaces.' },
  ffiBack: { rule: 'TAMC B20', text: 'FFI cannot return to a Maquis Zone.' },
  ffiFull: { rule: 'TAMC 10.e', text: 'Two FFI are already there. Move one of them first.' },
  eatOrder: { rule: 'TAMC LG12', text: 'That Division is not among those who may eat now.' },
  excessRange: { rule: 'RTTR 2.4', text: 'Bring the card down to its capacity, and no further.' },
} satisfies Readonly<Record<string, DeclaredReason<GameData>>>;
