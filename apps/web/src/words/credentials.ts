// What the table of These Are My Credentials says beside its map.
import { count } from '@bocage/engine';
import type { Child, Line } from './line.ts';

// aid
export const drawForAllKampfgruppen = 'Draw for all Kampfgruppen';

// automa
export const onceMoreStepBy = 'Once more, step by step';
export const whatTheCardsBring = 'What the cards bring';
export const of = (at: number, n: number): string => `${at} of ${n}`;
export const next = (kbd: Child): Line => ['Next ', kbd];
export const pause = 'Pause';
export const play = 'Play';
export const line = '>';

// bits
export const rule = (rule: string): string => `Rule ${rule}`;

// combat
export const whatItTakes = 'What it takes';
export const whatComesOnTop = 'What comes on top of its card';
export const ammo = 'Ammo';
export const fuel = 'Fuel';
export const itsCardNotSeen = 'its card, not seen yet: see the chances';
export const bonusesChosen = 'bonuses chosen';
export const needed = 'needed';
export const has = (name: string): string => `${name} has`;
export const later = (later: string): string => `Later: ${later}.`;
export const useItAndFight = 'Use it and fight';
export const useIt = 'Use it';
export const leaveItOut = 'Leave it out';
export const against = (who: string, enemy: string): string => `${who} against ${enemy}`;
export const bonuses = 'Bonuses';
export const noFfiAndNo = 'No FFI and no card could help here.';
export const itCanBePaid = 'It can be paid now.';
export const stillMissingAmmo = (max: number): string => `Still missing: ${max} Ammo.`;

// convoy
export const takeOutTheTruck = (from: string, to: string): string => `Take out the Truck from ${from} to ${to}`;
export const onTheTruckFrom = (kind_word: string, from: string, to: string): string =>
  `${kind_word} on the Truck from ${from} to ${to}`;
export const less = (what: string): string => `Less ${what}`;
export const more = (what: string): string => `More ${what}`;
export const convoy = 'Convoy';
export const beingLaidOut = 'being laid out';
export const confirmedMayStillBe = 'confirmed; may still be changed';
export const pressASpaceOn = 'Press a space on the map, or a road below, for the first truck.';
export const uses = 'Uses';
export const truck = 'Truck';
export const atTheLogisticsStep = (news: string): string => `At the Logistics Step: ${news}.`;
export const confirmTheConvoy = 'Confirm the convoy';
export const dropIt = 'Drop it';
export const takeItBack = 'Take it back';

// end
export const victoryPointsByRound = 'Victory points by round';
export const roundPointsShowIt = (round: number, points: number): string =>
  `Round ${round}: ${points} points. Show it on the map.`;
export const roundPoints = (round: number | undefined, points: number | undefined): string =>
  `Round ${round}: ${points} points.`;
export const theCampaign = 'The campaign';
export const replayOnTheMap = 'Replay on the map';
export const roundBefore = 'Round before';
export const roundPoints2 = (round: Child, b: Child): Line => ['Round ', round, ': ', b, ' points'];
export const roundAfter = 'Round after';
export const division = 'Division';
export const used = 'used';
export const lost = 'lost';
export const fights = 'fights';
export const starved = (starved: number): string => `starved ${starved === 1 ? 'once' : `${starved} times`}`;
export const wonLost = (won: number, beaten: number): string => `${won} won, ${beaten} lost`;
export const ranLeftBehindAnd = (trucks: number): string =>
  `${count(trucks, 'Truck')} ran. Left behind and gone to the Pool:`;

// facts
export const food = 'Food';
export const armored = 'Armored';
export const infantry = 'Infantry';

// ffi
export const theResistance = 'The resistance';
export const nothingIsFinalBefore = 'nothing is final before the phase ends';
export const siegeOf = (name: string): string => `Siege of ${name}`;
export const from = (fromName: string): string => `from ${fromName}`;
export const ffi = 'FFI';
export const ffiIn = (name: string, ffi: number, moved: number): string =>
  moved > 0 ? `${name} ${ffi} (${moved} moved)` : `${name} ${ffi}`;
