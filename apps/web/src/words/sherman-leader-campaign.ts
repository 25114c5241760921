// What the table of Sherman Leader says in a campaign.
import { count } from '@bocage/engine';
import type { Child, Line } from './line.ts';

// after
export const allThatTheBattle = (small: Child): Line => ['All that the Battle and the Week have changed', small];

// at-headquarters
export const buildYourForce = 'Build your force';
export const planTheWeekOn = 'Plan the Week on one page';
export const repairAndReplaceOn = 'Repair and replace on one page';

// battalion-card
export const ignoredAtHalf = (note: string): string => `Ignored at Half: ${note}`;
export const aCar = 'A. Car';
export const atGun = 'AT Gun';

// country-ground
export const soEach = (weeklyLoss: number): string => `−${weeklyLoss} SO each`;
export const attackSo = (attackCost: number): string => `attack ${attackCost} SO`;
export const km = (kilometres: number): string => `${kilometres} km`;
export const phaseLinesDrawnFor = 'Phase lines drawn for the game, heights sketched';

// country-over
export const vp = (vp: number): string => `${vp} VP`;
export const n0So = '0 SO';

// end
export const destroyed = 'Destroyed';
export const reducedToHalf = 'reduced to Half';
export const notReduced = 'not reduced';
export const from = (grade: string, vp: number): string => `${grade} from ${vp}`;
export const commander = 'Commander';
export const level = 'Level';
export const stress = 'Stress';
export const battles = 'Battles';
export const fate = 'Fate';
export const killedInAction = 'killed in action';
export const leftTheForce = 'left the force';
export const cameThrough = 'came through';
export const battleOfWeek = (week: number, battalion: string, status: string, vp: number, lost: number): string =>
  lost > 0
    ? `Week ${week}: ${battalion}, ${status}, ${vp} VP, ${count(lost, 'Unit')} lost`
    : `Week ${week}: ${battalion}, ${status}, ${vp} VP`;
export const seeAgain = 'see again';
export const start = 'Start';
export const theCampaign = 'The campaign';
export const evaluation = 'Evaluation';
export const victoryPointsInAll = 'Victory Points in all, by Week';
export const soPointsLeftBy = 'SO points left, by Week';
export const survivorsAndLosses = 'Survivors and losses';

// force-card
export const againstArmour = 'Against armour';
export const againstTheRest = 'Against the rest';
export const def = 'Def';
export const defense = 'Defense';
export const range = 'Range';
export const spd = 'Spd';
export const speed = 'Speed';
export const wounded = 'Wounded';
export const r0 = (b: Child): Line => ['R0 ', b];
export const r1 = (b: Child): Line => ['R1+ ', b];
export const levelFast = (level: Child): Line => [level, ', Fast'];
export const xp = (what: string | number): string => `XP ${what}`;
export const noCommander = 'no Commander';
export const attack = (plan: number): string => `attack ${plan}`;
export const noCommander2 = 'No Commander';
export const goesIntoAttack = (plan: number): string => `Goes into attack ${plan}`;
export const onLeave = 'on leave';
export const withoutAUnit = (id: string, level: string, type: string): string =>
  `${id}, ${level}, ${type}, without a Unit`;
export const noUnit = (type: string): string => `${type}, no Unit`;
export const destroyed2 = (name: string): string => `${name} destroyed`;

// headquarters
export const yourForce = 'Your force:';
export const unitsOfType = (n: number, type: string): string => `${n} ${type}`;
export const unitsOfTypeLimit = (n: number, type: string, limit: number): string => `${n} ${type} (limit ${limit})`;
export const headquarters = 'Headquarters';
export const compareWhatIsFor = (n: number): string => `Compare what is for sale (${n})`;
export const unit = 'Unit';
export const def2 = 'Def.';
export const candidates = 'Candidates';
export const compareTheCommandersRange = (n: number): string =>
  `Compare the Commanders (${n}): Range 0 / Range 1+, F is Fast`;
export const name = 'Name';

// opened-card
export const so = (type: string, cost: number): string => `${type}, ${cost} SO`;
export const atTheEndOf = 'At the end of the Week:';
export const fixed = 'Fixed';
export const okayTo = 'Okay to';
export const shakenTo = 'Shaken to';
export const shaken = 'Shaken';
export const skills = 'Skills';
export const bonusesFast = (r0: string, r1: string): string => `${r0} / ${r1} Fast`;
export const bonuses = (r0: string, r1: string): string => `${r0} / ${r1}`;

