// What the table of Sherman Leader says in a Battle.

import { count } from '@bocage/engine';
import { percent, wholePercent } from '../core/words.ts';
import type { Child, Line } from './line.ts';

// battle-aid
export const targetsOpen = (open: number, closed: number): string =>
  `Targets: ${open} can be attacked, ${closed} cannot`;
export const target = 'Target';
export const range = 'Range';
export const destroyed = 'Destroyed';
export const needs = 'Needs';
export const pieceIn = (piece: string, hex: string): string => `${piece} in ${hex}`;
export const terrainIn = (terrain: string, hex: string): string => `${terrain} in ${hex}`;
export const inTheWay = (blocks: string): string => `${blocks} in the way`;
export const stressShown = (stress: number): string => `${stress} Stress`;
export const hexesInReach = 'Hexes in reach: steps, chance to be hit, best attack';
export const hex = 'Hex';
export const steps = 'Steps';
export const toBeHit = 'To be hit';
export const bestAttack = 'Best attack';
export const damageOn = (id: string): string => `Damage on ${id}`;
export const transport = 'Transport';
export const aboutTransport = 'can carry Units of its hex when it moves';
export const tactic = 'Tactic';
export const aboutTactic = 'can act now, outside its own step';
export const commandTactic = 'Command Tactic';
export const aboutCommandTactic = 'can let another Unit act now';
export const meansAtHand = 'What you can use now';

// battle-margin
export const battleTurn = 'Battle turn';
export const beforeTheBattle = 'Before the Battle.';
export const toHalf = (n: number): string => `${n} to Half`;
export const toDestroyed = (n: number): string => `${n} to Destroyed`;
export const halfAtDestroyedAt = (half: number, destroyed: number): string =>
  `Half at ${half}, Destroyed at ${destroyed}`;
export const enemyPoints = 'Enemy points';
export const enemyOnTheField = 'Enemy on the field';
export const notPlacedYet = 'Not placed yet';
export const pointsUntil = (points: number, next: string): string => `${count(points, 'point')}, ${next}`;
export const pointsAndThresholds = (points: number, thresholds: string): string =>
  `${count(points, 'point')}; ${thresholds}`;
export const half = 'Half';
export const destr = 'Destr.';
export const stressLevels = (stress: number, okay: number, shaken: number): string =>
  `Stress ${stress}: Okay to ${okay}, Shaken to ${shaken}`;
export const leftTheBattlefield = 'left the Battlefield';
export const arrivesLater = 'arrives on turn 2';
export const noCommander = 'no Commander';
export const unitInHex = (id: string, name: string, hex: string | undefined): string =>
  hex === undefined ? `${id} ${name}` : `${id} ${name}, hex ${hex}`;
export const fast = 'Fast';
export const slow = 'Slow';
export const hitChance = (damage: number): string => `hit ${wholePercent(damage)}`;
export const yourUnits = 'Your Units';
export const bonusHead = 'R0 / R1+';
export const whatToExpect = 'What to expect';
export const eventOfBattle = (name: string, text: string): string => `Event ${name}: ${text}`;

// battle
export const blocks = (terrain: string): string => `${terrain} blocks`;
export const stays = 'stays';
export const safe = 'safe';
export const cannotAttackThen = 'cannot attack then';
export const noTarget = 'no target';
export const pieceInWithChance = (piece: string, hex: string, chance: number): string =>
  `${piece} in ${hex}, ${percent(chance)}`;

// beside
export const nobodyAssignedYet = 'Nobody assigned yet';
export const assigned = (n: number): string => `${n} assigned`;
export const plannedAttack = 'The planned attack';
export const attackOn = (battalion: string): string => `Attack on ${battalion}`;

// changes
export const theBattle = 'The Battle';
export const victoryPoints = 'Victory Points';
export const damageAndLosses = 'Damage and losses';
export const stressTitle = 'Stress';
export const experience = 'Experience';
export const promotions = 'Promotions';
export const battalions = 'Battalions';
export const onLeave = 'On leave';
export const soPoints = 'SO points';
export const inAll = (sign: string, total: number): string => `${sign}, ${total} in all`;
export const isDestroyed = 'Destroyed';
export const killedInAction = 'killed in action';
export const wounded = 'wounded';
export const hasRecovered = 'has recovered';
export const repaired = (damage: string): string => `${damage} repaired`;
export const changeFor = (change: string, what: string, total: number): string => `${change} (${what}), now ${total}`;
export const change = (change: string, total: number): string => `${change}, now ${total}`;
export const hadNoStress = 'had no Stress to lose';
export const recoversStress = (recovered: number): string => `recovers ${recovered} Stress`;
export const changeLeft = (change: string, left: number): string => `${change}, ${left} left`;

// enemys-choice
export const theEnemysChoice = 'The enemy’s choice';
export const thisIsTheEnemys = 'You decide for the enemy.';
export const answersAreEqual = 'Its answers are equally good.';
export const fromNowOn = 'From now on';
export const askMe = 'ask me';
export const byTheChart = 'by the page, in the order of the chart';
export const theWorstForMe = 'the worst for me';

