// What is said of a position that cannot be read or cannot exist. A client puts the line of the file before it.
import { catalogue, count, orList } from '@bocage/engine';

/** What a number of an open procedure stands for, by its code. */
const MEANT = {
  unit: 'a Unit',
  commander: 'a Commander',
  damage: 'a Damage counter',
  cure: 'a cure',
  type: 'a type',
  attack: 'an attack',
  stage: 'a stage',
  flag: 'yes (1) or no (0)',
  number: 'a possible number',
  friend: 'a Unit of the Battle',
  enemy: 'an Enemy Unit',
  hex: 'a hex',
  hexes: 'a set of hexes',
  units: 'a set of Units',
  level: 'a level',
  battalion: 'a Battalion',
  attacks: 'a number of attacks',
  condition: 'a Special Condition',
  purpose: 'a purpose',
  cursor: 'a Unit or a Commander',
  events: 'a number of Events',
  orders: 'a number of Move Orders',
  reason: 'a reason',
  load: 'a load',
} as const;

export type Meant = keyof typeof MEANT;

export const W = catalogue({
  // Lines that cannot be read.
  noLine: (key: string): string => `there is no line '${key}'`,
  notNumber: (value: string, most: number): string => `'${value}' is not a whole number from 0 to ${most}`,
  notNumbers: (value: string, most: number): string =>
    `'${value}' is not a list of at most ${count(most, 'whole number')}`,
  notOneOf: (value: string, words: readonly string[]): string => `'${value}' is not ${orList(words)}`,
  notField: (part: string, names: readonly string[]): string => `'${part}' is not ${orList(names)} with a number`,
  noBattalion: (name: string): string => `there is no Battalion '${name}'`,
  noUnit: (number: string): string => `there is no Unit '${number}'`,
  noCommander: (name: string): string => `there is no Commander '${name}'`,
  noCounter: (name: string): string => `there is no enemy counter '${name}'`,
  noCard: (id: string): string => `there is no card '${id}'`,
  noEventCard: (id: string): string => `there is no Event card '${id}'`,
  noHex: (name: string): string => `there is no hex '${name}'`,
  noTile: (name: string): string => `there is no tile '${name}'`,

  // The lines of a Battle.
  notStrength: (value: string): string => `'${value}' is not full, half or destroyed`,
  moveDie: 'the Movement die has 6 or 10 sides',
  moveResult: 'a Movement result is from -1 to 10',
  turnForm: (value: string): string => `'${value}' is not like '2 of 5'`,
  tooManyEvents: 'at most two tops and a bottom can be in force',
  sixTiles: 'a Battlefield needs six different tiles',
  hexes: (wanted: number, found: number): string =>
    `a Battlefield has ${count(wanted, 'hex', 'hexes')}, six rows of four; there are ${found}`,
  notTerrain: (letter: string): string => `'${letter}' is not a terrain; write -, L, H, B, W or I`,
  friendlySlots: (most: number): string => `there are ${count(most, 'friendly slot')}`,
  enemySlots: (most: number): string => `there are ${count(most, 'enemy slot')}`,
  slotInUse: 'a slot in use cannot be emptied',
  notFriendMark: (mark: string): string => `'${mark}' is not a mark of a friendly Unit`,
  notEnemyMark: (mark: string): string => `'${mark}' is not a mark of an Enemy Unit`,
  counterForm: (pair: string): string => `'${pair}' is not like 'D25=042'`,
  notInBattle: (unit: string): string => `${unit} is not in the Battle`,
  notUnitOrCommander: (name: string): string => `'${name}' is neither a Unit nor a Commander`,
  notUnitOrCounter: (item: string): string => `'${item}' is neither a Unit with its Commander nor an enemy counter`,
  thereTwice: (unit: string): string => `${unit} is there twice`,
  wrongType: (commander: string, unit: string): string => `${commander} cannot lead Units of the type of ${unit}`,
  leadsAnother: (commander: string): string => `${commander} leads another Unit`,
  notUnitMark: (mark: string): string => `'${mark}' is not a state of a Unit`,
  destroyedTarget: 'a Destroyed Battalion cannot be attacked',

  // The lines of a Campaign.
  notBattalionMark: (word: string, bands: readonly string[]): string =>
    `'${word}' is neither a strength nor a band (${bands.join(', ')})`,
  notDamage: (word: string): string => `'${word}' is neither Damage nor a Commander`,
  notCommanderMark: (word: string, levels: readonly string[]): string =>
    `'${word}' is not a state of a Commander; the levels are ${levels.join(', ')}`,
  planNumbers: (most: number): string => `the number of a plan is 1 to ${most}`,
  noSuchBattle: 'a Campaign has no such Battle',
  threeNumbers: (value: string): string => `'${value}' is not three numbers`,
  pairsOfNumbers: 'rows are pairs of numbers',

  // Counters that are laid by hand.
  onlyBattalions: 'only Battalions can be in Range Bands',
  noPlace: (place: string): string => `there is no place '${place}' for it`,

  // A Battle that cannot be.
  leftOfBattle: 'there is no Battle, but something of one is left',
  wrongSum: (effect: number, found: number, wanted: number): string =>
    `the sum of effect ${effect} is ${found}, not ${wanted}`,
  wrongGround: 'the ground does not follow from the terrain',
  tooManyUnits: 'there are more friendly Units than Commanders',
  twiceInBattle: (unit: string): string => `${unit} is in the Battle twice`,
  commandsTwo: (commander: string): string => `${commander} commands two Units`,
  unknownCommander: 'there is no such Commander',
  awayAndThere: (unit: string): string => `${unit} is away and in a hex at the same time`,
  unitMayNotBe: (unit: string, hex: string): string => `${unit} may not be in hex ${hex}`,
  unknownHex: 'there is no such hex',
  tooManyCounters: 'there are too many enemy counters',
  notInOrder: 'the enemy counters are not in the order of their kinds',
  destroyedOnField: 'a Destroyed Enemy Unit is on the Battlefield',
  enemyMayNotBe: (model: string, hex: string): string => `an enemy ${model} may not be in hex ${hex}`,
  wrongPoints: (found: number, wanted: number): string =>
    `the Battle counts ${count(found, 'point')}, but the counters are worth ${wanted}`,
  moreThanBox: (kind: string): string => `there are more ${kind} counters than the box has`,
  moreThanCup: (model: string): string => `there are more ${model} counters than the cup has`,
  counterOnUnwounded: (counter: string): string => `counter ${counter} is not on a wounded Commander`,
  counterOnNoUnit: (counter: string): string => `counter ${counter} is not on a Unit`,

  // A Campaign that cannot be.
  soBelowZero: 'there are less than 0 SO points',
  vpBelowZero: 'there are less than 0 VP',
  trucks: (found: number, most: number): string => `the number of Trucks is ${found}; it must be from 0 to ${most}`,
  scouts: (found: number, most: number): string => `the number of Scouts is ${found}; it must be from 0 to ${most}`,
  tooMuchArmor: (most: number): string => `there are more than ${count(most, 'Armor Unit')}`,
  outButOnMap: (battalion: string): string => `${battalion} is not in play but is on the map`,
  attackedTwice: (battalion: string): string => `${battalion} is attacked twice in a Week`,
  targetNotOnMap: (battalion: string): string => `an attack on ${battalion} is planned, but it is not on the map`,
  trucksPlanned: 'more Trucks are planned than there are',
  scoutsPlanned: 'more Scouts are planned than there are',
  otherCommander: (unit: string): string => `the Commander of ${unit} leads another Unit`,
  damagedNotOwned: (unit: string): string => `${unit} is damaged, but you do not own it`,
  unplannedAttack: (unit: string): string => `${unit} is assigned to an attack that is not planned`,
  otherUnit: (commander: string): string => `the Unit of ${commander} has another Commander`,
  neverJoined: (commander: string): string => `${commander} has Stress or XP but never joined`,
  stressBelowZero: (commander: string): string => `${commander} has less than 0 Stress`,
  twiceInLog: 'a Unit is in the log twice for one Battle',

  // Open procedures that cannot be.
  noProcedure: (number: number): string => `there is no procedure ${number}`,
  notMeant: (i: number, procedure: string, value: number, what: Meant): string =>
    `number ${i} of the open procedure '${procedure}' is ${value}, which is not ${MEANT[what]} there`,
  notOnField: (procedure: string): string =>
    `the open procedure '${procedure}' is about a Unit that is not on the Battlefield`,
});