// plan-slots
export const attacksOfThisWeek = 'Attacks of this Week';
export const so2 = (so: number): string => `${so} SO`;
export const open = 'Open.';

// record
export const noneYet = 'None yet.';
export const weekOf = (campaign: string, objective: string, week: number, ofWeeks: number): string =>
  `${campaign}: ${objective}, Week ${week} of ${ofWeeks}`;
export const vp3 = (vp: number, evaluation: string): string => `${vp} VP, ${evaluation}`;
export const specialOptionPointsBy = 'Special Option points by Week';
export const week2 = 'Week';
export const specialCondition = 'Special Condition';
export const gainedAndSpent = 'Gained and spent';
export const left = 'Left';
export const setUp = 'Set-up';
export const target = 'Target';
export const status = 'Status';
export const turns = 'Turns';
export const events = 'Events';
export const lossesAndDamage = 'Losses and Damage';
export const commanderKia = 'Commander KIA';
export const commandersStressAfterAnd = 'Commanders: Stress after and XP in each Battle';
export const type = 'Type';
export const cool = 'Cool';
export const battle = (n: number): string => `Battle ${n}`;
export const stressNow = 'Stress now';
export const stressWounded = (stress: number): string => `${stress}, wounded`;
export const readyUnit = 'ready';
export const destroyedUnit = 'destroyed';
export const print = 'Print';
export const saveAsAPage = 'Save as a page';
export const saveAsText = 'Save as text';
export const units = 'Units';
export const number = 'Number';
export const state = 'State';
export const battalionsOnTheMap = 'Battalions on the map';

// result-card
export const unitDestroyed = 'Unit destroyed';
export const unitDestroyedBy = (by: string): string => `Unit destroyed by ${by}`;
export const leftTheBattlefield = 'left the Battlefield';
export const stressXp = (stress: number, plus: string): string => `Stress ${stress}, XP ${plus}`;
export const vp4 = (plus: string): string => `${plus} VP`;
export const battleAgainst = (target: string): string => `Battle against ${target}`;
export const battle2 = (turns: number): string => `Battle, ${count(turns, 'turn')}`;
export const noUnitLost = 'No Unit lost.';
export const unitsLost = (lost: number): string => `${count(lost, 'Unit')} lost.`;
export const noUnitLostBut = (killed: number): string => `No Unit lost, ${count(killed, 'Commander')} killed.`;
export const unitsLostAnd = (lost: number, killed: number): string =>
  `${count(lost, 'Unit')} lost, ${count(killed, 'Commander')} killed.`;
export const events2 = (events: string): string => `Events: ${events}.`;
export const week3 = (week: number): string => `Week ${week}`;
export const theWeekIsOver = 'The Week is over';
export const noBattleWasFought = 'No Battle was fought.';
export const soPointsLeft = 'SO points left';

// run
export const dRowOfThe = (die: number, b: Child, modifiers: Child, b2: Child, row: number): Line => [
  `d${die}: `,
  b,
  ' ',
  modifiers,
  ' = ',
  b2,
  `, row ${row} of the chart.`,
];
export const rowColumn = (b: Child, b2: Child, b3: Child): Line => ['Row ', b, ', column ', b2, ': ', b3, '.'];
export const itStays = 'It stays.';
export const itLeavesTheBattlefield = 'It leaves the Battlefield.';
export const best = (to: string, cover: number): string =>
  cover > 0 ? `Best: ${to}, Cover ${cover}.` : `Best: ${to}.`;
export const itCouldAttack = 'It could attack';
export const needs = 'needs';
export const easiestTarget = (unit: string): string => `${unit} – the easiest, then the weakest`;
export const whatTheEnemyDid = 'What the enemy did';
export const enemyActions = (rest: boolean, acted: number, n: number, n2: number): string =>
  `Enemy actions ${rest ? `· ${acted} acted` : `· ${n} of ${n2}`}`;
export const pace = 'Pace';
export const stepByStep = 'Step by step';
export const back = 'Back';
export const next = 'Next';
export const nextUnit = 'Next unit';
export const pause = 'Pause';
export const play = 'Play';
export const toTheEnd = 'To the end';

// stress
export const okay = 'Okay';
export const unfit = 'Unfit';
export const stressOkayToShaken = (stress: number, word: string, okay: number, shaken: number): string =>
  `Stress ${stress}, ${word}: Okay to ${okay}, Shaken to ${shaken}`;

// task-force
export const unitsWithTheirCommanders = 'Units with their Commanders';
export const lost2 = 'Lost';

