// Questions, buttons and warnings of a Battle: whole sentences made of names and figures, nothing else.
import { count, orList, type Prompt } from '@bocage/engine';

export type Asked = Pick<Prompt, 'ask' | 'wait' | 'why'>;

// Before the Battle

export function askToBegin(): Asked {
  return { ask: 'Begin the Battle?', wait: 'The Battle is about to begin.' };
}

export function askToPayEvent(so: number): Asked {
  return {
    ask: `Do you pay ${count(so, 'SO point')}?`,
    wait: 'An Event costs a turn or SO points.',
    why: 'If you do not pay, the Battle is one turn shorter.',
  };
}

export function askForTacticCounter(): Asked {
  return { ask: 'Which Unit gets the extra Tactic counter?', wait: 'An Event gives a Tactic counter.' };
}

export function askWhereToPlace(unit: string, late: boolean): Asked {
  return {
    ask: `Where do you place ${unit}?`,
    wait: 'The task force is placed.',
    why: late ? 'It is late and arrives now, in the bottom row.' : 'Units start in the bottom row.',
  };
}

export function askForMoveOrder(unit: string, orders: number): Asked {
  return {
    ask: `Where does ${unit} move before the Battle?`,
    wait: 'Units move before the Battle.',
    why: `It has ${count(orders, 'Move Order')} left.`,
  };
}

export function askWhereEnemyIsPlaced(enemy: string, rolled: string, hexes: readonly string[]): Asked {
  return {
    ask: `The enemy ${enemy} can be placed in ${orList(hexes)}, equally near. Which?`,
    wait: 'The Enemy Units are placed.',
    why: `Its roll led to ${rolled}, which it may not enter.`,
  };
}

export function askForReroll(left: number): Asked {
  return {
    ask: 'Which placement roll do you roll again?',
    wait: 'Placement rolls may be rolled again.',
    why: `You may roll ${count(left, 'more roll')} again, each Enemy Unit once.`,
  };
}

export function askForAirStrike(): Asked {
  return {
    ask: 'Do you use an air strike?',
    wait: 'Air strikes can be used.',
    why: 'It Destroys one random Enemy Unit. You can keep it for another Battle of this Week.',
  };
}

export function askForBarrage(least: number): Asked {
  return {
    ask: 'Which hex does the artillery shell?',
    wait: 'The artillery shells a hex.',
    why: `Each Enemy Unit there that is attacked with HE is Destroyed on a roll of ${least} or more.`,
  };
}

// Your Units

/** What a Unit may do once it has moved or stayed. */
export type Afterwards = 'attacks' | 'suppressed' | 'moveOrAttack' | 'cautious';

const AFTERWARDS: Readonly<Record<Afterwards, string>> = {
  attacks: 'It moves first, then it attacks.',
  suppressed: 'It is Suppressed, has no Commander and cannot attack.',
  moveOrAttack: 'It can move or attack, not both.',
  cautious: 'Its Commander is Cautious: if it moves, it cannot attack.',
};

export function askWhereToMove(unit: string, speed: number, immobile: boolean, then: Afterwards): Asked {
  return {
    ask: `Where does ${unit} move?`,
    wait: 'A Unit moves.',
    why: immobile
      ? 'It is Immobile: moving costs its Commander 1 Stress, staying removes the counter.'
      : `Speed ${speed}. ${AFTERWARDS[then]}`,
  };
}

export function askForCargo(transport: string): Asked {
  return {
    ask: `Which Unit does ${transport} carry?`,
    wait: 'A Transport loads.',
    why: 'At most one Infantry and one Artillery Unit. They cannot move or attack in this step.',
  };
}

export function askForTarget(unit: string, suppressed: boolean): Asked {
  return {
    ask: `Which Enemy Unit does ${unit} attack?`,
    wait: 'A Unit attacks.',
    ...(suppressed && {
      why: 'It is Suppressed: attacking costs its Commander 1 Stress, holding fire removes the counter.',
    }),
  };
}

// The enemy, for whom you decide

export function askForEnemyMove(enemy: string, hex: string, hexes: readonly string[]): Asked {
  return {
    ask: `The enemy ${enemy} in ${hex} can move to ${orList(hexes)}, equally good for it. Which?`,
    wait: 'An Enemy Unit moves.',
    why: 'These hexes all carry out its order and have the same Cover.',
  };
}

export function askForEnemyTarget(enemy: string, hex: string, units: readonly string[]): Asked {
  return {
    ask: `The enemy ${enemy} in ${hex} can attack ${orList(units)}, equally good targets. Which?`,
    wait: 'An Enemy Unit attacks.',
    why: 'They are equally easy to hit and have the same Defense.',
  };
}

// The end

export function askToEnd(points: number): Asked {
  return {
    ask: 'End the Battle now?',
    wait: 'The Battalion is Destroyed.',
    why: `The Battalion is Destroyed: ${count(points, 'point')} left.`,
  };
}

export function askForTenacity(points: number): Asked {
  return {
    ask: 'Do you fight one more turn?',
    wait: 'The last turn is over.',
    why: `The enemy has ${count(points, 'point')} left. Each Commander in the Battle takes 1 more Stress after it.`,
  };
}

// Buttons

export const rerollLabel = (enemy: string, hex: string): string => `Roll again for the enemy ${enemy} in ${hex}`;
export const moveLabel = (hex: string, terrain: string): string => `Move to ${hex} (${terrain})`;
export const overdriveLabel = (hex: string, terrain: string): string => `Overdrive to ${hex} (${terrain})`;
export const placeLabel = (hex: string, terrain: string): string => `Place in ${hex} (${terrain})`;
export const payLabel = (so: number): string => `Pay ${count(so, 'SO point')}`;
export const shellLabel = (hex: string): string => `Shell ${hex}`;
export const tacticLabel = (unit: string): string => `Give the Tactic counter to ${unit}`;
export const carryLabel = (unit: string): string => `Carry ${unit}`;
export const targetLabel = (unit: string): string => `Attack ${unit}`;

// Warnings

export function warnOfStress(commander: string, price: number, now: number): string {
  return `${commander} takes ${price} Stress for this attack; he has ${now} now.`;
}

export function warnOfCargo(unit: string): string {
  return `${unit} cannot move or attack in this step once it is carried.`;
}

// Odds

export const attackTitle = (unit: string, enemy: string, hex: string): string =>
  `${unit} attacks the enemy ${enemy} in ${hex}`;
export const enemyAttackTitle = (enemy: string, hex: string, unit: string): string =>
  `The enemy ${enemy} in ${hex} attacks ${unit}`;
export const cardValue = (value: string, printed: number): string => `Card: ${value} ${printed}+`;
export const defenseLabel = (modifier: string): string => `Defense: ${modifier}`;

export function diceText(dice: number, needs: number, defense: number, flank: number): string {
  const flanked = flank === 0 ? '' : `, or ${defense - 1} after a Flank roll of ${flank}+`;
  return `${dice} dice, each hits on ${needs}+. Defense ${defense}${flanked}.`;
}