// fight-now
export const easy = 'Easy';
export const youShouldDestroyIt = 'You should destroy it.';
export const even = 'Even';
export const mayGoEitherWay = 'It may go either way.';
export const hard = 'Hard';
export const halvingIsSuccess = 'Reducing it to Half is a success.';
export const threeBattalionsByStrength = 'Three Battalions by strength';
export const strengthOfBattalion = (points: number, counters: number, units: number, turns: number): string =>
  `About ${count(points, 'point')} in ${count(counters, 'counter')} against your ${count(units, 'Unit')}, in ${count(turns, 'turn')}.`;
export const allByStrength = (n: number): string => `All ${n} by strength`;
export const wordPointsAndVp = (word: string, points: number, vp: number): string =>
  `${word}, ${count(points, 'point')}, ${vp} VP`;
export const proposal = 'Proposal';
export const intoBattleWithThem = 'Into Battle with them';
export const changeIt = 'Change it';
export const placeInBestCover = (n: number): string => `Place ${count(n, 'Unit')} in the best Cover`;
export const placeThemSo = 'Place them like this';
export const orPlaceByHand = 'Or place each Unit yourself. Units already placed stay.';

// kit
export const battalion = (id: string, name: string): string => `${id} ${name}`;
export const before = 'Before';
export const enemy = 'Enemy';
export const end = 'End';
export const headquarters = 'Headquarters';
export const battle = 'Battle';
export const playerLog = 'Player log';

// look
export const light = 'Light';
export const heavy = 'Heavy';
export const bocage = 'Bocage';
export const water = 'Water';
export const impassable = 'Impassable';
export const kTiger = 'K. Tiger';
export const halftr = 'Halftr.';
export const haGo = 'Ha-Go';
export const chiHa = 'Chi-Ha';
export const chiHaS = 'Chi-Ha S';
export const hoNi = 'Ho-Ni';
export const engine = 'Engine';
export const susp = 'Susp.';
export const hull = 'Hull';
export const gun = 'Gun';
export const casualty = 'Casualty';
export const exposed = 'Exposed';
export const immobile = 'Immobile';
export const suppressed = 'Suppressed';
export const glanced = 'Glanced';
export const rec = 'Rec';
export const gre = 'Gre';
export const ave = 'Ave';
export const ski = 'Ski';
export const vet = 'Vet';
export const ace = 'Ace';
export const shaken = 'Shaken';
export const unfit = 'Unfit';
export const woundedChip = 'Wounded';

// margin
export const taskForce = 'Task force';

// outlook
export const soAtEndOfWeek = 'SO at the end of the Week';
export const nowRow = 'Now';
export const staysInBand = (battalion: string, band: string): string =>
  `${battalion} in ${band}, unless it is Destroyed or falls back`;
export const mayComeTo = (battalion: string, band: string, chance: number): string =>
  `${battalion} may move to ${band}, ${wholePercent(chance)}`;
export const noneToLoss = (loss: number): string => `0 to −${loss}`;
export const weeklySoPoints = 'Weekly SO points';
export const mapAsList = 'The map as a list';
export const noBattalion = 'No Battalion.';
export const atEndOfWeek = 'At the end of the Week:';
export const fixed = 'Fixed';

// stages
export const enemyRolls = 'The enemy rolls for Movement';
export const pieceOrdered = (piece: string, hex: string, order: string): string => `${piece} in ${hex}: ${order}`;
export const movesTo = (piece: string, to: string): string => `${piece} moves to ${to}`;
export const inAimsAt = (piece: string, hex: string, units: string): string => `${piece} in ${hex} aims at ${units}`;
export const attacks = (attacker: string, target: string): string => `${attacker} attacks ${target}`;

// tags
export const threatOf = (threat: number): string => `hit ${wholePercent(threat)}`;
export const notFirstTarget = 'not first target';
export const stepsAndStress = (steps: number, stress: number): string => `${steps}, ${stress} Stress`;

// tales
export const needsAtLeast = (needs: number): string => `needs ${needs}+`;
export const hits = 'hit';
export const negated = 'negated';
export const misses = 'misses';
// battle-margin
export const yourUnitsTitle = (more: Child): Line => ['Your Units ', more];
export const threatOfOne = (piece: string, hex: string, needs: number, damage: number): string =>
  `${piece} in ${hex} (needs ${needs}+, ${wholePercent(damage)})`;
export const threatTo = (unit: string, damage: number, by: string, more: number): string =>
  more > 0
    ? `${unit}: ${wholePercent(damage)} chance of Damage in the enemy’s next step, by ${by} and ${more} more.`
    : `${unit}: ${wholePercent(damage)} chance of Damage in the enemy’s next step, by ${by}.`;

// fight-now
export const allWhoAreFit = (units: number, scouts: number): string =>
  scouts > 0
    ? `All that can fight: ${count(units, 'Unit')}, ${count(scouts, 'Scout')}`
    : `All that can fight: ${count(units, 'Unit')}`;
// beside
export const trucksCounted = (trucks: number): string => count(trucks, 'Truck');
export const scoutsCounted = (scouts: number): string => count(scouts, 'Scout');
// band-overview
export const bands = 'Bands';

// force-row
export const noCommanderRow = 'No Commander';
