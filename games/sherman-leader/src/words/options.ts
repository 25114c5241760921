// The options of the game as the new-game form and the terminal show them: each with its values, and what each value means.
import { count } from '@bocage/engine';

export const off = 'Off';
export const offText = 'Not used.';

export const campaign = 'Campaign';
export const objective = 'Objective';

export const play = 'What is played';
export const playCampaign = 'Campaign';
export const playCampaignText = 'All Weeks of the Objective.';
export const playBattle = 'Single Battle';
export const playBattleText =
  'One Battle against a Battalion of your choice, with half of the SO points that the two cards give.';

export const tenacity = 'Tenacity';
export const tenacityOn = 'On (1 SO)';
export const tenacityOnText = 'You may make a Battle one turn longer, for 1 Stress on each Commander in it.';

export const heroics = 'Battlefield Heroics';
export const heroicsOn = 'On (1 SO)';
export const heroicsOnText = 'A Commander who has lost his Unit may take over another one in his hex.';

export const flank = 'Flank Attacks';
export const flankOn = 'On';
export const flankOnText = 'A hit at Range 0 or 1 may strike the flank: Defense 1 lower. This holds for both sides.';

export const rangeZero = 'Range 0';
export const rangeZeroPlusTwo = '+2';
export const rangeZeroPlusTwoText = 'Both sides add 2 to Attack rolls in one hex, as the sample game does.';
export const rangeZeroNone = 'No modifier';
export const rangeZeroNoneText = 'Range 0 changes nothing, as the list of modifiers says.';

export const numbers = 'Unit numbers';
export const numbersLowest = 'Lowest';
export const numbersLowestText = 'Of Units that are alike you get the one with the lowest number.';
export const numbersAny = 'Any';
export const numbersAnyText = 'You may pick each Unit card by its number.';

export const order = 'Order of enemies';
export const orderPlayer = 'You choose';
export const orderPlayerText = 'You choose which Enemy Unit acts next.';
export const orderChart = 'By the chart';
export const orderChartText =
  'Tanks act first, then the other kinds in the order of the chart’s columns; within a kind in the order of placement.';

export const ties = 'Enemy ties';
export const tiesPlayer = 'You choose';
export const tiesPlayerText = 'You break ties of enemy moves and targets, as the rules say.';
export const tiesAutomatic = 'Automatic';
export const tiesAutomaticText =
  'The enemy moves to the hex with the lowest row, then column. It attacks the target that is first in the list of your Units.';

export const force = 'Your force';
export const forceOwn = 'Your own';
export const forceOwnText = 'You buy Units and choose Commanders.';
export const forceReady = 'Ready-made';
export const forceReadyText =
  'You get a balanced force for the Campaign and its SO points. Play begins with the first Week.';

// What the cards of the data say.
export const commanders = (n: number, level: string): string => `${n} ${level}`;
export const campaignLabel = (name: string, year: number): string => `${name} ${year}`;
export const campaignText = (
  difficulty: string,
  enemy: string,
  terrain: string,
  so: number,
  people: readonly string[],
  most: number,
  notes: readonly string[],
): string =>
  `${difficulty}, against ${enemy}, ${terrain} terrain. ${so} SO points. Commanders: ${people.join(', ')}. The enemy is careful on an Aggressiveness roll of ${most} or less. ${notes.join(' ')}`;
export const objectiveText = (
  weeks: number,
  minutes: number,
  so: number,
  weeklySo: number,
  vp: number,
  great: number,
  good: number,
  adequate: number,
  notes: readonly string[],
): string =>
  `${count(weeks, 'Week')}, about ${minutes} minutes. ${so} SO points at once and ${weeklySo} at the end of each Week, against ${vp} VP of Battalions. Great from ${great} VP, Good ${good}, Adequate ${adequate}. ${notes.join(' ')}`;