// week-card
export const stressOkayTo = (stress: number, okayMax: number): string => `Stress ${stress} (Okay to ${okayMax})`;
export const drag = (name: string): string => `Drag ${name}`;
export const whereGoes = (id: string): string => `Where ${id} goes`;
export const onLeave2 = 'On leave';
export const intoTheBattle = 'Into the Battle';
export const attack2 = (battalion: string): string => `Attack ${battalion}`;
export const whoLeads = (id: string): string => `Who leads ${id}`;

// week-planner
export const specialCondition2 = (name: string, text: string): string => `Special Condition: ${name}. ${text}`;
export const whereTheBattalionsStand = (loss: number): string =>
  `Where the Battalions stand now they would cost ${loss} SO at the end of the Week.`;
export const fewer = (label: string): string => `Fewer ${label}`;
export const more = (label: string): string => `More ${label}`;
export const costs = 'Costs';
export const lasts = 'Lasts';
export const turnsBeforeItsEvent = (turns: number): string => `${turns} turns, before its Event`;
export const enemy = 'Enemy';
export const countersAboutPoints = (counters: number, points: number): string =>
  `${counters} counters, about ${points} points`;
export const half = 'Half';
export const whenPointsAreDestroyed = (n: string, half: number): string =>
  `when ${n} points are Destroyed (${half} left)`;
export const whenAreLeft = (n: string, destroyed: number): string => `when ${n} are (${destroyed} left)`;
export const yours = 'Yours';
export const worthSo = (n: number, worth: number): string => `${count(n, 'Unit')} worth ${worth} SO`;
export const unitsAgainstCounters = (n: number, counters: number): string => `${n} Units against ${counters} counters`;
export const attack3 = (n: number): string => `Attack ${n}`;
export const theBattle = 'The Battle';
export const attackOn = (id: string, name: string): string => `Attack on ${id} ${name}`;
export const callItOff = 'Call it off';
export const trucks = 'Trucks';
export const scouts = 'Scouts';
export const dragUnitsHereOr = 'Drag Units here, or choose this attack at a Unit.';
export const commandersWhoRest = 'Commanders who rest';
export const attackABattalion = 'Attack a Battalion';
export const attackABattalion2 = 'Attack a Battalion…';
export const planTheWeek = 'Plan the Week';
export const attackNobodyThisWeek = 'Attack nobody this Week';
export const confirmToBattle = 'Confirm: to Battle';
export const startOver = 'Start over';
export const later = 'Later';

// week-strip
export const weekOf2 = (week: number, weeks: number): string => `Week ${week} of ${weeks}`;
export const poor = 'Poor';
export const adequate = 'Adequate';
export const good = 'Good';
export const great = 'Great';
export const from2 = (name: string, n: number): string => `${name} from ${n}`;
export const plan = (hope: number): string => `plan +${hope}`;
export const campaign = 'Campaign';
export const aWeek = (weeklySo: number): string => `+${weeklySo} a Week`;

// week
export const isNotPossibleHere = (piece: string): string => `${piece === '' ? 'This' : piece} is not possible here.`;

// wish-planner
export const commanders = 'Commanders';
export const promotions = 'Promotions';
export const medicsAtNoCost = 'Medics, at no cost';
export const mechanicsAtNoCost = 'Mechanics, at no cost';
export const repairs = 'Repairs';
export const wounds = 'Wounds';
export const unitsInPartExchange = 'Units in part exchange';
export const inExchangeFor = 'In exchange for';
export const commandersWhoGo = 'Commanders who go';
export const commandersReplaced = 'Commanders replaced';
export const commandersWithoutAUnit = 'Commanders without a Unit';
export const newUnits = 'New Units';
export const recruits = 'Recruits';
export const theirLevel = 'Their level';
export const priorityRR = 'Priority R&R';
export const none = 'none';
export const oneLevelLess = (piece: string | undefined): string => `${piece}: one level less`;
export const oneLevelMore = (piece: string | undefined): string => `${piece}: one level more`;
export const mustBeSettled = 'must be settled';
export const doTheseNow = 'Do these now';
export const confirm = 'Confirm';
export const raiseTheForce = 'Raise the force';
export const repairAndReplace = 'Repair and replace';

