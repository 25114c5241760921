// What the table of Sherman Leader says in a campaign.
import { count } from '@bocage/engine';
import type { Child, Line } from './line.ts';

// after
export const allChanges = (more: Child): Line => ['Everything that the Battle and the Week changed', more];

// at-headquarters
export const buildYourForce = 'Build your force';
export const planWeekOnePage = 'Plan the Week on one page';
export const repairOnePage = 'Repair and replace on one page';

// battalion-card
export const ignoredAtHalf = (note: string): string => `Ignored at Half: ${note}`;
export const aCar = 'A. Car';
export const atGun = 'AT Gun';

// country-ground
export const soEach = (weeklyLoss: number): string => `−${weeklyLoss} SO each`;
export const attackSo = (attackCost: number): string => `attack ${attackCost} SO`;
export const km = (kilometres: number): string => `${kilometres} km`;
export const aboutPhaseLines = 'Phase lines drawn for the game, heights sketched';

// country-over
export const vpShown = (vp: number): string => `${vp} VP`;
export const noSo = '0 SO';

// end
export const destroyed = 'Destroyed';
export const reducedToHalf = 'reduced to Half';
export const notReduced = 'not reduced';
export const gradeFrom = (grade: string, vp: number): string => `${grade} from ${vp}`;
export const commander = 'Commander';
export const level = 'Level';
export const stress = 'Stress';
export const battles = 'Battles';
export const fate = 'Fate';
export const killedInAction = 'killed in action';
export const leftTheForce = 'left the force';
export const cameThrough = 'survived';
export const battleOfWeek = (week: number, battalion: string, status: string, vp: number, lost: number): string =>
  lost > 0
    ? `Week ${week}: ${battalion}, ${status}, ${vp} VP, ${count(lost, 'Unit')} lost`
    : `Week ${week}: ${battalion}, ${status}, ${vp} VP`;
export const seeAgain = 'see again';
export const start = 'Start';
export const theCampaign = 'The campaign';
export const evaluation = 'Evaluation';
export const vpByWeek = 'Total Victory Points, by Week';
export const soByWeek = 'SO points left, by Week';
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
export const bonusAtZero = (bonus: Child): Line => ['R0 ', bonus];
export const bonusFar = (bonus: Child): Line => ['R1+ ', bonus];
export const levelFast = (level: Child): Line => [level, ', Fast'];
export const xp = (what: string | number): string => `XP ${what}`;
export const noCommander = 'no Commander';
export const goesIntoPlan = (plan: number): string => `attack ${plan}`;
export const noCommanderTitle = 'No Commander';
export const goesIntoAttack = (plan: number): string => `Takes part in attack ${plan}`;
export const onLeave = 'on leave';
export const withoutAUnit = (id: string, level: string, type: string): string =>
  `${id}, ${level}, ${type}, without a Unit`;
export const noUnit = (type: string): string => `${type}, no Unit`;
export const unitDestroyedNamed = (name: string): string => `${name} Destroyed`;

// headquarters
export const yourForce = 'Your force:';
export const unitsOfType = (n: number, type: string): string => `${n} ${type}`;
export const unitsOfTypeLimit = (n: number, type: string, limit: number): string => `${n} ${type} (limit ${limit})`;
export const headquarters = 'Headquarters';
export const compareForSale = (n: number): string => `Compare the Units for sale (${n})`;
export const unit = 'Unit';
export const defHead = 'Def.';
export const candidates = 'Candidates';
export const compareCommanders = (n: number): string => `Compare the Commanders (${n}): Range 0 / Range 1+, F is Fast`;
export const name = 'Name';

// opened-card
export const typeAndCost = (type: string, cost: number): string => `${type}, ${cost} SO`;
export const atEndOfWeek = 'At the end of the Week:';
export const fixed = 'Fixed';
export const okayTo = 'Okay to';
export const shakenTo = 'Shaken to';
export const shaken = 'Shaken';
export const skills = 'Skills';
export const bonusesFast = (near: string, far: string): string => `${near} / ${far} Fast`;
export const bonuses = (near: string, far: string): string => `${near} / ${far}`;

