// What the table of These Are My Credentials says beside its map.
import { count, noun } from '@bocage/engine';
import type { Child, Line } from './line.ts';

// aid
export const drawForAllKampfgruppen = 'Draw for all Kampfgruppen';

// automa
export const replayStepByStep = 'Once more, step by step';
export const whatTheCardsBring = 'What the cards bring';
export const stepOf = (at: number, n: number): string => `${at} of ${n}`;
export const next = (kbd: Child): Line => ['Next ', kbd];
export const pause = 'Pause';
export const play = 'Play';
export const line = '>';

// bits
export const rule = (rule: string): string => `Rule ${rule}`;

// combat
export const whatItTakes = 'What it takes';
export const onTopOfItsCard = 'What is added to its card';
export const ammo = 'Ammo';
export const fuel = 'Fuel';
export const cardNotSeen = 'its card, not seen yet: see the chances';
export const bonusesChosen = 'bonuses chosen';
export const needed = 'needed';
export const has = (name: string): string => `${name} has`;
export const later = (later: string): string => `Later: ${later}.`;
export const useItAndFight = 'Use it and fight';
export const useIt = 'Use it';
export const leaveItOut = 'Leave it out';
export const against = (who: string, enemy: string): string => `${who} against ${enemy}`;
export const bonuses = 'Bonuses';
export const nothingCouldHelp = 'No FFI and no card could help here.';
export const canBePaid = 'It can be paid now.';
export const stillMissingAmmo = (ammo: number): string => `Still missing: ${ammo} Ammo.`;

// convoy
export const takeOutTruck = (from: string, to: string): string => `Take out the Truck from ${from} to ${to}`;
export const onTruck = (kind: string, from: string, to: string): string => `${kind} on the Truck from ${from} to ${to}`;
export const less = (what: string): string => `Less ${what}`;
export const more = (what: string): string => `More ${what}`;
export const convoy = 'Convoy';
export const beingLaidOut = 'being planned';
/** What was done between two trucks, choice by choice. */
export const doneBetween = (labels: readonly string[]): string => labels.join('; ');
export const confirmedMayChange = 'confirmed; may still be changed';
export const pressSpaceForTruck = 'Press a space on the map, or a road below, for the first Truck.';
export const uses = 'Uses';
export const truck = 'Truck';
export const atTheLogisticsStep = (news: string): string => `At the Logistics Step: ${news}.`;
export const confirmTheConvoy = 'Confirm the convoy';
export const dropIt = 'Drop it';
export const takeItBack = 'Take it back';

// end
export const victoryPointsByRound = 'Victory points by round';
export const showRound = (round: number, points: number): string =>
  `Round ${round}: ${count(points, 'point')}. Show it on the map.`;
export const roundPoints = (round: number | undefined, points: number | undefined): string =>
  `Round ${round}: ${points} points.`;
export const theCampaign = 'The campaign';
export const replayOnTheMap = 'Replay on the map';
export const roundBefore = 'Round before';
export const roundAndPoints = (round: Child, points: Child): Line => ['Round ', round, ': ', points, ' points'];
export const roundAfter = 'Round after';
export const division = 'Division';
export const used = 'used';
export const lost = 'lost';
export const fights = 'fights';
export const starved = (starved: number): string => `starved ${starved === 1 ? 'once' : `${starved} times`}`;
export const wonLost = (won: number, beaten: number): string => `${won} won, ${beaten} lost`;
export const trucksRan = (trucks: number): string =>
  `${count(trucks, 'Truck')} used. Left behind and returned to the Pool:`;

// facts
export const food = 'Food';
export const armored = 'Armored';
export const infantry = 'Infantry';

// ffi
export const theResistance = 'The resistance';
export const notFinalYet = 'nothing is final before the phase ends';
export const siegeOf = (name: string): string => `Siege of ${name}`;
export const from = (fromName: string): string => `from ${fromName}`;
export const ffi = 'FFI';
export const ffiIn = (name: string, ffi: number, moved: number): string =>
  moved > 0 ? `${name} ${ffi} (${moved} moved)` : `${name} ${ffi}`;
export const noneOnTheMap = 'none on the map';
export const movesSoFar = 'Moves so far';
export const takeBack = (say: string): string => `Take back ${say}`;
export const confirmAndEndPhase = 'Confirm all and end the phase';
export const takeAllBack = 'Take all back';

// kit
export const tdXx = 'TD XX';
export const xx = 'XX';
export const starves = 'starves';
export const plusOneAmmo = '+1 Ammo';
export const plusOneFuel = '+1 Fuel';
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
export const fiftyKm = '50 km';
export const projectionAndCoast = 'Lambert conformal conic; coast: Natural Earth 1:10m';
export const heightsAndRoads = 'Heights sketched; roads reconstructed';

