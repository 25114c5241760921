// Questions, buttons and warnings of the campaign: whole sentences made of names and figures, nothing else.
import { andList, count, type Prompt } from '@bocage/engine';
import { damageName } from '../names.ts';

type Asked = Pick<Prompt, 'ask' | 'why'>;

const points = (so: number): string => count(so, 'SO point');

// Set-up

export function askToDraw(vp: number): Asked {
  return {
    ask: 'Draw the Battalion cards?',
    why: `Two Assault cards, a Supply and a Command card are drawn in turn until ${vp} VP of Battalions are in play.`,
  };
}

export function askForOneBattalion(): Asked {
  return {
    ask: 'Which Battalion do you fight?',
    why: 'A single Battle is fought against one Battalion of your choice.',
  };
}

export function askForFirstUnit(so: number): Asked {
  return {
    ask: `Which Unit do you buy with your ${points(so)}?`,
    why: 'A balanced force has 2 or 3 Armor, 1 or 2 Light Armor, 2 or 3 Infantry Units and perhaps Artillery. Keep some points for Trucks, Scouts and later Weeks.',
  };
}

export function askWhoJoins(level: string, needed: readonly (readonly [type: string, n: number])[]): Asked {
  return {
    ask: `Who joins as ${level}?`,
    why: `You still need ${andList(needed.map(([type, n]) => count(n, `${type} Commander`)))}. The lowest level is filled first.`,
  };
}

export function askWhomToPromote(so: number): Asked {
  return {
    ask: `Whom do you promote with your ${points(so)}?`,
    why: 'Each level costs 3 SO points now. Later levels are earned in Battle.',
  };
}

export function askForTrucks(so: number, cost: number, have: number): Asked {
  return {
    ask: `How many Trucks do you buy with your ${points(so)}?`,
    why: `A Truck costs ${points(cost)} and makes one attack a Week into an Enemy band cheaper. You have ${count(have, 'Truck')}.`,
  };
}

export function askForScouts(so: number, cost: number, have: number): Asked {
  return {
    ask: `How many Scouts do you buy with your ${points(so)}?`,
    why: `A Scout costs ${points(cost)} and makes one Battle a Week one turn longer. You have ${count(have, 'Scout')}.`,
  };
}

// The Week

export function askForPromotedRecruit(): Asked {
  return { ask: 'Which Recruit do you promote to Green?', why: 'The Special Condition promotes him at no cost.' };
}

export function askWhomToAttack(first: boolean, so: number): Asked {
  return {
    ask: first ? 'Which Battalion do you attack this Week?' : 'Which other Battalion do you attack?',
    why: `Up to three Battalions a Week. You pay for an attack at once and have ${points(so)}.`,
  };
}

export function askForTrucksOfAttack(cost: number, saves: number, free: number): Asked {
  return {
    ask: 'How many Trucks support this attack?',
    why: `It costs ${points(cost)}. A Truck saves ${saves}. You have ${count(free, 'Truck')} left this Week.`,
  };
}

export function askForScoutsOfAttack(free: number): Asked {
  return {
    ask: 'How many Scouts join this attack?',
    why: `A Scout makes the Battle one turn longer. You have ${count(free, 'Scout')} left this Week.`,
  };
}

export function askForUnit(battalion: string): Asked {
  return {
    ask: `Which Unit attacks ${battalion}?`,
    why: 'Commanders who do not fight this Week are On Leave and lose Stress.',
  };
}

export function askWhoLeads(unit: string, type: string): Asked {
  return { ask: `Who leads ${unit}?`, why: `It needs a Commander of type ${type}.` };
}

export function askForBattle(): Asked {
  return { ask: 'Which Battle do you fight next?', why: 'Planned Battles are fought one after another.' };
}

// After a Battle

export function askToPay(so: number): Asked {
  return {
    ask: `Do you pay ${points(so)}?`,
    why: 'If you do not pay, each Commander of this Battle takes 1 Stress.',
  };
}

export function askForDeck(card: string, text: string): Asked {
  return { ask: `Do you put ${card} back on top or under the deck?`, why: text };
}

/** By what an Event or a note asks for: PICK_* of the steps. */
const PICKS: readonly string[] = [
  'Which Commander gains the XP?',
  'Several Commanders Destroyed the most Units. Which of them gains the XP?',
  'Which Commander loses the Stress?',
  'Several Commanders have the most Stress. Which of them do you choose?',
  'Which Commander recovers from his wound?',
  'Which Damage counter is repaired?',
  'Which Casualty counter is removed?',
];

export function askToPick(purpose: number): Asked {
  return { ask: PICKS[purpose] };
}

// The end of the Week

export function askForMedic(medics: number): Asked {
  return {
    ask: 'What does the next Medic do?',
    why: `${medics === 1 ? '1 Medic is left.' : `${medics} Medics are left.`} A Medic heals a wound, removes a Casualty or removes 2 Stress.`,
  };
}

export function askForMechanics(counters: number): Asked {
  return {
    ask: 'What do the Mechanics repair?',
    why: `They can remove ${count(counters, 'more Vehicle Damage counter')} at no cost.`,
  };
}