// plan-slots
export const attacksOfThisWeek = 'Attacks this Week';
export const soShown = (so: number): string => `${so} SO`;
export const open = 'Open.';

// record
export const noneYet = 'None yet.';
export const campaignAndWeek = (campaign: string, objective: string, week: number, ofWeeks: number): string =>
  `${campaign}: ${objective}, Week ${week} of ${ofWeeks}`;
export const vpAndEvaluation = (vp: number, evaluation: string): string => `${vp} VP, ${evaluation}`;
export const soPointsByWeek = 'Special Option points by Week';
export const weekHead = 'Week';
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
export const stressAndXpByBattle = 'Commanders: Stress after and XP in each Battle';
export const type = 'Type';
export const cool = 'Cool';
export const battle = (n: number): string => `Battle ${n}`;
export const stressNow = 'Stress now';
export const stressWounded = (stress: number): string => `${stress}, wounded`;
export const readyUnit = 'ready';
export const destroyedUnit = 'Destroyed';
export const print = 'Print';
export const saveAsAPage = 'Save as a page';
export const saveAsText = 'Save as text';
export const units = 'Units';
export const number = 'Number';
export const state = 'State';
export const battalionsOnTheMap = 'Battalions on the map';

// result-card
export const unitDestroyed = 'Unit Destroyed';
export const unitDestroyedBy = (by: string): string => `Unit Destroyed by ${by}`;
export const leftTheBattlefield = 'left the Battlefield';
export const stressXp = (stress: number, plus: string): string => `Stress ${stress}, XP ${plus}`;
export const vpGained = (plus: string): string => `${plus} VP`;
export const battleAgainst = (target: string): string => `Battle against ${target}`;
export const battleLasted = (turns: number): string => `Battle, ${count(turns, 'turn')}`;
export const noUnitLost = 'No Unit lost.';
export const unitsLost = (lost: number): string => `${count(lost, 'Unit')} lost.`;
export const noUnitLostBut = (killed: number): string => `No Unit lost, ${count(killed, 'Commander')} killed.`;
export const unitsLostAnd = (lost: number, killed: number): string =>
  `${count(lost, 'Unit')} lost, ${count(killed, 'Commander')} killed.`;
export const eventsOfBattle = (events: string): string => `Events: ${events}.`;
export const weekTitle = (week: number): string => `Week ${week}`;
export const theWeekIsOver = 'The Week is over';
export const noBattleWasFought = 'No Battle was fought.';
export const soPointsLeft = 'SO points left';

// run
export const rollAndRow = (die: number, rolled: Child, modifiers: Child, result: Child, row: number): Line => [
  `d${die}: `,
  rolled,
  ' ',
  modifiers,
  ' = ',
  result,
  `, row ${row} of the chart.`,
];
export const rowColumn = (row: Child, column: Child, order: Child): Line => [
  'Row ',
  row,
  ', column ',
  column,
  ': ',
  order,
  '.',
];
export const itStays = 'It stays.';
export const itLeavesTheBattlefield = 'It leaves the Battlefield.';
export const best = (to: string, cover: number): string =>
  cover > 0 ? `Best: ${to}, Cover ${cover}.` : `Best: ${to}.`;
export const itCouldAttack = 'It could attack';
export const needs = 'needs';
export const easiestTarget = (unit: string): string => `${unit} – the easiest, then the weakest`;
export const whatTheEnemyDid = 'What the enemy did';
export const enemyActions = (over: boolean, acted: number, n: number, of: number): string =>
  `Enemy actions ${over ? `· ${acted} acted` : `· ${n} of ${of}`}`;
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
export const stressAndLevels = (stress: number, word: string, okay: number, shaken: number): string =>
  `Stress ${stress}, ${word}: Okay to ${okay}, Shaken to ${shaken}`;

