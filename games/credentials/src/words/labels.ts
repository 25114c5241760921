// Labels, costs, warnings and odds: the words that the rules put beside their data.
import { andList, capital, count, orList, percent } from '@bocage/engine';

// 07-intelligence
export const placeFfi = (name: string): string => `Place the FFI in ${name}`;
export const there = (n: number): string => `${n} there`;
export const repairNothing = 'Repair nothing';
export const repair = (port: string): string => `Repair ${port}`;
export const markers = (n: number, rating: number, isDestroyed: boolean): string =>
  `${n} of ${rating} markers${isDestroyed ? ', destroyed' : ''}`;
export const giveUp = (k: number, kind: string, division: string): string =>
  `Send ${k} ${kind} of the ${division} to the Supply Pool`;

// 08-riesensauerei
export const drawFor = (place: string): string => `Draw for the Kampfgruppe in ${place}`;
export const staysForGood = (name: string): string => `${name}: stays for good`;
export const goesTo = (name: string, places: readonly string[]): string => `${name}: ${orList(places)}`;
export const drawsAgain = (name: string): string => `${name}: draws again`;
export const firstCard = 'First card for this Kampfgruppe';
export const fightWith = (division: string): string => `Fight it with the ${division}`;
export const carries = (supplies: string): string => `carries ${supplies}`;

// 10-ffi
export const moveNoMoreFfi = 'Move no more FFI';
export const moveFfi = (from: string, to: string): string => `Move 1 FFI from ${from} to ${to}`;
export const holds = (name: string, n: number): string => `${name} holds ${n}`;

// 13-special
export const oneAmmo = '1 Ammo';
export const oneFuel = '1 Fuel';
export const theTankDestroyer = 'the Tank Destroyer';
export const doNotGive = (part: string): string => `Do not give ${part}`;
export const giveToThe = (part: string, division: string): string => `Give ${part} to the ${division}`;

// odds
export const youCanPay = (price: string): string => `${price}: you can pay`;
export const youCannotPay = (price: string): string => `${price}: you cannot pay`;
export const kampfgruppeIn = (place: string): string => `Kampfgruppe in ${place}`;
export const rennesGarrison = 'Rennes garrison';
export const unknownContact = 'Unknown Contact';
export const enemyUnit = 'Enemy unit';
export const garrisonOf = (garrison: number, place: string): string => `Garrison ${garrison} of ${place}`;
export const winsAgainst = (wins: number): string =>
  `You can win against ${percent(wins)} of the cards, using every bonus`;
export const nothingButWeather = 'nothing but Weather';
export const aHalt = 'a halt';
export const news = 'news from Brest, Nantes or Rennes';
export const crowds = (value: number): string => `crowds: ${value} Food or a halt`;
export const civilians = 'civilians to evacuate: a Medal for Food';
export const suppliesFound = 'supplies found';
export const helpOfTheFfi = 'help of the FFI';
export const garrisonInPlay = 'Garrison 4 of Brest is in play';
export const aCardToKeep = 'a card to keep';
export const fightYouCanPay = (ammo: number | undefined): string => `a fight for ${ammo} Ammo: you can pay`;
export const fightYouCannotPay = (ammo: number | undefined): string => `a fight for ${ammo} Ammo: you cannot pay`;
export const contactYouCanWin = 'Unknown Contact: you can win';
export const contactYouCannotWin = 'Unknown Contact: you cannot win';
export const reconCard = (place: string): string => `Aerial Recon card in ${place}`;
export const cardsCanComeUp = (n: number): string => `${count(n, 'card')} can be drawn`;

// encirclement
export const open = (place: string): string => `Open ${place}`;

// logistics
export const feedThe = (division: string): string => `Feed the ${division}`;
export const oneFood = '1 Food';

// stow
export const asBefore = 'as before';
export const more = (n: number): string => `${n} more`;
export const fewer = (n: number): string => `${n} fewer`;
export const takeAlong = (k: number, kind: string, division: string): string =>
  `Take ${k} ${kind} with the ${division}`;
export const wouldStarve = (division: string): string =>
  `The ${division} would have no Food and starve at the next Logistics Step.`;

// supplies
export const take = (n: number, kind: string): string => `Take ${n} ${kind}`;
export const inTheStock = (n: number): string => `${n} in the Stock`;
export const takeOneEach = (kinds: readonly string[]): string => `Take ${andList(kinds.map((kind) => `1 ${kind}`))}`;

// trucks
export const placeNoMoreTrucks = 'Place no more Trucks';
export const sendTruck = (from: string, to: string): string => `Send a Truck from ${from} to ${to}`;
export const truckFor = (supplies: string): string => `1 Truck for ${supplies}`;
export const load = (k: number, kind: string): string => `Load ${k} ${kind}`;
export const onTheTruck = (n: number, truckLoad: number): string => `${n} of ${truckLoad} on the Truck`;

// felix
export const keepFelix = 'Keep Jedburgh ‘Felix’';
export const playFelix = (n: number): string => `Play Jedburgh ‘Felix’: ${n} FFI join`;

// needs
export const defensiveHaltung = 'Defensive Haltung';
export const hinterhalt = 'Hinterhalt';
export const infantryInRennes = 'infantry in Rennes';
export const airSupport = 'Air Support';
export const partAmmo = (words: string): string => `${capital(words)}, Ammo`;
export const partFuel = (words: string): string => `${capital(words)}, Fuel`;

// payment
export const theDivision = (division: string): string => `the ${division}`;
export const payFrom = (k: number, kind: string, source: string): string => `Pay ${k} ${kind} from ${source}`;

// choices
export const placeOneFfi = (place: string): string => `Place 1 FFI in ${place}`;
export const takeOne = (kind: string): string => `Take 1 ${kind}`;
export const evacuate = 'Evacuate the civilians: a Medal, and the move ends';
export const feedTheCrowds = 'Feed the crowds and move on';
export const foodCost = (value: number): string => `${value} Food`;
export const decline = 'Decline';
export const halt = 'Halt; moving on costs 1 Fuel';
export const willStarve = (division: string): string =>
  `The ${division} will starve at the next Logistics Step unless Food reaches it.`;
export const revealKampfgruppe = 'Remove the FFI and reveal the Kampfgruppe';
export const holdKampfgruppe = 'Keep the FFI there: the Kampfgruppe is held';