// load-column
export const cardSpaces = (armored: boolean, spaces: number): string =>
  `${armored ? 'Armored' : 'Infantry'} · ${count(spaces, 'space')}`;
export const moreOrLess = (by: number, kind: string, name: string, now: number | undefined): string =>
  `${by > 0 ? 'More' : 'Less'} ${kind} for the ${name}, now ${now}`;
export const againstBefore = (change: string): string => `${change} against before`;
export const unloadAllIn = (place: string): string => `Unload all in ${place}`;
export const fillUpDivision = (name: string): string => `Fill up the ${name}`;
export const unloadAll = 'Unload all';
export const fillUp = 'Fill up';
export const divisionAsBefore = (name: string): string => `${name} as before`;
export const asBefore = 'As before';
export const nextLogisticsStep = 'Next Logistics Step';
export const notKnownYet = 'not known yet';
export const eatAndStarve = (eat: number, starve: number): string =>
  `${eat} ${noun(eat, 'eats', 'eat')}, ${starve} ${noun(starve, 'starves', 'starve')}`;
export const liesHere = 'in the space';
export const onItsCard = 'on its card';
export const filledOf = (n: number, capacity: number): string => `${n} of ${capacity}`;

// load-sheet
export const howToLoad = 'Drag a token, or press − and +.';
export const truckRoom = (how: string, capacity: number | undefined, place: string, room: number): string =>
  `${how} A Truck carries ${capacity}; ${place} has room for ${room}.`;
export const divisionIsIn = (division: string, place: string): string => `The ${division} is in ${place}.`;
export const cardRoom = (how: string, capacity: number | undefined, place: string, room: number): string =>
  `${how} A card holds ${capacity}, ${place} ${room}.`;
export const letterL = 'L';
export const letterB = 'B';
export const loadLikeThis = (key: Child): Line => [key, 'Load like this'];
export const whoCarriesWhat = (place: string): string => `Who carries what from ${place}?`;
export const whatTruckCarries = (from: string, to: string): string =>
  `What does the Truck carry from ${from} to ${to}?`;
export const columnTab = 'Column';
export const loadOnOneSheet = 'Load and unload in one panel';

// load-words
export const nothing = 'nothing';
export const theColumn = (column: string): string => `the ${column}`;
export const tokensTo = (tokens: string, name: string): string => `${tokens} to ${name}`;
export const tokensFrom = (tokens: string, name: string): string => `${tokens} from ${name}`;
export const nothingMoves = 'Nothing moves.';
export const movesTokens = (n: number, parts: string): string => `Moves ${count(n, 'token')}: ${parts}.`;
export const eatsAtOnce = 'eats at once';
export const itStarvesUntilThen = 'it starves until then';
export const eats1Food = 'eats 1 Food';
export const foodLeft = (n: number): string => `${n} Food left`;
export const thenNone = 'then none';
export const noFoodOnCard = 'no Food on its card';
export const wouldStarve = (name: string): string => `The ${name} would starve: no Food can be spared here.`;
export const wouldStarveGive = (name: string, column: string): string =>
  `The ${name} would starve: give it 1 Food of the ${column}.`;

// march
export const endMarchBefore = (label: string): string => `End the march before: ${label}`;
export const nothingThere = 'No enemy is there.';
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
export const marchOf = (piece: string): string => `March of the ${piece}`;
export const nothingPlayedYet = 'nothing is played yet';
export const pressRingedSpace = 'Press a ringed space on the map, or take a leg below.';
export const nextLeg = 'Next leg';
export const legByAir = (leg: string): string => `${leg} by air`;
export const stopsAtReveal = 'stops where something is revealed';
export const dropThePlan = 'Drop the plan';
export const marchPlanner = 'March planner';
export const planAMarch = 'Plan a march';

// margin-rest
export const truckStockIsEmpty = 'The Truck Stock is empty.';
export const trucksUntilStep = (stock: number): string => `${count(stock, 'Truck')} to take until the Logistics Step.`;
export const logistics = 'Logistics';
export const trucks = 'Trucks';
export const stock = 'Stock';
export const pool = 'Pool';
export const level = 'Level';
export const take = 'Take';
export const place = 'Place';
export const levelNow = (level: number): string => `${level} ▸ now`;
export const trucksInReserve = (reserve: number, aside: number): string =>
  `Trucks in reserve ${reserve}, aside ${aside}.`;