export const noneOnTheMap = 'none on the map';
export const movesSoFar = 'Moves so far';
export const takeBack = (say: string): string => `Take back ${say}`;
export const confirmAllAndEnd = 'Confirm all and end the phase';
export const takeAllBack = 'Take all back';

// kit
export const tdXx = 'TD XX';
export const xx = 'XX';
export const starves = 'starves';
export const n1Ammo = '+1 Ammo';
export const n1Fuel = '+1 Fuel';
export const kampfgruppeCounter = (ammo: string): string => `KG ${ammo}`;
export const garrisonCounter = (ammo: string): string => `G ${ammo}`;
export const intelligence = 'Intelligence';
export const riesensauerei = 'Riesensauerei!';
export const action = 'Action';

// label
export const saintMarcel = 'Saint-Marcel';
export const callac = 'Callac';
export const base = 'base';

// lettering
export const englishChannel = 'English Channel';
export const bayOfStBrieuc = 'Bay of St-Brieuc';
export const iroise = 'Iroise';
export const bayOfBiscay = 'Bay of Biscay';
export const montsDarree = 'Monts d’Arrée';
export const montagnesNoires = 'Montagnes Noires';
export const n50Km = '50 km';
export const projectionAndCoast = 'Lambert conformal conic; coast: Natural Earth 1:10m';
export const heightsAndRoads = 'Heights sketched; roads reconstructed';

// load-column
export const spaces = (armored: boolean, spaces: number): string =>
  `${armored ? 'Armored' : 'Infantry'} · ${spaces} spaces`;
export const forTheNow = (by: number, word: string, name: string, tokensOf: number | undefined): string =>
  `${by > 0 ? 'More' : 'Less'} ${word} for the ${name}, now ${tokensOf}`;
export const againstBefore = (signedOf: string): string => `${signedOf} against before`;
export const unloadAllIn = (name: string): string => `Unload all in ${name}`;
export const fillUpThe = (name: string): string => `Fill up the ${name}`;
export const unloadAll = 'Unload all';
export const fillUp = 'Fill up';
export const asBefore = (name: string): string => `${name} as before`;
export const asBefore2 = 'As before';
export const nextLogisticsStep = 'Next Logistics Step';
export const notKnownYet = 'not known yet';
export const eatStarve = (n: number, n2: number): string => `${n} eat, ${n2} starve`;
export const liesHere = 'lies here';
export const onItsCard = 'on its card';
export const of2 = (n: number, capacity: number): string => `${n} of ${capacity}`;

// load-sheet
export const dragATokenOr = 'Drag a token, or press − and +.';
export const aTruckCarriesHas = (how: string, capacity: number | undefined, placeName: string, room: number): string =>
  `${how} A Truck carries ${capacity}; ${placeName} has room for ${room}.`;
export const theIsIn = (divisionName: string, placeName: string): string => `The ${divisionName} is in ${placeName}.`;
export const aCardHolds = (how: string, capacity: number | undefined, place: string, capacity2: number): string =>
  `${how} A card holds ${capacity}, ${place} ${capacity2}.`;
export const l = 'L';
export const b = 'B';
export const loadLikeThis = (span: Child): Line => [span, 'Load like this'];
export const whoCarriesWhatFrom = (place: string): string => `Who carries what from ${place}?`;
export const whatDoesTheTruck = (place: string, placeName: string): string =>
  `What does the Truck carry from ${place} to ${placeName}?`;
export const column = 'Column';
export const loadAndUnloadOn = 'Load and unload on one sheet';