// task-force
export const unitsWithTheirCommanders = 'Units with their Commanders';
export const lostTitle = 'Lost';

// week-card
export const stressOkayTo = (stress: number, okayMax: number): string => `Stress ${stress} (Okay to ${okayMax})`;
export const drag = (name: string): string => `Drag ${name}`;
export const whereGoes = (id: string): string => `Where ${id} goes`;
export const onLeaveTitle = 'On leave';
export const intoTheBattle = 'Into the Battle';
export const attackBattalion = (battalion: string): string => `Attack ${battalion}`;
export const whoLeads = (id: string): string => `Who leads ${id}`;

// week-planner
export const specialConditionOf = (name: string, text: string): string => `Special Condition: ${name}. ${text}`;
export const costWhereTheyStand = (loss: number): string =>
  `Where the Battalions are now they would cost ${loss} SO at the end of the Week.`;
export const fewer = (label: string): string => `Fewer ${label}`;
export const more = (label: string): string => `More ${label}`;
export const costs = 'Costs';
export const lasts = 'Lasts';
export const turnsBeforeItsEvent = (turns: number): string => `${count(turns, 'turn')}, before its Event`;
export const enemy = 'Enemy';
export const countersAboutPoints = (counters: number, points: number): string =>
  `${count(counters, 'counter')}, about ${count(points, 'point')}`;
export const half = 'Half';
export const halfWhenDestroyed = (n: string, half: number): string => `when ${n} points are Destroyed (${half} left)`;
export const destroyedWhenLeft = (n: string, destroyed: number): string => `when ${n} are (${destroyed} left)`;
export const yours = 'Yours';
export const worthSo = (n: number, worth: number): string => `${count(n, 'Unit')} worth ${worth} SO`;
export const unitsAgainstCounters = (n: number, counters: number): string =>
  `${n} Units against ${count(counters, 'counter')}`;
export const attackNumber = (n: number): string => `Attack ${n}`;
export const theBattle = 'The Battle';
export const attackOn = (id: string, name: string): string => `Attack on ${id} ${name}`;
export const callItOff = 'Cancel this attack';
export const trucks = 'Trucks';
export const scouts = 'Scouts';
export const howToAssign = 'Drag Units here, or choose this attack at a Unit.';
export const commandersWhoRest = 'Commanders on leave';
export const attackABattalion = 'Attack a Battalion';
export const attackBattalionOpen = 'Attack a Battalion…';
export const planTheWeek = 'Plan the Week';
export const attackNobodyThisWeek = 'Attack nobody this Week';
export const confirmToBattle = 'Confirm and start the Battles';
export const startOver = 'Start over';
export const later = 'Later';

// week-strip
export const weekOfWeeks = (week: number, weeks: number): string => `Week ${week} of ${weeks}`;
export const poor = 'Poor';
export const adequate = 'Adequate';
export const good = 'Good';
export const great = 'Great';
export const gradeFromVp = (name: string, n: number): string => `${name} from ${n}`;
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
export const commandersWhoGo = 'Commanders to discard';
export const commandersReplaced = 'Commanders replaced';
export const commandersWithoutAUnit = 'Commanders without a Unit';
export const newUnits = 'New Units';
export const recruits = 'Recruits';
export const theirLevel = 'Their level';
export const priorityRR = 'Priority R&R';
export const none = 'none';
export const oneLevelLess = (piece: string | undefined): string => `${piece}: one level less`;
export const oneLevelMore = (piece: string | undefined): string => `${piece}: one level more`;
export const mustBeSettled = 'must be decided';
export const doTheseNow = 'Do these now';
export const confirm = 'Confirm';
export const raiseTheForce = 'Build your force';
export const repairAndReplace = 'Repair and replace';

