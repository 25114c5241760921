// What is said of a position that cannot be read or cannot exist. A client puts the line of the file before it.
import { catalogue, count, orList } from '@bocage/engine';

export const W = catalogue({
  // Lines that cannot be read.
  notLine: 'is not a line of a position',
  notNumber: (value: string, most: number): string => `'${value}' is not a number from 0 to ${most}`,
  notOneOf: (value: string, values: readonly string[]): string => `'${value}' is not ${orList(values)}`,
  notTokens: (text: string): string => `'${text}' is not Fuel/Ammo/Food, such as 2/1/0`,
  notFresh: (value: string): string => `'${value}' is not 'fresh'`,
  noSpace: (id: string): string => `there is no space '${id}'`,
  noPlace: (id: string): string => `there is no place '${id}'`,
  noFfiPlace: (id: string): string => `there is no place '${id}' for FFI`,
  noRoad: (id: string): string => `there is no road '${id}'`,
  noDivision: (id: string): string => `there is no Division '${id}'`,
  noCard: (id: string): string => `there is no card '${id}'`,
  noGarrison: (number: string): string => `there is no Garrison ${number}`,
  notAtLevel: (card: string): string => `${card} is not in the deck at this level`,
  notDedicatedSpace: (word: string): string => `'${word}' is not a dedicated space`,
  notDedicatedCard: (word: string): string => `'${word}' is not a Wehrmacht card, ? or -`,
  notRiesensauerei: (item: string): string => `'${item}' is not a card of the Riesensauerei! deck with its number`,
  controlledFromStart: (space: string): string => `you control ${space} from the start`,
  notFfi: (item: string): string => `'${item}' is not a place and a number of FFI`,
  notTrucks: (item: string): string => `'${item}' is not a place and a number of Trucks`,
  notKampfgruppe: (word: string): string => `'${word}' is not a state of a Kampfgruppe`,
  ffiMoved: 'only 1 or 2 FFI can have moved to a space',
  destructionMarkers: (most: number): string => `the number of Port Destruction markers is 0 to ${most}`,
  notPortState: (word: string): string => `'${word}' is neither pd nor down`,
  notMinorPort: (id: string): string => `'${id}' is not a Minor Supply Port`,
  openOrClosed: (id: string): string => `${id} is either open or closed`,
  needsPhase: 'a position needs a phase (action or ffi) or a stack',

  // Pieces that are laid by hand.
  onlyFfiInZone: 'only FFI can be in a Maquis Zone',
  kampfgruppeThere: (space: string): string => `there is already a Kampfgruppe in ${space}`,
  notByHand: (piece: string): string => `'${piece}' cannot be moved by hand`,

  // What cannot be: counts.
  ffiOnBoard: (found: number, most: number): string => `there are ${found} FFI on the board, but only ${most} markers`,
  tokens: (found: number, kind: string, most: number): string =>
    `there are ${count(found, `${kind} token`)}, but the box has only ${most}`,
  fuel: (found: number, wanted: number): string => `there are ${found} Fuel, not ${wanted}`,
  ammo: (found: number, wanted: number): string => `there are ${found} Ammo, not ${wanted}`,
  food: (found: number, wanted: number): string => `there are ${found} Food, not ${wanted}`,
  trucks: (found: number, wanted: number): string => `the number of Trucks is ${found}, not ${wanted}`,
  ffi: (found: number, wanted: number): string => `there are ${found} FFI, not ${wanted}`,
  controlMarkers: (found: number, wanted: number): string => `the number of Control markers is ${found}, not ${wanted}`,
  intelligenceCards: (found: number, wanted: number): string =>
    `the number of Intelligence Report cards is ${found}, not ${wanted}`,
  reconCards: (found: number, wanted: number): string => `the number of Aerial Recon cards is ${found}, not ${wanted}`,
  wehrmachtCards: (found: number, wanted: number): string => `the number of Wehrmacht cards is ${found}, not ${wanted}`,
  belowZero: (kind: string): string => `there is less than 0 ${kind} in the General Stock or the Supply Pool`,

  // What cannot be: on the map.
  tooManyFfi: (space: string, found: number): string =>
    `there are ${found} FFI in ${space}; the limit is 2 (TAMC 10.e)`,
  moreFfiMoved: (space: string): string => `more FFI have moved to ${space} than are there`,
  tooManyTokens: (space: string, found: number, most: number): string =>
    `there are ${found} tokens in ${space}; the limit is ${most} (TAMC 11.j)`,
  suppliesHere: (space: string): string =>
    `there are supplies in ${space}, but you do not control it and it is not a Siege Box with a Division (RTTR 2.6)`,
  tooManyDivisions: (found: number, space: string): string =>
    `there are ${found} Divisions in ${space}; the limit is 1 (TAMC 9.d)`,
  carriesTooMuch: (division: string, found: number, most: number): string =>
    `the ${division} carries ${found} tokens; the limit is ${most} (TAMC 11.j)`,
  divisionNowhere: (division: string): string => `the ${division} is nowhere`,
  tooManyMarkers: (port: string, found: number, rating: number): string =>
    `${port} has ${count(found, 'Port Destruction marker')}; its rating is ${rating}`,
  tooManyTrucks: (found: number, road: string, most: number): string =>
    `there are ${found} Trucks on the road ${road}; the limit is ${most} (TAMC 11.l)`,
  kampfgruppeTooLate: (space: string): string =>
    `there is a Kampfgruppe in ${space} after the first Logistics Step (TAMC 8.p)`,
  kampfgruppeBesideDivision: (space: string): string =>
    `there is a Kampfgruppe and a Division in ${space}; they would fight (TAMC 8.k)`,
  notCaptured: (port: string): string => `${port} has no Garrison left but is not captured (TAMC 12.s)`,
  capturedWithGarrison: (port: string): string => `${port} is captured but still has a Garrison (TAMC 12.s)`,

  // What cannot be: cards and markers.
  kampfgruppeCards: (found: number, cards: number): string =>
    `the number of Kampfgruppen on the board is ${found}, but the number of their cards beside it is ${cards}`,
  faceDown: (found: number, unseen: number): string =>
    `the number of Division cards face down is ${found}, but ${unseen} have not been seen`,
  dedicatedAndElsewhere: (card: string): string => `${card} is on a dedicated space and in another place`,
  inTwoPlaces: (card: string): string => `${card} is in two places`,
  rennesWithoutCard: 'the Rennes Garrison marker has no Division card',
  contactWithoutCard: 'the Unknown Contact marker has no Division card that was seen',
  unknownCities: 'Trucks came from cities that do not exist',

  // What cannot be: open procedures.
  noGarrisonFought: (space: string): string => `the stack has a fight against a Garrison that is not in ${space}`,
  noCardFought: 'the stack has a fight against a card that does not exist',
  noStep: (step: number): string => `the stack has a step ${step} that does not exist`,
  outOfRange: (i: number, step: string, value: number, least: number, most: number): string =>
    `number ${i} of ${step} on the stack is ${value}; it must be from ${least} to ${most}`,
});
