// The Action Phase in words: the name of each choice in the score, its label with what it costs, the question, the warnings.
import {
  type Amount,
  andList,
  capital,
  count,
  type Description,
  type Prompt,
  type Reason,
  type State,
} from '@bocage/engine';
import {
  ACT_AIR,
  ACT_AUTHOR,
  ACT_END,
  ACT_HAUL,
  ACT_MIDDLETON,
  ACT_MOVE,
  ACT_STOW,
  ACT_SUPPLIES,
  ACT_TRUCKS,
} from '../state/choices.ts';
import {
  AIR_RECON,
  CORE,
  DIV,
  DIV_AT,
  DIVISIONS,
  FOOD,
  FUEL,
  KINDS,
  LYING,
  RESERVE,
  STARVING,
  TRUCK_STOCK,
} from '../state/layout.ts';
import { airIsBonus } from '../state/options.ts';
import { cardOf, levelIndex } from '../state/queries.ts';
import type { GameData } from '../state/tables.ts';
import { amount, divisionName, divisionWord } from './names.ts';

const CORE_ACTION = amount(1, 'core');
const BONUS_ACTION = amount(1, 'bonus');

export function nameAction(t: GameData, _s: State, choice: number): string {
  const arg = choice & 255;
  switch (choice >> 8) {
    case ACT_SUPPLIES:
      return `supplies ${t.spaceIds[arg]}`;
    case ACT_TRUCKS:
      return `trucks ${arg}`;
    case ACT_HAUL:
      return 'haul';
    case ACT_MOVE:
      return `move ${t.unitIds[arg]}`;
    case ACT_AIR:
      return arg === AIR_RECON ? 'air recon' : 'air wehrmacht';
    case ACT_MIDDLETON:
      return 'middleton';
    case ACT_AUTHOR:
      return `author ${t.spaceIds[arg]}`;
    case ACT_STOW:
      return `stow ${t.spaceIds[arg]}`;
    default:
      return 'end';
  }
}

export function describeAction(t: GameData, s: State, choice: number): Description {
  const arg = choice & 255;
  const [core, bonus] = ['Core action', 'Bonus action'];
  switch (choice >> 8) {
    case ACT_SUPPLIES:
      return {
        label: `Take Supplies to ${t.spaceNames[arg]}`,
        rule: 'RTTR 3.1',
        verb: 'supplies',
        places: [t.spaceIds[arg]],
        cost: core,
        costs: [CORE_ACTION],
        mark: 'select',
      };
    case ACT_TRUCKS:
      return {
        label: arg === 0 ? 'Take no Truck: Logistics Step' : `Take ${count(arg, 'Truck')}`,
        rule: arg === 0 ? 'TAMC B28' : 'RTTR 4.1',
        verb: 'trucks',
        cost: `${core}, ${s[TRUCK_STOCK]} in the Stock`,
        costs: [CORE_ACTION],
        data: { n: arg, stock: s[TRUCK_STOCK] },
        mark: 'select',
      };
    case ACT_HAUL: {
      const most = Math.min(s[RESERVE], t.place[levelIndex(s)]);
      return {
        label: 'Truck supplies',
        rule: 'RTTR 5.1',
        verb: 'haul',
        cost: `${core}, up to ${count(most, 'Truck')}`,
        costs: [CORE_ACTION],
        data: { most },
        mark: 'select',
      };
    }
    case ACT_MOVE: {
      const card = cardOf(s, arg);
      return {
        label: `Move the ${t.unitNames[arg]}`,
        rule: 'TAMC 9.b',
        verb: 'move',
        places: card < 0 ? [] : [t.spaceIds[s[DIV_AT + card]]],
        pieces: [t.unitIds[arg]],
        cost: `${core}, 1 Fuel`,
        costs: [CORE_ACTION, amount(1, 'fuel')],
        mark: 'move',
      };
    }
    case ACT_AIR:
      return {
        label: `Look at the ${arg === AIR_RECON ? 'Aerial Recon' : 'Wehrmacht'} deck with Air Support`,
        rule: 'RTTR 10.1',
        verb: 'air',
        cost: airIsBonus(s) ? bonus : core,
        costs: [airIsBonus(s) ? BONUS_ACTION : CORE_ACTION],
        data: { deck: arg === AIR_RECON ? 'recon' : 'wehrmacht' },
        mark: 'select',
      };
    case ACT_MIDDLETON:
      return {
        label: 'Call on General Middleton',
        rule: 'TAMC 13.M1',
        verb: 'middleton',
        cost: bonus,
        costs: [BONUS_ACTION],
        mark: 'select',
      };
    case ACT_AUTHOR:
      return {
        label: `Play Author 1: open ${t.spaceNames[arg]}`,
        rule: 'TAMC 14.A01',
        verb: 'author',
        places: [t.spaceIds[arg]],
        cost: bonus,
        costs: [BONUS_ACTION],
        mark: 'select',
      };
    case ACT_STOW:
      return describeStow(t, arg, { cost: 'free', costs: [] });
    default:
      return {
        label:
          s[CORE] > 0 ? `End the Action Phase with ${count(s[CORE], 'Core action')} unused` : 'End the Action Phase',
        rule: 'TAMC 6.b',
        verb: 'end',
        data: { core: s[CORE] },
        mark: 'end',
      };
  }
}

