// What the helper panels say beside the map: a fight, the decks, the cards in hand, a march, the needs of the FFI.
import { catalogue, count } from '@bocage/engine';

export const W = catalogue({
  // A fight: who can pay, what a bonus leaves behind.
  suppliesIn: (space: string): string => `supplies in ${space}`,
  ffiLeft: (n: number, place: string): string => `${n} FFI left in ${place}`,
  backToSupply: 'goes back to the supply',
  leftInSiegeBox: (n: number, of: number): string => `${n} of ${of} left in the Siege Box`,
  siegeHolds: (port: string, n: number, of: number): string => `${port} stays besieged: ${n} of ${of}`,
  siegeBreaks: (port: string, n: number, of: number): string => `breaks the siege of ${port}: ${n} of ${of}`,
  destroysPort: (port: string): string => `${port} gets a Port Destruction marker, whether you win or lose`,
  usedUp: 'the card is used up if you win the fight',
  ffiHere: 'FFI in the space',
  ffiOf: (place: string): string => `FFI of ${place}`,
  fairWeatherOnly: 'only in fair Weather',
  garrisonOnly: 'only against a Garrison of a Major Port',
  enemyWithoutCard: (enemy: string): string => `${enemy} (no card)`,
  kampfgruppeIn: (space: string): string => `the Kampfgruppe in ${space}`,

  // The decks.
  intelligenceReports: 'Intelligence Reports',
  intelligenceReport: 'Intelligence Report',
  riesensauerei: 'Riesensauerei!',
  aerialRecon: 'Aerial Recon',
  wehrmacht: 'Wehrmacht',
  report: (title: string, ffi: number): string => `${title}; ${ffi} FFI`,
  portIsDestroyed: (port: string, more: number, now: number, rating: number): string =>
    `${port} ${more} more on ${now} of ${rating}: destroyed`,
  portWouldBeDestroyed: (port: string, more: number, now: number, rating: number): string =>
    `${port} ${more} more on ${now} of ${rating}: would be destroyed`,
  portWouldSurvive: (port: string, more: number, now: number, rating: number): string =>
    `${port} ${more} more on ${now} of ${rating}: would survive`,
  reportsLeft: (n: number, ports: readonly string[]): string =>
    `You draw every card that is left, one in each of the ${count(n, 'round')} to come. ${ports.join('; ')}.`,
  withKampfgruppe: (card: string): string => `${card}: with its Kampfgruppe`,
  noMoreRiesensauerei:
    'No more cards: the phase is skipped after the first Logistics Step and when there are no Kampfgruppen.',
  leftInPhase: 'What is left of the deck in this phase.',
  shuffledEachRound: 'Shuffled again each round, without the cards that are with a Kampfgruppe.',
  reconLeft: (left: number, discards: number): string =>
    `${count(left, 'card')} can be drawn. The discards (${discards}) come back when they are gone.`,
  reconLeftTop: (left: number, discards: number, top: string): string =>
    `${count(left, 'card')} can be drawn. The discards (${discards}) come back when they are gone. On top: ${top}.`,
  cardPrice: (ammo: number, fuel: number): string => `${ammo} Ammo, ${fuel} Fuel`,
  cardPriceMedal: (ammo: number, fuel: number): string => `${ammo} Ammo, ${fuel} Fuel, Medal`,
  wehrmachtLeft: 'What the next Garrison card may cost, before surcharges.',
  wehrmachtLeftTop: (top: string): string => `What the next Garrison card may cost, before surcharges. On top: ${top}.`,
  newFfi: (n: number): string => `New FFI: ${n}.`,
  toBeat: (price: string): string => `${price} to beat.`,

  // The cards that you hold.
  inActionPhase: 'In the Action Phase, as a Bonus action.',
  now: 'Now, as a Bonus action.',
  noPortYet: (ports: number): string => `It cannot open any of the ${ports} Minor Supply Ports yet.`,
  anyFight: (ammo: number): string => `In any fight: ${ammo} Ammo less.`,
  anyFightFair: (ammo: number): string => `In any fight, in fair Weather only: ${ammo} Ammo less.`,
  garrisonFight: (ammo: number): string => `In a fight against a Garrison: ${ammo} Ammo less.`,
  garrisonFightFair: (ammo: number): string =>
    `In a fight against a Garrison, in fair Weather only: ${ammo} Ammo less.`,
  beforeCombat: 'Before a combat: FFI join in the space of the fight.',
  twoFfi: 'Always: two FFI may support one combat.',
  untilRound: (round: number): string => `Until the end of round ${round}.`,
  decided: 'Decided.',
  countsAtEnd: 'Counts at the end.',
  whenTextSays: 'When its text says so.',
  inHand: 'in hand',
  inForce: 'in force',
  kept: 'kept',

  // A march.
  stopEndsMove: 'a fight or a halt here ends the move',
  stopCostsFuel: 'after a fight or a halt here it costs 1 Fuel to continue',
  stopWithoutFuel: 'after a fight or a halt here it cannot continue: no Fuel is left',
  notThatWay: 'The move cannot go that way.',

  // What the FFI can do.
  siegeBox: (port: string): string => `${port}, Siege Box`,
  siegeNeeds: (there: number, needed: number, missing: number): string =>
    `${there} of ${needed} in the Siege Box: ${missing} more`,
  besieged: (there: number, needed: number): string => `${there} of ${needed} in the Siege Box: besieged`,
  besiegedAndSpare: (there: number, needed: number, spare: number): string =>
    `${there} of ${needed} in the Siege Box: besieged, ${spare} to spare`,
  supportsHere: (ffi: number): string => `${ffi} FFI here: 1 Ammo less in a fight here`,
  holdsAndSupports: (ffi: number): string =>
    `${ffi} FFI here: the Kampfgruppe cannot move, and a fight here costs 1 Ammo less`,
  wouldSupport: 'with an FFI here a fight here would cost 1 Ammo less',
  wouldHoldAndSupport: 'with an FFI here the Kampfgruppe could not move, and a fight here would cost 1 Ammo less',
});
