// What a choice is about, as data: the verb, its unit and its place by the ids of the board.
import type { Data, State } from '@bocage/engine';
import * as verb from '../state/choice.ts';
import { pieceOf, placeOf, verbOf } from '../state/choice.ts';
import type { Tables } from '../state/tables.ts';
import { pieceId, placeWord } from './names.ts';

/** The word of each verb, for programs; the label of a choice says it to people. */
export const VERB: Readonly<Record<number, string>> = {
  [verb.DECLINE]: 'decline',
  [verb.FIRE]: 'fire',
  [verb.SHOOT]: 'shoot',
  [verb.END]: 'end',
  [verb.SPOT]: 'spot',
  [verb.AIM]: 'aim',
  [verb.GUN]: 'gun',
  [verb.WITH]: 'with',
  [verb.ROLL]: 'roll',
  [verb.ACT]: 'act',
  [verb.PASS]: 'pass',
  [verb.UNIT]: 'unit',
  [verb.TO]: 'to',
  [verb.ASSAULT]: 'assault',
  [verb.LEAVE]: 'leave',
  [verb.STOP]: 'stop',
  [verb.ON]: 'on',
  [verb.PAY]: 'pay',
  [verb.PAY_ALL]: 'pay-all',
  [verb.RUN]: 'run',
  [verb.POINT]: 'point',
  [verb.HOLD]: 'hold',
  [verb.LEAD]: 'lead',
  [verb.GO]: 'go',
  [verb.DEFEND]: 'defend',
  [verb.BACK]: 'back',
  [verb.FLIP]: 'flip',
  [verb.LOSE]: 'lose',
  [verb.RETREAT]: 'retreat',
  [verb.RALLY]: 'rally',
  [verb.TIRE]: 'tire',
  [verb.CARRY]: 'carry',
  [verb.DONE]: 'done',
  [verb.GO_FIRST]: 'first',
  [verb.GO_SECOND]: 'second',
  [verb.PUT]: 'put',
};

const PLACED: ReadonlySet<number> = new Set([
  verb.FIRE,
  verb.SHOOT,
  verb.AIM,
  verb.ACT,
  verb.TO,
  verb.ON,
  verb.RETREAT,
  verb.PUT,
]);
const WITH_UNIT: ReadonlySet<number> = new Set([
  verb.SHOOT,
  verb.SPOT,
  verb.AIM,
  verb.GUN,
  verb.WITH,
  verb.UNIT,
  verb.LEAVE,
  verb.PAY,
  verb.POINT,
  verb.HOLD,
  verb.LEAD,
  verb.DEFEND,
  verb.BACK,
  verb.FLIP,
  verb.LOSE,
  verb.RETREAT,
  verb.RALLY,
  verb.TIRE,
  verb.CARRY,
  verb.PUT,
]);

/** Whether a choice names a place; CARRY keeps a second unit there. */
export function hasPlace(choice: number): boolean {
  return PLACED.has(verbOf(choice));
}

export function hasUnit(choice: number): boolean {
  return WITH_UNIT.has(verbOf(choice));
}

/** `{ verb: 'retreat', piece: 'GE-squad-4', place: '12' }`: what stands beside the words of a refusal. */
export function about(t: Tables, _s: State, choice: number): Data {
  const v = verbOf(choice);
  return {
    verb: VERB[v],
    ...(hasUnit(choice) && { piece: pieceId(t, pieceOf(choice)) }),
    ...(hasPlace(choice) && { place: placeWord(t, placeOf(choice)) }),
    ...(v === verb.CARRY && { by: pieceId(t, placeOf(choice)) }),
  };
}