// wish-units
export const all = 'all';
export const byColumn = 'By';
export const alsoUnbuyable = 'also show what cannot be bought, and why';
export const inServiceYears = (type: string, from: number, to: number, more: Child): Line => [
  `${type}, in service ${from}–${to}`,
  more,
];
export const oneLess = (name: string): string => `One ${name} less`;
export const oneMore = (name: string): string => `One ${name} more`;
// battalion-card
export const battalionWorth = (name: Child, atHalf: boolean, vp: number, half: number, destroyed: number): Line => [
  name,
  atHalf
    ? `, at Half: ${vp} VP, Half/Destroyed at ${half}/${count(destroyed, 'point')}.`
    : `: ${vp} VP, Half/Destroyed at ${half}/${count(destroyed, 'point')}.`,
];

// end
export const campaignEnd = (campaign: string, objective: string, vp: Child, evaluation: Child, so: number): Line => [
  `${campaign}, ${objective}: `,
  vp,
  ', ',
  evaluation,
  `, ${so} SO left.`,
];

// force-card
export const fellInWeek = (week: number, battalion: string): string => `Week ${week}, against ${battalion}.`;
export const fellInWeekBy = (week: number, battalion: string, by: string): string =>
  `Week ${week}, against ${battalion}, by ${by}.`;
export const fellInWeekDamage = (week: number, battalion: string, by: string, damage: string): string =>
  `Week ${week}, against ${battalion}, by ${by} (${damage}).`;

// headquarters
export const forceAndService = (title: Child, force: string, year: number): Line => [
  title,
  `${force}. Only Units in service in ${year} are for sale.`,
];

// opened-card
export const inServiceFromTo = (name: Child, from: number, to: number): Line => [name, `, in service ${from} to ${to}`];
export const battalionFields = (counters: number, points: number, turns: number): string =>
  `It has ${count(counters, 'counter')} of about ${count(points, 'point')}; the Battle lasts ${count(turns, 'turn')}.`;
export const battalionFieldsAndCosts = (counters: number, points: number, turns: number, so: number): string =>
  `It has ${count(counters, 'counter')} of about ${count(points, 'point')}; the Battle lasts ${count(turns, 'turn')} and costs ${so} SO.`;

// plan-slots
export const pressBattalion = (open: Child): Line => [open, ' Press a Battalion on the map or in the list.'];

// record
export const recordSupport = (
  vp: Child,
  grades: string,
  evaluation: Child,
  trucks: number,
  scouts: number,
  medics: number,
  mechanics: number,
): Line => [
  vp,
  ` (${grades}). `,
  evaluation,
  `. Trucks ${trucks}, Scouts ${scouts}, Medics ${medics}, Mechanics ${mechanics}.`,
];

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
export const vpUnit = (more: Child): Line => ['VP', more];
export const soPointsUnit = (more: Child): Line => ['SO points', more];

// wish-planner
export const leftAndForce = (so: Child, force: string): Line => [so, ` left. Your force: ${force}.`];
// plan-slots
export const pointsHalfAtDestroyedAt = (
  name: Child,
  counters: number,
  points: number,
  half: number,
  destroyed: number,
): Line => [name, ` · ${count(counters, 'counter')}, ${points} points · Half at ${half}, Destroyed at ${destroyed}`];
// week-strip
export const trucksCounted = (trucks: number): string => count(trucks, 'Truck');
export const scoutsCounted = (scouts: number): string => count(scouts, 'Scout');
// after
export const better = 'better';
export const worse = 'worse';

// end
export const vpEvaluationAndGrades = (vp: number, evaluation: string, grades: string): string =>
  `${vp} VP: ${evaluation}. ${grades}`;
export const isWounded = 'wounded';

// week-strip
export const vpAndGrades = (vp: number, grades: string): string => `${vp} VP. ${grades}`;
export const vpHopeAndGrades = (vp: number, hope: number, grades: string): string =>
  `${vp} VP, the plan may add ${hope}. ${grades}`;