export const nextStepTitle = 'Next Logistics Step.';
export const generalMiddleton = 'General Middleton';
export const pointsCardsAndDecks = 'Points, cards and decks';

// margin
export const roomForMore = (load: string, room: number): string => `${load}; room for ${room} more`;
export const reachOf = (armored: boolean, spaces: number): string =>
  `${armored ? 'armored' : 'infantry'} · ${count(spaces, 'space')}`;
export const mealAtStep = (meal: string): string => `Logistics Step: ${meal}`;
export const divisions = 'Divisions';
export const truckStockEmpty = 'Truck Stock empty';
export const logisticsStepIn = (stock: number): string => `Logistics Step in ${count(stock, 'Truck')}`;
export const vpShown = (points: Child): Line => [points, ' VP'];
export const badWeather = '☂ bad Weather: no Air Support';
export const fairWeather = '☀ fair Weather';

// more
export const aerialReconCards = 'Aerial Recon cards';
export const noneInHand = 'None in hand or in force.';
export const decks = 'Decks';
export const leftIn = (name: string, n: number): string => `${name}: ${n} left`;
export const leftColumn = 'left';
export const seen = 'seen';
export const notControlled = 'not controlled';
export const majorPort = 'Major Port';
export const truckOnARoad = 'Truck on a road';
export const whatTheSignsMean = 'What the signs mean';

// plan
export const convoyFixed = 'The convoy can no longer be changed.';
export const loadingNoLongerFits = 'The loading in between does not fit any more.';
export const truckCannotCarry = 'The Truck cannot carry that. See what is there and what fits.';

// ports
export const siege = (have: number, need: number): string => `Siege ${have}/${need}`;

// score
export const projecting = (n: number, games: number): string => `Playing: ${n} of ${count(games, 'game')}.`;
export const projection = (games: number, low: number, high: number, percent: number, respectable: number): string =>
  `Projected: the mean of ${count(games, 'game')} continued from here by rules of thumb, each with other cards. Eight in ten end with ${low} to ${count(high, 'point')}; ${percent}% reach ${respectable}.`;
export const victoryPoints = 'Victory points';
export const victoryPointsSoFar = (over: boolean): string =>
  `Victory points${over ? ', final' : ' if the game ended now'}`;
export const nowColumn = 'now';
export const projected = 'projected';
export const gradesOfLevel = (respectable: number, outstanding: number, level: string): string =>
  `${count(respectable, 'point')}: a respectable outcome; ${outstanding}: outstanding work · level ${level}`;
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
export const stepOfLogistics = 'Logistics Step';

// words
export const outstandingWork = 'Outstanding work';
export const aRespectableOutcome = 'A respectable outcome';
export const roomForImprovement = 'Room for improvement';
export const stillStarves = 'still starves';
export const eatsFromItsCard = 'eats from its card';
export const eatsIn = (placeName: string): string => `eats in ${placeName}`;
export const eatsOrStarves = (food: number, hungry: number): string =>
  `eats or starves: ${food} Food for ${count(hungry, 'Division')}`;
// automa
export const skip = (kbd: Child): Line => ['Skip ', kbd];

// convoy
export const convoyUses = (uses: Child, trucks: number, reserve: number, more: Child): Line => [
  uses,
  ` 1 Core action, ${count(trucks, 'Truck')}; ${reserve} left in reserve. `,
  more,
];

// load-sheet
export const asLastTime = (key: Child): Line => [key, 'As last time'];
export const allAsBefore = (key: Child): Line => [key, 'All as before'];
export const viiiCorpsDecides = (free: boolean, rule: Child): Line => [
  free ? 'VIII Corps decides · free' : 'VIII Corps decides',
  ' ',
  rule,
];

// march
export const marchTitle = (more: Child): Line => ['March', more];

// margin-rest
export const nextStepBrings = (title: Child, when: string, brings: string): Line => [
  title,
  ` ${when}. It brings: ${brings}.`,
];

// margin
export const takeAndPlace = (title: Child, level: Child, take: Child, place: Child): Line => [
  title,
  ' ',
  level,
  ' take ',
  take,
  ', place ',
  place,
];
export const pointsAndGrade = (points: Child, total: number, grade: string, more: Child): Line => [
  points,
  ` victory ${total === 1 ? 'point' : 'points'} · ${grade} · `,
  more,
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
export const pointsNowAndProjected = 'Victory points, now and projected';
export const aerialReconCardsHeld = (held: number): string => `Aerial Recon cards held: ${held}`;
export const decksSeenAndToCome = 'Decks: seen and still to come';

// margin
export const ready = 'ready';