// load-words
export const nothing = 'nothing';
export const the = (columnName: string): string => `the ${columnName}`;
export const to = (tokensWords: string, name: string): string => `${tokensWords} to ${name}`;
export const from2 = (tokensWords: string, name: string): string => `${tokensWords} from ${name}`;
export const nothingMoves = 'Nothing moves.';
export const moves = (n: number, parts: string): string => `Moves ${count(n, 'token')}: ${parts}.`;
export const eatsAtOnce = 'eats at once';
export const itStarvesUntilThen = 'it starves until then';
export const eats1Food = 'eats 1 Food';
export const foodLeft = (n: number): string => `${n} Food left`;
export const thenNone = 'then none';
export const noFoodOnIts = 'no Food on its card';
export const theWouldStarveNo = (name: string): string => `The ${name} would starve: no Food can be spared here.`;
export const theWouldStarveGive = (name: string, columnName: string): string =>
  `The ${name} would starve: give it 1 Food of the ${columnName}.`;

// march
export const endTheMarchBefore = (label: string): string => `End the march before: ${label}`;
export const nothingWaitsThere = 'Nothing waits there.';
export const fuelAfterFights = (fuel: number): string => `up to ${fuel} Fuel more after fights or halts`;
export const oneFfi = '1 FFI';
export const theTankDestroyer = 'the Tank Destroyer';
export const marchUses = (uses: Child, tokens: Child, extras: string, left: Child, fights: boolean): Line => [
  uses,
  ' ',
  tokens,
  extras === '' ? '; left on its card: ' : `, ${extras}; left on its card: `,
  left,
  fights ? ', before any fight is paid' : '',
];
export const marchOfThe = (piece: string): string => `March of the ${piece}`;
export const nothingIsPlayedYet = 'nothing is played yet';
export const pressARingedSpace = 'Press a ringed space on the map, or take a leg below.';
export const nextLeg = 'Next leg';
export const legByAir = (leg: string): string => `${leg} by air`;
export const stopsWhereSomethingIs = 'stops where something is revealed';
export const dropThePlan = 'Drop the plan';
export const marchPlanner = 'March planner';
export const planAMarch = 'Plan a march';

// margin-rest
export const theTruckStockIs = 'The Truck Stock is empty.';
export const toTakeUntilThe = (stock: number): string => `${count(stock, 'Truck')} to take until the Logistics Step.`;
export const logistics = 'Logistics';
export const trucks = 'Trucks';
export const stock = 'Stock';
export const pool = 'Pool';
export const level = 'Level';
export const take = 'Take';
export const place = 'Place';
export const levelNow = (level: number): string => `${level} ▸ now`;
export const trucksInReserveAside = (reserve: number, aside: number): string =>
  `Trucks in reserve ${reserve}, aside ${aside}.`;
export const nextLogisticsStep2 = 'Next Logistics Step.';
export const generalMiddleton = 'General Middleton';
export const scoreCardsAndDecks = 'Score, cards and decks';

// margin
export const roomForMore = (spoken: string, max: number): string => `${spoken}; room for ${max} more`;
export const spaces2 = (armored: boolean, spaces: number): string =>
  `${armored ? 'armored' : 'infantry'} · ${spaces} spaces`;
export const logisticsStep = (mealText: string): string => `Logistics Step: ${mealText}`;
export const divisions = 'Divisions';
export const truckStockEmpty = 'Truck Stock empty';
export const logisticsStepIn = (stock: number): string => `Logistics Step in ${count(stock, 'Truck')}`;
export const vp = (b: Child): Line => [b, ' VP'];
export const badWeatherNoAir = '☂ bad Weather: no Air Support';
export const fairWeather = '☀ fair Weather';

// more
export const aerialReconCards = 'Aerial Recon cards';
export const noneInHandOr = 'None in hand or in force.';
export const decks = 'Decks';
export const left = (name: string, reduce: number): string => `${name}: ${reduce} left`;
export const left2 = 'left';
export const seen = 'seen';
export const notControlled = 'not controlled';
export const majorPort = 'Major Port';
export const truckOnARoad = 'Truck on a road';
export const whatTheSignsMean = 'What the signs mean';

