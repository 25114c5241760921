// What a choice is about: its verb, its label and rule, and the unit and place it names, by the ids of the board.
import type { Data, Description, State } from '@bocage/engine';
import * as verb from '../state/choice.ts';
import { pieceOf, placeOf, verbOf } from '../state/choice.ts';
import type { GameData } from '../state/tables.ts';
import { pieceId, placeWord } from './names.ts';

/** A verb: its word for programs; the label for people with {u} for the unit, {p} for the place; rule; mark. */
type Form = readonly [word: string, label: string, rule: string, mark: NonNullable<Description['mark']>];

const FORMS: Readonly<Record<number, Form>> = {
  [verb.DECLINE]: ['decline', 'Decline to fire', 'RL 7.2', 'end'],
  [verb.FIRE]: ['fire', 'Fire from {p}', 'RL 7.2', 'select'],
  [verb.SHOOT]: ['shoot', 'Fire with {u} at {p}', 'RL 7.4', 'attack'],
  [verb.END]: ['end', 'End the segment', 'RL A-02', 'end'],
  [verb.SPOT]: ['spot', 'Spot with {u}', 'RL 7.31', 'select'],
  [verb.AIM]: ['aim', 'Fire with {u} at {p}', 'RL 9.4', 'attack'],
  [verb.GUN]: ['gun', 'Add {u}', 'RL 9.3', 'select'],
  [verb.WITH]: ['with', 'Roll with the bonus of {u}', 'RL 9.5', 'attack'],
  [verb.ROLL]: ['roll', 'Roll', 'RL 9.5', 'attack'],
  [verb.ACT]: ['act', 'Activate {p}', 'RL 10.2', 'select'],
  [verb.PASS]: ['pass', 'Pass the Action Phase', 'RL 10.1', 'end'],
  [verb.UNIT]: ['unit', 'Add {u}', 'RL 10.2', 'select'],
  [verb.TO]: ['to', 'Move to {p}', 'RL 10.3', 'move'],
  [verb.ASSAULT]: ['assault', 'Assault in this area', 'RL 10.4', 'attack'],
  [verb.LEAVE]: ['leave', 'Leave {u} behind', 'RL 10.2', 'select'],
  [verb.STOP]: ['stop', 'Stop here', 'RL 10.31', 'end'],
  [verb.ON]: ['on', 'Move on from {p}', 'RL 11.4', 'select'],
  [verb.PAY]: ['pay', 'Pay for {u}', 'RL 8.2', 'select'],
  [verb.PAY_ALL]: ['pay-all', 'Pay for all', 'RL 8.2', 'select'],
  [verb.RUN]: ['run', 'Take the attack', 'RL 8.2', 'attack'],
  [verb.POINT]: ['point', 'Point unit: {u}', 'RL 11.1', 'select'],
  [verb.HOLD]: ['hold', 'Keep out the weapon of {u}', 'RL A-20', 'select'],
  [verb.LEAD]: ['lead', 'Assault with the bonus of {u}', 'RL 11.1', 'attack'],
  [verb.GO]: ['go', 'Assault', 'RL 11.1', 'attack'],
  [verb.DEFEND]: ['defend', 'Defend with {u}', 'RL 11.1', 'select'],
  [verb.BACK]: ['back', 'Add the bonus of {u}', 'RL 11.1', 'select'],
  [verb.FLIP]: ['flip', 'Flip {u}', 'RL 7.63', 'select'],
  [verb.LOSE]: ['lose', 'Eliminate {u}', 'RL 7.63', 'select'],
  [verb.RETREAT]: ['retreat', 'Retreat {u} to {p}', 'RL 11.31', 'move'],
  [verb.RALLY]: ['rally', 'Rally {u}', 'RL 12.1', 'select'],
  [verb.TIRE]: ['tire', 'Choose {u}', 'RL 12.1', 'select'],
  [verb.CARRY]: ['carry', '', 'RL 2.64', 'select'],
  [verb.DONE]: ['done', 'Leave the weapons as they are', 'RL 2.64', 'end'],
  [verb.GO_FIRST]: ['first', 'Go first', 'RL 5.1', 'select'],
  [verb.GO_SECOND]: ['second', 'Go second', 'RL 5.1', 'select'],
  [verb.PUT]: ['put', 'Place {u} in {p}', 'RL 3.1', 'select'],
};

const NO_FORM: Form = ['', '', 'RL 4.1', 'select'];

export function formOf(choice: number): Form {
  return FORMS[verbOf(choice)] ?? NO_FORM;
}

/** Whether a choice names a place; CARRY keeps a second unit there. */
export function hasPlace(choice: number): boolean {
  return formOf(choice)[1].includes('{p}');
}

export function hasUnit(choice: number): boolean {
  return verbOf(choice) === verb.CARRY || formOf(choice)[1].includes('{u}');
}

/** `{ verb: 'retreat', piece: 'GE-squad-4', place: '12' }`: what stands beside the words of a refusal. */
export function about(t: GameData, _s: State, choice: number): Data {
  return {
    verb: formOf(choice)[0],
    ...(hasUnit(choice) && { piece: pieceId(t, pieceOf(choice)) }),
    ...(hasPlace(choice) && { place: placeWord(t, placeOf(choice)) }),
    ...(verbOf(choice) === verb.CARRY && { by: pieceId(t, placeOf(choice)) }),
  };
}