export function askForRepair(so: number): Asked {
  return {
    ask: `Which Damage do you repair with your ${points(so)}?`,
    why: 'A counter costs 1 SO point, an Engine 2. Units with Engine or Suspension Damage cannot enter a Battle.',
  };
}

export function askForHealing(so: number): Asked {
  return {
    ask: `Whose wound do you heal with your ${points(so)}?`,
    why: 'A wounded Commander cannot enter a Battle.',
  };
}

export function askForUpgrade(): Asked {
  return {
    ask: 'Do you turn in a Unit for a more expensive one?',
    why: 'The cost of undamaged Units counts toward a new one that costs more than all of them together.',
  };
}

export function askForNewUnit(value: number, so: number): Asked {
  return {
    ask: `Which Unit do you take for the ${points(value)} turned in and up to ${so} more?`,
    why: 'It must cost more than everything turned in.',
  };
}

export function askForDiscard(type: string): Asked {
  return {
    ask: `Which ${type} Commander do you discard?`,
    why: 'There may not be more Commanders than Units of a type.',
  };
}

export function askWhomToReplace(): Asked {
  return {
    ask: 'Which Commander do you replace with a Recruit?',
    why: 'Unfit and wounded Commanders may be replaced. Their names do not return.',
  };
}

export function askForRecruitName(type: string): Asked {
  return {
    ask: `Which ${type} Recruit joins?`,
    why: 'Each Unit has a Commander of its type. A name joins a Campaign once.',
  };
}

export function askForLevel(commander: string, price: number, so: number): Asked {
  return {
    ask: `At which level does ${commander} join?`,
    why: `Each level above Recruit costs ${points(price)}. You have ${points(so)}.`,
  };
}

export function askForLostUnit(type: string, tooMany: number, so: number): Asked {
  return {
    ask: `You have ${count(tooMany, `${type} Commander`)} too many. Buy a Unit, or discard one Commander?`,
    why: `There may not be more Commanders than Units of a type. You have ${points(so)}.`,
  };
}

export function askForPurchase(so: number): Asked {
  return {
    ask: `Which Unit do you buy with your ${points(so)}?`,
    why: 'A Recruit of its type joins with it. Numbers of Destroyed Units cannot be bought again.',
  };
}

export function askForRest(cost: number, so: number): Asked {
  return {
    ask: `Do you spend ${cost} of your ${points(so)} on Priority R&R?`,
    why: 'Every Commander of the force loses 2 Stress.',
  };
}

// Buttons

export const payLabel = (so: number): string => `Pay ${points(so)}`;
export const buyLabel = (unit: string): string => `Buy ${unit}`;
export const turnInLabel = (unit: string): string => `Turn in ${unit}`;
export const turnInTooLabel = (unit: string): string => `Turn in ${unit} too`;
export const takeLabel = (unit: string): string => `Take ${unit}`;
export const sendLabel = (unit: string): string => `Send ${unit}`;
export const chooseLabel = (commander: string): string => `Choose ${commander}`;
export const replaceLabel = (commander: string): string => `Replace ${commander}`;
export const discardLabel = (commander: string): string => `Discard ${commander}`;
export const healLabel = (commander: string): string => `Heal the wound of ${commander}`;
export const calmLabel = (commander: string): string => `Remove 2 Stress from ${commander}`;
export const casualtyLabel = (unit: string): string => `Remove the Casualty of ${unit}`;
export const repairLabel = (unit: string, damage: string): string => `Repair the ${damageName(damage)} of ${unit}`;
export const joinLabel = (commander: string, type: string, level: string): string =>
  `Take ${commander} (${type}) as ${level}`;
export const levelLabel = (level: string): string => `Take him as ${level}`;
export const promoteLabel = (commander: string, level: string): string => `Promote ${commander} to ${level}`;
export const fightLabel = (battalion: string): string => `Fight ${battalion} now`;
export const targetLabel = (battalion: string): string => `Fight ${battalion}`;
export const supportLabel = (n: number, trucks: boolean): string =>
  n === 0 ? `Buy no ${trucks ? 'Truck' : 'Scout'}` : `Buy ${count(n, trucks ? 'Truck' : 'Scout')}`;
export const trucksLabel = (n: number): string => (n === 0 ? 'Use no Truck' : `Use ${count(n, 'Truck')}`);
export const scoutsLabel = (n: number): string => (n === 0 ? 'Use no Scout' : `Use ${count(n, 'Scout')}`);

export function attackLabel(battalion: string, half: boolean, band: string, vp: number): string {
  return `Attack ${battalion}${half ? ' (at Half)' : ''} in ${band}, ${vp} VP`;
}

/** What a Unit that is turned in is worth. */
export const worth = (so: number): string => `${so} SO toward the new Unit`;

// Warnings

export function warnOfWeek(left: number, gain: number, loss: number): string {
  return `You would have ${points(left)} left and gain ${gain}. Where the Battalions are now they cost ${loss} at the end of next Week. If you Destroy none of them, the Campaign is lost.`;
}