/** RTTR 2.7: loading and unloading is offered between actions, while trucks run and within a Move. */
export function describeStow(
  t: GameData,
  space: number,
  more?: { readonly cost: string; readonly costs: readonly Amount[] },
): Description {
  return {
    label: `Load and unload in ${t.spaceNames[space]}`,
    rule: 'RTTR 2.7',
    verb: 'stow',
    places: [t.spaceIds[space]],
    ...more,
    mark: 'select',
  };
}

export function promptAction(_t: GameData, s: State): Prompt {
  return {
    ask:
      s[CORE] > 0
        ? `You have ${count(s[CORE], 'Core action')} left. What do you do?`
        : 'Do you take a Bonus action before the phase ends?',
    wait: 'General Middleton acts.',
    data: { core: s[CORE] },
  };
}

/** What a choice would lose: the Logistics Step that it causes and who would starve in it, Core actions given up. */
export function actionWarnings(t: GameData, s: State, choice: number): readonly Reason[] {
  const warnings: Reason[] = [];
  const arg = choice & 255;
  if (choice >> 8 === ACT_END && s[CORE] > 0) {
    const text = `You would give up ${count(s[CORE], 'Core action')} of this round.`;
    warnings.push({ rule: 'RTTR 1.3', code: 'coreUnused', text, data: { core: s[CORE] } });
  }
  if (choice >> 8 === ACT_TRUCKS && arg === s[TRUCK_STOCK]) {
    const text = 'You would empty the Truck Stock: the Logistics Step happens at once.';
    warnings.push({ rule: 'RTTR 8.1', code: 'logisticsStep', text });
    const starving = willStarve(s);
    if (starving.length > 0) {
      const names = starving.map((card) => `the ${divisionName(t, s, card)}`);
      const divisions = starving.map((card) => divisionWord(t, s, card));
      warnings.push({
        rule: 'RTTR 8.2',
        code: 'wouldStarve',
        text: `${capital(andList(names))} would starve.`,
        data: { divisions },
      });
    }
  }
  if (choice >> 8 === ACT_MOVE) {
    const card = cardOf(s, arg);
    if (card >= 0 && s[DIV + card * KINDS + FUEL] === 1) {
      const text = 'This is its last Fuel. After a fight or a halt it cannot move on.';
      warnings.push({ rule: 'TAMC 9.f', code: 'lastFuel', text, data: { division: t.unitIds[arg] } });
    }
  }
  return warnings;
}

/** Cards of the Divisions without Food, in spaces without enough of it. */
function willStarve(s: State): number[] {
  const left = new Map<number, number>();
  return Array.from({ length: DIVISIONS }, (_, card) => card).filter((card) => {
    if (s[STARVING + card] === 1 || s[DIV + card * KINDS + FOOD] > 0) return false;
    const space = s[DIV_AT + card];
    const food = left.get(space) ?? s[LYING + space * KINDS + FOOD];
    left.set(space, food - 1);
    return food <= 0;
  });
}