// plan
export const theConvoyCanNo = 'The convoy can no longer be changed.';
export const theLoadingInBetween = 'The loading in between does not fit any more.';
export const theTruckCannotCarry = 'The Truck cannot carry that. See what is there and what fits.';

// ports
export const siege = (have: number, need: number): string => `Siege ${have}/${need}`;

// score
export const playingOnOfGames = (n: number, games: number): string => `Playing on: ${n} of ${games} games.`;
export const projectedTheMeanOf = (
  games: number,
  at: number,
  at2: number,
  round: number,
  respectable: number,
): string =>
  `Projected: the mean of ${games} games played on from here by rules of thumb, each with other cards. Eight in ten end with ${at} to ${at2} points; ${round}% reach${respectable}.`;
export const victoryPoints = 'Victory points';
export const victoryPoints2 = (over: boolean): string => `Victory points${over ? ', final' : ' if the game ended now'}`;
export const now2 = 'now';
export const projected = 'projected';
export const pointsARespectableOutcome = (respectable: number, outstanding: number, string: string): string =>
  `${respectable} points: a respectable outcome; ${outstanding}: outstanding work · level ${string}`;
export const projectToTheEnd = 'Project to the end';

// tales
export const fightCost = (ammo: number, fuel: number): string =>
  fuel > 0 ? `${ammo} Ammo, ${fuel} Fuel` : `${ammo} Ammo`;
export const beaten = 'beaten';
export const held = 'held';

// telling
export const intelligenceReport = 'Intelligence Report';
export const aerialRecon = 'Aerial Recon';
export const wehrmacht = 'Wehrmacht';
export const logisticsStep2 = 'Logistics Step';

// words
export const outstandingWork = 'Outstanding work';
export const aRespectableOutcome = 'A respectable outcome';
export const roomForImprovement = 'Room for improvement';
export const stillStarves = 'still starves';
export const eatsFromItsCard = 'eats from its card';
export const eatsIn = (placeName: string): string => `eats in ${placeName}`;
export const eatsOrStarvesFood = (food: number, hungry: number): string =>
  `eats or starves: ${food} Food for ${hungry} Divisions`;
// automa
export const skip = (kbd: Child): Line => ['Skip ', kbd];

// convoy
export const n1CoreActionLeft = (uses: Child, trucks: number, reserve: number, more: Child): Line => [
  uses,
  ` 1 Core action, ${count(trucks, 'Truck')}; ${reserve} left in reserve. `,
  more,
];

// load-sheet
export const asLastTime = (rest: Child): Line => [rest, 'As last time'];
export const allAsBefore = (rest: Child): Line => [rest, 'All as before'];
export const viiiCorpsDecides = (free: boolean, rule: Child): Line => [
  free ? 'VIII Corps decides · free' : 'VIII Corps decides',
  ' ',
  rule,
];

// march
export const march = (span: Child): Line => ['March', span];

// margin-rest
export const itBrings = (b: Child, trackText: string, trackText2: string): Line => [
  b,
  ` ${trackText}. It brings: ${trackText2}.`,
];

// margin
export const takePlace = (span: Child, b: Child, take: Child, place: Child): Line => [
  span,
  ' ',
  b,
  ' take ',
  take,
  ', place ',
  place,
];
export const victory = (b: Child, total: number, grade: string, span: Child): Line => [
  b,
  ` victory ${total === 1 ? 'point' : 'points'} · ${grade} · `,
  span,
];
// combat
export const combat = 'Combat';

// ffi
export const planOfTheResistance = 'Plan of the resistance';

// label
export const captured = 'captured';

// load-column
export const drop = 'drop';
export const loaded = 'loaded';

// margin-rest
export const victoryPointsNowAnd = 'Victory points, now and projected';
export const aerialReconCardsHeld = (held: number): string => `Aerial Recon cards held: ${held}`;
export const decksSeenAndStill = 'Decks: seen and still to come';

// margin
export const ready = 'ready';