// wish-units
export const all = 'all';
export const by2 = 'By';
export const alsoWhatCannotBe = 'also what cannot be bought, and why';
export const inService = (type: string, from: number, to: number, rest: Child): Line => [
  `${type}, in service ${from}–${to}`,
  rest,
];
export const oneLess = (name: string): string => `One ${name} less`;
export const oneMore = (name: string): string => `One ${name} more`;
// battalion-card
export const battalionWorth = (name: Child, atHalf: boolean, vp: number, half: number, destroyed: number): Line => [
  name,
  atHalf
    ? `, at half: ${vp} VP, Half/Destroyed at ${half}/${destroyed} points.`
    : `: ${vp} VP, Half/Destroyed at ${half}/${destroyed} points.`,
];

// end
export const soLeft = (campaign: string, objective: string, b: Child, b2: Child, so: number): Line => [
  `${campaign}, ${objective}: `,
  b,
  ', ',
  b2,
  `, ${so} SO left.`,
];

// force-card
export const fellInWeek = (week: number, battalion: string): string => `Week ${week}, against ${battalion}.`;
export const fellInWeekBy = (week: number, battalion: string, by: string): string =>
  `Week ${week}, against ${battalion}, by ${by}.`;
export const fellInWeekDamage = (week: number, battalion: string, by: string, damage: string): string =>
  `Week ${week}, against ${battalion}, by ${by} (${damage}).`;

// headquarters
export const onlyUnitsInService = (b: Child, forceByType: string, year: number): Line => [
  b,
  `${forceByType}. Only Units in service in ${year} are for sale.`,
];

// opened-card
export const inServiceTo = (b: Child, from: number, to: number): Line => [b, `, in service ${from} to ${to}`];
export const battalionFields = (counters: number, points: number, turns: number): string =>
  `It fields ${count(counters, 'counter')} of about ${points} points; the Battle has ${count(turns, 'turn')}.`;
export const battalionFieldsAndCosts = (counters: number, points: number, turns: number, so: number): string =>
  `It fields ${count(counters, 'counter')} of about ${points} points; the Battle has ${count(turns, 'turn')} and costs ${so} SO.`;

// plan-slots
export const pressABattalionOn = (b: Child): Line => [b, ' Press a Battalion on the map or in the list.'];

// record
export const trucksScoutsMedicsMechanics = (
  b: Child,
  grades: string,
  b2: Child,
  trucks: number,
  scouts: number,
  medics: number,
  mechanics: number,
): Line => [b, ` (${grades}). `, b2, `. Trucks ${trucks}, Scouts ${scouts}, Medics ${medics}, Mechanics ${mechanics}.`];

// run
export const needsRolled = (value: string, printed: number, modifiers: Child, needs: Child, rolled: Child): Line => [
  `${value} ${printed}+ `,
  modifiers,
  ': needs ',
  needs,
  ', rolled ',
  rolled,
  '.',
];
export const hitNeedsRolled = (
  value: string,
  printed: number,
  modifiers: Child,
  needs: Child,
  rolled: Child,
  defense: Child,
  defenseRolled: Child,
): Line => [
  `${value} ${printed}+ `,
  modifiers,
  ': needs ',
  needs,
  ', rolled ',
  rolled,
  '; Defense ',
  defense,
  ', rolled ',
  defenseRolled,
  '.',
];

// week-planner
export const leftAfterTheseAttacks = (points: Child, trucks: number, scouts: number, addAttack: Child): Line => [
  points,
  ` left after these attacks. ${count(trucks, 'Truck')}, ${count(scouts, 'Scout')}. `,
  addAttack,
];

// week-strip
export const vp5 = (rest: Child): Line => ['VP', rest];
export const soPoints = (rest: Child): Line => ['SO points', rest];

// wish-planner
export const leftYourForce = (b: Child, force: string): Line => [b, ` left. Your force: ${force}.`];
// plan-slots
export const pointsHalfAtDestroyedAt = (
  name: Child,
  counters: number,
  points: number,
  half: number,
  destroyed: number,
): Line => [name, ` · ${count(counters, 'counter')}, ${points} points · half at ${half}, destroyed at ${destroyed}`];
// week-strip
export const truck2 = (trucks: number): string => count(trucks, 'Truck');
export const scout2 = (scouts: number): string => count(scouts, 'Scout');
// after
export const better = 'better';
export const worse = 'worse';

// end
export const vp6 = (vp: number, evaluation: string, grades: string): string => `${vp} VP: ${evaluation}. ${grades}`;
export const wounded3 = 'wounded';

// week-strip
export const vpAndGrades = (vp: number, grades: string): string => `${vp} VP. ${grades}`;
export const vpHopeAndGrades = (vp: number, hope: number, grades: string): string =>
  `${vp} VP, the plan may bring ${hope}. ${grades}`;
