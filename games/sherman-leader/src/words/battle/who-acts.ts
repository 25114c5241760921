// Which Unit acts, of yours or of the enemy: the questions that a step of a Battle turn begins with, their buttons and warnings.
import { andList } from '@bocage/engine';
import type { Asked } from './questions.ts';

export function askWhoActs(fast: boolean): Asked {
  return {
    ask: `Which Unit acts in the ${fast ? 'Fast' : 'Slow'} step?`,
    wait: 'The task force moves and attacks.',
    why: fast
      ? 'Units with Fast Commanders act before the enemy. Others need a Tactic counter.'
      : 'All other Units act after the enemy.',
  };
}

export function askForCommandTactic(unit: string): Asked {
  return {
    ask: `Which Unit acts now by the Command Tactic of ${unit}?`,
    wait: 'A Command Tactic is used.',
    why: 'It acts now and again in its own step.',
  };
}

export function askForEnemy(row: number): Asked {
  return {
    ask: 'Which Enemy Unit acts next?',
    wait: 'The Enemy Units act one after another.',
    why: `You choose the order. The Movement result is ${row}.`,
  };
}

export const attackLabel = (enemy: string, hex: string): string => `Attack ${enemy} in ${hex}`;
export const enemyActsLabel = (enemy: string, hex: string): string => `Let the enemy ${enemy} in ${hex} act`;
export const actLabel = (unit: string): string => `Act with ${unit}`;
export const actNowLabel = (unit: string): string => `Act now with ${unit}`;
export const commandLabel = (unit: string): string => `Use the Command Tactic of ${unit}`;
export const heroicsLabel = (commander: string, unit: string): string => `Give ${commander} the command of ${unit}`;

export function warnOfIdle(units: readonly string[]): string {
  return `${andList(units)} can still act in this step.`;
}
